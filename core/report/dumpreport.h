// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/wholedump/runplan.h"
#include "core/record/accountrecord.h"
#include "core/report/reportfiles.h"
#include "core/report/runreport.h"
#include "core/run/replica/replicaguide.h"

namespace millrace {

/// All that is known about the run of a whole dump, read from its folder and those of its tables.
struct DumpReport
{
    /// Of a table of the plan that was begun.
    struct Table
    {
        qsizetype place = 0; ///< in DumpPlan::tables
        RunReport report;
    };

    RunReport whole; ///< without chunks; its plan only names the dump's files
    DumpPlan plan;
    QVector<Table> tables;
    std::optional<AccountRecord> accounts; ///< the run came to them
    std::optional<ReplicaGuide> replica;   ///< how the dump's source is followed from here

    static Result<DumpReport> read(const RunFolder &folder, DumpPlan plan);
};

/// As reportHtml() of one table's run: the dump as a whole, then each table.
QByteArray reportHtml(const DumpReport &report);
QByteArray reportJson(const DumpReport &report);
/// The samples of the whole, as reportCsv() of one table's run.
QByteArray reportCsv(const DumpReport &report);

} // namespace millrace
