// SPDX-License-Identifier: GPL-3.0-or-later
// replica: how the server that a dump was loaded into follows the server that the dump was made of.
#include "app/cli/shared/command.h"
#include "app/cli/shared/signin.h"
#include "core/base/literals.h"
#include "core/run/replica/replicaguide.h"

namespace millrace::cli {

Result<int> replicaCommand(const QStringList &arguments)
{
    CommandParser parser;
    parser.setApplicationDescription(
        u"Prints how the server that a run loaded a whole dump into becomes a replica of the server the dump "
        u"was made of, where the dump says at which moment of the binary log it was made: what has to be "
        u"true first, looked at now, and the statements for both servers. What stands between < and > is "
        u"yours to fill in. Changes nothing. Ends with 2 where something stands in the way."_s);
    parser.addOption({u"json"_s, u"One JSON object on standard output."_s});
    addRunArgument(parser);
    if (const auto ended = parse(parser, u"replica"_s, arguments))
        return *ended;
    MILLRACE_TRY(const auto run, namedRun(parser));
    MILLRACE_TRY(const auto plan, run->runPlan());
    MILLRACE_TRY(const auto summary, run->summary());
    if (!plan.isWholeDump() || !plan.dump()->coordinates)
        return fail(
            {.code = ErrorCode::PlanInvalid,
             .what = u"What run %1 loaded does not say at which moment of a binary log it was made."_s.arg(
                 run->id()),
             .howToFix = u"Load a whole dump by mysqldump --source-data=2, mariadb-dump "
                         "--master-data=2, mydumper or MySQL Shell. A plan of an earlier version of "
                         "Millrace has to be made again from its dump."_s});
    if (summary.status != RunState::Done)
        return fail({.code = ErrorCode::PlanInvalid,
                     .what = u"Run %1 has not come to its end."_s.arg(run->id()),
                     .howToFix = u"millrace-cli resume %1 goes on with it."_s.arg(run->id())});
    MILLRACE_TRY(const auto target, signInTo(plan.connection()));
    MILLRACE_TRY(const auto server, Connection::open(target.withoutSchema()));
    MILLRACE_TRY(const auto facts, ReplicaFacts::read(*server, *plan.dump()->coordinates));
    const auto guide = replicaGuide(*plan.dump(), summary, facts);
    if (!guide)
        return fail({.code = ErrorCode::PlanInvalid,
                     .what = u"The plan of run %1 names no moment of a binary log."_s.arg(run->id()),
                     .howToFix = u"Make the plan again from its dump."_s});
    if (parser.isSet(u"json"_s))
        printJson(guide->toJson());
    else
        printLine(guide->script());
    return guide->isBlocked() ? PreflightRefused : Ok;
}

} // namespace millrace::cli
