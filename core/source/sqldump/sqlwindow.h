// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/bytes/bytestream.h"

#include <vector>

namespace millrace {

/// A place in the dump's text (uncompressed).
struct SqlPlace
{
    qint64 line = 1;       ///< physical line, from 1
    qint64 byteOffset = 0; ///< from 0

    friend bool operator==(const SqlPlace &, const SqlPlace &) = default;
};

/// What is not consumed yet of a stream, as one contiguous view, whatever the size of the stream's blocks. A
/// block is looked at where it lies; only what a block border cuts is copied, until it is consumed. Used by
/// one thread.
class SqlWindow
{
public:
    /// \a input has to outlive the window and stands at \a place.
    explicit SqlWindow(ByteStream &input, SqlPlace place = {})
        : m_input(&input)
        , m_offset(place.byteOffset)
        , m_line(place.line)
    {}

    const char *begin() const { return m_at; }
    const char *end() const { return m_end; }
    std::size_t size() const { return static_cast<std::size_t>(m_end - m_at); }
    qint64 offset() const { return m_offset; } ///< of begin()
    bool ended() const { return m_ended; }     ///< nothing follows end()

    /// Makes the view longer, by about its own size at least, so that a reader which starts over each time
    /// still takes linear time; false when the input has ended. Pointers into the view are invalid
    /// afterwards. Errors: those of the input.
    Result<bool> more();

    /// Drops what stands before \a at.
    void consumeTo(const char *at);

    /// Goes on with the bytes of \a input: lines count from 1 again, offsets go on. What is left of the
    /// present input waits for leave().
    void enter(ByteStream &input);
    /// Back to the input before. REQUIRES: isInside().
    void leave();
    bool isInside() const { return !m_outer.empty(); }
    bool isAtFront() const { return m_offset == m_front; } ///< of the present input

    /// The place of a byte of the view; cheap when asked for in ascending order.
    SqlPlace placeOf(const char *at);

private:
    void countTo(const char *at);

    /// Of an input that another one stands within.
    struct Outer
    {
        ByteStream *input;
        std::span<const char> block;
        std::size_t blockCopied;
        std::vector<char> carry;
        bool inCarry;
        const char *at;
        const char *end;
        const char *counted;
        qint64 front;
        qint64 line;
        bool ended;
    };

    ByteStream *m_input;
    std::span<const char> m_block; ///< the input's last block
    std::size_t m_blockCopied = 0; ///< its bytes at the end of m_carry
    std::vector<char> m_carry;     ///< what a block border cut, and the beginning of the next block
    bool m_inCarry = false;        ///< the view lies in m_carry, else in m_block
    const char *m_at = nullptr;
    const char *m_end = nullptr;
    const char *m_counted =
        nullptr; ///< m_line is the line of this byte of the same memory; may lie before m_at
    qint64 m_offset = 0;
    qint64 m_front = 0; ///< offset of the input's first byte
    qint64 m_line = 1;
    bool m_ended = false;
    std::vector<Outer> m_outer;
};

} // namespace millrace
