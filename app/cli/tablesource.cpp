// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/tablesource.h"

#include "core/server/connection.h"
#include "core/server/scratchserver.h"

#include <algorithm>

namespace millrace::cli {

bool anyNamesTable(const QStringList &sources)
{
    return std::any_of(sources.begin(), sources.end(), namesTable);
}

Result<Source> inspectTableSource(const QStringList &sources, const QString &targetUrl)
{
    if (sources.size() != 1)
        return fail({.code = ErrorCode::SourceUnsupported,
                     .what = QStringLiteral("A table has to be the only source of a plan."),
                     .howToFix = QStringLiteral("Make one plan per table.")});
    if (targetUrl.isEmpty())
        return fail(
            {.code = ErrorCode::SourceUnsupported,
             .what = QStringLiteral("A table is looked for on the target's server, and none is named."),
             .howToFix = QStringLiteral("Add --target mysql://user@host/schema.")});
    const auto name = parseTableName(sources.first());
    if (!name)
        return fail(name.error());
    const auto spec = ConnectionSpec::parseUrl(targetUrl);
    if (!spec)
        return fail(spec.error());
    auto target = resolveTarget(*spec);
    if (!target)
        return fail(target.error());
    target->spec.schema.clear();
    const auto connection = Connection::open(*target);
    if (!connection)
        return fail(connection.error());
    return inspectTable(**connection, name->first, name->second);
}

} // namespace millrace::cli
