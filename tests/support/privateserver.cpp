// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/privateserver.h"

#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/server/connection.h"
#include "core/server/login/connectionurl.h"
#include "core/server/scratch/scratchfolder.h"
#include "core/sql/quoting.h"
#include "tests/support/datatemplate.h"
#include "tests/support/qtprinters.h"

#include <QCoreApplication>
#include <QDir>
#include <QRegularExpression>
#include <csignal>
#include <gtest/gtest.h>
#include <stdexcept>
#include <unistd.h>

namespace millrace::test {

namespace {

// Short: the socket's path, below it, must stay under 108 bytes.
QString folderTemplate()
{
    return u"%1/mr-test-%2-XXXXXX"_s.arg(QDir::tempPath()).arg(QCoreApplication::applicationPid());
}

template <typename T> T orThrow(Result<T> result)
{
    if (!result)
        throw std::runtime_error(result.error().text().toStdString());
    if constexpr (!std::is_void_v<T>)
        return std::move(*result);
}

/// The servers that are running, of which some are static. These are ended with the application, not by their
/// destructors, for what ends a server uses statics that were made later than it and are gone before it.
struct Living
{
    QVector<ScratchServer *> servers;
    bool ended = false;
};

Living &living()
{
    static Living *const all = [] {
        qAddPostRoutine([] {
            Living &left = living();
            left.ended = true;
            for (ScratchServer *server : std::as_const(left.servers))
                if (const auto stopped = server->endAtOnce(); !stopped)
                    qCritical("%s", qPrintable(stopped.error().text()));
        });
        return new Living; // for as long as the program
    }();
    return *all;
}

/// A test program that crashed or was killed leaves its server running: the next one ends it.
void stopLeftovers()
{
    const QDir folder(QDir::tempPath());
    for (const QFileInfo &entry : folder.entryInfoList({u"mr-test-*"_s}, QDir::Dirs | QDir::NoSymLinks)) {
        const qint64 pid = entry.fileName().section(u'-', 2, 2).toLongLong();
        const bool ours = entry.ownerId() == ::getuid();
        if (!ours || pid <= 0 || ::kill(static_cast<pid_t>(pid), 0) == 0 || errno != ESRCH)
            continue;
        if (ScratchServer({.folder = entry.filePath()}).stop())
            QDir(entry.filePath()).removeRecursively();
    }
}

/// What reaches beyond the schemas of a test.
bool concernsTheWholeServer(const QString &sql)
{
    static const QRegularExpression statement(
        u"^\\s*(SET\\s+(GLOBAL|PERSIST|PASSWORD|@@GLOBAL)|(CREATE|ALTER|DROP|RENAME)\\s+(USER|ROLE|"
        "SERVER|TABLESPACE)|GRANT|REVOKE|KILL|FLUSH|SHUTDOWN|INSTALL|UNINSTALL|RESET|PURGE|"
        "CHANGE|START\\s+(REPLICA|SLAVE)|ALTER\\s+INSTANCE)\\b"_s,
        QRegularExpression::CaseInsensitiveOption);
    return statement.match(sql).hasMatch();
}

/// GTEST_SKIP() from wherever one is: the test ends here and counts as skipped, with the reason.
[[noreturn]] void skip(const char *why)
{
    using testing::TestPartResult;
    testing::internal::AssertHelper(TestPartResult::kSkip, __FILE__, __LINE__, why) = testing::Message();
    throw testing::AssertionException(TestPartResult(TestPartResult::kSkip, __FILE__, __LINE__, why));
}

} // namespace

PrivateServer::PrivateServer()
    : PrivateServer(Options{})
{}

PrivateServer::PrivateServer(const Options &options)
    : m_folder(folderTemplate())
{
    if (!m_folder.isValid())
        throw std::runtime_error(m_folder.errorString().toStdString());
    if (qEnvironmentVariableIsSet("MILLRACE_TEST_URL"))
        needsOwnServer();
    stopLeftovers();
    const QString program =
        options.program.isEmpty() ? qEnvironmentVariable("MILLRACE_TEST_SERVER") : options.program;
    copyDataTemplate(program, m_folder.filePath(u"data"_s));
    for (auto file = options.dataFiles.begin(); file != options.dataFiles.end(); ++file)
        orThrow(writeFileAtomically(m_folder.filePath(u"data/"_s + file.key()), file.value()));
    if (!options.password.isEmpty())
        orThrow(
            writeFileAtomically(ScratchFolder(m_folder.path()).passwordFile(), options.password.toLatin1()));
    m_schemaPrefix = options.schemaPrefix;
    m_memoryBytes = options.memoryBytes;
    m_program = program;
    m_server = make(options.extraArguments);
    auto started = m_server->start();
    if (!started)
        m_server->stop(); // no destructor runs when a constructor throws
    m_root = orThrow(std::move(started));
    living().servers << m_server.get();
}

std::unique_ptr<ScratchServer> PrivateServer::make(const QStringList &extraArguments) const
{
    // What a server clears when it starts it takes from the processor: MySQL 64 MiB for its log, 140 MiB for
    // what it remembers of statements that are over, and more for counts of errors and of accounts, none of
    // which anybody here asks for. Of accounts beyond these it only counts that they were not kept.
    QStringList arguments{u"--loose-innodb-log-buffer-size=4M"_s};
    if (qEnvironmentVariableIsSet("MILLRACE_TEST_LEAN_SERVER"))
        arguments << u"--loose-performance-schema=OFF"_s;
    else
        arguments << u"--loose-performance-schema-digests-size=200"_s
                  << u"--loose-performance-schema-events-stages-history-long-size=10"_s
                  << u"--loose-performance-schema-events-statements-history-long-size=10"_s
                  << u"--loose-performance-schema-events-transactions-history-long-size=10"_s
                  << u"--loose-performance-schema-events-waits-history-long-size=10"_s
                  << u"--loose-performance-schema-error-size=0"_s
                  << u"--loose-performance-schema-accounts-size=32"_s
                  << u"--loose-performance-schema-hosts-size=8"_s
                  << u"--loose-performance-schema-users-size=32"_s;
    return std::make_unique<ScratchServer>(
        ScratchServer::Options{.folder = m_folder.path(),
                               .memoryBytes = m_memoryBytes,
                               .program = m_program,
                               .extraArguments = arguments + extraArguments});
}

void PrivateServer::crash()
{
    orThrow(server().endAtOnce());
}

void PrivateServer::startAgain(const QStringList &extraArguments)
{
    auto next = make(extraArguments);
    living().servers.removeOne(m_server.get());
    m_server = std::move(next);
    living().servers << m_server.get();
    orThrow(m_server->start());
}

PrivateServer::PrivateServer(const QString &url)
    : m_folder(folderTemplate())
    , m_root(orThrow(
          resolveConnection(orThrow(connectionFromUrl(url)), qEnvironmentVariable("MILLRACE_TEST_PASSWORD"))))
{
    orThrow(Connection::open(m_root));
}

PrivateServer::~PrivateServer()
{
    if (!m_server || living().ended)
        return;
    living().servers.removeOne(m_server.get());
    if (const auto stopped = m_server->endAtOnce(); !stopped)
        qCritical("%s", qPrintable(stopped.error().text()));
}

PrivateServer &PrivateServer::shared()
{
    static const QString url = qEnvironmentVariable("MILLRACE_TEST_URL");
    static const std::unique_ptr<PrivateServer> server(url.isEmpty() ? new PrivateServer
                                                                     : new PrivateServer(url));
    static const bool dropped = [] {
        // While there is an application: the object goes later, and could not connect any more.
        if (!url.isEmpty())
            qAddPostRoutine([] { shared().dropSchemas(); });
        return true;
    }();
    Q_UNUSED(dropped)
    return *server;
}

void PrivateServer::dropSchemas()
{
    for (const QString &schema : std::as_const(m_schemas))
        execute(u"DROP DATABASE IF EXISTS %1"_s.arg(quotedIdentifier(schema)));
    m_schemas.clear();
}

void PrivateServer::needsOwnServer() const
{
    if (!m_server)
        skip("this test needs a server of its own: it is not run with MILLRACE_TEST_URL");
}

ScratchServer &PrivateServer::server()
{
    needsOwnServer();
    return *m_server;
}

QString PrivateServer::filesFolder() const
{
    needsOwnServer();
    return folder() + u"/files"_s;
}

ResolvedConnection PrivateServer::connection(const QString &schema) const
{
    ResolvedConnection target = m_root;
    target.spec.schema = schema;
    return target;
}

ResolvedConnection PrivateServer::connectionAs(const QString &user, const QString &password,
                                               const QString &schema) const
{
    needsOwnServer(); // where accounts can be made
    ResolvedConnection target = connection(schema);
    // An account of a server like any other: the scratch server itself only ever hands out root.
    target.spec.scratch = false;
    target.spec.user = user;
    target.password = password;
    return target;
}

QString PrivateServer::freshSchema()
{
    const QString number = QString::number(m_schemas.size() + 1);
    const QString name =
        m_server ? m_schemaPrefix + number
                 : u"millrace_test_%1_%2"_s.arg(QString::number(QCoreApplication::applicationPid()), number);
    execute(u"CREATE DATABASE %1 CHARACTER SET utf8mb4"_s.arg(quotedIdentifier(name)));
    m_schemas << name;
    return name;
}

void PrivateServer::execute(const QString &sql) const
{
    if (concernsTheWholeServer(sql))
        needsOwnServer();
    orThrow(orThrow(Connection::open(m_root))->execute(sql));
}

QVariant PrivateServer::value(const QString &sql) const
{
    return orThrow(orThrow(Connection::open(m_root))->value(sql));
}

QString PrivateServer::checksum(const QString &schema, const QString &table) const
{
    const auto connection = orThrow(Connection::open(m_root));
    // Of a table with JSON the CHECKSUM TABLE of MySQL 5.7 is another in every session: its columns' text
    // then.
    const auto columns = orThrow(
        connection->rows(u"SELECT COLUMN_NAME, DATA_TYPE = 'json' AND VERSION() LIKE '5.7.%' FROM "
                         "information_schema.COLUMNS WHERE TABLE_SCHEMA = %1 AND TABLE_NAME = %2"_s.arg(
                             quotedString(schema), quotedString(table))));
    QStringList values;
    bool unsteady = false;
    for (const auto &column : columns) {
        values << u"QUOTE(%1)"_s.arg(quotedIdentifier(column[0].toString()));
        unsteady = unsteady || column[1].toBool();
    }
    const QString name = qualifiedName(schema, table);
    const QString statement = unsteady
                                  ? u"SELECT '', CONCAT(COUNT(*), ':', SUM(CRC32(CONCAT(%1)))) FROM %2"_s.arg(
                                        values.join(u", ',', "_s), name)
                                  : u"CHECKSUM TABLE %1 EXTENDED"_s.arg(name);
    return orThrow(connection->rows(statement)).value(0).value(1).toString();
}

} // namespace millrace::test
