// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QString>

namespace millrace {

/// What speaks MySQL's protocol there. By what it says of itself: how it behaves is tried (ServerBehaviour).
enum class ServerKind
{
    Usual, ///< MariaDB, MySQL, Percona Server: run by whoever runs them

    // The same, run by a provider: no SUPER, no files of the server's machine.
    AmazonRds,
    AmazonAurora,
    GoogleCloudSql,
    AzureDatabase,

    // Engines of their own.
    TiDb,
    Vitess,
    SingleStore,
    Doris,
    StarRocks,
    OceanBase
};

/// \a version, \a comment: VERSION() and @@version_comment. \a variables: all global ones, names in lower
/// case. Sources: the products' manuals; of RDS, Cloud SQL and Azure what mydumper 1.0 goes by.
ServerKind serverKind(const QString &version, const QString &comment,
                      const QMap<QString, QString> &variables);

QString serverKindName(ServerKind kind); ///< "Amazon RDS"; of usual ones empty
bool isManaged(ServerKind kind);         ///< somebody's service
bool isOtherEngine(ServerKind kind);     ///< neither MariaDB nor MySQL

/// The provider's command that sets a variable of the whole server, with words in capitals for what only its
/// owner knows; empty where there is none.
QString providerCommand(ServerKind kind, const QString &variable, const QString &value);

} // namespace millrace
