// SPDX-License-Identifier: GPL-3.0-or-later
// restore: what a run took away and could not put back.
#include "core/run/restore.h"
#include "app/cli/command.h"
#include "app/cli/signals.h"
#include "core/base/text.h"
#include "core/server/scratchserver.h"

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

} // namespace

int restoreCommand(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        QStringLiteral("Builds the indexes that a run dropped and did not build again."));
    parser.addOption({QStringLiteral("json"), QStringLiteral("One JSON object on standard output.")});
    int exitCode = Ok;
    const auto folder = openRun(parser, QStringLiteral("restore"), arguments, exitCode);
    if (!folder)
        return exitCode;
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
    if (parser.isSet(QStringLiteral("json")))
        printJson(restored->toJson());
    else
        for (const QString &sentence : restored->sentences())
            printLine(sentence);
    return restored->isComplete() ? Ok : StoppedResumable;
}

} // namespace millrace::cli
