// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/content/content.h"
#include "core/source/rows/rowreader.h"

#include <functional>
#include <string_view>

namespace millrace {

/// The beginning of a file, from which everything is guessed.
struct FileHead
{
    static constexpr qint64 maxBytes = 64LL * 1024;

    QString path;
    QByteArray bytes;     ///< without a byte order mark
    bool isWhole = false; ///< the file ends here
    bool hasMark = false; ///< it began with a UTF-8 byte order mark
};

/// Calls \a each with the lines of JSON Lines that are whole and not blank, until it has had enough (false).
void eachWholeLine(const FileHead &head, const std::function<bool(std::string_view)> &each);

/// By a byte order mark of UTF-16 in front.
ContentWay::Encoding encodingOf(const QByteArray &head);

/// Errors: SourceMissing, SourceUnreadable. An empty file is no error here.
Result<FileHead> readHead(const Content &content);

/// The head read by one dialect.
struct HeadSample
{
    static constexpr int maxRows = 200;

    QVector<Row> header;     ///< the dialect's header lines
    QVector<Row> rows;       ///< complete rows only
    QByteArrayList comments; ///< left out below the header lines, each whole, with its line end
    int commentsAbove = 0;   ///< of these, above the first row
    int fieldCount = 0;      ///< of most rows
    int rowsWithFieldCount = 0;
    int enclosedFields = 0;
    int looseQuotes =
        0; ///< fields that are not enclosed and begin and end with a double quote, or hold "," inside
    bool quoteLeftOpen = false; ///< the last field opens with a quote that the end of the file leaves open
    int trailingCr = 0;         ///< rows whose last byte before the terminator is a CR
    int emptyLastFields = 0;

    double agreement() const { return rows.isEmpty() ? 0 : double(rowsWithFieldCount) / double(rows.size()); }
};

/// Of JSON Lines the rows as they are sent.
HeadSample sampleHead(const FileHead &head, const Dialect &dialect, int maxRows = HeadSample::maxRows);

} // namespace millrace
