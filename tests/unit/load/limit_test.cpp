// SPDX-License-Identifier: GPL-3.0-or-later
// What limits a load: samples of real loads whose cause was known, and where nothing can be said.
#include "core/base/literals.h"
#include "core/bottleneck/bottlenecksample.h"
#include "core/load/control/socketwatch.h"
#include "tests/support/qtprinters.h"
#include "tests/support/testdata.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QScopeGuard>
#include <QTemporaryDir>
#include <gtest/gtest.h>
#include <thread>

#ifdef Q_OS_LINUX
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>
#endif

namespace millrace::limit_test {

namespace {

QVector<BottleneckSample> recorded(const QString &name)
{
    QVector<BottleneckSample> samples;
    QFile file(test::testData(u"limits/"_s + name));
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << qPrintable(name);
    for (const QByteArray &line : file.readAll().split('\n'))
        if (!line.isEmpty())
            samples << BottleneckSample::fromJson(QJsonDocument::fromJson(line).object());
    return samples;
}

/// Two workers that send all the time to a server that tells nothing.
QVector<BottleneckSample> silentServer(int seconds)
{
    QVector<BottleneckSample> samples;
    for (int second = 0; second <= seconds; ++second) {
        BottleneckSample sample{.atMs = second * 1000, .workers = 2, .rows = second * 100'000};
        sample.times[static_cast<std::size_t>(WorkerActivity::Sending)] = second * 2'000'000'000LL;
        samples << sample;
    }
    return samples;
}

BottleneckKind kindOf(const QVector<BottleneckSample> &samples)
{
    return classifyBottleneck(samples).kind;
}

} // namespace

class RecordedLoad : public testing::TestWithParam<const char *>
{};

/// "redo-my.jsonl" is a load on MySQL that its small redo log held back.
TEST_P(RecordedLoad, IsNamedByItsCause)
{
    const QString name = QString::fromLatin1(GetParam());
    const QVector<BottleneckSample> samples = recorded(name);
    ASSERT_GT(samples.size(), 4);
    const Bottleneck limit = overallBottleneck(samples);
    EXPECT_EQ(bottleneckName(limit.kind), name.section(u'-', 0, 0)) << qPrintable(bottleneckSentence(limit));
    EXPECT_FALSE(bottleneckRemedy(limit.kind).isEmpty());
}

INSTANTIATE_TEST_SUITE_P(OfBothFlavours, RecordedLoad,
                         testing::Values("source-ma.jsonl", "source-my.jsonl", "plan-ma.jsonl",
                                         "plan-my.jsonl", "locks-ma.jsonl", "locks-my.jsonl",
                                         "commit-ma.jsonl", "commit-my.jsonl", "pool_misses-ma.jsonl",
                                         "network-ma.jsonl", "network-my.jsonl", "redo-ma.jsonl",
                                         "redo-my.jsonl", "machine_cpu-ma.jsonl", "machine_cpu-my.jsonl",
                                         "autoinc_lock-ma.jsonl", "autoinc_lock-my.jsonl"));

TEST(LimitClassifier, SaysNothingWithoutFigures)
{
    EXPECT_EQ(kindOf({}), BottleneckKind::Unclear);
    EXPECT_EQ(kindOf(silentServer(0)), BottleneckKind::Unclear);
    EXPECT_EQ(kindOf(silentServer(1)), BottleneckKind::Unclear); // too short
    // The server is what the workers wait for, and it tells nothing: no guess.
    EXPECT_EQ(kindOf(silentServer(6)), BottleneckKind::Unclear);
    EXPECT_TRUE(bottleneckRemedy(BottleneckKind::Unclear).isEmpty());
}

TEST(LimitClassifier, APauseIsNoLimit)
{
    QVector<BottleneckSample> samples = silentServer(6);
    for (BottleneckSample &sample : samples) {
        sample.times = {};
        sample.times[static_cast<std::size_t>(WorkerActivity::Paused)] = sample.atMs * 2'000'000;
    }
    EXPECT_EQ(kindOf(samples), BottleneckKind::Unclear);
}

TEST(LimitClassifier, TheServersProcessorsCountAsFarAsTheWorkersReach)
{
    QVector<BottleneckSample> samples = silentServer(6);
    for (BottleneckSample &sample : samples) {
        sample.serverCores = 16;
        sample.serverCpuMs = sample.atMs * 19 / 10; // 1.9 cores for 2 workers
        sample.machineIdleMs = sample.atMs * 14;
    }
    EXPECT_EQ(kindOf(samples), BottleneckKind::ServerCpu);
    for (BottleneckSample &sample : samples)
        sample.serverCpuMs = sample.atMs / 2;
    EXPECT_EQ(kindOf(samples), BottleneckKind::Unclear); // cores are idle, the server waits for something
    for (BottleneckSample &sample : samples)
        sample.machineIdleMs = 0;
    EXPECT_EQ(kindOf(samples), BottleneckKind::MachineCpu);
}

TEST(LimitClassifier, TheLineIsFullOnlyWhereTheReceiverHasRoom)
{
    QVector<BottleneckSample> samples = silentServer(6);
    for (BottleneckSample &sample : samples) {
        sample.tcpBusyMs = sample.atMs * 2;
        sample.tcpReceiverMs = sample.atMs / 10;
    }
    EXPECT_EQ(kindOf(samples), BottleneckKind::Network);
    for (BottleneckSample &sample : samples)
        sample.tcpReceiverMs = sample.atMs * 2;
    EXPECT_EQ(kindOf(samples),
              BottleneckKind::Unclear); // the server takes them no faster, and does not say why
}

TEST(LimitClassifier, CountersOfAServerThatWasRestartedAreNotBelieved)
{
    QVector<BottleneckSample> samples = silentServer(6);
    for (BottleneckSample &sample : samples)
        sample.poolReads = sample.atMs < 3000 ? 1'000'000'000 + sample.atMs * 1000 : sample.atMs;
    EXPECT_EQ(kindOf(samples), BottleneckKind::Unclear);
}

TEST(LimitClassifier, WaitsForALockCountWhileTheyLast)
{
    QVector<BottleneckSample> samples = silentServer(6);
    for (BottleneckSample &sample : samples) {
        sample.rowLockMs = 0; // no wait has ended yet
        sample.rowLockWaits = 2;
    }
    EXPECT_EQ(kindOf(samples), BottleneckKind::Locks);
}

TEST(LimitClassifier, AClusterThatTakesNothingIsNoSlowCommit)
{
    // Twelve seconds after the rows of each chunk: to the workers it is a COMMIT.
    const auto committing = [](auto cluster) {
        QVector<BottleneckSample> samples;
        for (int second = 0; second <= 12; ++second) {
            BottleneckSample sample{.atMs = second * 1000, .workers = 2, .rows = second};
            sample.times[static_cast<std::size_t>(WorkerActivity::Committing)] = second * 2'000'000'000LL;
            cluster(sample, second);
            samples << sample;
        }
        return samples;
    };
    EXPECT_EQ(kindOf(committing([](BottleneckSample &, int) {})), BottleneckKind::Commit);
    EXPECT_EQ(kindOf(committing([](BottleneckSample &sample, int) {
                  sample.flowControlMs = 77;
                  sample.noMajority = 0;
              })),
              BottleneckKind::Commit);
    const Bottleneck paused = classifyBottleneck(
        committing([](BottleneckSample &sample, int second) { sample.flowControlMs = 77 + second * 600; }));
    EXPECT_EQ(paused.kind, BottleneckKind::Cluster);
    EXPECT_NEAR(paused.share, 0.6, 0.01);
    const Bottleneck alone = classifyBottleneck(committing([](BottleneckSample &sample, int second) {
        sample.flowControlMs = 0;
        sample.noMajority = second > 3 ? 1 : 0;
    }));
    EXPECT_EQ(alone.kind, BottleneckKind::Cluster);
    EXPECT_NEAR(alone.share, 9.0 / 13, 0.01);
}

TEST(LimitSpells, PartsOfAResumedRunAreTakenApart)
{
    QVector<BottleneckSample> samples = silentServer(12);
    for (BottleneckSample &sample : samples)
        sample.rowLockWaits = 2;
    for (const qint64 beganMs : {0, 14'000}) { // of an earlier version the clock begins again
        QVector<BottleneckSample> both = samples;
        for (BottleneckSample sample : silentServer(3)) {
            sample.atMs += beganMs;
            both << sample;
        }
        const QVector<BottleneckSpell> spells = bottleneckSpells(both);
        ASSERT_EQ(spells.size(), 2);
        EXPECT_EQ(spells[0].limit.kind, BottleneckKind::Locks);
        EXPECT_EQ(spells[0].ms, 12'000);
        EXPECT_EQ(spells[1].limit.kind, BottleneckKind::Unclear);
        EXPECT_EQ(spells[1].ms, 3'000);
        EXPECT_EQ(overallBottleneck(both).kind, BottleneckKind::Locks);
    }
}

TEST(LimitSpells, OfAServerThatNoLoadWaitsForThereIsNothingToSay)
{
    QVector<BottleneckSample> samples = silentServer(12);
    for (BottleneckSample &sample : samples)
        sample.workers = 0;
    EXPECT_TRUE(bottleneckSpells(samples).isEmpty());
}

TEST(BottleneckSample, SurvivesItsFileAndATornLine)
{
    QTemporaryDir folder;
    BottleneckSample sample{
        .atMs = 4711, .workers = 3, .rows = 5, .bytes = 6, .serverCpuMs = 7, .serverCores = 8};
    sample.times[static_cast<std::size_t>(WorkerActivity::Committing)] = 9'000'000;
    sample.redoAge = 10;
    const QByteArray line = QJsonDocument(sample.toJson()).toJson(QJsonDocument::Compact);
    QFile file(folder.filePath(u"limits.jsonl"_s));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(line + '\n' + line.left(line.size() / 2));
    file.close();
    const auto read = readBottleneckSamples(folder.path());
    ASSERT_TRUE(read);
    ASSERT_EQ(read->size(), 1);
    EXPECT_EQ(read->first().toJson(), sample.toJson());
    EXPECT_EQ(read->first().tcpBusyMs, -1); // not told is not 0
    EXPECT_TRUE(readBottleneckSamples(folder.path() + u"/none"_s)->isEmpty());
}

TEST(Limits, HaveANameEachAndASentence)
{
    QStringList names;
    for (int i = 0; i <= static_cast<int>(BottleneckKind::AutoIncLock); ++i) {
        const auto kind = static_cast<BottleneckKind>(i);
        EXPECT_EQ(bottleneckFromName(bottleneckName(kind)), kind);
        EXPECT_FALSE(bottleneckSentence({.kind = kind, .share = 0.5}).isEmpty());
        names << bottleneckName(kind);
    }
    names.removeDuplicates();
    EXPECT_EQ(names.size(), static_cast<int>(BottleneckKind::AutoIncLock) + 1);
    EXPECT_EQ(bottleneckFromName(u"of a later version"_s), BottleneckKind::Unclear);
}

TEST(WorkerClock, AddsUpWhatTheWorkerDid)
{
    const auto of = [](const WorkerTimes &times, WorkerActivity activity) {
        return times[static_cast<std::size_t>(activity)];
    };
    constexpr std::chrono::milliseconds takes(2); // at least: a sleep is never shorter than asked for
    constexpr qint64 takesNs = std::chrono::nanoseconds(takes).count();
    WorkerClock clock;
    EXPECT_EQ(clock.times(), WorkerTimes{}); // not begun
    clock.enter(WorkerActivity::Source);
    std::this_thread::sleep_for(takes);
    clock.enter(WorkerActivity::Sending);
    const WorkerTimes first = clock.times();
    EXPECT_GE(of(first, WorkerActivity::Source), takesNs);
    EXPECT_EQ(of(first, WorkerActivity::Other), 0);
    std::this_thread::sleep_for(takes);
    const WorkerTimes later = clock.times();
    EXPECT_GE(of(later, WorkerActivity::Sending), of(first, WorkerActivity::Sending) + takesNs)
        << "what goes on is counted";
    EXPECT_EQ(of(later, WorkerActivity::Source), of(first, WorkerActivity::Source));
}

TEST(SocketWatch, WithoutATcpSocketNothingIsKnown)
{
    SocketWatch watch;
    const SocketWatch::Entry none(watch, -1);
    EXPECT_EQ(watch.times().busyMs, -1);
    EXPECT_EQ(watch.times().receiverMs, -1);
    EXPECT_EQ(watch.times().sentBytes, -1);
}

#ifdef Q_OS_LINUX
/// Of a session that had another owner before, only what this one sent; also once it is gone.
TEST(SocketWatch, CountsWhatPassedTheLineWhileItLooked)
{
    const int listener = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    const int client = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    auto *const place = reinterpret_cast<sockaddr *>(&address);
    ASSERT_EQ(::bind(listener, place, size), 0);
    ASSERT_EQ(::listen(listener, 1), 0);
    ASSERT_EQ(::getsockname(listener, place, &size), 0);
    ASSERT_EQ(::connect(client, place, size), 0);
    const int other = ::accept(listener, nullptr, nullptr);
    const auto closing = qScopeGuard([&] {
        for (const int descriptor : {listener, client, other})
            ::close(descriptor);
    });
    // The answer says that all of it has arrived.
    const auto send = [&](qsizetype bytes) {
        QByteArray block(bytes, 'x');
        ASSERT_EQ(::send(client, block.data(), std::size_t(bytes), 0), bytes);
        ASSERT_EQ(::recv(other, block.data(), std::size_t(bytes), MSG_WAITALL), bytes);
        ASSERT_EQ(::send(other, "!", 1, 0), 1);
        ASSERT_EQ(::recv(client, block.data(), 1, MSG_WAITALL), 1);
    };
    send(7'000);
    SocketWatch watch;
    {
        const SocketWatch::Entry entry(watch, client);
        EXPECT_EQ(watch.times().sentBytes, 0);
        send(3'000);
        EXPECT_EQ(watch.times().sentBytes, 3'000);
    }
    send(500);
    EXPECT_EQ(watch.times().sentBytes, 3'000);
}
#endif

} // namespace millrace::limit_test
