// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/literals.h"
#include "core/server/connection.h"
#include "core/server/tableschema.h"
#include "core/source/rows/rowreader.h"
#include "core/source/source.h"

namespace millrace {

/// Rows of a table, or of a query, the way a dump of it would have them: tab-separated, \N for NULL, escapes
/// as in SELECT … INTO OUTFILE. Text in UTF-8; bytes, BIT and geometry as they are; FLOAT with all its
/// digits. REQUIRES of every connection: text comes in utf8mb4.
class TableDump
{
public:
    /// REQUIRES: source.isTable(). Errors: the server's, ColumnUnknown (the table lost a column).
    static Result<TableDump> open(Connection &connection, const Source &source);

    /// "SELECT …" up to the FROM; the rows come from something called "src".
    QString select() const { return u"SELECT "_s + m_values.join(u", "_s); }
    /// False: the values are the columns as they are, all in their order.
    bool changesValues() const { return m_changesValues; }
    /// \a from: everything after the SELECT list. For a few rows.
    Result<QVector<Row>> rows(Connection &connection, const QString &from) const;
    /// The cursor's row as a line, without its end.
    static void appendLine(const RowCursor &cursor, QByteArray &line);

private:
    QStringList m_values;
    bool m_changesValues = false;
};

/// What a column's values are read as.
ResultColumn::Kind kindOf(const Column &column);

} // namespace millrace
