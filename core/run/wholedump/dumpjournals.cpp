// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/wholedump/dumpjournals.h"

#include "core/sql/quoting.h"
#include "core/tuning/binarylog.h"

#include <QMap>

namespace millrace {

DumpJournals::DumpJournals(const DumpPlan &plan, const QString &runId)
{
    QMap<QString, QVector<const Plan *>> users;
    for (const Plan &table : plan.tables)
        users[qualifiedName(table.schema, table.journalTable)] << &table;
    for (const QVector<const Plan *> &tables : std::as_const(users)) {
        if (tables.size() == 1)
            continue;
        // Unlogged as soon as one is: what replicas lack of a journal they need not lose either.
        const auto unlogged = std::find_if(tables.begin(), tables.end(), [](const Plan *table) {
            return leavesBinaryLogOut(table->session);
        });
        m_journals.emplace_back(unlogged == tables.end() ? *tables.first() : **unlogged, runId);
    }
}

void DumpJournals::hold(const ResolvedConnection &target)
{
    if (m_journals.empty())
        return;
    const auto connection = Connection::open(target.withoutSchema());
    for (const Journal &journal : m_journals)
        if (connection)
            (void)journal.create(**connection);
}

Result<void> DumpJournals::leave(const ResolvedConnection &target) const
{
    for (const Journal &journal : m_journals) {
        // One for each, which leaving cuts down to a minute of idleness.
        MILLRACE_TRY(const auto connection, Connection::open(target.withoutSchema()));
        MILLRACE_TRY_VOID(journal.finish(*connection));
    }
    return {};
}

} // namespace millrace
