// SPDX-License-Identifier: GPL-3.0-or-later
// Exactly once, whatever is killed: the program, its connections, the server. Moments are random; the seed is
// in every failure's message (MILLRACE_SEED repeats one).
#include "core/base/literals.h"
#include "core/server/connection.h"
#include "core/server/scratch/serverprocess.h"
#include "core/source/sampledump.h"
#include "core/sql/quoting.h"
#include "tests/support/kills.h"
#include "tests/support/qtprinters.h"
#include "tests/support/sanitized.h"
#include "tests/support/testdata.h"

#include <QDir>
#include <QElapsedTimer>
#include <QJsonObject>
#include <QMap>
#include <csignal>
#include <gtest/gtest.h>
#include <thread>

namespace millrace::test::kills_test {

namespace {

const QString columns = u"(@discard, user_id, action, cause_id, created_at)"_s;
const QString body = u"user_id int unsigned NOT NULL, action varchar(40) NOT NULL, cause_id int unsigned "
                     "NOT NULL, created_at datetime NOT NULL"_s;
const QString keyed = u"(id bigint NOT NULL PRIMARY KEY, %1) ENGINE=InnoDB"_s.arg(body);
const QString keyless = u"(%1) ENGINE=InnoDB"_s.arg(body);

void useSample(LoadCase &load, qint64 rows, bool withKey)
{
    const auto written = writeSampleDump(load.folderPath(), rows);
    ASSERT_TRUE(written) << written.error().text();
    for (const QString &name : QDir(load.folderPath()).entryList({u"*.txt"_s}, QDir::Files, QDir::Name))
        load.addPath(load.folderPath() + u'/' + name);
    load.createTable(withKey ? keyed : keyless, columns);
    if (withKey)
        load.setExpression(u"id=@row_number"_s);
}

/// An order-free sum over all rows, so that it can be compared although chunks come in any order.
QString contentOf(LoadCase &load, const QString &table)
{
    return load.server()
        .value(u"SELECT CONCAT(COUNT(*), ':', SUM(CRC32(CONCAT_WS('|', user_id, action, cause_id, "
               "created_at)))) FROM %1"_s.arg(table))
        .toString();
}

/// The same rows loaded in peace, with a key or without: once for all who have as many.
QString expectedContent(qint64 rows, bool withKey)
{
    static QMap<std::pair<qint64, bool>, QString> known;
    QString &content = known[{rows, withKey}];
    if (content.isEmpty()) {
        LoadCase load;
        useSample(load, rows, withKey);
        EXPECT_EQ(load.run().status, RunState::Done);
        content = contentOf(load, load.table());
    }
    return content;
}

/// What a load is killed or cancelled in: enough chunks, slow enough that there is a middle.
constexpr qint64 manyRows = 75'000;

/// With and without a primary key.
class Kills : public testing::TestWithParam<bool>
{
protected:
    const quint32 seed = killSeed();
    QRandomGenerator random{seed};
    testing::ScopedTrace trace{__FILE__, __LINE__, seedText(seed)};
};

} // namespace

TEST_P(Kills, TheProgramAtAnyMoment)
{
    constexpr qint64 rows = manyRows;
    LoadCase load;
    ASSERT_NO_FATAL_FAILURE(useSample(load, rows, GetParam()));
    load.plan.chunkRows = 1'500;
    load.plan.limits.rowsPerSecond = 56'000;
    EXPECT_GE(killProgram(load, millraceCli(), random), 5);
    EXPECT_EQ(load.rowsInTable(), rows);
    EXPECT_EQ(contentOf(load, load.table()), expectedContent(rows, GetParam()));
}

TEST_P(Kills, ConnectionsAtAnyMoment)
{
    constexpr qint64 rows = manyRows;
    LoadCase load;
    ASSERT_NO_FATAL_FAILURE(useSample(load, rows, GetParam()));
    load.plan.chunkRows = 2'500;
    load.plan.limits.rowsPerSecond = 50'000;
    int kills = 0;
    const RunSummary summary = load.run([&](RunControl &control, const MigrationRun &run) {
        kills = killSessions(load, control, run, random, 5);
    });
    EXPECT_GE(kills, 5);
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_TRUE(summary.tables.first().verified) << why(summary);
    EXPECT_EQ(load.rowsInTable(), rows);
    EXPECT_EQ(contentOf(load, load.table()), expectedContent(rows, GetParam()));
    EXPECT_GT(summary.tables.first().retries, 0);
}

TEST_P(Kills, TheServerWhichComesBack)
{
    constexpr qint64 rows = manyRows;
    PrivateServer own;
    LoadCase load(own);
    ASSERT_NO_FATAL_FAILURE(useSample(load, rows, GetParam()));
    load.plan.chunkRows = 2'500;
    load.plan.limits.rowsPerSecond = 37'500;
    int kills = 0;
    const RunSummary summary = load.run([&](RunControl &control, const MigrationRun &run) {
        const HeldBack held(control);
        while (run.progress().state == RunState::Preparing)
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        while (kills < 3 && run.progress().state == RunState::Loading) {
            std::this_thread::sleep_for(std::chrono::milliseconds(100 + random.bounded(300)));
            const auto process = ServerProcess::fromPid(own.server().status().pid);
            if (!process || run.progress().state != RunState::Loading)
                break;
            ::kill(static_cast<pid_t>(process->pid()), SIGKILL);
            EXPECT_TRUE(process->waitUntilGone(10'000));
            ++kills;
            EXPECT_TRUE(own.server().start());
        }
    });
    EXPECT_GE(kills, 2);
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_TRUE(summary.tables.first().verified) << why(summary);
    EXPECT_EQ(load.rowsInTable(), rows);
    EXPECT_EQ(contentOf(load, load.table()), expectedContent(rows, GetParam()));
}

TEST_P(Kills, CancelledAgainAndAgain)
{
    constexpr qint64 rows = manyRows;
    LoadCase load;
    ASSERT_NO_FATAL_FAILURE(useSample(load, rows, GetParam()));
    load.plan.chunkRows = 5'000;
    load.plan.limits.rowsPerSecond = 100'000;
    const auto cancelSoon = [&](RunControl &control, const MigrationRun &) {
        std::this_thread::sleep_for(std::chrono::milliseconds(10 + random.bounded(200)));
        control.cancel();
    };
    RunSummary summary = load.run(cancelSoon);
    int cancels = 0;
    while (summary.status == RunState::Cancelled && cancels < 40) {
        ++cancels;
        EXPECT_EQ(load.rowsInTable(), summary.tables.first().rowsLoaded) << "no part of a chunk stays";
        summary = load.resume(cancelSoon);
    }
    EXPECT_GE(cancels, 3);
    if (summary.status == RunState::Cancelled)
        summary = load.resume();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_EQ(load.rowsInTable(), rows);
    EXPECT_EQ(contentOf(load, load.table()), expectedContent(rows, GetParam()));
}

INSTANTIATE_TEST_SUITE_P(WithKey, Kills, testing::Values(true));
INSTANTIATE_TEST_SUITE_P(WithoutKey, Kills, testing::Values(false));

TEST(Cancel, AnswersWithinASecondInTheMiddleOfALargeChunk)
{
    LoadCase load;
    ASSERT_NO_FATAL_FAILURE(useSample(load, 1'500'000, true));
    load.plan.chunkRows = 1'500'000;
    QElapsedTimer since;
    qint64 askedAt = -1;
    const RunSummary summary = load.run([&](RunControl &control, const MigrationRun &run) {
        while (run.progress().rowsStreamed < 700'000 && run.progress().rowsCommitted == 0)
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        since.start();
        control.cancel();
        askedAt = run.progress().rowsStreamed;
    });
    ASSERT_EQ(summary.status, RunState::Cancelled);
    EXPECT_GE(askedAt, 100'000);
    EXPECT_LT(since.elapsed(), promptly(1000));
    EXPECT_EQ(load.rowsInTable(), summary.tables.first().rowsLoaded);
}

TEST(Cancel, AnswersWhileTheServerWaitsForALock)
{
    LoadCase load; // nothing is read from the feed then: only KILL QUERY gets through
    load.addFile(u"a.txt"_s, "1\ta\n2\tb\n");
    load.createTable(u"(id int PRIMARY KEY, s varchar(5))"_s, u"(id, s)"_s);
    const auto holder = Connection::open(load.target());
    ASSERT_TRUE(holder);
    ASSERT_TRUE((*holder)->execute(u"START TRANSACTION"_s));
    ASSERT_TRUE((*holder)->execute(u"INSERT INTO t VALUES (2, 'x')"_s));
    QElapsedTimer since;
    const RunSummary summary = load.run([&](RunControl &control, const MigrationRun &) {
        std::this_thread::sleep_for(std::chrono::milliseconds(500));
        since.start();
        control.cancel();
    });
    EXPECT_LT(since.elapsed(), promptly(1000));
    EXPECT_EQ(summary.status, RunState::Cancelled);
    ASSERT_TRUE((*holder)->execute(u"ROLLBACK"_s));
    EXPECT_EQ(load.rowsInTable(), 0);
}

TEST(Retry, ASessionThatIsLostWhileItIsOpenedIsOpenedAgain)
{
    constexpr qint64 rows = 60'000;
    LoadCase load;
    ASSERT_NO_FATAL_FAILURE(useSample(load, rows, true));
    load.plan.chunkRows = 5'000;
    load.plan.workers = 3;
    constexpr int mostKills = 5; // fewer in all than each session tries, should they all meet the same one
    int kills = 0;
    const RunSummary summary = load.run([&](RunControl &control, const MigrationRun &run) {
        const HeldBack held(control, 20'000);
        const auto killer = Connection::open(load.target());
        ASSERT_TRUE(killer);
        while (run.progress().state == RunState::Preparing)
            std::this_thread::yield();
        while (run.progress().state == RunState::Loading && kills < mostKills) {
            const auto sessions =
                (*killer)->rows(u"SELECT ID FROM information_schema.PROCESSLIST WHERE DB = '%1' AND ID <> "
                                "CONNECTION_ID()"_s.arg(load.plan.schema));
            ASSERT_TRUE(sessions) << qPrintable(sessions.error().text());
            for (const QVector<QVariant> &session :
                 sessions->first(qMin(sessions->size(), qsizetype(mostKills - kills))))
                kills += // some end by themselves meanwhile
                    (*killer)->execute(u"KILL %1"_s.arg(session.first().toLongLong())) ? 1 : 0;
        }
    });
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_GE(kills, 3);
    EXPECT_EQ(load.rowsInTable(), rows);
}

TEST(Retry, ALockWaitIsTriedAgainAndTold)
{
    LoadCase load;
    load.addFile(u"a.txt"_s, "1\ta\n2\tb\n");
    load.createTable(u"(id int PRIMARY KEY, s varchar(5))"_s, u"(id, s)"_s);
    load.plan.session = {{u"innodb_lock_wait_timeout"_s, u"1"_s}};
    load.plan.workers = 1;
    auto holder = Connection::open(load.target());
    ASSERT_TRUE(holder);
    ASSERT_TRUE((*holder)->execute(u"START TRANSACTION"_s));
    ASSERT_TRUE((*holder)->execute(u"INSERT INTO t VALUES (2, 'x')"_s));
    const RunSummary summary = load.run([&](RunControl &, const MigrationRun &run) {
        while (run.progress().retries == 0 && run.progress().state != RunState::Done)
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
        load.server().execute(u"KILL %1"_s.arg((*holder)->threadId()));
    });
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_GE(summary.tables.first().retries, 1);
    EXPECT_TRUE(std::any_of(load.events.begin(), load.events.end(), [](const Event &event) {
        return event.kind == Event::Kind::ChunkRetried && event.values.value(u"code"_s).toInt() == 1205;
    }));
    EXPECT_EQ(load.rowsInTable(), 2);
}

} // namespace millrace::test::kills_test
