// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/undo/settingsleft.h"

#include "core/base/coretext.h"
#include "core/server/scratch/scratchserver.h"
#include "core/tuning/settingslock.h"
#include "core/tuning/settingstable.h"

namespace millrace {

namespace {

/// Where the run went, from the plan in its folder.
void addTarget(const RunFolder &folder, SettingsLeft &left)
{
    if (const auto plan = folder.runPlan()) {
        left.connection = plan->connection();
        left.schema = plan->schema();
    }
}

} // namespace

QVector<SettingsLeft> settingsLeftByRuns(const QString &home)
{
    QVector<SettingsLeft> all;
    for (const QString &run : runsWithSettingsLeft(home)) {
        const auto folder = RunFolder::open(run, home);
        if (!folder)
            continue;
        SettingsLeft left{.run = run};
        addTarget(**folder, left);
        if (const auto record = SettingsRecord::load((*folder)->path()); record && *record)
            for (const ChangedSetting &setting : (*record)->settings)
                if (!setting.done)
                    left.names << setting.name;
        all << left;
    }
    return all;
}

Result<QVector<SettingsLeft>> settingsLeftOnServer(const ResolvedConnection &target)
{
    MILLRACE_TRY(const auto connection, Connection::open(target.withoutSchema()));
    const QStringList here = listRuns();
    QVector<SettingsLeft> all;
    for (const QString &schema : SettingsTable::schemasWithTable(*connection)) {
        const auto rows = SettingsTable(schema, {}).rows(*connection);
        if (!rows) // a table that this account may see and not read is another account's business
            continue;
        for (const SettingsTable::Row &row : *rows) {
            if (!all.isEmpty() && all.last().run == row.run) {
                all.last().names << row.setting.name;
                continue;
            }
            if (here.contains(row.run) || SettingsLock::aliveConnection(*connection, row.run) != 0)
                continue;
            all << SettingsLeft{.run = row.run,
                                .connection = target.spec,
                                .schema = schema,
                                .names = {row.setting.name},
                                .hasFolder = false};
        }
    }
    return all;
}

Result<RestoreOutcome> putSettingsBack(const SettingsLeft &left, const QString &password,
                                       const HostSettings &host)
{
    if (!left.connection)
        return fail({.code = ErrorCode::RunFolderUnusable,
                     .what = CoreText::tr("The plan of run %1 cannot be read: nobody knows which server it "
                                          "changed.")
                                 .arg(left.run),
                     .howToFix = CoreText::tr("Name the server: millrace-cli restore %1 --target "
                                              "mysql://user@host/schema.")
                                     .arg(left.run)});
    MILLRACE_TRY(const auto target, resolveTarget(*left.connection, password));
    if (!left.hasFolder)
        return restoreFromServer(left.run, target, host);
    MILLRACE_TRY(const auto folder, RunFolder::open(left.run));
    MILLRACE_TRY_VOID(folder->lock());
    RestoreOutcome outcome{.run = left.run};
    MILLRACE_TRY_VOID(restoreRunSettings(*folder, target, left.schema, {.host = host}, outcome));
    return outcome;
}

} // namespace millrace
