// SPDX-License-Identifier: GPL-3.0-or-later
// rehearse: a plan on a private server that is thrown away.
#include "app/cli/options/sizes.h"
#include "app/cli/shared/command.h"
#include "app/cli/shared/runoutcome.h"
#include "app/cli/shared/signals.h"
#include "app/cli/shared/signin.h"
#include "app/cli/shared/terminalprogress.h"
#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/base/text.h"
#include "core/run/trials/rehearsal.h"

#include <unistd.h>

namespace millrace::cli {

namespace {

QString sentenceOf(const Rehearsal &rehearsal)
{
    const RunSummary &summary = rehearsal.summary;
    const TableOutcome table = rehearsal.outcome();
    const QString rows = rowsText(table.rowsLoaded);
    if (summary.status != RunState::Done)
        return u"The rehearsal on %1 did not get to its end (%2 loaded): %3"_s.arg(
            rehearsal.server, rows, summary.error ? summary.error->text() : QString());
    return u"Rehearsed on %1%2: %3 loaded%4 in %5 (%6 rows/s). The server and the rows are gone again."_s.arg(
        rehearsal.server, rehearsal.inMemory ? u" in memory"_s : QString(), rows,
        table.verified ? u" and verified"_s : u", NOT VERIFIED: "_s + table.notVerifiedBecause,
        durationText(static_cast<qint64>(summary.seconds * 1000)), rateText(summary.rowsPerSecond));
}

Result<AnyPlan> planIn(const QString &path)
{
    MILLRACE_TRY(const auto bytes, readWholeFile(path));
    if (DumpPlan::isDumpPlan(bytes)) {
        const auto dump = DumpPlan::fromJson(bytes);
        return dump ? Result<AnyPlan>(AnyPlan(*dump)) : fail(dump.error());
    }
    const auto plan = Plan::load(path);
    return plan ? Result<AnyPlan>(AnyPlan(*plan)) : fail(plan.error());
}

} // namespace

int rehearseCommand(const QStringList &arguments)
{
    CommandParser parser;
    parser.setApplicationDescription(u"Runs a plan on a private server of this machine that is "
                                     "thrown away afterwards, with a table like the "
                                     "target's. The target is only read. With --in-memory and "
                                     "--against it says whether the real server's storage "
                                     "is the bottleneck."_s);
    parser.addPositionalArgument(u"PLAN"_s, u"A .millrace file."_s);
    parser.addOptions({
        {u"memory"_s, u"Buffer pool (default 512M)."_s, u"SIZE"_s, u"512M"_s},
        {u"durability"_s, u"full, relaxed (default) or none."_s, u"LEVEL"_s, u"relaxed"_s},
        {u"in-memory"_s, u"Keep its data in memory (tmpfs)."_s},
        {u"server"_s, u"A server program; without it the target's flavour where it is installed."_s,
         u"PROGRAM"_s},
        {u"against"_s, u"A past run of the plan to hold the rate against."_s, u"RUN"_s},
        {u"json"_s, u"One JSON object on standard output."_s},
    });
    parser.setChoices(u"durability"_s, {durabilityName(ScratchServer::Durability::Full),
                                        durabilityName(ScratchServer::Durability::Relaxed),
                                        durabilityName(ScratchServer::Durability::None)});
    int exitCode = Ok;
    if (!parse(parser, u"rehearse"_s, arguments, exitCode))
        return exitCode;
    const auto durability = durabilityFromName(parser.value(u"durability"_s));
    const auto memory = sizeOf(parser.value(u"memory"_s));
    if (parser.positionalArguments().size() != 1 || !durability || !memory) {
        printError(u"millrace-cli rehearse: name one plan; --durability full, relaxed or none."_s);
        return UsageError;
    }
    const auto plan = planIn(parser.positionalArguments().first());
    if (!plan)
        return failed(plan.error());
    const ConnectionSpec connection = std::visit([](const auto &each) { return each.connection; }, *plan);
    std::optional<RunSummary> real;
    if (parser.isSet(u"against"_s)) {
        const auto folder = RunFolder::open(parser.value(u"against"_s));
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
    std::optional<TerminalProgress> line;
    const bool terminal = isatty(STDERR_FILENO) != 0;
    const auto rehearsal =
        rehearse(*plan, signInTo(connection),
                 {.inMemory = parser.isSet(u"in-memory"_s),
                  .durability = *durability,
                  .memoryBytes = *memory,
                  .program = parser.value(u"server"_s)},
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
    if (parser.isSet(u"json"_s)) {
        QJsonObject json = rehearsal->toJson();
        if (real)
            json.insert(u"storage"_s, verdict);
        printJson(json);
    } else {
        QStringList lines{sentenceOf(*rehearsal)};
        lines << u"What limited it: %1"_s.arg(bottleneckSentence(rehearsal->limit)) << rehearsal->notes;
        if (real)
            lines << verdict;
        printLine(lines.join(u'\n'));
    }
    return exitCodeOf(rehearsal->summary);
}

} // namespace millrace::cli
