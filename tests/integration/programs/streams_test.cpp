// SPDX-License-Identifier: GPL-3.0-or-later
// Dumps that are no files: standard input, a pipe, a command. What is loaded of them, what is left of them
// when something ends, and what of a stranger's plan runs.
#include "tests/integration/programs/streamcase.h"

namespace millrace::test::streams_test {

namespace {

class Streams : public StreamCase
{};

} // namespace

TEST_F(Streams, ADumpAsItsToolWritesItThroughGzip)
{
    MILLRACE_NEEDS("mariadb-dump");
    if (!m_server.value(u"SELECT VERSION()"_s).toString().contains(u"MariaDB"_s))
        GTEST_SKIP() << "mariadb-dump speaks to MariaDB";
    const QString from = m_server.freshSchema();
    m_server.execute(u"CREATE TABLE %1.a (id int PRIMARY KEY, t varchar(20), KEY (t))"_s.arg(from));
    m_server.execute(u"INSERT INTO %1.a VALUES (1, 'one'), (2, NULL), (3, 'drei')"_s.arg(from));
    const auto socket = m_server.connection().spec.socket;
    const Outcome run = shell(
        u"mariadb-dump --no-defaults --user=root --socket='%1' %2 | gzip | '%3' run - --target '%4'"_s.arg(
            socket, from, millraceCli(), target()));
    EXPECT_EQ(run.exitCode, 0) << run.errors.constData();
    EXPECT_EQ(rows(u"a"_s), 3);
    EXPECT_EQ(kept(), QStringList()) << "a verified run leaves nothing of its stream";
}

TEST_F(Streams, RowsOfStandardInputWithColumnsAndCleanJson)
{
    const Outcome run =
        cli(load({u"-"_s}, {u"--columns"_s, u"(@drop, id, n)"_s, u"--json"_s, u"--keep-spool"_s}),
            packed("name,id,n\n\"a, b\",1,10\nc,2,20\n", "gzip"));
    ASSERT_EQ(run.exitCode, 0) << run.errors.constData();
    EXPECT_EQ(run.json().value(u"status"_s), u"done"_s) << run.output.constData();
    EXPECT_EQ(m_server.value(u"SELECT SUM(n) FROM %1.t"_s.arg(m_schema)).toInt(), 30);
    EXPECT_EQ(kept(), (QStringList{u"stream.json"_s, u"stream.txt.gz"_s}));
    EXPECT_EQ(cli({u"runs"_s, u"--clear-spools"_s}).exitCode, 0);
    EXPECT_EQ(kept(), QStringList());
}

TEST_F(Streams, APipeIsReadAsItsNameSays)
{
    const QString pipe = path(u"t.tsv"_s);
    ASSERT_EQ(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    const QByteArray text = manyRows(20'000);
    std::jthread writer([&] {
        QFile file(pipe);
        ASSERT_TRUE(file.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
        EXPECT_EQ(file.write(text), text.size());
    });
    const Outcome run = cli({u"run"_s, pipe, u"--target"_s, target()}); // its name is the table's
    EXPECT_EQ(run.exitCode, 0) << run.errors.constData();
    EXPECT_EQ(rows(), 20'000);
}

TEST_F(Streams, WhatEndsEarlyLoadsNothing)
{
    write(u"rows"_s, manyRows(1'000));
    const Outcome failed = cli(load(
        {u"--command"_s, u"head -n 500 '%1'; echo 'bucket is gone' >&2; exit 3"_s.arg(path(u"rows"_s))}));
    EXPECT_EQ(failed.exitCode, 2);
    EXPECT_TRUE(failed.errors.contains("exit code 3") && failed.errors.contains("bucket is gone"))
        << failed.errors.constData();
    const Outcome killed =
        cli(load({u"--command"_s, u"head -n 500 '%1'; kill -9 $$"_s.arg(path(u"rows"_s))}));
    EXPECT_EQ(killed.exitCode, 2);
    EXPECT_TRUE(killed.errors.contains("signal 9")) << killed.errors.constData();
    EXPECT_EQ(kept(), QStringList());
    // What compressed it says itself that it is not all.
    const QByteArray whole = packed(manyRows(1'000), "gzip");
    const Outcome cut = cli(load({u"-"_s}), whole.left(whole.size() / 2));
    EXPECT_EQ(cut.exitCode, 2) << cut.errors.constData();
    EXPECT_EQ(rows(), 0);
    EXPECT_TRUE(cli({u"runs"_s, u"--json"_s}).json().value(u"runs"_s).toArray().isEmpty());
}

/// Between two statements nothing is broken, and mysqldump's pipe looks like one that is through.
TEST_F(Streams, ADumpWithoutItsLastLineIsAnErrorAndKept)
{
    const QByteArray dump =
        "-- MariaDB dump 10.19  Distrib 10.11.19-MariaDB, for debian-linux-gnu (x86_64)\n--\n"
        "-- Host: localhost    Database: shop\n\nDROP TABLE IF EXISTS `t`;\n"
        "CREATE TABLE `t` (`id` int PRIMARY KEY, `n` int);\n"
        "INSERT INTO `t` VALUES (1,1),(2,2);\n";
    for (const QStringList &part :
         {QStringList(), QStringList{u"--dump-table"_s, u"t"_s, u"--table"_s, u"t"_s}}) {
        SCOPED_TRACE(part.join(u' ').toStdString());
        const Outcome cut =
            cli(QStringList{u"run"_s, u"-"_s, u"--target"_s, target()} + part, packed(dump, "gzip"));
        EXPECT_EQ(cut.exitCode, 2) << cut.errors.constData();
        EXPECT_TRUE(cut.errors.contains("Dump completed")) << cut.errors.constData();
        EXPECT_EQ(rows(), 0);
        EXPECT_EQ(kept(), (QStringList{u"stream.json"_s, u"stream.sql.gz"_s}));
        EXPECT_EQ(cli({u"runs"_s, u"--clear-spools"_s}).exitCode, 0);
    }
    // Who knows better names the file.
    ASSERT_EQ(cli({u"run"_s, u"-"_s, u"--target"_s, target()}, dump).exitCode, 2);
    QDirIterator files(home() + u"/streams"_s, {u"stream.sql"_s}, QDir::Files, QDirIterator::Subdirectories);
    const QString plan = path(u"p.millrace"_s);
    const Outcome planned =
        cli({u"plan"_s, files.next(), u"--target"_s, target(), u"--existing"_s, u"replace"_s, u"-o"_s, plan});
    ASSERT_EQ(planned.exitCode, 0) << planned.errors.constData();
    EXPECT_EQ(cli({u"run"_s, plan}).exitCode, 0);
    EXPECT_EQ(rows(), 2);
    const Outcome whole = cli({u"run"_s, u"-"_s, u"--target"_s, target(), u"--existing"_s, u"replace"_s},
                              dump + "\n-- Dump completed on 2026-11-28 12:00:00\n");
    EXPECT_EQ(whole.exitCode, 0) << whole.errors.constData();
}

TEST_F(Streams, ASignalWhileItArrivesEndsIt)
{
    QProcess process;
    ASSERT_NO_FATAL_FAILURE(beginToSend(process));
    ASSERT_EQ(::kill(static_cast<pid_t>(process.processId()), SIGINT), 0);
    process.closeWriteChannel(); // as its writer does, which Ctrl+C reaches, too: that is no end of the dump
    const Outcome end = ended(process);
    EXPECT_EQ(end.exitCode, 5) << end.errors.constData();
    EXPECT_EQ(kept(), QStringList());
    EXPECT_EQ(rows(), 0);
}

TEST_F(Streams, KilledWhileItArrivesLeavesWhatTheNextOneSweeps)
{
    QProcess process;
    ASSERT_NO_FATAL_FAILURE(beginToSend(process));
    const auto states = [this] {
        QStringList found;
        const QJsonArray streams = cli({u"runs"_s, u"--json"_s}).json().value(u"streams"_s).toArray();
        for (const QJsonValue stream : streams)
            found << stream[u"state"_s].toString();
        return found;
    };
    EXPECT_EQ(states(), QStringList{u"arriving"_s});
    process.kill();
    ended(process);
    EXPECT_EQ(states(), QStringList{u"broken-off"_s});
    EXPECT_EQ(rows(), 0);
    const Outcome again = cli(load({u"-"_s}), manyRows(1'000));
    EXPECT_EQ(again.exitCode, 0) << again.errors.constData();
    EXPECT_EQ(rows(), 1'000);
    EXPECT_EQ(kept(), QStringList());
}

TEST_F(Streams, KilledWhileItLoadsIsResumedFromTheSpool)
{
    constexpr int count = 6'000;
    // Somebody else's row in the way: the load does not come past it before it is killed.
    const auto blocker = Connection::open(m_server.connection());
    ASSERT_TRUE(blocker);
    ASSERT_TRUE((*blocker)->execute(u"START TRANSACTION"_s));
    ASSERT_TRUE((*blocker)->execute(u"INSERT INTO %1.t (id, n) VALUES (%2, 0)"_s.arg(m_schema).arg(count)));
    QProcess process;
    prepare(process, home());
    process.start(millraceCli(), load({u"-"_s}, {u"--chunk-rows"_s, u"500"_s, u"--workers"_s, u"1"_s}));
    process.write(manyRows(count));
    process.closeWriteChannel();
    ASSERT_TRUE(waitFor([&] {
        process.waitForBytesWritten(10);
        return rows() > 0;
    }));
    process.kill();
    ended(process);
    ASSERT_TRUE((*blocker)->execute(u"ROLLBACK"_s));
    ASSERT_LT(rows(), count) << "it was killed in the middle";
    EXPECT_EQ(kept(), (QStringList{u"stream.json"_s, u"stream.txt"_s}));
    const QString run = onlyRun().value(u"run"_s).toString();
    const QJsonObject stream =
        cli({u"runs"_s, u"--json"_s}).json().value(u"streams"_s).toArray().first().toObject();
    EXPECT_EQ(stream.value(u"needed_by"_s), QJsonArray{run});
    EXPECT_EQ(stream.value(u"bytes"_s).toInteger(), manyRows(count).size());
    // What a run needs is not cleared away.
    EXPECT_EQ(cli({u"runs"_s, u"--clear-spools"_s}).exitCode, 0);
    EXPECT_EQ(kept(), (QStringList{u"stream.json"_s, u"stream.txt"_s}));
    const Outcome resumed = cli({u"resume"_s, run});
    EXPECT_EQ(resumed.exitCode, 0) << resumed.errors.constData();
    EXPECT_EQ(rows(), count);
    EXPECT_EQ(kept(), QStringList());
}

TEST_F(Streams, AStreamThatCannotBePlannedIsNotLost)
{
    const Outcome run = cli({u"run"_s, u"-"_s, u"--target"_s, target()}, manyRows(10)); // no table is named
    EXPECT_EQ(run.exitCode, 1);
    ASSERT_EQ(kept(), (QStringList{u"stream.json"_s, u"stream.txt"_s})) << run.errors.constData();
    QDirIterator files(home() + u"/streams"_s, {u"stream.txt"_s}, QDir::Files, QDirIterator::Subdirectories);
    const QString spool = files.next();
    EXPECT_TRUE(run.errors.contains(spool.toUtf8())) << run.errors.constData();
    // Its file is a source, and known for what it is.
    const Outcome planned = cli(
        {u"plan"_s, spool, u"--target"_s, target(), u"--table"_s, u"t"_s, u"-o"_s, path(u"p.millrace"_s)});
    ASSERT_EQ(planned.exitCode, 0) << planned.errors.constData();
    EXPECT_EQ(cli({u"run"_s, path(u"p.millrace"_s)}).exitCode, 0);
    EXPECT_EQ(rows(), 10);
    EXPECT_EQ(kept(), QStringList());
    // What was read once and is gone cannot be run again, and that is what it says.
    const Outcome again = cli({u"run"_s, path(u"p.millrace"_s)});
    EXPECT_EQ(again.exitCode, 2);
    EXPECT_TRUE(again.errors.contains("standard input")) << again.errors.constData();
}

TEST_F(Streams, AStrangersCommandDoesNotRunByItself)
{
    write(u"rows"_s, manyRows(100));
    const QString ran = path(u"ran"_s);
    const QString command = u"TOKEN=s3cret; echo x >> '%1'; cat '%2'"_s.arg(ran, path(u"rows"_s));
    const QString plan = path(u"p.millrace"_s);
    const auto runsOfCommand = [&ran] { return readWholeFile(ran).value_or(QByteArray()).count('\n'); };
    const Outcome made = cli(
        {u"plan"_s, u"--command"_s, command, u"--target"_s, target(), u"--table"_s, u"t"_s, u"-o"_s, plan});
    ASSERT_EQ(made.exitCode, 0) << made.errors.constData();
    EXPECT_TRUE(made.output.contains(command.toUtf8())) << made.output.constData();
    EXPECT_TRUE(cli({u"check"_s, plan}).output.contains(command.toUtf8()));
    EXPECT_EQ(runsOfCommand(), 1);
    // Lists that are handed around do not have its text.
    EXPECT_FALSE(cli({u"runs"_s, u"--json"_s}).output.contains("s3cret"));
    ASSERT_EQ(cli({u"runs"_s, u"--clear-spools"_s}).exitCode, 0);

    const QString other = path(u"other"_s);
    const Outcome refused = cli({u"run"_s, plan}, {}, other);
    EXPECT_EQ(refused.exitCode, 2);
    EXPECT_TRUE(refused.errors.contains(command.toUtf8())) << refused.errors.constData();
    EXPECT_TRUE(refused.errors.contains("--allow-command")) << refused.errors.constData();
    EXPECT_EQ(cli({u"check"_s, plan}, {}, other).exitCode, 2);
    EXPECT_EQ(runsOfCommand(), 1);
    EXPECT_EQ(rows(), 0);
    const Outcome allowed = cli({u"run"_s, plan, u"--allow-command"_s}, {}, other);
    EXPECT_EQ(allowed.exitCode, 0) << allowed.errors.constData();
    EXPECT_EQ(runsOfCommand(), 2);
    EXPECT_EQ(rows(), 100);

    // The account that gave it need not be asked; but what it writes has to be what was planned.
    m_server.execute(u"DELETE FROM %1.t"_s.arg(m_schema));
    const Outcome own = cli({u"run"_s, plan});
    EXPECT_EQ(own.exitCode, 0) << own.errors.constData();
    EXPECT_EQ(runsOfCommand(), 3);
    EXPECT_EQ(rows(), 100);
    for (const QString &format : {u"html"_s, u"json"_s, u"csv"_s}) {
        const QString report = path(u"r."_s + format);
        ASSERT_EQ(cli({u"report"_s, onlyRun().value(u"run"_s).toString(), u"-o"_s, report}).exitCode, 0);
        EXPECT_FALSE(readWholeFile(report)->contains("s3cret")) << qPrintable(format);
    }
    write(u"rows"_s, manyRows(101));
    m_server.execute(u"DELETE FROM %1.t"_s.arg(m_schema));
    const Outcome changed = cli({u"run"_s, plan});
    EXPECT_EQ(changed.exitCode, 2);
    EXPECT_TRUE(changed.errors.contains("when the plan was made")) << changed.errors.constData();
    EXPECT_EQ(rows(), 0);
    EXPECT_EQ(kept(), QStringList());
}

TEST_F(Streams, OptionsOfPlansAreRefusedBesideAPlan)
{
    write(u"rows"_s, manyRows(10));
    ASSERT_EQ(cli({u"plan"_s, u"--command"_s, u"cat '%1'"_s.arg(path(u"rows"_s)), u"--target"_s, target(),
                   u"--table"_s, u"t"_s, u"-o"_s, path(u"p.millrace"_s)})
                  .exitCode,
              0);
    const Outcome run = cli({u"run"_s, path(u"p.millrace"_s), u"--workers"_s, u"7"_s});
    EXPECT_EQ(run.exitCode, 1);
    EXPECT_TRUE(run.errors.contains("--workers")) << run.errors.constData();
    EXPECT_EQ(rows(), 0);
}

} // namespace millrace::test::streams_test
