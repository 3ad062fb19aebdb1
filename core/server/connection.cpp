// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/server/connection.h"

#include "core/server/errorcatalogue.h"
#include "core/server/tlscheck.h"

#include <QRegularExpression>
#include <QSqlDriver>
#include <QSqlError>
#include <QSqlQuery>
#include <QSqlRecord>
#include <QUuid>
#include <algorithm>
#include <mutex>
#include <mysql.h>

namespace millrace {

/// The C callbacks of LOAD DATA LOCAL. Without a feed every request for a file is refused.
class Connection::Infile
{
public:
    InfileFeed *feed = nullptr;

    static int begin(void **handle, const char *, void *userData)
    {
        *handle = userData;
        return static_cast<Infile *>(userData)->feed ? 0 : 1;
    }
    static int read(void *handle, char *buffer, unsigned size)
    {
        return static_cast<Infile *>(handle)->feed->read(buffer, size);
    }
    static void end(void *) {}
    static int error(void *handle, char *message, unsigned size)
    {
        const bool refused = !handle || !static_cast<Infile *>(handle)->feed;
        qstrncpy(message,
                 refused ? "The server asked for a file nobody offered: refused" : "Stopped by Millrace",
                 size);
        return 2068; // CR_LOAD_DATA_LOCAL_INFILE_REJECTED, the same number in both client libraries
    }
};

namespace {

constexpr int tlsConnectionError = 2026;

/// The first addDatabase("QMYSQL") loads the driver, and doing so from two threads at once corrupts Qt's
/// driver table (seen with 6.4.2). The registry of connections itself is thread-safe.
QSqlDatabase addDatabase(const QString &name)
{
    static std::mutex loading;
    const std::lock_guard lock(loading);
    return QSqlDatabase::addDatabase(QStringLiteral("QMYSQL"), name);
}

QString connectOptions(const ConnectionSpec &spec, bool tls)
{
    QStringList options{QStringLiteral("MYSQL_OPT_CONNECT_TIMEOUT=10")};
    if (!spec.socket.isEmpty())
        options << QStringLiteral("UNIX_SOCKET=%1").arg(spec.socket);
    if (tls) { // naming any TLS option turns TLS on in libmariadb; this one leaves the choice of cipher open
        options << QStringLiteral("SSL_CIPHER=HIGH");
        const auto add = [&options](const char *name, const QString &path) {
            if (!path.isEmpty())
                options << QLatin1String(name) + QLatin1Char('=') + path;
        };
        add("SSL_CA", spec.sslCa);
        add("SSL_CERT", spec.sslCert);
        add("SSL_KEY", spec.sslKey);
    }
    return options.join(QLatin1Char(';'));
}

/// QMYSQL 6.4 has no option for the check of the name, and its handle exists only behind the login. But
/// libmariadb reads "option=value;…" in the place of a host (as for mariadb_connect()), and what else it is
/// given still counts.
QString hostFor(const ConnectionSpec &spec)
{
    // libmariadb takes the socket for host "localhost" only.
    const QString host = spec.socket.isEmpty() ? spec.host : QStringLiteral("localhost");
    return spec.tls == ConnectionSpec::Tls::VerifyIdentity
               ? QStringLiteral("host=%1;ssl-verify-server-cert=1").arg(host)
               : host;
}

/// By the protocol's type numbers, which both servers share; libmariadb has no name for MySQL's newer ones.
ResultColumn::Kind kindOf(int type, unsigned charset)
{
    constexpr unsigned binaryCharset = 63;
    constexpr int json = 245; // MySQL sends it as utf8mb4 and calls it binary
    switch (type) {
    case MYSQL_TYPE_FLOAT:
        return ResultColumn::Kind::Float;
    case MYSQL_TYPE_BIT:
    case MYSQL_TYPE_GEOMETRY:
    case 242: // VECTOR
        return ResultColumn::Kind::Bytes;
    case json:
        return ResultColumn::Kind::Text;
    case MYSQL_TYPE_VARCHAR:
    case MYSQL_TYPE_VAR_STRING:
    case MYSQL_TYPE_STRING:
    case MYSQL_TYPE_ENUM:
    case MYSQL_TYPE_SET:
    case MYSQL_TYPE_TINY_BLOB:
    case MYSQL_TYPE_MEDIUM_BLOB:
    case MYSQL_TYPE_LONG_BLOB:
    case MYSQL_TYPE_BLOB:
        return charset == binaryCharset ? ResultColumn::Kind::Bytes : ResultColumn::Kind::Text;
    default:
        return ResultColumn::Kind::Plain;
    }
}

} // namespace

Connection::Connection()
    : m_name(QUuid::createUuid().toString(QUuid::WithoutBraces))
    , m_infile(std::make_unique<Infile>())
{}

Connection::~Connection()
{
    m_database.close();
    m_database = QSqlDatabase();
    QSqlDatabase::removeDatabase(m_name);
}

Result<std::unique_ptr<Connection>> Connection::open(const ResolvedConnection &target)
{
    const ConnectionSpec &spec = target.spec;
    if (const auto tls = spec.check(); !tls)
        return fail(tls.error());
    if (const auto files = checkTlsFiles(spec); !files)
        return fail(files.error());
    std::unique_ptr<Connection> connection(new Connection);
    QSqlDatabase &database = connection->m_database;
    database = addDatabase(connection->m_name);
    if (!database.driver() || !QSqlDatabase::isDriverAvailable(QStringLiteral("QMYSQL")))
        return fail({.code = ErrorCode::DriverMissing,
                     .what = QStringLiteral("Qt's MySQL driver (QMYSQL) is not installed."),
                     .howToFix = QStringLiteral("Install the package libqt6sql6-mysql.")});

    database.setHostName(hostFor(spec));
    database.setPort(spec.port);
    database.setUserName(spec.user);
    database.setPassword(target.password);
    database.setDatabaseName(spec.schema);

    const auto nativeCode = [&] { return database.lastError().nativeErrorCode().toInt(); };
    const bool wantsTls = spec.verifiesServer() || spec.tls == ConnectionSpec::Tls::Required;
    const bool tryTls = wantsTls || (spec.tls == ConnectionSpec::Tls::Preferred && spec.socket.isEmpty());
    database.setConnectOptions(connectOptions(spec, tryTls));
    bool opened = database.open();
    if (!opened && tryTls && spec.tls == ConnectionSpec::Tls::Preferred &&
        nativeCode() == tlsConnectionError) {
        database.setConnectOptions(connectOptions(spec, false));
        opened = database.open();
    }
    if (!opened && nativeCode() == tlsConnectionError)
        if (const auto doubt = notVerified(spec, database.lastError().databaseText()))
            return fail(*doubt);
    if (!opened)
        return fail(errorFromServer(nativeCode(), database.lastError().databaseText(),
                                    QStringLiteral("No connection to %1").arg(spec.displayName())));

    const QVariant handle = database.driver()->handle();
    // Qt 6 names the type after the struct, Qt 5 after the typedef.
    if (qstrcmp(handle.typeName(), "st_mysql*") != 0 && qstrcmp(handle.typeName(), "MYSQL*") != 0)
        return fail({.code = ErrorCode::DriverMissing,
                     .what = QStringLiteral("Qt's MySQL driver gives no MYSQL handle."),
                     .howToFix = QStringLiteral("Use the QMYSQL driver that comes with Qt.")});
    connection->m_mysql = *static_cast<MYSQL *const *>(handle.constData());

    // QMYSQL 6.4 does not know MYSQL_OPT_LOCAL_INFILE; after the handshake the client side still honours it.
    unsigned enabled = 1;
    mysql_options(connection->m_mysql, MYSQL_OPT_LOCAL_INFILE, &enabled);
    mysql_set_local_infile_handler(connection->m_mysql, Infile::begin, Infile::read, Infile::end,
                                   Infile::error, connection->m_infile.get());

    // Our end knows best: whoever sits in between could answer a question about it as it likes.
    if (wantsTls && connection->tlsCipher().isEmpty())
        return fail(
            {.code = ErrorCode::TlsUnavailable,
             .what = QStringLiteral("TLS is required but this connection is not encrypted."),
             .howToFix = QStringLiteral("Turn TLS on at the server, or choose TLS mode “preferred”.")});
    return connection;
}

Error Connection::error(int code, const QString &message, const QString &context) const
{
    Error said = errorFromServer(code, message, context);
    return m_errorText ? m_errorText(std::move(said)) : said;
}

Result<void> Connection::execute(const QString &sql)
{
    QSqlQuery query(m_database);
    query.setForwardOnly(true);
    if (!query.exec(sql))
        return fail(error(query.lastError().nativeErrorCode().toInt(), query.lastError().databaseText(), {}));
    return {};
}

Result<QVector<QVector<QVariant>>> Connection::rows(const QString &sql)
{
    QSqlQuery query(m_database);
    query.setForwardOnly(true);
    if (!query.exec(sql))
        return fail(error(query.lastError().nativeErrorCode().toInt(), query.lastError().databaseText(), {}));
    QVector<QVector<QVariant>> result;
    const int columns = query.record().count();
    while (query.next()) {
        QVector<QVariant> row(columns);
        for (int column = 0; column < columns; ++column)
            row[column] = query.value(column);
        result << row;
    }
    return result;
}

Result<QVariant> Connection::value(const QString &sql)
{
    const auto all = rows(sql);
    if (!all)
        return fail(all.error());
    return all->isEmpty() || all->first().isEmpty() ? QVariant() : all->first().first();
}

Result<std::unique_ptr<RowCursor>> Connection::openCursor(const QString &sql)
{
    const QByteArray bytes = sql.toUtf8();
    MYSQL_RES *result = nullptr;
    if (mysql_real_query(m_mysql, bytes.constData(), static_cast<unsigned long>(bytes.size())) == 0)
        result = mysql_use_result(m_mysql);
    if (const auto code = static_cast<int>(mysql_errno(m_mysql)); code != 0)
        return fail(error(code, QString::fromUtf8(mysql_error(m_mysql)), {}));
    if (result == nullptr)
        return fail({.code = ErrorCode::StatementFailed,
                     .what = QStringLiteral("The statement gives no rows: %1").arg(sql.left(200)),
                     .howToFix = QStringLiteral("Use a SELECT.")});
    return std::make_unique<RowCursor>(m_mysql, result, m_errorText);
}

Result<QVector<ResultColumn>> Connection::describe(const QString &sql)
{
    const QByteArray bytes = sql.toUtf8();
    MYSQL_RES *result = nullptr;
    if (mysql_real_query(m_mysql, bytes.constData(), static_cast<unsigned long>(bytes.size())) == 0)
        result = mysql_use_result(m_mysql);
    if (const auto code = static_cast<int>(mysql_errno(m_mysql)); code != 0)
        return fail(error(code, QString::fromUtf8(mysql_error(m_mysql)), {}));
    QVector<ResultColumn> columns;
    for (unsigned i = 0; result != nullptr && i < mysql_num_fields(result); ++i) {
        const MYSQL_FIELD &field = *mysql_fetch_field_direct(result, i);
        columns << ResultColumn{.name =
                                    QString::fromUtf8(field.name, static_cast<qsizetype>(field.name_length)),
                                .kind = kindOf(static_cast<int>(field.type), field.charsetnr)};
    }
    if (result != nullptr)
        mysql_free_result(result);
    return columns;
}

Result<LoadResult> Connection::loadData(const QString &sql, InfileFeed &feed)
{
    m_infile->feed = &feed;
    const Result<void> executed = execute(sql);
    m_infile->feed = nullptr;
    if (!executed)
        return fail(executed.error());

    static const QRegularExpression figures(
        QStringLiteral("Records: (\\d+)\\s+Deleted: (\\d+)\\s+Skipped: (\\d+)\\s+Warnings: (\\d+)"));
    const auto match = figures.match(QString::fromUtf8(mysql_info(m_mysql)));
    if (!match.hasMatch())
        return fail({.code = ErrorCode::StatementFailed,
                     .what = QStringLiteral("The server gave no row counts for LOAD DATA."),
                     .howToFix = QStringLiteral(
                         "Check that the server is MySQL or MariaDB and no proxy in between.")});
    return LoadResult{.records = match.captured(1).toLongLong(),
                      .deleted = match.captured(2).toLongLong(),
                      .skipped = match.captured(3).toLongLong(),
                      .warnings = match.captured(4).toLongLong()};
}

Result<LoadResult> Connection::insertRows(const QByteArray &sql, qint64 rows)
{
    if (mysql_real_query(m_mysql, sql.constData(), static_cast<unsigned long>(sql.size())) != 0)
        return fail(
            error(static_cast<int>(mysql_errno(m_mysql)), QString::fromUtf8(mysql_error(m_mysql)), {}));
    const auto affected = static_cast<qint64>(mysql_affected_rows(m_mysql));
    LoadResult result{.records = rows,
                      .deleted = std::max<qint64>(0, affected - rows),
                      .skipped = std::max<qint64>(0, rows - affected),
                      .warnings = mysql_warning_count(m_mysql)};
    // The protocol's count ends at 65535; the text has the whole number, but only for more than one row.
    static const QRegularExpression figure(QStringLiteral("Warnings: (\\d+)"));
    if (const auto match = figure.match(QString::fromUtf8(mysql_info(m_mysql))); match.hasMatch())
        result.warnings = match.captured(1).toLongLong();
    return result;
}

Result<qint64> Connection::executeBytes(const QByteArray &sql)
{
    if (mysql_real_query(m_mysql, sql.constData(), static_cast<unsigned long>(sql.size())) != 0)
        return fail(errorFromServer(static_cast<int>(mysql_errno(m_mysql)),
                                    QString::fromUtf8(mysql_error(m_mysql)), {}));
    if (MYSQL_RES *result = mysql_store_result(m_mysql)) { // ANALYZE TABLE and its kin answer with rows
        mysql_free_result(result);
        return 0;
    }
    return static_cast<qint64>(mysql_affected_rows(m_mysql));
}

Result<LoadResult> Connection::insertSelect(const QString &sql)
{
    const QByteArray bytes = sql.toUtf8();
    if (mysql_real_query(m_mysql, bytes.constData(), static_cast<unsigned long>(bytes.size())) != 0)
        return fail(
            error(static_cast<int>(mysql_errno(m_mysql)), QString::fromUtf8(mysql_error(m_mysql)), {}));
    static const QRegularExpression figures(
        QStringLiteral("Records: (\\d+)\\s+Duplicates: (\\d+)\\s+Warnings: (\\d+)"));
    const auto match = figures.match(QString::fromUtf8(mysql_info(m_mysql)));
    if (!match.hasMatch())
        return fail({.code = ErrorCode::StatementFailed,
                     .what = QStringLiteral("The server gave no row counts for INSERT … SELECT."),
                     .howToFix = QStringLiteral(
                         "Check that the server is MySQL or MariaDB and no proxy in between.")});
    const qint64 duplicates = match.captured(2).toLongLong();
    const bool replaces =
        sql.contains(QLatin1String("REPLACE INTO")) && !sql.contains(QLatin1String("IGNORE INTO"));
    return LoadResult{.records = match.captured(1).toLongLong(),
                      .deleted = replaces ? duplicates : 0,
                      .skipped = replaces ? 0 : duplicates,
                      .warnings = match.captured(3).toLongLong()};
}

Result<qint64> Connection::replicaLagSeconds()
{
    QSqlQuery query(m_database);
    // SHOW ALL: MariaDB's form for several sources; MySQL lists them all without.
    if (!query.exec(QStringLiteral("SHOW ALL REPLICAS STATUS")) &&
        !query.exec(QStringLiteral("SHOW REPLICA STATUS")))
        return fail(error(query.lastError().nativeErrorCode().toInt(), query.lastError().databaseText(),
                          QStringLiteral("The replication lag cannot be read")));
    const QSqlRecord record = query.record();
    const int column = std::max(record.indexOf(QStringLiteral("Seconds_Behind_Master")),
                                record.indexOf(QStringLiteral("Seconds_Behind_Source")));
    qint64 lag = -1;
    while (column >= 0 && query.next())
        if (!query.value(column).isNull())
            lag = std::max(lag, query.value(column).toLongLong());
    return lag;
}

Result<QVector<ServerWarning>> Connection::warnings()
{
    const auto all = rows(QStringLiteral("SHOW WARNINGS"));
    if (!all)
        return fail(all.error());
    static const QRegularExpression atRow(QStringLiteral("at row (\\d+)"));
    QVector<ServerWarning> result;
    for (const auto &row : *all) {
        ServerWarning warning{.level = row.value(0).toString(),
                              .code = row.value(1).toInt(),
                              .message = row.value(2).toString()};
        warning.rowInStatement = atRow.match(warning.message).captured(1).toLongLong();
        result << warning;
    }
    return result;
}

int Connection::socketDescriptor() const
{
    return m_mysql ? static_cast<int>(mysql_get_socket(m_mysql)) : -1;
}

QString Connection::tlsCipher() const
{
    return QString::fromLatin1(mysql_get_ssl_cipher(m_mysql));
}

QString Connection::tlsVersion() const
{
    const char *version = nullptr;
    return mariadb_get_infov(m_mysql, MARIADB_CONNECTION_TLS_VERSION, &version) == 0
               ? QString::fromLatin1(version)
               : QString();
}

qint64 Connection::threadId() const
{
    return static_cast<qint64>(mysql_thread_id(m_mysql));
}

bool Connection::isAlive()
{
    return mysql_ping(m_mysql) == 0;
}

} // namespace millrace
