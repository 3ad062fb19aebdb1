// SPDX-License-Identifier: GPL-3.0-or-later
// A load that the binary log is not told of, on a server with a replica: whatever the run does on its way,
// and when it is taken back, the replica goes on.
#include "core/base/literals.h"
#include "core/run/undo/rollback.h"
#include "core/server/connection.h"
#include "tests/support/factsof.h"
#include "tests/support/freeport.h"
#include "tests/support/loadcase.h"
#include "tests/support/qtprinters.h"

#include <QElapsedTimer>
#include <QThread>
#include <gmock/gmock.h>

namespace millrace::test::binarylog_test {

namespace {

/// A source and its replica.
class BinaryLog : public testing::Test
{
protected:
    static void SetUpTestSuite()
    {
        const int port = freePort();
        source = std::make_unique<PrivateServer>(
            PrivateServer::Options{.extraArguments = {u"--skip-networking=0"_s, u"--bind-address=127.0.0.1"_s,
                                                      u"--port=%1"_s.arg(port), u"--log-bin=source"_s,
                                                      u"--server-id=1"_s, u"--binlog-format=ROW"_s}});
        replica = std::make_unique<PrivateServer>(
            PrivateServer::Options{.extraArguments = {u"--server-id=2"_s, u"--relay-log=relay"_s}});
        source->execute(u"CREATE USER replica@'127.0.0.1' IDENTIFIED BY 'follows'"_s);
        source->execute(u"GRANT REPLICATION SLAVE ON *.* TO replica@'127.0.0.1'"_s);
        const bool mariaDb = factsOf(*source).isMariaDb();
        replica->execute(
            (mariaDb ? u"CHANGE MASTER TO MASTER_HOST='127.0.0.1', MASTER_PORT=%1, MASTER_USER='replica', "
                       "MASTER_PASSWORD='follows'"_s
                     : u"CHANGE REPLICATION SOURCE TO SOURCE_HOST='127.0.0.1', SOURCE_PORT=%1, "
                       "SOURCE_USER='replica', SOURCE_PASSWORD='follows', GET_SOURCE_PUBLIC_KEY=1"_s)
                .arg(port));
        replica->execute(mariaDb ? u"START SLAVE"_s : u"START REPLICA"_s);
    }
    static void TearDownTestSuite()
    {
        replica.reset();
        source.reset();
    }

    static void prepare(LoadCase &load)
    {
        QByteArray lines;
        for (int id = 1; id <= 600; ++id)
            lines += QByteArray::number(id) + '\t' + QByteArray::number(id * 7) + '\n';
        load.addFile(u"rows.txt"_s, lines);
        load.createTable(u"(id int NOT NULL PRIMARY KEY, n int)"_s, u"(id, n)"_s);
        load.plan.chunkRows = 100;
        load.plan.session << SessionSetting{u"sql_log_bin"_s, u"0"_s};
    }
    static QString hostname() { return source->value(u"SELECT @@hostname"_s).toString(); }

    /// What the replica has when it has done all that the source wrote down so far. Throws where it stopped.
    static qint64 rowsOnReplica(const LoadCase &load)
    {
        constexpr int longestMs = 60'000;
        const QString mark = u"%1.reached_%2"_s.arg(load.plan.schema).arg(++marks);
        source->execute(u"CREATE TABLE %1 (a int)"_s.arg(mark));
        QElapsedTimer timer;
        timer.start();
        for (;;) {
            try {
                replica->value(u"SELECT COUNT(*) FROM %1"_s.arg(mark));
                break;
            } catch (const std::runtime_error &) { // not there yet
                if (timer.hasExpired(longestMs))
                    throw;
                QThread::msleep(10);
            }
        }
        return replica->value(u"SELECT COUNT(*) FROM %1"_s.arg(load.table())).toLongLong();
    }

    inline static std::unique_ptr<PrivateServer> source;
    inline static std::unique_ptr<PrivateServer> replica;
    inline static int marks = 0;
};

} // namespace

TEST_F(BinaryLog, ReplicasAreNamedBeforeTheyAreLeftOut)
{
    LoadCase load(*source);
    prepare(load);
    EXPECT_EQ(rowsOnReplica(load), 0); // so it reads the log
    const RunSummary refused = load.run();
    EXPECT_EQ(refused.status, RunState::Refused);
    ASSERT_TRUE(refused.error);
    EXPECT_EQ(refused.error->code, ErrorCode::SettingNotConfirmed);
    EXPECT_THAT(refused.error->what.toStdString(),
                testing::AnyOf(testing::HasSubstr("(127.0.0.1)"), testing::HasSubstr("(localhost)")));
    EXPECT_THAT(refused.error->howToFix.toStdString(),
                testing::HasSubstr("--confirm-unlogged " + hostname().toStdString()));
    load.plan.unloggedServer = u"another"_s;
    EXPECT_EQ(load.run().status, RunState::Refused);
    load.plan.session.removeLast();
    const RunSummary logged = load.run();
    EXPECT_EQ(logged.status, RunState::Done) << why(logged);
    EXPECT_EQ(rowsOnReplica(load), 600);
}

TEST_F(BinaryLog, WhatIsLeftOutLeavesTheReplicaAtWork)
{
    LoadCase load(*source);
    prepare(load);
    load.plan.unloggedServer = hostname();
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_TRUE(summary.tables.first().verified);
    EXPECT_EQ(rowsOnReplica(load), 0);
    EXPECT_EQ(load.rowsInTable(), 600);
    EXPECT_EQ(replica
                  ->value(u"SELECT COUNT(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = '%1' AND "
                          "TABLE_NAME = '_millrace_journal'"_s.arg(load.plan.schema))
                  .toInt(),
              0);
}

TEST_F(BinaryLog, TakenBackItLeavesTheReplicaAtWorkToo)
{
    LoadCase load(*source);
    prepare(load);
    load.addFile(u"bad.txt"_s, "none\t1\n");
    load.plan.unloggedServer = hostname();
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Stopped);
    ASSERT_GT(load.rowsInTable(), 0);
    EXPECT_EQ(rowsOnReplica(load), 0);
    const QString id = load.folder().id();
    load.closeFolder();
    auto again = RunFolder::open(id);
    ASSERT_TRUE(again);
    const auto taken = rollbackRun(**again, load.target());
    ASSERT_TRUE(taken) << taken.error().text().toStdString();
    EXPECT_GT(*taken, 0);
    EXPECT_EQ(load.rowsInTable(), 0);
    EXPECT_EQ(rowsOnReplica(load), 0);
}

} // namespace millrace::test::binarylog_test
