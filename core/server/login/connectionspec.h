// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/server/login/compression.h"
#include "core/server/ssh/sshroute.h"

#include <QJsonObject>
#include <QString>
#include <memory>
#include <optional>
#include <utility>

namespace millrace {

/// Which of a plan's servers one is: errors name it, and it decides where the password comes from.
enum class ServerRole
{
    Target,
    Source
};

constexpr int defaultPort = 3306;

/// Where a server is and who asks. Never a password: that is a Secret and travels on its own.
struct ConnectionSpec
{
    enum class Tls
    {
        Preferred,
        Disabled,
        Required,
        VerifyCa,      ///< encrypted, and the certificate is signed by sslCa
        VerifyIdentity ///< and made for the host's name
    };

    bool scratch = false; ///< the private server; host, socket and user are then filled in when it is started
    QString host;         ///< empty with a socket; behind ssh, as it is seen from the route's last machine
    int port = defaultPort; ///< 0: left to the option group
    QString socket;         ///< behind ssh: of the route's last machine
    QString user;
    QString schema;
    Tls tls = Tls::Preferred;
    QString sslCa;   ///< file with the certificates of those who may sign the server's; with Verify… only.
                     ///< Empty with VerifyIdentity: the system's
    QString sslCert; ///< this client's own certificate, for accounts that ask for one (REQUIRE X509)
    QString sslKey;  ///< and its key, when that is another file
    Compression compression = Compression::Off;
    SshRoute ssh;        ///< through which machines the server is reached
    QString optionGroup; ///< my.cnf group that gives what is missing here, read through my_print_defaults

    QString toUrl() const;
    /// "root@db1:3306", "app@/run/mysqld/mysqld.sock", "root@db1:3306 (ssh ops@bastion)", "scratch server":
    /// for people.
    QString displayName() const;
    QString placeName() const; ///< "db1:3306", "/run/mysqld/mysqld.sock": without account and route

    bool verifiesServer() const { return tls == Tls::VerifyCa || tls == Tls::VerifyIdentity; }
    /// Whether TLS mode and files go together and nothing in it would be read as an option of the client
    /// library; says nothing about the files themselves. Errors: BadTargetUrl.
    Result<void> check() const;

    QJsonObject toJson() const;
    static Result<ConnectionSpec> fromJson(const QJsonObject &json);
    friend bool operator==(const ConnectionSpec &, const ConnectionSpec &) = default;
};

/// As the URL and the JSON write it.
template <>
inline constexpr auto enumNames<ConnectionSpec::Tls> =
    namesOfEnum<ConnectionSpec::Tls>({{ConnectionSpec::Tls::Preferred, "preferred"},
                                      {ConnectionSpec::Tls::Disabled, "disabled"},
                                      {ConnectionSpec::Tls::Required, "required"},
                                      {ConnectionSpec::Tls::VerifyCa, "verify-ca"},
                                      {ConnectionSpec::Tls::VerifyIdentity, "verify-identity"}});

class SessionOpener;
class SshTunnels;

/// A spec made ready to connect: option group and scratch server resolved, password at hand. Kept in memory
/// only.
struct ResolvedConnection
{
    ConnectionSpec spec;
    QString password;
    /// Who opens sessions of it; null: Connection::open() itself, at the spec's address.
    std::shared_ptr<SessionOpener> opener = {};
    /// What Compression::Auto has come to, for all who have a copy of this; null: each session decides anew.
    std::shared_ptr<CompressionChoice> compression = {};
    /// Of a route by ssh, for all who have a copy of this; null: each session has one of its own.
    std::shared_ptr<SshTunnels> tunnels = {};

    /// The same account at another address, which nobody else opens.
    ResolvedConnection at(const QString &host, int port) const;
    /// The same without a default schema: one that is not there, or not any more, is then no failed
    /// connection but a finding of its own.
    ResolvedConnection withoutSchema() const;
};

/// Fills in what an option group gives (host, port, socket, user, password) where the spec leaves it open,
/// and takes the password from, in this order: `password` when not null, MILLRACE_PASSWORD (of a source
/// MILLRACE_SOURCE_PASSWORD), the option group.
/// A scratch spec is resolved by the scratch server, not here. Errors: OptionFileUnreadable.
Result<ResolvedConnection> resolveConnection(const ConnectionSpec &spec, const QString &password = {},
                                             ServerRole role = ServerRole::Target);

/// "10.0.0.7:3307", "[::1]:3307", "db1" → host and port. Null: it is none.
std::optional<std::pair<QString, int>> hostAndPort(const QString &address);

/// Case and '_' for '-' do not matter. Errors: BadTargetUrl.
Result<ConnectionSpec::Tls> tlsFromName(const QString &name);
/// BadTargetUrl; an empty \a howToFix: how a URL is written.
Error badUrl(const QString &what, const QString &howToFix = {});

} // namespace millrace
