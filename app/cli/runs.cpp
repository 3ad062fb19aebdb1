// SPDX-License-Identifier: GPL-3.0-or-later
// runs, rollback, report and mend: what can be done with a run that is over.
#include "app/cli/command.h"
#include "app/cli/signin.h"
#include "core/base/paths.h"
#include "core/base/text.h"
#include "core/report/dumpreport.h"
#include "core/report/rejectlist.h"
#include "core/report/runcomparison.h"
#include "core/run/pastruns.h"
#include "core/run/rollback.h"
#include "core/run/tablefolder.h"
#include "core/server/scratchserver.h"

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
        return QStringLiteral("running");
    case PastRun::Ending::Done:
    case PastRun::Ending::Refused:
    case PastRun::Ending::Cancelled:
    case PastRun::Ending::RolledBack:
        return runStateName(run.summary.status);
    default: // killed while it was loading: what it wrote last is not what it is now
        return runStateName(RunState::Stopped);
    }
}

int rollbackWholeDump(RunFolder &folder, const QByteArray &planBytes)
{
    const auto plan = DumpPlan::fromJson(planBytes);
    if (!plan)
        return failed(plan.error());
    const auto target = signInTo(plan->connection);
    if (!target)
        return failed(target.error());
    const auto removed = rollbackDump(folder, *plan, *target);
    if (!removed)
        return failed(removed.error());
    printLine(
        QStringLiteral("%1 taken out of %2; the run is rolled back. Tables, views, triggers and routines "
                       "that the dump made stay.")
            .arg(counted(*removed, QStringLiteral("row"), QStringLiteral("rows")),
                 counted(plan->tables.size(), QStringLiteral("table"), QStringLiteral("tables"))));
    return Ok;
}

/// The run itself, or of a whole dump's the run of the table that is named.
Result<std::unique_ptr<RunFolder>> tableRun(std::unique_ptr<RunFolder> folder, const QString &table)
{
    const auto bytes = folder->planBytes();
    if (!bytes)
        return fail(bytes.error());
    if (!DumpPlan::isDumpPlan(*bytes) || table.isEmpty())
        return folder;
    const auto plan = DumpPlan::fromJson(*bytes);
    if (!plan)
        return fail(plan.error());
    QStringList names;
    for (qsizetype index = 0; index < plan->tables.size(); ++index) {
        names << plan->tables.at(index).table;
        if (names.last() != table)
            continue;
        auto own = begunTable(*folder, index);
        if (!own || *own)
            return own;
    }
    return fail(
        {.code = ErrorCode::PlanInvalid,
         .what = QStringLiteral("No table %1 of the dump was begun.").arg(table),
         .howToFix =
             QStringLiteral("The dump's tables are %1.").arg(names.mid(0, 20).join(QStringLiteral(", ")))});
}

} // namespace

int runsCommand(const QStringList &arguments)
{
    CommandParser parser;
    parser.setApplicationDescription(QStringLiteral("Lists past and unfinished runs, newest first."));
    parser.addOption({QStringLiteral("json"), QStringLiteral("One JSON object on standard output.")});
    int exitCode = Ok;
    if (!parse(parser, QStringLiteral("runs"), arguments, exitCode))
        return exitCode;
    QJsonArray runs;
    for (const PastRun &run : pastRuns())
        runs << QJsonObject{
            {QStringLiteral("run"), run.id},
            {QStringLiteral("status"), statusOf(run)},
            {QStringLiteral("started"),
             QDateTime::fromMSecsSinceEpoch(run.summary.startedMs, Qt::UTC).toString(Qt::ISODateWithMs)},
            {QStringLiteral("plan"), run.folder + QStringLiteral("/plan.millrace")},
            {QStringLiteral("name"), run.summary.planName},
            {QStringLiteral("verified"), run.verified},
            {QStringLiteral("settings_left"), run.settingsLeft},
            {QStringLiteral("rows_loaded"), run.rowsLoaded}};
    if (parser.isSet(QStringLiteral("json"))) {
        printJson({{QStringLiteral("runs"), runs}});
        return Ok;
    }
    for (const QJsonValue &run : runs)
        printLine(QStringLiteral("%1  %2  %3 rows  %4")
                      .arg(run[QStringLiteral("run")].toString(),
                           run[QStringLiteral("status")].toString().leftJustified(11),
                           groupedNumber(run[QStringLiteral("rows_loaded")].toInteger()).rightJustified(15),
                           run[QStringLiteral("name")].toString() +
                               (run[QStringLiteral("settings_left")].toBool()
                                    ? QStringLiteral("  ! settings left changed: restore puts them back")
                                    : QString())));
    return Ok;
}

int rollbackCommand(const QStringList &arguments)
{
    CommandParser parser;
    parser.setApplicationDescription(
        QStringLiteral("Takes exactly this run's rows out, where that is possible."));
    int exitCode = Ok;
    const auto folder = openRun(parser, QStringLiteral("rollback"), arguments, exitCode);
    if (!folder)
        return exitCode;
    if (const auto bytes = folder->planBytes(); bytes && DumpPlan::isDumpPlan(*bytes))
        return rollbackWholeDump(*folder, *bytes);
    const auto plan = folder->plan();
    if (!plan)
        return failed(plan.error());
    const auto target = signInTo(plan->connection);
    if (!target)
        return failed(target.error());
    const auto removed = rollbackRun(*folder, *target);
    if (!removed)
        return failed(removed.error());
    printLine(QStringLiteral("%1 taken out of %2.%3; the run is rolled back.")
                  .arg(counted(*removed, QStringLiteral("row"), QStringLiteral("rows")), plan->schema,
                       plan->table));
    return Ok;
}

namespace {

/// The desktop program, which can draw, beside this one or in the path; empty: not installed.
QString desktopProgram()
{
    const QString name = QStringLiteral("millrace");
    QStringList folders{QCoreApplication::applicationDirPath()};
    folders << folders.first() + QStringLiteral("/.."); // where it is built
    const QString beside = QStandardPaths::findExecutable(name, folders);
    return beside.isEmpty() ? QStandardPaths::findExecutable(name) : beside;
}

/// A PDF needs fonts and a painter, which this program does without: the desktop program draws it, without a
/// screen.
int writePdf(const QString &html, const QString &output)
{
    const QString program = desktopProgram();
    if (program.isEmpty())
        return failed(
            {.code = ErrorCode::ReportFailed,
             .what = QStringLiteral("PDFs are drawn by the program millrace, which is not installed here."),
             .howToFix = QStringLiteral("Install it, or write .html and print that.")});
    QTemporaryFile page(QDir::tempPath() + QStringLiteral("/millrace-XXXXXX.html"));
    if (!page.open())
        return failed({.code = ErrorCode::FileNotWritable,
                       .what = QStringLiteral("%1 cannot be written.").arg(QDir::tempPath()),
                       .howToFix = QStringLiteral("Make room there, or set TMPDIR.")});
    page.close();
    if (const auto written = writeFileAtomically(page.fileName(), html.toUtf8()); !written)
        return failed(written.error());
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    process.setProcessEnvironment(environment);
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    process.start(program, {QStringLiteral("--pdf"), QFileInfo(output).absoluteFilePath(), page.fileName()});
    if (!process.waitForFinished(-1) || process.exitStatus() != QProcess::NormalExit ||
        process.exitCode() != 0)
        return failed({.code = ErrorCode::ReportFailed,
                       .what = QStringLiteral("%1 did not write the PDF.").arg(program),
                       .howToFix = QStringLiteral("Write .html and print that.")});
    return Ok;
}

} // namespace

int reportCommand(const QStringList &arguments)
{
    CommandParser parser;
    parser.setApplicationDescription(
        QStringLiteral("Writes a report on a run, or on two of them side by side."));
    parser.addOption({{QStringLiteral("o"), QStringLiteral("output")},
                      QStringLiteral("FILE.html, .pdf, .json or .csv."),
                      QStringLiteral("FILE")});
    int exitCode = Ok;
    parser.addOption({QStringLiteral("dump-table"),
                      QStringLiteral("Of the run of a whole dump: only this table."),
                      QStringLiteral("TABLE")});
    parser.addOption({QStringLiteral("against"),
                      QStringLiteral("Hold the run against this one, side by side (.html, .pdf, .json)."),
                      QStringLiteral("RUN")});
    auto run = openRun(parser, QStringLiteral("report"), arguments, exitCode);
    if (!run)
        return exitCode;
    const QString table = parser.value(QStringLiteral("dump-table"));
    const auto opened = tableRun(std::move(run), table);
    if (!opened)
        return failed(opened.error());
    std::unique_ptr<RunFolder> other;
    if (parser.isSet(QStringLiteral("against"))) {
        auto found = RunFolder::open(parser.value(QStringLiteral("against")));
        if (!found)
            return failed(found.error());
        auto ofTable = tableRun(std::move(*found), table);
        if (!ofTable)
            return failed(ofTable.error());
        other = std::move(*ofTable);
    }
    const QString output = parser.value(QStringLiteral("output"));
    const QString suffix = QFileInfo(output).suffix().toLower();
    const QStringList known{QStringLiteral("html"), QStringLiteral("pdf"), QStringLiteral("json"),
                            QStringLiteral("csv")};
    if (!known.contains(suffix) || (other && suffix == QLatin1String("csv"))) {
        printError(QStringLiteral("millrace-cli report: -o wants a file that ends in %1.")
                       .arg(other ? QStringLiteral(".html, .pdf or .json")
                                  : QStringLiteral(".html, .pdf, .json or .csv")));
        return UsageError;
    }
    const bool pdf = suffix == QLatin1String("pdf");
    const QString made = pdf ? QStringLiteral("html") : suffix;
    // The other one comes first: it is the one that this run is held against.
    const auto content = other ? compareRuns(*other, **opened, made) : reportFor(**opened, made);
    if (!content)
        return failed(content.error());
    if (pdf) {
        if (const int failure = writePdf(QString::fromUtf8(*content), output); failure != Ok)
            return failure;
    } else if (const auto written = writeFileAtomically(output, *content); !written) {
        return failed(written.error());
    }
    printLine(output);
    return Ok;
}

int mendCommand(const QStringList &arguments)
{
    CommandParser parser;
    parser.setApplicationDescription(QStringLiteral(
        "Writes a plan that loads the rows a run set aside into the same table. Mend them first, in the "
        "run's rejects.txt; without -o it only says where that is."));
    parser.addOption({{QStringLiteral("o"), QStringLiteral("output")},
                      QStringLiteral("Where the plan goes."),
                      QStringLiteral("PLAN.millrace")});
    parser.addOption({QStringLiteral("dump-table"),
                      QStringLiteral("Of the run of a whole dump: of this table."), QStringLiteral("TABLE")});
    int exitCode = Ok;
    auto run = openRun(parser, QStringLiteral("mend"), arguments, exitCode);
    if (!run)
        return exitCode;
    const auto opened = tableRun(std::move(run), parser.value(QStringLiteral("dump-table")));
    if (!opened)
        return failed(opened.error());
    const auto plan = (*opened)->plan();
    if (!plan)
        return failed(plan.error());
    const auto summary = (*opened)->summary();
    if (!summary)
        return failed(summary.error());
    const TableOutcome outcome = summary->tables.value(0);
    if (outcome.rowsRejected == 0 || outcome.rejectsFile.isEmpty())
        return failed({.code = ErrorCode::SourceEmpty,
                       .what = QStringLiteral("The run set no row aside."),
                       .howToFix = QStringLiteral("millrace-cli runs lists the others.")});
    if (!parser.isSet(QStringLiteral("output"))) {
        printLine(QStringLiteral("%1\n%2").arg(outcome.rejectsFile, outcome.reasonsFile));
        return Ok;
    }
    const auto mended = planForRejects(*plan, outcome.rejectsFile);
    if (!mended)
        return failed(mended.error());
    if (const auto saved = mended->save(parser.value(QStringLiteral("output"))); !saved)
        return failed(saved.error());
    printLine(parser.value(QStringLiteral("output")));
    return Ok;
}

} // namespace millrace::cli
