// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mapping/loadstatement.h"
#include "core/server/connection.h"
#include "core/source/rowreader.h"
#include "core/source/source.h"

namespace millrace {

struct PreviewCell
{
    QByteArray value;
    bool isNull = false;
};

struct PreviewRow
{
    Row source;
    bool stored = false;        ///< false: the server skipped it
    QVector<PreviewCell> cells; ///< one per column of the preview; empty when not stored
    QVector<ServerWarning> warnings;
};

struct Preview
{
    QStringList columns;
    QVector<PreviewRow> rows;
    qint64 milliseconds = 0;
};

/// The server's own answer: sends the rows through the very statement of the load into a temporary table like
/// the target, then reads them back. The real table is not touched. Errors: PreviewFailed, PrivilegeMissing
/// (CREATE TEMPORARY TABLES), and what the statement itself raises.
Result<Preview> previewRows(Connection &connection, const Dialect &dialect, const Mapping &mapping,
                            const TableSchema &table, const QVector<Row> &rows);

/// The first rows of a source table (or query), in the order of its key, over a connection to its server.
/// \a rows: how many at most. Errors: as TableDump.
Result<QVector<Row>> sampleOf(Connection &connection, const Source &source, qint64 rows);

/// As previewRows() for the first rows of a table of the target's own server.
Result<Preview> previewTable(Connection &connection, const Source &source, const Mapping &mapping,
                             const TableSchema &table, qint64 rows);

} // namespace millrace
