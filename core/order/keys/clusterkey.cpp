// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/order/keys/clusterkey.h"

#include "core/base/literals.h"
#include "core/sql/createtable.h"

#include <algorithm>

namespace millrace {

TableDefinition::TableDefinition(const TableSchema &table)
    : m_table(table)
{
    SqlCursor cursor(table.createSql);
    const auto definition = findCreateTable(cursor);
    if (definition) {
        const auto nameOf = [](const QString &charset, const QString &collation) {
            return collation.isEmpty() ? charset : collation;
        };
        for (const TableColumn &column : definition->columns)
            m_collations.insert(column.name.toLower(), nameOf(column.charset, column.collation));
        m_tableCollation = nameOf(definition->charset, definition->collation);
        for (const IndexDefinition &index : definition->keys.value_or(TableKeys()).indexes)
            if (index.isUnique() &&
                std::all_of(index.parts.begin(), index.parts.end(),
                            [](const IndexPart &part) { return part.plain && !part.column.isEmpty(); }))
                m_keys << index;
    }
    if (m_keys.isEmpty())
        for (const Index &index : table.indexes) {
            if (!index.unique)
                continue;
            IndexDefinition key{.name = index.name};
            for (const QString &column : index.columns)
                key.parts << IndexPart{.column = column};
            m_keys << key;
        }
}

std::optional<IndexDefinition> TableDefinition::clusterKey() const
{
    for (const IndexDefinition &key : m_keys)
        if (key.name == "PRIMARY"_L1)
            return key;
    for (const IndexDefinition &key : m_keys) {
        const bool usable = std::all_of(key.parts.begin(), key.parts.end(), [this](const IndexPart &part) {
            const Column *column = m_table.column(part.column);
            return part.prefix == 0 && column != nullptr && !column->nullable;
        });
        if (usable && !key.parts.isEmpty())
            return key;
    }
    return std::nullopt;
}

QString TableDefinition::collationOf(const QString &column) const
{
    const QString own = m_collations.value(column.toLower());
    return own.isEmpty() ? m_tableCollation : own;
}

} // namespace millrace
