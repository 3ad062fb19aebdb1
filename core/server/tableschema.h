// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QHash>
#include <QStringList>
#include <QVector>

namespace millrace {

class Connection;

struct Column
{
    QString name;
    QString type;    ///< COLUMN_TYPE: "int(10) unsigned"
    QString charset; ///< of text; empty for other types
    bool nullable = true;
    bool hasDefault = false;
    bool autoIncrement = false;
    bool generated = false;
};

struct Index
{
    QString name;
    QStringList columns;
    bool unique = false;
    bool primary = false;
};

struct TableSchema
{
    QString schema;
    QString name;
    QString engine; ///< empty for a view
    bool view = false;
    bool transactional = true; ///< what its engine was given can be taken back; false for MyISAM, Aria …
    qint64 rowsEstimate = 0;   ///< information_schema.TABLES.TABLE_ROWS: an estimate
    qint64 dataBytes = 0;
    qint64 indexBytes = 0;
    QString rowFormat; ///< "Dynamic"
    QString collation; ///< the table's default; of a column see Column::charset
    QVector<Column> columns;
    QVector<Index> indexes;
    QStringList triggers;
    QStringList foreignKeys;  ///< names of this table's own
    QStringList referencedBy; ///< tables whose foreign keys point here; left empty here: tableReferences()
    int partitions = 0;
    QString createSql; ///< SHOW CREATE TABLE

    const Column *column(const QString &columnName) const; ///< case-insensitive; nullptr when there is none
    /// The primary key's column when it is one whole number; empty otherwise.
    QString singleKeyColumn() const;
};

/// Line of a table list.
struct TableSummary
{
    QString name;
    QString engine;
    qint64 rowsEstimate = 0;
    qint64 dataBytes = 0;
    qint64 indexBytes = 0;
};

/// What a table list says beyond the first look.
struct TableDetails
{
    int indexes = 0; ///< the primary key counted
    bool primaryKey = false;
    int partitions = 0;
    int triggers = 0;
    int foreignKeys = 0;  ///< of its own
    int referencedBy = 0; ///< of other tables of the schema
    friend bool operator==(const TableDetails &, const TableDetails &) = default;
};

Result<QStringList> listSchemas(Connection &connection); ///< without the server's own
Result<QVector<TableSummary>> listTables(Connection &connection, const QString &schema);
/// The details of all tables of a schema, by name: one question to the server for each kind, however many
/// tables there are. On MariaDB they open every table and take much longer than listTables().
Result<QHash<QString, TableDetails>> listTableDetails(Connection &connection, const QString &schema);
/// Errors: TableMissing, UnknownSchema.
Result<TableSchema> readTable(Connection &connection, const QString &schema, const QString &table);
/// Tables of one schema, four questions however many there are; those that are none of \a names, are no
/// tables or bear another's name in other letters are left out. Without what SHOW CREATE TABLE tells: that is
/// for completeTable(). On MariaDB it opens every table of the schema.
Result<QHash<QString, TableSchema>> readTables(Connection &connection, const QString &schema,
                                               const QStringList &names);
/// What readTables() has left out: createSql, foreign keys, partitions.
Result<void> completeTable(Connection &connection, TableSchema &table);
/// A view as well: it has columns and nothing else. Errors: as readTable.
Result<TableSchema> readTableOrView(Connection &connection, const QString &schema, const QString &table);

} // namespace millrace
