// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/wholedump/tablefolder.h"

#include "core/base/literals.h"

#include <QDir>

namespace millrace {

namespace {

QString homeOf(const RunFolder &dump, qsizetype index)
{
    return dump.path() + u"/tables/%1"_s.arg(index + 1);
}

} // namespace

Result<std::unique_ptr<RunFolder>> tableFolder(const RunFolder &dump, const DumpPlan &plan, qsizetype index)
{
    const QString home = homeOf(dump, index);
    for (const QString &id : listRuns(home)) {
        MILLRACE_TRY(auto folder, RunFolder::open(id, home));
        // Without a summary it was killed before it touched the server.
        if (folder->summary().has_value())
            return folder;
        QDir(folder->path()).removeRecursively();
    }
    return RunFolder::create(plan.tables.at(index), home);
}

Result<std::unique_ptr<RunFolder>> begunTable(const RunFolder &dump, qsizetype index)
{
    const QString home = homeOf(dump, index);
    for (const QString &id : listRuns(home)) {
        auto folder = RunFolder::open(id, home);
        if (!folder || (*folder)->summary().has_value())
            return folder;
    }
    return Result<std::unique_ptr<RunFolder>>(nullptr);
}

} // namespace millrace
