// SPDX-License-Identifier: GPL-3.0-or-later
// Sessions that go from table to table: each owner gets one that is as good as new, and a dump of many tables
// opens few.
#include "core/base/literals.h"
#include "core/server/sessions/sessionpool.h"
#include "tests/integration/dumps/dumpcase.h"
#include "tests/support/kills.h"
#include "tests/support/qtprinters.h"

#include <gtest/gtest.h>
#include <thread>

namespace millrace::test::dumpsessions_test {

namespace {

using namespace std::chrono_literals;

class SessionPools : public testing::Test
{
protected:
    void SetUp() override { m_target.opener = m_pool; }

    std::unique_ptr<Connection> open(const QString &schema)
    {
        ResolvedConnection target = m_target;
        target.spec.schema = schema;
        auto opened = Connection::open(target);
        if (!opened)
            throw std::runtime_error(opened.error().text().toStdString());
        return std::move(*opened);
    }
    static QString value(Connection &session, const QString &sql)
    {
        const auto value = session.value(sql);
        return value ? value->toString() : value.error().text();
    }
    static void execute(Connection &session, const QString &sql)
    {
        const auto done = session.execute(sql);
        ASSERT_TRUE(done) << qPrintable(sql + u": "_s + done.error().text());
    }

    PrivateServer &m_server = PrivateServer::shared();
    const QString m_one = m_server.freshSchema();
    const QString m_other = m_server.freshSchema();
    const std::shared_ptr<SessionPool> m_pool = std::make_shared<SessionPool>();
    ResolvedConnection m_target = m_server.connection();
};

/// All that a session may have of its own, asked of one.
QStringList stateOf(Connection &session)
{
    QStringList state;
    for (const char *what :
         {"@@SESSION.sql_mode", "@@SESSION.autocommit", "@@SESSION.time_zone", "@@SESSION.foreign_key_checks",
          "@@SESSION.wait_timeout", "@@SESSION.max_error_count", "@@SESSION.character_set_client",
          "@@SESSION.character_set_results", "@@SESSION.character_set_connection", "@@SESSION.sql_notes",
          "@mine", "DATABASE()", "LAST_INSERT_ID()"}) {
        const auto value = session.value(u"SELECT "_s + QLatin1String(what));
        state << QLatin1String(what) + u" = "_s + (value ? value->toString() : value.error().text());
    }
    return state;
}

} // namespace

TEST_F(SessionPools, GiveASessionThatIsAsGoodAsNew)
{
    execute(*open(m_one),
            u"CREATE TABLE t (id int PRIMARY KEY AUTO_INCREMENT, s varchar(9)) CHARSET utf8mb4"_s);
    auto session = open(m_one);
    const qint64 id = session->threadId();
    const QStringList fresh = stateOf(*session);
    for (const QString &sql : {u"SET SESSION sql_mode = ''"_s,
                               u"SET SESSION time_zone = '+03:00', foreign_key_checks = 0, sql_notes = 0"_s,
                               u"SET SESSION wait_timeout = 77, max_error_count = 3"_s, u"SET NAMES latin1"_s,
                               u"SET @mine = 1"_s, u"INSERT INTO t (s) VALUES ('a')"_s,
                               u"CREATE TEMPORARY TABLE mine (x int)"_s, u"USE %1"_s.arg(m_other),
                               u"DO GET_LOCK('millrace_pool', 0)"_s, u"LOCK TABLES %1.t WRITE"_s.arg(m_one)})
        ASSERT_NO_FATAL_FAILURE(execute(*session, sql));
    EXPECT_NE(stateOf(*session), fresh);
    giveBack(m_target, std::move(session));

    session = open(m_one);
    EXPECT_EQ(session->threadId(), id);
    EXPECT_EQ(stateOf(*session), fresh);
    EXPECT_FALSE(session->execute(u"SELECT * FROM mine"_s)) << "a temporary table";
    const auto second = open(m_one);
    EXPECT_NE(second->threadId(), id) << "one that is in use is nobody else's";
    EXPECT_EQ(value(*second, u"SELECT IS_FREE_LOCK('millrace_pool')"_s), u"1"_s);
    EXPECT_EQ(value(*second, u"SELECT COUNT(*) FROM t"_s), u"1"_s)
        << "a locked table would have been waited for";
    // What it is for.
    EXPECT_EQ(value(*session, u"SELECT HEX('ü€')"_s), u"C3BCE282AC"_s);
    EXPECT_EQ(value(*open(m_other), u"SELECT DATABASE()"_s), m_other);
}

TEST_F(SessionPools, GiveItToAnotherThread)
{
    qint64 id = 0;
    std::thread([&] {
        auto session = open(m_one);
        id = session->threadId();
        (void)session->execute(u"CREATE TABLE t (id int)"_s);
        giveBack(m_target, std::move(session));
    }).join();
    std::thread([&] {
        const auto session = open(m_one);
        EXPECT_EQ(session->threadId(), id);
        EXPECT_TRUE(session->execute(u"INSERT INTO t VALUES (1)"_s));
        EXPECT_EQ(value(*session, u"SELECT COUNT(*) FROM t"_s), u"1"_s);
    }).join();
}

TEST_F(SessionPools, CloseOneThatIsInATransaction)
{
    auto session = open(m_one);
    ASSERT_NO_FATAL_FAILURE(execute(*session, u"CREATE TABLE t (id int PRIMARY KEY)"_s));
    const qint64 id = session->threadId();
    ASSERT_NO_FATAL_FAILURE(execute(*session, u"START TRANSACTION"_s));
    ASSERT_NO_FATAL_FAILURE(execute(*session, u"INSERT INTO t VALUES (1)"_s));
    giveBack(m_target, std::move(session));
    // Its locks are gone at once, not when somebody needs a session.
    const ResolvedConnection plain = m_server.connection(m_one);
    const auto other = Connection::open(plain);
    ASSERT_TRUE(other);
    ASSERT_NO_FATAL_FAILURE(execute(**other, u"SET SESSION innodb_lock_wait_timeout = 20"_s));
    EXPECT_TRUE((*other)->execute(u"INSERT INTO t VALUES (1)"_s));
    EXPECT_NE(open(m_one)->threadId(), id);
}

TEST_F(SessionPools, OpenANewOneWhereThatOneIsGone)
{
    auto session = open(m_one);
    const qint64 id = session->threadId();
    giveBack(m_target, std::move(session));
    m_server.execute(u"KILL %1"_s.arg(id));
    session = open(m_one);
    EXPECT_NE(session->threadId(), id);
    EXPECT_EQ(value(*session, u"SELECT 7"_s), u"7"_s);
}

/// What an account may do by its role alone.
TEST_F(SessionPools, KeepTheRolesOfTheAccount)
{
    m_server.execute(u"CREATE TABLE %1.t (id int)"_s.arg(m_one));
    m_server.execute(u"CREATE ROLE millrace_loader"_s);
    m_server.execute(u"GRANT ALL ON %1.* TO millrace_loader"_s.arg(m_one));
    m_server.execute(u"CREATE USER by_role IDENTIFIED BY 'by role'"_s);
    m_server.execute(u"GRANT millrace_loader TO by_role"_s);
    const bool mariaDb = m_server.value(u"SELECT VERSION()"_s).toString().contains("MariaDB"_L1);
    m_server.execute(mariaDb ? u"SET DEFAULT ROLE millrace_loader FOR by_role"_s
                             : u"SET DEFAULT ROLE millrace_loader TO by_role"_s);
    m_target = m_server.connectionAs(u"by_role"_s, u"by role"_s);
    m_target.opener = m_pool;
    auto session = open(m_one);
    const qint64 id = session->threadId();
    ASSERT_NO_FATAL_FAILURE(execute(*session, u"INSERT INTO t VALUES (1)"_s));
    giveBack(m_target, std::move(session));
    session = open(m_one);
    EXPECT_EQ(session->threadId(), id);
    EXPECT_EQ(value(*session, u"SELECT COUNT(*) FROM t"_s), u"1"_s);
    session.reset();
    m_server.execute(u"DROP USER by_role"_s);
    m_server.execute(u"DROP ROLE millrace_loader"_s);
}

/// A session that starts over has not done what the server has every session do when it connects.
TEST_F(SessionPools, KeepNoneWhereTheServerGreetsThem)
{
    m_server.execute(u"SET GLOBAL init_connect = 'SET @greeted = 1'"_s);
    auto session = open(m_one);
    const qint64 id = session->threadId();
    EXPECT_FALSE(keepsSessions(m_target));
    giveBack(m_target, std::move(session));
    EXPECT_NE(open(m_one)->threadId(), id);
    m_server.execute(u"SET GLOBAL init_connect = ''"_s);
}

class DumpSessions : public DumpCase
{
protected:
    static constexpr int tables = 60;

    /// Small tables, whose rows are all there is to do.
    void SetUp() override
    {
        DumpCase::SetUp();
        QByteArray sql = "SET NAMES utf8mb4;\n";
        for (int table = 0; table < tables; ++table) {
            const QByteArray name = "`t" + QByteArray::number(table) + '`';
            sql +=
                "CREATE TABLE " + name +
                " (`id` int NOT NULL, `s` varchar(20), PRIMARY KEY (`id`), KEY `s` (`s`)) CHARSET=utf8mb4;\n";
            sql += "INSERT INTO " + name + " VALUES ";
            for (int row = 0; row < 30; ++row)
                sql += (row > 0 ? ",(" : "(") + QByteArray::number(row) + ",'row " +
                       QByteArray::number(row * table) + "')";
            sql += ";\n";
        }
        writeDump(sql);
    }
    /// Connections are numbered.
    qint64 numberOfANewOne()
    {
        const auto one = Connection::open(m_server.connection());
        return one ? (*one)->threadId() : 0;
    }
};

TEST_F(DumpSessions, AreFewForManyTables)
{
    Plan defaults;
    defaults.indexes = IndexPolicy::Keep; // as it is chosen for tables so small
    m_defaults = defaults;
    const auto plan = makePlan();
    ASSERT_TRUE(plan) << qPrintable(plan.error().text());
    const qint64 before = numberOfANewOne();
    ASSERT_NO_FATAL_FAILURE(runToProof(*plan));
    EXPECT_LT(numberOfANewOne() - before, tables) << "three for each table it was";
    EXPECT_EQ(tablesNamed(u"\\\\_millrace%"_s).toInt(), 0) << "the lines of all tables go at the end";
    ASSERT_NO_FATAL_FAILURE(byClient());
    expectSameSchemas();
}

/// Whoever shows a run that is over has it for hours.
TEST_F(DumpSessions, AreClosedWhenTheRunIsOver)
{
    const auto plan = makePlan();
    ASSERT_TRUE(plan) << qPrintable(plan.error().text());
    auto folder = RunFolder::create(*plan);
    ASSERT_TRUE(folder);
    RunControl control;
    Silent silent;
    DumpRun run(
        *plan, {.folder = **folder, .control = control, .observer = silent, .target = m_server.connection()});
    const QVector<qint64> before = Connection::openIds();
    EXPECT_EQ(run.run().status, RunState::Done);
    EXPECT_EQ(Connection::openIds(), before);
}

TEST_F(DumpSessions, KilledWhileTheyWaitAndWhileTheyWork)
{
    const quint32 seed = killSeed();
    SCOPED_TRACE(seedText(seed));
    QRandomGenerator random(seed);
    Plan defaults;
    defaults.limits.rowsPerSecond = 1'500; // a second or two, in which there is somebody to be killed
    m_defaults = defaults;
    const auto plan = makePlan();
    ASSERT_TRUE(plan) << qPrintable(plan.error().text());
    auto folder = RunFolder::create(*plan);
    ASSERT_TRUE(folder);
    m_folder = std::move(*folder);
    RunSummary ran;
    int kills = 0;
    constexpr int mostParts = 30;
    for (int part = 0; part < mostParts && ran.status != RunState::Done; ++part) {
        RunControl control;
        HeldBack held(control, 500);
        std::jthread killer([&](const std::stop_token &stop) {
            while (!stop.stop_requested() && part < mostParts / 2) {
                if (kills >= 3)
                    held.letGo();
                std::this_thread::sleep_for(std::chrono::milliseconds(20 + random.bounded(150)));
                const QVariant victim = m_server.value(u"SELECT ID FROM information_schema.PROCESSLIST WHERE "
                                                       u"DB = '%1' AND ID <> CONNECTION_ID() "
                                                       "ORDER BY RAND() LIMIT 1"_s.arg(m_byRun));
                if (!victim.isValid())
                    continue;
                try {
                    m_server.execute(u"KILL %1"_s.arg(victim.toLongLong()));
                    ++kills;
                } catch (const std::runtime_error &) { // it ended by itself meanwhile
                }
            }
        });
        ran = runAgain(*plan, control);
    }
    EXPECT_EQ(ran.status, RunState::Done) << (ran.error ? qPrintable(ran.error->text()) : "");
    EXPECT_GE(kills, 3);
    for (const TableOutcome &table : ran.tables)
        EXPECT_TRUE(table.verified) << qPrintable(table.table + u": "_s + table.notVerifiedBecause);
    EXPECT_EQ(tablesNamed(u"\\\\_millrace%"_s).toInt(), 0);
    ASSERT_NO_FATAL_FAILURE(byClient());
    expectSameSchemas();
}

} // namespace millrace::test::dumpsessions_test
