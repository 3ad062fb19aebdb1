// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/indexes/indexalter.h"

#include "core/base/literals.h"
#include "core/sql/quoting.h"

#include <algorithm>
#include <chrono>
#include <thread>

namespace millrace {

namespace {

constexpr int alterNotSupported = 1845;
constexpr int alterNotSupportedBecause = 1846;
constexpr int endedForAnother = 1213; // deadlock

const IndexDefinition *find(const QVector<IndexDefinition> &indexes, const QString &name)
{
    const auto found = std::find_if(indexes.begin(), indexes.end(), [&](const IndexDefinition &index) {
        return index.name.compare(name, Qt::CaseInsensitive) == 0;
    });
    return found == indexes.end() ? nullptr : &*found;
}

} // namespace

IndexAlter::IndexAlter(Connection &connection, const QString &schema, const QString &table)
    : m_connection(connection)
    , m_schema(schema)
    , m_table(table)
{}

QString IndexAlter::prefix(const QString &schema, const QString &table)
{
    return u"ALTER TABLE %1 "_s.arg(qualifiedName(schema, table));
}

Result<void> IndexAlter::execute(const QString &statement)
{
    constexpr int mostTries = 20;
    auto done = m_connection.execute(statement);
    for (int tries = 1; !done && done.error().context.serverCode == endedForAnother && tries < mostTries;
         ++tries) {
        std::this_thread::sleep_for(std::chrono::milliseconds(10 * tries)); // the other one is to be through
        done = m_connection.execute(statement);
    }
    return done;
}

Result<QString> IndexAlter::run(const QStringList &actions, Copy copy)
{
    QStringList clauses{u"ALGORITHM=INPLACE, LOCK=NONE"_s, u"ALGORITHM=INPLACE, LOCK=SHARED"_s,
                        u"ALGORITHM=INPLACE"_s};
    if (copy == Copy::Allow)
        clauses << QString();
    const QString statement = prefix(m_schema, m_table) + actions.join(u", "_s);
    Result<void> done;
    for (const QString &clause : clauses) {
        done = execute(clause.isEmpty() ? statement : statement + u", "_s + clause);
        if (done)
            return clause;
        const int code = done.error().context.serverCode.value_or(0);
        if (code != alterNotSupported && code != alterNotSupportedBecause)
            break;
    }
    return fail(done.error());
}

QStringList addActions(const QVector<IndexDefinition> &missing, const TableKeys &present,
                       const QStringList &order, bool keepOrder)
{
    QStringList actions;
    for (const QString &name : order) {
        if (const IndexDefinition *added = find(missing, name)) {
            actions << u"ADD "_s + added->sql;
            continue;
        }
        const IndexDefinition *stays = present.index(name);
        // The server sorts unique ones before the others and FULLTEXT ones after them; within each it takes
        // the order of the statement.
        const bool ordered = stays && stays->kind != IndexDefinition::Kind::Fulltext &&
                             stays->kind != IndexDefinition::Kind::Other && !stays->hash;
        if (keepOrder && ordered && !actions.isEmpty())
            actions << u"DROP INDEX %1, ADD %2"_s.arg(quotedIdentifier(name), stays->sql);
    }
    return actions;
}

QStringList dropActions(const QVector<IndexDefinition> &indexes)
{
    QStringList actions;
    for (const IndexDefinition &index : indexes)
        actions << u"DROP INDEX "_s + quotedIdentifier(index.name);
    return actions;
}

} // namespace millrace
