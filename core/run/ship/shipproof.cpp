// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/ship/shipproof.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/load/control/statementkiller.h"
#include "core/server/connection.h"
#include "core/ship/tablecontents.h"
#include "core/sql/quoting.h"
#include "core/verify/journaltotals.h"

#include <future>

namespace millrace {

namespace {

QString anotherWay()
{
    return CoreText::tr("The target was not touched. Load another way (leave --way out).");
}

Result<void> compareContents(const QString &wanted, const TableSchema &table, Connection &server)
{
    MILLRACE_TRY(const auto sum, contentsOf(server, table));
    if (sum == wanted)
        return {};
    return fail(
        {.code = ErrorCode::ContentMismatch,
         .what = CoreText::tr("What the server reads in the table that is to be shipped is not what was read "
                              "in the dump (checksum %1, expected %2).")
                     .arg(sum, wanted),
         .howToFix = anotherWay()});
}

Result<void> compareCount(qint64 wanted, const TableSchema &table, Connection &server)
{
    MILLRACE_TRY(const auto rows, countRows(server, table.schema, table.name));
    if (rows == wanted)
        return {};
    return fail({.code = ErrorCode::CountMismatch,
                 .what = CoreText::tr("%1 were built and loaded, and the server counts %2.")
                             .arg(rowsText(wanted), groupedNumber(rows)),
                 .howToFix = anotherWay()});
}

Result<void> checkTable(const TableSchema &table, Connection &server)
{
    MILLRACE_TRY(const auto said,
                 server.rows(u"CHECK TABLE %1"_s.arg(qualifiedName(table.schema, table.name))));
    for (const auto &line : said)
        if (line.constLast().toString() != "OK"_L1 && line.value(2).toString() != "note"_L1)
            return fail(
                {.code = ErrorCode::ShipFileFaulty,
                 .what =
                     CoreText::tr("CHECK TABLE says of what was built: %1.").arg(line.constLast().toString()),
                 .howToFix = anotherWay()});
    return {};
}

} // namespace

Result<void> proveForShipping(const ShipProof &wanted, const TableSchema &table, Connection &server,
                              const ResolvedConnection &root, const std::stop_token &stop)
{
    auto rest = std::async(std::launch::async, [&]() -> Result<void> {
        MILLRACE_TRY(const auto second, Connection::open(root));
        StatementKiller killer(root, 1, stop);
        killer.watch(0, second->threadId());
        if (wanted.check)
            MILLRACE_TRY_VOID(checkTable(table, *second));
        return compareCount(wanted.rows, table, *second);
    });
    const auto contents =
        wanted.checksum.isEmpty() ? Result<void>() : compareContents(wanted.checksum, table, server);
    const auto others = rest.get();
    return contents ? others : contents;
}

} // namespace millrace
