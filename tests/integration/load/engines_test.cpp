// SPDX-License-Identifier: GPL-3.0-or-later
// Tables whose engine has no transactions: nothing is overwritten that the plan does not replace, and what
// is said of the rows is what the table holds.
#include "core/base/literals.h"
#include "core/server/connection.h"
#include "core/server/tableschema.h"
#include "tests/support/loadcase.h"
#include "tests/support/qtprinters.h"

#include <gtest/gtest.h>
#include <thread>

namespace millrace::test::engines_test {

namespace {

class Engines : public testing::TestWithParam<const char *>
{
protected:
    void SetUp() override
    {
        const QString known = PrivateServer::shared()
                                  .value(u"SELECT COUNT(*) FROM information_schema.ENGINES WHERE ENGINE = "
                                         "'%1' AND SUPPORT IN ('YES', 'DEFAULT')"_s.arg(engine()))
                                  .toString();
        if (known != "1"_L1)
            GTEST_SKIP() << "this server has no " << GetParam();
    }
    static QString engine() { return QString::fromLatin1(GetParam()); }

    static void create(LoadCase &load, const QString &definition)
    {
        load.createTable(definition + u" ENGINE="_s + engine(), u"(id, n, s)"_s);
    }
    static QString stored(LoadCase &load)
    {
        return load.server()
            .value(u"SELECT GROUP_CONCAT(id, ':', n, s ORDER BY id, n, s) FROM %1"_s.arg(load.table()))
            .toString();
    }
    static qint64 counted(const RunSummary &summary) { return summary.tables.first().rowsLoaded; }
};

const QString keyed = u"(id int PRIMARY KEY, n tinyint, s varchar(40))"_s;
const QString keyless = u"(id int, n tinyint, s varchar(40))"_s;

} // namespace

TEST_P(Engines, AreToldFromThoseWithTransactions)
{
    LoadCase load;
    load.addFile(u"a.txt"_s, "1\t1\ta\n");
    create(load, keyed);
    const auto connection = Connection::open(load.target());
    ASSERT_TRUE(connection);
    const auto table = readTable(**connection, load.plan.schema, load.plan.table);
    ASSERT_TRUE(table);
    EXPECT_FALSE(table->transactional);
    load.server().execute(u"CREATE TABLE %1.i (a int) ENGINE=InnoDB"_s.arg(load.plan.schema));
    const auto other = readTable(**connection, load.plan.schema, u"i"_s);
    ASSERT_TRUE(other);
    EXPECT_TRUE(other->transactional);
}

TEST_P(Engines, ADuplicateStopsAndTheOldRowStays)
{
    for (const WayIn way : {WayIn::Auto, WayIn::Local, WayIn::Insert}) {
        LoadCase load;
        load.addFile(u"a.txt"_s, "1\t1\ta\n2\t2\tb\n3\t3\tc\n4\t4\td\n");
        create(load, keyed);
        load.plan.wayIn = way;
        load.server().execute(u"INSERT INTO %1 VALUES (3, 33, 'old')"_s.arg(load.table()));
        const RunSummary summary = load.run();
        EXPECT_EQ(summary.status, RunState::Stopped);
        EXPECT_EQ(stored(load), u"1:1a,2:2b,3:33old"_s);
        EXPECT_EQ(counted(summary), 2) << "no more and no less than what went in";
        EXPECT_TRUE(why(summary).find("2 rows") != std::string::npos) << why(summary);
    }
}

TEST_P(Engines, ABadRowStopsAndAResumeGoesOnBehindWhatIsIn)
{
    LoadCase load;
    load.addFile(u"a.txt"_s, "1\t1\ta\n2\t2\tb\n3\t300\tc\n4\t4\td\n");
    create(load, keyless);
    load.plan.workers = 1;
    const RunSummary summary = load.run();
    EXPECT_EQ(summary.status, RunState::Stopped);
    EXPECT_EQ(stored(load), u"1:1a,2:2b"_s);
    EXPECT_EQ(counted(summary), 2);
    load.server().execute(u"ALTER TABLE %1 MODIFY n int"_s.arg(load.table()));
    const RunSummary resumed = load.resume();
    EXPECT_EQ(resumed.status, RunState::Done) << why(resumed);
    EXPECT_EQ(stored(load), u"1:1a,2:2b,3:300c,4:4d"_s);
    EXPECT_EQ(counted(resumed), 4);
    EXPECT_TRUE(resumed.tables.first().verified) << why(resumed);
}

TEST_P(Engines, RowsAreSetAsideAndNoOtherIsThereTwice)
{
    LoadCase load;
    load.addFile(u"a.txt"_s, "1\t1\ta\n2\t300\tb\n3\t3\tc\nx\t4\td\n5\t5\te\n6\t6\n7\t7\tg\n");
    create(load, keyless);
    load.plan.onError = OnError::SetAside;
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_EQ(stored(load), u"1:1a,3:3c,5:5e,7:7g"_s);
    EXPECT_EQ(counted(summary), 4);
    EXPECT_EQ(summary.tables.first().rowsRejected, 3);
    EXPECT_TRUE(summary.tables.first().verified) << why(summary);
}

TEST_P(Engines, DuplicatesAreKeptOrReplacedAsThePlanSays)
{
    for (const auto policy : {OnDuplicate::Keep, OnDuplicate::Replace, OnDuplicate::SetAside}) {
        SCOPED_TRACE(static_cast<int>(policy));
        LoadCase load;
        load.addFile(u"a.txt"_s, "1\t1\ta\n2\t2\tb\n3\t3\tc\n");
        create(load, keyed);
        load.plan.onDuplicate = policy;
        load.server().execute(u"INSERT INTO %1 VALUES (2, 22, 'old')"_s.arg(load.table()));
        const RunSummary summary = load.run();
        ASSERT_EQ(summary.status, RunState::Done) << why(summary);
        EXPECT_EQ(stored(load),
                  policy == OnDuplicate::Replace ? u"1:1a,2:2b,3:3c"_s : u"1:1a,2:22old,3:3c"_s);
        EXPECT_TRUE(summary.tables.first().verified) << why(summary);
    }
}

TEST_P(Engines, ACancelCountsWhatIsInAndAResumeLoadsTheRest)
{
    LoadCase load;
    QByteArray rows;
    for (int i = 1; i <= 60'000; ++i)
        rows += QByteArray::number(i) + "\t1\ttext\n";
    load.addFile(u"a.txt"_s, rows);
    create(load, keyless);
    const RunSummary cancelled = load.run([](RunControl &control, const MigrationRun &run) {
        while (run.progress().rowsStreamed < 5'000)
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        control.cancel();
    });
    ASSERT_EQ(cancelled.status, RunState::Cancelled) << why(cancelled);
    EXPECT_GT(counted(cancelled), 0);
    EXPECT_LT(counted(cancelled), 60'000);
    EXPECT_EQ(load.rowsInTable(), counted(cancelled));
    const RunSummary resumed = load.resume();
    ASSERT_EQ(resumed.status, RunState::Done) << why(resumed);
    EXPECT_TRUE(resumed.tables.first().verified) << why(resumed);
    EXPECT_EQ(load.rowsInTable(), 60'000);
    EXPECT_EQ(load.server().value(u"SELECT COUNT(DISTINCT id) FROM %1"_s.arg(load.table())).toLongLong(),
              60'000);
}

INSTANTIATE_TEST_SUITE_P(WithoutTransactions, Engines, testing::Values("MyISAM", "Aria"));

} // namespace millrace::test::engines_test
