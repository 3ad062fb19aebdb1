// SPDX-License-Identifier: GPL-3.0-or-later
// Streams into spool files: what arrives, what it is called, and what is left of a stream that fails.
#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/source/inspect/dumpreading.h"
#include "core/source/stream/pipestream.h"
#include "core/source/stream/spooling.h"
#include "core/source/stream/spoolname.h"
#include "core/source/stream/spoolstore.h"
#include "tests/support/filesizelimit.h"
#include "tests/support/pack.h"
#include "tests/unit/source/sourcefixture.h"

#include <QFileInfo>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>

namespace millrace::test::spooling_test {

namespace {

class Spooling : public SourceFiles
{
protected:
    Result<SourceStream> ofCommand(const QString &command, SpoolOptions options = {})
    {
        options.folder = home();
        return spoolStream(SourceStream::From::Command, command, options);
    }
    QString home() const { return path(u"spools"_s); }
    QStringList left() const { return QDir(home()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot); }
};

const QByteArray dumpText =
    "-- MySQL dump 10.13\nCREATE TABLE `t` (`id` int);\nINSERT INTO `t` VALUES (1);\n";

} // namespace

TEST_F(Spooling, ACommandsOutputIsTheFile)
{
    write(u"dump"_s, dumpText);
    std::atomic<qint64> seen = 0;
    QString said;
    const auto stream =
        ofCommand(u"cat '%1'; echo 'all sent' >&2"_s.arg(path(u"dump"_s)),
                  {.bytes = &seen, .onErrorText = [&said](const QString &text) { said += text; }});
    ASSERT_TRUE(stream) << qPrintable(stream.error().text());
    EXPECT_EQ(QFileInfo(stream->spool).fileName(), u"stream.sql"_s);
    EXPECT_EQ(*readWholeFile(stream->spool), dumpText);
    EXPECT_EQ(stream->bytes, dumpText.size());
    EXPECT_EQ(seen, dumpText.size());
    EXPECT_EQ(said, u"all sent\n"_s);
    // The record is what tells a spool from any other file.
    const auto record = streamOfSpool(stream->spool);
    ASSERT_TRUE(record);
    EXPECT_EQ(record->text, stream->text);
    EXPECT_EQ(record->hash, stream->hash);
    EXPECT_FALSE(streamOfSpool(path(u"dump"_s)));
    EXPECT_EQ(QFileInfo(QFileInfo(stream->spool).path() + u"/stream.json"_s).permissions() &
                  (QFileDevice::ReadGroup | QFileDevice::ReadOther),
              QFileDevice::Permissions());
    ASSERT_TRUE(removeSpool(stream->spool));
    EXPECT_EQ(left(), QStringList());
}

TEST_F(Spooling, NamesSayWhatIsInside)
{
    const QByteArray rows = "1\tInsert into the list\n2\tset\n";
    const std::pair<QByteArray, QString> cases[] = {
        {dumpText, u"stream.sql"_s},
        {packed(dumpText, "gzip"), u"stream.sql.gz"_s},
        {rows, u"stream.txt"_s},
        {packed(rows, "gzip"), u"stream.txt.gz"_s},
        {"/*!40101 SET NAMES utf8 */;\n", u"stream.sql"_s},
        {"set,name\n1,a\n", u"stream.txt"_s},
        {"# a comment\n1;2\n", u"stream.txt"_s},
        {"insert into t values (1);", u"stream.sql"_s},
    };
    for (const auto &[content, name] : cases) {
        write(u"in"_s, content);
        const auto stream = ofCommand(u"cat '%1'"_s.arg(path(u"in"_s)));
        ASSERT_TRUE(stream) << qPrintable(stream.error().text());
        EXPECT_EQ(QFileInfo(stream->spool).fileName(), name) << content.constData();
        EXPECT_EQ(*readWholeFile(stream->spool), content);
    }
    // A name that is given is taken, but never for a way out of the folder.
    const auto named = ofCommand(u"echo 1"_s, {.name = u"../../credits.csv"_s});
    ASSERT_TRUE(named);
    EXPECT_EQ(QFileInfo(named->spool).fileName(), u"credits.csv"_s);
    EXPECT_EQ(QFileInfo(QFileInfo(named->spool).path()).path(), home());
    EXPECT_EQ(usableSpoolName(u"stream.json"_s), QString());
    EXPECT_EQ(usableSpoolName(u"/a/.."_s), QString());
}

TEST_F(Spooling, ACommandThatFailsLeavesNothing)
{
    const auto coded = ofCommand(u"echo 1; echo 'no such bucket' >&2; exit 7"_s);
    ASSERT_FALSE(coded);
    expectHelpful(coded.error(), ErrorCode::StreamBroken);
    EXPECT_TRUE(coded.error().what.contains(u"exit code 7"_s)) << qPrintable(coded.error().text());
    EXPECT_TRUE(coded.error().what.contains(u"no such bucket"_s)) << qPrintable(coded.error().text());
    const auto killed = ofCommand(u"echo 1; kill -9 $$"_s);
    ASSERT_FALSE(killed);
    expectHelpful(killed.error(), ErrorCode::StreamBroken);
    EXPECT_TRUE(killed.error().what.contains(u"signal 9"_s)) << qPrintable(killed.error().text());
    const auto silent = ofCommand(u"true"_s);
    ASSERT_FALSE(silent);
    expectHelpful(silent.error(), ErrorCode::SourceEmpty);
    EXPECT_EQ(left(), QStringList());
}

TEST_F(Spooling, EveryPartOfAPipelineCounts)
{
    if (!QFileInfo(u"/bin/bash"_s).isExecutable())
        GTEST_SKIP() << "no bash here: its shell tells the last part's end only";
    const auto stream = ofCommand(u"(echo 1; exit 3) | cat"_s);
    ASSERT_FALSE(stream);
    expectHelpful(stream.error(), ErrorCode::StreamBroken);
}

TEST_F(Spooling, AFullDiskNamesTheFolderAndLeavesNothing)
{
    const auto stream = [&] {
        const FileSizeLimit limit(300'000);
        return ofCommand(u"head -c 2000000 /dev/zero"_s);
    }();
    ASSERT_FALSE(stream);
    expectHelpful(stream.error(), ErrorCode::DiskFull);
    EXPECT_TRUE(stream.error().what.contains(home())) << qPrintable(stream.error().text());
    EXPECT_EQ(left(), QStringList());
}

TEST_F(Spooling, CancellingEndsTheCommand)
{
    std::stop_source stop;
    const QString mark = path(u"pid"_s);
    // It stops once the command has written: what it waits for never comes.
    const auto stream = ofCommand(
        u"echo $$ > '%1'; echo 1 >&2; sleep 1000"_s.arg(mark),
        {.stop = stop.get_token(), .onErrorText = [&stop](const QString &) { stop.request_stop(); }});
    ASSERT_FALSE(stream);
    EXPECT_EQ(stream.error().code, ErrorCode::Cancelled);
    EXPECT_EQ(left(), QStringList());
    const auto pid = readWholeFile(mark)->trimmed().toInt();
    ASSERT_GT(pid, 0);
    EXPECT_NE(::kill(pid, 0), 0) << "the command still runs";
}

TEST_F(Spooling, APipeIsReadToItsWritersEnd)
{
    const QString pipe = path(u"credits.csv"_s);
    ASSERT_EQ(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    EXPECT_TRUE(isPipe(pipe));
    EXPECT_FALSE(isPipe(path(u"nothing"_s)));
    EXPECT_FALSE(isPipe(folder()));
    QByteArray content;
    for (int row = 0; row < 200'000; ++row)
        content += QByteArray::number(row) + ",x\n";
    std::jthread writer([&] {
        QFile file(pipe);
        ASSERT_TRUE(file.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
        EXPECT_EQ(file.write(content), content.size());
    });
    const auto stream = spoolStream(SourceStream::From::Pipe, pipe, {.folder = home()});
    ASSERT_TRUE(stream) << qPrintable(stream.error().text());
    EXPECT_EQ(*readWholeFile(stream->spool), content);
    EXPECT_EQ(QFileInfo(stream->spool).fileName(), u"credits.csv"_s);
}

TEST_F(Spooling, APipeWithoutAWriterCanBeCancelled)
{
    const QString pipe = path(u"pipe"_s);
    ASSERT_EQ(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    std::stop_source stop;
    stop.request_stop();
    const auto stream =
        spoolStream(SourceStream::From::Pipe, pipe, {.folder = home(), .stop = stop.get_token()});
    ASSERT_FALSE(stream);
    EXPECT_EQ(stream.error().code, ErrorCode::Cancelled);
}

TEST_F(Spooling, WhatAKilledProcessLeftIsSweptAndWhatArrivesIsNot)
{
    const auto begun = [&](const char *name) {
        const QString folder = home() + u'/' + QString::fromLatin1(name);
        EXPECT_TRUE(QDir().mkpath(folder));
        QFile file(folder + u'/' + arrivingFileName());
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        EXPECT_EQ(file.write("12345"), 5);
        return file.fileName();
    };
    const QString dead = begun("stream-dead");
    const QString alive = begun("stream-alive");
    const int held = ::open(QFile::encodeName(alive).constData(), O_RDONLY | O_CLOEXEC);
    ASSERT_EQ(::flock(held, LOCK_EX | LOCK_NB), 0);
    const auto whole = ofCommand(u"echo 1"_s); // sweeps
    ASSERT_TRUE(whole);
    EXPECT_FALSE(QFileInfo::exists(dead));
    EXPECT_TRUE(QFileInfo::exists(alive));
    QMap<Spool::State, int> states;
    for (const Spool &spool : spools(home()))
        ++states[spool.state];
    EXPECT_EQ(states, (QMap<Spool::State, int>{{Spool::State::Arriving, 1}, {Spool::State::Whole, 1}}));
    ::close(held);
    EXPECT_EQ(sweepSpools(home()), 5);
    EXPECT_TRUE(QFileInfo::exists(whole->spool));
}

TEST_F(Spooling, AFolderOfSomebodyElsesIsNoSpool)
{
    ASSERT_TRUE(QDir().mkpath(home() + u"/stream-of-mine/sub"_s));
    ASSERT_TRUE(QDir().mkpath(home() + u"/stream-empty"_s));
    QFile mine(home() + u"/stream-of-mine/rows.txt"_s);
    ASSERT_TRUE(mine.open(QIODevice::WriteOnly));
    mine.close();
    EXPECT_TRUE(spools(home()).isEmpty());
    EXPECT_EQ(sweepSpools(home()), 0);
    EXPECT_TRUE(mine.exists());
    EXPECT_TRUE(QFileInfo::exists(home() + u"/stream-empty"_s));
    ASSERT_TRUE(removeSpool(mine.fileName())); // it has no record, and so nothing happens
    EXPECT_TRUE(mine.exists());
}

TEST_F(Spooling, ACommandIsKnownOnceItWasGiven)
{
    const QString command = u"aws s3 cp s3://bucket/%1 -"_s.arg(folder());
    EXPECT_FALSE(isRememberedCommand(command));
    ASSERT_TRUE(rememberCommand(command));
    EXPECT_TRUE(isRememberedCommand(command));
    EXPECT_FALSE(isRememberedCommand(command + u' '));
}

TEST_F(Spooling, WhatIsHandedAroundHasTheProgramAlone)
{
    const auto discreet = [](const QString &command) {
        return SourceStream{.from = SourceStream::From::Command, .text = command}.discreetSentence();
    };
    EXPECT_EQ(discreet(u"TOKEN=s3cret /usr/bin/curl -H 'X: s3cret' https://x"_s),
              u"The dump is written by a command of curl, which the plan has."_s);
    EXPECT_EQ(discreet(u"'my tool' s3cret"_s), u"The dump is written by a command, which the plan has."_s);
    EXPECT_EQ(discreet(u"TOKEN='a s3cret' curl x"_s),
              u"The dump is written by a command, which the plan has."_s);
}

} // namespace millrace::test::spooling_test
