// SPDX-License-Identifier: GPL-3.0-or-later
// run and resume.
#include "app/cli/shared/command.h"
#include "app/cli/shared/runoutcome.h"
#include "app/cli/shared/signals.h"
#include "app/cli/shared/signin.h"
#include "app/cli/shared/terminalprogress.h"
#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/base/text.h"
#include "core/bottleneck/bottlenecksample.h"
#include "core/indexes/deferredindexfile.h"
#include "core/run/migrationrun.h"
#include "core/run/undo/pastruns.h"
#include "core/run/undo/restore.h"
#include "core/run/wholedump/dumprun.h"
#include "core/server/scratch/scratchserver.h"
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
               : u"Settings of the server are still changed: millrace-cli restore %1 puts them back."_s.arg(
                     summary.run);
}

/// What else a user has to know: rows that are in the rejects, indexes that are not back yet.
QString addendum(const RunSummary &summary, const RunFolder &folder)
{
    const TableOutcome outcome = summary.tables.value(0);
    QStringList lines;
    if (outcome.rowsRejected > 0)
        lines << u"%1 set aside in %2; %3 says why."_s.arg(counted(outcome.rowsRejected, u"row"_s, u"rows"_s),
                                                           outcome.rejectsFile, outcome.reasonsFile);
    if (outcome.rowsSkipped > 0)
        lines << u"%1 left out by the server, as the plan allows."_s.arg(
            counted(outcome.rowsSkipped, u"row"_s, u"rows"_s));
    if (const QString contents = outcome.contentSentence(); !contents.isEmpty())
        lines << contents;
    if (const auto samples = readBottleneckSamples(folder.path());
        samples && !bottleneckSpells(*samples).isEmpty()) {
        const Bottleneck limit = overallBottleneck(*samples);
        lines << u"What limited the load: %1 %2"_s
                     .arg(bottleneckSentence(limit), bottleneckRemedy(limit.kind))
                     .trimmed();
    }
    if (const auto warmup = WarmupReport::load(folder.path()); warmup && *warmup)
        lines << (*warmup)->lines();
    const auto record = DeferredIndexFile::open(folder.path());
    if (summary.status != RunState::Done && record && record->has_value())
        lines << u"Indexes of the table were dropped for the load: resume builds them at its end, "
                 "millrace-cli restore %1 brings them back now."_s.arg(summary.run);
    lines << settingsLeft(summary, folder);
    lines.removeAll(QString());
    return lines.isEmpty() ? QString() : u'\n' + lines.join(u'\n');
}

QString verdict(const RunSummary &summary)
{
    const TableOutcome outcome = summary.tables.value(0);
    const QString rows = counted(outcome.rowsLoaded, u"row"_s, u"rows"_s);
    switch (summary.status) {
    case RunState::Done:
        return u"%1 loaded into %2%3 in %4 (%5 rows/s). Run %6."_s.arg(
            rows, outcome.table,
            outcome.verified ? u" and verified"_s : u", NOT VERIFIED: "_s + outcome.notVerifiedBecause,
            durationText(static_cast<qint64>(summary.seconds * 1000)), rateText(summary.rowsPerSecond),
            summary.run);
    case RunState::Refused:
        return u"Refused, nothing was loaded: %1"_s.arg(summary.error ? summary.error->text() : QString());
    case RunState::Cancelled:
        return u"Cancelled; %1 are committed. Go on with: millrace-cli resume %2"_s.arg(rows, summary.run);
    default: {
        const QString reason = summary.error ? summary.error->text() : QString();
        if (outcome.rowsLoaded == 0)
            return u"Stopped, nothing was loaded: %1\nGo on with: millrace-cli resume %2"_s.arg(reason,
                                                                                                summary.run);
        return u"Stopped; %1 are committed. %2\nGo on with: millrace-cli resume %3 — or take the rows "
               "out with: millrace-cli rollback %3"_s.arg(rows, reason, summary.run);
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
            lines << u"%1: %2 set aside in %3; %4 says why."_s.arg(
                table.table, counted(table.rowsRejected, u"row"_s, u"rows"_s), table.rejectsFile,
                table.reasonsFile);
        if (summary.status == RunState::Done && !table.verified)
            lines << u"%1: NOT VERIFIED: %2"_s.arg(table.table, table.notVerifiedBecause);
        if (table.rowsSkipped > 0)
            lines << u"%1: %2 left out by the server, as the plan allows."_s.arg(
                table.table, counted(table.rowsSkipped, u"row"_s, u"rows"_s));
    }
    const QString all = counted(rows, u"row"_s, u"rows"_s);
    const QString tables = counted(summary.tables.size(), u"table"_s, u"tables"_s);
    const QString reason = summary.error ? summary.error->text() : QString();
    QString text;
    switch (summary.status) {
    case RunState::Done:
        text = u"%1 loaded into %2, %3 verified, in %4 (%5 rows/s). Run %6."_s.arg(
            all, tables, groupedNumber(verified), durationText(static_cast<qint64>(summary.seconds * 1000)),
            rateText(summary.rowsPerSecond), summary.run);
        break;
    case RunState::Refused:
        text = u"Refused, nothing was touched: %1"_s.arg(reason);
        break;
    case RunState::Cancelled:
        text = u"Cancelled; %1 are committed. Go on with: millrace-cli resume %2"_s.arg(all, summary.run);
        break;
    default:
        text = u"Stopped; %1 are committed. %2\nGo on with: millrace-cli resume %3"_s.arg(all, reason,
                                                                                          summary.run);
    }
    lines.prepend(text);
    return lines.join(u'\n');
}

/// Runs something that can be asked for its progress, and says how it went.
template <typename Run>
int runAndTell(Run &run, bool json, bool progress,
               const std::function<QString(const RunSummary &)> &verdictOf)
{
    RunSummary summary;
    {
        const bool terminal = isatty(STDERR_FILENO) != 0;
        std::optional<TerminalProgress> line;
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
        printError(u"millrace-cli: %1"_s.arg(target.error().text()));
        return PreflightRefused;
    }
    EventPrinter printer;
    DumpRun run(plan, *target, folder, control, printer);
    return runAndTell(run, json, progress, [&folder](const RunSummary &summary) {
        const QString left = settingsLeft(summary, folder);
        return dumpVerdict(summary) + (left.isEmpty() ? QString() : u'\n' + left);
    });
}

int runPlan(const Plan &plan, RunFolder &folder, bool json, bool progress)
{
    RunControl control;
    const SignalWatcher watcher([&control] { control.cancel(); });
    const auto target = signInTo(plan.connection);
    if (!target) {
        printError(u"millrace-cli: %1"_s.arg(target.error().text()));
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
    parser.addOption({u"json"_s, u"One JSON object on standard output at the end."_s});
    parser.addOption({u"progress"_s, u"Progress also where standard error is no terminal."_s});
}

} // namespace

int runCommand(const QStringList &arguments)
{
    CommandParser parser;
    parser.setApplicationDescription(u"Runs a plan."_s);
    parser.addPositionalArgument(u"PLAN"_s, u"A .millrace file."_s);
    addRunOptions(parser);
    int exitCode = Ok;
    if (!parse(parser, u"run"_s, arguments, exitCode))
        return exitCode;
    if (parser.positionalArguments().size() != 1) {
        printError(u"millrace-cli run: name one plan."_s);
        return UsageError;
    }
    const auto bytes = readWholeFile(parser.positionalArguments().first());
    if (!bytes)
        return failed(bytes.error());
    for (const QString &run : runsWithSettingsLeft())
        printError(
            u"Run %1 was broken off and left settings of its server changed: millrace-cli "
            "restore %1 puts them back; so does this run, where it goes into the same schema."_s.arg(run));
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
        printError(u"millrace-cli: no run folder can be made. %1"_s.arg(folder.error().text()));
        return PreflightRefused;
    }
    if (wholeDump)
        return runDumpPlan(*dump, **folder, parser.isSet(u"json"_s), parser.isSet(u"progress"_s));
    return runPlan(*plan, **folder, parser.isSet(u"json"_s), parser.isSet(u"progress"_s));
}

int resumeCommand(const QStringList &arguments)
{
    CommandParser parser;
    parser.setApplicationDescription(
        u"Goes on with a run; chunks that are committed are not loaded again."_s);
    addRunOptions(parser);
    int exitCode = Ok;
    const auto folder = openRun(parser, u"resume"_s, arguments, exitCode);
    if (!folder)
        return exitCode;
    const auto plan = planToResume(*folder);
    if (!plan)
        return failed(plan.error());
    const bool json = parser.isSet(u"json"_s);
    const bool progress = parser.isSet(u"progress"_s);
    if (const auto *dump = std::get_if<DumpPlan>(&*plan))
        return runDumpPlan(*dump, *folder, json, progress);
    return runPlan(std::get<Plan>(*plan), *folder, json, progress);
}

} // namespace millrace::cli
