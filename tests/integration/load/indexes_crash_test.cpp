// SPDX-License-Identifier: GPL-3.0-or-later
// Deferred indexes when somebody or something breaks in: cancel, kill -9 of server or program, locks held by
// others.
#include "core/base/literals.h"
#include "tests/integration/load/indexcase.h"
#include "tests/support/qtprinters.h"
#include "tests/support/sanitized.h"
#include "tests/support/testdata.h"

#include <QElapsedTimer>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRandomGenerator>
#include <csignal>
#include <future>
#include <gmock/gmock.h>
#include <thread>

namespace millrace::test::indexes_crash_test {

namespace {

using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::IsEmpty;

constexpr qint64 bigRows = 200'000;
const QString threeKeys = u"ADD KEY ka (a), ADD KEY kb (b, s), ADD KEY ks (s, a)"_s;
const QStringList threeNames{u"ka"_s, u"kb"_s, u"ks"_s};

/// A case whose t has bigRows rows and three keys. It is made once on the shared server: who leaves it as it
/// was hands it to the next.
class BigCase : public IndexCase
{
public:
    BigCase()
    {
        if (const QString waiting = std::exchange(s_waiting, QString()); waiting.isEmpty())
            createBigTable(bigRows, threeKeys);
        else
            execute(u"RENAME TABLE %1 TO t"_s.arg(waiting));
        m_before = createText();
    }
    ~BigCase()
    {
        try {
            if (createText() == m_before)
                s_waiting = table();
        } catch (const std::exception &) { // then the next one makes its own
        }
    }
    BigCase(const BigCase &) = delete;
    BigCase &operator=(const BigCase &) = delete;

private:
    static inline QString s_waiting; ///< empty: none
    QString m_before;
};

/// A build on a thread of its own.
class Build
{
public:
    explicit Build(const IndexCase &table)
        : m_done(std::async(std::launch::async, [this, &table] {
            return table.tryBuild({.stop = m_stop.get_token(), .status = &m_status});
        }))
    {}

    /// Until the server says that it is at work on the indexes; false when it was done before that was seen.
    bool waitUntilAtWork()
    {
        while (m_done.wait_for(1ms) == std::future_status::timeout)
            if (m_status.snapshot().share > 0.02)
                return true;
        return false;
    }
    void cancel() { m_stop.request_stop(); }
    Result<IndexBuildOutcome> result() { return m_done.get(); }

private:
    std::stop_source m_stop;
    IndexBuildStatus m_status;
    std::future<Result<IndexBuildOutcome>> m_done; ///< last: its thread uses the others
};

/// The process list's number of the session that runs an ALTER on the case's table; 0: none.
qint64 alterSession(const IndexCase &table)
{
    return table
        .value(u"SELECT ID FROM information_schema.PROCESSLIST WHERE INFO LIKE 'ALTER TABLE `%1`%' "
               "AND ID <> CONNECTION_ID()"_s.arg(table.schema()))
        .toLongLong();
}

void expectRestored(IndexCase &table, const QString &before)
{
    const auto restored = table.restore();
    ASSERT_TRUE(restored) << restored.error().text();
    EXPECT_TRUE(restored->isComplete()) << restored->sentences().join(u'\n');
    EXPECT_EQ(table.createText(), before);
    const auto connection = valueOrThrow(Connection::open(table.target()));
    EXPECT_EQ(valueOrThrow(connection->rows(u"CHECK TABLE t"_s)).last().value(3).toString(), u"OK"_s);
    const auto again = table.restore();
    ASSERT_TRUE(again);
    EXPECT_THAT(again->indexes.built, IsEmpty()) << "a second time there is nothing left to do";
    EXPECT_EQ(again->indexes.present, threeNames);
}

/// As the system does it: no farewell. Then the server starts again on the same data.
void killAndRestart(PrivateServer &server)
{
    const auto pid = static_cast<pid_t>(server.server().status().pid);
    ASSERT_GT(pid, 1);
    ASSERT_EQ(::kill(pid, SIGKILL), 0);
    while (::kill(pid, 0) == 0)
        std::this_thread::sleep_for(5ms);
    ASSERT_TRUE(server.server().start());
}

} // namespace

TEST(IndexCrash, BetweenRecordAndDropNothingIsMissing)
{
    IndexCase table;
    table.createBigTable(2, threeKeys);
    const QString before = table.createText();
    table.record();
    expectRestored(table, before);
}

TEST(IndexCrash, RunWithoutRecordIsInOrder)
{
    IndexCase table;
    const auto restored = table.restore();
    ASSERT_TRUE(restored) << restored.error().text();
    EXPECT_TRUE(restored->isComplete());
    EXPECT_FALSE(restored->hasRecord);
    EXPECT_THAT(restored->sentences(), ElementsAre(testing::Truly([](const QString &sentence) {
                    return sentence.contains(u"nothing is missing"_s);
                })));
}

TEST(IndexCrash, SecondRecordIsRefused)
{
    IndexCase table;
    table.createBigTable(2, threeKeys);
    table.record();
    table.drop();
    // What a resumed run would see now has no indexes left: the first record must win.
    const auto second = DeferredIndexFile::create(table.folder().path(), table.plan());
    ASSERT_FALSE(second);
    EXPECT_EQ(second.error().code, ErrorCode::IndexRecordUnusable);
    const auto first = valueOrThrow(DeferredIndexFile::open(table.folder().path()));
    ASSERT_TRUE(first);
    EXPECT_EQ(first->deferral().deferred.size(), 3);
}

TEST(IndexCrash, TornRecordIsAnErrorNotAnEmptyOne)
{
    IndexCase table;
    table.createBigTable(2, threeKeys);
    table.record();
    QFile file(table.file().path());
    ASSERT_TRUE(file.resize(file.size() / 2));
    const auto restored = table.restore();
    ASSERT_FALSE(restored);
    EXPECT_EQ(restored.error().code, ErrorCode::BadJson);
}

TEST(IndexCrash, TableGoneSaysWhereTheDefinitionsAre)
{
    IndexCase table;
    table.createBigTable(2, threeKeys);
    table.record();
    table.execute(u"DROP TABLE t"_s);
    const auto restored = table.restore();
    ASSERT_FALSE(restored);
    EXPECT_EQ(restored.error().code, ErrorCode::TableMissing);
    EXPECT_THAT(restored.error().howToFix.toStdString(), testing::HasSubstr("indexes.json"));
}

TEST(IndexCrash, CancelEndsTheBuildWithinASecond)
{
    BigCase table;
    const QString before = table.createText();
    table.record();
    table.drop();
    const QString bare = table.createText();
    Build build(table);
    ASSERT_TRUE(build.waitUntilAtWork());
    QElapsedTimer timer;
    timer.start();
    build.cancel();
    const auto result = build.result();
    EXPECT_LT(timer.elapsed(), promptly(1000));
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().code, ErrorCode::Cancelled) << result.error().text();
    timer.start();
    while (alterSession(table) != 0) // the server takes back what it did
        ASSERT_LT(timer.elapsed(), 30'000);
    EXPECT_EQ(table.createText(), bare) << "whole indexes or none";
    expectRestored(table, before);
}

TEST(IndexCrash, CancelledBeforeItBeginsItDoesNothing)
{
    IndexCase table;
    table.createBigTable(2, threeKeys);
    table.record();
    table.drop();
    std::stop_source stop;
    stop.request_stop();
    const auto result = table.tryBuild({.stop = stop.get_token()});
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().code, ErrorCode::Cancelled);
    EXPECT_EQ(table.indexNames(), QStringList{u"PRIMARY"_s});
}

TEST(IndexCrash, ConnectionKilledInTheMiddleOfTheBuild)
{
    BigCase table;
    const QString before = table.createText();
    table.record();
    table.drop();
    Build build(table);
    ASSERT_TRUE(build.waitUntilAtWork());
    const qint64 session = alterSession(table);
    ASSERT_GT(session, 0);
    table.execute(u"KILL %1"_s.arg(session));
    const auto result = build.result();
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().code, ErrorCode::ConnectionLost) << result.error().text();
    EXPECT_THAT(result.error().howToFix.toStdString(), testing::HasSubstr("restore"));
    expectRestored(table, before);
}

TEST(IndexCrash, SomebodyElseKillsTheStatement)
{
    BigCase table;
    const QString before = table.createText();
    table.record();
    table.drop();
    Build build(table);
    ASSERT_TRUE(build.waitUntilAtWork());
    table.execute(u"KILL QUERY %1"_s.arg(alterSession(table)));
    const auto result = build.result();
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().code, ErrorCode::IndexBuildFailed) << "it was not we who cancelled";
    expectRestored(table, before);
}

TEST(IndexCrash, ServerKilledAfterTheDrop)
{
    PrivateServer server;
    IndexCase table(server);
    table.createBigTable(1000, threeKeys);
    const QString before = table.createText();
    table.record();
    ASSERT_EQ(table.drop().dropped, threeNames);
    killAndRestart(server);
    expectRestored(table, before);
}

TEST(IndexCrash, ServerKilledInTheMiddleOfTheBuild)
{
    PrivateServer server;
    IndexCase table(server);
    table.createBigTable(bigRows, threeKeys);
    const QString before = table.createText();
    table.record();
    table.drop();
    Build build(table);
    ASSERT_TRUE(build.waitUntilAtWork());
    killAndRestart(server);
    const auto result = build.result();
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().code, ErrorCode::ConnectionLost) << result.error().text();
    expectRestored(table, before);
}

TEST(IndexCrash, ProgramKilledWhileTheServerGoesOnBuilding)
{
    BigCase table;
    const QString before = table.createText();
    table.record();
    table.drop();
    table.releaseFolder();
    const QString run = table.file().runId();
    QProcess process;
    qputenv("MILLRACE_PASSWORD", table.target().password.toUtf8());
    process.start(millraceCli(), {u"restore"_s, run});
    while (alterSession(table) == 0)
        ASSERT_FALSE(process.waitForFinished(2)) << process.readAllStandardError();
    process.kill();
    process.waitForFinished();
    qunsetenv("MILLRACE_PASSWORD");
    ASSERT_EQ(process.exitStatus(), QProcess::CrashExit);
    ASSERT_GT(alterSession(table), 0) << "the server goes on, or this test shows nothing";
    const auto folder = valueOrThrow(RunFolder::open(run));
    const auto restored = restoreRun(*folder, table.target());
    ASSERT_TRUE(restored) << restored.error().text();
    EXPECT_EQ(restored->indexes.present, threeNames) << "it waited for the one that was under way";
    EXPECT_THAT(restored->indexes.built, IsEmpty());
    EXPECT_EQ(table.createText(), before);
}

TEST(IndexCrash, KilledAtRandomMoments)
{
    IndexCase table;
    table.createBigTable(20'000, threeKeys);
    const QString before = table.createText();
    table.record();
    const QString run = table.file().runId();
    table.releaseFolder();
    qputenv("MILLRACE_PASSWORD", table.target().password.toUtf8());
    for (int round = 0; round < 12; ++round) {
        table.drop();
        QProcess process;
        process.start(millraceCli(), {u"restore"_s, run});
        ASSERT_TRUE(process.waitForStarted());
        std::this_thread::sleep_for(std::chrono::milliseconds(QRandomGenerator::global()->bounded(300)));
        if (const qint64 session = round % 2 == 0 ? alterSession(table) : 0; session > 0)
            (void)valueOrThrow(Connection::open(table.target()))->execute(u"KILL %1"_s.arg(session));
        process.kill();
        process.waitForFinished();
        const auto folder = valueOrThrow(RunFolder::open(run));
        const auto restored = restoreRun(*folder, table.target());
        ASSERT_TRUE(restored) << restored.error().text();
        ASSERT_TRUE(restored->isComplete());
        ASSERT_EQ(table.createText(), before) << "round " << round;
    }
    qunsetenv("MILLRACE_PASSWORD");
}

TEST(IndexCrash, CommandLineTellsByItsExitCode)
{
    BigCase table;
    const QString before = table.createText();
    table.record();
    table.drop();
    const QString run = table.file().runId();
    table.releaseFolder();
    qputenv("MILLRACE_PASSWORD", table.target().password.toUtf8());
    const auto cli = [&](const QStringList &more, const std::function<void(QProcess &)> &during = {}) {
        auto process = std::make_unique<QProcess>();
        process->start(millraceCli(), QStringList{u"restore"_s, run} + more);
        EXPECT_TRUE(process->waitForStarted());
        if (during)
            during(*process);
        EXPECT_TRUE(process->waitForFinished(60'000));
        return process;
    };
    const auto cancelled = cli({}, [&](QProcess &process) {
        while (alterSession(table) == 0)
            ASSERT_FALSE(process.waitForFinished(2)) << process.readAllStandardError();
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
    });
    EXPECT_EQ(cancelled->exitCode(), 5) << cancelled->readAllStandardError();
    const auto done = cli({u"--json"_s});
    EXPECT_EQ(done->exitCode(), 0) << done->readAllStandardError();
    const QJsonObject json = QJsonDocument::fromJson(done->readAllStandardOutput()).object();
    EXPECT_EQ(json.value(u"complete"_s), true);
    EXPECT_EQ(json.value(u"built"_s).toArray().size(), 3);
    EXPECT_EQ(table.createText(), before);
    const auto again = cli({});
    EXPECT_EQ(again->exitCode(), 0);
    EXPECT_THAT(again->readAllStandardOutput().toStdString(), testing::HasSubstr("are in place"));
    table.execute(u"ALTER TABLE t DROP KEY ka, ADD KEY ka (a, b)"_s);
    const auto altered = cli({});
    EXPECT_EQ(altered->exitCode(), 4);
    EXPECT_THAT(altered->readAllStandardOutput().toStdString(), testing::HasSubstr("another definition"));
    qunsetenv("MILLRACE_PASSWORD");
}

TEST(IndexCrash, WhoHoldsTheTableIsNamed)
{
    IndexCase table;
    table.createBigTable(2, threeKeys);
    const QString before = table.createText();
    table.record();
    const auto holder = valueOrThrow(Connection::open(table.target()));
    valueOrThrow(holder->execute(u"START TRANSACTION"_s));
    valueOrThrow(holder->rows(u"SELECT * FROM t FOR UPDATE"_s));
    QElapsedTimer timer;
    timer.start();
    const auto dropped = table.tryDrop({.lockWaitSeconds = 1}, table.target());
    EXPECT_LT(timer.elapsed(), promptly(5000));
    ASSERT_FALSE(dropped);
    EXPECT_EQ(dropped.error().code, ErrorCode::TableLocked) << dropped.error().text();
    EXPECT_THAT(dropped.error().howToFix.toStdString(),
                testing::HasSubstr("session " + std::to_string(holder->threadId()) + " "));
    EXPECT_EQ(table.createText(), before);
    // A cancel does not wait for the lock.
    std::stop_source stop;
    auto waiting = std::async(std::launch::async, [&] {
        return table.tryDrop({.lockWaitSeconds = 30, .stop = stop.get_token()}, table.target());
    });
    while (alterSession(table) == 0)
        std::this_thread::sleep_for(2ms);
    timer.start();
    stop.request_stop();
    const auto cancelled = waiting.get();
    EXPECT_LT(timer.elapsed(), promptly(1000));
    ASSERT_FALSE(cancelled);
    EXPECT_EQ(cancelled.error().code, ErrorCode::Cancelled) << cancelled.error().text();
    EXPECT_EQ(table.createText(), before);
}

/// What a build shows while it is under way.
struct Shown
{
    QVector<double> shares;
    QStringList stages;
    bool beginAndEnd() const
    {
        return shares.size() >= 3 && shares.first() < 0.6 && shares.last() > 0.6 &&
               stages.join(u'\n').contains(u"building 3 indexes: reading"_s);
    }
};

/// \a doubled: has the table twice the rows first.
void watchABuild(Shown &shown, bool doubled)
{
    shown = {};
    BigCase table;
    table.record();
    table.drop();
    if (doubled)
        table.execute(u"INSERT INTO t (a, b, s) SELECT a, b, s FROM t"_s);
    const bool mysql = !table.facts().isMariaDb();
    const auto consumer = [&] {
        return mysql ? table.value(u"SELECT ENABLED FROM performance_schema.setup_consumers WHERE NAME = "
                                   "'events_stages_current'"_s)
                     : QVariant();
    };
    const QVariant before = consumer();
    IndexBuildStatus status;
    auto done = std::async(std::launch::async, [&] { return table.tryBuild({.status = &status}); });
    while (done.wait_for(20ms) == std::future_status::timeout) {
        const IndexBuildProgress progress = status.snapshot();
        if (progress.running && progress.share >= 0 &&
            (shown.shares.isEmpty() || progress.share != shown.shares.last()))
            shown.shares << progress.share;
        if (progress.running && !shown.stages.contains(progress.stage))
            shown.stages << progress.stage;
    }
    const auto built = done.get();
    ASSERT_TRUE(built) << built.error().text();
    EXPECT_TRUE(std::is_sorted(shown.shares.begin(), shown.shares.end()));
    EXPECT_TRUE(shown.shares.isEmpty() || shown.shares.last() <= 1.0);
    EXPECT_FALSE(status.snapshot().running);
    EXPECT_EQ(consumer(), before);
}

/// A busy machine lets us look at few moments of a build of two seconds: then another one is watched. What is
/// seen has to be right each time.
TEST(IndexCrash, ProgressGrowsAndTheServersSwitchesAreLeftAsTheyWere)
{
    Shown shown;
    constexpr int mostBuilds = 8;
    for (int build = 0; build < mostBuilds && !shown.beginAndEnd(); ++build)
        ASSERT_NO_FATAL_FAILURE(watchABuild(shown, build == 0)); // the others need no build as long
    ASSERT_GE(shown.shares.size(), 3);
    EXPECT_LT(shown.shares.first(), 0.6);
    EXPECT_GT(shown.shares.last(), 0.6);
    EXPECT_THAT(shown.stages.join(u'\n').toStdString(), testing::HasSubstr("building 3 indexes: reading"));
}

} // namespace millrace::test::indexes_crash_test
