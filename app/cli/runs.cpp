// SPDX-License-Identifier: GPL-3.0-or-later
// runs, rollback and report: what can be done with a run that is over.
#include "app/cli/command.h"
#include "core/base/paths.h"
#include "core/base/text.h"
#include "core/report/runreport.h"
#include "core/run/migrationrun.h"
#include "core/run/rollback.h"
#include "core/server/scratchserver.h"

#include <QDateTime>
#include <QFileInfo>
#include <QJsonArray>

namespace millrace::cli {

int runsCommand(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral("Lists past and unfinished runs, newest first."));
    parser.addOption({QStringLiteral("json"), QStringLiteral("One JSON object on standard output.")});
    int exitCode = Ok;
    if (!parse(parser, QStringLiteral("runs"), arguments, exitCode))
        return exitCode;
    QJsonArray runs;
    for (const QString &id : listRuns()) {
        const auto folder = RunFolder::open(id);
        if (!folder)
            continue;
        // A folder without a summary belongs to a run that ended before it could write one.
        auto summary = (*folder)->summary().value_or(RunSummary{.run = id, .status = RunState::Stopped});
        const bool inWork = !(*folder)->lock().has_value();
        QString status = runStateName(summary.status);
        const bool ended = summary.status == RunState::Done || summary.status == RunState::Refused ||
                           summary.status == RunState::Cancelled || summary.status == RunState::RolledBack;
        if (inWork)
            status = QStringLiteral("running");
        else if (!ended) // killed while it was loading: what it wrote last is not what it is now
            status = runStateName(RunState::Stopped);
        const QString planPath = (*folder)->path() + QStringLiteral("/plan.millrace");
        runs << QJsonObject{
            {QStringLiteral("run"), id},
            {QStringLiteral("status"), status},
            {QStringLiteral("started"),
             QDateTime::fromMSecsSinceEpoch(summary.startedMs, Qt::UTC).toString(Qt::ISODateWithMs)},
            {QStringLiteral("plan"), planPath},
            {QStringLiteral("name"), summary.planName},
            {QStringLiteral("verified"), summary.tables.value(0).verified},
            {QStringLiteral("rows_loaded"), summary.tables.value(0).rowsLoaded}};
    }
    if (parser.isSet(QStringLiteral("json"))) {
        printJson({{QStringLiteral("runs"), runs}});
        return Ok;
    }
    for (const QJsonValue &run : runs)
        printLine(QStringLiteral("%1  %2  %3 rows  %4")
                      .arg(run[QStringLiteral("run")].toString(),
                           run[QStringLiteral("status")].toString().leftJustified(11),
                           groupedNumber(run[QStringLiteral("rows_loaded")].toInteger()).rightJustified(15),
                           run[QStringLiteral("name")].toString()));
    return Ok;
}

int rollbackCommand(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        QStringLiteral("Takes exactly this run's rows out, where that is possible."));
    int exitCode = Ok;
    const auto folder = openRun(parser, QStringLiteral("rollback"), arguments, exitCode);
    if (!folder)
        return exitCode;
    const auto plan = folder->plan();
    if (!plan)
        return failed(plan.error());
    const auto target = resolveTarget(plan->connection);
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

int reportCommand(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral("Writes a report on a run."));
    parser.addOption({{QStringLiteral("o"), QStringLiteral("output")},
                      QStringLiteral("FILE.html, .json or .csv."),
                      QStringLiteral("FILE")});
    int exitCode = Ok;
    const auto folder = openRun(parser, QStringLiteral("report"), arguments, exitCode);
    if (!folder)
        return exitCode;
    const QString output = parser.value(QStringLiteral("output"));
    const QString suffix = QFileInfo(output).suffix().toLower();
    const auto report = RunReport::read(*folder);
    if (!report)
        return failed(report.error());
    QByteArray content;
    if (suffix == QLatin1String("html"))
        content = reportHtml(*report);
    else if (suffix == QLatin1String("json"))
        content = reportJson(*report);
    else if (suffix == QLatin1String("csv"))
        content = reportCsv(*report);
    else {
        printError(QStringLiteral("millrace-cli report: -o wants a file that ends in .html, .json or .csv."));
        return UsageError;
    }
    if (const auto written = writeFileAtomically(output, content); !written)
        return failed(written.error());
    printLine(output);
    return Ok;
}

} // namespace millrace::cli
