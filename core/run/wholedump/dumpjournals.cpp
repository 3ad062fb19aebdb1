// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/wholedump/dumpjournals.h"

#include "core/sql/quoting.h"
#include "core/tuning/binarylog.h"

#include <QMap>
#include <algorithm>
#include <utility>

namespace millrace {

DumpJournals::DumpJournals(const DumpPlan &plan, const QString &runId)
    : m_runId(runId)
{
    QMap<QString, QVector<qsizetype>> users;
    for (qsizetype index = 0; index < plan.tables.size(); ++index)
        users[qualifiedName(plan.tables.at(index).schema, plan.tables.at(index).journalTable)] << index;
    for (const QVector<qsizetype> &tables : std::as_const(users)) {
        // Unlogged as soon as one is: what replicas lack of a journal they need not lose either.
        const auto unlogged = std::find_if(tables.begin(), tables.end(), [&plan](qsizetype index) {
            return leavesBinaryLogOut(plan.tables.at(index).session);
        });
        const qsizetype table = unlogged == tables.end() ? tables.first() : *unlogged;
        m_journals.push_back({.journal = Journal(plan.tables.at(table), runId),
                              .tables = tables,
                              .mayHaveLine = tables.size() > 1});
    }
}

void DumpJournals::hold(const ResolvedConnection &target)
{
    const auto connection = Connection::open(target.withoutSchema());
    for (Used &used : m_journals)
        if (used.mayHaveLine)
            used.mayHaveLine = connection && used.journal.create(**connection);
}

Result<void> DumpJournals::leave(const ResolvedConnection &target, const QStringList &doneRuns) const
{
    constexpr qsizetype mostIds = 1000; // of one statement
    for (const Used &used : m_journals) {
        QStringList runs;
        if (used.mayHaveLine)
            runs << m_runId;
        for (const qsizetype table : used.tables)
            if (const QString run = doneRuns.value(table); !run.isEmpty())
                runs << run;
        if (runs.isEmpty())
            continue;
        // One for each, which leaving cuts down to a minute of idleness.
        MILLRACE_TRY(const auto connection, Connection::open(target.withoutSchema()));
        for (qsizetype from = 0; from < runs.size(); from += mostIds)
            MILLRACE_TRY_VOID(used.journal.finishRuns(*connection, runs.mid(from, mostIds)));
    }
    return {};
}

} // namespace millrace
