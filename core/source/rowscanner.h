// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/dialect.h"

#include <QVector>
#include <memory>
#include <span>

namespace millrace {

/// A row whose number of fields is not the expected one.
struct FieldCountIssue
{
    qint64 row = 0;        ///< from 1 within the file, header lines not counted
    qint64 byteOffset = 0; ///< of the row's first byte in the file
    int fields = 0;
};

/// Finds row ends exactly as the server's LOAD DATA reader does (sql_load.cc, READ_INFO): quotes, escapes, doubled
/// quotes and multi-byte terminators are honoured, also across block borders. Sequential: a row border is never a
/// guess from the middle of a file. One scanner reads one file; not thread-safe.
class RowScanner
{
public:
    struct Options
    {
        int expectedFields = 0; ///< rows with another count become issues; 0: fields are not counted
        int maxIssuesKept = 100;
    };
    struct Step
    {
        qint64 consumed = 0; ///< bytes of the block that belong to rows that are complete or begun
        bool limitReached = false;
    };

    RowScanner(Dialect dialect, Options options);
    ~RowScanner();
    RowScanner(const RowScanner &) = delete;
    RowScanner &operator=(const RowScanner &) = delete;

    /// Reads on in the file's bytes. Stops right behind the row that makes `rowsDone() == rowLimit`, or behind the
    /// first row that ends at or beyond `offset() >= byteLimit` (limits are absolute within the file).
    /// Call again with the rest of the block.
    Step scan(std::span<const char> block, qint64 rowLimit, qint64 byteLimit);

    /// The file ended: a last row without terminator counts as a row.
    /// Errors: QuoteUnterminated, with the line, row and byte offset where the open quote's row starts.
    Result<void> finish();

    qint64 rowsDone() const;       ///< complete rows so far, header lines not counted
    qint64 offset() const;         ///< bytes scanned so far
    qint64 rowStart() const;       ///< byte offset at which the current row began; equals offset() between rows
    qint64 bodyStart() const;      ///< byte offset of the first row, behind byte order mark and header lines
    qint64 longestRowBytes() const;
    bool endedInsideRow() const;   ///< after finish(): the last row lacked its terminator
    qint64 issueCount() const;     ///< all rows with a wrong number of fields
    const QVector<FieldCountIssue> &issues() const; ///< the first maxIssuesKept of them

private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace millrace
