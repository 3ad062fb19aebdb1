// SPDX-License-Identifier: GPL-3.0-or-later
// runs, rollback, report and mend: what can be done with a run that is over.
#include "app/cli/shared/command.h"
#include "app/cli/shared/signin.h"
#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/base/text.h"
#include "core/record/accountrecord.h"
#include "core/report/anyreport.h"
#include "core/report/rows/rejectlist.h"
#include "core/report/runcomparison.h"
#include "core/run/undo/pastruns.h"
#include "core/run/undo/rollback.h"
#include "core/run/undo/spoolkeeping.h"
#include "core/run/wholedump/tablefolder.h"
#include "core/server/scratch/scratchserver.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryFile>
#include <algorithm>
#include <numeric>

namespace millrace::cli {

namespace {

QString statusOf(const PastRun &run)
{
    switch (run.ending) {
    case PastRun::Ending::AtWork:
        return u"running"_s;
    case PastRun::Ending::Done:
    case PastRun::Ending::Refused:
    case PastRun::Ending::Cancelled:
    case PastRun::Ending::RolledBack:
        return runStateName(run.summary.status);
    default: // killed while it was loading: what it wrote last is not what it is now
        return runStateName(RunState::Stopped);
    }
}

/// Of a stream, as JSON that is handed around has it: without a command's text.
QJsonObject spoolJson(const HeldSpool &held)
{
    const bool isWhole = held.spool.state == Spool::State::Whole;
    return {{u"folder"_s, held.spool.folder},
            {u"bytes"_s, held.spool.bytes},
            {u"state"_s, isWhole                                      ? u"whole"_s
                         : held.spool.state == Spool::State::Arriving ? u"arriving"_s
                         : held.spool.state == Spool::State::Partial  ? u"partial"_s
                                                                      : u"broken-off"_s},
            {u"from"_s, isWhole ? QJsonValue(held.spool.stream.discreetSentence()) : QJsonValue()},
            {u"needed_by"_s, QJsonArray::fromStringList(held.runs)}};
}

void printSpool(const HeldSpool &held)
{
    const Spool &spool = held.spool;
    const QString size = sizeText(spool.bytes);
    switch (spool.state) {
    case Spool::State::Arriving:
        return printLine(u"Stream   %1  %2 so far, it is being read"_s.arg(spool.folder, size));
    case Spool::State::BrokenOff:
        return printLine(
            u"Stream   %1  %2, broken off; the next stream's reading removes it"_s.arg(spool.folder, size));
    case Spool::State::Partial:
        if (!spool.stream.spool.isEmpty())
            return printLine(u"Stream   %1  %2, not all of it; %3"_s.arg(
                spool.stream.spool, size,
                held.runs.isEmpty() ? u"no run needs it; --clear-spools removes it"_s
                                    : u"needed by run %1"_s.arg(held.runs.join(u", "_s))));
        return printLine(
            u"Stream   %1  room for %2, a part of it fetched; the next fetch of the same goes on with it"_s
                .arg(spool.folder, size));
    case Spool::State::Whole:
        return printLine(u"Stream   %1  %2, %3"_s.arg(
            spool.stream.spool, size,
            held.runs.isEmpty() ? u"no run needs it; --clear-spools removes it"_s
                                : u"needed by run %1"_s.arg(held.runs.join(u", "_s))));
    }
}

/// What no run needs goes: also what a plan was made of that has not run.
Result<int> clearSpools()
{
    qint64 bytes = sweepSpools({}, true);
    const auto all = heldSpools();
    for (const HeldSpool &held : all) {
        const bool isBusy = held.spool.state == Spool::State::Arriving;
        if (isBusy || held.spool.stream.spool.isEmpty() || !held.runs.isEmpty())
            continue;
        MILLRACE_TRY_VOID(removeSpool(held.spool.stream.spool));
        bytes += held.spool.bytes;
    }
    printLine(u"%1 of streams removed."_s.arg(sizeText(bytes)));
    return Ok;
}

} // namespace

Result<int> runsCommand(const QStringList &arguments)
{
    CommandParser parser;
    parser.setApplicationDescription(u"Lists past and unfinished runs, newest first."_s);
    parser.addOption({u"json"_s, u"One JSON object on standard output."_s});
    parser.addOption(
        {u"clear-spools"_s,
         u"Remove the spool files of streams that no run needs to be resumed; a plan of one that has not "
         "run needs its stream again then."_s});
    if (const auto ended = parse(parser, u"runs"_s, arguments))
        return *ended;
    if (parser.isSet(u"clear-spools"_s))
        return clearSpools();
    QJsonArray runs;
    for (const PastRun &run : pastRuns())
        runs << QJsonObject{
            {u"run"_s, run.id},
            {u"status"_s, statusOf(run)},
            {u"started"_s,
             QDateTime::fromMSecsSinceEpoch(run.summary.startedMs).toUTC().toString(Qt::ISODateWithMs)},
            {u"plan"_s, run.folder + u"/plan.millrace"_s},
            {u"name"_s, run.summary.planName},
            {u"verified"_s, run.verified},
            {u"settings_left"_s, run.settingsLeft},
            {u"rows_loaded"_s, run.rowsLoaded}};
    if (parser.isSet(u"json"_s)) {
        QJsonArray streams;
        const auto all = heldSpools();
        for (const HeldSpool &held : all)
            streams << spoolJson(held);
        printJson({{u"runs"_s, runs}, {u"streams"_s, streams}});
        return Ok;
    }
    for (const QJsonValue run : runs)
        printLine(u"%1  %2  %3 rows  %4"_s.arg(
            run[u"run"_s].toString(), run[u"status"_s].toString().leftJustified(11),
            groupedNumber(run[u"rows_loaded"_s].toInteger()).rightJustified(15),
            run[u"name"_s].toString() + (run[u"settings_left"_s].toBool()
                                             ? u"  ! settings left changed: restore puts them back"_s
                                             : QString())));
    const auto all = heldSpools();
    for (const HeldSpool &held : all)
        printSpool(held);
    return Ok;
}

Result<int> rollbackCommand(const QStringList &arguments)
{
    CommandParser parser;
    parser.setApplicationDescription(u"Takes exactly this run's rows out, where that is possible."_s);
    addRunArgument(parser);
    if (const auto ended = parse(parser, u"rollback"_s, arguments))
        return *ended;
    MILLRACE_TRY(const auto folder, namedRun(parser));
    MILLRACE_TRY(const auto plan, folder->runPlan());
    MILLRACE_TRY(const auto target, signInTo(plan.connection()));
    MILLRACE_TRY(const auto removed, rollbackRun(*folder, target));
    printLine(u"%1 taken out of %2; the run is rolled back."_s.arg(rowsText(removed), plan.target()) +
              (plan.isWholeDump() ? u" Tables, views, triggers and routines that the dump made stay."_s
                                  : QString()));
    MILLRACE_TRY(const auto accounts, AccountRecord::load(folder->path()));
    if (accounts)
        for (const QString &sentence : accounts->sentences())
            printLine(sentence);
    return Ok;
}

namespace {

/// The desktop program, which can draw, beside this one or in the path; empty: not installed.
QString desktopProgram()
{
    const QString name = u"millrace"_s;
    QStringList folders{QCoreApplication::applicationDirPath()};
    folders << folders.first() + u"/.."_s; // where it is built
    const QString beside = QStandardPaths::findExecutable(name, folders);
    return beside.isEmpty() ? QStandardPaths::findExecutable(name) : beside;
}

/// A PDF needs fonts and a painter, which this program does without: the desktop program draws it, without a
/// screen.
Result<void> writePdf(const QString &html, const QString &output)
{
    const QString program = desktopProgram();
    if (program.isEmpty())
        return fail({.code = ErrorCode::ReportFailed,
                     .what = u"PDFs are drawn by the program millrace, which is not installed here."_s,
                     .howToFix = u"Install it, or write .html and print that."_s});
    QTemporaryFile page(QDir::tempPath() + u"/millrace-XXXXXX.html"_s);
    if (!page.open())
        return fail({.code = ErrorCode::FileNotWritable,
                     .what = u"%1 cannot be written."_s.arg(QDir::tempPath()),
                     .howToFix = u"Make room there, or set TMPDIR."_s});
    page.close();
    MILLRACE_TRY_VOID(writeFileAtomically(page.fileName(), html.toUtf8()));
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"QT_QPA_PLATFORM"_s, u"offscreen"_s);
    process.setProcessEnvironment(environment);
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    process.start(program, {u"--pdf"_s, QFileInfo(output).absoluteFilePath(), page.fileName()});
    if (!process.waitForFinished(-1) || process.exitStatus() != QProcess::NormalExit ||
        process.exitCode() != 0)
        return fail({.code = ErrorCode::ReportFailed,
                     .what = u"%1 did not write the PDF."_s.arg(program),
                     .howToFix = u"Write .html and print that."_s});
    return {};
}

} // namespace

Result<int> reportCommand(const QStringList &arguments)
{
    CommandParser parser;
    parser.setApplicationDescription(u"Writes a report on a run, or on two of them side by side."_s);
    parser.addOption({{u"o"_s, u"output"_s}, u"FILE.html, .pdf, .json or .csv."_s, u"FILE"_s});
    parser.addOption({u"dump-table"_s, u"Of the run of a whole dump: only this table."_s, u"TABLE"_s});
    parser.addOption(
        {u"against"_s, u"Hold the run against this one, side by side (.html, .pdf, .json)."_s, u"RUN"_s});
    addRunArgument(parser);
    if (const auto ended = parse(parser, u"report"_s, arguments))
        return *ended;
    MILLRACE_TRY(auto run, namedRun(parser));
    const QString table = parser.value(u"dump-table"_s);
    MILLRACE_TRY(const auto opened, tableRun(std::move(run), table));
    std::unique_ptr<RunFolder> other;
    if (parser.isSet(u"against"_s)) {
        MILLRACE_TRY(auto found, RunFolder::open(parser.value(u"against"_s)));
        MILLRACE_TRY(other, tableRun(std::move(found), table));
    }
    const QString output = parser.value(u"output"_s);
    const QString suffix = QFileInfo(output).suffix().toLower();
    const QStringList known{u"html"_s, u"pdf"_s, u"json"_s, u"csv"_s};
    if (!known.contains(suffix) || (other && suffix == "csv"_L1))
        return misused(u"report"_s, u"-o wants a file that ends in %1."_s.arg(
                                        other ? u".html, .pdf or .json"_s : u".html, .pdf, .json or .csv"_s));
    const bool pdf = suffix == "pdf"_L1;
    const QString made = pdf ? u"html"_s : suffix;
    // The other one comes first: it is the one that this run is held against.
    MILLRACE_TRY(const auto content, other ? compareRuns(*other, *opened, made) : reportFor(*opened, made));
    if (pdf) {
        MILLRACE_TRY_VOID(writePdf(QString::fromUtf8(content), output));
    } else {
        MILLRACE_TRY_VOID(writeFileAtomically(output, content));
    }
    printLine(output);
    return Ok;
}

Result<int> mendCommand(const QStringList &arguments)
{
    CommandParser parser;
    parser.setApplicationDescription(
        u"Writes a plan that loads the rows a run set aside into the same table. Mend them first, in the "
        "run's rejects.txt; without -o it only says where that is."_s);
    parser.addOption({{u"o"_s, u"output"_s}, u"Where the plan goes."_s, u"PLAN.millrace"_s});
    parser.addOption({u"dump-table"_s, u"Of the run of a whole dump: of this table."_s, u"TABLE"_s});
    addRunArgument(parser);
    if (const auto ended = parse(parser, u"mend"_s, arguments))
        return *ended;
    MILLRACE_TRY(auto run, namedRun(parser));
    MILLRACE_TRY(const auto opened, tableRun(std::move(run), parser.value(u"dump-table"_s)));
    MILLRACE_TRY(const auto plan, opened->plan());
    MILLRACE_TRY(const auto summary, opened->summary());
    const TableOutcome outcome = summary.tables.value(0);
    if (outcome.rowsRejected == 0 || outcome.rejectsFile.isEmpty())
        return fail({.code = ErrorCode::SourceEmpty,
                     .what = u"The run set no row aside."_s,
                     .howToFix = u"millrace-cli runs lists the others."_s});
    if (!parser.isSet(u"output"_s)) {
        printLine(u"%1\n%2"_s.arg(outcome.rejectsFile, outcome.reasonsFile));
        return Ok;
    }
    MILLRACE_TRY(const auto mended, planForRejects(plan, outcome.rejectsFile));
    MILLRACE_TRY_VOID(mended.save(parser.value(u"output"_s)));
    printLine(parser.value(u"output"_s));
    return Ok;
}

} // namespace millrace::cli
