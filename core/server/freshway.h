// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace millrace {

/// What hands a COMMIT on to other servers before the client has its answer.
enum class ClusterKind
{
    None,
    Galera, ///< MariaDB, Percona XtraDB Cluster
    Group   ///< Group Replication, InnoDB Cluster
};

/// How a session is made to see what any node of its cluster has committed.
struct FreshWay
{
    ClusterKind kind = ClusterKind::None;
    QString set; ///< a statement; empty: it sees that anyway
    QString putBack;
    /// As ClusterFacts::locksHoldEverywhere().
    bool locksHoldEverywhere = true;
};

} // namespace millrace
