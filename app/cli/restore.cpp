// SPDX-License-Identifier: GPL-3.0-or-later
// restore: what a run took away and could not put back.
#include "core/run/restore.h"
#include "app/cli/command.h"
#include "app/cli/signals.h"
#include "core/base/text.h"
#include "core/plan/dumpplan.h"
#include "core/server/scratchserver.h"

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
                QString line = durationText(progress.elapsedMs) + QStringLiteral("  ") + progress.stage;
                if (progress.share >= 0)
                    line += QStringLiteral("  %1 %").arg(static_cast<int>(progress.share * 100));
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

int tell(const RestoreOutcome &outcome, bool json)
{
    if (json)
        printJson(outcome.toJson());
    else
        for (const QString &sentence : outcome.sentences())
            printLine(sentence);
    return outcome.isComplete() ? Ok : StoppedResumable;
}

int restoreWithoutFolder(QCommandLineParser &parser, const QStringList &arguments)
{
    parser.addPositionalArgument(QStringLiteral("RUN"), QStringLiteral("The run's id."));
    int exitCode = Ok;
    if (!parse(parser, QStringLiteral("restore"), arguments, exitCode))
        return exitCode;
    if (parser.positionalArguments().size() != 1) {
        printError(QStringLiteral("millrace-cli restore: name one run."));
        return UsageError;
    }
    const auto spec = ConnectionSpec::parseUrl(parser.value(QStringLiteral("target")));
    if (!spec)
        return failed(spec.error());
    const auto target = resolveTarget(*spec);
    if (!target)
        return failed(target.error());
    const auto restored = restoreFromServer(parser.positionalArguments().first(), *target);
    return restored ? tell(*restored, parser.isSet(QStringLiteral("json"))) : failed(restored.error());
}

/// Settings only: the indexes of a dump's tables are built by its own statements, which resume goes on with.
int restoreWholeDump(RunFolder &folder, const QByteArray &planBytes, bool json)
{
    const auto plan = DumpPlan::fromJson(planBytes);
    if (!plan)
        return failed(plan.error());
    const auto target = resolveTarget(plan->connection);
    if (!target)
        return failed(target.error());
    if (const auto locked = folder.lock(); !locked)
        return failed(locked.error());
    RestoreOutcome outcome{.run = folder.id()};
    const QString schema = plan->tables.isEmpty() ? plan->schema : plan->tables.first().schema;
    if (const auto back = restoreRunSettings(folder, *target, schema, {}, outcome); !back)
        return failed(back.error());
    return tell(outcome, json);
}

} // namespace

int restoreCommand(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral(
        "Puts back what a run left changed: settings of server and machine, and the indexes that "
        "it dropped and did not build again."));
    parser.addOption(
        {QStringLiteral("target"),
         QStringLiteral("Where the run's folder is lost: the server, which has the settings written "
                        "down too."),
         QStringLiteral("URL")});
    parser.addOption({QStringLiteral("json"), QStringLiteral("One JSON object on standard output.")});
    if (std::any_of(arguments.begin(), arguments.end(),
                    [](const QString &argument) { return argument.startsWith(QLatin1String("--target")); }))
        return restoreWithoutFolder(parser, arguments);
    int exitCode = Ok;
    const auto folder = openRun(parser, QStringLiteral("restore"), arguments, exitCode);
    if (!folder)
        return exitCode;
    if (const auto bytes = folder->planBytes(); bytes && DumpPlan::isDumpPlan(*bytes))
        return restoreWholeDump(*folder, *bytes, parser.isSet(QStringLiteral("json")));
    const auto plan = folder->plan();
    if (!plan)
        return failed(plan.error());
    const auto target = resolveTarget(plan->connection);
    if (!target)
        return failed(target.error());

    std::stop_source cancel;
    const SignalWatcher signalWatcher([&cancel] { cancel.request_stop(); });
    IndexBuildStatus status;
    const auto restored = [&] {
        const BuildLine line(status);
        return restoreRun(*folder, *target, {.stop = cancel.get_token(), .status = &status});
    }();
    if (!restored) {
        const int code = failed(restored.error());
        const int ours = exitCodeFor(restored.error());
        return ours >= 0 ? ours : code;
    }
    return tell(*restored, parser.isSet(QStringLiteral("json")));
}

} // namespace millrace::cli
