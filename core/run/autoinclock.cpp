// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/autoinclock.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/sql/quoting.h"

#include <algorithm>

namespace millrace {

namespace {

const QString modeName = u"innodb_autoinc_lock_mode"_s;

} // namespace

bool holdsAutoIncLock(const Plan &plan, const TableSchema &table, const ServerFacts &facts)
{
    const QString mode = facts.variables.value(modeName);
    if (plan.workers < 2 || mode.isEmpty() || mode == "2"_L1 ||
        table.engine.compare("InnoDB"_L1, Qt::CaseInsensitive) != 0)
        return false;
    // INSERT batches are "simple inserts" (MySQL manual, "InnoDB AUTO_INCREMENT Lock Modes"): in mode 1 they
    // take the lock only while numbers are given out.
    const bool byInserts =
        !plan.source.isSameServerTable() &&
        (plan.wayIn == WayIn::Insert || (plan.wayIn == WayIn::Auto && !facts.takesLocal()));
    if (byInserts && mode == "1"_L1)
        return false;
    return std::any_of(table.columns.begin(), table.columns.end(),
                       [](const Column &column) { return column.autoIncrement; });
}

QString autoIncLockNote(const Plan &plan, const ServerFacts &facts)
{
    return CoreText::tr(
               "%1 is %2 on this server: each chunk locks the AUTO_INCREMENT counter of %3 until its "
               "end, also where the rows bring their own numbers, so that %4 workers load one chunk after "
               "the other. %1 = 2 takes the lock away (my.cnf, with a restart).")
        .arg(modeName, facts.variables.value(modeName), qualifiedName(plan.schema, plan.table))
        .arg(plan.workers);
}

QString autoIncWaitersQuery(const ServerFacts &facts)
{
    if (!facts.can(Ability::DataLocksListed))
        return u"SELECT COUNT(*) FROM information_schema.INNODB_LOCK_WAITS w JOIN "
               "information_schema.INNODB_LOCKS "
               "l ON l.lock_id = w.requested_lock_id WHERE l.lock_mode = 'AUTO_INC'"_s;
    return u"SELECT COUNT(*) FROM performance_schema.data_locks WHERE LOCK_MODE LIKE 'AUTO_INC%' "
           "AND LOCK_STATUS = 'WAITING'"_s;
}

} // namespace millrace
