// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"
#include "core/load/journal.h"
#include "core/run/migrationrun.h"
#include "core/server/quoting.h"
#include "core/verify/counts.h"

namespace millrace {

Result<qint64> rollbackRun(RunFolder &folder, const ResolvedConnection &target)
{
    const auto impossible = [](const QString &what, const QString &howToFix) {
        return fail({.code = ErrorCode::RollbackImpossible, .what = what, .howToFix = howToFix});
    };
    if (const auto locked = folder.lock(); !locked)
        return fail(locked.error());
    const auto plan = folder.plan();
    auto summary = folder.summary();
    if (!plan)
        return fail(plan.error());
    if (!summary)
        return fail(summary.error());
    if (summary->status == RunState::Done && summary->tables.value(0).verified)
        return impossible(QStringLiteral("The run is finished and verified; its journal is gone."),
                          QStringLiteral("Take the rows out by hand."));
    if (summary->tables.value(0).rowsBefore != 0)
        return impossible(
            QStringLiteral("The table was not empty before the run: its rows cannot be told from others."),
            QStringLiteral("Take them out by key, or resume the run."));

    auto connection = Connection::open(target);
    if (!connection)
        return fail(connection.error());
    Connection &server = **connection;
    const Journal journal(*plan, folder.id());
    const auto entries = journal.read(server);
    if (!entries)
        return fail(entries.error());
    const qint64 ours = totalsOf(*entries).growth();
    const auto now = countRows(server, plan->schema, plan->table);
    if (!now)
        return fail(now.error());
    if (*now != ours)
        return impossible(
            QStringLiteral("The table holds %1, the run loaded %2: somebody else wrote into it.")
                .arg(counted(*now, QStringLiteral("row"), QStringLiteral("rows")), groupedNumber(ours)),
            QStringLiteral("Take the run's rows out by key."));

    // DELETE and not TRUNCATE: rows and journal go in one transaction, and a row that came in between the
    // count and now makes it fail below instead of vanishing.
    const QString table = qualifiedName(plan->schema, plan->table);
    for (const QString &statement :
         {QStringLiteral("START TRANSACTION"), QStringLiteral("DELETE FROM %1").arg(table)})
        if (const auto done = server.execute(statement); !done)
            return fail(done.error());
    const auto deleted = server.value(QStringLiteral("SELECT ROW_COUNT()"));
    if (!deleted || deleted->toLongLong() != ours) {
        (void)server.execute(QStringLiteral("ROLLBACK"));
        return impossible(QStringLiteral("The table changed during the rollback; nothing was taken out."),
                          QStringLiteral("Keep other clients away and try again."));
    }
    if (const auto finished = server.execute(
            QStringLiteral("DELETE FROM %1 WHERE run_id = %2")
                .arg(qualifiedName(plan->schema, plan->journalTable), quotedString(folder.id())));
        !finished)
        return fail(finished.error());
    if (const auto committed = server.execute(QStringLiteral("COMMIT")); !committed)
        return fail(committed.error());
    if (const auto dropped = journal.finish(server); !dropped)
        return fail(dropped.error());

    summary->status = RunState::RolledBack;
    summary->error.reset();
    summary->tables.first().rowsLoaded = 0;
    summary->tables.first().rowsAfter = 0;
    summary->tables.first().verified = false;
    if (const auto saved = folder.save(*summary); !saved)
        return fail(saved.error());
    return ours;
}

} // namespace millrace
