// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/signals.h"
#include "app/cli/signin.h"
#include "core/base/text.h"
#include "core/run/calibration.h"
#include "core/server/scratchserver.h"

namespace millrace::cli {

namespace {

QString durationText(double seconds)
{
    if (seconds < 0)
        return QStringLiteral("unknown");
    if (seconds < 90)
        return QStringLiteral("%1 s").arg(seconds, 0, 'f', seconds < 10 ? 2 : 0);
    return seconds < 5400 ? QStringLiteral("%1 min").arg(seconds / 60, 0, 'f', 1)
                          : QStringLiteral("%1 h").arg(seconds / 3600, 0, 'f', 1);
}

void printHead()
{
    printLine(QStringLiteral("%1  %2  %3  %4  %5  %6")
                  .arg(QStringLiteral("workers"), 7)
                  .arg(QStringLiteral("chunk rows"), 11)
                  .arg(QStringLiteral("indexes"), -9)
                  .arg(QStringLiteral("rows"), 11)
                  .arg(QStringLiteral("rows/s"), 11)
                  .arg(QStringLiteral("index build"), 11));
}

void printTrial(const CalibrationTrial &trial)
{
    printLine(QStringLiteral("%1  %2  %3  %4  %5  %6%7")
                  .arg(trial.workers, 7)
                  .arg(groupedNumber(trial.chunkRows), 11)
                  .arg(policyName(trial.indexes), -9)
                  .arg(groupedNumber(trial.rows), 11)
                  .arg(groupedNumber(qRound64(trial.rowsPerSecond())), 11)
                  .arg(trial.indexesBuilt > 0 ? durationText(trial.buildSeconds) : QStringLiteral("-"), 11)
                  .arg(trial.cutOff ? QStringLiteral("  ended early") : QString()));
}

void printResult(const Calibration &result)
{
    const CalibrationTrial &best = result.trials.at(result.winner);
    printLine(QStringLiteral("\nBest: %1, chunks of %2, indexes %3: at least %4 for %5%6.")
                  .arg(counted(best.workers, QStringLiteral("worker"), QStringLiteral("workers")),
                       counted(best.chunkRows, QStringLiteral("row"), QStringLiteral("rows")),
                       policyName(best.indexes), durationText(best.estimatedSeconds(result.totalRows)),
                       result.totalIsExact ? QString() : QStringLiteral("about "),
                       counted(result.totalRows, QStringLiteral("row"), QStringLiteral("rows"))));
    printLine(
        QStringLiteral("Every trial loaded the first %1 into %2, which is dropped again; %3 was only read.")
            .arg(counted(result.sampleRows, QStringLiteral("row"), QStringLiteral("rows")), result.pilotTable,
                 result.target));
    if (result.leftoversDropped > 0)
        printLine(
            QStringLiteral("%1 of calibrations that were killed dropped.")
                .arg(counted(result.leftoversDropped, QStringLiteral("table"), QStringLiteral("tables"))));
    for (const QString &note : result.notes)
        printLine(QStringLiteral("Note: %1").arg(note));
}

} // namespace

int calibrateCommand(const QStringList &arguments)
{
    CommandParser parser;
    parser.setApplicationDescription(QStringLiteral(
        "Loads the plan's first rows into a table of its own, a few seconds each with different numbers of "
        "workers, chunk sizes and indexes, and proposes the best. The target table is only read."));
    parser.addPositionalArgument(QStringLiteral("PLAN"), QStringLiteral("A .millrace file."));
    parser.addOptions({
        {QStringLiteral("seconds"), QStringLiteral("Seconds per trial (default 3)."), QStringLiteral("N")},
        {QStringLiteral("json"), QStringLiteral("One JSON object on standard output.")},
        {{QStringLiteral("o"), QStringLiteral("output")},
         QStringLiteral("Write the plan with the best settings."),
         QStringLiteral("PLAN")},
    });
    int exitCode = Ok;
    if (!parse(parser, QStringLiteral("calibrate"), arguments, exitCode))
        return exitCode;
    if (parser.positionalArguments().size() != 1) {
        printError(QStringLiteral("millrace-cli calibrate: name one plan."));
        return UsageError;
    }
    CalibrationOptions options;
    if (parser.isSet(QStringLiteral("seconds"))) {
        bool isNumber = false;
        options.secondsPerTrial = parser.value(QStringLiteral("seconds")).toDouble(&isNumber);
        if (!isNumber) {
            printError(QStringLiteral("millrace-cli calibrate: --seconds takes a number."));
            return UsageError;
        }
    }
    const auto plan = Plan::load(parser.positionalArguments().first());
    if (!plan)
        return failed(plan.error());

    std::stop_source stop;
    const SignalWatcher watcher([&stop] { stop.request_stop(); });
    const auto target = signInTo(plan->connection);
    if (!target)
        return failed(target.error());
    const bool json = parser.isSet(QStringLiteral("json"));
    if (!json)
        printHead();
    const auto result = calibrate(
        *plan, *target, options,
        [json](const Calibration &soFar) {
            if (!json)
                printTrial(soFar.trials.last());
        },
        stop.get_token());
    if (!result) {
        exitCode = failed(result.error());
        return result.error().code == ErrorCode::Cancelled ? CancelledResumable : exitCode;
    }
    if (json)
        printJson(result->toJson());
    else
        printResult(*result);
    if (!parser.isSet(QStringLiteral("output")))
        return Ok;
    const auto saved = result->applied(*plan).save(parser.value(QStringLiteral("output")));
    return saved ? Ok : failed(saved.error());
}

} // namespace millrace::cli
