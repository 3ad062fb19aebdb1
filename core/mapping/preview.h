// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mapping/loadstatement.h"
#include "core/server/connection.h"
#include "core/source/rows/rowsamples.h"
#include "core/source/source.h"

namespace millrace {

struct PreviewCell
{
    QByteArray value;
    bool isNull = false;
    bool isKnown = true; ///< false: the server was not asked what the column makes of it
};

struct PreviewRow
{
    Row source;
    int file = 0;
    Pick pick = Pick::First;
    qint64 number = 0;          ///< in source order over all files; 0: not known
    bool stored = false;        ///< false: the server skipped it
    QVector<PreviewCell> cells; ///< one per column of the preview; empty when not stored
    QVector<ServerWarning> warnings;
};

/// Where the answer comes from.
enum class PreviewWay
{
    TemporaryTable, ///< the load's statement into a temporary table of the target's server
    ScratchTable,   ///< the same into a table of a private server of the same flavour
    Expressions     ///< a SELECT of the expressions; what columns make of their values is not known
};

struct Preview
{
    PreviewWay way = PreviewWay::TemporaryTable;
    QString because; ///< why it is not the first way; empty then
    QStringList columns;
    QVector<PreviewRow> rows;
    qint64 milliseconds = 0;
};

/// A line of JSON Lines that is no object as it has to be goes as a row of a field too many (jsonrow.h): what
/// a server makes of that says nothing, and no load stores it.
void tellOfFaultyLines(const Dialect &dialect, Preview &preview);

/// Cells of such a column are shown as 0x…: BIT, BINARY, BLOB, geometries, VECTOR.
bool isShownAsBytes(const Column &column);
/// SQL: a column's value as a PreviewCell has it: as text, byte strings as 0x….
QString shownValue(const Column &column);

/// The server's own answer: sends the rows through the very statement of the load into a temporary table like
/// the target, then reads them back. The real table is not touched. Errors: PreviewFailed, PrivilegeMissing
/// (CREATE TEMPORARY TABLES), and what the statement itself raises.
Result<Preview> previewRows(Connection &connection, const Dialect &dialect, const Mapping &mapping,
                            const TableSchema &table, const QVector<Row> &rows);

/// As previewRows() for rows from anywhere in a source; each keeps its number for @row_number.
Result<Preview> previewPicked(Connection &connection, const Dialect &dialect, const Mapping &mapping,
                              const TableSchema &table, const QVector<PickedRow> &rows);

/// What can be told without a table: the expressions, evaluated by the server over the fields' values, and
/// the values of columns that are bound straight to a field as they are in the dump. Nothing is written.
/// Errors: StatementFailed, ConnectionLost.
Result<Preview> previewExpressions(Connection &connection, const Dialect &dialect, const Mapping &mapping,
                                   const TableSchema &table, const QVector<PickedRow> &rows);

/// As previewPicked() on another server, a private one of the same flavour: the table is made there for the
/// occasion in a schema of its own, without its foreign keys and triggers, and dropped. Errors:
/// PreviewFailed and as previewRows().
Result<Preview> previewOnScratch(Connection &scratch, const Dialect &dialect, const Mapping &mapping,
                                 const TableSchema &table, const QVector<PickedRow> &rows);

/// The first rows of a source table (or query), in the order of its key, over a connection to its server.
/// \a rows: how many at most. Errors: as TableDump.
Result<QVector<Row>> sampleOf(Connection &connection, const Source &source, qint64 rows);

/// As previewRows() for the first rows of a table of the target's own server.
Result<Preview> previewTable(Connection &connection, const Source &source, const Mapping &mapping,
                             const TableSchema &table, qint64 rows);

} // namespace millrace
