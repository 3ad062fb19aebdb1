// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/checks/servercheck.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/source/sourceserver.h"
#include "core/sql/quoting.h"

namespace millrace {

namespace {

QString serverTopic()
{
    return CoreText::tr("Source server");
}

QString tableTopic()
{
    return CoreText::tr("Source table");
}

/// What tells one server from another: two of them never share a data directory and a port on one host.
Result<QString> identityOf(Connection &connection)
{
    MILLRACE_TRY(const auto identity,
                 connection.value(u"SELECT CONCAT_WS('|', @@hostname, @@port, @@datadir)"_s));
    return identity.toString();
}

QString howItIsCut(const SourceTable &table)
{
    const QString rows = CoreText::tr("about %1").arg(rowsText(table.rowsEstimate));
    return CoreText::tr("%1, %2, %3, read in ranges of %4 (%5).")
        .arg(table.qualified(), table.engine, rows,
             table.key.index == "PRIMARY"_L1 ? CoreText::tr("its primary key")
                                             : CoreText::tr("the key ") + table.key.index,
             table.key.text());
}

Finding inOnePiece(const SourceTable &table)
{
    const QString what =
        table.isQuery() ? CoreText::tr("A query has no key")
        : table.view    ? CoreText::tr("%1 is a view, which has no key").arg(table.text())
                        : CoreText::tr("%1 has no key whose ranges could be told apart").arg(table.text());
    return Finding::warning(
        tableTopic(),
        what + CoreText::tr(": its rows are read by one SELECT and go in as one chunk, in one "
                            "transaction. A run that is interrupted begins anew."),
        table.isQuery() || table.view
            ? CoreText::tr("Load from the underlying table, with the same expressions under --set, "
                           "if it has many rows.")
            : CoreText::tr("Give it a primary key if it has many rows."));
}

/// Whether the sessions can see the table as of one moment, and what that costs there.
Finding snapshot(const SourceTable &table, const ServerFacts &facts)
{
    if (!table.hasSnapshots())
        return Finding::warning(
            tableTopic(),
            CoreText::tr("%1 is %2, which has no snapshots: what is written to it during the run "
                         "may be loaded or not, and the run is verified only if nothing was.")
                .arg(table.text(), table.engine),
            CoreText::tr("Keep writers away from it during the run."));
    const QString grant = u"GRANT LOCK TABLES ON %1.* TO %2;"_s.arg(quotedIdentifier(table.schema),
                                                                    quotedAccount(facts.currentUser));
    if (!facts.has(u"LOCK TABLES"_s, table.schema))
        return Finding::warning(
            tableTopic(),
            CoreText::tr("The account %1 may not lock %2 for the moment at which the snapshots are "
                         "taken: not one snapshot, but one per session. The run is verified only "
                         "if nothing is written to the table meanwhile.")
                .arg(quotedAccount(facts.currentUser), table.text()),
            grant);
    return Finding::note(
        tableTopic(),
        CoreText::tr("All sessions read one snapshot: writers wait for the milliseconds it takes "
                     "to begin it. The server keeps old versions of rows, and holds back ALTER "
                     "TABLE on %1, until the run is through.")
            .arg(table.text()),
        {});
}

QVector<Finding> table(const Plan &plan, const ServerFacts &facts, Connection &connection)
{
    const SourceTable &planned = *plan.source.table;
    const auto now = planned.isQuery()
                         ? inspectQuery(connection, *planned.server, planned.query)
                         : inspectServerTable(connection, {.server = *planned.server, .table = planned.name});
    if (!now) {
        Error error = now.error();
        if (error.code == ErrorCode::PrivilegeMissing && !planned.isQuery())
            error.howToFix = CoreText::tr("On that server: GRANT SELECT ON %1 TO %2;")
                                 .arg(planned.qualified(), quotedAccount(facts.currentUser));
        return {Finding::blocking(tableTopic(), error)};
    }
    const bool sameKey = now->table->key == planned.key;
    if (now->fieldNames != plan.source.fieldNames || now->table->kinds != planned.kinds || !sameKey)
        return {Finding::blocking(
            tableTopic(),
            {.code = ErrorCode::SourceChanged,
             .what = CoreText::tr("%1 is not what was planned: %2")
                         .arg(planned.text(),
                              sameKey ? CoreText::tr("its columns differ.")
                                      : CoreText::tr("the key it was to be cut by is another or gone.")),
             .howToFix = CoreText::tr("Make the plan again.")})};
    if (planned.isQuery())
        return {inOnePiece(planned)};
    const auto any = connection.value(u"SELECT 1 FROM %1 LIMIT 1"_s.arg(planned.qualified()));
    if (!any)
        return {Finding::blocking(tableTopic(), any.error())};
    if (!any->isValid())
        return {Finding::blocking(tableTopic(),
                                  {.code = ErrorCode::SourceEmpty,
                                   .what = CoreText::tr("%1 holds no row.").arg(planned.qualified()),
                                   .howToFix = CoreText::tr("Choose another table.")})};
    if (planned.key.isEmpty())
        return {inOnePiece(*now->table)};
    return {Finding::ok(tableTopic(), howItIsCut(*now->table)), snapshot(*now->table, facts)};
}

} // namespace

QVector<Finding> checkSourceServer(const Plan &plan, const Result<ResolvedConnection> &source,
                                   const ServerFacts &targetFacts, Connection &target)
{
    if (!source)
        return {Finding::blocking(serverTopic(), source.error())};
    const auto connection = openSource(*source, plan.timeZone());
    if (!connection)
        return {Finding::blocking(serverTopic(), connection.error())};
    const auto facts = ServerFacts::read(**connection);
    if (!facts)
        return {Finding::blocking(serverTopic(), facts.error())};
    const QString mode = facts->variables.value(u"sql_mode"_s);
    QVector<Finding> findings{
        Finding::ok(serverTopic(), CoreText::tr("%1 as %2 at %3; moments travel in time zone %4%5.")
                                       .arg(facts->displayName(), facts->currentUser,
                                            source->spec.displayName(), plan.timeZone(),
                                            mode.isEmpty() ? CoreText::tr("; its sql_mode is empty")
                                                           : CoreText::tr("; its sql_mode is ") + mode))};
    const auto here = identityOf(**connection);
    const auto there = identityOf(target);
    if (!here || !there)
        return findings << Finding::blocking(serverTopic(), here ? there.error() : here.error());
    const SourceTable &planned = *plan.source.table;
    if (*here == *there) {
        if (planned.schema == plan.schema && planned.name == plan.table && !planned.isQuery())
            return findings << Finding::blocking(
                       serverTopic(),
                       {.code = ErrorCode::PlanInvalid,
                        .what = CoreText::tr("%1 is source and target at once.").arg(planned.text()),
                        .howToFix = CoreText::tr("Choose another target table (--table).")});
        if (!planned.isQuery())
            findings << Finding::note(
                serverTopic(),
                CoreText::tr("This is the target's own server: the rows would go out and in "
                             "again."),
                CoreText::tr("Name the table table:%1.%2 and they stay inside the server.")
                    .arg(planned.schema, planned.name));
    }
    if (facts->flavour != targetFacts.flavour)
        findings << Finding::note(
            serverTopic(),
            CoreText::tr("The rows go from %1 to %2: types that only one of them has are "
                         "stored as what the target's column says.")
                .arg(facts->displayName(), targetFacts.displayName()),
            {});
    return findings + table(plan, *facts, **connection);
}

} // namespace millrace
