// SPDX-License-Identifier: GPL-3.0-or-later
// warm: tables into the buffer pool, with the evidence.
#include "app/cli/shared/command.h"
#include "app/cli/shared/signals.h"
#include "app/cli/shared/signin.h"
#include "core/base/literals.h"
#include "core/server/scratch/scratchserver.h"
#include "core/verify/warmup.h"

#include "core/server/login/connectionurl.h"

namespace millrace::cli {

namespace {

void addOwnOptions(CommandParser &parser)
{
    parser.setApplicationDescription(u"Reads tables into the server's buffer pool, twice, and "
                                     "shows what came of it: pages of each index before "
                                     "and after, reads from disk, the time of both scans. Of "
                                     "a table larger than the pool the list of pages is "
                                     "written instead."_s);
    parser.addPositionalArgument(u"URL"_s, u"The server, with or without a schema."_s);
    parser.addPositionalArgument(u"TABLE…"_s, u"Tables, as table or schema.table."_s);
    parser.addOptions({
        {u"index"_s, u"A secondary index to be read as well; “*” for all."_s, u"NAME"_s},
        {u"analyze"_s, u"ANALYZE TABLE first (not written to the binary log)."_s},
        {u"optimize"_s, u"OPTIMIZE TABLE first: rewrites the table, so that it is read in one piece."_s},
        {u"page-list"_s, u"Have the server write down which pages it holds, for its next start."_s},
        {u"json"_s, u"One JSON object on standard output."_s},
    });
}

Result<WarmupReport> warmed(const CommandParser &parser, const ConnectionSpec &server,
                            const QStringList &tables)
{
    std::stop_source stop;
    const SignalWatcher watcher([&stop] { stop.request_stop(); });
    MILLRACE_TRY(const auto target, signInTo(server));
    return Warmup{.target = target,
                  .tables = tables,
                  .options = {.wanted = true,
                              .optimize = parser.isSet(u"optimize"_s),
                              .analyze = parser.isSet(u"analyze"_s),
                              .indexes = parser.values(u"index"_s),
                              .pageList = parser.isSet(u"page-list"_s)},
                  .stop = stop.get_token(),
                  .onStage = [](const QString &stage) { printError(stage); }}
        .run();
}

} // namespace

Result<int> warmCommand(const QStringList &arguments)
{
    CommandParser parser;
    addOwnOptions(parser);
    if (const auto ended = parse(parser, u"warm"_s, arguments))
        return *ended;
    const QStringList tables = parser.positionalArguments().mid(1);
    if (tables.isEmpty())
        return misused(u"warm"_s, u"name a server and at least one table."_s);
    MILLRACE_TRY(const auto spec, connectionFromUrl(parser.positionalArguments().first()));
    for (const QString &table : tables)
        if (spec.schema.isEmpty() && !table.contains(u'.'))
            return misused(u"warm"_s,
                           u"%1 has no schema; write schema.%1, or the schema in the URL."_s.arg(table));
    MILLRACE_TRY(const auto report, warmed(parser, spec, tables));
    if (parser.isSet(u"json"_s))
        printJson(report.toJson());
    else
        printLine(report.lines().join(u'\n'));
    return Ok;
}

} // namespace millrace::cli
