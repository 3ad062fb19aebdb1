// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/server/clusterfacts.h"

#include "core/base/literals.h"
#include "core/server/connection.h"
#include "core/server/freshreads.h"

#include <algorithm>

namespace millrace {

namespace {

using Variables = QMap<QString, QString>;

/// Without a provider the switch alone makes no cluster.
bool isGaleraNode(const Variables &variables)
{
    const QString provider = variables.value(u"wsrep_provider"_s);
    return variables.value(u"wsrep_on"_s) == "ON"_L1 && provider.compare("none"_L1, Qt::CaseInsensitive) != 0;
}

/// Their names where the account may read the schema mysql (Galera 4), else the addresses they have for
/// clients, which a node keeps to itself unless it is told its own.
QVector<ClusterFacts::Member> galeraNodes(Connection &connection, const Variables &variables,
                                          const QString &self, const QString &addresses)
{
    const QString automatic = u"AUTO"_s;
    QVector<ClusterFacts::Member> nodes;
    if (const auto named = connection.rows(
            u"SELECT node_name, node_incoming_address FROM mysql.wsrep_cluster_members ORDER BY 1"_s))
        for (const auto &row : *named) {
            const QString address = row.value(1).toString();
            nodes << ClusterFacts::Member{.name = row.value(0).toString(),
                                          .address = address == automatic ? QString() : address,
                                          .isSelf = row.value(0).toString() == self};
        }
    if (!nodes.isEmpty())
        return nodes;
    const QString own = variables.value(u"wsrep_node_incoming_address"_s);
    for (const QString &address : addresses.split(u',', Qt::SkipEmptyParts))
        if (own != automatic && address != automatic)
            nodes << ClusterFacts::Member{.name = address, .address = address, .isSelf = address == own};
    return nodes;
}

void readGalera(Connection &connection, const Variables &variables, ClusterFacts &facts)
{
    facts.kind = ClusterKind::Galera;
    facts.node = variables.value(u"wsrep_node_name"_s);
    facts.mostRows = variables.value(u"wsrep_max_ws_rows"_s).toLongLong();
    // 2 GiB is what the protocol takes at all, and the default: no limit that somebody has set.
    constexpr qint64 protocolLimit = 2LL * 1024 * 1024 * 1024 - 1;
    const qint64 size = variables.value(u"wsrep_max_ws_size"_s).toLongLong();
    facts.mostBytes = size < protocolLimit ? size : 0;
    const auto status = connection.rows(
        u"SHOW GLOBAL STATUS WHERE Variable_name IN ('wsrep_cluster_size', 'wsrep_cluster_status', "
        "'wsrep_local_state_comment', 'wsrep_ready', 'wsrep_incoming_addresses')"_s);
    if (!status)
        return;
    Variables said;
    for (const auto &row : *status)
        said.insert(row.value(0).toString().toLower(), row.value(1).toString());
    facts.size = said.value(u"wsrep_cluster_size"_s, u"-1"_s).toInt();
    facts.component = said.value(u"wsrep_cluster_status"_s);
    facts.state = said.value(u"wsrep_local_state_comment"_s);
    if (said.contains(u"wsrep_ready"_s))
        facts.ready = said.value(u"wsrep_ready"_s) == "ON"_L1;
    facts.members = galeraNodes(connection, variables, facts.node, said.value(u"wsrep_incoming_addresses"_s));
}

void readGroup(Connection &connection, const Variables &variables, ClusterFacts &facts)
{
    if (variables.value(u"group_replication_group_name"_s).isEmpty())
        return;
    // MEMBER_ROLE: from MySQL 8.0.2 on.
    const QString query =
        u"SELECT MEMBER_HOST, MEMBER_PORT, MEMBER_STATE, %1, MEMBER_ID = @@server_uuid FROM "
        "performance_schema.replication_group_members ORDER BY MEMBER_HOST, MEMBER_PORT"_s;
    auto members = connection.rows(query.arg(u"MEMBER_ROLE"_s));
    constexpr int unknownColumn = 1054;
    if (!members && members.error().context.serverCode == unknownColumn)
        members = connection.rows(query.arg(u"''"_s));
    for (const auto &row : members ? *members : QVector<QVector<QVariant>>()) {
        const QString address = u"%1:%2"_s.arg(row.value(0).toString(), row.value(1).toString());
        const ClusterFacts::Member member{.name = address,
                                          .address = address,
                                          .state = row.value(2).toString(),
                                          .role = row.value(3).toString(),
                                          .isSelf = row.value(4).toInt() == 1};
        if (member.isSelf) {
            facts.state = member.state;
            facts.node = member.name;
        }
        facts.members << member;
    }
    // A server that has left its group, or has not joined it, lists itself alone.
    if (members && (facts.state.isEmpty() || facts.state == "OFFLINE"_L1)) {
        facts = {};
        return;
    }
    facts.kind = ClusterKind::Group;
    if (members)
        facts.size = static_cast<int>(facts.members.size());
    if (facts.node.isEmpty())
        facts.node = variables.value(u"report_host"_s, variables.value(u"hostname"_s)) + u':' +
                     variables.value(u"port"_s);
    facts.mostBytes = variables.value(u"group_replication_transaction_size_limit"_s).toLongLong();
    if (const QString mode = variables.value(u"group_replication_single_primary_mode"_s); !mode.isEmpty())
        facts.singlePrimary = mode == "ON"_L1;
}

QStringList logReaders(Connection &connection, const Variables &variables)
{
    QStringList hosts;
    if (variables.value(u"log_bin"_s) != "ON"_L1)
        return hosts;
    if (const auto rows = connection.rows(
            u"SELECT HOST FROM information_schema.PROCESSLIST WHERE COMMAND LIKE 'Binlog Dump%'"_s))
        for (const auto &row : *rows)
            hosts << row.value(0).toString().section(u':', 0, 0);
    hosts.removeDuplicates();
    hosts.sort();
    return hosts;
}

} // namespace

QString ClusterFacts::kindName() const
{
    return isGalera() ? u"Galera"_s : isGroup() ? u"Group Replication"_s : QString();
}

QString ClusterFacts::primary() const
{
    const auto found = std::find_if(members.begin(), members.end(), [](const Member &member) {
        return member.role == "PRIMARY"_L1 && member.state == "ONLINE"_L1;
    });
    return found == members.end() ? QString() : found->address;
}

bool ClusterFacts::locksHoldEverywhere() const
{
    return !isGalera() && (!isGroup() || singlePrimary.value_or(false));
}

ClusterFacts ClusterFacts::readNow(Connection &connection)
{
    ClusterFacts facts;
    if (freshWayOf(connection).kind == ClusterKind::None)
        return facts;
    const auto rows = connection.rows(
        u"SHOW GLOBAL VARIABLES WHERE Variable_name LIKE 'wsrep%' OR Variable_name LIKE 'group_replication%' "
        "OR Variable_name IN ('hostname', 'report_host', 'port')"_s);
    Variables variables;
    for (const auto &row : rows ? *rows : QVector<QVector<QVariant>>())
        variables.insert(row.value(0).toString().toLower(), row.value(1).toString());
    return read(connection, variables);
}

ClusterFacts ClusterFacts::read(Connection &connection, const QMap<QString, QString> &variables)
{
    ClusterFacts facts;
    if (isGaleraNode(variables))
        readGalera(connection, variables, facts);
    else
        readGroup(connection, variables, facts);
    facts.logReaders = millrace::logReaders(connection, variables);
    return facts;
}

} // namespace millrace
