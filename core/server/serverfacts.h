// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/server/clusterfacts.h"
#include "core/server/identity/serverability.h"
#include "core/server/identity/serverkind.h"
#include "core/server/login/compression.h"
#include "core/server/serverbehaviour.h"
#include "core/server/serverwords.h"

#include <QMap>
#include <QSet>
#include <QStringList>
#include <optional>

namespace millrace {

class Connection;

/// What this server is and what this account may do there.
struct ServerFacts
{
    enum class Flavour
    {
        MariaDb,
        MySql
    };

    static constexpr int latencyRounds = 5;

    Flavour flavour = Flavour::MariaDb;
    ServerKind kind = ServerKind::Usual;
    int version = 0;                                        ///< 101119 for 10.11.19, 90704 for 9.7.4
    QString versionText;                                    ///< as the server says it
    QString tlsCipher;                                      ///< empty without TLS
    QString tlsVersion;                                     ///< "TLSv1.3"; empty without TLS
    Compression compression = Compression::Off;             ///< of the session that read this; never Auto
    std::optional<CompressionDecision> compressionDecision; ///< unset: the target said it itself
    QString currentUser;                                    ///< 'app'@'localhost'
    double latencyMs = 0;                                   ///< median of latencyRounds times SELECT 1
    QMap<QString, QString> variables;                       ///< all global variables, names in lower case
    /// Variables that only a start of the server changes, in lower case. MariaDB says which
    /// (information_schema SYSTEM_VARIABLES); MySQL does not, and the set stays empty.
    QSet<QString> readOnlyVariables;
    std::optional<bool> redoLogEnabled; ///< Innodb_redo_log_enabled; unset: the server cannot switch it
    QStringList grants;                 ///< SHOW GRANTS, passwords removed
    bool localInfile = false;           ///< the server says that it takes LOAD DATA LOCAL; see takesLocal()
    ServerBehaviour behaviour;          ///< as it was tried; read() tries nothing
    ServerWords words;                  ///< collations, character sets and engines it has
    ClusterFacts cluster;               ///< what it has to do with other servers

    bool isMariaDb() const { return flavour == Flavour::MariaDb; }
    bool can(Ability ability) const { return serverCan(ability, isMariaDb(), version); }
    /// LOAD DATA LOCAL is there, arrives, and is taken back by a ROLLBACK, as far as it is known.
    bool takesLocal() const { return localInfile && !behaviour.refusesLoad(); }
    QString displayName() const; ///< "MariaDB 10.11.19", "Amazon RDS (MySQL 8.0.36)"
    qint64 bufferPoolBytes() const;
    /// True when a grant covers the privilege on schema.table (global, schema or table level; a global one
    /// not where MySQL's partial revokes took it back).
    bool has(const QString &privilege, const QString &schema = {}, const QString &table = {}) const;

    static Result<ServerFacts> read(Connection &connection);
    /// Sets behaviour. \a schema: one that is there, or nothing is tried.
    void tryOut(Connection &connection, const QString &schema);
    /// Galera cuts LOAD DATA into transactions of 10,000 rows here (wsrep_load_data_splitting). Galera 4,
    /// from MariaDB 10.4 and Percona XtraDB Cluster 8.0 on, makes fragments of one transaction instead.
    bool splitsLoads() const;
};

} // namespace millrace
