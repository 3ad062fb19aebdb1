// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/server/tableschema.h"
#include "core/sql/createtable.h"

#include <QSet>

namespace millrace {

/// Which indexes a deferral may take. Unique ones catch duplicates during the load; without them a duplicate
/// shows only when they are built.
enum class DeferralScope
{
    NonUnique,
    AlsoUnique
};

/// An index that stays in place, and why.
struct KeptIndex
{
    QString name;
    QString why; ///< one sentence
    /// It stays because it is unique and the scope leaves such indexes alone.
    bool isUniqueOnly = false;
    friend bool operator==(const KeptIndex &, const KeptIndex &) = default;
};

/// Columns of this table that a foreign key reads through an index.
struct ForeignKeyUse
{
    QStringList columns;
    QString key; ///< "`name`" or "`name` of `schema`.`table`", for people
};

/// What the choice depends on apart from the definitions.
struct IndexChoiceFacts
{
    DeferralScope scope = DeferralScope::NonUnique;
    QString autoIncrementColumn; ///< empty: none
    QSet<QString> notNullColumns;
    QVector<ForeignKeyUse> foreignKeys; ///< of this table and of others that refer to it
    bool partitioned = false;
};

struct IndexChoice
{
    QVector<IndexDefinition> candidates; ///< may be dropped, in the table's order
    QVector<KeptIndex> kept;             ///< without the primary key
};

/// Pure: decides from the definitions alone. What only the server knows (IndexRehearsal, error 1553) comes
/// later and only ever keeps more.
IndexChoice chooseIndexes(const TableKeys &keys, const IndexChoiceFacts &facts);

/// What the table says itself; foreign keys of tables that refer to it are for the caller to add.
IndexChoiceFacts indexChoiceFacts(const TableSchema &table, const TableKeys &keys, DeferralScope scope);
/// The secondary indexes of a table whose engine is not InnoDB: all stay.
QVector<KeptIndex> indexesOfAnotherEngine(const TableSchema &table);
/// What a table that was read (TableSchema::createSql) says about its own indexes: what wizard and preflight
/// go by. A run asks the server besides, and may keep more. Errors: IndexRecordUnusable.
Result<IndexChoice> chooseIndexes(const TableSchema &table, DeferralScope scope);

} // namespace millrace
