// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/tablesource.h"
#include "app/cli/shared/signin.h"
#include "core/base/literals.h"
#include "core/source/tableinspection.h"

#include "core/mapping/preview.h"
#include "core/server/connection.h"
#include "core/server/login/connectionurl.h"
#include "core/server/scratch/scratchserver.h"
#include "core/source/sourceserver.h"

#include <algorithm>

namespace millrace::cli {

namespace {

Error unsupported(const QString &what, const QString &howToFix)
{
    return {.code = ErrorCode::SourceUnsupported, .what = what, .howToFix = howToFix};
}

Result<Source> inspectOnServer(const QString &url, const QString &query)
{
    MILLRACE_TRY(const auto address, parseSourceAddress(url));
    const QString howTo = u"Write mysql://user@host/schema/table, or mysql://user@host/schema with "
                          "--select \"SELECT …\"."_s;
    if (query.isEmpty() && (address.table.isEmpty() || address.server.schema.isEmpty()))
        return fail(unsupported(u"The source names a server, but no table there."_s, howTo));
    if (!query.isEmpty() && !address.table.isEmpty())
        return fail(unsupported(u"The source names a table, and --select a query."_s, howTo));
    const auto server = signInToSource(address.server);
    if (!server)
        return fail(errorOfSource(server.error(), address.server.displayName()));
    MILLRACE_TRY(const auto connection, openSource(*server, u"+00:00"_s));
    return query.isEmpty() ? inspectServerTable(*connection, address)
                           : inspectQuery(*connection, address.server, query);
}

} // namespace

void addTableOptions(reference::CommandParser &parser)
{
    parser.addOption({u"select"_s,
                      u"Instead of a table of mysql://…/schema: the result of this SELECT there."_s,
                      u"QUERY"_s});
}

bool anyNamesTable(const QStringList &sources)
{
    return std::any_of(sources.begin(), sources.end(),
                       [](const QString &source) { return namesTable(source) || namesServer(source); });
}

Result<QVector<Row>> sampleOfServer(const Source &source, const QString &timeZone, qint64 rows)
{
    MILLRACE_TRY(const auto server, signInToSource(source));
    MILLRACE_TRY(const auto connection, openSource(server, timeZone));
    return sampleOf(*connection, source, rows);
}

Result<Source> inspectTableSource(const QCommandLineParser &parser, const QStringList &sources)
{
    if (sources.size() != 1)
        return fail(
            unsupported(u"A table has to be the only source of a plan."_s, u"Make one plan per table."_s));
    const QString query = parser.value(u"select"_s);
    if (namesServer(sources.first()))
        return inspectOnServer(sources.first(), query);
    if (!query.isEmpty())
        return fail(unsupported(u"--select asks a server, and the source names none."_s,
                                u"Write mysql://user@host/schema as the source."_s));
    const QString targetUrl = parser.value(u"target"_s);
    if (targetUrl.isEmpty())
        return fail(unsupported(u"A table is looked for on the target's server, and none is named."_s,
                                u"Add --target mysql://user@host/schema."_s));
    MILLRACE_TRY(const auto name, parseTableName(sources.first()));
    MILLRACE_TRY(const auto spec, connectionFromUrl(targetUrl));
    MILLRACE_TRY(const auto target, signInTo(spec));
    MILLRACE_TRY(const auto connection, Connection::open(target.withoutSchema()));
    return inspectTable(*connection, name.first, name.second);
}

} // namespace millrace::cli
