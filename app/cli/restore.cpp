// SPDX-License-Identifier: GPL-3.0-or-later
// restore: what a run took away and could not put back.
#include "core/run/undo/restore.h"
#include "app/cli/shared/command.h"
#include "app/cli/shared/signals.h"
#include "app/cli/shared/signin.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/run/wholedump/tablefolder.h"
#include "core/server/scratch/scratchserver.h"

#include "core/server/login/connectionurl.h"

#include <QJsonArray>
#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <unistd.h>

namespace millrace::cli {

namespace {

/// One line on standard error, four times a second, while indexes are built; nothing when it is no terminal.
class BuildLine
{
public:
    explicit BuildLine(const IndexBuildStatus &status)
        : m_status(status)
    {
        if (::isatty(STDERR_FILENO) == 1)
            m_thread = std::jthread([this](std::stop_token stop) { run(std::move(stop)); });
    }

private:
    void run(std::stop_token stop)
    {
        using namespace std::chrono_literals;
        bool shown = false;
        std::unique_lock lock(m_mutex);
        while (!stop.stop_requested()) {
            const IndexBuildProgress progress = m_status.snapshot();
            if (progress.running) {
                QString line = durationText(progress.elapsedMs) + u"  "_s + progress.stage;
                if (progress.share >= 0)
                    line += u"  %1 %"_s.arg(static_cast<int>(progress.share * 100));
                write("\r\033[K" + line.toUtf8());
                shown = true;
            }
            m_woken.wait_for(lock, stop, 250ms, [] { return false; });
        }
        if (shown)
            write("\r\033[K");
    }

    static void write(const QByteArray &text)
    {
        std::fwrite(text.constData(), 1, static_cast<std::size_t>(text.size()), stderr);
        std::fflush(stderr);
    }

    const IndexBuildStatus &m_status;
    std::mutex m_mutex;
    std::condition_variable_any m_woken;
    std::jthread m_thread; ///< last: it uses all of the above and joins first
};

Result<RestoreOutcome> restored(RunFolder &folder, const ConnectionSpec &connection, std::stop_token stop)
{
    MILLRACE_TRY(const auto target, signInTo(connection));
    IndexBuildStatus status;
    const BuildLine line(status);
    return restoreRun(folder, target, {.stop = std::move(stop), .status = &status});
}

/// What is still missing can be restored later, as a stopped run can be resumed.
int exitCodeFor(const Error &error)
{
    switch (error.code) {
    case ErrorCode::Cancelled:
        return CancelledResumable;
    case ErrorCode::TableLocked:
    case ErrorCode::IndexBuildFailed:
    case ErrorCode::ConnectionLost:
        return StoppedResumable;
    default:
        return -1;
    }
}

int failedToRestore(const Error &error)
{
    const int code = failed(error);
    const int ours = exitCodeFor(error);
    return ours >= 0 ? ours : code;
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
