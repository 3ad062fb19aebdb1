// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/server/login/connectionspec.h"
#include "core/source/source.h"

namespace millrace {

class Connection;

/// What a URL says about rows on another server.
struct SourceAddress
{
    ConnectionSpec server; ///< schema: the table's, or the one a query's bare names mean
    QString table;         ///< empty: none is named
};

/// True for "mysql://…" among the sources of a plan.
bool namesServer(const QString &text);
/// "mysql://user@host:port/schema/table?socket=…&ssl-mode=…&option-group=…"; the table may be left out. A
/// slash within a name is written %2F. Errors: BadTargetUrl.
Result<SourceAddress> parseSourceAddress(const QString &url);
/// The URL of a source; of a query without what it asks.
QString sourceUrl(const SourceTable &table);

/// Host, user and password of the source's server: \a password when not null, MILLRACE_SOURCE_PASSWORD, the
/// option group. REQUIRES: source.isOnServer(). Errors: as resolveConnection.
Result<ResolvedConnection> resolveSource(const Source &source, const QString &password = {});

/// Opens a connection to the source's server in the way its rows are read: text as UTF-8, moments in
/// \a timeZone, no timeouts. Errors: as Connection::open; all say which server they are about.
Result<std::unique_ptr<Connection>> openSource(const ResolvedConnection &server, const QString &timeZone);

/// What openSource() sets; errors of the last four are left alone, as each exists on one flavour only.
QStringList sourceSessionStatements(const QString &timeZone);
/// "LOCK TABLES … READ": while it holds, everything that was written to the table is committed.
QString lockSourceStatement(const SourceTable &table);
/// From here on the session sees the rows as they are now.
QStringList snapshotStatements();

/// The table, or the query's result, as a source. Generated columns are no fields: the target makes its own.
/// Errors: as inspectTable; ExpressionInvalid (no query that can be asked, columns without names of their
/// own).
Result<Source> inspectServerTable(Connection &connection, const SourceAddress &address);
Result<Source> inspectQuery(Connection &connection, const ConnectionSpec &server, const QString &query);

/// An error of the source's server, which says so. No connection, or none any more, becomes
/// SourceConnectionLost; an error about a row a failed statement: those codes belong to the target.
Error errorOfSource(Error error, const QString &server);

} // namespace millrace
