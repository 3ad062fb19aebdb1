// SPDX-License-Identifier: GPL-3.0-or-later
// restore: what a run took away and could not put back.
#include "core/run/undo/restore.h"
#include "app/cli/shared/command.h"
#include "app/cli/shared/signals.h"
#include "app/cli/shared/signin.h"
#include "app/cli/shared/terminalprogress.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/run/wholedump/tablefolder.h"
#include "core/server/scratch/scratchserver.h"

#include "core/server/login/connectionurl.h"

#include <QJsonArray>
#include <algorithm>
#include <optional>
#include <unistd.h>

namespace millrace::cli {

namespace {

/// While indexes are built; else nothing.
QString buildLine(const IndexBuildProgress &build)
{
    if (!build.running)
        return {};
    return durationText(build.elapsedMs) + u"  "_s + build.stage +
           (build.share >= 0 ? u"  %1 %"_s.arg(static_cast<int>(build.share * 100)) : QString());
}

Result<RestoreOutcome> restored(RunFolder &folder, const ConnectionSpec &connection, std::stop_token stop)
{
    MILLRACE_TRY(const auto target, signInTo(connection));
    IndexBuildStatus status;
    std::optional<TerminalLine> line;
    if (::isatty(STDERR_FILENO) == 1)
        line.emplace([&status] { return buildLine(status.snapshot()); }, true);
    return restoreRun(folder, target, {.stop = std::move(stop), .status = &status});
}

/// What is still missing can be restored later, as a stopped run can be resumed.
int failedToRestore(const Error &error)
{
    const int exitCode = failed(error);
    const bool isForLater = error.code == ErrorCode::TableLocked ||
                            error.code == ErrorCode::IndexBuildFailed ||
                            error.code == ErrorCode::ConnectionLost;
    return isForLater ? StoppedResumable : exitCode;
}

int tell(const RestoreOutcome &outcome, bool json)
{
    if (json)
        printJson(outcome.toJson());
    else
        for (const QString &sentence : outcome.sentences())
            printLine(sentence);
    return outcome.isComplete() ? Ok : StoppedResumable;
}

int restoreTable(RunFolder &folder, const Plan &plan, std::stop_token stop, bool json)
{
    const auto done = restored(folder, plan.connection, std::move(stop));
    return done ? tell(*done, json) : failedToRestore(done.error());
}

Result<int> restoreWithoutFolder(CommandParser &parser, const QStringList &arguments)
{
    parser.addPositionalArgument(u"RUN"_s, u"The run's id."_s);
    if (const auto ended = parse(parser, u"restore"_s, arguments))
        return *ended;
    MILLRACE_TRY(const auto run, onlyArgument(parser, u"one run"_s));
    MILLRACE_TRY(const auto spec, connectionFromUrl(parser.value(u"target"_s)));
    MILLRACE_TRY(const auto target, signInTo(spec));
    MILLRACE_TRY(const auto restored, restoreFromServer(run, target));
    return tell(restored, parser.isSet(u"json"_s));
}

/// Settings, then the indexes of all tables, also after one that fails: each that is back is one less to
/// wait for.
Result<int> restoreDump(RunFolder &folder, const RunPlan &plan, std::stop_token stop, bool json)
{
    MILLRACE_TRY(const auto target, signInTo(plan.connection()));
    MILLRACE_TRY_VOID(folder.lock());
    RestoreOutcome settings{.run = folder.id()};
    MILLRACE_TRY_VOID(restoreRunSettings(folder, target, plan.schema(), {}, settings));
    int exitCode = settings.isComplete() ? Ok : StoppedResumable;
    if (!json)
        for (const QString &sentence : settings.sentences())
            printLine(sentence);
    QJsonArray tables;
    const QVector<Plan> planned = plan.tables();
    for (qsizetype index = 0; index < planned.size(); ++index) {
        MILLRACE_TRY(const auto own, begunTable(folder, index));
        if (!own)
            continue;
        const auto done = restored(*own, planned.at(index).connection, stop);
        if (!done) {
            exitCode = failedToRestore(done.error());
            continue;
        }
        if (!done->isComplete())
            exitCode = StoppedResumable;
        tables << done->toJson();
        if (!json && done->hasRecord)
            for (const QString &sentence : done->sentences())
                printLine(sentence);
    }
    if (json) {
        QJsonObject all = settings.toJson();
        all.insert(u"tables"_s, tables);
        printJson(all);
    } else {
        printLine(u"%1 of the dump looked at."_s.arg(plan.target()));
    }
    return exitCode;
}

} // namespace

Result<int> restoreCommand(const QStringList &arguments)
{
    CommandParser parser;
    parser.setApplicationDescription(
        u"Puts back what a run left changed: settings of server and machine, and the indexes that "
        "it dropped and did not build again."_s);
    parser.addOption({u"target"_s,
                      u"Where the run's folder is lost: the server, which has the settings written "
                      "down too."_s,
                      u"URL"_s});
    parser.addOption({u"json"_s, u"One JSON object on standard output."_s});
    if (std::any_of(arguments.begin(), arguments.end(),
                    [](const QString &argument) { return argument.startsWith("--target"_L1); }))
        return restoreWithoutFolder(parser, arguments);
    addRunArgument(parser);
    if (const auto ended = parse(parser, u"restore"_s, arguments))
        return *ended;
    MILLRACE_TRY(const auto folder, namedRun(parser));
    std::stop_source cancel;
    const SignalWatcher signalWatcher([&cancel] { cancel.request_stop(); });
    const bool json = parser.isSet(u"json"_s);
    MILLRACE_TRY(const auto plan, folder->runPlan());
    return plan.isWholeDump() ? restoreDump(*folder, plan, cancel.get_token(), json)
                              : restoreTable(*folder, *plan.table(), cancel.get_token(), json);
}

} // namespace millrace::cli
