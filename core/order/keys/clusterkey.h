// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/server/tableschema.h"
#include "core/sql/indexdefinition.h"

#include <QHash>
#include <optional>

namespace millrace {

/// What only SHOW CREATE TABLE tells: indexes in the order of their definition, with direction and prefix,
/// and the columns' collations. Knows the text the servers write, not all of SQL. A pure value.
class TableDefinition
{
public:
    explicit TableDefinition(const TableSchema &table);

    /// The index InnoDB keeps the rows in: the primary key, or the first unique index whose columns are whole
    /// and NOT NULL (InnoDB's rule, manual "Clustered and Secondary Indexes"); nothing when rows are kept by
    /// a hidden row id. Without createSql the indexes of the schema are taken, all ascending.
    std::optional<IndexDefinition> clusterKey() const;

    /// The collation, or the character set where only that is written; in lower case. Empty when unknown.
    QString collationOf(const QString &column) const;

private:
    const TableSchema &m_table;
    QVector<IndexDefinition> m_keys; ///< PRIMARY and UNIQUE, of columns, as defined
    QHash<QString, QString> m_collations;
    QString m_tableCollation;
};

} // namespace millrace
