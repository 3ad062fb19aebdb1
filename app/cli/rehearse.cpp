// SPDX-License-Identifier: GPL-3.0-or-later
// rehearse: a plan on a private server that is thrown away.
#include "app/cli/command.h"
#include "app/cli/progressline.h"
#include "app/cli/runoutcome.h"
#include "app/cli/signals.h"
#include "app/cli/signin.h"
#include "app/cli/sizes.h"
#include "core/base/paths.h"
#include "core/base/text.h"
#include "core/run/rehearsal.h"

#include <unistd.h>

namespace millrace::cli {

namespace {

QString sentenceOf(const Rehearsal &rehearsal)
{
    const RunSummary &summary = rehearsal.summary;
    const TableOutcome table = rehearsal.outcome();
    const QString rows = counted(table.rowsLoaded, QStringLiteral("row"), QStringLiteral("rows"));
    if (summary.status != RunState::Done)
        return QStringLiteral("The rehearsal on %1 did not get to its end (%2 loaded): %3")
            .arg(rehearsal.server, rows, summary.error ? summary.error->text() : QString());
    return QStringLiteral(
               "Rehearsed on %1%2: %3 loaded%4 in %5 (%6 rows/s). The server and the rows are gone again.")
        .arg(rehearsal.server, rehearsal.inMemory ? QStringLiteral(" in memory") : QString(), rows,
             table.verified ? QStringLiteral(" and verified")
                            : QStringLiteral(", NOT VERIFIED: ") + table.notVerifiedBecause,
             durationText(static_cast<qint64>(summary.seconds * 1000)), rateText(summary.rowsPerSecond));
}

Result<AnyPlan> planIn(const QString &path)
{
    const auto bytes = readWholeFile(path);
    if (!bytes)
        return fail(bytes.error());
    if (DumpPlan::isDumpPlan(*bytes)) {
        const auto dump = DumpPlan::fromJson(*bytes);
        return dump ? Result<AnyPlan>(AnyPlan(*dump)) : fail(dump.error());
    }
    const auto plan = Plan::load(path);
    return plan ? Result<AnyPlan>(AnyPlan(*plan)) : fail(plan.error());
}

} // namespace

int rehearseCommand(const QStringList &arguments)
{
    CommandParser parser;
    parser.setApplicationDescription(QStringLiteral("Runs a plan on a private server of this machine that is "
                                                    "thrown away afterwards, with a table like the "
                                                    "target's. The target is only read. With --in-memory and "
                                                    "--against it says whether the real server's storage "
                                                    "is the bottleneck."));
    parser.addPositionalArgument(QStringLiteral("PLAN"), QStringLiteral("A .millrace file."));
    parser.addOptions({
        {QStringLiteral("memory"), QStringLiteral("Buffer pool (default 512M)."), QStringLiteral("SIZE"),
         QStringLiteral("512M")},
        {QStringLiteral("durability"), QStringLiteral("full, relaxed (default) or none."),
         QStringLiteral("LEVEL"), QStringLiteral("relaxed")},
        {QStringLiteral("in-memory"), QStringLiteral("Keep its data in memory (tmpfs).")},
        {QStringLiteral("server"),
         QStringLiteral("A server program; without it the target's flavour where it is installed."),
         QStringLiteral("PROGRAM")},
        {QStringLiteral("against"), QStringLiteral("A past run of the plan to hold the rate against."),
         QStringLiteral("RUN")},
        {QStringLiteral("json"), QStringLiteral("One JSON object on standard output.")},
    });
    parser.setChoices(QStringLiteral("durability"), {durabilityName(ScratchServer::Durability::Full),
                                                     durabilityName(ScratchServer::Durability::Relaxed),
                                                     durabilityName(ScratchServer::Durability::None)});
    int exitCode = Ok;
    if (!parse(parser, QStringLiteral("rehearse"), arguments, exitCode))
        return exitCode;
    const auto durability = durabilityFromName(parser.value(QStringLiteral("durability")));
    const auto memory = sizeOf(parser.value(QStringLiteral("memory")));
    if (parser.positionalArguments().size() != 1 || !durability || !memory) {
        printError(
            QStringLiteral("millrace-cli rehearse: name one plan; --durability full, relaxed or none."));
        return UsageError;
    }
    const auto plan = planIn(parser.positionalArguments().first());
    if (!plan)
        return failed(plan.error());
    const ConnectionSpec connection = std::visit([](const auto &each) { return each.connection; }, *plan);
    std::optional<RunSummary> real;
    if (parser.isSet(QStringLiteral("against"))) {
        const auto folder = RunFolder::open(parser.value(QStringLiteral("against")));
        if (!folder)
            return failed(folder.error());
        const auto summary = (*folder)->summary();
        if (!summary)
            return failed(summary.error());
        real = *summary;
    }
    RunControl control;
    const SignalWatcher watcher([&control] { control.cancel(); });
    EventPrinter printer;
    const auto *table = std::get_if<Plan>(&*plan);
    const auto source = table ? sourceServerOf(table->source) : std::nullopt;
    std::optional<ProgressLine> line;
    const bool terminal = isatty(STDERR_FILENO) != 0;
    const auto rehearsal =
        rehearse(*plan, signInTo(connection),
                 {.inMemory = parser.isSet(QStringLiteral("in-memory")),
                  .durability = *durability,
                  .memoryBytes = *memory,
                  .program = parser.value(QStringLiteral("server"))},
                 control, printer, source, [&line, terminal](std::function<RunProgress()> progress) {
                     if (progress && terminal)
                         line.emplace(std::move(progress), terminal);
                     else
                         line.reset();
                 });
    if (!rehearsal)
        return failed(rehearsal.error());
    const QString verdict =
        real ? storageVerdict(real->status == RunState::Done ? real->rowsPerSecond : 0,
                              rehearsal->summary.status == RunState::Done ? rehearsal->summary.rowsPerSecond
                                                                          : 0,
                              rehearsal->targetIsLocal)
             : QString();
    if (parser.isSet(QStringLiteral("json"))) {
        QJsonObject json = rehearsal->toJson();
        if (real)
            json.insert(QStringLiteral("storage"), verdict);
        printJson(json);
    } else {
        QStringList lines{sentenceOf(*rehearsal)};
        lines << QStringLiteral("What limited it: %1").arg(limitSentence(rehearsal->limit))
              << rehearsal->notes;
        if (real)
            lines << verdict;
        printLine(lines.join(QLatin1Char('\n')));
    }
    return exitCodeOf(rehearsal->summary);
}

} // namespace millrace::cli
