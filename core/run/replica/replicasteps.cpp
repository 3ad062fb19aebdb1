// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/replica/replicasteps.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/sql/quoting.h"

#include <QJsonArray>

namespace millrace {

namespace {

constexpr const char *replicaUser = "millrace_replica";

QString placeholder(const char *name)
{
    return u"<%1>"_s.arg(QLatin1String(name));
}

class Steps
{
public:
    Steps(const DumpPlan &plan, const ReplicaFacts &facts)
        : m_at(*plan.coordinates)
        , m_facts(facts)
        , m_way(replicaWay(m_at, facts))
        , m_filters(replicaFilters(plan))
    {}

    QVector<ReplicaStep> make() const
    {
        if (m_way == ReplicaWay::None)
            return {};
        QVector<ReplicaStep> steps;
        steps << ReplicaStep{CoreText::tr("On the source: an account to read its binary log, and whether the "
                                          "log is still there"),
                             ofSource()};
        if (const QStringList begin = beginStatements(); !begin.isEmpty())
            steps << ReplicaStep{CoreText::tr("On %1: what it has already").arg(m_facts.server), begin};
        if (const QStringList filters = filterStatements(); !filters.isEmpty())
            steps << ReplicaStep{CoreText::tr("On %1: what it takes of the source").arg(m_facts.server),
                                 filters};
        steps << ReplicaStep{CoreText::tr("On %1: follow the source").arg(m_facts.server),
                             {changeStatement(), replicaStatement("START", m_facts)}};
        steps << ReplicaStep{CoreText::tr("On %1: whether it follows").arg(m_facts.server),
                             {replicaStatement("SHOW", m_facts, " STATUS")}};
        return steps;
    }

private:
    bool sourceIsMariaDb() const { return m_at.isOfMariaDb().value_or(m_facts.mariaDb); }

    QStringList ofSource() const
    {
        const QString account = u"%1@%2"_s.arg(quotedString(QLatin1String(replicaUser)),
                                               quotedString(placeholder("target-host")));
        // A MySQL has TLS by itself; of a MariaDB nobody knows.
        return {u"CREATE USER %1 IDENTIFIED BY %2"_s.arg(account, quotedString(placeholder("password"))) +
                    (sourceIsMariaDb() ? QString() : u" REQUIRE SSL"_s),
                u"GRANT REPLICATION SLAVE ON *.* TO %1"_s.arg(account), u"SHOW BINARY LOGS"_s};
    }

    QStringList beginStatements() const
    {
        if (m_way == ReplicaWay::SlavePos)
            return {u"SET GLOBAL gtid_slave_pos = %1"_s.arg(quotedString(m_at.gtids))};
        if (m_way != ReplicaWay::AutoPosition || m_facts.purged == PurgedGtids::Within)
            return {};
        const auto purge = [this](const char *plus) {
            return u"SET @@GLOBAL.gtid_purged = %1"_s.arg(quotedString(QLatin1String(plus) + m_at.gtids));
        };
        if (m_facts.purged == PurgedGtids::Empty)
            return {purge("")};
        if (m_facts.purged == PurgedGtids::Overlap || !m_facts.can(Ability::GtidPurgedPlus))
            return {resetStatement(m_facts), purge("")};
        return {purge("+")};
    }

    QStringList filterStatements() const { return m_facts.mariaDb ? filtersOfMariaDb() : filtersOfMySql(); }

    QStringList filtersOfMySql() const
    {
        QStringList schemas, renamed, rules;
        for (auto schema = m_filters.schemas.begin(); schema != m_filters.schemas.end(); ++schema) {
            schemas << quotedIdentifier(schema.value());
            if (schema.key() != schema.value())
                renamed << u"(%1, %2)"_s.arg(quotedIdentifier(schema.key()),
                                             quotedIdentifier(schema.value()));
        }
        if (!renamed.isEmpty())
            rules << u"REPLICATE_REWRITE_DB = (%1)"_s.arg(renamed.join(u", "_s));
        if (!schemas.isEmpty())
            rules << u"REPLICATE_DO_DB = (%1)"_s.arg(schemas.join(u", "_s));
        if (!m_filters.ignoredTables.isEmpty())
            rules << u"REPLICATE_IGNORE_TABLE = (%1)"_s.arg(m_filters.ignoredTables.join(u", "_s));
        if (rules.isEmpty())
            return {};
        return {u"CHANGE REPLICATION FILTER "_s + rules.join(u", "_s)};
    }

    /// Its variables hold names as they are, separated by commas.
    QStringList filtersOfMariaDb() const
    {
        QStringList renamed, statements;
        for (auto schema = m_filters.schemas.begin(); schema != m_filters.schemas.end(); ++schema)
            if (schema.key() != schema.value())
                renamed << u"%1->%2"_s.arg(schema.key(), schema.value());
        const auto set = [&statements](const char *name, const QStringList &values) {
            if (!values.isEmpty())
                statements << u"SET GLOBAL %1 = %2"_s.arg(QLatin1String(name),
                                                          quotedString(values.join(u',')));
        };
        if (m_facts.can(Ability::RewriteDbVariable))
            set("replicate_rewrite_db", renamed);
        set("replicate_do_db", m_filters.schemas.values());
        QStringList ignored = m_filters.ignoredTables;
        for (QString &table : ignored)
            table.remove(u'`');
        set("replicate_ignore_table", ignored);
        return statements;
    }

    QString changeStatement() const
    {
        const bool source = m_facts.can(Ability::ChangeReplicationSource);
        const QString who = source ? u"SOURCE_"_s : u"MASTER_"_s;
        QStringList items;
        const auto add = [&](const char *name, const QString &value) {
            items << u"%1%2 = %3"_s.arg(who, QLatin1String(name), value);
        };
        add("HOST", quotedString(m_at.host.isEmpty() ? placeholder("source-host") : m_at.host));
        add("PORT", m_at.port > 0 ? QString::number(m_at.port) : placeholder("source-port"));
        add("USER", quotedString(QLatin1String(replicaUser)));
        add("PASSWORD", quotedString(placeholder("password")));
        if (!sourceIsMariaDb())
            add("SSL", u"1"_s);
        if (m_way == ReplicaWay::AutoPosition) {
            add("AUTO_POSITION", u"1"_s);
        } else if (m_way == ReplicaWay::SlavePos) {
            add("USE_GTID", u"slave_pos"_s);
        } else {
            add("LOG_FILE", quotedString(m_at.file));
            add("LOG_POS", QString::number(m_at.position));
            if (m_facts.mariaDb)
                add("USE_GTID", u"no"_s);
            else
                add("AUTO_POSITION", u"0"_s);
            // A server with GTIDs takes no transaction without one.
            if (source && sourceIsMariaDb() && m_facts.gtidMode == "ON"_L1)
                items << u"ASSIGN_GTIDS_TO_ANONYMOUS_TRANSACTIONS = LOCAL"_s;
        }
        return (source ? u"CHANGE REPLICATION SOURCE TO "_s : u"CHANGE MASTER TO "_s) + items.join(u", "_s);
    }

    const ReplicationCoordinates &m_at;
    const ReplicaFacts &m_facts;
    const ReplicaWay m_way;
    const ReplicaFilters m_filters;
};

} // namespace

QJsonObject ReplicaStep::toJson() const
{
    return {{u"title"_s, title}, {u"statements"_s, QJsonArray::fromStringList(statements)}};
}

QVector<ReplicaStep> replicaSteps(const DumpPlan &plan, const ReplicaFacts &facts)
{
    return Steps(plan, facts).make();
}

QString replicaStatement(const char *verb, const ReplicaFacts &facts, const char *after)
{
    return QLatin1String(verb) + (facts.can(Ability::ReplicaWords) ? u" REPLICA"_s : u" SLAVE"_s) +
           QLatin1String(after);
}

QString resetStatement(const ReplicaFacts &facts)
{
    return facts.can(Ability::ResetBinaryLogs) ? u"RESET BINARY LOGS AND GTIDS"_s : u"RESET MASTER"_s;
}

} // namespace millrace
