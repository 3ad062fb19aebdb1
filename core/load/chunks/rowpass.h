// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/bytes/bytestream.h"
#include "core/source/bytes/plainbytes.h"
#include "core/source/rows/rowscanner.h"

#include <memory>
#include <utility>

namespace millrace {

/// The bytes of a file or a part of one, gone over from front to back a number of whole rows at a time.
class RowPass
{
public:
    /// \a line: physical line of the first byte.
    RowPass(std::unique_ptr<ByteStream> stream, const Dialect &dialect, const RowScanner::Options &options,
            qint64 line = 1)
        : m_stream(std::move(stream))
        , m_scanner(dialect, options)
        , m_lineEnd(dialect.lineEnd())
        , m_line(line)
    {}

    /// Until a limit of RowScanner::scan() is reached or the stream ends; \a each(bytes), a Result<void>, has
    /// all that is gone over, block by block. Errors: as stream and \a each; QuoteUnterminated at the end.
    template <typename Each> Result<void> upTo(qint64 rowLimit, qint64 byteLimit, Each each)
    {
        for (bool full = false; !full;) {
            MILLRACE_TRY_VOID(readOn());
            if (m_hasEnded)
                return m_scanner.finish();
            const RowScanner::Step step = m_scanner.scan(m_block, rowLimit, byteLimit);
            const auto passed = m_block.first(static_cast<std::size_t>(step.consumed));
            m_block = m_block.subspan(passed.size());
            m_line += countByte(passed, m_lineEnd);
            full = step.limitReached;
            MILLRACE_TRY_VOID(each(passed));
        }
        return {};
    }

    /// Sees to it that line() is that of the next row, after comments that are left out. Errors: as stream.
    Result<void> readOn()
    {
        if (!m_block.empty())
            return {};
        MILLRACE_TRY(m_block, m_stream->next());
        m_hasEnded = m_block.empty();
        m_line += m_stream->linesLeftOut() - m_leftOut;
        m_leftOut = m_stream->linesLeftOut();
        return {};
    }

    bool hasEnded() const { return m_hasEnded; } ///< the stream, in the last upTo()
    qint64 line() const { return m_line; }       ///< physical, of the next byte
    const RowScanner &scanner() const { return m_scanner; }
    /// Of the bytes \a each was given (ByteStream::sharedBlock).
    QByteArray sharedBlock() const { return m_stream->sharedBlock(); }

private:
    std::unique_ptr<ByteStream> m_stream;
    RowScanner m_scanner;
    char m_lineEnd;
    std::span<const char> m_block; ///< not gone over yet
    qint64 m_line;
    qint64 m_leftOut = 0; ///< of these lines
    bool m_hasEnded = false;
};

} // namespace millrace
