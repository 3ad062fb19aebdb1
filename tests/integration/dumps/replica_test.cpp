// SPDX-License-Identifier: GPL-3.0-or-later
// A dump that names its moment in a binary log, loaded; what is printed then is run as it stands, and the
// server follows the source of the dump.
#include "core/base/literals.h"
#include "core/plan/wholedump/dumpplanner.h"
#include "core/record/runfolder.h"
#include "core/run/replica/replicaguide.h"
#include "core/run/wholedump/dumprun.h"
#include "core/server/connection.h"
#include "tests/integration/dumps/dumpcase.h"
#include "tests/support/clientprogram.h"
#include "tests/support/factsof.h"
#include "tests/support/freeport.h"
#include "tests/support/needs.h"
#include "tests/support/qtprinters.h"
#include "tests/support/testdata.h"

#include <QElapsedTimer>
#include <QProcess>
#include <QThread>
#include <atomic>
#include <gmock/gmock.h>
#include <thread>

namespace millrace::test::replica_test {

namespace {

QStringList serverArguments(int id, int port, bool gtid)
{
    QStringList arguments{u"--server-id=%1"_s.arg(id), u"--log-bin=binlog"_s,
                          u"--relay-log=relay"_s,      u"--binlog-format=ROW"_s,
                          u"--skip-networking=0"_s,    u"--bind-address=127.0.0.1"_s,
                          u"--port=%1"_s.arg(port)};
    if (gtid)
        arguments << u"--gtid-mode=ON"_s << u"--enforce-gtid-consistency=ON"_s;
    return arguments;
}

/// Writes into the source, a row a statement, until it is gone.
class Writer
{
public:
    explicit Writer(PrivateServer &source, const QString &table)
        : m_thread([this, &source, table](const std::stop_token &stop) {
            const auto session = Connection::open(source.connection());
            EXPECT_TRUE(session);
            for (int row = 0; session && !stop.stop_requested(); ++row) {
                const auto done =
                    (*session)->execute(u"INSERT INTO %1 (s) VALUES ('row %2')"_s.arg(table).arg(row));
                EXPECT_TRUE(done) << qPrintable(done.error().text());
                if (!done)
                    break;
                m_rows = row + 1;
            }
            m_isOver = true;
        })
    {}
    /// Some more rows than there are now.
    void waitForMore() const
    {
        const int now = m_rows;
        while (m_rows < now + 5 && !m_isOver)
            QThread::msleep(2);
    }

private:
    std::atomic<int> m_rows = 0;
    std::atomic<bool> m_isOver = false; ///< it could not write on
    std::jthread m_thread;              ///< declared last: it writes into the above
};

class Replica : public testing::Test
{
protected:
    void makeServers(bool gtid = false)
    {
        const int port = freePort();
        m_source = std::make_unique<PrivateServer>(
            PrivateServer::Options{.extraArguments = serverArguments(11, port, gtid)});
        m_sourcePort = port;
        m_target = std::make_unique<PrivateServer>(
            PrivateServer::Options{.extraArguments = serverArguments(12, freePort(), gtid)});
        for (const char *schema : {"shop", "crm"}) {
            m_source->execute(u"CREATE DATABASE %1"_s.arg(QLatin1String(schema)));
            m_source->execute(
                u"CREATE TABLE %1.t (id int NOT NULL AUTO_INCREMENT PRIMARY KEY, s varchar(40))"_s.arg(
                    QLatin1String(schema)));
            m_source->execute(
                u"INSERT INTO %1.t (s) VALUES ('first'), ('second'), (NULL)"_s.arg(QLatin1String(schema)));
        }
        m_dump = m_source->filesFolder() + u"/shop.sql"_s;
    }

    /// By mariadb-dump, while rows arrive.
    void dump(const QStringList &options)
    {
        const Writer writer(*m_source, u"shop.t"_s);
        writer.waitForMore();
        const ProgramEnd end = runClientProgram(
            *m_source, QStandardPaths::findExecutable(u"mariadb-dump"_s),
            QStringList{u"--single-transaction"_s, u"--default-character-set=utf8mb4"_s} + options, {},
            m_dump);
        EXPECT_EQ(end.exitCode, 0) << end.saidOnError.constData();
        writer.waitForMore();
    }

    /// mysqldump of MySQL is not there: mariadb-dump's dump with the lines that mysqldump has, of a moment at
    /// which nobody wrote.
    void dumpAsMySqlDoes(const QByteArray &lines)
    {
        QByteArray head;
        {
            const Writer writer(*m_source, u"shop.t"_s);
            writer.waitForMore();
            const auto locked = Connection::open(m_source->connection());
            ASSERT_TRUE(locked);
            ASSERT_TRUE((*locked)->execute(u"FLUSH TABLES WITH READ LOCK"_s));
            auto status = (*locked)->rows(u"SHOW BINARY LOG STATUS"_s);
            if (!status)
                status = (*locked)->rows(u"SHOW MASTER STATUS"_s);
            ASSERT_TRUE(status);
            const QVector<QVariant> at = status->first();
            head = lines;
            head.replace("%FILE", at.at(0).toByteArray()).replace("%POSITION", at.at(1).toByteArray());
            head.replace("%GTIDS", at.at(4).toByteArray());
            const ProgramEnd end = runClientProgram(
                *m_source, QStandardPaths::findExecutable(u"mariadb-dump"_s),
                {u"--skip-lock-tables"_s, u"--default-character-set=utf8mb4"_s, u"--databases"_s, u"shop"_s},
                {}, m_dump);
            ASSERT_TRUE((*locked)->execute(u"UNLOCK TABLES"_s));
            writer.waitForMore();
        }
        QByteArray text = contentOf(m_dump);
        ASSERT_TRUE(text.contains("CREATE DATABASE"));
        QFile file(m_dump);
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write("-- MySQL dump 10.13  Distrib 8.0.33, for Linux (x86_64)\n--\n-- Host: localhost    "
                   "Database: \n-- Server version\t8.0.33\n" +
                   head + text.mid(text.indexOf("\n/*!40")));
    }
    static QByteArray contentOf(const QString &path)
    {
        QFile file(path);
        EXPECT_TRUE(file.open(QIODevice::ReadOnly));
        return file.readAll();
    }

    void load(const QStringList &paths, const SchemaNames &names = {}, const QStringList &leftOut = {})
    {
        const auto server = Connection::open(m_target->connection());
        ASSERT_TRUE(server);
        const auto reading = readDump(paths);
        ASSERT_TRUE(reading) << qPrintable(reading.error().text());
        DumpPlanOptions options{.connection = m_target->connection().spec};
        options.schemaNames = names;
        options.connection.scratch = false;
        options.leftOut = leftOut;
        const auto plan = planDump(*reading, options, **server);
        ASSERT_TRUE(plan) << qPrintable(plan.error().text());
        const auto saved = DumpPlan::fromJson(plan->toJson()); // what does not survive the file is not in it
        ASSERT_TRUE(saved) << qPrintable(saved.error().text());
        m_plan = *saved;
        auto folder = RunFolder::create(*saved);
        ASSERT_TRUE(folder);
        m_folder = std::move(*folder);
        RunControl control;
        Silent silent;
        m_summary = DumpRun(*saved, {.folder = *m_folder,
                                     .control = control,
                                     .observer = silent,
                                     .target = m_target->connection()})
                        .run();
        ASSERT_EQ(m_summary.status, RunState::Done)
            << (m_summary.error ? qPrintable(m_summary.error->text()) : "");
        m_guide = replicaGuideOf(m_folder->path(), m_plan, m_summary);
        ASSERT_TRUE(m_guide);
    }

    /// Runs what was printed, on both servers, with the placeholders filled in.
    void runScript()
    {
        EXPECT_FALSE(m_guide->isBlocked()) << qPrintable(m_guide->script());
        QString script = m_guide->script();
        script.replace(u"<source-host>"_s, u"127.0.0.1"_s);
        script.replace(u"<source-port>"_s, QString::number(m_sourcePort));
        script.replace(u"<target-host>"_s, u"127.0.0.1"_s);
        script.replace(u"<password>"_s, u"Follows-1!"_s);
        EXPECT_FALSE(script.contains(u'<')) << "a placeholder that nobody fills in: " << qPrintable(script);
        int block = 0; // the first is what has to be true, the second the source's
        int ran = 0;
        for (const QString &line : script.split(u'\n')) {
            block += line.isEmpty() ? 1 : 0;
            if (line.isEmpty() || line.startsWith("-- "_L1))
                continue;
            ASSERT_TRUE(line.endsWith(u';')) << qPrintable(line);
            (block == 1 ? *m_source : *m_target).value(line.chopped(1));
            ++ran;
        }
        EXPECT_GE(ran, 6);
    }

    /// Rows written from now on arrive, and in the end the tables are alike.
    void expectFollows(const QString &there = u"shop.t"_s)
    {
        {
            const Writer writer(*m_source, u"shop.t"_s);
            writer.waitForMore();
        }
        m_source->execute(u"INSERT INTO shop.t (s) VALUES ('the last of all')"_s);
        // Of each time this is asked one such row stays: those of earlier times are no sign.
        const auto lastRows = [](const PrivateServer &server, const QString &table) {
            return server.value(u"SELECT COUNT(*) FROM %1 WHERE s = 'the last of all'"_s.arg(table)).toInt();
        };
        const int written = lastRows(*m_source, u"shop.t"_s);
        constexpr int longestMs = 90'000;
        QElapsedTimer timer;
        timer.start();
        while (lastRows(*m_target, there) < written) {
            ASSERT_FALSE(timer.hasExpired(longestMs)) << qPrintable(statusOfTarget());
            QThread::msleep(20);
        }
        const QStringList name = there.split(u'.');
        EXPECT_EQ(m_target->checksum(name.first(), name.last()), m_source->checksum(u"shop"_s, u"t"_s));
    }

    QString statusOfTarget() const
    {
        const auto server = Connection::open(m_target->connection());
        if (!server)
            return server.error().text();
        auto rows = (*server)->rows(u"SHOW REPLICA STATUS"_s);
        QStringList words;
        if (rows)
            for (const QVariant &value : rows->value(0))
                words << value.toString();
        return words.join(u" | "_s);
    }

    QString finding(const QString &part) const
    {
        for (const Finding &each : m_guide->findings)
            if (each.detail.what.contains(part))
                return each.topic;
        return {};
    }

    void skipUnless(bool mariaDb)
    {
        if (factsOf(PrivateServer::shared()).isMariaDb() != mariaDb)
            GTEST_SKIP() << "about the other flavour";
    }

    std::unique_ptr<PrivateServer> m_source;
    std::unique_ptr<PrivateServer> m_target;
    int m_sourcePort = 0;
    QString m_dump;
    DumpPlan m_plan;
    RunSummary m_summary;
    std::unique_ptr<RunFolder> m_folder;
    std::optional<ReplicaGuide> m_guide;
};

} // namespace

#define MILLRACE_FLAVOUR(mariaDb)                                                                            \
    skipUnless(mariaDb);                                                                                     \
    if (IsSkipped())                                                                                         \
        return;

TEST_F(Replica, OfMariaDbByFileAndPosition)
{
    MILLRACE_FLAVOUR(true)
    makeServers();
    dump({u"--master-data=2"_s, u"--databases"_s, u"shop"_s});
    QByteArray text = contentOf(m_dump);
    QFile file(m_dump); // as dumps of servers are that had no GTIDs yet
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(text.replace("SET GLOBAL gtid_slave_pos", "-- nothing"));
    file.close();
    ASSERT_NO_FATAL_FAILURE(load({m_dump}));
    EXPECT_TRUE(m_plan.coordinates->gtids.isEmpty());
    EXPECT_THAT(m_guide->script().toStdString(), testing::HasSubstr("MASTER_LOG_FILE = 'binlog.0000"));
    ASSERT_NO_FATAL_FAILURE(runScript());
    ASSERT_NO_FATAL_FAILURE(expectFollows());
    EXPECT_THROW(m_target->value(u"SELECT COUNT(*) FROM crm.t"_s), std::runtime_error);
    m_source->execute(u"INSERT INTO crm.t (s) VALUES ('of no concern')"_s); // of a schema that is not here
    ASSERT_NO_FATAL_FAILURE(expectFollows());
}

TEST_F(Replica, OfMariaDbByGtid)
{
    MILLRACE_FLAVOUR(true)
    makeServers();
    dump({u"--master-data=1"_s, u"--gtid"_s, u"--databases"_s, u"shop"_s});
    ASSERT_NO_FATAL_FAILURE(load({m_dump}));
    EXPECT_TRUE(m_plan.coordinates->hasMariaDbGtids()) << qPrintable(m_plan.coordinates->gtids);
    EXPECT_THAT(m_guide->script().toStdString(), testing::HasSubstr("MASTER_USE_GTID = slave_pos"));
    ASSERT_NO_FATAL_FAILURE(runScript());
    ASSERT_NO_FATAL_FAILURE(expectFollows());

    // A dump of the replica that names its source's moment, not its own.
    const ProgramEnd end = runClientProgram(*m_target, QStandardPaths::findExecutable(u"mariadb-dump"_s),
                                            {u"--dump-slave=2"_s, u"--databases"_s, u"shop"_s}, {}, m_dump);
    ASSERT_EQ(end.exitCode, 0) << end.saidOnError.constData();
    const auto reading = readDump({m_dump});
    ASSERT_TRUE(reading) << qPrintable(reading.error().text());
    EXPECT_TRUE(reading->coordinates.ofItsSource) << contentOf(m_dump).left(3000).constData();
    EXPECT_TRUE(reading->coordinates.file.startsWith("binlog.0000"_L1))
        << qPrintable(reading->coordinates.text());
    EXPECT_GT(reading->coordinates.position, 0);
}

TEST_F(Replica, OfMariaDbWholeServerAndCommandLine)
{
    MILLRACE_FLAVOUR(true)
    makeServers();
    dump({u"--master-data=2"_s, u"--all-databases"_s});
    const auto reading = readDump({m_dump});
    ASSERT_TRUE(reading) << qPrintable(reading.error().text());
    EXPECT_TRUE(reading->coordinates.wholeServer);
    // As somebody does who types: the plan, the run and the question afterwards.
    QTemporaryDir home;
    const auto cli = [&](const QStringList &arguments, int expected) {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"MILLRACE_HOME"_s, home.path());
        environment.insert(u"MILLRACE_PASSWORD"_s, m_target->connection().password);
        process.setProcessEnvironment(environment);
        process.start(millraceCli(), arguments);
        EXPECT_TRUE(process.waitForFinished(120'000));
        const QByteArray said = process.readAllStandardOutput();
        EXPECT_EQ(process.exitCode(), expected)
            << said.constData() << process.readAllStandardError().constData();
        return QString::fromUtf8(said);
    };
    const QString plan = home.filePath(u"p.millrace"_s);
    const QString url = u"mysql://root@localhost/?socket=%1"_s.arg(m_target->connection().spec.socket);
    cli({u"plan"_s, m_dump, u"--target"_s, url, u"-o"_s, plan}, 0);
    const QString ran = cli({u"run"_s, plan}, 0);
    EXPECT_TRUE(ran.contains("CHANGE MASTER TO MASTER_HOST"_L1)) << qPrintable(ran);
    EXPECT_FALSE(ran.contains("replicate_do_db"_L1)) << "all of the server is here: " << qPrintable(ran);
    const QStringList runs = QDir(home.filePath(u"runs"_s)).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    ASSERT_EQ(runs.size(), 1);
    EXPECT_TRUE(cli({u"replica"_s, runs.first()}, 0).contains("START SLAVE;"_L1));
    const QString html = home.filePath(u"r.html"_s);
    cli({u"report"_s, runs.first(), u"-o"_s, html}, 0);
    EXPECT_TRUE(contentOf(html).contains("MASTER_USE_GTID = slave_pos"));
    // What changed since the run shows.
    m_target->execute(u"SET GLOBAL server_id = 11"_s);
    EXPECT_TRUE(cli({u"replica"_s, runs.first()}, 2).contains("NOT SO"_L1));
    m_target->execute(u"SET GLOBAL server_id = 12"_s);
}

TEST_F(Replica, OfMariaDbUnderAnotherNameWithoutATable)
{
    MILLRACE_FLAVOUR(true)
    makeServers();
    if (!factsOf(*m_target).can(Ability::RewriteDbVariable))
        GTEST_SKIP() << "this version names schemas otherwise only at its start";
    m_source->execute(u"CREATE TABLE shop.noise (id int NOT NULL PRIMARY KEY)"_s);
    dump({u"--master-data=2"_s, u"--databases"_s, u"shop"_s});
    ASSERT_NO_FATAL_FAILURE(load({m_dump}, {{"shop", "store"}}, {u"shop.noise"_s}));
    EXPECT_EQ(m_plan.schemasFollowed.value(u"shop"_s), u"store"_s);
    ASSERT_NO_FATAL_FAILURE(runScript());
    m_source->execute(u"INSERT INTO shop.noise VALUES (1)"_s);
    ASSERT_NO_FATAL_FAILURE(expectFollows(u"store.t"_s));
}

TEST_F(Replica, OfMydumper)
{
    MILLRACE_FLAVOUR(true)
    MILLRACE_NEEDS("mydumper")
    makeServers();
    QTemporaryDir folder;
    const QString path = folder.filePath(u"dump"_s);
    {
        const Writer writer(*m_source, u"shop.t"_s);
        writer.waitForMore();
        const ResolvedConnection root = m_source->connection();
        QProcess process;
        process.start(QStandardPaths::findExecutable(u"mydumper"_s),
                      {u"-S"_s, root.spec.socket, u"-u"_s, root.spec.user, u"-p"_s, root.password, u"-B"_s,
                       u"shop"_s, u"-o"_s, path});
        ASSERT_TRUE(process.waitForFinished(60'000));
        ASSERT_EQ(process.exitCode(), 0) << process.readAllStandardError().constData();
        writer.waitForMore();
    }
    ASSERT_NO_FATAL_FAILURE(load({path}));
    EXPECT_TRUE(m_plan.coordinates->hasMariaDbGtids()) << qPrintable(m_plan.coordinates->text());
    EXPECT_FALSE(m_plan.coordinates->file.isEmpty());
    ASSERT_NO_FATAL_FAILURE(runScript());
    ASSERT_NO_FATAL_FAILURE(expectFollows());
}

TEST_F(Replica, OfMySqlByFileAndPosition)
{
    MILLRACE_FLAVOUR(false)
    makeServers();
    dumpAsMySqlDoes("-- CHANGE REPLICATION SOURCE TO SOURCE_LOG_FILE='%FILE', SOURCE_LOG_POS=%POSITION;\n");
    ASSERT_NO_FATAL_FAILURE(load({m_dump}));
    EXPECT_THAT(m_guide->script().toStdString(), testing::HasSubstr("SOURCE_LOG_FILE = 'binlog.0000"));
    ASSERT_NO_FATAL_FAILURE(runScript());
    ASSERT_NO_FATAL_FAILURE(expectFollows());
    m_source->execute(u"INSERT INTO crm.t (s) VALUES ('of no concern')"_s);
    ASSERT_NO_FATAL_FAILURE(expectFollows());
}

TEST_F(Replica, OfMySqlByGtid)
{
    MILLRACE_FLAVOUR(false)
    makeServers(true);
    dumpAsMySqlDoes("SET @MYSQLDUMP_TEMP_LOG_BIN = @@SESSION.SQL_LOG_BIN;\nSET @@SESSION.SQL_LOG_BIN= 0;\n"
                    "SET @@GLOBAL.GTID_PURGED=/*!80000 '+'*/ '%GTIDS';\n"
                    "CHANGE MASTER TO MASTER_LOG_FILE='%FILE', MASTER_LOG_POS=%POSITION;\n");
    ASSERT_NO_FATAL_FAILURE(load({m_dump}));
    EXPECT_TRUE(m_plan.coordinates->hasMySqlGtids());
    EXPECT_THAT(m_guide->script().toStdString(),
                testing::AllOf(testing::HasSubstr("gtid_purged = '+"),
                               testing::HasSubstr("SOURCE_AUTO_POSITION = 1")));
    ASSERT_NO_FATAL_FAILURE(runScript());
    ASSERT_NO_FATAL_FAILURE(expectFollows());
    const auto server = Connection::open(m_target->connection());
    ASSERT_TRUE(server);
    const auto facts = ReplicaFacts::read(**server, *m_plan.coordinates);
    ASSERT_TRUE(facts);
    EXPECT_EQ(facts->purged, PurgedGtids::Within) << "they are there by now";
    EXPECT_EQ(facts->follows, u"127.0.0.1"_s);
    const auto again = replicaGuide(m_plan, m_summary, *facts);
    ASSERT_TRUE(again);
    EXPECT_TRUE(again->isBlocked()) << "it follows already";
    EXPECT_FALSE(again->script().contains("SET @@GLOBAL.gtid_purged"_L1));
}

/// Transactions that both have: only a reset leads on, and what it takes away is said.
TEST_F(Replica, OfMySqlWhereSomeGtidsAreThere)
{
    MILLRACE_FLAVOUR(false)
    makeServers(true);
    dumpAsMySqlDoes("SET @@GLOBAL.GTID_PURGED=/*!80000 '+'*/ '%GTIDS';\n");
    const QString uuid = m_source->value(u"SELECT @@server_uuid"_s).toString();
    m_target->execute(u"SET @@GLOBAL.gtid_purged = '+%1:1-2'"_s.arg(uuid));
    ASSERT_NO_FATAL_FAILURE(load({m_dump}));
    EXPECT_EQ(finding(u"some of the dump's GTIDs"_s), u"gtid_executed"_s);
    EXPECT_THAT(m_guide->script().toStdString(), testing::HasSubstr("RESET "));
    ASSERT_NO_FATAL_FAILURE(runScript());
    ASSERT_NO_FATAL_FAILURE(expectFollows());
}

/// The source of another flavour is followed by file and position, and that is said.
TEST_F(Replica, GtidsOfTheOtherFlavourLeadNowhere)
{
    makeServers();
    const bool mariaDb = factsOf(*m_target).isMariaDb();
    const QString path = m_dump;
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(mariaDb ? "SET @@GLOBAL.GTID_PURGED='3e11fa47-71ca-11e1-9e33-c80aa9429562:1-5';\n"
                       : "SET GLOBAL gtid_slave_pos='0-11-5';\n");
    file.write("CREATE DATABASE `shop`;\nUSE `shop`;\nCREATE TABLE `t` (`id` int PRIMARY KEY);\n"
               "INSERT INTO `t` VALUES (1);\n");
    file.close();
    ASSERT_NO_FATAL_FAILURE(load({path}));
    EXPECT_TRUE(m_guide->isBlocked());
    EXPECT_TRUE(m_guide->steps.isEmpty());
    EXPECT_EQ(m_guide->findings.first().severity, Finding::Severity::Blocking);
}

} // namespace millrace::test::replica_test
