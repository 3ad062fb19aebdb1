// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/checks/clustercheck.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/plan/clusterbound.h"
#include "core/sql/quoting.h"

#include <algorithm>

namespace millrace {

namespace {

QString topic()
{
    return CoreText::tr("Cluster");
}

QVector<Finding> galeraNode(const ClusterFacts &cluster)
{
    const QString nodes = counted(cluster.size, CoreText::tr("node"), CoreText::tr("nodes"));
    const QString which = cluster.size < 0
                              ? CoreText::tr("Node %1 of a Galera cluster").arg(cluster.node)
                              : CoreText::tr("Node %1 of a Galera cluster of %2").arg(cluster.node, nodes);
    const bool isPrimary = cluster.component.isEmpty() || cluster.component == "Primary"_L1;
    if (!isPrimary || cluster.ready == false)
        return {Finding::blocking(
            topic(), {.code = ErrorCode::PreflightRefused,
                      .what = CoreText::tr("%1 takes no statements: it is %2, %3.")
                                  .arg(which, cluster.component, cluster.state),
                      .howToFix = CoreText::tr("Load through a node of the primary component, or mend the "
                                               "network between the nodes.")})};
    if (cluster.state.isEmpty())
        return {Finding::note(topic(), which + CoreText::tr("; its state is not known."), {})};
    if (cluster.state != "Synced"_L1)
        return {Finding::warning(
            topic(),
            CoreText::tr("%1 is %2, not Synced: it may lag behind the others, and flow control does not wait "
                         "for it.")
                .arg(which, cluster.state),
            CoreText::tr("Wait until wsrep_local_state_comment says Synced, or load through another node."))};
    return {Finding::ok(topic(), CoreText::tr("%1, %2.").arg(which, cluster.state))};
}

QVector<Finding> groupMember(const ServerFacts &facts)
{
    const ClusterFacts &cluster = facts.cluster;
    if (cluster.members.isEmpty())
        return {Finding::note(
            topic(),
            CoreText::tr("The server is in a group (Group Replication). Its members are not known: the "
                         "account may not read the list."),
            u"GRANT SELECT ON performance_schema.replication_group_members TO %1;"_s.arg(
                quotedAccount(facts.currentUser)))};
    QStringList away;
    QString role;
    for (const ClusterFacts::Member &member : cluster.members) {
        if (member.isSelf)
            role = member.role;
        if (member.state != "ONLINE"_L1)
            away << u"%1 (%2)"_s.arg(member.name, member.state);
    }
    const QString which = CoreText::tr("Member %1 of a group of %2 (Group Replication)")
                              .arg(cluster.node, QString::number(cluster.size));
    if (cluster.state != "ONLINE"_L1)
        return {Finding::blocking(topic(), {.code = ErrorCode::PreflightRefused,
                                            .what = CoreText::tr("%1 is not ONLINE but %2: it is no place to "
                                                                 "load into.")
                                                        .arg(which, cluster.state),
                                            .howToFix = whereTheGroupWrites(cluster)})};
    if (!away.isEmpty())
        return {Finding::warning(topic(),
                                 CoreText::tr("%1. Not ONLINE there: %2.").arg(which, away.join(u", "_s)),
                                 CoreText::tr("See to them first: a group that loses its majority stops."))};
    return {Finding::ok(topic(), CoreText::tr("%1, %2.").arg(which, role.isEmpty() ? cluster.state : role))};
}

/// What an engine writes besides InnoDB is sent to other nodes only where a mode says so (MariaDB 10.6).
bool galeraReplicates(const ServerFacts &facts, const QString &engine)
{
    const QString mode = facts.variables.value(u"wsrep_mode"_s);
    return engine.compare("InnoDB"_L1, Qt::CaseInsensitive) == 0 ||
           mode.contains(u"REPLICATE_"_s + engine.toUpper());
}

/// A unique key without NULL stands in for it.
bool hasPrimaryKey(const TableSchema &table)
{
    return std::any_of(table.indexes.begin(), table.indexes.end(), [&table](const Index &index) {
        return index.primary || (index.unique && std::all_of(index.columns.begin(), index.columns.end(),
                                                             [&table](const QString &name) {
                                                                 const Column *column = table.column(name);
                                                                 return column && !column->nullable;
                                                             }));
    });
}

} // namespace

QVector<Finding> checkMembership(const ServerFacts &facts)
{
    return facts.cluster.isGalera()  ? galeraNode(facts.cluster)
           : facts.cluster.isGroup() ? groupMember(facts)
                                     : QVector<Finding>();
}

std::optional<Finding> checkClusterChunks(const Plan &plan, const ClusterFacts &cluster)
{
    const ClusterBound bound = clusterBound(cluster);
    if (bound.origin.isEmpty())
        return std::nullopt;
    const qint64 rowsThere = plan.source.totalRows();
    const qint64 bytesThere = plan.source.totalBytes();
    qint64 rows = rowsThere > 0 ? std::min(plan.chunkRows, rowsThere) : plan.chunkRows;
    // Of rows that were not counted, and of a table, nobody knows how long they are.
    qint64 bytes = rowsThere > 0 ? rows * bytesThere / rowsThere : 0;
    if (plan.chunkBytes > 0 && bytes > plan.chunkBytes) {
        rows = std::max<qint64>(1, rows * plan.chunkBytes / bytes);
        bytes = plan.chunkBytes;
    }
    const bool tooManyRows = bound.bounds.rows > 0 && rows > bound.bounds.rows;
    const bool tooManyBytes = bound.bounds.bytes > 0 && bytes > bound.bounds.bytes;
    if (!tooManyRows && !tooManyBytes)
        return Finding::ok(CoreText::tr("Chunks"),
                           CoreText::tr("Chunks of %1 are what %2 takes with ease (%3).")
                               .arg(rowsText(rows), cluster.kindName(), bound.origin));
    qint64 fitting = tooManyRows ? bound.bounds.rows : rows;
    if (tooManyBytes)
        fitting = std::min(fitting, std::max<qint64>(1, rows * bound.bounds.bytes / bytes));
    const bool refused = (bound.limits.rows > 0 && rows > bound.limits.rows) ||
                         (bound.limits.bytes > 0 && bytes > bound.limits.bytes);
    return Finding::warning(
        CoreText::tr("Chunks"),
        refused
            ? CoreText::tr("Chunks of %1 are more than %2 takes in one transaction (%3): each is refused and "
                           "sent again in halves until what passes is known.")
                  .arg(rowsText(rows), cluster.kindName(), bound.origin)
            : CoreText::tr("Chunks of %1 are more than %2 takes with ease (%3): its other members fall "
                           "behind, and everybody who writes waits for them.")
                  .arg(rowsText(rows), cluster.kindName(), bound.origin),
        CoreText::tr("Leave the rows per chunk to Millrace (--chunk-rows auto), or take %1.")
            .arg(groupedNumber(fitting)));
}

std::optional<Finding> checkClusterTable(const ServerFacts &facts, const TableSchema &table)
{
    const QString name = qualifiedName(table.schema, table.name);
    if (facts.cluster.isGalera() && !table.engine.isEmpty() && !galeraReplicates(facts, table.engine))
        return Finding::warning(
            topic(),
            CoreText::tr("%1 is %2, which Galera does not replicate: its rows would be on node %3 alone.")
                .arg(name, table.engine, facts.cluster.node),
            CoreText::tr("ALTER TABLE … ENGINE=InnoDB before the load, or load into each node."));
    if (!facts.cluster.isGroup())
        return std::nullopt;
    if (table.engine.compare("InnoDB"_L1, Qt::CaseInsensitive) != 0)
        return Finding::blocking(
            topic(), {.code = ErrorCode::PreflightRefused,
                      .what = CoreText::tr("%1 is %2: Group Replication takes rows of InnoDB tables "
                                           "only (error 3098).")
                                  .arg(name, table.engine),
                      .howToFix = CoreText::tr("ALTER TABLE … ENGINE=InnoDB before the load.")});
    if (hasPrimaryKey(table))
        return std::nullopt;
    return Finding::blocking(
        topic(),
        {.code = ErrorCode::PreflightRefused,
         .what = CoreText::tr("%1 has no primary key: Group Replication takes no row of it (error 3098).")
                     .arg(name),
         .howToFix =
             CoreText::tr("Give it one: ALTER TABLE %1 ADD PRIMARY KEY (…); or an invisible one: ALTER "
                          "TABLE %1 ADD COLUMN my_row_id bigint unsigned NOT NULL AUTO_INCREMENT "
                          "INVISIBLE PRIMARY KEY FIRST.")
                 .arg(name)});
}

QString whereTheGroupWrites(const ClusterFacts &cluster)
{
    const QString primary = cluster.primary();
    return primary.isEmpty()
               ? CoreText::tr(
                     "Load into the group's primary: SELECT MEMBER_HOST, MEMBER_PORT FROM "
                     "performance_schema.replication_group_members WHERE MEMBER_ROLE = 'PRIMARY' names "
                     "it.")
               : CoreText::tr("Load into the group's primary, %1.").arg(primary);
}

} // namespace millrace
