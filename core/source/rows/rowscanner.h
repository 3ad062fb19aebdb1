// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/rows/dialect.h"
#include "core/source/rows/rowbook.h"

#include <memory>
#include <span>

namespace millrace {

/// Finds row ends exactly as the server's LOAD DATA reader does (sql_load.cc, READ_INFO::read_field): quotes,
/// escapes, doubled quotes, multi-byte terminators and characters are honoured, also across block borders.
/// Sequential: a row border is never a guess from the middle of a file. One scanner reads one file; not
/// thread-safe.
///
/// Two things differ from the server, both because they are what the user means, and neither is sent to it:
/// - A UTF-8 byte order mark at offset 0 is skipped when the dialect's charset is utf8mb3 or utf8mb4 (in any
/// other
///   charset these three bytes are data: a BINARY key may begin with them).
/// - dialect.skipLines counts rows by the dialect's rules, so a header with a quoted line break is one line;
/// LINES
///   STARTING BY is not looked for in header lines.
/// In big5, euckr, gbk, sjis and cp932 a trail byte that looks like an escape or a terminator belongs to its
/// character. MariaDB 10.11 reads it so into text columns bound directly, but byte by byte into variables and
/// BLOB columns (seen on 10.11.19): convert such files to utf8mb4 when they are to be bound to variables. A
/// row with too many fields is split by these rules to its end; the server skips what follows the last bound
/// field without looking at quotes. Such rows are issues when expectedFields is set.
class RowScanner
{
public:
    struct Options
    {
        int expectedFields = 0; ///< rows with another count become issues; 0: fields are not counted
        int maxIssuesKept = 100;
        /// Above 0: the first byte handed over stands at this offset and begins a row; nothing is skipped
        /// there.
        qint64 startOffset = 0;
        qint64 startRows = 0; ///< rows before startOffset: row numbers and rowsDone() go on from there
    };
    struct Step
    {
        qint64 consumed = 0; ///< bytes of the block that belong to rows that are complete or begun
        bool limitReached = false;
    };

    /// REQUIRES: dialect.validate() succeeds.
    RowScanner(Dialect dialect, Options options);
    ~RowScanner();
    RowScanner(const RowScanner &) = delete;
    RowScanner &operator=(const RowScanner &) = delete;

    /// Reads on in the file's bytes. Stops right after the row that makes `rowsDone() == rowLimit`, or
    /// after the first row that ends at or beyond `offset() >= byteLimit` (limits are absolute within the
    /// file). Call again with the rest of the block. A limit that is reached already takes no byte.
    Step scan(std::span<const char> block, qint64 rowLimit, qint64 byteLimit);

    /// The file ended: a last row without terminator counts as a row.
    /// Errors: QuoteUnterminated, with the line, row and byte offset where the open quote's row starts.
    Result<void> finish();

    qint64 rowsDone() const;     ///< complete rows so far, header lines not counted
    qint64 offset() const;       ///< bytes scanned so far
    qint64 rowStart() const;     ///< byte offset at which the current row began; equals offset() between rows
    qint64 bodyStart() const;    ///< byte offset of the first row, after byte order mark and header lines
    qint64 lastRowStart() const; ///< byte offset of the row that ended last; REQUIRES: rowsDone() > 0
    qint64 longestRowBytes() const;                 ///< with its terminator
    qint64 longestRowNumber() const;                ///< the first of this length; 0: no row yet
    qint64 longestRowStart() const;                 ///< its byte offset
    bool endedInsideRow() const;                    ///< after finish(): the last row lacked its terminator
    qint64 issueCount() const;                      ///< all rows with a wrong number of fields
    const QVector<FieldCountIssue> &issues() const; ///< the first maxIssuesKept of them

private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace millrace
