// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/wholedump/tablefolder.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/paths.h"

#include <QDir>

namespace millrace {

QString tableHome(const QString &dump, qsizetype index)
{
    return dump + u"/tables/%1"_s.arg(index + 1);
}

Result<std::unique_ptr<RunFolder>> tableFolder(const RunFolder &dump, const Plan &plan, qsizetype index)
{
    const QString home = tableHome(dump.path(), index);
    for (const QString &id : listRuns(home)) {
        MILLRACE_TRY(auto folder, RunFolder::open(id, home));
        // Without a summary it was killed before it touched the server.
        if (folder->summary().has_value()) {
            if (!folder->plan()) // lost with the machine's power: it is part of the dump's
                MILLRACE_TRY_VOID(writeFileAtomically(folder->path() + u"/plan.millrace"_s, plan.toJson()));
            return folder;
        }
        QDir(folder->path()).removeRecursively();
    }
    return RunFolder::create(plan, home, RunFolder::Sync::WithSummary);
}

Result<std::unique_ptr<RunFolder>> begunTable(const RunFolder &dump, qsizetype index)
{
    const QString home = tableHome(dump.path(), index);
    for (const QString &id : listRuns(home)) {
        auto folder = RunFolder::open(id, home);
        if (!folder || (*folder)->summary().has_value())
            return folder;
    }
    return Result<std::unique_ptr<RunFolder>>(nullptr);
}

Result<std::unique_ptr<RunFolder>> tableRun(std::unique_ptr<RunFolder> run, const QString &table)
{
    MILLRACE_TRY(const auto plan, run->runPlan());
    if (!plan.isWholeDump() || table.isEmpty())
        return run;
    QStringList names;
    for (qsizetype index = 0; index < plan.dump()->tables.size(); ++index) {
        const Plan &one = plan.dump()->tables.at(index);
        names << one.table;
        if (one.table != table && one.tableName() != table)
            continue;
        auto own = begunTable(*run, index);
        if (!own || *own)
            return own;
    }
    return fail({.code = ErrorCode::PlanInvalid,
                 .what = CoreText::tr("No table %1 of the dump was begun.").arg(table),
                 .howToFix = CoreText::tr("The dump's tables are %1.").arg(names.mid(0, 20).join(u", "_s))});
}

} // namespace millrace
