// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mapping/mapping.h"
#include "core/source/rows/rowreader.h"
#include "core/source/source.h"

#include <optional>

namespace millrace {

/// A way of writing dates that neither server reads by itself, as STR_TO_DATE() takes it.
struct DateFormat
{
    QString format; ///< "%d/%m/%Y"
    QString orAlso; ///< another format that reads the same values: day and month cannot be told apart; empty:
                    ///< none
    qint64 rows = 0; ///< values that it reads
    qint64 of = 0;   ///< values that were looked at
};

/// The format that reads most of these values; nothing when none reads any. Values that the servers read as
/// they stand count as not read by it.
std::optional<DateFormat> dateFormatOf(const QVector<QByteArray> &values);

/// A DATE, DATETIME or TIMESTAMP column whose field is written in such a format.
struct DateFinding
{
    QString column;
    DateFormat format;
    QString expression; ///< what mends it, once the field is bound to @column: "STR_TO_DATE(@d, '%d/%m/%Y')"
};

/// Of the fields that are bound directly; judged by \a rows and by the values that the scan kept.
QVector<DateFinding> dateFindings(const Mapping &mapping, const Source &source, const TableSchema &table,
                                  const QVector<Row> &rows);

} // namespace millrace
