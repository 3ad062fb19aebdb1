// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/server/freshreads.h"

#include "core/base/literals.h"
#include "core/server/connection.h"

namespace millrace {

namespace {

constexpr int unknownVariable = 1193;

bool isUnknown(const Error &error)
{
    return error.context.serverCode == unknownVariable;
}

/// Nothing: the server gave no answer.
std::optional<FreshWay> askedWay(Connection &connection)
{
    const auto galera = connection.rows(u"SELECT @@wsrep_on, @@wsrep_sync_wait, @@wsrep_provider"_s);
    if (!galera && !isUnknown(galera.error()))
        return std::nullopt;
    if (galera) {
        constexpr int reads = 1; // the bit of SELECT, SHOW, BEGIN
        const int before = galera->value(0).value(1).toInt();
        const QString on = galera->value(0).value(0).toString();
        const QString provider = galera->value(0).value(2).toString();
        // Without a provider the switch alone makes no cluster.
        if ((on != "1"_L1 && on != "ON"_L1) || provider.compare("none"_L1, Qt::CaseInsensitive) == 0)
            return FreshWay();
        FreshWay way{.kind = ClusterKind::Galera, .locksHoldEverywhere = false};
        if ((before & reads) != 0)
            return way;
        const QString statement = u"SET SESSION wsrep_sync_wait = %1"_s;
        way.set = statement.arg(before | reads);
        way.putBack = statement.arg(before);
        return way;
    }
    // The second is there without the plugin, the others with it.
    const auto group =
        connection.rows(u"SELECT @@group_replication_group_name, @@group_replication_consistency, "
                        "@@group_replication_single_primary_mode"_s);
    if (!group)
        return isUnknown(group.error()) ? std::optional(FreshWay()) : std::nullopt;
    const QVector<QVariant> said = group->value(0);
    if (said.value(0).toString().isEmpty())
        return FreshWay();
    FreshWay way{.kind = ClusterKind::Group, .locksHoldEverywhere = said.value(2).toInt() == 1};
    const QString before = said.value(1).toString();
    // BEFORE_ON_PRIMARY_FAILOVER, the default from MySQL 8.4 on, waits for nothing at a secondary.
    if (before == "BEFORE"_L1 || before == "BEFORE_AND_AFTER"_L1)
        return way;
    const QString statement = u"SET SESSION group_replication_consistency = '%1'"_s;
    way.set = statement.arg(u"BEFORE"_s);
    way.putBack = statement.arg(before);
    return way;
}

} // namespace

FreshWay freshWayOf(Connection &connection)
{
    std::optional<FreshWay> &known = connection.knownFreshWay();
    if (!known)
        known = askedWay(connection);
    return known.value_or(FreshWay());
}

FreshReads::FreshReads(Connection &connection)
    : m_connection(connection)
{
    if (connection.isInTransaction())
        return;
    const FreshWay way = freshWayOf(connection);
    m_isOn = way.kind != ClusterKind::None;
    if (way.set.isEmpty() || !connection.execute(way.set)) // not allowed to: as stale as it ever was
        return;
    m_putBack = way.putBack;
}

FreshReads::~FreshReads()
{
    if (!m_putBack.isEmpty())
        (void)m_connection.execute(m_putBack); // refused only by a session that is gone, and it with that
}

bool FreshReads::isLate(const Error &error) const
{
    constexpr int lockWait = 1205;         // Galera's word for it
    constexpr int groupNotCaughtUp = 3797; // ER_GRP_TRX_CONSISTENCY_BEFORE
    const int code = error.context.serverCode.value_or(0);
    return m_isOn && (code == lockWait || code == groupNotCaughtUp);
}

} // namespace millrace
