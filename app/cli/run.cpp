// SPDX-License-Identifier: GPL-3.0-or-later
// run and resume.
#include "app/cli/options/madeplan.h"
#include "app/cli/options/planoptions.h"
#include "app/cli/options/streamoptions.h"
#include "app/cli/shared/command.h"
#include "app/cli/shared/runoutcome.h"
#include "app/cli/shared/signals.h"
#include "app/cli/shared/signin.h"
#include "app/cli/shared/terminalprogress.h"
#include "core/base/literals.h"
#include "core/base/sinceboot.h"
#include "core/base/text.h"
#include "core/bottleneck/bottlenecksample.h"
#include "core/indexes/deferredindexfile.h"
#include "core/report/runstages.h"
#include "core/report/verdict.h"
#include "core/run/replica/replicaguide.h"
#include "core/run/undo/pastruns.h"
#include "core/run/undo/restore.h"
#include "core/run/wholedump/dumprun.h"
#include "core/server/login/connectionurl.h"
#include "core/server/scratch/scratchserver.h"
#include "core/tuning/settingsrecord.h"
#include "core/verify/warmupreport.h"

#include <algorithm>
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

/// What the run left in its folder, of a run of one table.
QStringList findings(const RunSummary &summary, const RunFolder &folder)
{
    QStringList lines{summary.tables.value(0).contentSentence()};
    if (const auto samples = readBottleneckSamples(folder.path());
        samples && !bottleneckSpells(*samples).isEmpty()) {
        const Bottleneck limit = overallBottleneck(*samples);
        lines << u"What limited the load: %1 %2"_s
                     .arg(bottleneckSentence(limit), bottleneckRemedy(limit.kind))
                     .trimmed();
    }
    if (const auto warmup = WarmupReport::load(folder.path()); warmup && *warmup)
        lines << (*warmup)->lines();
    return lines;
}

/// The verdict as the report has it, then where and how fast; below it a line for all else a user has to
/// know.
QString endingOf(const RunSummary &summary, const RunFolder &folder, qint64 rowsTotal)
{
    const Verdict verdict = verdictOf(summary, rowsTotal, DeferredIndexFile::namesIn(folder.path()));
    const bool single = summary.tables.size() == 1;
    QString first = verdict.sentence;
    if (summary.status == RunState::Done && summary.tables.isEmpty())
        first += u" Run %1."_s.arg(summary.run);
    else if (summary.status == RunState::Done)
        first += u" Into %1, %2 rows/s. Run %3."_s.arg(
            single ? summary.tables.first().table : counted(summary.tables.size(), u"table"_s, u"tables"_s),
            rateText(summary.rowsPerSecond), summary.run);
    QStringList lines{first};
    lines << verdict.why << verdict.leftOut << verdict.howToFix << verdict.wayOn;
    for (const QString &command : verdict.commands.mid(1))
        lines << u"Or: "_s + command;
    if (single)
        lines << findings(summary, folder);
    lines << settingsLeft(summary, folder);
    lines.removeAll(QString());
    return lines.join(u'\n');
}

/// "start 0.03 s, preflight 0.05 s, … · 3.21 s in all": of the process, from its start to this line.
QString timingsLine(const RunSummary &summary, double atRun)
{
    QStringList parts{u"start %1 s"_s.arg(decimalText(atRun, 3))};
    double sum = atRun;
    for (const RunSpan &span : summary.timings) {
        parts << u"%1 %2 s"_s.arg(stageName(span.stage), decimalText(span.took, 3));
        sum += span.took;
    }
    const double age = static_cast<double>(processAgeMs()) / 1000;
    parts << u"rest %1 s"_s.arg(decimalText(std::max(0.0, age - sum), 3));
    return u"Timings: %1 · %2 s in all."_s.arg(parts.join(u", "_s), decimalText(age, 2));
}

/// The load has ended before its stream: what is sent once need not be sent twice.
void readOn(StreamArrival &stream, const RunControl &control)
{
    if (stream.arrival().hasEnded() || control.isCancelled())
        return;
    printError(u"The load has ended, and the stream has not: it is read to its end, so that the run can be "
               "resumed. Ctrl+C ends that."_s);
    if (const auto whole = stream.wait(); !whole)
        printError(u"millrace-cli: %1"_s.arg(whole.error().text()));
}

int runPlan(const RunPlan &plan, RunFolder &folder, const CommandParser &parser,
            StreamArrival *arrival = nullptr, const std::optional<StatementAnswer> &answer = {},
            bool isElsewhere = false)
{
    RunControl control;
    const SignalWatcher watcher([&control, arrival] {
        control.cancel();
        if (arrival != nullptr)
            arrival->stop();
    });
    const auto target = signInTo(plan.connection());
    if (!target) {
        printError(u"millrace-cli: %1"_s.arg(target.error().text()));
        return PreflightRefused;
    }
    EventPrinter printer;
    const auto run = makeRun(plan, {.folder = folder,
                                    .control = control,
                                    .observer = printer,
                                    .target = *target,
                                    .source = sourceServerOf(plan.source()),
                                    .arrival = arrival,
                                    .answer = answer,
                                    .isElsewhere = isElsewhere});
    RunSummary summary;
    const double atRun = static_cast<double>(processAgeMs()) / 1000;
    {
        const bool terminal = isatty(STDERR_FILENO) != 0;
        std::optional<TerminalLine> line;
        if (terminal || parser.isSet(u"progress"_s))
            line.emplace(progressLine([&run] { return run->progress(); }), terminal);
        summary = run->run();
    }
    if (arrival != nullptr)
        readOn(*arrival, control);
    const bool json = parser.isSet(u"json"_s);
    if (json)
        printJson(summary.toJson());
    const int exitCode = exitCodeOf(summary);
    // How many there would be nobody knew.
    const bool grows = plan.isWholeDump() && (plan.dump()->growing || plan.isArriving());
    const QString ending = endingOf(summary, folder, grows ? -1 : plan.rows());
    if (exitCode == Ok && !json)
        printLine(ending);
    else
        printError(ending);
    const auto as = plan.isArriving() ? folder.runPlan() : plan; // with the parts that came
    if (const auto guide =
            as && as->isWholeDump() ? replicaGuideOf(folder.path(), *as->dump(), summary) : std::nullopt)
        json ? printError(guide->script()) : printLine(guide->script());
    if (parser.isSet(u"timings"_s))
        json ? printError(timingsLine(summary, atRun)) : printLine(timingsLine(summary, atRun));
    if (exitCode == Ok)
        releaseStream(parser, plan, summary.run);
    return exitCode;
}

/// What the user says of a statement in doubt.
Result<std::optional<StatementAnswer>> answerOf(const CommandParser &parser)
{
    const bool hasRun = parser.isSet(u"has-run"_s);
    if (!hasRun && !parser.isSet(u"run-again"_s))
        return std::optional<StatementAnswer>();
    bool isNumber = false;
    const qint64 offset = parser.value(hasRun ? u"has-run"_s : u"run-again"_s).toLongLong(&isNumber);
    if (!isNumber || (hasRun && parser.isSet(u"run-again"_s)))
        return fail(
            usageError(u"--has-run and --run-again take the byte that the run has named, one of them."_s,
                       u"Copy the command from the error."_s));
    return StatementAnswer{.offset = offset, .hasRun = hasRun};
}

/// The plan of a run that goes on at another address. Its folder keeps the one it had.
Result<RunPlan> movedTo(const QString &url, const RunPlan &plan)
{
    MILLRACE_TRY(auto spec, connectionFromUrl(url));
    if (plan.isWholeDump() || plan.table()->wayIn == WayIn::Ship)
        return fail(usageError(u"--target is for runs of one table that is not shipped."_s,
                               u"Resume this run at the address it has."_s));
    Plan moved = *plan.table();
    if (!spec.schema.isEmpty() && spec.schema != moved.schema)
        return fail(
            usageError(u"The run goes into schema %1, the URL names %2."_s.arg(moved.schema, spec.schema),
                       u"Leave the schema out of the URL."_s));
    spec.schema = moved.schema;
    moved.connection = spec;
    return RunPlan(std::move(moved)).withStream(plan.stream());
}

void addRunOptions(CommandParser &parser)
{
    parser.addOption({u"json"_s, u"One JSON object on standard output at the end."_s});
    parser.addOption({u"timings"_s, u"At the end a line that says what each part of the time went into."_s});
    parser.addOption({u"progress"_s, u"Progress also where standard error is no terminal."_s});
}

/// An option of a run, not of how its plan is made.
bool isAboutRun(const QString &option)
{
    return QStringList{u"json"_s, u"timings"_s, u"progress"_s, u"allow-command"_s, u"keep-spool"_s}.contains(
        option);
}

/// The plan that is named, or made of the stream that is named in its place. Nothing: the command ends with
/// the code in \a ended.
Result<std::optional<RunPlan>> planToRun(const CommandParser &parser, int &ended,
                                         std::unique_ptr<ArrivingStream> &arriving)
{
    // A plan that is kept is one of all of it.
    MadePlan made{.file = parser.value(u"output"_s),
                  .isAside = parser.isSet(u"json"_s),
                  .mayArrive = !parser.isSet(u"whole-first"_s) && !parser.isSet(u"output"_s)};
    if (namesStream(parser, parser.positionalArguments())) {
        if (parser.isSet(u"part-bytes"_s)) {
            bool isNumber = false;
            made.partBytes = parser.value(u"part-bytes"_s).toLongLong(&isNumber);
            if (!isNumber || made.partBytes < 1)
                return fail(usageError(u"--part-bytes takes a number of bytes from 1 on."_s));
        }
        MILLRACE_TRY(ended, makePlan(parser, u"run"_s, made));
        arriving = std::move(made.arriving);
        return made.plan;
    }
    const QStringList given = parser.optionNames();
    for (const QString &name : given)
        if (!isAboutRun(name))
            return fail(usageError(
                u"--%1 says how a plan is made, and what is named is one."_s.arg(name),
                u"Leave it out; or name a stream (-, a pipe, s3://…, --command), or make the plan with "
                "millrace-cli plan."_s));
    MILLRACE_TRY(const auto path, onlyArgument(parser, u"one plan"_s));
    MILLRACE_TRY(const auto plan, RunPlan::load(path));
    MILLRACE_TRY(made.plan, withStreamAtHand(parser, plan));
    return made.plan;
}

/// The run of a stream that could not begin: its bytes are not lost.
void tellOfStreamLeft(const CommandParser &parser, const RunPlan &plan,
                      const std::unique_ptr<ArrivingStream> &arriving)
{
    const auto whole = arriving ? readToEnd(parser, *arriving) : fail(Error{});
    if (arriving && !whole)
        printError(u"millrace-cli: %1"_s.arg(whole.error().text()));
    else if (plan.stream() && (arriving || plan.stream()->bytes >= 0))
        tellOfSpool(arriving ? *whole : *plan.stream());
}

} // namespace

Result<int> runCommand(const QStringList &arguments)
{
    CommandParser parser;
    parser.setApplicationDescription(
        u"Runs a plan; or loads a stream at once, as plan with the same options and run would."_s);
    addRunOptions(parser);
    addStreamRunOptions(parser);
    parser.addOption({u"whole-first"_s,
                      u"Read a stream to its end before anything of it is loaded; else one of rows is loaded "
                      "while it arrives."_s});
    parser.addOption(
        {u"part-bytes"_s,
         u"A dump of SQL statements that is loaded while it arrives: begin with the next part of "
         "it when so much has come (default 16777216)."_s,
         u"N"_s});
    addPlanOptions(parser,
                   {.what = u"PLAN"_s,
                    .text = u"A .millrace file; - (standard input) or a named pipe: the dump itself, with "
                            "--target and the options of plan."_s,
                    .syntax = u"PLAN|-"_s});
    if (const auto ended = parse(parser, u"run"_s, arguments))
        return *ended;
    int ended = Ok;
    std::unique_ptr<ArrivingStream> arriving;
    MILLRACE_TRY(const auto plan, planToRun(parser, ended, arriving));
    if (!plan)
        return ended;
    for (const QString &run : runsWithSettingsLeft())
        printError(
            u"Run %1 was broken off and left settings of its server changed: millrace-cli "
            "restore %1 puts them back; so does this run, where it goes into the same schema."_s.arg(run));
    const auto folder = RunFolder::create(*plan);
    if (!folder) {
        // Nothing was touched: the run could not even write down what it was going to do.
        printError(u"millrace-cli: no run folder can be made. %1"_s.arg(folder.error().text()));
        tellOfStreamLeft(parser, *plan, arriving);
        return PreflightRefused;
    }
    const int code = runPlan(*plan, **folder, parser, arriving ? arriving->stream.get() : nullptr);
    if (code == PreflightRefused)
        tellOfStreamLeft(parser, *plan, arriving);
    return code;
}

Result<int> resumeCommand(const QStringList &arguments)
{
    CommandParser parser;
    parser.setApplicationDescription(
        u"Goes on with a run; chunks that are committed are not loaded again."_s);
    addRunOptions(parser);
    parser.addOption(
        {u"has-run"_s,
         u"The statement of a dump of which the run could not know it has run: go on after it."_s,
         u"BYTE"_s});
    parser.addOption(
        {u"run-again"_s, u"That statement has not run, or may run once more: run it."_s, u"BYTE"_s});
    parser.addOption({u"target"_s,
                      u"Another node of the cluster the run goes into, or its server's new address; refused "
                      "where the journal does not know the run."_s,
                      u"URL"_s});
    addStreamRunOptions(parser);
    parser.addOption(
        {u"keep-spool"_s, u"Keep the spool file of the run's stream when the run is verified."_s});
    addRunArgument(parser);
    if (const auto ended = parse(parser, u"resume"_s, arguments))
        return *ended;
    MILLRACE_TRY(const auto folder, namedRun(parser));
    MILLRACE_TRY(auto plan, planToResume(*folder));
    const bool isElsewhere = parser.isSet(u"target"_s);
    if (isElsewhere) {
        MILLRACE_TRY(plan, movedTo(parser.value(u"target"_s), plan));
    }
    std::unique_ptr<ArrivingStream> arriving;
    if (plan.isArriving()) {
        MILLRACE_TRY(arriving, resumeStream(parser, *folder, plan));
    } else {
        MILLRACE_TRY(plan, withStreamAtHand(parser, plan));
    }
    MILLRACE_TRY(const auto answer, answerOf(parser));
    if (answer && !plan.isWholeDump())
        return fail(usageError(u"--has-run and --run-again are about statements of whole dumps."_s,
                               u"Leave them out."_s));
    return runPlan(plan, *folder, parser, arriving ? arriving->stream.get() : nullptr, answer, isElsewhere);
}

} // namespace millrace::cli
