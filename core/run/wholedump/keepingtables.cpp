// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/wholedump/keepingtables.h"

#include "core/base/literals.h"
#include "core/source/bytes/charsets.h"

#include <algorithm>

namespace millrace {

namespace {

QString targetOf(const TailStatement &statement)
{
    return displayText(statement.target).toLower();
}

} // namespace

Result<KeepingTables> KeepingTables::read(Connection &connection, const QString &schemas)
{
    KeepingTables found;
    MILLRACE_TRY(const auto tables,
                 connection.rows(u"SELECT t.TABLE_SCHEMA, t.TABLE_NAME FROM information_schema.TABLES AS t "
                                 "JOIN information_schema.ENGINES AS e ON e.ENGINE = t.ENGINE WHERE "
                                 "e.TRANSACTIONS = 'NO' AND t.TABLE_SCHEMA IN (%1)"_s.arg(schemas)));
    for (const auto &table : tables)
        found.m_tables[table.value(1).toString().toLower()]
            << table.value(0).toString() + u'.' + table.value(1).toString();
    if (found.isEmpty())
        return found;
    MILLRACE_TRY(
        const auto code,
        connection.rows(
            u"SELECT EVENT_OBJECT_TABLE, 0 FROM information_schema.TRIGGERS WHERE EVENT_OBJECT_SCHEMA "
            "IN (%1) UNION ALL SELECT TABLE_NAME, 0 FROM information_schema.VIEWS WHERE TABLE_SCHEMA "
            "IN (%1) UNION ALL SELECT ROUTINE_NAME, 1 FROM information_schema.ROUTINES WHERE "
            "ROUTINE_SCHEMA IN (%1)"_s.arg(schemas)));
    for (const auto &each : code) {
        const QString name = each.value(0).toString().toLower();
        found.m_code.insert(name);
        if (each.value(1).toInt() == 1)
            found.m_routines.insert(name);
    }
    return found;
}

QSet<QString> KeepingTables::namesIn(const TailStatement &statement)
{
    QSet<QString> names;
    if (const QString target = targetOf(statement); !target.isEmpty())
        names.insert(target);
    for (const SqlByteToken &token : statement.tokens)
        if (token.isName())
            names.insert(displayText(token.text).toLower());
    return names;
}

bool KeepingTables::reachesCode(const TailStatement &statement) const
{
    if (namesIn(statement).intersects(m_code))
        return true;
    // The rows of an INSERT are not read as words.
    const QString text = statement.tokens.isEmpty() && !m_routines.isEmpty()
                             ? displayText(statement.text).toLower()
                             : QString();
    return std::any_of(m_routines.begin(), m_routines.end(),
                       [&text](const QString &routine) { return text.contains(routine); });
}

QStringList KeepingTables::writtenBy(const TailStatement &statement) const
{
    if (isEmpty())
        return {};
    QStringList written;
    const QString target = targetOf(statement);
    const bool asks =
        statement.kind.verb == "SELECT" || statement.kind.verb == "DO" || statement.kind.verb == "VALUES";
    const bool any = reachesCode(statement);
    const QSet<QString> names = target.isEmpty() ? namesIn(statement) : QSet<QString>{target};
    for (auto table = m_tables.begin(); table != m_tables.end(); ++table)
        if (any || (!asks && names.contains(table.key())))
            written << table.value();
    written.sort();
    return written;
}

bool KeepingTables::areAllOf(const TailStatement &statement) const
{
    return m_tables.contains(targetOf(statement)) && !reachesCode(statement);
}

} // namespace millrace
