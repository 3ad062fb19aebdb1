// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/record/runprogress.h"
#include "core/server/clusterfacts.h"
#include "core/server/connection.h"

#include <chrono>
#include <deque>
#include <map>
#include <memory>
#include <stop_token>

namespace millrace {

/// How far each server of a cluster, or each replica, is with what a load sends to one of them: over a
/// connection of its own to each, by the same account, where the cluster names an address; of a group, whose
/// members tell each other of their queues, as far as the node of the sessions knows without one. A server
/// that is not reached is left alone for half a minute. On one thread.
class NodeLook
{
public:
    explicit NodeLook(const ResolvedConnection &target)
        : m_target(target)
    {}

    /// \a cluster: read over \a connection just now, which is at the node of the sessions. That node comes
    /// first, the others as the cluster has them; where \a stop is asked for meanwhile, not all of them.
    QVector<NodeProgress> look(Connection &connection, const ClusterFacts &cluster,
                               const std::stop_token &stop);
    /// The same of a single server: it and the replicas that are connected to it; nothing where there are
    /// none, or this account may not see them.
    QVector<NodeProgress> lookAtReplicas(Connection &connection, const std::stop_token &stop);

private:
    using Clock = std::chrono::steady_clock;

    /// What a server says of itself; -1: it does not.
    struct Figures
    {
        qint64 rowsInserted = -1; ///< into all tables, since it started
        qint64 committed = -1;    ///< Galera: the last transaction of the cluster's that it has
        qint64 queue = -1;        ///< Galera: received and not applied
        QString state;            ///< Galera
    };
    struct Node
    {
        std::unique_ptr<Connection> connection; ///< null at the node of the sessions
        QString silence;
        Clock::time_point nextTry;
        qint64 rowsBefore = -1;
        Clock::time_point rowsAt;
    };
    struct Position
    {
        Clock::time_point at;
        qint64 transactions = 0; ///< of the node of the sessions
    };

    static Result<Figures> figuresOf(Connection &connection);
    static Result<QMap<QString, qint64>> queuesOfGroup(Connection &connection);
    Result<Figures> ask(Node &node, const QString &address) const;
    void forgetAllBut(const QVector<NodeProgress> &nodes);
    double rate(Node &node, const Figures &figures) const;
    void remember(qint64 transactions);
    qint64 lagMs(qint64 transactions) const;

    const ResolvedConnection m_target;
    std::map<QString, Node> m_nodes;  ///< by name
    std::deque<Position> m_positions; ///< the latest last; when the node of the sessions was seen to be there
    QString m_positionsOf;            ///< that node
};

} // namespace millrace
