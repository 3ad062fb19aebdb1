// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/rows/rowreader.h"

namespace millrace {

/// The names that a header line gives to the fields of the rows below it.
struct HeaderNames
{
    enum class Fit
    {
        Exact,
        RestIsEmpty, ///< the last fields of all rows, or the last names, are empty
        RowNames,    ///< one name fewer: R's write.table names no column for the numbers of its rows
        Unknown      ///< which name belongs to which field cannot be told
    };
    QStringList names; ///< as many as the rows have fields, empty ones among them; none: not known
    Fit fit = Fit::Exact;
};

/// The separator that a first line "sep=;" tells spreadsheets; empty when \a bytes do not begin with one.
QByteArray separatorLine(const QByteArray &bytes);
/// Whether a line begins with '#'.
bool isCommentLine(const Row &row);
bool isBlankLine(const Row &row);

/// What \a header, the last of the lines above \a rows, calls their fields; none when it is no header but a
/// separator line, a comment or a title.
HeaderNames headerNames(const Row &header, const QVector<Row> &rows, int fieldCount);

} // namespace millrace
