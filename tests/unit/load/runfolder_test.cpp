// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/base/wallclock.h"
#include "core/load/control/runcontrol.h"
#include "core/record/runfolder.h"
#include "tests/support/qtprinters.h"
#include "tests/support/sanitized.h"

#include <QDir>
#include <QFile>
#include <QSet>
#include <QTemporaryDir>
#include <csignal>
#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <thread>

namespace millrace::runfolder_test {

namespace {

Plan somePlan()
{
    Plan plan;
    plan.name = u"x"_s;
    plan.source.files = {{.path = u"/a"_s}};
    plan.schema = plan.table = u"t"_s;
    plan.mapping.fields = {{.name = u"a"_s}};
    return plan;
}

} // namespace

TEST(RunFolder, GivesBackWhatWasWrittenAndForgivesATornLine)
{
    auto folder = RunFolder::create(somePlan());
    ASSERT_TRUE(folder) << folder.error().text();
    ASSERT_TRUE(
        (*folder)->append(Event{.elapsedMs = 5, .kind = Event::Kind::Warning, .text = u"line\nbreak"_s}));
    ASSERT_TRUE((*folder)->append(
        Chunk{.id = {1}, .firstRow = {1}, .rows = 3, .segments = {{.bytes = 9, .rows = 3}}}));
    ASSERT_TRUE((*folder)->append(
        Sample{.elapsedMs = 100, .rowsStreamed = 7, .rowsCommitted = 3, .bytesStreamed = 20}));
    RunSummary summary{.run = (*folder)->id(), .status = RunState::Stopped, .startedMs = 1'790'000'000'123};
    summary.tables = {TableOutcome{.table = u"s.t"_s, .rowsBefore = 12}};
    summary.error =
        Error{.code = ErrorCode::RowRejected, .what = u"w"_s, .context = {.line = 3, .rawRow = "\xff\0"}};
    ASSERT_TRUE((*folder)->save(summary));
    QFile events((*folder)->path() + u"/events.jsonl"_s);
    ASSERT_TRUE(events.open(QIODevice::Append));
    events.write("{\"kind\":\"no");
    events.close();

    const auto again = RunFolder::open((*folder)->id());
    ASSERT_TRUE(again);
    ASSERT_EQ((*again)->events()->size(), 1);
    EXPECT_EQ((*again)->events()->first().text, u"line\nbreak"_s);
    ASSERT_EQ((*again)->chunks()->size(), 1);
    EXPECT_EQ((*again)->chunks()->first().segments.first().bytes, 9);
    ASSERT_EQ((*again)->samples()->size(), 1);
    EXPECT_EQ((*again)->samples()->first().rowsStreamed, 7);
    EXPECT_EQ((*again)->summary()->toJson(), summary.toJson());
    EXPECT_EQ((*again)->summary()->tables.first().rowsBefore, 12);
}

TEST(RunFolder, RunsOfOneSecondHaveFoldersOfTheirOwn)
{
    // More than the letters of an id tell apart in a second without drawing the same ones twice. As many as a
    // build with a sanitizer makes in one or two: each looks through all that are there, and more would only
    // be of other seconds.
    constexpr int runs = test::addressSanitized || test::threadSanitized ? 800 : 2'500;
    const QTemporaryDir home;
    QSet<QString> ids;
    for (int run = 0; run < runs; ++run) {
        const auto folder = RunFolder::create(somePlan(), home.path());
        ASSERT_TRUE(folder) << folder.error().text();
        ids << (*folder)->id();
    }
    EXPECT_EQ(ids.size(), runs);
}

TEST(RunFolder, RunsOfOneSecondAreListedNewestFirst)
{
    const QTemporaryDir home;
    QStringList ids;
    for (int run = 0; run < 12; ++run) {
        const auto folder = RunFolder::create(somePlan(), home.path());
        ASSERT_TRUE(folder) << folder.error().text();
        ids.prepend((*folder)->id());
        std::this_thread::sleep_for(std::chrono::milliseconds(3)); // a file's time is kept in these
    }
    EXPECT_EQ(listRuns(home.path()), ids);
}

/// An order that changes while it is being made may be anything, but each run is in it.
TEST(RunFolder, AreListedWhileTheirPlansAreSaved)
{
    const QTemporaryDir home;
    QStringList ids;
    for (int i = 0; i < 40; ++i) {
        ids << u"20261125-101010-aa%1%2"_s.arg(QChar(u'a' + i / 20)).arg(QChar(u'a' + i % 20));
        ASSERT_TRUE(QDir(home.path()).mkdir(ids.last()));
        ASSERT_TRUE(writeFileAtomically(u"%1/%2/plan.millrace"_s.arg(home.path(), ids.last()), "{}"));
    }
    const std::jthread saving([&](const std::stop_token &stop) {
        for (int turn = 0; !stop.stop_requested(); ++turn) {
            const auto plan = u"%1/%2/plan.millrace"_s.arg(home.path(), ids.at(turn * 7 % int(ids.size())));
            const timespec time{1'700'000'000 + turn * 13 % 50, 0};
            const timespec times[2]{time, time};
            ::utimensat(AT_FDCWD, QFile::encodeName(plan).constData(), times, 0);
        }
    });
    for (int i = 0; i < 300; ++i) {
        QStringList listed = listRuns(home.path());
        listed.sort();
        ASSERT_EQ(listed, ids);
    }
}

TEST(RunFolder, TheSecondOfAnIdIsInUtc)
{
    for (const QDateTime &moment :
         {wallNow(), QDateTime::fromString(u"2026-03-29T02:30:00Z"_s, Qt::ISODate), // not in Berlin
          QDateTime::fromString(u"2028-02-29T23:59:59Z"_s, Qt::ISODate)}) {
        const qint64 seconds = moment.toSecsSinceEpoch();
        EXPECT_EQ(msOfRunId(moment.toString(u"yyyyMMdd-HHmmss"_s) + u"-abcd"_s), seconds * 1000);
    }
    for (const QString &none : {QString(), u"20261131-101010-abcd"_s, u"20261130-106010-abcd"_s, u"old"_s})
        EXPECT_EQ(msOfRunId(none), 0) << qPrintable(none);
}

TEST(RunFolder, ARunThatBeginsBehindAClockPutBackIsStillTheNewest)
{
    using namespace std::chrono_literals;
    const QTemporaryDir home;
    const auto idBehind = [&home](std::chrono::milliseconds shift) {
        shiftWallClock(shift);
        const auto folder = RunFolder::create(somePlan(), home.path());
        shiftWallClock(0ms);
        EXPECT_TRUE(folder) << folder.error().text();
        return (*folder)->id();
    };
    const QString first = idBehind(0ms);
    const QString second = idBehind(-1h);
    const QString third = idBehind(-1h);
    EXPECT_EQ(listRuns(home.path()), QStringList({third, second, first}));
    // But a clock that was once far ahead does not draw all runs there for ever.
    const QString future = idBehind(24h * 400);
    EXPECT_LT(idBehind(0ms), future);
}

TEST(RunSummary, KnowsHowLongAgoTheRunBeganWhateverTheClockSays)
{
    using namespace std::chrono_literals;
    constexpr qint64 minute = 60'000;
    constexpr qint64 hour = 3'600'000;
    RunSummary summary{
        .run = u"r"_s, .startedMs = wallNowMs() - 10 * minute, .startedSinceBoot = SinceBoot::now()};
    summary.startedSinceBoot.ms -= 10 * minute;
    const auto again = RunSummary::fromJson(summary.toJson());
    ASSERT_TRUE(again);
    for (const auto shift : {0ms, 0ms + 1h, 0ms - 1h}) {
        shiftWallClock(shift);
        const qint64 ago = again->msSinceStart(0);
        RunSummary unknown = *again;
        unknown.startedSinceBoot.boot = u"another"_s;
        const qint64 byTheWall = unknown.msSinceStart(minute);
        shiftWallClock(0ms);
        EXPECT_GE(ago, 10 * minute);
        EXPECT_LT(ago, 20 * minute);
        EXPECT_EQ(again->msSinceStart(hour), hour) << "what its parts took at least";
        if (shift < 0ms)
            EXPECT_EQ(byTheWall, minute) << "put back: what its parts took is all that is known";
        else
            EXPECT_GE(byTheWall, 10 * minute + shift.count());
    }
}

TEST(RunFolder, OneProcessAtATimeWorksOnARun)
{
    const auto first = RunFolder::create(somePlan());
    ASSERT_TRUE(first);
    ASSERT_TRUE((*first)->lock());
    const auto second = RunFolder::open((*first)->id());
    ASSERT_TRUE(second);
    const auto locked = (*second)->lock();
    ASSERT_FALSE(locked);
    EXPECT_EQ(locked.error().code, ErrorCode::RunFolderUnusable);
}

TEST(RunFolder, UnknownAndHostileIdsAreRefused)
{
    for (const char *id : {"", "nope", "../../etc", "20260101-000000-abcd", "20260101-000000-abcd/.."}) {
        const auto folder = RunFolder::open(QString::fromUtf8(id));
        ASSERT_FALSE(folder) << id;
        EXPECT_EQ(folder.error().code, ErrorCode::RunUnknown);
    }
}

TEST(RunFolder, AFullDiskIsAnErrorWithARemedyNotAGap)
{
    auto folder = RunFolder::create(somePlan());
    ASSERT_TRUE(folder);
    // The file size limit stands in for the disk: the write fails with EFBIG instead of ENOSPC.
    std::signal(SIGXFSZ, SIG_IGN);
    rlimit before{};
    getrlimit(RLIMIT_FSIZE, &before);
    rlimit small = before;
    small.rlim_cur = 4096;
    setrlimit(RLIMIT_FSIZE, &small);
    Result<void> written;
    for (int i = 0; i < 1000 && written; ++i)
        written = (*folder)->append(Event{.text = u"something happened, and happened again"_s});
    setrlimit(RLIMIT_FSIZE, &before);
    ASSERT_FALSE(written);
    EXPECT_EQ(written.error().code, ErrorCode::DiskFull);
    EXPECT_TRUE(written.error().howToFix.contains(u"Free space"_s));
}

TEST(RunControl, WaitingEndsWithResumeAndWithStop)
{
    RunControl control;
    std::stop_source stop;
    control.waitWhilePaused(stop.get_token()); // not paused: returns
    control.pause();
    std::jthread resumer([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
        control.resume();
    });
    control.waitWhilePaused(stop.get_token());
    EXPECT_GE(control.pausedTime().count(), 15);
    control.pause();
    std::jthread stopper([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
        stop.request_stop();
    });
    control.waitWhilePaused(stop.get_token());
    EXPECT_TRUE(control.isPaused());
}

} // namespace millrace::runfolder_test
