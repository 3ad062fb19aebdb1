// SPDX-License-Identifier: GPL-3.0-or-later
// The clock on the wall is put forward or back an hour while a run is under way, or between two parts of it:
// rows, proof and durations are what they would have been, and no restart of a server is made out of it.
#include "core/base/literals.h"
#include "core/base/wallclock.h"
#include "core/report/anyreport.h"
#include "tests/integration/dumps/dumpcase.h"
#include "tests/integration/load/servercase.h"
#include "tests/integration/load/tablecase.h"
#include "tests/support/qtprinters.h"

#include <QElapsedTimer>
#include <gtest/gtest.h>
#include <stdexcept>
#include <thread>

namespace millrace::test::clock_test {

namespace {

using namespace std::chrono_literals;
using Shift = std::chrono::milliseconds;

constexpr int rows = 20'000;
constexpr qint64 mostOfAnHourMs = 3'300'000;

/// The clock is right again when the test is over.
class Clock
{
public:
    Clock() = default;
    ~Clock() { shiftWallClock(0ms); }
    Clock(const Clock &) = delete;
    Clock &operator=(const Clock &) = delete;
};

class Jumps : public testing::TestWithParam<Shift>
{
protected:
    const Clock clock;
    QElapsedTimer timer;
};

std::string nameOf(const testing::TestParamInfo<Shift> &shift)
{
    return shift.param > 0ms ? "forward" : "back";
}

void prepareFiles(LoadCase &load)
{
    QByteArray bytes;
    for (int id = 1; id <= rows; ++id)
        bytes += QByteArray::number(id) + "\ttext of row " + QByteArray::number(id * 7919 % 100003) + '\n';
    load.addFile(u"a.txt"_s, bytes);
    load.createTable(u"(id int NOT NULL PRIMARY KEY, s varchar(120)) ENGINE=InnoDB"_s, u"(id, s)"_s);
    load.plan.verify = VerifyLevel::Content;
    load.plan.chunkRows = 1'000;
    load.plan.limits.rowsPerSecond = rows; // slow enough that there is a middle
}

template <typename Load> void prepareTable(Load &load)
{
    load.createSource(u"(a int, b int, v varchar(30), PRIMARY KEY (a, b))"_s,
                      u"n % 7, n, CONCAT('value ', n)"_s, rows);
    load.createTarget(u"(a int, b int, v varchar(30)) ENGINE=InnoDB"_s);
    load.plan.chunkRows = 1'000;
    load.plan.limits.rowsPerSecond = rows;
    // What was written before the run began and what after it is told apart by the second.
    std::this_thread::sleep_for(3s);
}

QString sumOf(const QString &expressions, const QString &table)
{
    return u"SELECT CONCAT(COUNT(*), ':', SUM(CRC32(CONCAT_WS('|', %1)))) FROM %2"_s.arg(expressions, table);
}

void expectAllRows(LoadCase &load)
{
    EXPECT_EQ(load.rowsInTable(), rows);
    EXPECT_EQ(
        load.server()
            .value(u"SELECT SUM(s = CONCAT('text of row ', id * 7919 % 100003)) FROM %1"_s.arg(load.table()))
            .toInt(),
        rows);
}

void waitForRows(const MigrationRun &run, qint64 count)
{
    while (run.progress().rowsCommitted < count && run.progress().state <= RunState::Loading)
        std::this_thread::sleep_for(1ms);
}

/// Puts the clock in the midst of the load.
auto putting(Shift shift)
{
    return [shift](RunControl &, const MigrationRun &run) {
        waitForRows(run, 3'000);
        EXPECT_EQ(run.progress().state, RunState::Loading) << "the middle";
        shiftWallClock(shift);
    };
}

/// None is longer than the run really took; \a atLeast: seconds.
void expectSaneDurations(LoadCase &load, const RunSummary &summary, qint64 tookMs, double atLeast)
{
    EXPECT_GE(summary.seconds, atLeast);
    EXPECT_LE(summary.seconds * 1000, static_cast<double>(tookMs));
    EXPECT_GT(summary.loadSeconds, 0);
    EXPECT_LE(summary.loadSeconds, summary.seconds);
    const auto events = load.folder().events();
    ASSERT_TRUE(events);
    for (const Event &event : *events) {
        EXPECT_GE(event.elapsedMs, 0) << event.text;
        EXPECT_LE(event.elapsedMs, tookMs) << event.text;
        EXPECT_FALSE(event.text.contains("started"_L1)) << event.text;
    }
    const auto samples = load.folder().samples();
    ASSERT_TRUE(samples);
    qint64 last = 0;
    for (const Sample &sample : *samples) {
        EXPECT_GE(sample.elapsedMs, last);
        last = sample.elapsedMs;
    }
    EXPECT_LE(last, tookMs);
    EXPECT_TRUE(reportFor(load.folder(), u"html"_s));
}

} // namespace

TEST_P(Jumps, InTheMidstOfALoadOfFilesChangeNothing)
{
    LoadCase load;
    prepareFiles(load);
    timer.start();
    const RunSummary summary = load.run(putting(GetParam()));
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_TRUE(summary.tables.first().verified) << why(summary);
    EXPECT_EQ(summary.tables.first().rowsCompared, rows);
    expectAllRows(load);
    expectSaneDurations(load, summary, timer.elapsed(), 0.5);
    const qint64 jump = load.events.last().wallMs - load.events.first().wallMs;
    EXPECT_GT(GetParam() > 0ms ? jump : -jump, mostOfAnHourMs) << "the run saw the other clock";
}

/// The time of the table's last change is held against how long the run took.
TEST_P(Jumps, InTheMidstOfACopyOfATableAreNoChangeOfIt)
{
    TableCase load;
    prepareTable(load);
    timer.start();
    const RunSummary summary = load.run(putting(GetParam()));
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_TRUE(summary.tables.first().verified) << why(summary);
    EXPECT_EQ(load.value(sumOf(u"a, b, v"_s, u"%1.t"_s)), load.value(sumOf(u"a, b, v"_s, u"%1.src"_s)));
    expectSaneDurations(load, summary, timer.elapsed(), 0.5);
}

/// The server's uptime is held against how long the run took.
TEST_P(Jumps, InTheMidstOfACopyFromAServerAreNoRestartOfIt)
{
    ServerCase load;
    prepareTable(load);
    timer.start();
    int kills = 0;
    const RunSummary summary = load.run([&](RunControl &control, const MigrationRun &run) {
        putting(GetParam())(control, run);
        // Only rows that are not of one snapshot are in need of a source that did not change.
        while (kills == 0 && run.progress().state == RunState::Loading) {
            const QVariant session =
                load.from().value(u"SELECT ID FROM information_schema.PROCESSLIST WHERE DB = '%1' AND ID <> "
                                  "CONNECTION_ID() LIMIT 1"_s.arg(load.schema));
            if (!session.isValid())
                continue;
            try {
                load.from().execute(u"KILL %1"_s.arg(session.toLongLong()));
                ++kills;
            } catch (const std::runtime_error &) { // it ended by itself meanwhile
            }
        }
    });
    ASSERT_EQ(kills, 1);
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_GT(load.folder().snapshots()->size(), 1);
    EXPECT_TRUE(summary.tables.first().verified) << why(summary);
    load.expectSameRows(u"a, b, v"_s);
    expectSaneDurations(load, summary, timer.elapsed(), 0.5);
}

TEST_P(Jumps, BetweenTwoPartsOfARunAreNoneOfItsTime)
{
    LoadCase load;
    prepareFiles(load);
    timer.start();
    const RunSummary first = load.run([](RunControl &control, const MigrationRun &run) {
        waitForRows(run, 3'000);
        control.cancel();
    });
    ASSERT_EQ(first.status, RunState::Cancelled) << why(first);
    ASSERT_LT(load.rowsInTable(), rows);
    shiftWallClock(GetParam()); // back: the resume is an hour before the run began
    const RunSummary summary = load.resume();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_TRUE(summary.tables.first().verified) << why(summary);
    expectAllRows(load);
    EXPECT_EQ(summary.startedMs, first.startedMs);
    expectSaneDurations(load, summary, timer.elapsed(), first.seconds);
}

INSTANTIATE_TEST_SUITE_P(AnHour, Jumps, testing::Values(Shift(1h), Shift(-1h)), nameOf);

namespace {

/// Events, samples and what the monitor saw of a run that was resumed twice: one after the other.
void expectOneTimeAxis(const RunFolder &folder, const QString &limitsIn)
{
    const auto events = folder.events();
    ASSERT_TRUE(events);
    QVector<qint64> begunMs; // of the parts
    for (const Event &event : *events)
        if (event.values.value(u"stage"_s) == "preflight"_L1)
            begunMs << event.elapsedMs;
    ASSERT_EQ(begunMs.size(), 3);
    EXPECT_TRUE(std::is_sorted(begunMs.begin(), begunMs.end()));
    int part = -1;
    for (const Event &event : *events) {
        part += event.values.value(u"stage"_s) == "preflight"_L1 ? 1 : 0;
        EXPECT_GE(event.elapsedMs, begunMs.at(part)) << event.text;
        if (part < 2) {
            EXPECT_LE(event.elapsedMs, begunMs.at(part + 1)) << event.text;
        }
    }
    const auto samples = folder.samples();
    ASSERT_TRUE(samples);
    qint64 last = 0;
    QVector<int> inPart(3, 0);
    for (const Sample &sample : *samples) {
        EXPECT_GE(sample.elapsedMs, last);
        last = sample.elapsedMs;
        ++inPart[std::upper_bound(begunMs.begin(), begunMs.end(), last) - begunMs.begin() - 1];
    }
    EXPECT_FALSE(inPart.contains(0)) << "each part has its samples where its stages are";
    const auto limits = readBottleneckSamples(limitsIn);
    ASSERT_TRUE(limits);
    EXPECT_GE(limits->size(), 3);
    for (qsizetype i = 1; i < limits->size(); ++i)
        EXPECT_GE(limits->at(i).atMs, limits->at(i - 1).atMs);
}

/// What is shown of a part while it is under way, and the first sample that it wrote.
void expectGoesOn(const RunProgress &shown, const RunSummary &before, qint64 rowsBefore)
{
    EXPECT_GE(static_cast<double>(shown.elapsedMs), before.seconds * 1000 - 1);
    EXPECT_GE(shown.rowsCommitted, rowsBefore) << "in the table from its first moment on";
    EXPECT_GE(shown.rowsFoundDone, rowsBefore);
}

} // namespace

TEST(ResumedTwice, ARunOfATableHasOneTimeAxis)
{
    LoadCase load;
    prepareFiles(load);
    QVector<Event> told;
    RunSummary before;
    for (int part = 0; part < 3; ++part) {
        const qint64 there = part == 0 ? 0 : load.rowsInTable();
        const qsizetype toldBefore = part == 0 ? 0 : load.folder().samples()->size();
        const auto during = [&](RunControl &control, const MigrationRun &run) {
            expectGoesOn(run.progress(), before, there);
            waitForRows(run, (part + 1) * 4'000);
            if (part < 2)
                control.cancel();
        };
        const RunSummary summary = part == 0 ? load.run(during) : load.resume(during);
        ASSERT_EQ(summary.status, part < 2 ? RunState::Cancelled : RunState::Done) << why(summary);
        const auto samples = load.folder().samples();
        ASSERT_GT(samples->size(), toldBefore);
        EXPECT_EQ(samples->at(toldBefore).rowsCommitted, there) << "no row was sent in no time";
        before = summary;
    }
    expectAllRows(load);
    expectOneTimeAxis(load.folder(), load.folder().path());
}

TEST(ClockBack, HidesNoChangeOfTheSourceBetweenTwoPartsOfARun)
{
    const Clock clock;
    TableCase load;
    prepareTable(load);
    RunSummary summary = load.run([](RunControl &control, const MigrationRun &run) {
        waitForRows(run, 3'000);
        control.cancel();
    });
    ASSERT_EQ(summary.status, RunState::Cancelled) << why(summary);
    std::this_thread::sleep_for(3s); // what is written in the run's first two seconds may be from before
    // In rows that may be loaded already; as many as before.
    load.execute(u"UPDATE %1.src SET v = 'another' WHERE b <= 100"_s);
    std::this_thread::sleep_for(8s); // longer than the run works
    shiftWallClock(-1h);
    load.plan.limits.rowsPerSecond = 0;
    summary = load.resume();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_FALSE(summary.tables.first().verified);
    EXPECT_TRUE(summary.tables.first().notVerifiedBecause.contains("changed during the run"_L1))
        << why(summary);
}

TEST(ClockBack, LeavesTheNewestRunFirstInTheList)
{
    const Clock clock;
    LoadCase load;
    load.addFile(u"a.txt"_s, "1\ta\n");
    load.createTable(u"(id int, s varchar(9)) ENGINE=InnoDB"_s, u"(id, s)"_s);
    ASSERT_EQ(load.run().status, RunState::Done);
    shiftWallClock(-1h);
    const RunSummary second = load.run();
    ASSERT_EQ(second.status, RunState::Done) << why(second);
    EXPECT_EQ(listRuns().first(), second.run);
    const RunSummary third = load.run();
    ASSERT_EQ(third.status, RunState::Done) << why(third);
    EXPECT_EQ(listRuns().first(), third.run);
    EXPECT_EQ(listRuns().at(1), second.run);
    EXPECT_TRUE(third.tables.first().verified) << why(third);
}

namespace {

/// Puts the clock when the first chunk is in.
class PuttingObserver final : public RunObserver
{
public:
    explicit PuttingObserver(Shift shift)
        : m_shift(shift)
    {}
    void onEvent(const Event &event) override
    {
        if (event.kind == Event::Kind::ChunkDone && m_chunks++ == 0)
            shiftWallClock(m_shift);
    }
    int chunks() const { return m_chunks; }

private:
    const Shift m_shift;
    std::atomic<int> m_chunks = 0;
};

/// Cancels when the first chunk is in.
class CancellingObserver final : public RunObserver
{
public:
    explicit CancellingObserver(RunControl &control)
        : m_control(control)
    {}
    void onEvent(const Event &event) override
    {
        const std::lock_guard lock(m_mutex);
        told << event;
        if (event.kind == Event::Kind::ChunkDone)
            m_control.cancel();
    }
    QVector<Event> told;

private:
    std::mutex m_mutex;
    RunControl &m_control;
};

class ResumedDump : public DumpCase
{};

class DumpJumps : public DumpCase, public testing::WithParamInterface<Shift>
{
protected:
    const Clock clock;
};

} // namespace

TEST_F(ResumedDump, HasOneTimeAxisInTwoPartsMore)
{
    QByteArray sql;
    for (const QByteArray table : {"a", "b"}) {
        sql += "CREATE TABLE " + table + " (id int PRIMARY KEY, v varchar(30));\nINSERT INTO " + table +
               " VALUES (0,'0')";
        for (int id = 1; id < 2'000; ++id)
            sql += ",(" + QByteArray::number(id) + ",'value " + QByteArray::number(id) + "')";
        sql += ";\n";
    }
    writeDump(sql);
    Plan defaults;
    defaults.chunkRows = 500;
    // One table after the other, and each part of it long enough to be watched.
    defaults.limits.rowsPerSecond = 600;
    m_defaults = defaults;
    const auto plan = makePlan();
    ASSERT_TRUE(plan) << qPrintable(plan.error().text());
    QString id;
    RunSummary before;
    for (int part = 0; part < 3; ++part) {
        auto folder = part == 0 ? RunFolder::create(*plan) : RunFolder::open(id);
        ASSERT_TRUE(folder);
        id = (*folder)->id();
        const qint64 there = part == 0 ? 0
                                       : m_server
                                             .value(u"SELECT (SELECT COUNT(*) FROM %1.a) + (SELECT "
                                                    "COUNT(*) FROM %1.b)"_s.arg(m_byRun))
                                             .toLongLong();
        const qsizetype sampled = (*folder)->samples()->size();
        RunControl control;
        RunControl ignored;
        CancellingObserver observer(part < 2 ? control : ignored);
        DumpRun run(
            *plan,
            {.folder = **folder, .control = control, .observer = observer, .target = m_server.connection()});
        const RunSummary summary = run.run();
        ASSERT_EQ(summary.status, part < 2 ? RunState::Cancelled : RunState::Done) << why(summary);
        expectGoesOn(run.progress(), before, there);
        for (const Event &event : std::as_const(observer.told)) {
            EXPECT_GE(static_cast<double>(event.elapsedMs), before.seconds * 1000 - 1) << event.text;
            EXPECT_LE(static_cast<double>(event.elapsedMs), summary.seconds * 1000 + 1) << event.text;
        }
        const auto samples = (*folder)->samples();
        ASSERT_GT(samples->size(), sampled);
        EXPECT_EQ(samples->at(sampled).rowsCommitted, there) << "no row was sent in no time";
        before = summary;
    }
    const auto folder = RunFolder::open(id);
    ASSERT_TRUE(folder);
    const auto first = begunTable(**folder, 0);
    ASSERT_TRUE(first && *first);
    expectOneTimeAxis(**folder, (*first)->path());
}

/// After the last table the server's uptime is held against how long the run took.
TEST_P(DumpJumps, InTheMidstOfAWholeDumpAreNoRestartOfTheServer)
{
    QByteArray sql = "CREATE TABLE t (id int PRIMARY KEY, v varchar(30));\nINSERT INTO t VALUES (0,'0')";
    for (int id = 1; id < 2'000; ++id)
        sql += ",(" + QByteArray::number(id) + ",'value " + QByteArray::number(id) + "')";
    writeDump(sql + ";\n");
    Plan defaults;
    defaults.chunkRows = 300;
    defaults.global = {{u"innodb_io_capacity"_s, u"1000"_s}};
    m_defaults = defaults;
    const auto plan = makePlan();
    ASSERT_TRUE(plan) << qPrintable(plan.error().text());
    auto folder = RunFolder::create(*plan);
    ASSERT_TRUE(folder);
    RunControl control;
    PuttingObserver observer(GetParam());
    QElapsedTimer timer;
    timer.start();
    const RunSummary summary =
        DumpRun(
            *plan,
            {.folder = **folder, .control = control, .observer = observer, .target = m_server.connection()})
            .run();
    ASSERT_EQ(summary.status, RunState::Done) << (summary.error ? qPrintable(summary.error->text()) : "");
    EXPECT_GT(observer.chunks(), 1);
    EXPECT_TRUE(summary.tables.first().verified) << why(summary);
    EXPECT_EQ(m_server.value(u"SELECT COUNT(*) FROM %1.t"_s.arg(m_byRun)).toInt(), 2'000);
    EXPECT_LE(summary.seconds * 1000, static_cast<double>(timer.elapsed()));
    const auto events = (*folder)->events();
    ASSERT_TRUE(events);
    EXPECT_FALSE(events->isEmpty());
    for (const Event &event : *events)
        EXPECT_FALSE(event.text.contains("restarted since"_L1)) << event.text;
}

INSTANTIATE_TEST_SUITE_P(AnHour, DumpJumps, testing::Values(Shift(1h), Shift(-1h)), nameOf);

} // namespace millrace::test::clock_test
