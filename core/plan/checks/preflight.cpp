// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/checks/preflight.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/plan/checks/clustercheck.h"
#include "core/plan/checks/privileges.h"
#include "core/plan/checks/servercheck.h"
#include "core/plan/checks/shipcheck.h"
#include "core/plan/checks/tablecheck.h"
#include "core/plan/checks/targetcheck.h"
#include "core/plan/checks/tuningcheck.h"
#include "core/plan/checks/valuecheck.h"
#include "core/plan/checks/waycheck.h"
#include "core/plan/equalkeys.h"
#include "core/plan/statements.h"
#include "core/source/sourceserver.h"
#include "core/sql/quoting.h"

#include <algorithm>

namespace millrace {

namespace {

/// Collects findings; every check adds one, also when all is well, so that the list shows what was looked at.
class Checks
{
public:
    Checks(const Plan &plan, PreflightResult &result)
        : m_plan(plan)
        , m_result(result)
    {}

    void sourceFiles()
    {
        const QString topic = CoreText::tr("Source files");
        if (const auto unchanged = expectUnchanged(m_plan.source.files); !unchanged)
            return block(topic, unchanged.error());
        if (m_plan.source.totalRows() == 0)
            return block(topic,
                         {.code = ErrorCode::SourceEmpty,
                          .what = CoreText::tr("The source holds no row."),
                          .howToFix = CoreText::tr("Choose another file, or fewer header lines to skip.")});
        ok(topic, CoreText::tr("%1, %2, unchanged since they were planned.")
                      .arg(filesText(m_plan.source.files.size()), sizeText(m_plan.source.totalBytes())));
    }

    void table(const TableSchema &table)
    {
        const QString topic = CoreText::tr("Table");
        ok(topic,
           CoreText::tr("%1, %2, about %3.")
               .arg(qualifiedName(table.schema, table.name), table.engine, rowsText(table.rowsEstimate)));
        if (!table.transactional)
            withoutTransactions(table);
        if (!table.triggers.isEmpty())
            warn(topic, CoreText::tr("Triggers run for every row: %1.").arg(table.triggers.join(u", "_s)),
                 CoreText::tr("Drop them for the load if they are not meant to fire."));
        if (table.rowsEstimate > 0)
            rollback(table);
        const auto uniqueSecondary = std::count_if(table.indexes.begin(), table.indexes.end(),
                                                   [](const Index &index) { return !index.primary; });
        if (uniqueSecondary > 0 && m_plan.indexes == IndexPolicy::Keep && m_plan.wayIn != WayIn::Ship)
            note(topic,
                 CoreText::tr("%1 filled row by row; the load slows down once they outgrow the buffer pool.")
                     .arg(counted(uniqueSecondary, CoreText::tr("secondary index is"),
                                  CoreText::tr("secondary indexes are"))),
                 CoreText::tr("Let the run drop them before and build them after (--indexes defer) if the "
                              "table is large."));
    }

    /// \a table: null where the run makes it.
    void duplicates(const TableSchema *table)
    {
        if (m_plan.workers > 1 && orderSaysWhatStays(m_plan, table))
            note(CoreText::tr("Duplicates"),
                 CoreText::tr("With %1 nobody can tell which of several rows with one key stays: their order "
                              "in the dump is kept within a chunk only.")
                     .arg(counted(m_plan.workers, CoreText::tr("connection"), CoreText::tr("connections"))),
                 CoreText::tr("Where the dump may hold such rows load with one worker."));
    }

    /// What is kept and what cannot be, where the server takes nothing back.
    void withoutTransactions(const TableSchema &table)
    {
        const QString topic = CoreText::tr("Transactions");
        const QString howToFix = CoreText::tr("ALTER TABLE … ENGINE=InnoDB before the load.");
        if (m_plan.onError == OnError::AsServer)
            return warn(topic,
                        CoreText::tr("%1 has no transactions: when a chunk fails, how many of its rows stay "
                                     "in the table cannot be told, and the run cannot be resumed exactly.")
                            .arg(table.engine),
                        howToFix);
        const bool setsAside =
            m_plan.onError == OnError::SetAside || m_plan.onDuplicate == OnDuplicate::SetAside;
        if (m_plan.source.isTable() && setsAside)
            return block(topic, {.code = ErrorCode::PlanInvalid,
                                 .what = CoreText::tr("%1 has no transactions: what a statement put into the "
                                                      "table cannot be taken back to set a row aside.")
                                             .arg(table.engine),
                                 .howToFix = howToFix + CoreText::tr(" Or stop at errors (--on-error stop, "
                                                                     "--on-duplicate stop).")});
        if (m_plan.source.isTable())
            return warn(topic,
                        CoreText::tr("%1 has no transactions: a chunk that fails leaves rows in the table "
                                     "that nobody has counted, and is not tried again.")
                            .arg(table.engine),
                        howToFix);
        warn(
            topic,
            CoreText::tr(
                "%1 has no transactions: each row is loaded with an INSERT of its own, which is slower. Rows "
                "before one that is refused stay in the table and are counted. A value that the "
                "server bends with no more than a note cannot be taken back, and when the "
                "connection or the server is lost, rows may be in the table that are counted "
                "nowhere.")
                .arg(table.engine),
            howToFix);
    }

    /// Says before the run what a rollback could do after it.
    void rollback(const TableSchema &table)
    {
        const QString topic = CoreText::tr("Rollback");
        const QString key = table.singleKeyColumn();
        if (m_plan.onDuplicate == OnDuplicate::Replace)
            return warn(topic,
                        CoreText::tr(
                            "The table is not empty, and rows of it may be replaced: what they were is gone, "
                            "the run cannot be rolled back."),
                        CoreText::tr("Keep a backup of the table, or load into an empty one."));
        if (key.isEmpty())
            return note(
                topic,
                CoreText::tr(
                    "The table is not empty and has no whole number as its primary key: the run's rows "
                    "cannot be told from others, it cannot be rolled back."),
                CoreText::tr("Load into an empty table if you may want to."));
        note(topic,
             CoreText::tr(
                 "The table is not empty. The run can be rolled back if %1 of all its rows is above the "
                 "greatest there is now, and nobody else writes meanwhile.")
                 .arg(key),
             CoreText::tr("Otherwise load into an empty table if you may want to."));
    }

    void mapping(const TableSchema &table)
    {
        const auto errors =
            checkMapping(m_plan.mapping, m_plan.source.fieldCount, table, m_plan.bendsAsDump());
        for (const Error &error : errors)
            block(CoreText::tr("Mapping"), error);
        if (errors.isEmpty())
            ok(CoreText::tr("Mapping"), m_plan.mapping.summary() + u'.');
        for (const FieldBinding &binding : m_plan.mapping.fields)
            if (binding.kind == FieldBinding::Kind::Column && !m_plan.source.isTable() &&
                !m_plan.source.dialect.fieldsEscapedBy.isEmpty())
                bitColumn(table.column(binding.name));
    }

    void privileges(const ServerFacts &facts)
    {
        journal(facts);
        if (auto lacking = missingPrivileges(neededPrivileges(m_plan, facts, m_result.table), facts)) {
            Plan keeping = m_plan;
            keeping.indexes = IndexPolicy::Keep;
            if (!missingPrivileges(neededPrivileges(keeping, facts, m_result.table), facts))
                lacking->howToFix += CoreText::tr(" Or keep the indexes in place (--indexes keep).");
            return block(CoreText::tr("Privileges"), *lacking);
        }
        ok(CoreText::tr("Privileges"), CoreText::tr("The account may do all this run needs."));
    }

    /// Without the journal a run works, but what is lost has to be said before.
    void journal(const ServerFacts &facts)
    {
        QStringList missing;
        for (const char *privilege : {"CREATE", "DROP", "INSERT", "SELECT", "DELETE"})
            if (!facts.has(QString::fromLatin1(privilege), m_plan.schema, m_plan.journalTable))
                missing << QString::fromLatin1(privilege);
        if (missing.isEmpty())
            return journalStays(facts);
        m_result.journalPossible = false;
        warn(CoreText::tr("Journal"),
             CoreText::tr(
                 "The account may not keep the journal %1: without it a run that is interrupted cannot "
                 "be resumed or rolled back, and its result cannot be verified.")
                 .arg(qualifiedName(m_plan.schema, m_plan.journalTable)),
             u"GRANT %1 ON %2.* TO %3;"_s.arg(missing.join(u", "_s), quotedIdentifier(m_plan.schema),
                                              quotedAccount(facts.currentUser)));
    }

    void block(const QString &topic, const Error &error)
    {
        m_result.findings << Finding::blocking(topic, error);
    }

private:
    /// It is dropped under a lock: another run may be about to write into it.
    void journalStays(const ServerFacts &facts)
    {
        if (!facts.cluster.locksHoldEverywhere())
            return note(
                CoreText::tr("Journal"),
                CoreText::tr("No lock reaches the other nodes of the cluster, where another run may be "
                             "about to begin: the journal's table stays in the schema, empty, when the "
                             "run is done."),
                u"DROP TABLE %1;"_s.arg(qualifiedName(m_plan.schema, m_plan.journalTable)));
        if (facts.has(u"LOCK TABLES"_s, m_plan.schema))
            return;
        note(CoreText::tr("Journal"),
             CoreText::tr("The account may not lock tables: the journal's table stays in the schema, empty, "
                          "when the run is done."),
             u"GRANT LOCK TABLES ON %1.* TO %2;"_s.arg(quotedIdentifier(m_plan.schema),
                                                       quotedAccount(facts.currentUser)));
    }

    /// SELECT … INTO OUTFILE of MariaDB, MySQL 5.7 and 8.0.15 writes BIT values as they are; MySQL 9.7
    /// escapes them. The file does not say which of the two wrote it, and not every value that is misread
    /// changes the number of fields.
    void bitColumn(const Column *column)
    {
        if (!column || !column->type.startsWith("bit"_L1, Qt::CaseInsensitive))
            return;
        warn(
            CoreText::tr("Mapping"),
            CoreText::tr("Column %1 is of type BIT: MariaDB and older MySQL dump it as raw bytes without "
                         "escapes, and a value that holds the bytes 9, 10 or 92 is read as another or "
                         "breaks its row.")
                .arg(column->name),
            CoreText::tr(
                "Unless a recent MySQL (9.7) wrote the dump: dump %1+0 instead, bind the field to @b and set "
                "%1 = CAST(@b AS UNSIGNED).")
                .arg(column->name));
    }

    void ok(const QString &topic, const QString &what) { m_result.findings << Finding::ok(topic, what); }
    void note(const QString &topic, const QString &what, const QString &howToFix)
    {
        m_result.findings << Finding::note(topic, what, howToFix);
    }
    void warn(const QString &topic, const QString &what, const QString &howToFix)
    {
        m_result.findings << Finding::warning(topic, what, howToFix);
    }

    const Plan &m_plan;
    PreflightResult &m_result;
};

} // namespace

PreflightResult preflight(const Plan &plan, Connection *connection, const Error *connectionError,
                          const std::optional<ResolvedConnection> &source, const CheckedTarget *known,
                          bool isNew)
{
    PreflightResult result;
    Checks checks(plan, result);
    if (!plan.source.isTable())
        checks.sourceFiles();
    if (const auto valid = plan.validate(); !valid)
        checks.block(CoreText::tr("Plan"), valid.error());
    if (!connection) {
        checks.block(CoreText::tr("Server"),
                     connectionError ? *connectionError
                                     : Error{.code = ErrorCode::ServerUnreachable,
                                             .what = CoreText::tr("There is no connection to the server.")});
        return result;
    }

    const CheckedTarget target = known && known->covers(plan) ? *known : checkTarget(plan, *connection);
    result.findings << target.findings;
    if (!target.facts)
        return result;
    const std::optional<ServerFacts> &facts = result.facts = target.facts;
    result.findings << checkTuning(plan, *facts);
    if (const auto chunks = checkClusterChunks(plan, facts->cluster))
        result.findings << *chunks;
    if (plan.source.isOnServer())
        result.findings << checkSourceServer(
            plan, source ? Result<ResolvedConnection>(*source) : resolveSource(plan.source), *facts,
            *connection);
    if (plan.source.isSameServerTable() && !plan.source.table->name.isEmpty())
        result.findings << checkSourceTable(plan, *facts, *connection);
    else if (plan.wayIn != WayIn::Ship) // checkShipped(), which asks about the table as well
        result.findings << checkWayIn(plan, *facts, *connection);

    const auto table = isNew           ? fail({.code = ErrorCode::TableMissing})
                       : target.tables ? target.tables->read(*connection, plan.schema, plan.table)
                                       : readTable(*connection, plan.schema, plan.table);
    if (table) {
        result.table = *table;
        checks.table(*table);
        checks.mapping(*table);
        if (const auto replicated = checkClusterTable(*facts, *table))
            result.findings << *replicated;
        if (const auto unique = checkUniqueChecks(plan, *facts, *table))
            result.findings << *unique;
        if (plan.source.isSameServerTable())
            result.findings << checkTargetOfSelect(plan, *facts, *table);
    } else if ((table.error().code == ErrorCode::TableMissing ||
                table.error().code == ErrorCode::UnknownSchema) &&
               !plan.createSql.isEmpty()) {
        if (!isNew)
            result.findings << Finding{Finding::Severity::Note,
                                       CoreText::tr("Table"),
                                       {.code = ErrorCode::TableMissing,
                                        .what = CoreText::tr("%1 is not there yet; the run creates it.")
                                                    .arg(qualifiedName(plan.schema, plan.table))}};
    } else {
        checks.block(CoreText::tr("Table"), table.error());
    }
    if (plan.wayIn == WayIn::Ship && (table || !plan.createSql.isEmpty()))
        result.findings << checkShipped(plan, *facts, table ? &*table : nullptr, *connection);
    result.findings << checkValues(plan, *facts, table ? &*table : nullptr);
    checks.duplicates(table ? &*table : nullptr);
    checks.privileges(*facts);
    return result;
}

PreflightResult preflight(const Plan &plan, const Result<ResolvedConnection> &target,
                          const std::optional<ResolvedConnection> &source)
{
    if (!target)
        return preflight(plan, nullptr, &target.error(), source);
    const auto connection = Connection::open(target->withoutSchema());
    return connection ? preflight(plan, connection->get(), nullptr, source)
                      : preflight(plan, nullptr, &connection.error(), source);
}

} // namespace millrace
