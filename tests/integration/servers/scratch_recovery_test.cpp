// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/literals.h"
#include "core/server/scratch/serverprocess.h"
#include "tests/integration/servers/scratchfixture.h"
#include "tests/support/testdata.h"

#include <QDir>
#include <QDirIterator>
#include <QJsonDocument>
#include <QProcess>
#include <QThread>
#include <csignal>
#include <future>

namespace millrace::scratch_recovery_test {

namespace {

class ScratchRecovery : public ScratchFixture
{
protected:
    void killServer() const
    {
        const auto process = ServerProcess::fromPid(scratch().status().pid);
        ASSERT_TRUE(process);
        ASSERT_EQ(::kill(static_cast<pid_t>(process->pid()), SIGKILL), 0);
        ASSERT_TRUE(process->waitUntilGone(10'000));
    }
    QStringList starterArguments() const
    {
        return program().isEmpty() ? QStringList{folder()} : QStringList{folder(), program()};
    }
    void execute(const ResolvedConnection &target, const char *sql) const
    {
        const auto connection = Connection::open(target);
        ASSERT_TRUE(connection) << qPrintable(connection.error().text());
        const auto done = (*connection)->execute(QLatin1String(sql));
        ASSERT_TRUE(done) << qPrintable(done.error().text());
    }
};

TEST_F(ScratchRecovery, ASecondStartFindsTheRunningServer)
{
    putData();
    const auto first = started();
    const qint64 pid = scratch().status().pid;
    const auto second = started();
    EXPECT_EQ(scratch().status().pid, pid);
    EXPECT_EQ(second.spec, first.spec);
    EXPECT_EQ(second.password, first.password);
}

TEST_F(ScratchRecovery, TwoStartsAtOnceMakeOneServer)
{
    // No data yet: both would make it.
    auto other = std::async(std::launch::async, [this] { return started(); });
    const auto one = started();
    EXPECT_EQ(other.get().password, one.password);
    EXPECT_TRUE(Connection::open(one));
}

TEST_F(ScratchRecovery, StopEndsTheServerAndForgetsIt)
{
    putData();
    started();
    const auto process = ServerProcess::fromPid(scratch().status().pid);
    ASSERT_TRUE(process);
    ASSERT_TRUE(scratch().stop());
    EXPECT_FALSE(process->isRunning());
    EXPECT_FALSE(scratch().status().running);
    EXPECT_FALSE(QFile::exists(file("state.json")));
    EXPECT_TRUE(scratch().stop()) << "stopping what does not run is no error";
    const auto connection = scratch().connection();
    ASSERT_FALSE(connection);
    EXPECT_EQ(connection.error().code, ErrorCode::ScratchServerFailed);
}

TEST_F(ScratchRecovery, AKilledServerComesBackWithItsCommittedRows)
{
    putData();
    const auto first = started();
    execute(first, "CREATE DATABASE kept");
    execute(first, "CREATE TABLE kept.t (a INT PRIMARY KEY) ENGINE=InnoDB");
    execute(first, "INSERT INTO kept.t VALUES (1),(2),(3)");
    killServer();
    EXPECT_FALSE(scratch().status().running);

    const auto second = started();
    EXPECT_EQ(second.password, first.password);
    const auto connection = Connection::open(second);
    ASSERT_TRUE(connection);
    EXPECT_EQ((*connection)->value(u"SELECT COUNT(*) FROM kept.t"_s)->toInt(), 3);
}

TEST_F(ScratchRecovery, AForeignProcessWithTheRecordedPidIsNeverTouched)
{
    putData();
    QProcess stranger;
    stranger.start(u"sleep"_s, {u"300"_s});
    ASSERT_TRUE(stranger.waitForStarted());
    const auto identity = ServerProcess::fromPid(stranger.processId());
    ASSERT_TRUE(identity);
    // Pid, start time and boot all match: only the command line tells that this is no server of ours.
    QJsonObject state = identity->toJson();
    state.insert(u"socket"_s, file("server.sock"));
    write("state.json", QJsonDocument(state).toJson());

    EXPECT_FALSE(scratch().status().running);
    ASSERT_TRUE(scratch().stop());
    EXPECT_TRUE(identity->isRunning());

    write("state.json", QJsonDocument(state).toJson());
    started();
    EXPECT_NE(scratch().status().pid, identity->pid());
    EXPECT_TRUE(identity->isRunning());
    stranger.kill();
    stranger.waitForFinished();
}

TEST_F(ScratchRecovery, AReusedPidIsNotOurServer)
{
    putData();
    started();
    const qint64 pid = scratch().status().pid;
    auto identity = ServerProcess::fromPid(pid);
    ASSERT_TRUE(identity);
    QJsonObject earlier = identity->toJson();
    earlier.insert(u"start_ticks"_s, earlier.value(u"start_ticks"_s).toInteger() - 1);
    EXPECT_FALSE(ServerProcess::fromJson(earlier)->isRunning());
    EXPECT_FALSE(ServerProcess::fromJson(earlier)->requestEnd());
    EXPECT_TRUE(identity->isRunning());
}

TEST_F(ScratchRecovery, ARunningServerIsFoundAgainWithoutItsState)
{
    putData();
    const auto first = started();
    const qint64 pid = scratch().status().pid;
    for (const char *damaged : {"", "{", "[1,2]", R"({"pid":"x","socket":7})", "\xff\xfe\x00garbage"}) {
        write("state.json", damaged);
        EXPECT_EQ(scratch().status().pid, pid) << damaged;
        EXPECT_EQ(started().spec, first.spec) << damaged;
    }
    ASSERT_TRUE(QFile::remove(file("state.json")));
    ASSERT_TRUE(scratch().stop());
    EXPECT_FALSE(ServerProcess::fromPid(pid)) << "stop() must find it too";
}

TEST_F(ScratchRecovery, ADamagedStateRemovesNoFileOfSomebodyElse)
{
    putData();
    write("precious", "keep me");
    write("state.json",
          R"({"pid":1,"start_ticks":1,"boot_id":"x","socket":")" + file("precious").toUtf8() + "\"}");
    ASSERT_TRUE(scratch().stop());
    EXPECT_TRUE(QFile::exists(file("precious")));
}

TEST_F(ScratchRecovery, ALostPasswordIsMadeAnewAtTheNextStart)
{
    putData();
    const auto first = started();
    ASSERT_TRUE(QFile::remove(file("password")));
    EXPECT_FALSE(scratch().connection());
    EXPECT_FALSE(scratch().start());
    ASSERT_TRUE(scratch().stop());
    const auto second = started();
    EXPECT_NE(second.password, first.password);
    EXPECT_TRUE(Connection::open(second));
}

TEST_F(ScratchRecovery, TheServerOutlivesTheProgramThatStartedIt)
{
    putData();
    QProcess starter;
    starter.start(test::builtFile(u"tests/integration/scratch_starter"_s), starterArguments());
    ASSERT_TRUE(starter.waitForFinished(60'000));
    ASSERT_EQ(starter.exitCode(), 0) << starter.readAllStandardError().constData();
    const qint64 pid = starter.readAllStandardOutput().trimmed().toLongLong();

    EXPECT_TRUE(scratch().status().running);
    EXPECT_EQ(scratch().status().pid, pid);
    const auto target = scratch().connection();
    ASSERT_TRUE(target) << qPrintable(target.error().text());
    EXPECT_TRUE(Connection::open(*target));
}

TEST_F(ScratchRecovery, AStarterThatIsKilledLeavesNothingInTheWay)
{
    const QString cache = file("cache"); // of its own: the data directory that is copied is yet to be made
    const auto begin = [&](QProcess &starter) {
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"XDG_CACHE_HOME"_s, cache);
        starter.setProcessEnvironment(environment);
        starter.start(test::builtFile(u"tests/integration/scratch_starter"_s), starterArguments());
    };
    const auto isMakingOne = [&] {
        QDirIterator folders(cache, {u"data.unfinished*"_s}, QDir::Dirs, QDirIterator::Subdirectories);
        return folders.hasNext();
    };
    for (const int delayMs : {0, 30, 300}) {
        QProcess starter;
        begin(starter);
        ASSERT_TRUE(starter.waitForStarted());
        for (int i = 0; i < 2000 && !isMakingOne(); ++i)
            QThread::msleep(1);
        ASSERT_TRUE(isMakingOne());
        QThread::msleep(delayMs);
        starter.kill();
        ASSERT_TRUE(starter.waitForFinished());
        ASSERT_FALSE(QFile::exists(file("data"))) << "killed too late to show anything";
    }
    QProcess last;
    begin(last);
    ASSERT_TRUE(last.waitForFinished(120'000));
    EXPECT_EQ(last.exitCode(), 0) << last.readAllStandardError().constData();
    EXPECT_TRUE(Connection::open(started()));
}

/// Copying takes a moment only: whether the kill comes in its midst is chance, what follows is not.
TEST_F(ScratchRecovery, OneThatIsKilledWhileItCopiesLeavesNothingInTheWayEither)
{
    for (int i = 0; i < 3; ++i) {
        QProcess starter;
        starter.start(test::builtFile(u"tests/integration/scratch_starter"_s), starterArguments());
        ASSERT_TRUE(starter.waitForStarted());
        for (int wait = 0; wait < 2000 && !QFile::exists(file("data")) &&
                           QDir(folder()).entryList({u"data.unfinished*"_s}, QDir::Dirs).isEmpty();
             ++wait)
            QThread::msleep(1);
        starter.kill();
        ASSERT_TRUE(starter.waitForFinished());
    }
    EXPECT_TRUE(Connection::open(started()));
    EXPECT_TRUE(QDir(folder()).entryList({u"data.unfinished*"_s}, QDir::Dirs).isEmpty());
}

} // namespace

} // namespace millrace::scratch_recovery_test
