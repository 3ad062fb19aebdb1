// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/checks/tablesahead.h"

#include "core/base/literals.h"
#include "core/sql/quoting.h"

#include <utility>

namespace millrace {

namespace {

/// MariaDB opens every table of the schema for an answer about some of them.
constexpr qsizetype mostTables = 512;
/// Fewer are asked for one by one.
constexpr qsizetype fewTables = 4;
constexpr auto longestAgo = std::chrono::seconds(2);

} // namespace

TablesAhead::TablesAhead(QVector<Name> names)
    : m_names(std::move(names))
{
    for (qsizetype i = 0; i < m_names.size(); ++i)
        m_places.insert(m_names.at(i), i);
}

Result<TableSchema> TablesAhead::read(Connection &connection, const QString &schema, const QString &table)
{
    const Name name{schema, table};
    std::optional<TableSchema> found;
    if (const auto place = m_places.constFind(name); place != m_places.cend()) {
        const std::lock_guard lock(m_mutex);
        if (std::chrono::steady_clock::now() - m_asked > longestAgo)
            m_tables.clear();
        // What goes wrong may be another table's; this one is asked for by itself then.
        if (!m_tables.contains(name))
            (void)ask(connection, *place);
        // Who asks again wants to know whether it is still so.
        if (const auto known = m_tables.find(name); known != m_tables.end())
            found = std::exchange(*known, std::nullopt);
    }
    if (!found)
        return readTable(connection, schema, table);
    MILLRACE_TRY_VOID(completeTable(connection, *found));
    return *found;
}

/// REQUIRES: m_mutex.
Result<void> TablesAhead::ask(Connection &connection, qsizetype from)
{
    const QString schema = m_names.at(from).first;
    QStringList together;
    for (qsizetype i = from; i < m_names.size() && together.size() < mostTables; ++i)
        if (m_names.at(i).first == schema)
            together << m_names.at(i).second;
    if (together.size() < fewTables)
        return {};
    MILLRACE_TRY(const bool small, isSmall(connection, schema));
    if (!small)
        return {};
    const auto now = std::chrono::steady_clock::now(); // before the answer, which is no older then
    MILLRACE_TRY(const auto tables, readTables(connection, schema, together));
    m_tables.clear();
    for (const QString &table : std::as_const(together)) {
        const auto found = tables.constFind(table);
        m_tables.insert({schema, table}, found == tables.cend() ? std::nullopt : std::optional(*found));
    }
    m_asked = now;
    return {};
}

/// REQUIRES: m_mutex.
Result<bool> TablesAhead::isSmall(Connection &connection, const QString &schema)
{
    if (const auto known = m_isSmall.constFind(schema); known != m_isSmall.cend())
        return *known;
    MILLRACE_TRY(
        const auto tables,
        connection.value(u"SELECT COUNT(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = %1"_s.arg(
            quotedString(schema))));
    return *m_isSmall.insert(schema, tables.toLongLong() <= mostTables);
}

} // namespace millrace
