// SPDX-License-Identifier: GPL-3.0-or-later
// run and resume.
#include "app/cli/command.h"
#include "app/cli/progressline.h"
#include "app/cli/runoutcome.h"
#include "app/cli/signals.h"
#include "app/cli/signin.h"
#include "core/base/paths.h"
#include "core/base/text.h"
#include "core/load/deferredindexfile.h"
#include "core/load/limitsample.h"
#include "core/run/dumprun.h"
#include "core/run/migrationrun.h"
#include "core/run/pastruns.h"
#include "core/run/restore.h"
#include "core/server/scratchserver.h"
#include "core/tuning/settingsrecord.h"
#include "core/verify/warmupreport.h"

#include <functional>
#include <optional>
#include <unistd.h>

namespace millrace::cli {

namespace {

QString settingsLeft(const RunSummary &summary, const RunFolder &folder)
{
    const auto settings = SettingsRecord::load(folder.path());
    return settings && (!*settings || (*settings)->isDone())
               ? QString()
               : QStringLiteral(
                     "Settings of the server are still changed: millrace-cli restore %1 puts them back.")
                     .arg(summary.run);
}

/// What else a user has to know: rows that are in the rejects, indexes that are not back yet.
QString addendum(const RunSummary &summary, const RunFolder &folder)
{
    const TableOutcome outcome = summary.tables.value(0);
    QStringList lines;
    if (outcome.rowsRejected > 0)
        lines << QStringLiteral("%1 set aside in %2; %3 says why.")
                     .arg(counted(outcome.rowsRejected, QStringLiteral("row"), QStringLiteral("rows")),
                          outcome.rejectsFile, outcome.reasonsFile);
    if (outcome.rowsSkipped > 0)
        lines << QStringLiteral("%1 left out by the server, as the plan allows.")
                     .arg(counted(outcome.rowsSkipped, QStringLiteral("row"), QStringLiteral("rows")));
    if (const QString contents = outcome.contentSentence(); !contents.isEmpty())
        lines << contents;
    if (const auto samples = readLimitSamples(folder.path()); samples && !limitSpells(*samples).isEmpty()) {
        const Limit limit = overallLimit(*samples);
        lines << QStringLiteral("What limited the load: %1 %2")
                     .arg(limitSentence(limit), limitRemedy(limit.kind))
                     .trimmed();
    }
    if (const auto warmup = WarmupReport::load(folder.path()); warmup && *warmup)
        lines << (*warmup)->lines();
    const auto record = DeferredIndexFile::open(folder.path());
    if (summary.status != RunState::Done && record && record->has_value())
        lines << QStringLiteral(
                     "Indexes of the table were dropped for the load: resume builds them at its end, "
                     "millrace-cli restore %1 brings them back now.")
                     .arg(summary.run);
    lines << settingsLeft(summary, folder);
    lines.removeAll(QString());
    return lines.isEmpty() ? QString() : QLatin1Char('\n') + lines.join(QLatin1Char('\n'));
}

QString verdict(const RunSummary &summary)
{
    const TableOutcome outcome = summary.tables.value(0);
    const QString rows = counted(outcome.rowsLoaded, QStringLiteral("row"), QStringLiteral("rows"));
    switch (summary.status) {
    case RunState::Done:
        return QStringLiteral("%1 loaded into %2%3 in %4 (%5 rows/s). Run %6.")
            .arg(rows, outcome.table,
                 outcome.verified ? QStringLiteral(" and verified")
                                  : QStringLiteral(", NOT VERIFIED: ") + outcome.notVerifiedBecause,
                 durationText(static_cast<qint64>(summary.seconds * 1000)), rateText(summary.rowsPerSecond),
                 summary.run);
    case RunState::Refused:
        return QStringLiteral("Refused, nothing was loaded: %1")
            .arg(summary.error ? summary.error->text() : QString());
    case RunState::Cancelled:
        return QStringLiteral("Cancelled; %1 are committed. Go on with: millrace-cli resume %2")
            .arg(rows, summary.run);
    default: {
        const QString reason = summary.error ? summary.error->text() : QString();
        if (outcome.rowsLoaded == 0)
            return QStringLiteral("Stopped, nothing was loaded: %1\nGo on with: millrace-cli resume %2")
                .arg(reason, summary.run);
        return QStringLiteral(
                   "Stopped; %1 are committed. %2\nGo on with: millrace-cli resume %3 — or take the rows "
                   "out with: millrace-cli rollback %3")
            .arg(rows, reason, summary.run);
    }
    }
}

/// A run of many tables: one line for all of them, one for each that needs a look.
QString dumpVerdict(const RunSummary &summary)
{
    qint64 rows = 0;
    int verified = 0;
    QStringList lines;
    for (const TableOutcome &table : summary.tables) {
        rows += table.rowsLoaded;
        verified += table.verified ? 1 : 0;
        if (table.rowsRejected > 0)
            lines << QStringLiteral("%1: %2 set aside in %3; %4 says why.")
                         .arg(table.table,
                              counted(table.rowsRejected, QStringLiteral("row"), QStringLiteral("rows")),
                              table.rejectsFile, table.reasonsFile);
        if (summary.status == RunState::Done && !table.verified)
            lines << QStringLiteral("%1: NOT VERIFIED: %2").arg(table.table, table.notVerifiedBecause);
        if (table.rowsSkipped > 0)
            lines << QStringLiteral("%1: %2 left out by the server, as the plan allows.")
                         .arg(table.table,
                              counted(table.rowsSkipped, QStringLiteral("row"), QStringLiteral("rows")));
    }
    const QString all = counted(rows, QStringLiteral("row"), QStringLiteral("rows"));
    const QString tables = counted(summary.tables.size(), QStringLiteral("table"), QStringLiteral("tables"));
    const QString reason = summary.error ? summary.error->text() : QString();
    QString text;
    switch (summary.status) {
    case RunState::Done:
        text = QStringLiteral("%1 loaded into %2, %3 verified, in %4 (%5 rows/s). Run %6.")
                   .arg(all, tables, groupedNumber(verified),
                        durationText(static_cast<qint64>(summary.seconds * 1000)),
                        rateText(summary.rowsPerSecond), summary.run);
        break;
    case RunState::Refused:
        text = QStringLiteral("Refused, nothing was touched: %1").arg(reason);
        break;
    case RunState::Cancelled:
        text = QStringLiteral("Cancelled; %1 are committed. Go on with: millrace-cli resume %2")
                   .arg(all, summary.run);
        break;
    default:
        text = QStringLiteral("Stopped; %1 are committed. %2\nGo on with: millrace-cli resume %3")
                   .arg(all, reason, summary.run);
    }
    lines.prepend(text);
    return lines.join(QLatin1Char('\n'));
}

/// Runs something that can be asked for its progress, and says how it went.
template <typename Run>
int runAndTell(Run &run, bool json, bool progress,
               const std::function<QString(const RunSummary &)> &verdictOf)
{
    RunSummary summary;
    {
        const bool terminal = isatty(STDERR_FILENO) != 0;
        std::optional<ProgressLine> line;
        if (terminal || progress)
            line.emplace([&run] { return run.progress(); }, terminal);
        summary = run.run();
    }
    if (json)
        printJson(summary.toJson());
    const int exitCode = exitCodeOf(summary);
    if (exitCode == Ok && !json)
        printLine(verdictOf(summary));
    else
        printError(verdictOf(summary));
    return exitCode;
}

int runDumpPlan(const DumpPlan &plan, RunFolder &folder, bool json, bool progress)
{
    RunControl control;
    const SignalWatcher watcher([&control] { control.cancel(); });
    const auto target = signInTo(plan.connection);
    if (!target) {
        printError(QStringLiteral("millrace-cli: %1").arg(target.error().text()));
        return PreflightRefused;
    }
    EventPrinter printer;
    DumpRun run(plan, *target, folder, control, printer);
    return runAndTell(run, json, progress, [&folder](const RunSummary &summary) {
        const QString left = settingsLeft(summary, folder);
        return dumpVerdict(summary) + (left.isEmpty() ? QString() : QLatin1Char('\n') + left);
    });
}

int runPlan(const Plan &plan, RunFolder &folder, bool json, bool progress)
{
    RunControl control;
    const SignalWatcher watcher([&control] { control.cancel(); });
    const auto target = signInTo(plan.connection);
    if (!target) {
        printError(QStringLiteral("millrace-cli: %1").arg(target.error().text()));
        return PreflightRefused;
    }
    EventPrinter printer;
    MigrationRun run(plan, *target, folder, control, printer, sourceServerOf(plan.source));
    return runAndTell(run, json, progress, [&folder](const RunSummary &summary) {
        return verdict(summary) + addendum(summary, folder);
    });
}

void addRunOptions(CommandParser &parser)
{
    parser.addOption(
        {QStringLiteral("json"), QStringLiteral("One JSON object on standard output at the end.")});
    parser.addOption(
        {QStringLiteral("progress"), QStringLiteral("Progress also where standard error is no terminal.")});
}

} // namespace

int runCommand(const QStringList &arguments)
{
    CommandParser parser;
    parser.setApplicationDescription(QStringLiteral("Runs a plan."));
    parser.addPositionalArgument(QStringLiteral("PLAN"), QStringLiteral("A .millrace file."));
    addRunOptions(parser);
    int exitCode = Ok;
    if (!parse(parser, QStringLiteral("run"), arguments, exitCode))
        return exitCode;
    if (parser.positionalArguments().size() != 1) {
        printError(QStringLiteral("millrace-cli run: name one plan."));
        return UsageError;
    }
    const auto bytes = readWholeFile(parser.positionalArguments().first());
    if (!bytes)
        return failed(bytes.error());
    for (const QString &run : runsWithSettingsLeft())
        printError(
            QStringLiteral("Run %1 was broken off and left settings of its server changed: millrace-cli "
                           "restore %1 puts them back; so does this run, where it goes into the same schema.")
                .arg(run));
    const bool wholeDump = DumpPlan::isDumpPlan(*bytes);
    const auto plan = wholeDump ? Result<Plan>(Plan()) : Plan::load(parser.positionalArguments().first());
    if (!plan)
        return failed(plan.error());
    const auto dump = wholeDump ? DumpPlan::fromJson(*bytes) : Result<DumpPlan>(DumpPlan());
    if (!dump)
        return failed(dump.error());
    const auto folder = wholeDump ? RunFolder::create(*bytes) : RunFolder::create(*plan);
    if (!folder) {
        // Nothing was touched: the run could not even write down what it was going to do.
        printError(QStringLiteral("millrace-cli: no run folder can be made. %1").arg(folder.error().text()));
        return PreflightRefused;
    }
    if (wholeDump)
        return runDumpPlan(*dump, **folder, parser.isSet(QStringLiteral("json")),
                           parser.isSet(QStringLiteral("progress")));
    return runPlan(*plan, **folder, parser.isSet(QStringLiteral("json")),
                   parser.isSet(QStringLiteral("progress")));
}

int resumeCommand(const QStringList &arguments)
{
    CommandParser parser;
    parser.setApplicationDescription(
        QStringLiteral("Goes on with a run; chunks that are committed are not loaded again."));
    addRunOptions(parser);
    int exitCode = Ok;
    const auto folder = openRun(parser, QStringLiteral("resume"), arguments, exitCode);
    if (!folder)
        return exitCode;
    const auto plan = planToResume(*folder);
    if (!plan)
        return failed(plan.error());
    const bool json = parser.isSet(QStringLiteral("json"));
    const bool progress = parser.isSet(QStringLiteral("progress"));
    if (const auto *dump = std::get_if<DumpPlan>(&*plan))
        return runDumpPlan(*dump, *folder, json, progress);
    return runPlan(std::get<Plan>(*plan), *folder, json, progress);
}

} // namespace millrace::cli
