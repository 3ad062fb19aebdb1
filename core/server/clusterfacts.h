// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/server/freshway.h"

#include <QMap>
#include <QStringList>
#include <QVector>
#include <optional>

namespace millrace {

class Connection;

/// What a server has to do with others at this moment, as far as this account may know. Many of its accounts
/// may not: what could not be read is empty or -1, and never an error.
struct ClusterFacts
{
    struct Member
    {
        QString name;    ///< of Galera's the node's name or address; of a group its address
        QString address; ///< for clients, "10.0.0.7:3306"; empty: not known
        QString state;   ///< of a group: "ONLINE", "RECOVERING" …
        QString role;    ///< of a group: "PRIMARY", "SECONDARY"; empty: this version does not say
        bool isSelf = false;
    };

    ClusterKind kind = ClusterKind::None;
    QString node;  ///< the server's own name there (wsrep_node_name; of a group its address)
    int size = -1; ///< nodes that belong to it now
    QString state; ///< "Synced", "Donor/Desynced" …; of a group "ONLINE" …

    // Galera
    QString component;         ///< "Primary", "non-Primary"
    std::optional<bool> ready; ///< it takes statements
    qint64 mostRows = 0;       ///< wsrep_max_ws_rows; 0: no limit

    /// Galera: wsrep_max_ws_size; a group: group_replication_transaction_size_limit. 0: no limit.
    qint64 mostBytes = 0;

    std::optional<bool> singlePrimary; ///< of a group
    QVector<Member> members;           ///< it is among them; empty: not known

    /// Hosts that read its binary log now, as far as this account sees them (PROCESS); of a cluster or not.
    QStringList logReaders;

    bool isCluster() const { return kind != ClusterKind::None; }
    bool isGalera() const { return kind == ClusterKind::Galera; }
    /// In a group at this moment, or nobody says that it is not.
    bool isGroup() const { return kind == ClusterKind::Group; }
    QString kindName() const; ///< "Galera", "Group Replication"; empty
    /// Of a group, where it is known; of several the first.
    QString primary() const;
    /// LOCK TABLES of this server keeps everybody out who could write into the table.
    bool locksHoldEverywhere() const;

    /// \a variables: all global ones, names in lower case.
    static ClusterFacts read(Connection &connection, const QMap<QString, QString> &variables);
    /// The same without them, and without who reads the log. On a single server it asks nothing that
    /// FreshReads has not asked before.
    static ClusterFacts readNow(Connection &connection);
};

} // namespace millrace
