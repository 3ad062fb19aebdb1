// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/bytes/bytestream.h"
#include "core/source/rows/rowscanner.h"
#include "core/source/source.h"

#include <limits>

namespace millrace {

/// A whole row as it stands in the file, what LINES STARTING BY skips before it included.
struct FedRow
{
    std::span<const char> bytes; ///< with the line terminator; valid until the next row is asked for
    qint64 offset = 0;           ///< of its first byte in the file
    bool terminated = true;      ///< false: the file ends without a line terminator
};

/// The rows of one file, one by one. Rows inside a window of the file are views; only those that cross
/// a window's border are copied. Used by one thread.
class RowFeed
{
public:
    struct Options
    {
        /// Rows larger than this are an error; the memory a feed needs besides the window.
        qint64 maxRowBytes = std::numeric_limits<qint64>::max();
        /// Above 0: only rows that end before this offset.
        qint64 endOffset = 0;
        /// Above 0: a row begins there (RowScanner::Options::startOffset).
        qint64 startOffset = 0;
    };

    /// REQUIRES: dialect.validate() succeeds. Errors: as FileWindows::open.
    static Result<RowFeed> open(const SourceFile &file, const Dialect &dialect, Options options);

    /// False at the end. Errors: SourceUnreadable, SourceChanged, QuoteUnterminated, OrderMemoryTooSmall (a
    /// row above maxRowBytes).
    Result<bool> next(FedRow &row);

    qint64 rowsDone() const { return m_scanner->rowsDone(); }
    qint64 offset() const { return m_scanner->offset(); } ///< bytes read
    qint64 bodyStart() const { return m_scanner->bodyStart(); }

private:
    RowFeed() = default;
    Result<bool> last(FedRow &row);
    Error tooLong(qint64 offset) const;

    QString m_path;
    Options m_options;
    bool m_partial = false; ///< endOffset lies before the file's end
    std::unique_ptr<ByteStream> m_file;
    std::unique_ptr<RowScanner> m_scanner;
    std::span<const char> m_block; ///< not scanned yet
    QByteArray m_carry;            ///< a row's bytes from earlier windows
    qint64 m_carryOffset = 0;
    qint64 m_nextRow = -1; ///< where the next row begins; -1 before the first
    bool m_ended = false;
};

} // namespace millrace
