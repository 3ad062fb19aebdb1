// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/replica/replicafindings.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/plan/wholedump/dumpforeign.h"
#include "core/run/replica/replicasteps.h"
#include "core/source/bytes/charsets.h"
#include "core/source/sqldump/sqlclassify.h"

#include <QRegularExpression>
#include <algorithm>

namespace millrace {

namespace {

/// CHANGE MASTER TO, STOP REPLICA …
bool leadsReplica(const QVector<SqlByteToken> &tokens)
{
    return !tokens.isEmpty() &&
           hasWord(tokens.mid(1, 2), {"MASTER", "REPLICATION", "SLAVE", "SLAVES", "REPLICA"}) &&
           (tokens.first().isWord("CHANGE") || tokens.first().isWord("STOP") ||
            tokens.first().isWord("START") || tokens.first().isWord("RESET"));
}

class Findings
{
public:
    Findings(const DumpPlan &plan, const RunSummary &summary, const ReplicaFacts &facts)
        : m_plan(plan)
        , m_summary(summary)
        , m_facts(facts)
        , m_at(*plan.coordinates)
        , m_way(replicaWay(m_at, facts))
    {}

    QVector<Finding> make()
    {
        lookAtWay();
        lookAtServerId();
        lookAtGtidMode();
        lookAtOwnGtids();
        lookAtOwnLog();
        lookAtRows();
        lookAtSchemas();
        lookAtOtherSource();
        lookAtEvents();
        saySource();
        std::stable_sort(m_found.begin(), m_found.end(), [](const Finding &a, const Finding &b) {
            return static_cast<int>(a.severity) > static_cast<int>(b.severity);
        });
        return m_found;
    }

private:
    void ok(const QString &topic, const QString &what) { m_found << Finding::ok(topic, what); }
    void note(const QString &topic, const QString &what, const QString &howToFix)
    {
        m_found << Finding::note(topic, what, howToFix);
    }
    void warn(const QString &topic, const QString &what, const QString &howToFix)
    {
        m_found << Finding::warning(topic, what, howToFix);
    }
    void block(const QString &topic, const QString &what, const QString &howToFix)
    {
        m_found << Finding::blocking(
            topic, {.code = ErrorCode::PreflightRefused, .what = what, .howToFix = howToFix});
    }

    void lookAtWay()
    {
        const QString topic = CoreText::tr("Where it begins");
        if (m_way == ReplicaWay::None)
            block(topic,
                  CoreText::tr("The dump names GTIDs alone (%1), and %2 cannot begin at those of the other "
                               "kind of server.")
                      .arg(m_at.gtids.left(80), m_facts.server),
                  CoreText::tr("Dump again with file and position of the binary log (source-data=2, "
                               "master-data=2)."));
        if (isOfOtherFlavour(m_at, m_facts))
            warn(topic,
                 m_facts.mariaDb
                     ? CoreText::tr("The source is a MySQL: only file and position lead MariaDB through its "
                                    "binary log. What MariaDB does not know there stops it: collations "
                                    "utf8mb4_0900, JSON that is updated in part, compressed transactions.")
                     : CoreText::tr("The source is a MariaDB: only file and position lead MySQL through its "
                                    "binary log. What MySQL does not know there stops it: statements and "
                                    "types of MariaDB's alone, compressed columns and events."),
                 m_facts.mariaDb
                     ? CoreText::tr("On the source: binlog_row_value_options = '', "
                                    "binlog_transaction_compression = OFF, binlog_row_metadata = MINIMAL; "
                                    "an account whose login both know (mysql_native_password).")
                     : CoreText::tr("On the source: log_bin_compress = OFF, binlog_format = ROW. Try it "
                                    "with a server that nobody needs first."));
        else
            lookAtVersion();
        if (m_at.ofItsSource)
            note(topic,
                 CoreText::tr("The dump was made on a replica, and names the moment of that one's source."),
                 CoreText::tr("The statements lead to that source, not to the server that was dumped."));
        if (m_at.inexact)
            warn(topic,
                 CoreText::tr("The dumping tool says that its GTIDs may be of another moment than the rows."),
                 CoreText::tr("Compare the tables with the source once it has caught up (CHECKSUM TABLE), or "
                              "dump again with an account that may lock."));
    }

    /// A source that is newer writes what an older replica may not know.
    void lookAtVersion()
    {
        static const QRegularExpression number(u"(\\d+)\\.(\\d+)"_s);
        const auto match = number.match(m_at.serverVersion);
        constexpr int perMajor = 10'000;
        constexpr int perMinor = 100;
        const int source = match.hasMatch()
                               ? match.captured(1).toInt() * perMajor + match.captured(2).toInt() * perMinor
                               : 0;
        if (source / perMinor > m_facts.version / perMinor)
            warn(CoreText::tr("Versions"),
                 CoreText::tr("The source (%1) is newer than %2: no maker promises that this works.")
                     .arg(m_at.serverVersion, m_facts.server),
                 CoreText::tr("Load into a server of the same or a newer version."));
    }

    void lookAtServerId()
    {
        const QString topic = u"server_id"_s;
        const QString set = m_facts.mariaDb
                                ? CoreText::tr("SET GLOBAL server_id = NUMBER; and server_id = NUMBER in its "
                                               "option file, for the next start.")
                                : CoreText::tr("SET GLOBAL server_id = NUMBER; and server_id = NUMBER in its "
                                               "option file, for the next start (from MySQL 8.0 on SET "
                                               "PERSIST does both).");
        if (m_facts.serverId == 0)
            return block(topic, CoreText::tr("The server has no id (0): it can be nobody's replica."), set);
        static const QRegularExpression gtid(u"\\d+-(\\d+)-\\d+"_s);
        if (m_at.hasMariaDbGtids())
            for (auto each = gtid.globalMatch(m_at.gtids); each.hasNext();)
                if (each.next().captured(1).toLongLong() == m_facts.serverId)
                    return block(topic,
                                 CoreText::tr("%1 is the id of a server that the GTIDs of the dump name "
                                              "(%2): what that one writes is taken for its own and left out.")
                                     .arg(m_facts.serverId)
                                     .arg(m_at.gtids.left(80)),
                                 set);
        if (!m_facts.serverUuid.isEmpty() && m_at.gtids.contains(m_facts.serverUuid, Qt::CaseInsensitive))
            return block(
                u"server_uuid"_s,
                CoreText::tr("The GTIDs of the dump name this very server (%1): it is the source, or "
                             "its data folder was copied from it.")
                    .arg(m_facts.serverUuid),
                CoreText::tr("Of a copy: stop the server, take auto.cnf out of its data folder and "
                             "start it, which makes a new one."));
        if (m_facts.serverId == 1)
            return warn(topic,
                        CoreText::tr("It is 1, which every server has that was given none: if the source has "
                                     "it too, neither follows the other."),
                        set);
        note(topic, CoreText::tr("It is %1, and has to be another one on the source.").arg(m_facts.serverId),
             CoreText::tr("Look on the source: SELECT @@server_id;"));
    }

    void lookAtGtidMode()
    {
        if (m_facts.mariaDb || m_facts.gtidMode.isEmpty())
            return;
        const QString topic = u"gtid_mode"_s;
        if (m_facts.gtidMode == "OFF"_L1 && m_at.hasMySqlGtids())
            return block(
                topic, CoreText::tr("It is OFF, and the source has GTIDs: such transactions are refused."),
                CoreText::tr("SET GLOBAL enforce_gtid_consistency = ON; then SET GLOBAL gtid_mode = "
                             "OFF_PERMISSIVE; = ON_PERMISSIVE; = ON; one after the other, and both ON in its "
                             "option file. Then ask again."));
        if (m_facts.gtidMode == "ON"_L1 && m_way == ReplicaWay::File && !isOfOtherFlavour(m_at, m_facts))
            return warn(topic,
                        CoreText::tr("It is ON, and the dump names no GTIDs: where the source has none, its "
                                     "transactions are refused."),
                        CoreText::tr("Look on the source: SELECT @@gtid_mode; where it is OFF, from MySQL "
                                     "8.0.23 on: add ASSIGN_GTIDS_TO_ANONYMOUS_TRANSACTIONS = LOCAL to "
                                     "CHANGE REPLICATION SOURCE TO."));
        ok(topic, m_way == ReplicaWay::AutoPosition
                      ? CoreText::tr("It is %1, as GTIDs need it.").arg(m_facts.gtidMode)
                      : CoreText::tr("It is %1, which suits file and position.").arg(m_facts.gtidMode));
    }

    /// Of MySQL.
    void lookAtOwnGtids()
    {
        if (m_way != ReplicaWay::AutoPosition)
            return;
        const QString topic = u"gtid_executed"_s;
        const QString reset =
            CoreText::tr("%1 takes its GTIDs and all its binary logs away: not where replicas of its own "
                         "read them.")
                .arg(resetStatement(m_facts));
        switch (m_facts.purged) {
        case PurgedGtids::Empty:
            return ok(topic, CoreText::tr("It is empty: gtid_purged can be set."));
        case PurgedGtids::Within:
            return ok(topic, CoreText::tr("It holds the GTIDs of the dump already."));
        case PurgedGtids::Unknown:
            return warn(topic, CoreText::tr("Whether it holds some of the dump's GTIDs could not be asked."),
                        CoreText::tr("Look at SELECT @@GLOBAL.gtid_executed; where it does, run %1 first and "
                                     "leave the plus out.")
                            .arg(resetStatement(m_facts)));
        case PurgedGtids::Overlap:
            return warn(topic, CoreText::tr("It holds some of the dump's GTIDs, but not all."), reset);
        case PurgedGtids::Apart:
            break;
        }
        if (!m_facts.can(Ability::GtidPurgedPlus))
            return warn(topic,
                        CoreText::tr("It holds transactions of the server's own, and this version sets "
                                     "gtid_purged only where there are none."),
                        reset);
        note(topic,
             CoreText::tr("It holds transactions of the server's own, such as this load: the source will "
                          "never have them."),
             CoreText::tr("Nothing for a replica. Where it is to take the source's place one day: run %1 "
                          "first, and leave the plus out; that takes all its binary logs away.")
                 .arg(resetStatement(m_facts)));
    }

    /// Of MariaDB: what it wrote itself in the domain of the source.
    void lookAtOwnLog()
    {
        if (m_facts.logBin)
            ok(u"log_bin"_s, CoreText::tr("It is ON: the server can have replicas of its own."));
        else
            note(u"log_bin"_s, CoreText::tr("It is OFF: a replica works so, and can have none of its own."),
                 CoreText::tr("Where it is to take the source's place one day, start it with log_bin."));
        if (m_way != ReplicaWay::SlavePos)
            return;
        static const QRegularExpression gtid(u"(\\d+)-\\d+-(\\d+)"_s);
        for (auto own = gtid.globalMatch(m_facts.gtidBinlogPos); own.hasNext();) {
            const auto ours = own.next();
            for (auto each = gtid.globalMatch(m_at.gtids); each.hasNext();) {
                const auto its = each.next();
                if (its.captured(1) != ours.captured(1) ||
                    its.captured(2).toLongLong() >= ours.captured(2).toLongLong())
                    continue;
                const QString what =
                    CoreText::tr("The server's own binary log is at %1, the dump at %2, in one domain.")
                        .arg(ours.captured(0), its.captured(0));
                const QString remedy = CoreText::tr(
                    "RESET MASTER before SET GLOBAL gtid_slave_pos takes its own GTIDs away, and all its "
                    "binary logs: not where replicas of its own read them.");
                if (m_facts.gtidStrict)
                    block(u"gtid_strict_mode"_s,
                          what + u' ' + CoreText::tr("With gtid_strict_mode it writes no lower number."),
                          remedy);
                else
                    warn(
                        u"gtid_binlog_pos"_s,
                        what + u' ' +
                            CoreText::tr("It will write lower numbers after higher ones, and replicas of its "
                                         "own may miss some."),
                        remedy);
                return;
            }
        }
    }

    void lookAtRows()
    {
        const QString topic = CoreText::tr("Rows");
        const QString remedy = CoreText::tr("A change of what is missing here stops the replica, or goes "
                                            "unnoticed. Load it as well before it follows.");
        const qint64 rejected = m_summary.total(&TableOutcome::rowsRejected);
        const qint64 skipped =
            m_summary.total(&TableOutcome::rowsSkipped) - m_summary.askedByDump(&TableOutcome::rowsSkipped);
        if (rejected > 0)
            block(topic, CoreText::tr("%1 of the dump were set aside.").arg(rowsText(rejected)), remedy);
        if (skipped > 0)
            block(topic, CoreText::tr("%1 of the dump were skipped.").arg(rowsText(skipped)), remedy);
        const bool isUnfinished = !m_summary.unfinished.isEmpty();
        if (isUnfinished)
            block(topic, m_summary.unfinished, remedy);
        lookAtStatements();
        if (m_plan.existing == ExistingTables::Append)
            warn(topic,
                 CoreText::tr(
                     "What was on the server before stayed: it may have rows that the source has not."),
                 CoreText::tr("Compare the tables with the source once it has caught up (CHECKSUM TABLE)."));
        const bool isProved = std::all_of(m_summary.tables.begin(), m_summary.tables.end(),
                                          [](const TableOutcome &table) { return table.verified; });
        if (!isProved)
            warn(topic, CoreText::tr("Not all tables of the run were proved."),
                 CoreText::tr("Compare them with the source once it has caught up (CHECKSUM TABLE)."));
        else if (rejected == 0 && skipped == 0 && !isUnfinished)
            ok(topic, CoreText::tr("All rows of the dump were loaded and proved, and nobody may write here "
                                   "from now on but the replication (read_only)."));
    }

    /// Those that are about the replication itself are what the steps are instead of.
    void lookAtStatements()
    {
        QStringList texts;
        for (const DumpStatement &statement : othersOf(m_plan))
            if (!leadsReplica(sqlTokens(statement.text, statement.session.rules())))
                texts << displayText(statement.text.left(60)).simplified();
        if (m_plan.runsOthers() || texts.isEmpty())
            return;
        block(CoreText::tr("Statements"),
              CoreText::tr("Not all statements of the dump ran: %1").arg(texts.mid(0, 10).join(u"; "_s)),
              CoreText::tr("Run those that make or fill something with a client."));
    }

    void lookAtSchemas()
    {
        const QString topic = CoreText::tr("Schemas");
        const ReplicaFilters filters = replicaFilters(m_plan);
        if (!filters.schemas.isEmpty()) {
            QStringList options;
            for (const QString &schema : filters.schemas)
                options << u"replicate-do-db = "_s + schema;
            note(topic,
                 CoreText::tr("The dump is not known to be of the whole server: of the source's changes only "
                              "those of %1 are taken.")
                     .arg(filters.sourceNames().join(u", "_s)),
                 CoreText::tr("Filters are forgotten when the server is started again: write them into its "
                              "option file (%1). Statements go by the schema that USE named, so change "
                              "no other one with the name in front.")
                     .arg(options.join(u"; "_s)));
        }
        if (m_plan.schemasFollowed.contains(QString()))
            warn(topic,
                 CoreText::tr("The dump does not say which schema of the source its tables are of, and they "
                              "are in %1 here.")
                     .arg(m_plan.schema),
                 CoreText::tr("Where it has another name there, the replica needs replicate-rewrite-db, and "
                              "replicate-do-db where the source has other schemas."));
        if (filters.renames())
            lookAtNames(filters, topic);
        if (!filters.ignoredTables.isEmpty())
            note(topic,
                 CoreText::tr("Tables that were left out are left out of the replication, too: %1")
                     .arg(filters.ignoredTables.mid(0, 10).join(u", "_s)),
                 CoreText::tr("Write them into the option file as replicate-ignore-table. Triggers and "
                              "foreign keys that need them stop the replica."));
        if (std::any_of(m_plan.tables.begin(), m_plan.tables.end(),
                        [](const Plan &table) { return table.schema == "mysql"_L1; }))
            return; // the server's own schema was asked for, and they are in it
        note(CoreText::tr("Accounts"),
             m_plan.accounts.wanted().isEmpty()
                 ? CoreText::tr(
                       "Accounts are not loaded: GRANT and ALTER USER of one that is missing here stop "
                       "the replica.")
                 : CoreText::tr(
                       "Accounts of the dump were made here. GRANT and ALTER USER of another one of the "
                       "source's, that is missing here, stop the replica."),
             CoreText::tr("Make the accounts of the source here first."));
    }

    void lookAtNames(const ReplicaFilters &filters, const QString &topic)
    {
        QStringList renamed;
        for (auto schema = filters.schemas.begin(); schema != filters.schemas.end(); ++schema)
            if (schema.key() != schema.value())
                renamed << u"%1->%2"_s.arg(schema.key(), schema.value());
        const QString what = CoreText::tr("Schemas have other names here: %1. Rows follow, but a statement "
                                          "that names the schema itself goes astray.")
                                 .arg(renamed.join(u", "_s));
        const QString option = CoreText::tr("binlog_format = ROW on the source, and in the option file here: "
                                            "replicate-rewrite-db = \"%1\".")
                                   .arg(renamed.join(u"\", replicate-rewrite-db = \""_s));
        if (m_facts.mariaDb && !m_facts.can(Ability::RewriteDbVariable))
            block(topic, what,
                  option + u' ' +
                      CoreText::tr("This version takes it at its start alone: start it again before it "
                                   "follows."));
        else
            warn(topic, what, option);
    }

    void lookAtOtherSource()
    {
        if (m_facts.follows)
            block(CoreText::tr("Another source"),
                  CoreText::tr("The server is a replica already, of %1.").arg(*m_facts.follows),
                  CoreText::tr("Where that one is not wanted: %1; and %2;")
                      .arg(replicaStatement("STOP", m_facts), replicaStatement("RESET", m_facts, " ALL")));
    }

    void lookAtEvents()
    {
        QStringList events;
        for (const QVector<DumpStatement> *list : {&m_plan.before, &m_plan.after})
            for (const DumpStatement &statement : *list)
                for (const DumpObject &object : statement.objects)
                    if (object.kind == SqlObject::Event && !events.contains(object.text()))
                        events << object.text();
        if (!events.isEmpty() && m_facts.runsEvents)
            warn(u"event_scheduler"_s,
                 CoreText::tr("It is ON: what these events do happens here, and comes from the source once "
                              "more: %1")
                     .arg(events.mid(0, 10).join(u", "_s)),
                 CoreText::tr(
                     "SET GLOBAL event_scheduler = OFF; or ALTER EVENT … DISABLE ON SLAVE for each."));
    }

    /// What nobody can see from here.
    void saySource()
    {
        note(CoreText::tr("The source"),
             m_way == ReplicaWay::File
                 ? CoreText::tr("Whether it still has %1 can only be seen there.").arg(m_at.file)
                 : CoreText::tr("Whether its binary logs still go back to the dump can only be seen there."),
             CoreText::tr("SHOW BINARY LOGS; says it. Where the file is gone, dump again."));
        const QString who = m_facts.can(Ability::ChangeReplicationSource) ? u"SOURCE"_s : u"MASTER"_s;
        // An account of caching_sha2_password needs the key; MariaDB cannot ask for it.
        const QString withoutTls =
            u"%1_SSL = 0"_s.arg(who) + (m_facts.mariaDb ? QString() : u", GET_%1_PUBLIC_KEY = 1"_s.arg(who));
        if (m_at.isOfMariaDb().value_or(m_facts.mariaDb))
            note(CoreText::tr("Encryption"),
                 CoreText::tr("Whether the source has TLS is not known: the statements do not ask for it."),
                 CoreText::tr("Where it has: REQUIRE SSL for the account, MASTER_SSL = 1 and MASTER_SSL_CA "
                              "(of MySQL SOURCE_…) for the replica."));
        else
            note(CoreText::tr("Encryption"),
                 CoreText::tr("The statements ask for TLS, and do not look whose certificate it is."),
                 CoreText::tr(
                     "Name the CA to have it looked at: %1. Where the source has no TLS: no REQUIRE SSL, "
                     "and %2.")
                     .arg(u"%1_SSL_CA = '…', %1_SSL_VERIFY_SERVER_CERT = 1"_s.arg(who), withoutTls));
    }

    const DumpPlan &m_plan;
    const RunSummary &m_summary;
    const ReplicaFacts &m_facts;
    const ReplicationCoordinates &m_at;
    const ReplicaWay m_way;
    QVector<Finding> m_found;
};

} // namespace

QVector<Finding> replicaFindings(const DumpPlan &plan, const RunSummary &summary, const ReplicaFacts &facts)
{
    return Findings(plan, summary, facts).make();
}

} // namespace millrace
