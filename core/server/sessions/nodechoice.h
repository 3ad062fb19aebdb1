// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/server/clusterfacts.h"
#include "core/server/connection.h"

#include <functional>
#include <memory>
#include <mutex>

namespace millrace {

/// At which node of its cluster a run opens its sessions: at the address it was given, and when that does not
/// answer, or takes no rows any more, at another node that the cluster has named, by the same account. Only
/// nodes are gone to that belong to the same cluster by what they say themselves, and that take rows: of a
/// group with a single primary whoever is that now. What had been committed is there, or is there before
/// FreshReads answer, and what was under way shows in the journal. It stays where it went. From any thread.
class NodeChoice final : public SessionOpener
{
public:
    /// \a from and \a to: as people read them. On whatever thread finds out.
    using Moved = std::function<void(const QString &from, const QString &to, const Error &why)>;

    /// Null: there is nowhere else to go, because the others are not known by address, or the cluster not by
    /// what tells it from others. \a connection: to the node that \a cluster was read of.
    static std::shared_ptr<NodeChoice> of(Connection &connection, const ClusterFacts &cluster,
                                          const QString &given, Moved moved);

    /// As Connection::open(). Errors: the ones of the node where it was last; ServerUnreachable where that
    /// one takes no rows.
    Result<std::unique_ptr<Connection>> open(const ResolvedConnection &target, int seconds) override;
    bool hasOtherNodes() const override { return true; }

private:
    NodeChoice(ClusterKind kind, QString identity, QString given, QStringList others, Moved moved);

    /// \a address: empty for the one that was given.
    Result<std::unique_ptr<Connection>> openAt(const QString &address, const ResolvedConnection &target,
                                               int seconds) const;
    QString current() const;

    const ClusterKind m_kind;
    const QString m_identity;
    const QString m_given;
    const QStringList m_others;
    const Moved m_moved;
    std::mutex m_searching; ///< who looks around for all the others, which wait for what is found
    mutable std::mutex m_mutex;
    QString m_now; ///< protected by m_mutex; empty: the one that was given
};

/// What a node cannot do for a load in its present state: a sentence. Empty: it takes rows, or does not say.
QString whyNoLoad(const ClusterFacts &cluster);
/// That, or what else is not as it should be there: a node that is not Synced, a member that is not ONLINE. A
/// sentence; empty: all is well, as far as is known.
QString clusterTrouble(const ClusterFacts &cluster);

/// An error that says: not this node, not now (Galera's 1047, a COMMIT of a node that was cut off, a member
/// that only reads). Another one of the cluster may take what this one refused.
bool isRefusalOfNode(const Error &error);

} // namespace millrace
