// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/shared/command.h"
#include "app/cli/shared/signals.h"
#include "app/cli/shared/signin.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/run/trials/calibration.h"
#include "core/server/scratch/scratchserver.h"

namespace millrace::cli {

namespace {

QString secondsText(double seconds)
{
    if (seconds < 0)
        return u"unknown"_s;
    if (seconds < 90)
        return u"%1 s"_s.arg(seconds, 0, 'f', seconds < 10 ? 2 : 0);
    return seconds < 5400 ? u"%1 min"_s.arg(seconds / 60, 0, 'f', 1)
                          : u"%1 h"_s.arg(seconds / 3600, 0, 'f', 1);
}

void printHead()
{
    printLine(u"%1  %2  %3  %4  %5  %6"_s.arg(u"workers"_s, 7)
                  .arg(u"chunk rows"_s, 11)
                  .arg(u"indexes"_s, -9)
                  .arg(u"rows"_s, 11)
                  .arg(u"rows/s"_s, 11)
                  .arg(u"index build"_s, 11));
}

void printTrial(const CalibrationTrial &trial)
{
    printLine(u"%1  %2  %3  %4  %5  %6%7"_s.arg(trial.workers, 7)
                  .arg(groupedNumber(trial.chunkRows), 11)
                  .arg(enumName(trial.indexes), -9)
                  .arg(groupedNumber(trial.rows), 11)
                  .arg(groupedNumber(qRound64(trial.rowsPerSecond())), 11)
                  .arg(trial.indexesBuilt > 0 ? secondsText(trial.buildSeconds) : u"-"_s, 11)
                  .arg(trial.cutOff ? u"  ended early"_s : QString()));
}

void printResult(const Calibration &result)
{
    const CalibrationTrial &best = result.trials.at(result.winner);
    printLine(u"\nBest: %1, chunks of %2, indexes %3: at least %4 for %5%6."_s.arg(
        workersText(best.workers), rowsText(best.chunkRows), enumName(best.indexes),
        secondsText(best.estimatedSeconds(result.totalRows)), result.totalIsExact ? QString() : u"about "_s,
        rowsText(result.totalRows)));
    printLine(u"Every trial loaded the first %1 into %2, which is dropped again; %3 was only read."_s.arg(
        rowsText(result.sampleRows), result.pilotTable, result.target));
    if (result.leftoversDropped > 0)
        printLine(u"%1 of calibrations that were killed dropped."_s.arg(tablesText(result.leftoversDropped)));
    for (const QString &note : result.notes)
        printLine(u"Note: %1"_s.arg(note));
}

} // namespace

Result<int> calibrateCommand(const QStringList &arguments)
{
    CommandParser parser;
    parser.setApplicationDescription(
        u"Loads the plan's first rows into a table of its own, a few seconds each with different numbers of "
        "workers, chunk sizes and indexes, and proposes the best. The target table is only read."_s);
    parser.addPositionalArgument(u"PLAN"_s, u"A .millrace file."_s);
    parser.addOptions({
        {u"seconds"_s, u"Seconds per trial (default 3)."_s, u"N"_s},
        {u"json"_s, u"One JSON object on standard output."_s},
        {{u"o"_s, u"output"_s}, u"Write the plan with the best settings."_s, u"PLAN"_s},
    });
    if (const auto ended = parse(parser, u"calibrate"_s, arguments))
        return *ended;
    MILLRACE_TRY(const auto path, onlyArgument(parser, u"one plan"_s));
    CalibrationOptions options;
    if (parser.isSet(u"seconds"_s)) {
        bool isNumber = false;
        options.secondsPerTrial = parser.value(u"seconds"_s).toDouble(&isNumber);
        if (!isNumber)
            return misused(u"calibrate"_s, u"--seconds takes a number."_s);
    }
    MILLRACE_TRY(const auto plan, Plan::load(path));

    std::stop_source stop;
    const SignalWatcher watcher([&stop] { stop.request_stop(); });
    MILLRACE_TRY(const auto target, signInTo(plan.connection));
    const bool json = parser.isSet(u"json"_s);
    if (!json)
        printHead();
    MILLRACE_TRY(const auto result, calibrate(
                                        plan, target, options,
                                        [json](const Calibration &soFar) {
                                            if (!json)
                                                printTrial(soFar.trials.last());
                                        },
                                        stop.get_token()));
    if (json)
        printJson(result.toJson());
    else
        printResult(result);
    if (parser.isSet(u"output"_s))
        MILLRACE_TRY_VOID(result.applied(plan).save(parser.value(u"output"_s)));
    return Ok;
}

} // namespace millrace::cli
