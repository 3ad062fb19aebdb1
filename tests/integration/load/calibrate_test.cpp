// SPDX-License-Identifier: GPL-3.0-or-later
// The pilot: measures on a table of its own, proposes, leaves nothing behind.
#include "core/base/literals.h"
#include "core/choice/choicefacts.h"
#include "core/record/runfolder.h"
#include "core/run/trials/calibration.h"
#include "core/run/trials/triallock.h"
#include "tests/support/loadcase.h"
#include "tests/support/qtprinters.h"
#include "tests/support/sanitized.h"

#include <QElapsedTimer>
#include <QProcess>
#include <QSet>
#include <gtest/gtest.h>
#include <thread>

namespace millrace::test::calibrate_test {

using namespace std::chrono_literals;

namespace {

void prepare(LoadCase &load, int rows)
{
    QByteArray bytes = "id,n,s\n";
    for (int i = 1; i <= rows; ++i)
        bytes += QByteArray::number(i) + "," + QByteArray::number(i % 1'000) + ",text " +
                 QByteArray::number(i) + '\n';
    load.plan.source.dialect = Dialect::csvRfc4180("\n");
    load.plan.source.dialect.skipLines = 1;
    load.addFile(u"a.csv"_s, bytes);
    load.createTable(u"(id int PRIMARY KEY, n int, s varchar(40), KEY (n), KEY (s))"_s, u"(id, n, s)"_s);
}

QStringList tablesIn(LoadCase &load)
{
    return load.server()
        .value(
            u"SELECT GROUP_CONCAT(TABLE_NAME) FROM information_schema.TABLES WHERE TABLE_SCHEMA = '%1'"_s.arg(
                load.plan.schema))
        .toString()
        .split(u',');
}

const std::function<void(const Calibration &)> silent = [](const Calibration &) {};

} // namespace

TEST(Calibrate, MeasuresEveryChoiceAndTouchesNothing)
{
    LoadCase load;
    prepare(load, 120'000);
    load.server().execute(u"INSERT INTO %1 VALUES (7, 7, 'mine')"_s.arg(load.table()));
    const QStringList runsBefore = listRuns();
    int seen = 0;
    const auto result = calibrate(load.plan, load.target(), {.secondsPerTrial = 0.3},
                                  [&seen](const Calibration &soFar) {
                                      EXPECT_EQ(soFar.trials.size(), ++seen);
                                      EXPECT_LT(soFar.winner, seen);
                                      EXPECT_EQ(soFar.totalRows, 120'000);
                                  },
                                  {});
    ASSERT_TRUE(result) << result.error().text();
    EXPECT_EQ(result->trials.size(), seen);
    EXPECT_EQ(result->totalRows, 120'000);
    EXPECT_TRUE(result->totalIsExact);
    QSet<int> workers;
    bool deferred = false;
    for (const CalibrationTrial &trial : result->trials) {
        workers << trial.workers;
        EXPECT_GT(trial.rows, 0);
        EXPECT_GT(trial.rowsPerSecond(), 0);
        if (!trial.cutOff) {
            EXPECT_EQ(trial.rows, result->sampleRows);
        }
        if (trial.indexes == IndexPolicy::Defer) {
            deferred = true;
            EXPECT_EQ(trial.indexesBuilt, 2);
            EXPECT_GT(trial.buildSeconds, 0);
        }
        EXPECT_GE(trial.estimatedSeconds(result->totalRows),
                  0.95 * result->trials.at(result->winner).estimatedSeconds(result->totalRows));
    }
    EXPECT_EQ(workers, (QSet<int>{1, 2, 4}));
    EXPECT_TRUE(deferred);
    // The target is as it was, its schema too, and no run is listed that was none.
    EXPECT_EQ(load.rowsInTable(), 1);
    EXPECT_EQ(tablesIn(load), QStringList{u"t"_s});
    EXPECT_EQ(listRuns(), runsBefore);

    Plan asked = load.plan;
    asked.choices = {{.choice = Choice::Workers, .value = u"2 connections"_s, .why = u"guessed"_s}};
    Plan tuned = result->applied(asked);
    ASSERT_EQ(tuned.choices.size(), 3) << "what was measured is what the plan says";
    EXPECT_EQ(tuned.choices.first().why,
              u"the fastest of %1 trials with the first rows"_s.arg(result->trials.size()));
    EXPECT_EQ(tuned.workers, result->trials.at(result->winner).workers);
    load.plan = tuned;
    load.server().execute(u"DELETE FROM %1"_s.arg(load.table()));
    EXPECT_EQ(load.run().status, RunState::Done);
    EXPECT_EQ(load.rowsInTable(), 120'000);
}

TEST(ChoicesOnAServer, LeaveTheProgramsOwnSessionsOutAndCountOthers)
{
    LoadCase load;
    prepare(load, 100);
    const auto own = Connection::open(load.target()); // in the schema, as the window's for the preview
    ASSERT_TRUE(own);
    const auto facts = ServerFacts::read(**own);
    ASSERT_TRUE(facts);
    const auto table = readTable(**own, load.plan.schema, load.plan.table);
    ASSERT_TRUE(table);
    const auto read = [&] { return readChoiceFacts(load.plan, *facts, {}, *table, **own); };
    auto known = read();
    // The server may still be busy with the end of a session that a test before this one has closed.
    QElapsedTimer settling;
    settling.start();
    for (; known && known->threadsRunning > 0 && settling.elapsed() < promptly(10'000); known = read())
        std::this_thread::sleep_for(20ms);
    ASSERT_TRUE(known);
    EXPECT_EQ(known->othersAtWork, 0);
    EXPECT_EQ(known->threadsRunning, 0);
    EXPECT_EQ(known->entryBytes.size(), 2);
    EXPECT_TRUE(known->mayDefer);
    ASSERT_TRUE(known->order);
    EXPECT_EQ(known->order->verdict(), KeyOrder::Verdict::InOrder);
    EXPECT_GT(known->poolFreeBytes, 0);
    EXPECT_LE(known->poolFreeBytes, known->poolBytes);
    EXPECT_GT(known->redoBytes, 0);

    QProcess other;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"MYSQL_PWD"_s, load.target().password);
    other.setProcessEnvironment(environment);
    other.start(u"mariadb"_s, {u"--no-defaults"_s, u"--skip-ssl"_s, u"--user="_s + load.target().spec.user,
                               u"--socket="_s + load.target().spec.socket, u"-e"_s, u"SELECT SLEEP(60)"_s,
                               load.plan.schema});
    ASSERT_TRUE(other.waitForStarted());
    const auto isSeen = [&] {
        known = read();
        return known && known->othersAtWork == 1 && known->threadsRunning == 1;
    };
    QElapsedTimer waited;
    waited.start();
    bool seen = isSeen();
    for (; !seen && waited.elapsed() < promptly(10'000); seen = isSeen())
        std::this_thread::sleep_for(20ms);
    EXPECT_TRUE(seen) << known->othersAtWork << ' ' << known->threadsRunning;
    other.kill();
    other.waitForFinished();
}

TEST(Calibrate, ALongerSourceCostsMoreThanItsShare)
{
    const CalibrationTrial trial{.rows = 1'000, .loadSeconds = 1, .buildSeconds = 1};
    EXPECT_NEAR(trial.estimatedSeconds(1'000), 2, 0.01);
    // 1000 times the rows: 1000 times the load, and the build by n log n twice that.
    EXPECT_NEAR(trial.estimatedSeconds(1'000'000), 3'000, 5);
    EXPECT_LT(CalibrationTrial{}.estimatedSeconds(10), 0);
}

TEST(Calibrate, StoppedItDropsItsTable)
{
    LoadCase load;
    prepare(load, 400'000);
    std::stop_source stop;
    QElapsedTimer sinceStop;
    std::jthread stopper([&](std::stop_token) {
        for (int i = 0; i < 500; ++i) {
            std::this_thread::sleep_for(std::chrono::milliseconds(10));
            const QStringList tables = tablesIn(load);
            if (std::any_of(tables.begin(), tables.end(),
                            [](const QString &name) { return name.startsWith("_millrace_pilot_"_L1); }))
                break;
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(700));
        sinceStop.start();
        stop.request_stop();
    });
    const auto result =
        calibrate(load.plan, load.target(), {.secondsPerTrial = 20}, silent, stop.get_token());
    stopper.join();
    EXPECT_LT(sinceStop.elapsed(), promptly(2000));
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().code, ErrorCode::Cancelled) << result.error().text();
    EXPECT_EQ(tablesIn(load), QStringList{u"t"_s});
}

TEST(Calibrate, ARowThatDoesNotFitIsTheErrorAndTheTableIsDropped)
{
    LoadCase load;
    load.addFile(u"a.txt"_s, "1\t1\ta\n2\tx\tb\n");
    load.createTable(u"(id int PRIMARY KEY, n int, s varchar(40))"_s, u"(id, n, s)"_s);
    const auto result = calibrate(load.plan, load.target(), {.secondsPerTrial = 0.3}, silent, {});
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().code, ErrorCode::RowRejected) << result.error().text();
    EXPECT_EQ(tablesIn(load), QStringList{u"t"_s});
}

TEST(Calibrate, WhatAKilledProgramLeftIsDroppedAndWhatLivesIsNot)
{
    LoadCase load;
    prepare(load, 2'000);
    const QString dead = u"_millrace_pilot_00000000deadbeef"_s;
    const QString alive = u"_millrace_pilot_00000000a11ce000"_s;
    for (const QString &name : {dead, alive, u"_millrace_pilot_mine"_s})
        load.server().execute(u"CREATE TABLE %1.%2 (a int)"_s.arg(load.plan.schema, name));
    const auto holder = Connection::open(load.target());
    ASSERT_TRUE(holder);
    ASSERT_EQ((*holder)->value(u"SELECT GET_LOCK('%1', 0)"_s.arg(alive))->toInt(), 1);
    const auto result = calibrate(load.plan, load.target(), {.secondsPerTrial = 0.2}, silent, {});
    ASSERT_TRUE(result) << result.error().text();
    EXPECT_EQ(result->leftoversDropped, 1);
    EXPECT_EQ(tablesIn(load).size(), 3);
    EXPECT_FALSE(tablesIn(load).contains(dead));
    EXPECT_TRUE(tablesIn(load).contains(alive));
}

// Without the lock the next calibration in the schema would drop the table under the trial.
TEST(Calibrate, RefusesANameThatAnotherSessionHolds)
{
    LoadCase load;
    prepare(load, 1);
    const QString name = u"_millrace_pilot_"_s + load.plan.schema.right(16);
    auto holder = Connection::open(load.target());
    ASSERT_TRUE(holder);
    ASSERT_TRUE(holdTrialLock(**holder, name));
    ASSERT_TRUE(holdTrialLock(**holder, name)) << "it is its own";
    const auto other = Connection::open(load.target());
    ASSERT_TRUE(other);
    const auto refused = holdTrialLock(**other, name);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, ErrorCode::TableLocked);
    EXPECT_TRUE(refused.error().what.contains(name)) << refused.error().text();
    holder->reset();
    bool held = false; // the server needs a moment to see that the other one is gone
    for (int tries = 0; tries < 1200 && !held; ++tries, std::this_thread::sleep_for(50ms))
        held = holdTrialLock(**other, name).has_value();
    EXPECT_TRUE(held);
}

TEST(Calibrate, NeedsToMakeATable)
{
    LoadCase load;
    prepare(load, 100);
    const QString secret = u"Secret-1-x"_s;
    load.server().execute(u"CREATE USER 'nocreate'@'localhost' IDENTIFIED BY '%1'"_s.arg(secret));
    load.server().execute(
        u"GRANT SELECT, INSERT, DELETE ON %1.* TO 'nocreate'@'localhost'"_s.arg(load.plan.schema));
    const auto result =
        calibrate(load.plan, load.server().connectionAs(u"nocreate"_s, secret, load.plan.schema),
                  {.secondsPerTrial = 0.2}, silent, {});
    load.server().execute(u"DROP USER 'nocreate'@'localhost'"_s);
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().code, ErrorCode::PrivilegeMissing);
    EXPECT_TRUE(result.error().howToFix.startsWith("GRANT CREATE, DROP, ALTER ON"_L1))
        << result.error().text();
}

} // namespace millrace::test::calibrate_test
