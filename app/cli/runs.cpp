// SPDX-License-Identifier: GPL-3.0-or-later
// runs, rollback and report: what can be done with a run that is over.
#include "app/cli/command.h"
#include "core/base/paths.h"
#include "core/base/text.h"
#include "core/report/dumpreport.h"
#include "core/run/dumprun.h"
#include "core/run/restore.h"
#include "core/run/rollback.h"
#include "core/server/scratchserver.h"

#include <QDateTime>
#include <QFileInfo>
#include <QJsonArray>
#include <algorithm>
#include <numeric>

namespace millrace::cli {

namespace {

qint64 rowsLoaded(const RunSummary &summary)
{
    return std::accumulate(summary.tables.begin(), summary.tables.end(), qint64{0},
                           [](qint64 sum, const TableOutcome &table) { return sum + table.rowsLoaded; });
}

bool allVerified(const RunSummary &summary)
{
    return !summary.tables.isEmpty() && std::all_of(summary.tables.begin(), summary.tables.end(),
                                                    [](const TableOutcome &table) { return table.verified; });
}

int rollbackWholeDump(RunFolder &folder, const QByteArray &planBytes)
{
    const auto plan = DumpPlan::fromJson(planBytes);
    if (!plan)
        return failed(plan.error());
    const auto target = resolveTarget(plan->connection);
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
        auto own = tableFolder(*folder, *plan, index, false);
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
    const QStringList left = runsWithSettingsLeft();
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
            {QStringLiteral("verified"), allVerified(summary)},
            {QStringLiteral("settings_left"), left.contains(id)},
            {QStringLiteral("rows_loaded"), rowsLoaded(summary)}};
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
    CommandParser parser;
    parser.setApplicationDescription(QStringLiteral("Writes a report on a run."));
    parser.addOption({{QStringLiteral("o"), QStringLiteral("output")},
                      QStringLiteral("FILE.html, .json or .csv."),
                      QStringLiteral("FILE")});
    int exitCode = Ok;
    parser.addOption({QStringLiteral("dump-table"),
                      QStringLiteral("Of the run of a whole dump: only this table."),
                      QStringLiteral("TABLE")});
    auto run = openRun(parser, QStringLiteral("report"), arguments, exitCode);
    if (!run)
        return exitCode;
    const auto opened = tableRun(std::move(run), parser.value(QStringLiteral("dump-table")));
    if (!opened)
        return failed(opened.error());
    const std::unique_ptr<RunFolder> &folder = *opened;
    const QString output = parser.value(QStringLiteral("output"));
    const QString suffix = QFileInfo(output).suffix().toLower();
    if (suffix != QLatin1String("html") && suffix != QLatin1String("json") &&
        suffix != QLatin1String("csv")) {
        printError(QStringLiteral("millrace-cli report: -o wants a file that ends in .html, .json or .csv."));
        return UsageError;
    }
    const auto content = reportFor(*folder, suffix);
    if (!content)
        return failed(content.error());
    if (const auto written = writeFileAtomically(output, *content); !written)
        return failed(written.error());
    printLine(output);
    return Ok;
}

} // namespace millrace::cli
