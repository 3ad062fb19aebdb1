// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVector>

namespace millrace {

/// A row whose number of fields is not the expected one.
struct FieldCountIssue
{
    qint64 row = 0;        ///< from 1 within the file, header lines not counted
    qint64 byteOffset = 0; ///< of the row's first byte in the file
    int fields = 0;
};

/// What a scan has found so far. The engines below RowScanner write it.
struct RowBook
{
    qint64 rows = 0;
    qint64 rowStart = 0;     ///< of the row being read; offsets are absolute in the file
    qint64 lastRowStart = 0; ///< of the row that ended last
    qint64 longestRow = 0;
    qint64 longestRowNumber = 0; ///< rows are numbered from 1
    qint64 longestRowStart = 0;
    qint64 issueCount = 0;
    QVector<FieldCountIssue> issues;
    int expectedFields = 0;
    int maxIssuesKept = 0;

    void rowEnded(qint64 end, int fields)
    {
        ++rows;
        if (end - rowStart > longestRow) [[unlikely]] {
            longestRow = end - rowStart;
            longestRowNumber = rows;
            longestRowStart = rowStart;
        }
        if (expectedFields > 0 && fields != expectedFields) [[unlikely]] {
            if (++issueCount <= maxIssuesKept)
                issues.append({.row = rows, .byteOffset = rowStart, .fields = fields});
        }
        lastRowStart = rowStart;
        rowStart = end;
    }
};

/// Absolute limits of one scan() call.
struct ScanLimits
{
    qint64 rows = 0;
    qint64 bytes = 0;

    bool reached(const RowBook &book) const { return book.rows >= rows || book.rowStart >= bytes; }
};

/// How a file ended.
enum class ScanEnd
{
    BetweenRows,
    InsideRow,
    InsideQuotes
};

/// Finds row ends for one family of dialects. Carries its state from block to block.
class ScanEngine
{
public:
    virtual ~ScanEngine() = default;
    /// Reads [data, data + size), whose first byte stands at `offset`. Returns the bytes taken: all of them,
    /// or up to and including the row that reached a limit.
    virtual std::size_t scan(const char *data, std::size_t size, qint64 offset, const ScanLimits &limits,
                             RowBook &book) = 0;
    /// The file ends at `offset`: writes a last row without terminator into the book.
    virtual ScanEnd finish(qint64 offset, RowBook &book) = 0;
};

} // namespace millrace
