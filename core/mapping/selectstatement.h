// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mapping/mapping.h"
#include "core/source/keyrange.h"
#include "core/source/source.h"
#include "core/source/tabledump.h"

namespace millrace {

/// What happens to a row whose key is there already, and to values that do not fit.
enum class SelectVerb
{
    Insert,       ///< strict: the first row that does not fit ends the statement
    InsertIgnore, ///< bends, skips and warns
    Replace       ///< strict; takes the old row out
};

/// One INSERT … SELECT: the rows of a range of the source table, through the mapping, in the order of its
/// key. A variable in an expression stands for the column bound to it, which takes its place (the order in
/// which a SELECT evaluates user variables is undefined); a bare name is a column of the source.
/// @row_number is the row's number within the range by ROW_NUMBER(), plus \a rowsBefore.
/// \a order: expressions to order by instead of the key; empty: the key.
/// \a name shows in the server's process list. REQUIRES: source.isTable(), one binding per column of it.
struct InsertSelect
{
    const Source &source;
    const Mapping &mapping;
    QString schema;
    QString table;
    SelectVerb verb = SelectVerb::Insert;
    QString name;
    KeyRange range = {};
    qint64 rowsBefore = 0;
    QStringList order = {};

    QString sql() const;
};

/// The target's columns and what each gets, in SQL over the source table. REQUIRES as InsertSelect.
struct SelectedColumn
{
    QString column;
    QString expression;
};
QVector<SelectedColumn> selectedColumns(const Source &source, const Mapping &mapping, qint64 rowsBefore);

/// "FROM `s`.`t` AS src FORCE INDEX (`PRIMARY`) WHERE …", for every statement that reads a range.
QString fromRange(const SourceTable &table, const KeyRange &range);

/// The SELECT that gives the rows of a range as \a dump wants them, in the order of the key; a query as the
/// user wrote it wherever that is the same.
QString rangeSelect(const SourceTable &table, const TableDump &dump, const KeyRange &range);

/// What follows the SELECT list of the table's first rows, in the order of its key.
QString firstRows(const SourceTable &table, qint64 rows);

/// The same of one row, the first of a range or the last. REQUIRES: a key.
QString endOfRange(const SourceTable &table, const KeyRange &range, KeyDirection from);

/// The same of rows of which these \a fields, columns of the source, compare equal to the values, whatever
/// its own key is; those whose text is the very same come first. \a rows: how many at most.
QString rowsWithValues(const SourceTable &table, const TableKey &fields, const KeyBound &values, qint64 rows);

/// What the source table is called in these statements.
QString sourceAlias();

} // namespace millrace
