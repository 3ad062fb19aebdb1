// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/server/connection.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/server/errorcatalogue.h"
#include "core/server/linewatch.h"
#include "core/server/mysqldatabase.h"
#include "core/sql/quoting.h"

#include <QElapsedTimer>
#include <QRegularExpression>
#include <QSqlDriver>
#include <QSqlError>
#include <QSqlQuery>
#include <QSqlRecord>
#include <QThread>
#include <QUuid>
#include <algorithm>
#include <cerrno>
#include <mutex>
#include <mysql.h>
#include <sys/socket.h>

#include <ma_pvio.h> // after mysql.h, whose types it uses

namespace millrace {

/// What else belongs to a connection: the C callbacks of LOAD DATA LOCAL, and who looks after its line. A
/// request for a file is refused unless it is for the name that the statement under way has given, and is
/// then answered from the feed: no name ever leads to a file here.
class Connection::Infile
{
public:
    InfileFeed *feed = nullptr;
    QByteArray name;                 ///< of the statement under way
    std::unique_ptr<LineWatch> line; ///< null: a socket of this machine, which cannot swallow anything

    static int begin(void **handle, const char *asked, void *userData)
    {
        auto *const self = static_cast<Infile *>(userData);
        *handle = self;
        self->refused = !self->feed || self->name.isEmpty() || self->name != asked;
        self->asked = QByteArray(asked).left(200);
        return self->refused ? 1 : 0;
    }
    static int read(void *handle, char *buffer, unsigned size)
    {
        auto *const self = static_cast<Infile *>(handle);
        // The feed may pause for hours, and that is not the server's silence.
        if (self->line)
            self->line->end();
        const int bytes = self->feed->read(buffer, size);
        if (self->line)
            self->line->begin();
        return bytes;
    }
    static void end(void *) {}
    static int error(void *handle, char *message, unsigned size)
    {
        const auto *const self = static_cast<const Infile *>(handle);
        const QByteArray text = self && self->refused ? "The server asked for the file '" + self->asked +
                                                            "', which nobody offered: refused"
                                                      : QByteArray("Stopped by Millrace");
        qstrncpy(message, text.constData(), size);
        return 2068; // CR_LOAD_DATA_LOCAL_INFILE_REJECTED, the same number in both client libraries
    }

private:
    QByteArray asked;
    bool refused = false;
};

namespace {

constexpr int serverLost = 2013;

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

/// The rows of a statement as they come; null: it has none, or failed (mysql_errno()).
MYSQL_RES *answerTo(MYSQL *mysql, const QString &sql)
{
    const QByteArray bytes = sql.toUtf8();
    const bool sent =
        mysql_real_query(mysql, bytes.constData(), static_cast<unsigned long>(bytes.size())) == 0;
    return sent ? mysql_use_result(mysql) : nullptr;
}

/// Statements may take hours: only the handshake has a time of its own, and QMYSQL knows no other way to say
/// so. What a silent line means is for LineWatch to find out. False: the connection is gone again.
bool waitForEver(MYSQL *mysql)
{
    MARIADB_PVIO *const line = mysql->net.pvio; // QMYSQL sets the character set and takes no notice of a loss
    if (!line)
        return false;
    for (const auto kind : {PVIO_READ_TIMEOUT, PVIO_WRITE_TIMEOUT})
        line->methods->set_timeout(line, kind, 0);
    constexpr unsigned none = 0; // what TLS asks
    mysql_options(mysql, MYSQL_OPT_READ_TIMEOUT, &none);
    mysql_options(mysql, MYSQL_OPT_WRITE_TIMEOUT, &none);
    return true;
}

/// As the statement writes it; our names need no escapes. Empty: it reads no file of the client's.
QByteArray localName(const QString &sql)
{
    static const QRegularExpression local(u"\\bLOCAL\\s+INFILE\\s+'([^'\\\\]+)'"_s,
                                          QRegularExpression::CaseInsensitiveOption);
    return local.match(sql).captured(1).toUtf8();
}

} // namespace

namespace {

/// The ids of the connections that are open.
struct OpenIds
{
    std::mutex mutex;
    QVector<qint64> ids;
};

OpenIds &openOnes()
{
    static OpenIds ones;
    return ones;
}

} // namespace

Connection::Connection()
    : m_name(QUuid::createUuid().toString(QUuid::WithoutBraces))
    , m_infile(std::make_unique<Infile>())
{}

Connection::~Connection()
{
    if (m_openId != 0) {
        const std::lock_guard lock(openOnes().mutex);
        openOnes().ids.removeOne(m_openId);
    }
    const WaitingForServer waiting(m_infile->line.get()); // to say goodbye
    m_database.close();
    m_database = QSqlDatabase();
    removeMysqlDatabase(m_name);
}

Result<std::unique_ptr<Connection>> Connection::open(const ResolvedConnection &target, int seconds)
{
    if (target.opener)
        return target.opener->open(target, seconds);
    return target.spec.compression == Compression::Auto ? openAsMeasured(target, seconds)
                                                        : openAsAsked(target, seconds);
}

/// Whether a session is compressed is said before it is logged in, and what it depends on is known after
/// that.
Result<std::unique_ptr<Connection>> Connection::openAsMeasured(ResolvedConnection target, int seconds)
{
    using Why = CompressionDecision::Why;
    const auto choice = target.compression ? target.compression : std::make_shared<CompressionChoice>();
    auto decision = choice->decision();
    target.spec.compression = Compression::Off;
    if (!decision) {
        auto plain = openAsAsked(target, seconds);
        if (!plain && plain.error().code != ErrorCode::CompressionUnavailable)
            return plain;
        const bool leaves = target.spec.ssh.isSet() || (plain && leavesMachine((*plain)->m_mysql));
        LineMeasure line;
        if (plain && leaves)
            line = (*plain)->measuredLine();
        if (plain && leaves &&
            line.roundTripMs < 0) // lost, which says nothing of the line: the next one decides
            return plain;
        decision =
            choice->settle(plain ? CompressionDecision::of(leaves, offersCompression((*plain)->m_mysql), line)
                                 : CompressionDecision{.why = Why::Demanded});
        if (plain && !decision->compresses()) {
            (*plain)->m_decision = decision;
            return plain;
        }
    }
    if (decision->compresses())
        target.spec.compression = Compression::Zlib;
    MILLRACE_TRY(auto opened, openAsAsked(target, seconds));
    opened->m_decision = decision;
    return opened;
}

/// Without the time of a statement. Negative: the connection is lost.
double Connection::medianRoundTripMs()
{
    constexpr int rounds = 5;
    QVector<double> times;
    for (int i = 0; i < rounds; ++i) {
        QElapsedTimer timer;
        timer.start();
        if (!isAlive())
            return -1;
        times << static_cast<double>(timer.nsecsElapsed()) / 1e6;
    }
    std::sort(times.begin(), times.end());
    return times.at(rounds / 2);
}

LineMeasure Connection::measuredLine()
{
    LineMeasure line{.roundTripMs = medianRoundTripMs()};
    if (line.roundTripMs >= 0)
        line.bytesPerSecond = sentPerSecond(line.roundTripMs);
    return line;
}

/// Of comments in front of a statement that does nothing. Negative: the server takes none such.
double Connection::sentPerSecond(double roundTripMs)
{
    // The first opens TCP's window, and is enough where the line is slow: whoever waits for a session must
    // hardly notice. A line that is far away needs some round trips for that window. The second is more than
    // what passes at once where a line is kept slow, and less than the smallest max_allowed_packet that
    // servers come with.
    constexpr int smallBytes = 64 * 1024;
    constexpr int largeBytes = 900 * 1024;
    const double slowMs = 15 + 4 * roundTripMs;
    double bytesPerSecond = -1;
    for (const int bytes : {smallBytes, largeBytes}) {
        QString filler(bytes, u'x');
        quint32 state = 1;
        for (QChar &letter : filler) { // or a tunnel that compresses would seem to be fast
            state = state * 1664525U + 1013904223U;
            letter = QChar(u'a' + static_cast<char16_t>((state >> 24U) % 26U));
        }
        QElapsedTimer timer;
        timer.start();
        if (!execute(u"/* %1 */ DO 0"_s.arg(filler)))
            return bytesPerSecond;
        const double ms = std::max(0.05, static_cast<double>(timer.nsecsElapsed()) / 1e6 - roundTripMs);
        bytesPerSecond = 1000.0 * bytes / ms;
        if (ms >= slowMs)
            break;
    }
    return bytesPerSecond;
}

Result<std::unique_ptr<Connection>> Connection::openAsAsked(const ResolvedConnection &target, int seconds)
{
    const ConnectionSpec &spec = target.spec;
    MILLRACE_TRY_VOID(spec.check());
    MILLRACE_TRY_VOID(checkTlsFiles(spec));
    std::unique_ptr<Connection> connection(new Connection);
    QSqlDatabase &database = connection->m_database;
    database = addMysqlDatabase(connection->m_name);
    if (!database.isValid())
        return fail({.code = ErrorCode::DriverMissing,
                     .what = CoreText::tr("Qt's MySQL driver (QMYSQL) is not installed."),
                     .howToFix = CoreText::tr("Install the package libqt6sql6-mysql.")});
    MILLRACE_TRY_VOID(checkClientCompression(spec));

    const auto nativeCode = [&] { return database.lastError().nativeErrorCode().toInt(); };
    const bool wantsTls = spec.verifiesServer() || spec.tls == ConnectionSpec::Tls::Required;
    MILLRACE_TRY(connection->m_tunnel, tunnelTo(target, seconds));
    const SshTunnel *const tunnel = connection->m_tunnel.get();
    const qint64 saidBefore = tunnel ? tunnel->saidBytes() : 0;
    const bool opened = openMysqlDatabase(database, target, tunnel, seconds);
    if (!opened && tunnel)
        if (const auto why = forwardingError(spec.ssh, spec.placeName(), tunnel->saidSince(saidBefore)))
            return fail(*why);
    if (!opened && nativeCode() == tlsConnectionError)
        if (const auto doubt = notVerified(spec, database.lastError().databaseText()))
            return fail(*doubt);
    if (!opened)
        if (const auto refused = notInClear(spec, database.lastError().databaseText()))
            return fail(*refused);
    if (!opened)
        return fail(errorFromServer(nativeCode(), database.lastError().databaseText(),
                                    CoreText::tr("No connection to %1").arg(spec.displayName())));

    connection->m_mysql = mysqlOf(database);
    if (!connection->m_mysql)
        return fail({.code = ErrorCode::DriverMissing,
                     .what = CoreText::tr("Qt's MySQL driver gives no MYSQL handle."),
                     .howToFix = CoreText::tr("Use the QMYSQL driver that comes with Qt.")});

    if (const auto doubt = notProved(spec, connection->m_mysql))
        return fail(*doubt);
    if (const auto missing = notCompressed(spec, connection->m_mysql))
        return fail(*missing);
    connection->m_place =
        u"%1|%2|%3|%4"_s.arg(spec.socket, spec.host).arg(spec.port).arg(spec.ssh.destination);
    connection->m_openId = connection->threadId();
    {
        const std::lock_guard lock(openOnes().mutex);
        openOnes().ids << connection->m_openId;
    }

    // QMYSQL 6.4 does not know MYSQL_OPT_LOCAL_INFILE; after the handshake the client side still honours it.
    unsigned enabled = 1;
    mysql_options(connection->m_mysql, MYSQL_OPT_LOCAL_INFILE, &enabled);
    mysql_set_local_infile_handler(connection->m_mysql, Infile::begin, Infile::read, Infile::end,
                                   Infile::error, connection->m_infile.get());
    if (!waitForEver(connection->m_mysql))
        return fail(errorFromServer(serverLost, CoreText::tr("The connection was lost at once"),
                                    CoreText::tr("No connection to %1").arg(spec.displayName())));
    if (spec.socket.isEmpty() &&
        !tunnel) // ssh looks after its own line, whose bytes nobody counts per session
        connection->m_infile->line =
            std::make_unique<LineWatch>(connection->socketDescriptor(),
                                        SessionLook(target, connection->threadId()), LineWatch::patience());

    // Our end knows best: whoever sits in between could answer a question about it as it likes.
    if (wantsTls && connection->tlsCipher().isEmpty())
        return fail({.code = ErrorCode::TlsUnavailable,
                     .what = CoreText::tr("TLS is required but this connection is not encrypted."),
                     .howToFix = CoreText::tr("Turn TLS on at the server, or choose TLS mode “preferred”.")});
    MILLRACE_TRY_VOID(connection->setModes());
    return connection;
}

namespace {

/// What SET gives each session, whatever the server's own defaults say: without autocommit it would see the
/// journal for ever as it was when it first looked, and its changes would be gone with it. MySQL 8 answers
/// questions about tables from figures that may be a day old, unless the session wants none.
QString sessionModes()
{
    return u"SESSION autocommit = 1, sql_mode = %1 /*!80000 , information_schema_stats_expiry = 0 */"_s.arg(
        plainQuotesMode());
}

} // namespace

Result<void> Connection::setModes()
{
    return execute(u"SET "_s + sessionModes());
}

void Connection::leaveThread()
{
    m_errorText = {};
    m_database.driver()->moveToThread(nullptr); // from where any thread may take it
}

Result<void> Connection::startOver(const QString &schema)
{
    m_database.driver()->moveToThread(QThread::currentThread());
    {
        const WaitingForServer waiting(m_infile->line.get());
        if (mysql_reset_connection(m_mysql) != 0)
            return fail(
                error(static_cast<int>(mysql_errno(m_mysql)), QString::fromUtf8(mysql_error(m_mysql)), {}));
    }
    // The character set is the server's own now; the client library still believes in ours.
    MILLRACE_TRY_VOID(execute(u"SET NAMES utf8mb4, "_s + sessionModes()));
    return schema.isEmpty() ? Result<void>() : execute(u"USE %1"_s.arg(quotedIdentifier(schema)));
}

bool Connection::goOn()
{
    m_database.driver()->moveToThread(QThread::currentThread());
    // A server that ends a session says so or closes the line, and both are there to be read. Whatever breaks
    // later shows in the next statement, as in any session.
    char byte = 0;
    return ::recv(socketDescriptor(), &byte, 1, MSG_PEEK | MSG_DONTWAIT) < 0 &&
           (errno == EAGAIN || errno == EWOULDBLOCK);
}

std::optional<ReadySession> takeReady(const ResolvedConnection &target, const QString &readyFor)
{
    return target.opener ? target.opener->takeReady(readyFor) : std::nullopt;
}

void giveBackReady(const ResolvedConnection &target, ReadySession ready, const QString &readyFor)
{
    if (target.opener && ready.session)
        target.opener->giveBackReady(std::move(ready), readyFor);
}

void giveBack(const ResolvedConnection &target, std::unique_ptr<Connection> session)
{
    if (target.opener && session)
        target.opener->giveBack(std::move(session));
}

Error Connection::error(int code, const QString &message, const QString &context) const
{
    // In the midst of a session a TLS error is a line that broke, and passes; it says nothing of the server.
    Error said = errorFromServer(code == tlsConnectionError ? serverLost : code, message, context);
    return m_errorText ? m_errorText(std::move(said)) : said;
}

Result<void> Connection::execute(const QString &sql)
{
    const WaitingForServer waiting(m_infile->line.get());
    QSqlQuery query(m_database);
    query.setForwardOnly(true);
    if (const auto wrong = runStatement(query, m_database, sql))
        return fail(error(wrong->nativeErrorCode().toInt(), wrong->databaseText(), {}));
    return {};
}

Result<QVector<QVector<QVariant>>> Connection::rows(const QString &sql)
{
    const WaitingForServer waiting(m_infile->line.get());
    QSqlQuery query(m_database);
    query.setForwardOnly(true);
    if (const auto wrong = runStatement(query, m_database, sql))
        return fail(error(wrong->nativeErrorCode().toInt(), wrong->databaseText(), {}));
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
    MILLRACE_TRY(const auto all, rows(sql));
    return all.isEmpty() || all.first().isEmpty() ? QVariant() : all.first().first();
}

Result<std::unique_ptr<RowCursor>> Connection::openCursor(const QString &sql)
{
    const WaitingForServer waiting(m_infile->line.get());
    MYSQL_RES *const result = answerTo(m_mysql, sql);
    if (const auto code = static_cast<int>(mysql_errno(m_mysql)); code != 0)
        return fail(error(code, QString::fromUtf8(mysql_error(m_mysql)), {}));
    if (result == nullptr)
        return fail({.code = ErrorCode::StatementFailed,
                     .what = CoreText::tr("The statement gives no rows: %1").arg(sql.left(200)),
                     .howToFix = CoreText::tr("Use a SELECT.")});
    return std::make_unique<RowCursor>(m_mysql, result, m_infile->line.get(), m_errorText);
}

Result<QVector<ResultColumn>> Connection::describe(const QString &sql)
{
    const WaitingForServer waiting(m_infile->line.get());
    MYSQL_RES *const result = answerTo(m_mysql, sql);
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
    m_infile->name = localName(sql);
    const Result<void> executed = execute(sql);
    m_infile->feed = nullptr;
    m_infile->name.clear();
    if (!executed)
        return fail(executed.error());

    static const QRegularExpression figures(
        u"Records: (\\d+)\\s+Deleted: (\\d+)\\s+Skipped: (\\d+)\\s+Warnings: (\\d+)"_s);
    const auto match = figures.match(QString::fromUtf8(mysql_info(m_mysql)));
    if (!match.hasMatch())
        return fail(
            {.code = ErrorCode::StatementFailed,
             .what = CoreText::tr("The server gave no row counts for LOAD DATA."),
             .howToFix = CoreText::tr("Check that the server is MySQL or MariaDB and no proxy in between.")});
    return LoadResult{.records = match.captured(1).toLongLong(),
                      .deleted = match.captured(2).toLongLong(),
                      .skipped = match.captured(3).toLongLong(),
                      .warnings = match.captured(4).toLongLong()};
}

Result<LoadResult> Connection::insertRows(const QByteArray &sql, qint64 rows)
{
    const WaitingForServer waiting(m_infile->line.get());
    if (mysql_real_query(m_mysql, sql.constData(), static_cast<unsigned long>(sql.size())) != 0)
        return fail(
            error(static_cast<int>(mysql_errno(m_mysql)), QString::fromUtf8(mysql_error(m_mysql)), {}));
    const auto affected = static_cast<qint64>(mysql_affected_rows(m_mysql));
    LoadResult result{.records = rows,
                      .deleted = std::max<qint64>(0, affected - rows),
                      .skipped = std::max<qint64>(0, rows - affected),
                      .warnings = mysql_warning_count(m_mysql)};
    // The protocol's count ends at 65535; the text has the whole number, but only for more than one row.
    static const QRegularExpression figure(u"Warnings: (\\d+)"_s);
    if (const auto match = figure.match(QString::fromUtf8(mysql_info(m_mysql))); match.hasMatch())
        result.warnings = match.captured(1).toLongLong();
    return result;
}

namespace {

/// Reads the rows of an answer one by one and keeps none. False: it broke off.
bool passRows(MYSQL *mysql)
{
    MYSQL_RES *const rows = mysql_use_result(mysql);
    if (rows == nullptr)
        return false;
    while (mysql_fetch_row(rows) != nullptr) {
    }
    const bool isWhole = mysql_errno(mysql) == 0;
    mysql_free_result(rows);
    return isWhole;
}

} // namespace

Result<qint64> Connection::executeBytes(const QByteArray &sql)
{
    const WaitingForServer waiting(m_infile->line.get());
    if (mysql_real_query(m_mysql, sql.constData(), static_cast<unsigned long>(sql.size())) != 0)
        return fail(
            error(static_cast<int>(mysql_errno(m_mysql)), QString::fromUtf8(mysql_error(m_mysql)), {}));
    if (mysql_field_count(m_mysql) == 0)
        return static_cast<qint64>(mysql_affected_rows(m_mysql));
    if (!passRows(m_mysql)) // ANALYZE TABLE and its kin answer with rows
        return fail(
            error(static_cast<int>(mysql_errno(m_mysql)), QString::fromUtf8(mysql_error(m_mysql)), {}));
    return 0;
}

Result<void> Connection::allowScripts()
{
    if (mysql_set_server_option(m_mysql, MYSQL_OPTION_MULTI_STATEMENTS_ON) != 0)
        return fail(
            error(static_cast<int>(mysql_errno(m_mysql)), QString::fromUtf8(mysql_error(m_mysql)), {}));
    return {};
}

Result<Connection::ScriptResult> Connection::executeScript(const QByteArray &sql)
{
    const WaitingForServer waiting(m_infile->line.get());
    const auto failed = [this] {
        return fail(
            error(static_cast<int>(mysql_errno(m_mysql)), QString::fromUtf8(mysql_error(m_mysql)), {}));
    };
    ScriptResult result;
    if (mysql_real_query(m_mysql, sql.constData(), static_cast<unsigned long>(sql.size())) != 0)
        return failed();
    for (int more = 0; more == 0;) {
        if (mysql_field_count(m_mysql) > 0) {
            if (!passRows(m_mysql))
                return failed();
        } else {
            result.changed += static_cast<qint64>(mysql_affected_rows(m_mysql));
        }
        // In whatever language: records, duplicates, warnings.
        static const QRegularExpression figures(u"(\\d+)\\D+(\\d+)"_s);
        if (const auto match = figures.match(QString::fromUtf8(mysql_info(m_mysql))); match.hasMatch())
            result.duplicates = result.duplicates.value_or(0) + match.captured(2).toLongLong();
        result.warnings += mysql_warning_count(m_mysql);
        more = mysql_next_result(m_mysql); // 0: another answer, -1: none
        if (more > 0)
            return failed();
    }
    return result;
}

bool Connection::isAutocommit() const
{
    return (m_mysql->server_status & SERVER_STATUS_AUTOCOMMIT) != 0;
}

bool Connection::isInTransaction() const
{
    return (m_mysql->server_status & SERVER_STATUS_IN_TRANS) != 0;
}

Result<LoadResult> Connection::insertSelect(const QString &sql)
{
    const WaitingForServer waiting(m_infile->line.get());
    const QByteArray bytes = sql.toUtf8();
    if (mysql_real_query(m_mysql, bytes.constData(), static_cast<unsigned long>(bytes.size())) != 0)
        return fail(
            error(static_cast<int>(mysql_errno(m_mysql)), QString::fromUtf8(mysql_error(m_mysql)), {}));
    static const QRegularExpression figures(u"Records: (\\d+)\\s+Duplicates: (\\d+)\\s+Warnings: (\\d+)"_s);
    const auto match = figures.match(QString::fromUtf8(mysql_info(m_mysql)));
    if (!match.hasMatch())
        return fail(
            {.code = ErrorCode::StatementFailed,
             .what = CoreText::tr("The server gave no row counts for INSERT … SELECT."),
             .howToFix = CoreText::tr("Check that the server is MySQL or MariaDB and no proxy in between.")});
    const qint64 duplicates = match.captured(2).toLongLong();
    const bool replaces = sql.contains("REPLACE INTO"_L1) && !sql.contains("IGNORE INTO"_L1);
    return LoadResult{.records = match.captured(1).toLongLong(),
                      .deleted = replaces ? duplicates : 0,
                      .skipped = replaces ? 0 : duplicates,
                      .warnings = match.captured(3).toLongLong()};
}

Result<qint64> Connection::replicaLagSeconds()
{
    const WaitingForServer waiting(m_infile->line.get());
    QSqlQuery query(m_database);
    // ALL is MariaDB's form for several sources; MySQL lists them all without. SLAVE: before MySQL 8.0.22 and
    // MariaDB 10.5.1. Only words that a server does not know are asked in others.
    constexpr int cannotParse = 1064;
    std::optional<QSqlError> wrong;
    for (const char *whose : {"ALL REPLICAS", "REPLICA", "ALL SLAVES", "SLAVE"}) {
        wrong = runStatement(query, m_database, u"SHOW %1 STATUS"_s.arg(QLatin1String(whose)));
        if (!wrong || wrong->nativeErrorCode().toInt() != cannotParse)
            break;
    }
    if (wrong)
        return fail(error(wrong->nativeErrorCode().toInt(), wrong->databaseText(),
                          CoreText::tr("The replication lag cannot be read")));
    const QSqlRecord record = query.record();
    const int column =
        std::max(record.indexOf(u"Seconds_Behind_Master"_s), record.indexOf(u"Seconds_Behind_Source"_s));
    qint64 lag = -1;
    while (column >= 0 && query.next())
        if (!query.value(column).isNull())
            lag = std::max(lag, query.value(column).toLongLong());
    return lag;
}

Result<QVector<ServerWarning>> Connection::warnings()
{
    MILLRACE_TRY(const auto all, rows(u"SHOW WARNINGS"_s));
    // "Row 2 was truncated …" and "Row 3 doesn't contain data …" begin with it.
    static const QRegularExpression atRow(u" at row (\\d+)$|^Row (\\d+) "_s);
    QVector<ServerWarning> result;
    for (const auto &row : all) {
        ServerWarning warning{.level = row.value(0).toString(),
                              .code = row.value(1).toInt(),
                              .message = row.value(2).toString()};
        const QRegularExpressionMatch match = atRow.match(warning.message);
        warning.rowInStatement = (match.captured(1) + match.captured(2)).toLongLong();
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
    return mariadb_get_infov(m_mysql, MARIADB_CONNECTION_TLS_VERSION, static_cast<void *>(&version)) == 0
               ? QString::fromLatin1(version)
               : QString();
}

Compression Connection::compression() const
{
    return compressionOf(m_mysql);
}

qint64 Connection::threadId() const
{
    return static_cast<qint64>(mysql_thread_id(m_mysql));
}

QVector<qint64> Connection::openIds()
{
    const std::lock_guard lock(openOnes().mutex);
    return openOnes().ids;
}

bool Connection::isAlive()
{
    const WaitingForServer waiting(m_infile->line.get());
    return mysql_ping(m_mysql) == 0;
}

Result<void> expectColumns(const QVector<QVector<QVariant>> &rows, qsizetype columns)
{
    for (const auto &row : rows)
        if (row.size() != columns)
            return fail({.code = ErrorCode::ConnectionLost,
                         .what = CoreText::tr("The server answered with %1 columns where %2 were asked for.")
                                     .arg(row.size())
                                     .arg(columns),
                         .howToFix = CoreText::tr(
                             "The line to it changes what passes: use TLS, then resume the run.")});
    return {};
}

} // namespace millrace
