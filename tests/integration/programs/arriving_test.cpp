// SPDX-License-Identifier: GPL-3.0-or-later
// Streams that are loaded while they arrive: that they are, what is left when they break off, and that a run
// which goes on takes nothing but the same stream for its rest.
#include "tests/integration/programs/streamcase.h"

namespace millrace::test::arriving_test {

namespace {

/// Hard to compress.
QByteArray looseRows(int rows)
{
    QByteArray text;
    for (int id = 1; id <= rows; ++id)
        text += QByteArray::number(id) + '\t' + QByteArray::number((quint32(id) * 2654435761U) >> 1) + '\n';
    return text;
}

class ArrivingStreams : public StreamCase
{
protected:
    static constexpr int count = 300'000;

    QString go() const { return path(u"go"_s); }
    QString ok() const { return path(u"ok"_s); }
    /// Writes what is in the file "rows", and ends, well or not, when it is told to.
    QString command() const
    {
        return u"cat '%1'; while ! test -e '%2'; do sleep 0.02; done; test -e '%3'"_s.arg(path(u"rows"_s),
                                                                                          go(), ok());
    }
    QStringList slowly() const { return {u"--chunk-rows"_s, u"10000"_s}; }
    QString runId() const { return onlyRun().value(u"run"_s).toString(); }

    /// What the table holds, by the server's own sum: as of the same rows loaded as a file.
    void expectAsOfAFile(const QByteArray &content) const
    {
        m_server.execute(u"CREATE TABLE %1.f (id int PRIMARY KEY, n int)"_s.arg(m_schema));
        const QString plan = path(u"file.millrace"_s);
        const QString file = write(u"as-file.txt"_s, content);
        ASSERT_EQ(
            cli({u"plan"_s, file, u"--target"_s, target(), u"--table"_s, u"f"_s, u"-o"_s, plan}).exitCode, 0);
        ASSERT_EQ(cli({u"run"_s, plan}).exitCode, 0);
        const auto sum = [this](const QString &table) {
            const auto connection = Connection::open(m_server.connection());
            const auto found = (*connection)->rows(u"CHECKSUM TABLE %1.%2"_s.arg(m_schema, table));
            return found->first().value(1).toLongLong();
        };
        EXPECT_EQ(sum(u"t"_s), sum(u"f"_s));
    }

    /// A run of the command that has rows in the table and whose command has not ended.
    void beginToLoad(QProcess &process) const
    {
        prepare(process, home());
        process.start(millraceCli(), load({u"--command"_s, command()}, slowly()));
        ASSERT_TRUE(waitFor([&] { return rows() > 0 || process.state() == QProcess::NotRunning; }));
        ASSERT_NE(process.state(), QProcess::NotRunning) << process.readAllStandardError().constData();
    }
};

} // namespace

/// The writer goes on only when it has seen rows in the table: nothing but loading while it arrives ends
/// this.
TEST_F(ArrivingStreams, TheWriterWaitsForItsOwnRows)
{
    const QByteArray content = manyRows(count);
    for (const bool isPacked : {false, true}) {
        SCOPED_TRACE(isPacked);
        m_server.execute(u"DELETE FROM %1.t"_s.arg(m_schema));
        // Compressed in two parts, so that all rows of the first one can be read.
        const qsizetype half = content.indexOf('\n', content.size() * 2 / 3) + 1;
        QByteArray first = content.left(half);
        QByteArray second = content.mid(half);
        if (isPacked) {
            first = packed(looseRows(1'200'000), "gzip");
            second = packed("2000000\t1\n", "gzip");
            ASSERT_GT(first.size(), 5 * 1024 * 1024);
        }
        const QString pipe = path(isPacked ? u"t.txt.gz"_s : u"t.txt"_s);
        ASSERT_EQ(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
        bool sawRows = false;
        std::jthread writer([&] {
            QFile file(pipe);
            ASSERT_TRUE(file.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
            EXPECT_EQ(file.write(first), first.size());
            const auto connection = Connection::open(m_server.connection());
            ASSERT_TRUE(connection);
            sawRows = waitFor([&] {
                const auto found = (*connection)->value(u"SELECT COUNT(*) FROM %1.t"_s.arg(m_schema));
                return found && found->toLongLong() >= 20'000;
            });
            EXPECT_EQ(file.write(second), second.size());
        });
        const Outcome run = cli({u"run"_s, pipe, u"--target"_s, target(), u"--chunk-rows"_s, u"10000"_s});
        writer.join();
        EXPECT_TRUE(sawRows);
        ASSERT_EQ(run.exitCode, 0) << run.errors.constData();
        EXPECT_TRUE(run.output.contains("loaded while it arrives")) << run.output.constData();
        EXPECT_EQ(rows(), isPacked ? 1'200'001 : count);
        EXPECT_EQ(kept(), QStringList());
        if (!isPacked)
            expectAsOfAFile(content);
    }
}

TEST_F(ArrivingStreams, ACommandThatFailsIsNoEndAndItsRepairIsCompared)
{
    const QByteArray content = manyRows(count);
    const qsizetype middle = content.size() * 2 / 3; // in a row, as good as surely
    write(u"rows"_s, content.left(middle));
    QProcess process;
    ASSERT_NO_FATAL_FAILURE(beginToLoad(process));
    write(u"go"_s, {});
    const Outcome failed = ended(process);
    EXPECT_EQ(failed.exitCode, 4) << failed.errors.constData();
    EXPECT_TRUE(failed.errors.contains("exit code 1")) << failed.errors.constData();
    EXPECT_FALSE(failed.errors.contains("Nothing of it was loaded")) << failed.errors.constData();
    EXPECT_TRUE(failed.errors.contains("resume")) << failed.errors.constData();
    const qint64 committed = rows();
    EXPECT_GT(committed, 0);
    EXPECT_LT(committed, count);
    EXPECT_FALSE(onlyRun().value(u"verified"_s).toBool());

    // What is not the same stream is refused before a row of it goes in.
    write(u"ok"_s, {});
    QByteArray other = content;
    other[1'000] = other.at(1'000) == '7' ? '8' : '7';
    write(u"rows"_s, other);
    const Outcome refused = cli({u"resume"_s, runId()});
    EXPECT_EQ(refused.exitCode, 4) << refused.errors.constData();
    EXPECT_TRUE(refused.errors.contains("byte 1,000 is another")) << refused.errors.constData();
    EXPECT_EQ(rows(), committed);
    write(u"rows"_s, content.left(content.size() / 4));
    const Outcome shorter = cli({u"resume"_s, runId()});
    EXPECT_EQ(shorter.exitCode, 4) << shorter.errors.constData();
    EXPECT_TRUE(shorter.errors.contains("had arrived before")) << shorter.errors.constData();
    EXPECT_EQ(rows(), committed);

    write(u"rows"_s, content);
    const Outcome resumed = cli({u"resume"_s, runId()});
    ASSERT_EQ(resumed.exitCode, 0) << resumed.errors.constData();
    EXPECT_EQ(rows(), count);
    EXPECT_EQ(kept(), QStringList());
    expectAsOfAFile(content);
}

TEST_F(ArrivingStreams, KilledWhileItArrivesItIsResumed)
{
    const QByteArray content = manyRows(count);
    write(u"rows"_s, content);
    QProcess process;
    ASSERT_NO_FATAL_FAILURE(beginToLoad(process));
    process.kill();
    ended(process);
    EXPECT_GT(rows(), 0);
    const QString run = runId();
    // What the run needs is neither swept by the next stream nor cleared away.
    const QString small = m_server.freshSchema();
    m_server.execute(u"CREATE TABLE %1.s (id int PRIMARY KEY, n int)"_s.arg(small));
    EXPECT_EQ(cli({u"runs"_s, u"--clear-spools"_s}).exitCode, 0);
    const QJsonArray streams = cli({u"runs"_s, u"--json"_s}).json().value(u"streams"_s).toArray();
    ASSERT_EQ(streams.size(), 1);
    EXPECT_EQ(streams.first()[u"state"_s].toString(), u"partial"_s);
    EXPECT_EQ(streams.first()[u"needed_by"_s].toArray(), QJsonArray{run});
    // Its plan is of a head, and what is there must not pass for all of it.
    const Outcome asPlan = cli({u"run"_s, home() + u"/runs/"_s + run + u"/plan.millrace"_s});
    EXPECT_EQ(asPlan.exitCode, 2) << asPlan.errors.constData();
    EXPECT_TRUE(asPlan.errors.contains("not all of it")) << asPlan.errors.constData();

    write(u"go"_s, {});
    write(u"ok"_s, {});
    const Outcome resumed = cli({u"resume"_s, run});
    ASSERT_EQ(resumed.exitCode, 0) << resumed.errors.constData();
    EXPECT_EQ(rows(), count);
    EXPECT_EQ(kept(), QStringList());
    expectAsOfAFile(content);
}

TEST_F(ArrivingStreams, StandardInputThatBrokeOffIsSentOnceMore)
{
    const QByteArray content = manyRows(count);
    QProcess process;
    prepare(process, home());
    process.start(millraceCli(), load({u"-"_s}, slowly()));
    process.write(content.left(content.size() / 2));
    ASSERT_TRUE(waitFor([&] {
        process.waitForBytesWritten(10);
        return rows() > 0;
    }));
    ASSERT_EQ(::kill(static_cast<pid_t>(process.processId()), SIGTERM), 0);
    const Outcome cancelled = ended(process);
    EXPECT_EQ(cancelled.exitCode, 5) << cancelled.errors.constData();
    const qint64 committed = rows();
    EXPECT_GT(committed, 0);
    const Outcome silent = cli({u"resume"_s, runId()}); // nobody sends anything
    EXPECT_EQ(silent.exitCode, 4) << silent.errors.constData();
    EXPECT_TRUE(silent.errors.contains("send the same dump once more")) << silent.errors.constData();
    EXPECT_TRUE(silent.errors.contains("roll the run back")) << silent.errors.constData();
    EXPECT_EQ(rows(), committed);
    const Outcome resumed = cli({u"resume"_s, runId()}, content);
    ASSERT_EQ(resumed.exitCode, 0) << resumed.errors.constData();
    EXPECT_EQ(rows(), count);
    EXPECT_EQ(kept(), QStringList());
    expectAsOfAFile(content);
}

TEST_F(ArrivingStreams, APipeWhoseWriterIsCancelledIsWrittenOnceMore)
{
    const QByteArray content = manyRows(count);
    const QString pipe = path(u"t.txt"_s);
    ASSERT_EQ(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    const auto writeTo = [&](const QByteArray &bytes, const std::function<void()> &then) {
        return std::jthread([&pipe, bytes, then] {
            QFile file(pipe);
            ASSERT_TRUE(file.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
            EXPECT_EQ(file.write(bytes), bytes.size());
            then();
        });
    };
    QProcess process;
    prepare(process, home());
    std::atomic<bool> isKilled = false;
    std::jthread writer =
        writeTo(content.left(content.size() / 2), [&] { waitFor([&] { return bool(isKilled); }); });
    process.start(millraceCli(),
                  QStringList{u"run"_s, pipe, u"--target"_s, target(), u"--progress"_s} + slowly());
    const bool isLoading = waitFor([&] { return rows() > 0; });
    process.kill();
    ended(process);
    isKilled = true;
    writer.join();
    ASSERT_TRUE(isLoading);
    writer = writeTo(content, [] {});
    const Outcome resumed = cli({u"resume"_s, runId()});
    writer.join();
    ASSERT_EQ(resumed.exitCode, 0) << resumed.errors.constData();
    EXPECT_TRUE(resumed.errors.contains("the same dump from its beginning")) << resumed.errors.constData();
    EXPECT_EQ(rows(), count);
    EXPECT_EQ(kept(), QStringList());
    expectAsOfAFile(content);
}

/// Nobody can tell of standard input how its writer ended; what compressed it says that this is not all.
TEST_F(ArrivingStreams, WhatIsCompressedAndCutIsNoEndAndRolledBack)
{
    QByteArray content = packed(looseRows(1'200'000), "gzip");
    QProcess process;
    prepare(process, home());
    process.start(millraceCli(), load({u"-"_s}, slowly()));
    const qsizetype most = content.size() - 1'000'000;
    process.write(content.left(most));
    ASSERT_TRUE(waitFor([&] {
        process.waitForBytesWritten(10);
        return rows() > 0;
    }));
    process.write(content.mid(most).chopped(1'000));
    process.closeWriteChannel();
    const Outcome cut = ended(process);
    EXPECT_EQ(cut.exitCode, 4) << cut.errors.constData();
    EXPECT_TRUE(cut.errors.contains("cut short")) << cut.errors.constData();
    EXPECT_TRUE(cut.errors.contains("oll the run back")) << cut.errors.constData();
    EXPECT_FALSE(onlyRun().value(u"verified"_s).toBool());
    EXPECT_EQ(cli({u"rollback"_s, runId()}).exitCode, 0);
    EXPECT_EQ(rows(), 0);
    // Nothing needs what had arrived any more.
    EXPECT_EQ(cli({u"runs"_s, u"--clear-spools"_s}).exitCode, 0);
    EXPECT_EQ(kept(), QStringList());
}

/// The load stops at a row, and what is sent once need not be sent twice.
TEST_F(ArrivingStreams, AStreamOutlivesTheLoadThatStops)
{
    m_server.execute(u"ALTER TABLE %1.t MODIFY n tinyint"_s.arg(m_schema));
    QByteArray content = manyRows(count);
    const qsizetype at = content.indexOf("\n50001\t") + 1;
    content.replace(at, content.indexOf('\n', at) - at, "50001\t300");
    write(u"rows"_s, content);
    QProcess process;
    prepare(process, home());
    process.start(millraceCli(), load({u"--command"_s, command()}, slowly()));
    QByteArray said;
    ASSERT_TRUE(waitFor([&] {
        process.waitForReadyRead(10);
        said += process.readAllStandardError();
        return said.contains("read to its end");
    })) << said.constData();
    write(u"go"_s, {});
    write(u"ok"_s, {});
    const Outcome stopped = ended(process);
    EXPECT_EQ(stopped.exitCode, 4) << stopped.errors.constData();
    m_server.execute(u"ALTER TABLE %1.t MODIFY n int"_s.arg(m_schema));
    QFile::remove(path(u"rows"_s)); // the command could not write it once more
    const Outcome resumed = cli({u"resume"_s, runId()});
    ASSERT_EQ(resumed.exitCode, 0) << resumed.errors.constData();
    EXPECT_EQ(rows(), count);
    EXPECT_EQ(kept(), QStringList());
}

TEST_F(ArrivingStreams, WhatWantsAllOfItIsReadWholeFirstAndSaysWhy)
{
    QByteArray unsorted;
    for (int row = 0; row < count; ++row)
        unsorted += QByteArray::number(1 + (qint64(row) * 7919) % 300'007) + "\t1\n";
    QByteArray json;
    for (int row = 1; row <= 50'000; ++row)
        json += "{\"id\": " + QByteArray::number(row) + ", \"n\": 1, \"of\": \"no column\"}\n";
    struct Case
    {
        QByteArray content;
        QStringList more;
        const char *reason;
    };
    const Case cases[] = {{unsorted, {}, "order of the table's key"},
                          {manyRows(count), {u"--order"_s, u"primary-key"_s}, "sorted first"},
                          {json, {u"--columns"_s, u"(id, n, @discard)"_s}, "JSON Lines"},
                          {"-- MySQL dump 10.13\nCREATE TABLE `t` (`id` int);\n" +
                               QByteArray("INSERT INTO `t` VALUES (1);\n").repeated(50'000),
                           {u"--dump-table"_s, u"t"_s},
                           "SQL statements"}};
    for (const Case &each : cases) {
        SCOPED_TRACE(each.reason);
        m_server.execute(u"TRUNCATE TABLE %1.t"_s.arg(m_schema));
        QFile::remove(go());
        write(u"ok"_s, {});
        write(u"rows"_s, each.content);
        QProcess process;
        prepare(process, home());
        process.start(millraceCli(), load({u"--command"_s, command()}, each.more));
        QByteArray said;
        ASSERT_TRUE(waitFor([&] {
            process.waitForReadyRead(10);
            said += process.readAllStandardError();
            return said.contains("read whole before it is loaded") || process.state() == QProcess::NotRunning;
        })) << said.constData();
        EXPECT_TRUE(said.contains(each.reason)) << said.constData();
        EXPECT_EQ(rows(), 0);
        write(u"go"_s, {});
        const Outcome run = ended(process);
        EXPECT_FALSE(run.output.contains("loaded while it arrives")) << run.output.constData();
        if (each.content.startsWith('-')) // the same row again and again
            continue;
        EXPECT_EQ(run.exitCode, 0) << run.errors.constData();
        EXPECT_EQ(rows(), each.content.count('\n'));
    }
    // As it is said: whole all the same.
    m_server.execute(u"TRUNCATE TABLE %1.t"_s.arg(m_schema));
    const Outcome whole = cli(load({u"-"_s}, {u"--whole-first"_s}), manyRows(count));
    EXPECT_EQ(whole.exitCode, 0) << whole.errors.constData();
    EXPECT_FALSE(whole.output.contains("loaded while it arrives")) << whole.output.constData();
    EXPECT_EQ(rows(), count);
    // And as they come, where that is what is wanted.
    m_server.execute(u"TRUNCATE TABLE %1.t"_s.arg(m_schema));
    QFile::remove(go());
    write(u"rows"_s, unsorted);
    QProcess process;
    prepare(process, home());
    process.start(millraceCli(),
                  load({u"--command"_s, command()}, slowly() + QStringList{u"--order"_s, u"file"_s}));
    ASSERT_TRUE(waitFor([&] { return rows() > 0; }));
    write(u"go"_s, {});
    const Outcome run = ended(process);
    EXPECT_EQ(run.exitCode, 0) << run.errors.constData();
    EXPECT_EQ(rows(), count);
}

TEST_F(ArrivingStreams, ItsProgressKnowsNoShareOfAStream)
{
    write(u"rows"_s, manyRows(count));
    QProcess process;
    prepare(process, home());
    process.start(millraceCli(), load({u"--command"_s, command()}, slowly() + QStringList{u"--progress"_s}));
    QByteArray said;
    ASSERT_TRUE(waitFor([&] {
        process.waitForReadyRead(10);
        said += process.readAllStandardError();
        return said.contains("loading") && said.contains("arriving: ");
    })) << said.constData();
    write(u"go"_s, {});
    write(u"ok"_s, {});
    const Outcome end = ended(process);
    EXPECT_EQ(end.exitCode, 0) << end.errors.constData();
    const QByteArrayList lines = said.split('\n');
    for (const QByteArray &line : lines)
        EXPECT_FALSE(line.contains("arriving: ") && (line.contains('%') || line.contains("remaining")))
            << line.constData();
}

} // namespace millrace::test::arriving_test
