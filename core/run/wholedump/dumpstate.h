// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/wholedump/dumpplan.h"
#include "core/record/runsummary.h"
#include "core/verify/tablestate.h"

#include <stop_token>

namespace millrace {

/// What the tables of a whole dump can be told by, later, to be as its run left them. In the run's folder:
/// state.json.
struct DumpState
{
    QVector<TableState> tables; ///< of each of the plan; empty ones (no server) of those without rows

    /// Of tables that are all proved. Nothing: somebody wrote into one of them after its proof had begun, or
    /// nobody could tell. Small tables are known by their contents, others by the time of their last change,
    /// for which the second of the newest one is waited out (1 s at most). Of 200 small ones it takes some
    /// 20 ms with MariaDB 10.11.19 and 0.1 s with MySQL 9.7.4 (2026-11-28, 2 cores). Errors: the server's.
    static Result<std::optional<DumpState>> read(const DumpPlan &plan, const QVector<TableOutcome> &outcomes,
                                                 const ResolvedConnection &target,
                                                 const std::stop_token &stop);
    /// Errors: FileNotWritable, DiskFull.
    Result<void> save(const QString &runFolder) const;
    /// Nothing: none was saved. Errors: FileNotReadable.
    static Result<std::optional<DumpState>> load(const QString &runFolder);
};
template <> inline const JsonMembers<DumpState> jsonMembers<DumpState>{{"tables", &DumpState::tables}};

} // namespace millrace
