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

/// The same for the first rows of a source table, in the order of its key. \a rows: how many at most.
Result<Preview> previewTable(Connection &connection, const Source &source, const Mapping &mapping,
                             const TableSchema &table, qint64 rows);

} // namespace millrace
