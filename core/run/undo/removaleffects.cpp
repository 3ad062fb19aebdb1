// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/undo/removaleffects.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/server/connection.h"
#include "core/server/errorcatalogue.h"
#include "core/sql/quoting.h"

#include <algorithm>

namespace millrace {

QString RowsToGo::condition(const QString &alias) const
{
    if (all())
        return u"1"_s;
    const QString column = quotedIdentifier(keyColumn);
    return u"%1 > %2"_s.arg(alias.isEmpty() ? column : alias + '.'_L1 + column, quotedString(keyBefore));
}

Result<RemovalEffects> RemovalEffects::read(Connection &connection, QVector<RowsToGo> going)
{
    RemovalEffects effects;
    effects.m_going = std::move(going);
    for (qsizetype index = 0; index < effects.m_going.size(); ++index)
        effects.m_triggers << QString();
    if (effects.m_going.isEmpty())
        return effects;
    MILLRACE_TRY(const auto foldsNames, connection.value(u"SELECT @@lower_case_table_names"_s));
    effects.m_ignoreCase = foldsNames.toInt() != 0;
    QStringList schemas;
    for (const RowsToGo &rows : std::as_const(effects.m_going))
        schemas << quotedString(rows.schema);
    schemas.removeDuplicates();
    const QString list = schemas.join(u", "_s);
    MILLRACE_TRY_VOID(effects.readKeys(connection, list));
    MILLRACE_TRY_VOID(effects.readTriggers(connection, list));
    return effects;
}

qsizetype RemovalEffects::indexOf(const QString &schema, const QString &table) const
{
    const Qt::CaseSensitivity names = m_ignoreCase ? Qt::CaseInsensitive : Qt::CaseSensitive;
    for (qsizetype index = 0; index < m_going.size(); ++index)
        if (m_going.at(index).table.compare(table, names) == 0 &&
            m_going.at(index).schema.compare(schema, names) == 0)
            return index;
    return -1;
}

/// One question for all tables: MariaDB opens every table for it.
Result<void> RemovalEffects::readKeys(Connection &connection, const QString &schemas)
{
    MILLRACE_TRY(const auto rows,
                 connection.rows(
                     u"SELECT TABLE_SCHEMA, TABLE_NAME, CONSTRAINT_NAME, COLUMN_NAME, "
                     "REFERENCED_TABLE_SCHEMA, REFERENCED_TABLE_NAME, REFERENCED_COLUMN_NAME FROM "
                     "information_schema.KEY_COLUMN_USAGE WHERE REFERENCED_TABLE_SCHEMA IN (%1) AND "
                     "REFERENCED_TABLE_NAME IS NOT NULL ORDER BY 1, 2, 3, ORDINAL_POSITION"_s.arg(schemas)));
    for (const auto &row : rows) {
        const qsizetype to = indexOf(row.value(4).toString(), row.value(5).toString());
        if (to < 0)
            continue;
        ForeignKey key{.schema = row.value(0).toString(),
                       .table = row.value(1).toString(),
                       .name = row.value(2).toString(),
                       .to = to,
                       .columns = {},
                       .referred = {}};
        const bool same = !m_keys.isEmpty() && m_keys.last().schema == key.schema &&
                          m_keys.last().table == key.table && m_keys.last().name == key.name;
        if (!same) {
            key.going = indexOf(key.schema, key.table);
            m_keys << key;
        }
        m_keys.last().columns << row.value(3).toString();
        m_keys.last().referred << row.value(6).toString();
    }
    return {};
}

Result<void> RemovalEffects::readTriggers(Connection &connection, const QString &schemas)
{
    MILLRACE_TRY(const auto rows,
                 connection.rows(u"SELECT EVENT_OBJECT_SCHEMA, EVENT_OBJECT_TABLE, TRIGGER_NAME FROM "
                                 "information_schema.TRIGGERS WHERE EVENT_MANIPULATION = 'DELETE' AND "
                                 "EVENT_OBJECT_SCHEMA IN (%1) ORDER BY 1, 2, 3"_s.arg(schemas)));
    for (const auto &row : rows)
        if (const qsizetype index = indexOf(row.value(0).toString(), row.value(1).toString()); index >= 0)
            m_triggers[index] = row.value(2).toString();
    return {};
}

bool RemovalEffects::isReferredToByThem(qsizetype index) const
{
    return std::any_of(m_keys.begin(), m_keys.end(),
                       [index](const ForeignKey &key) { return key.to == index && key.going >= 0; });
}

Result<void> RemovalEffects::check(Connection &connection) const
{
    for (qsizetype index = 0; index < m_going.size(); ++index) {
        const RowsToGo &rows = m_going.at(index);
        const QString &trigger = m_triggers.at(index);
        if (rows.all() || trigger.isEmpty())
            continue;
        return rollbackImpossible(
            CoreText::tr("The trigger %1 runs for each row that is deleted from %2, and what it does there "
                         "cannot be undone.")
                .arg(quotedIdentifier(trigger), qualifiedName(rows.schema, rows.table)),
            CoreText::tr("Keep what SHOW CREATE TRIGGER says, drop the trigger, roll back, and make it "
                         "again; nothing was changed."));
    }
    for (const ForeignKey &key : m_keys)
        if (key.going < 0 || !m_going.at(key.going).all())
            MILLRACE_TRY_VOID(checkKey(connection, key));
    return {};
}

/// Whatever the key's ON DELETE says: rows that the run did not load would be deleted, changed, or left
/// without what they refer to.
Result<void> RemovalEffects::checkKey(Connection &connection, const ForeignKey &key) const
{
    const QString referring = u"stays"_s;
    const QString referred = u"goes"_s;
    QStringList conditions;
    for (qsizetype column = 0; column < key.columns.size(); ++column)
        conditions << u"%1.%2 = %3.%4"_s.arg(referring, quotedIdentifier(key.columns.at(column)), referred,
                                             quotedIdentifier(key.referred.at(column)));
    const RowsToGo &rows = m_going.at(key.to);
    conditions << rows.condition(referred);
    if (key.going >= 0)
        conditions << u"NOT (%1)"_s.arg(m_going.at(key.going).condition(referring));
    MILLRACE_TRY(const auto found,
                 connection.value(u"SELECT 1 FROM %1 AS %2 JOIN %3 AS %4 ON %5 LIMIT 1"_s.arg(
                     qualifiedName(key.schema, key.table), referring, qualifiedName(rows.schema, rows.table),
                     referred, conditions.join(u" AND "_s))));
    if (!found.isValid())
        return {};
    return rollbackImpossible(
        CoreText::tr("Rows of %1 that the run did not load refer to rows of %2 that it did (foreign key %3).")
            .arg(qualifiedName(key.schema, key.table), qualifiedName(rows.schema, rows.table),
                 quotedIdentifier(key.name)),
        CoreText::tr("Delete those rows of %1, or have them refer to others, then roll back; nothing was "
                     "changed.")
            .arg(qualifiedName(key.schema, key.table)));
}

tl::unexpected<Error> rollbackImpossible(const QString &what, const QString &howToFix)
{
    return fail({.code = ErrorCode::RollbackImpossible, .what = what, .howToFix = howToFix});
}

bool mayHaveBeenDone(const Error &error)
{
    return isConnectionLoss(error.context.serverCode.value_or(0));
}

} // namespace millrace
