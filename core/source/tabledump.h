// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/server/connection.h"
#include "core/source/rowreader.h"
#include "core/source/source.h"

namespace millrace {

/// Rows of a table the way a dump of it would have them: tab-separated, \N for NULL, escapes as in
/// SELECT … INTO OUTFILE. Text in UTF-8; bytes, BIT and geometry as they are; FLOAT with all its digits.
class TableDump
{
public:
    /// REQUIRES: source.isTable(). Errors: the server's, ColumnUnknown (the table lost a column).
    static Result<TableDump> open(Connection &connection, const Source &source);

    /// \a from: everything behind the SELECT list, the table called "src". For a few rows.
    Result<QVector<Row>> rows(Connection &connection, const QString &from) const;

private:
    QStringList m_values;
};

/// The dialect these rows are in: binary where a column is, or every byte would have to be text.
Dialect dialectOf(const TableSchema &table);

} // namespace millrace
