// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/server/sessions/nodechoice.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/server/errorcatalogue.h"

#include <algorithm>

namespace millrace {

namespace {

constexpr int secondsForLogin = 5; // of a node that is in the cluster; behind a firewall it never answers

/// What all nodes of a cluster say alike, and no other cluster does; empty: not known. Asked of the status,
/// for which a node answers also while it takes no statements.
QString identityOf(Connection &connection, ClusterKind kind)
{
    if (kind == ClusterKind::Galera) {
        const auto rows = connection.rows(u"SHOW GLOBAL STATUS LIKE 'wsrep_cluster_state_uuid'"_s);
        return rows ? rows->value(0).value(1).toString() : QString();
    }
    const auto rows = connection.rows(u"SHOW GLOBAL VARIABLES LIKE 'group_replication_group_name'"_s);
    return rows ? rows->value(0).value(1).toString() : QString();
}

/// A member that cannot show its list of members shows by this whether it takes rows.
bool onlyReads(Connection &connection)
{
    const auto said = connection.value(u"SELECT @@GLOBAL.super_read_only OR @@GLOBAL.read_only"_s);
    return said && said->toInt() != 0;
}

Result<void> expectRoomForRows(Connection &connection, ClusterKind kind, const QString &identity)
{
    const auto refused = [](const QString &what) {
        return fail({.code = ErrorCode::ServerUnreachable,
                     .what = what,
                     .howToFix = CoreText::tr(
                         "Go on at a node that takes rows: millrace-cli resume RUN --target URL.")});
    };
    if (const QString here = identityOf(connection, kind); here != identity)
        return refused(CoreText::tr("The server that answers does not belong to the cluster of the run."));
    const ClusterFacts cluster = ClusterFacts::readNow(connection);
    if (cluster.kind != kind) // it has left its group, and says so of itself
        return refused(CoreText::tr("The server that answers is in no cluster at the moment."));
    if (const QString why = whyNoLoad(cluster); !why.isEmpty())
        return refused(why);
    if (kind == ClusterKind::Group && onlyReads(connection))
        return refused(CoreText::tr("Member %1 of the group only reads.").arg(cluster.node));
    return {};
}

} // namespace

QString whyNoLoad(const ClusterFacts &cluster)
{
    if (cluster.isGalera()) {
        const bool isPrimary = cluster.component.isEmpty() || cluster.component == "Primary"_L1;
        if (isPrimary && cluster.ready.value_or(true))
            return {};
        return CoreText::tr("Node %1 of the Galera cluster takes no statements: it is %2, %3.")
            .arg(cluster.node, cluster.component, cluster.state);
    }
    if (!cluster.isGroup())
        return {};
    if (!cluster.state.isEmpty() && cluster.state != "ONLINE"_L1)
        return CoreText::tr("Member %1 of the group takes no rows: it is %2.")
            .arg(cluster.node, cluster.state);
    QStringList gone;
    for (const ClusterFacts::Member &member : cluster.members)
        if (member.state == "UNREACHABLE"_L1)
            gone << member.name;
    if (gone.isEmpty() || 2 * gone.size() < cluster.members.size())
        return {};
    return CoreText::tr("The group has lost its majority: member %1 does not reach %2. Every COMMIT waits "
                        "until they are back, or somebody makes the rest a group (SET GLOBAL "
                        "group_replication_force_members).")
        .arg(cluster.node, gone.join(u", "_s));
}

QString clusterTrouble(const ClusterFacts &cluster)
{
    if (QString why = whyNoLoad(cluster); !why.isEmpty())
        return why;
    if (cluster.isGalera() && !cluster.state.isEmpty() && cluster.state != "Synced"_L1)
        return CoreText::tr("Node %1 of the Galera cluster is %2, not Synced: it lags behind the others.")
            .arg(cluster.node, cluster.state);
    QStringList away;
    for (const ClusterFacts::Member &member : cluster.members)
        if (cluster.isGroup() && member.state != "ONLINE"_L1)
            away << u"%1 (%2)"_s.arg(member.name, member.state);
    return away.isEmpty() ? QString() : CoreText::tr("Not ONLINE in the group: %1.").arg(away.join(u", "_s));
}

bool isRefusalOfNode(const Error &error)
{
    constexpr int unknownCommand = 1047; // of a proxy; Galera takes its number
    constexpr int commitFailed = 1180;
    constexpr int optionPrevents = 1290;
    constexpr int readOnlyMode = 1836;
    switch (error.context.serverCode.value_or(0)) {
    case unknownCommand:
        return error.what.contains("WSREP"_L1);
    case commitFailed:
        return error.what.contains("Not connected to Primary Component"_L1, Qt::CaseInsensitive);
    case optionPrevents:
        return error.what.contains("read-only"_L1) || error.what.contains("read_only"_L1);
    case readOnlyMode:
        return true;
    default:
        return false;
    }
}

NodeChoice::NodeChoice(ClusterKind kind, QString identity, QString given, QStringList others, Moved moved)
    : m_kind(kind)
    , m_identity(std::move(identity))
    , m_given(std::move(given))
    , m_others(std::move(others))
    , m_moved(std::move(moved))
{}

std::shared_ptr<NodeChoice> NodeChoice::of(Connection &connection, const ClusterFacts &cluster,
                                           const QString &given, Moved moved)
{
    QStringList others;
    for (const ClusterFacts::Member &member : cluster.members)
        if (!member.isSelf && hostAndPort(member.address))
            others << member.address;
    const QString identity =
        cluster.isCluster() && !others.isEmpty() ? identityOf(connection, cluster.kind) : QString();
    if (identity.isEmpty())
        return nullptr;
    return std::shared_ptr<NodeChoice>(
        new NodeChoice(cluster.kind, identity, given, others, std::move(moved)));
}

QString NodeChoice::current() const
{
    const std::lock_guard lock(m_mutex);
    return m_now;
}

Result<std::unique_ptr<Connection>> NodeChoice::openAt(const QString &address,
                                                       const ResolvedConnection &target, int seconds) const
{
    ResolvedConnection there = target;
    there.opener.reset();
    if (const auto place = address.isEmpty() ? std::nullopt : hostAndPort(address))
        there = there.at(place->first, place->second);
    MILLRACE_TRY(auto connection, Connection::open(there, seconds));
    MILLRACE_TRY_VOID(expectRoomForRows(*connection, m_kind, m_identity));
    return connection;
}

Result<std::unique_ptr<Connection>> NodeChoice::open(const ResolvedConnection &target, int seconds)
{
    QString here = current();
    auto opened = openAt(here, target, seconds);
    if (opened || !isPassingRefusal(opened.error()))
        return opened;
    const std::lock_guard searching(m_searching);
    if (const QString meanwhile = current(); meanwhile != here) {
        here = meanwhile;
        auto there = openAt(here, target, secondsForLogin);
        if (there || !isPassingRefusal(there.error()))
            return there;
    }
    for (const QString &address : QStringList{QString()} + m_others) {
        if (address == here)
            continue;
        auto other = openAt(address, target, secondsForLogin);
        if (!other)
            continue;
        {
            const std::lock_guard lock(m_mutex);
            m_now = address;
        }
        m_moved(here.isEmpty() ? m_given : here, address.isEmpty() ? m_given : address, opened.error());
        return other;
    }
    return opened;
}

} // namespace millrace
