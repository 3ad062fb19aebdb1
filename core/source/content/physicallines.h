// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/bytes/bytestream.h"

#include <optional>
#include <string_view>

namespace millrace {

/// The lines of a stream that end in LF, one after the other. Used by one thread.
class PhysicalLines
{
public:
    /// \a stream outlives this. A line of more bytes than \a mostBytes is not held.
    PhysicalLines(ByteStream &stream, qint64 mostBytes);

    /// The next line, whole and without its end, for as long as there is one in the view at hand; the same
    /// one until pass().
    std::optional<std::string_view> peek();
    void pass();
    /// The next view. False: the stream has ended. REQUIRES: peek() gave none. Errors: those of the stream;
    /// RowTooLong, with the line.
    Result<bool> readOn();

    qint64 line() const { return m_line; }     ///< from 1, of the next one
    qint64 offset() const { return m_offset; } ///< of its first byte

private:
    ByteStream &m_stream;
    const qint64 m_mostBytes;
    std::span<const char> m_view; ///< not looked at yet
    QByteArray m_begun;           ///< a line whose first bytes came with earlier views
    std::optional<std::string_view> m_current;
    qint64 m_line = 1;
    qint64 m_offset = 0;
};

} // namespace millrace
