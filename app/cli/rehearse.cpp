// SPDX-License-Identifier: GPL-3.0-or-later
// rehearse: a plan on a private server that is thrown away.
#include "app/cli/shared/command.h"
#include "app/cli/shared/runoutcome.h"
#include "app/cli/shared/signals.h"
#include "app/cli/shared/signin.h"
#include "app/cli/shared/terminalprogress.h"
#include "core/base/literals.h"
#include "core/run/trials/rehearsal.h"

#include <unistd.h>

namespace millrace::cli {

namespace {

void addRehearseOptions(CommandParser &parser)
{
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
    parser.setChoices(u"durability"_s, allEnumNames<ScratchDurability>());
}

/// The run to hold the rate against; unset: none was named.
Result<std::optional<RunSummary>> realRun(const QString &id)
{
    if (id.isEmpty())
        return std::optional<RunSummary>();
    MILLRACE_TRY(const auto folder, RunFolder::open(id));
    MILLRACE_TRY(auto summary, folder->summary());
    return std::optional(std::move(summary));
}

Result<Rehearsal> rehearsed(const RunPlan &plan, const ScratchServer::Options &server)
{
    RunControl control;
    const SignalWatcher watcher([&control] { control.cancel(); });
    EventPrinter printer;
    std::optional<TerminalLine> line;
    const bool terminal = isatty(STDERR_FILENO) != 0;
    return rehearse(plan, {.control = control,
                           .observer = printer,
                           .target = signInTo(plan.connection()),
                           .source = sourceServerOf(plan.source()),
                           .server = server,
                           .onRun = [&line, terminal](std::function<RunProgress()> progress) {
                               if (progress && terminal)
                                   line.emplace(progressLine(std::move(progress)), terminal);
                               else
                                   line.reset();
                           }});
}

double rateOf(const RunSummary &run)
{
    return run.status == RunState::Done ? run.rowsPerSecond : 0;
}

void tellOf(const Rehearsal &rehearsal, const std::optional<RunSummary> &real, bool json)
{
    const QString verdict =
        real ? storageVerdict(rateOf(*real), rateOf(rehearsal.summary), rehearsal.targetIsLocal) : QString();
    if (json) {
        QJsonObject object = rehearsal.toJson();
        if (real)
            object.insert(u"storage"_s, verdict);
        return printJson(object);
    }
    QStringList lines{rehearsal.sentence() + u" The server and the rows are gone again."_s};
    lines << u"What limited it: %1"_s.arg(bottleneckSentence(rehearsal.limit)) << rehearsal.notes;
    if (real)
        lines << verdict;
    printLine(lines.join(u'\n'));
}

} // namespace

Result<int> rehearseCommand(const QStringList &arguments)
{
    CommandParser parser;
    addRehearseOptions(parser);
    if (const auto ended = parse(parser, u"rehearse"_s, arguments))
        return *ended;
    const auto durability = enumFromName<ScratchDurability>(parser.value(u"durability"_s));
    const auto memory = sizeOf(parser.value(u"memory"_s));
    if (parser.positionalArguments().size() != 1 || !durability || !memory)
        return misused(u"rehearse"_s, u"name one plan; --durability full, relaxed or none."_s);
    MILLRACE_TRY(const auto plan, RunPlan::load(parser.positionalArguments().first()));
    MILLRACE_TRY(const auto real, realRun(parser.value(u"against"_s)));
    MILLRACE_TRY(const auto rehearsal, rehearsed(plan, {.inMemory = parser.isSet(u"in-memory"_s),
                                                        .durability = *durability,
                                                        .memoryBytes = *memory,
                                                        .program = parser.value(u"server"_s)}));
    tellOf(rehearsal, real, parser.isSet(u"json"_s));
    return exitCodeOf(rehearsal.summary);
}

} // namespace millrace::cli
