// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/server/mysqldatabase.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QPair>
#include <QSqlDriver>
#include <QSqlError>
#include <QSqlQuery>
#include <QUuid>
#include <QVariant>
#include <mutex>
#include <mysql.h>
#include <netinet/in.h>
#include <sys/socket.h>

// As mysql/client_plugin.h has it, which includes a header that Debian does not install.
extern "C" struct st_mysql_client_plugin *mysql_load_plugin(MYSQL *mysql, const char *name, int type,
                                                            int argc, ...);
extern "C" struct st_mysql_client_plugin *mysql_client_find_plugin(MYSQL *mysql, const char *name, int type);

namespace millrace {

namespace {

QString connectOptions(const ConnectionSpec &spec, const QString &socket, bool tls, int answerSeconds)
{
    QStringList options{u"MYSQL_OPT_CONNECT_TIMEOUT=10"_s, u"MYSQL_OPT_READ_TIMEOUT=%1"_s.arg(answerSeconds),
                        u"MYSQL_OPT_WRITE_TIMEOUT=%1"_s.arg(answerSeconds)};
    if (spec.compression == Compression::Zlib || spec.compression == Compression::Zstd)
        options << u"CLIENT_COMPRESS=1"_s; // libmariadb has no way to say which of them
    if (!socket.isEmpty())
        options << u"UNIX_SOCKET=%1"_s.arg(socket);
    if (tls) { // naming any TLS option turns TLS on in libmariadb; this one leaves the choice of cipher open
        options << u"SSL_CIPHER=HIGH"_s;
        const auto add = [&options](const char *name, const QString &path) {
            if (!path.isEmpty())
                options << QLatin1String(name) + u'=' + path;
        };
        add("SSL_CA", spec.sslCa);
        add("SSL_CERT", spec.sslCert);
        add("SSL_KEY", spec.sslKey);
    }
    return options.join(u';');
}

/// The socket is that of an ssh, and what passes it goes on over a network where ssh ends.
bool isSocketOfSsh(const ConnectionSpec &spec)
{
    return spec.ssh.isSet() && spec.socket.isEmpty();
}

/// QMYSQL 6.4 has no option for the check of the name, and its handle exists only after the login. But
/// libmariadb reads "option=value;…" in the place of a host (as for mariadb_connect()), and what else it is
/// given still counts.
QString hostFor(const ConnectionSpec &spec, const QString &socket, bool tls)
{
    // libmariadb takes the socket for host "localhost" only.
    QString host = socket.isEmpty() ? spec.host : u"localhost"_s;
    if (spec.tls == ConnectionSpec::Tls::VerifyIdentity)
        return u"host=%1;ssl-verify-server-cert=1"_s.arg(host);
    // It takes any socket for a line that nobody else hears, over which caching_sha2_password, for one, sends
    // the password itself. Behind ssh the line goes on: only logins that send no more than a proof are left.
    if (isSocketOfSsh(spec) && !tls)
        return u"host=%1;restricted-auth=mysql_native_password,client_ed25519,parsec,auth_gssapi_client"_s
            .arg(host);
    return host;
}

/// Held where Qt's list of databases changes. The first addDatabase("QMYSQL") loads the driver, and doing so
/// from two threads at once corrupts Qt's driver table (seen with 6.4.2). The list itself has a lock of Qt's
/// own, which ThreadSanitizer cannot see into.
std::mutex &registry()
{
    static std::mutex mutex;
    return mutex;
}

/// Where the other end of a socket is.
bool isLoopback(my_socket socket)
{
    sockaddr_storage address{};
    socklen_t size = sizeof(address);
    if (::getpeername(socket, reinterpret_cast<sockaddr *>(&address), &size) != 0)
        return true; // not known: nothing is taken for proved
    if (address.ss_family == AF_INET)
        return (ntohl(reinterpret_cast<const sockaddr_in *>(&address)->sin_addr.s_addr) >> 24) == 127;
    if (address.ss_family != AF_INET6)
        return true;
    const in6_addr &six = reinterpret_cast<const sockaddr_in6 *>(&address)->sin6_addr;
    return IN6_IS_ADDR_LOOPBACK(&six) || (IN6_IS_ADDR_V4MAPPED(&six) && six.s6_addr[12] == 127);
}

/// libmariadb looks for ways to log in (caching_sha2_password …) in the folder it was built for, which a
/// bundle with a libmariadb of its own cannot rely on: that one has them beside itself. To name the folder in
/// the environment would name it to every program that is started, too.
bool loadOwnLogins()
{
    constexpr int authentication = 2; // MYSQL_CLIENT_AUTHENTICATION_PLUGIN
    const QDir folder(QCoreApplication::applicationDirPath() + u"/../lib/mariadb-plugins"_s);
    const QFileInfoList files = folder.entryInfoList({u"*.so"_s}, QDir::Files);
    MYSQL *mysql = files.isEmpty() ? nullptr : mysql_init(nullptr);
    if (!mysql)
        return false;
    mysql_options(mysql, MYSQL_PLUGIN_DIR, QFile::encodeName(folder.absolutePath()).constData());
    for (const QFileInfo &file : files)
        mysql_load_plugin(mysql, QFile::encodeName(file.completeBaseName()).constData(), authentication, 0);
    mysql_close(mysql);
    return true;
}

/// What libmariadb would do of itself when a server asks for a file depends on how it was built.
void refuseFiles(const QSqlDatabase &database)
{
    constexpr unsigned off = 0;
    if (MYSQL *mysql = mysqlOf(database))
        mysql_options(mysql, MYSQL_OPT_LOCAL_INFILE, &off);
}

} // namespace

st_mysql *mysqlOf(const QSqlDatabase &database)
{
    const QVariant handle = database.driver()->handle();
    // Qt 6 names the type after the struct, Qt 5 after the typedef.
    if (qstrcmp(handle.typeName(), "st_mysql*") != 0 && qstrcmp(handle.typeName(), "MYSQL*") != 0)
        return nullptr;
    return *static_cast<MYSQL *const *>(handle.constData());
}

QSqlDatabase addMysqlDatabase(const QString &name)
{
    const std::lock_guard lock(registry());
    static const bool loginsLoaded = loadOwnLogins();
    Q_UNUSED(loginsLoaded)
    return QSqlDatabase::addDatabase(u"QMYSQL"_s, name);
}

void removeMysqlDatabase(const QString &name)
{
    const std::lock_guard lock(registry());
    QSqlDatabase::removeDatabase(name);
}

Result<std::shared_ptr<SshTunnel>> tunnelTo(const ResolvedConnection &target, int seconds)
{
    const ConnectionSpec &spec = target.spec;
    if (!spec.ssh.isSet())
        return std::shared_ptr<SshTunnel>();
    return target.tunnels ? target.tunnels->to(spec.ssh, spec.placeName(), seconds)
                          : SshTunnel::open(spec.ssh, spec.placeName(), seconds);
}

bool openMysqlDatabase(QSqlDatabase &database, const ResolvedConnection &target, const SshTunnel *tunnel,
                       int answerSeconds)
{
    const ConnectionSpec &spec = target.spec;
    const QString socket = tunnel ? tunnel->socket() : spec.socket;
    database.setPort(spec.port);
    database.setUserName(spec.user);
    database.setPassword(target.password);
    database.setDatabaseName(spec.schema);
    const bool preferred = spec.tls == ConnectionSpec::Tls::Preferred;
    const bool tryTls = preferred ? spec.socket.isEmpty() : spec.tls != ConnectionSpec::Tls::Disabled;
    const auto opened = [&database] {
        if (!database.open())
            return false;
        refuseFiles(database);
        return true;
    };
    database.setHostName(hostFor(spec, socket, tryTls));
    database.setConnectOptions(connectOptions(spec, socket, tryTls, answerSeconds));
    if (opened())
        return true;
    if (!tryTls || !preferred || database.lastError().nativeErrorCode().toInt() != tlsConnectionError)
        return false;
    database.setHostName(hostFor(spec, socket, false));
    database.setConnectOptions(connectOptions(spec, socket, false, answerSeconds));
    return opened();
}

bool leavesMachine(st_mysql *mysql)
{
    return !isLoopback(mysql_get_socket(mysql));
}

Compression compressionOf(st_mysql *mysql)
{
    return !mysql->net.compress                                  ? Compression::Off
           : (mysql->client_flag & CLIENT_ZSTD_COMPRESSION) != 0 ? Compression::Zstd
                                                                 : Compression::Zlib;
}

bool offersCompression(st_mysql *mysql)
{
    return (mysql->server_capabilities & CLIENT_COMPRESS) != 0;
}

Result<void> checkClientCompression(const ConnectionSpec &spec)
{
    if (spec.compression != Compression::Zstd)
        return {};
    // A plugin of the library's, which Debian's package has not: looked for once, in its folder.
    static const bool hasZstd = [] {
        constexpr int compression = 104; // MARIADB_CLIENT_COMPRESSION_PLUGIN
        const std::lock_guard lock(registry());
        MYSQL *mysql = mysql_init(nullptr);
        const bool found = mysql && mysql_client_find_plugin(mysql, "zstd", compression) != nullptr;
        mysql_close(mysql);
        return found;
    }();
    if (hasZstd)
        return {};
    return fail({.code = ErrorCode::CompressionUnavailable,
                 .what = CoreText::tr("MariaDB Connector/C %1 on this machine cannot compress with zstd: it "
                                      "has no plugin for that.")
                             .arg(QString::fromLatin1(mysql_get_client_info())),
                 .howToFix = CoreText::tr("Use compression=zlib, or install the library's plugin zstd.so.")});
}

std::optional<Error> notCompressed(const ConnectionSpec &spec, st_mysql *mysql)
{
    const Compression now = compressionOf(mysql);
    const bool isAsked = spec.compression == Compression::Zstd   ? now == Compression::Zstd
                         : spec.compression == Compression::Zlib ? now != Compression::Off
                                                                 : true;
    if (isAsked)
        return std::nullopt;
    Error error{.code = ErrorCode::CompressionUnavailable};
    if (now == Compression::Off) {
        error.what =
            CoreText::tr("A compressed connection is asked for, but %1 offers none.").arg(spec.displayName());
        error.howToFix = CoreText::tr("Have it allowed at the server (MySQL: its variable "
                                      "protocol_compression_algorithms), or leave compression off.");
    } else {
        error.what = CoreText::tr("%1 does not take zstd, only zlib.").arg(spec.displayName());
        error.howToFix = CoreText::tr("Use compression=zlib. Zstd is MySQL's, from 8.0.18 on, where its "
                                      "variable protocol_compression_algorithms names it.");
    }
    return error;
}

std::optional<QSqlError> runStatement(QSqlQuery &query, const QSqlDatabase &database, const QString &sql)
{
    if (!query.exec(sql))
        return query.lastError();
    // libmariadb forgets a lost session's columns, and an answer without columns is none to QMYSQL.
    if (MYSQL *mysql = mysqlOf(database); mysql && mysql_errno(mysql) != 0)
        return QSqlError(QString(), QString::fromUtf8(mysql_error(mysql)), QSqlError::ConnectionError,
                         QString::number(mysql_errno(mysql)));
    return std::nullopt;
}

SessionLook::SessionLook(ResolvedConnection target, qint64 threadId)
    : m_target(std::move(target))
    , m_id(threadId)
    , m_since(std::chrono::steady_clock::now())
{}

LineWatch::Session SessionLook::operator()(bool end) const
{
    const QString name = QUuid::createUuid().toString(QUuid::WithoutBraces);
    auto seen = LineWatch::Session::Unknown;
    {
        QSqlDatabase database = addMysqlDatabase(name);
        constexpr int answerSeconds = 10;
        if (openMysqlDatabase(database, m_target, nullptr, answerSeconds))
            seen = look(database, end);
    }
    removeMysqlDatabase(name);
    return seen;
}

LineWatch::Session SessionLook::look(QSqlDatabase &database, bool end) const
{
    using Session = LineWatch::Session;
    // A server that was started later may have given the number to somebody else.
    const auto age =
        std::chrono::duration_cast<std::chrono::seconds>(std::chrono::steady_clock::now() - m_since);
    QSqlQuery query(database);
    if (runStatement(query, database, u"SHOW GLOBAL STATUS LIKE 'Uptime'"_s) || !query.next())
        return Session::Unknown;
    if (query.value(1).toLongLong() + 1 < age.count())
        return Session::Gone;
    if (runStatement(query, database,
                     u"SELECT COMMAND, STATE FROM information_schema.PROCESSLIST WHERE ID = %1"_s.arg(m_id)))
        return Session::Unknown;
    if (!query.next())
        return Session::Gone;
    // MariaDB's and MySQL's words for the same.
    static const QStringList states{u"Reading from net"_s, u"Receiving from client"_s, u"Writing to net"_s,
                                    u"Sending to client"_s};
    if (query.value(0).toString() != "Sleep"_L1 && !states.contains(query.value(1).toString()))
        return Session::Works;
    if (end)
        (void)query.exec(u"KILL CONNECTION %1"_s.arg(m_id));
    return Session::WaitsForUs;
}

Result<void> checkTlsFiles(const ConnectionSpec &spec)
{
    const QPair<const char *, QString> files[] = {
        {QT_TRANSLATE_NOOP("core", "The file of the CA"), spec.sslCa},
        {QT_TRANSLATE_NOOP("core", "The client certificate"), spec.sslCert},
        {QT_TRANSLATE_NOOP("core", "The key of the client certificate"), spec.sslKey}};
    for (const auto &[what, path] : files) {
        if (path.isEmpty())
            continue;
        QFile file(path);
        const bool opened = file.open(QIODevice::ReadOnly);
        if (opened && file.readAll().contains("-----BEGIN "))
            continue;
        return fail(
            {.code = ErrorCode::FileNotReadable,
             .what = opened ? CoreText::tr("%1, %2, is not a PEM file.").arg(CoreText::tr(what), path)
                            : CoreText::tr("%1, %2, cannot be read: %3.")
                                  .arg(CoreText::tr(what), path, file.errorString()),
             .howToFix = opened ? CoreText::tr("It has to have a line “-----BEGIN …-----”; DER is turned "
                                               "into PEM by openssl x509 -inform der.")
                                : CoreText::tr("Check the path and its permissions."),
             .context = {.file = path}});
    }
    return {};
}

std::optional<Error> notVerified(const ConnectionSpec &spec, const QString &said)
{
    // An alert is the server's: it did not like our certificate.
    const bool isOfName = said.contains("Validation of SSL server certificate failed"_L1) ||
                          said.contains("Hostname verification failed"_L1); // 3.4
    if (!spec.verifiesServer() || said.contains("alert"_L1) ||
        !(isOfName || said.contains("certificate"_L1, Qt::CaseInsensitive) || said.contains("issuer"_L1)))
        return std::nullopt;
    const QString ca = spec.sslCa.isEmpty() ? CoreText::tr("a CA this machine trusts") : spec.sslCa;
    Error error{.code = ErrorCode::TlsNotVerified,
                .what = CoreText::tr("%1 did not prove that it is the server you mean: %2.")
                            .arg(spec.displayName(), said),
                .context = {.serverCode = 2026}};
    if (isOfName && spec.tls == ConnectionSpec::Tls::VerifyCa) // 3.4 looks at the name here, too
        error.howToFix = CoreText::tr("Its certificate is not for “%1”. Connect by a name it was made for.")
                             .arg(spec.host);
    else if (isOfName)
        error.howToFix =
            CoreText::tr("Its certificate is not for “%1”. Connect by a name it was made for, or use "
                         "ssl-mode=verify-ca, which checks who signed it and not the name.")
                .arg(spec.host);
    else if (said.contains("expired"_L1) || said.contains("not yet valid"_L1))
        error.howToFix =
            CoreText::tr("Have the certificate renewed at the server, and check this machine's clock.");
    else
        error.howToFix =
            CoreText::tr("Its certificate is not signed by %1. Get the right CA file from whoever runs "
                         "the server (its variable ssl_ca names it).")
                .arg(ca);
    return error;
}

std::optional<Error> notInClear(const ConnectionSpec &spec, const QString &said)
{
    if (!isSocketOfSsh(spec) || !said.contains("restricted_auth"_L1))
        return std::nullopt;
    return Error{
        .code = ErrorCode::AccessDenied,
        .what = CoreText::tr("The login of %1 sends the password itself, and from %2 on nothing would "
                             "encrypt it: %3")
                    .arg(spec.displayName(), spec.ssh.destination, said),
        .howToFix = CoreText::tr("Use TLS (ssl-mode=preferred or stronger, and turned on at the server), or "
                                 "log in to the server's own machine by ssh and name its socket there.")};
}

std::optional<Error> notProved(const ConnectionSpec &spec, st_mysql *mysql)
{
#if MARIADB_PACKAGE_VERSION_ID >= 30401
    if (!spec.verifiesServer())
        return std::nullopt;
    unsigned status = 0;
    if (mariadb_get_infov(mysql, MARIADB_TLS_VERIFY_STATUS, &status) == 0 && status != 0)
        return notVerified(spec, CoreText::tr("nobody vouches for its certificate"));
    const bool isNameAsked = spec.tls == ConnectionSpec::Tls::VerifyIdentity;
    if (!isLoopback(mysql_get_socket(mysql)) || (!isNameAsked && !spec.sslCa.isEmpty()))
        return std::nullopt;
    return Error{
        .code = ErrorCode::TlsNotVerified,
        .what = CoreText::tr("%1 did not prove that it is the server you mean: at a loopback address MariaDB "
                             "Connector/C %2 checks no more than who signed a certificate, and that only "
                             "where a CA file is named.")
                    .arg(spec.displayName(), QString::fromLatin1(mysql_get_client_info())),
        .howToFix = CoreText::tr("Connect to the server's own address instead of “%1”, or use "
                                 "ssl-mode=verify-ca with ssl-ca=FILE.")
                        .arg(spec.host),
        .context = {.serverCode = 2026}};
#else
    Q_UNUSED(spec)
    Q_UNUSED(mysql)
    return std::nullopt;
#endif
}

} // namespace millrace
