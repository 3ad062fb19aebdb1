// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/server/linewatch.h"
#include "core/server/login/connectionspec.h"
#include "core/server/ssh/sshtunnel.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <chrono>
#include <optional>

class QSqlQuery;
struct st_mysql;

namespace millrace {

/// CR_SSL_CONNECTION_ERROR: while a connection is made, TLS cannot be had; later, the line broke.
constexpr int tlsConnectionError = 2026;

/// A QMYSQL database of this name, not open yet; not valid where the driver is missing. Any thread.
QSqlDatabase addMysqlDatabase(const QString &name);

/// Takes it off Qt's list. REQUIRES: no QSqlDatabase of this name is left. Any thread.
void removeMysqlDatabase(const QString &name);

/// libmariadb's handle of an open one; null where the driver gives none.
st_mysql *mysqlOf(const QSqlDatabase &database);

/// Opens it as the spec wants it, TLS included. \a answerSeconds: how long it waits for any answer, now and
/// later. \a tunnel: through which, where the spec has a route. The server gets no file by it: who sends one
/// says so afterwards. False: its lastError() says why. REQUIRES: the driver is there.
bool openMysqlDatabase(QSqlDatabase &database, const ResolvedConnection &target, const SshTunnel *tunnel,
                       int answerSeconds);

/// The tunnel of a target's sessions; null where its server is reached without. Errors: SshTunnel::open()'s.
Result<std::shared_ptr<SshTunnel>> tunnelTo(const ResolvedConnection &target, int seconds);

/// Whether what passes it leaves this machine, as far as its other end's address says: a tunnel that begins
/// here, our own ssh too, does not show. False also where that cannot be told.
bool leavesMachine(st_mysql *mysql);

/// How what passes it is compressed, by the client library's own account; never Auto.
Compression compressionOf(st_mysql *mysql);

/// Whether the server takes compressed sessions, by what it said when this one was opened.
bool offersCompression(st_mysql *mysql);

/// Why this session is not compressed as the spec asks; nothing when it is, or need not be. Code:
/// CompressionUnavailable.
std::optional<Error> notCompressed(const ConnectionSpec &spec, st_mysql *mysql);

/// Why no session can be as the spec asks, which shows before one is opened: the client library of this
/// machine lacks the compression. REQUIRES: addMysqlDatabase(). Code: CompressionUnavailable.
Result<void> checkClientCompression(const ConnectionSpec &spec);

/// Runs a statement and says what went wrong. Where an answer breaks off, QSqlQuery::exec() alone (Qt 6.4)
/// says that all went well and that there are no rows. \a database: the query's own, open.
std::optional<QSqlError> runStatement(QSqlQuery &query, const QSqlDatabase &database, const QString &sql);

/// What the server makes of a session of ours, asked over a connection of its own each time
/// (LineWatch::Look).
class SessionLook
{
public:
    SessionLook(ResolvedConnection target, qint64 threadId);
    LineWatch::Session operator()(bool end) const;

private:
    LineWatch::Session look(QSqlDatabase &database, bool end) const;

    ResolvedConnection m_target;
    qint64 m_id;
    std::chrono::steady_clock::time_point m_since; ///< of the session, about
};

/// Whether the certificates and keys of a spec can be read and are PEM: the client library says of a file it
/// cannot use no more than its error number. Errors: FileNotReadable.
Result<void> checkTlsFiles(const ConnectionSpec &spec);

/// Why a server was not believed, from what the client library said of the TLS handshake (error 2026);
/// nothing when that was about something else, or the spec asks for no proof. Code: TlsNotVerified.
std::optional<Error> notVerified(const ConnectionSpec &spec, const QString &said);

/// Why a login that would send the password in clear behind ssh was not begun, from what the client library
/// said; nothing when that was about something else. Code: AccessDenied.
std::optional<Error> notInClear(const ConnectionSpec &spec, const QString &said);

/// Why a server that the client library let in has not proved what the spec asks for; nothing when it has, or
/// is not asked to. From 3.4 on MariaDB Connector/C takes a certificate that nobody it trusts has signed
/// where the login itself shows that the server knows the password, and at a loopback address any name, and
/// any certificate if no CA is named (measured with 3.4.10). Code: TlsNotVerified.
std::optional<Error> notProved(const ConnectionSpec &spec, st_mysql *mysql);

} // namespace millrace
