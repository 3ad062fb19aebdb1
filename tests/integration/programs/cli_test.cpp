// SPDX-License-Identifier: GPL-3.0-or-later
// millrace-cli as a script sees it: exit codes, JSON, signals.
#include "core/base/literals.h"
#include "core/base/paths.h"
#include "tests/support/privateserver.h"
#include "tests/support/qtprinters.h"
#include "tests/support/testdata.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <csignal>
#include <gtest/gtest.h>
#include <thread>

namespace millrace::test::cli_test {

namespace {

struct Outcome
{
    int exitCode = -1;
    QByteArray output;
    QByteArray errors;

    QJsonObject json() const { return QJsonDocument::fromJson(output).object(); }
    QJsonObject table() const { return json().value(u"tables"_s).toArray().first().toObject(); }
};

class CliTest : public testing::Test
{
protected:
    void SetUp() override
    {
        qputenv("MILLRACE_PASSWORD", m_server.connection().password.toUtf8());
        m_schema = m_server.freshSchema();
        m_server.execute(u"CREATE TABLE %1.t (id int PRIMARY KEY, n tinyint)"_s.arg(m_schema));
    }
    void TearDown() override { qunsetenv("MILLRACE_PASSWORD"); }

    /// By its socket, as any server: not as the scratch server that a CLI would start for itself.
    QString target() const
    {
        ConnectionSpec spec = m_server.connection(m_schema).spec;
        spec.scratch = false;
        return spec.toUrl();
    }
    QString path(const QString &name) const { return m_folder.filePath(name); }

    QString write(const QString &name, const QByteArray &content) const
    {
        QFile file(path(name));
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(content);
        return file.fileName();
    }

    static Outcome cli(const QStringList &arguments, const QString &limits = {})
    {
        QProcess process;
        if (limits.isEmpty())
            process.start(millraceCli(), arguments);
        else // the file size limit stands in for a full disk
            process.start(u"/bin/sh"_s,
                          QStringList{u"-c"_s, limits + u" && exec \"$0\" \"$@\""_s, millraceCli()} +
                              arguments);
        EXPECT_TRUE(process.waitForFinished(120'000));
        return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
    }

    Outcome plan(const QString &file, const QStringList &more = {}) const
    {
        return cli(QStringList{u"plan"_s, file, u"--target"_s, target(), u"--table"_s, u"t"_s, u"-o"_s,
                               path(u"p.millrace"_s)} +
                   more);
    }

    qint64 rowsInTable() const
    {
        return m_server.value(u"SELECT COUNT(*) FROM %1.t"_s.arg(m_schema)).toLongLong();
    }

    PrivateServer &m_server = PrivateServer::shared();
    QTemporaryDir m_folder;
    QString m_schema;
};

QByteArray manyRows(int count)
{
    QByteArray rows;
    for (int row = 1; row <= count; ++row)
        rows += QByteArray::number(row) + '\t' + QByteArray::number(row % 100) + '\n';
    return rows;
}

} // namespace

TEST_F(CliTest, NoColumnOfACsvFileIsLeftOutWithoutAWord)
{
    const Outcome named = plan(write(u"a.csv"_s, "id,n,remark\n1,5,x\n2,6,y\n3,7,z\n"));
    ASSERT_EQ(named.exitCode, 0) << named.errors;
    EXPECT_TRUE(named.errors.contains("Field 3 (remark) is left out: table t has no column for it."))
        << named.errors;
    const Outcome unnamed = plan(write(u"b.csv"_s, "Title\n\nid,n\n1,5,x\n2,6,y\n3,7,z\n"));
    ASSERT_EQ(unnamed.exitCode, 0) << unnamed.errors;
    EXPECT_TRUE(unnamed.errors.contains("The header has 2 fields, the rows have 3 fields."))
        << unnamed.errors;
    EXPECT_TRUE(unnamed.errors.contains("Field 3 is left out")) << unnamed.errors;
    EXPECT_TRUE(unnamed.errors.contains("3 lines at the head of every file are skipped.")) << unnamed.errors;
    const Outcome byHand = plan(path(u"b.csv"_s), {u"--header-lines"_s, u"2"_s});
    EXPECT_EQ(byHand.exitCode, 2)
        << "three lines above the rows are not two: the third is a row of another shape";
}

TEST_F(CliTest, LinesOfCommentAreLeftOutAndRowsAreStillFoundInTheFile)
{
    QByteArray content = "// head\n1,5\n";
    for (int row = 2; row <= 40; ++row)
        content += "// " + QByteArray::number(row) + " \"\n" + QByteArray::number(row) + ",6\n";
    content += "// 41,7\n41,700\n\"// 42\",8\n";
    const QString file = write(u"c.csv"_s, content);
    EXPECT_EQ(plan(file).exitCode, 2) << "nobody said that these are comments";
    const QStringList options{u"--comments-begin-with"_s, u"//"_s, u"--on-error"_s, u"set-aside"_s,
                              u"--chunk-rows"_s,          u"7"_s,  u"--workers"_s,  u"3"_s};
    const Outcome planned = plan(file, options);
    ASSERT_EQ(planned.exitCode, 0) << planned.errors;
    EXPECT_TRUE(planned.errors.contains("Lines that begin with // are left out as comments."))
        << planned.errors;
    const Outcome check = cli({u"check"_s, path(u"p.millrace"_s)});
    EXPECT_TRUE(check.output.contains("1 line is left out as comments (//), though they have as many fields"))
        << check.output;
    EXPECT_TRUE(check.output.contains("line 81")) << check.output;

    const Outcome run = cli({u"run"_s, path(u"p.millrace"_s), u"--json"_s});
    ASSERT_EQ(run.exitCode, 3) << run.errors;
    EXPECT_EQ(run.table().value(u"rows_read"_s), 42);
    EXPECT_EQ(run.table().value(u"rows_loaded"_s), 40);
    EXPECT_EQ(run.table().value(u"rows_rejected"_s), 2);
    EXPECT_EQ(rowsInTable(), 40);
    QFile rejects(runsHome() + u'/' + run.json().value(u"run"_s).toString() + u"/rejects.csv"_s);
    ASSERT_TRUE(rejects.open(QIODevice::ReadOnly)) << rejects.fileName();
    const QByteArray lines = rejects.readAll();
    EXPECT_TRUE(lines.contains(",41,82,,n,")) << lines;
    EXPECT_TRUE(lines.contains(",42,83,,id,")) << lines;
}

TEST_F(CliTest, SaysWhatTheTimeOfARunWentInto)
{
    ASSERT_EQ(plan(write(u"a.txt"_s, manyRows(1000))).exitCode, 0);
    const Outcome run = cli({u"run"_s, path(u"p.millrace"_s), u"--timings"_s});
    ASSERT_EQ(run.exitCode, 0) << run.errors;
    const QString line = QString::fromUtf8(run.output.trimmed().split('\n').last());
    static const QRegularExpression form(
        u"^Timings: start ([0-9.]+) s, preflight [0-9.]+ s, .*verify [0-9.]+ s, .*rest ([0-9.]+) s · "
        "([0-9.]+) s in all\\.$"_s);
    const auto match = form.match(line);
    ASSERT_TRUE(match.hasMatch()) << line.toStdString();
    static const QRegularExpression seconds(u" ([0-9.]+) s(,| ·)"_s);
    double sum = 0;
    for (const auto &part : seconds.globalMatch(line))
        sum += part.captured(1).toDouble();
    EXPECT_NEAR(sum, match.captured(3).toDouble(), 0.02) << line.toStdString();
}

TEST_F(CliTest, LoadsVerifiesListsAndReports)
{
    ASSERT_EQ(plan(write(u"a.txt"_s, manyRows(1000))).exitCode, 0);
    const Outcome run = cli({u"run"_s, path(u"p.millrace"_s), u"--json"_s});
    ASSERT_EQ(run.exitCode, 0) << run.errors;
    EXPECT_EQ(run.json().value(u"status"_s).toString(), u"done"_s);
    EXPECT_EQ(run.table().value(u"rows_loaded"_s).toInteger(), 1000);
    EXPECT_TRUE(run.table().value(u"verified"_s).toBool());
    EXPECT_GT(run.json().value(u"peak_rss_bytes"_s).toInteger(), 1'000'000);
    EXPECT_EQ(rowsInTable(), 1000);
    double accounted = 0;
    QStringList stages;
    for (const QJsonValue &each : run.json().value(u"timings"_s).toArray()) {
        accounted += each[u"took"_s].toDouble();
        stages << each[u"stage"_s].toString();
    }
    EXPECT_EQ(stages.value(0), u"preflight"_s);
    EXPECT_TRUE(stages.contains(u"verify"_s)) << stages.join(u' ').toStdString();
    // Stretches below half a millisecond and what comes after the last one have no line.
    EXPECT_NEAR(accounted, run.json().value(u"seconds"_s).toDouble(), 0.05);

    const QString id = run.json().value(u"run"_s).toString();
    const Outcome runs = cli({u"runs"_s, u"--json"_s});
    const QJsonObject newest = runs.json().value(u"runs"_s).toArray().first().toObject();
    EXPECT_EQ(newest.value(u"run"_s).toString(), id);
    EXPECT_EQ(newest.value(u"rows_loaded"_s).toInteger(), 1000);
    for (const char *name : {"r.html", "r.json", "r.csv"}) {
        const QString file = path(QLatin1String(name));
        EXPECT_EQ(cli({u"report"_s, id, u"-o"_s, file}).exitCode, 0) << name;
        EXPECT_GT(QFile(file).size(), 50) << name;
    }
    const QString both = path(u"both.html"_s);
    EXPECT_EQ(cli({u"report"_s, id, u"--against"_s, id, u"-o"_s, both}).exitCode, 0);
    EXPECT_GT(QFile(both).size(), 1'000);
    EXPECT_EQ(cli({u"report"_s, id, u"--against"_s, u"none"_s, u"-o"_s, both}).exitCode, 1);
    // The desktop program draws PDFs; a build without it says so.
    const Outcome pdf = cli({u"report"_s, id, u"-o"_s, path(u"r.pdf"_s)});
    QFile document(path(u"r.pdf"_s));
    if (QFile::exists(QFileInfo(millraceCli()).absolutePath() + u"/millrace"_s)) {
        EXPECT_EQ(pdf.exitCode, 0) << pdf.errors;
        ASSERT_TRUE(document.open(QIODevice::ReadOnly));
        EXPECT_TRUE(document.read(5) == "%PDF-");
    } else {
        EXPECT_NE(pdf.exitCode, 0);
        EXPECT_FALSE(document.exists());
    }
    const QByteArray password = m_server.connection().password.toUtf8();
    const QDir folder(qEnvironmentVariable("MILLRACE_HOME") + u"/runs/"_s + id);
    for (const QFileInfo &info :
         folder.entryInfoList(QDir::Files) + QDir(m_folder.path()).entryInfoList(QDir::Files)) {
        QFile file(info.filePath());
        ASSERT_TRUE(file.open(QIODevice::ReadOnly));
        EXPECT_FALSE(file.readAll().contains(password)) << info.fileName() << " holds the password";
    }
    EXPECT_EQ(cli({u"resume"_s, id}).exitCode, 1) << "there is nothing left to resume";
}

TEST_F(CliTest, PatternsOrderAndGroupingSayWhichFilesAreLoaded)
{
    for (int shard : {1, 2, 10})
        write(u"t_%1.txt"_s.arg(shard), QByteArray::number(shard) + "\t1\n");
    write(u"u.txt"_s, "100\t1\n");
    const auto files = [](const QJsonObject &source) {
        QStringList names;
        for (const QJsonValue &file : source.value(u"files"_s).toArray())
            names << QFileInfo(file.toObject().value(u"path"_s).toString()).fileName();
        return names.join(u' ');
    };
    const auto inspected = [&](const QStringList &more) {
        return cli(QStringList{u"inspect"_s, u"--json"_s} + more);
    };
    const QString pattern = path(u"t_*.txt"_s);
    EXPECT_EQ(files(inspected({pattern}).table()), u"t_1.txt t_2.txt t_10.txt"_s);
    EXPECT_EQ(files(inspected({pattern, u"--file-order"_s, u"name"_s}).table()),
              u"t_1.txt t_10.txt t_2.txt"_s);
    EXPECT_EQ(inspected({pattern, u"--file-order"_s, u"size"_s}).exitCode, 1);
    EXPECT_EQ(inspected({pattern, u"--group"_s, u"apart"_s}).json().value(u"tables"_s).toArray().size(), 3);
    EXPECT_EQ(
        inspected({m_folder.path(), u"--group"_s, u"together"_s}).json().value(u"tables"_s).toArray().size(),
        1);
    const Outcome apart = plan(pattern, {u"--group"_s, u"apart"_s});
    EXPECT_EQ(apart.exitCode, 1);
    EXPECT_TRUE(apart.errors.contains("t_1")) << apart.errors;

    ASSERT_EQ(plan(pattern, {path(u"u.txt"_s), u"--file-order"_s, u"given"_s, u"--columns"_s, u"(@a, n)"_s,
                             u"--set"_s, u"id=@row_number"_s})
                  .exitCode,
              0);
    ASSERT_EQ(cli({u"run"_s, path(u"p.millrace"_s)}).exitCode, 0);
    EXPECT_EQ(rowsInTable(), 4);
}

TEST_F(CliTest, TabFilesNamedLikeShardsAreTablesOfTheirOwnWhenTheUserSaysSo)
{
    for (const char *year : {"2019", "2020", "2021"}) {
        const QString name = u"orders_"_s + QLatin1String(year);
        write(name + u".sql"_s, "CREATE TABLE `" + name.toUtf8() + "` (id int PRIMARY KEY, n int);\n");
        write(name + u".txt"_s, QByteArray(year) + "\t1\n");
    }
    const auto planned = [this](const QStringList &more) {
        return cli(
            QStringList{u"plan"_s, m_folder.path(), u"--target"_s, target(), u"-o"_s, path(u"p.millrace"_s)} +
            more);
    };
    const Outcome together = planned({});
    EXPECT_EQ(together.exitCode, 2) << "there is no table orders";
    EXPECT_TRUE(together.errors.contains("--group apart")) << together.errors;

    const Outcome apart = planned({u"--group"_s, u"apart"_s});
    ASSERT_EQ(apart.exitCode, 0) << apart.errors;
    const Outcome run = cli({u"run"_s, path(u"p.millrace"_s)});
    ASSERT_EQ(run.exitCode, 0) << run.errors;
    for (const char *year : {"2019", "2020", "2021"})
        EXPECT_EQ(
            m_server.value(u"SELECT GROUP_CONCAT(id) FROM %1.orders_%2"_s.arg(m_schema, QLatin1String(year)))
                .toString()
                .toStdString(),
            year);
}

TEST_F(CliTest, BadSourcesAreRefusedWithTheirPlace)
{
    const Outcome missing = cli({u"inspect"_s, path(u"nothing.txt"_s)});
    EXPECT_EQ(missing.exitCode, 2);
    EXPECT_TRUE(missing.errors.contains("nothing.txt"));
    EXPECT_EQ(cli({u"inspect"_s, write(u"empty.txt"_s, "")}).exitCode, 2);

    const Outcome fields = plan(write(u"f.txt"_s, "1\t2\n3\t4\n5\n6\t7\n"));
    EXPECT_EQ(fields.exitCode, 2);
    EXPECT_TRUE(fields.errors.contains("f.txt, line 3")) << fields.errors;
    EXPECT_FALSE(QFile::exists(path(u"p.millrace"_s))) << "no plan that would stop is written";
}

TEST_F(CliTest, BadTargetsAreRefusedWithTheRemedy)
{
    const QString file = write(u"a.txt"_s, "1\t2\n");
    qputenv("MILLRACE_PASSWORD", "wrong");
    const Outcome password = plan(file);
    EXPECT_EQ(password.exitCode, 2);
    EXPECT_TRUE(password.errors.contains("Check user and password")) << password.errors;
    qputenv("MILLRACE_PASSWORD", m_server.connection().password.toUtf8());

    EXPECT_EQ(plan(file, {u"--target"_s, u"mysql://root@localhost/x?socket=/nowhere.sock"_s}).exitCode, 2);
    EXPECT_EQ(plan(file, {u"--table"_s, u"nothing_here"_s}).exitCode, 2);
    EXPECT_EQ(plan(file, {u"--target"_s, u"ftp://x"_s}).exitCode, 1);
    EXPECT_EQ(plan(file, {u"--columns"_s, u"(id,,n)"_s}).exitCode, 1);
    EXPECT_EQ(plan(file, {u"--workers"_s, u"none"_s}).exitCode, 1);
    EXPECT_EQ(cli({u"no-such-command"_s}).exitCode, 1);

    ASSERT_EQ(plan(file, {u"--way"_s, u"local"_s}).exitCode, 0);
    m_server.execute(u"SET GLOBAL local_infile = 0"_s);
    const Outcome off = cli({u"run"_s, path(u"p.millrace"_s)});
    m_server.execute(u"SET GLOBAL local_infile = 1"_s);
    EXPECT_EQ(off.exitCode, 2);
    EXPECT_TRUE(off.errors.contains("SET GLOBAL local_infile = 1")) << off.errors;
    EXPECT_EQ(rowsInTable(), 0);
}

TEST_F(CliTest, ABentRowStopsWithFourAndCanBeRolledBack)
{
    ASSERT_EQ(plan(write(u"a.txt"_s, manyRows(100) + "101\t1000\n"),
                   {u"--chunk-rows"_s, u"50"_s, u"--workers"_s, u"1"_s})
                  .exitCode,
              0);
    const Outcome run = cli({u"run"_s, path(u"p.millrace"_s), u"--json"_s});
    EXPECT_EQ(run.exitCode, 4);
    EXPECT_TRUE(run.errors.contains("a.txt, line 101")) << run.errors;
    EXPECT_EQ(rowsInTable(), 100);
    EXPECT_EQ(cli({u"rollback"_s, run.json().value(u"run"_s).toString()}).exitCode, 0);
    EXPECT_EQ(rowsInTable(), 0);
}

TEST_F(CliTest, ARunThatLoadedNothingHasNothingToTakeOut)
{
    ASSERT_EQ(plan(write(u"a.txt"_s, "1\t1000\n")).exitCode, 0);
    const Outcome run = cli({u"run"_s, path(u"p.millrace"_s), u"--json"_s});
    EXPECT_EQ(run.exitCode, 4);
    const QString id = run.json().value(u"run"_s).toString();
    m_server.execute(u"INSERT INTO %1.t VALUES (7, 7)"_s.arg(m_schema));
    const Outcome refused = cli({u"rollback"_s, id});
    EXPECT_NE(refused.exitCode, 0) << "somebody else's row";
    EXPECT_EQ(rowsInTable(), 1);
    m_server.execute(u"DELETE FROM %1.t"_s.arg(m_schema));
    const Outcome taken = cli({u"rollback"_s, id});
    EXPECT_EQ(taken.exitCode, 0) << taken.errors;
}

TEST_F(CliTest, SkippedRowsAreDoneWithThree)
{
    ASSERT_EQ(plan(write(u"a.txt"_s, "1\t1\n1\t2\n"), {u"--on-error"_s, u"as-server"_s}).exitCode, 0);
    EXPECT_EQ(cli({u"run"_s, path(u"p.millrace"_s)}).exitCode, 3);
    EXPECT_EQ(rowsInTable(), 1);
}

TEST_F(CliTest, ARowThatIsLargerThanTheMemoryIsRefusedBeforeAnythingIsTouched)
{
    m_server.execute(u"ALTER TABLE %1.t ADD s longtext"_s.arg(m_schema));
    const QString file =
        write(u"a.txt"_s, "1\t1\tx\n2\t2\t" + QByteArray(20 * 1024 * 1024, 'y') + "\n3\t3\tz\n");
    const auto outcome = [&](const char *mebibytes) {
        EXPECT_EQ(plan(file, {u"--memory"_s, QLatin1String(mebibytes)}).exitCode, 0);
        return cli({u"run"_s, path(u"p.millrace"_s)});
    };
    const Outcome refused = outcome("32");
    EXPECT_EQ(refused.exitCode, 2);
    EXPECT_TRUE(refused.errors.contains("row 2")) << refused.errors;
    EXPECT_TRUE(refused.errors.contains("--memory")) << refused.errors;
    EXPECT_EQ(rowsInTable(), 0);
    const Outcome loaded = outcome("64");
    EXPECT_EQ(loaded.exitCode, 0) << loaded.errors;
    EXPECT_EQ(rowsInTable(), 3);
}

TEST_F(CliTest, AnInterruptCancelsWithFiveAndResumeEndsWithZero)
{
    ASSERT_EQ(plan(write(u"a.txt"_s, manyRows(400'000)), {u"--chunk-rows"_s, u"2000"_s}).exitCode, 0);
    QProcess process;
    process.start(millraceCli(), {u"run"_s, path(u"p.millrace"_s), u"--json"_s});
    ASSERT_TRUE(process.waitForStarted());
    while (rowsInTable() == 0 && process.state() == QProcess::Running)
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    ::kill(static_cast<pid_t>(process.processId()), SIGINT);
    ASSERT_TRUE(process.waitForFinished(60'000));
    ASSERT_EQ(process.exitCode(), 5) << process.readAllStandardError();
    const QJsonObject summary = QJsonDocument::fromJson(process.readAllStandardOutput()).object();
    EXPECT_LT(rowsInTable(), 400'000);
    EXPECT_EQ(rowsInTable() % 2000, 0) << "only whole chunks";
    EXPECT_EQ(cli({u"resume"_s, summary.value(u"run"_s).toString()}).exitCode, 0);
    EXPECT_EQ(rowsInTable(), 400'000);
}

TEST_F(CliTest, AFullDiskUnderTheRunFolder)
{
    ASSERT_EQ(plan(write(u"a.txt"_s, manyRows(50'000)), {u"--chunk-rows"_s, u"100"_s}).exitCode, 0);
    // Not even the plan fits (0 blocks): nothing is touched. A little fits (16 blocks of 512 bytes): it
    // stops.
    const Outcome none = cli({u"run"_s, path(u"p.millrace"_s)}, u"ulimit -f 0"_s);
    EXPECT_EQ(none.exitCode, 2);
    EXPECT_TRUE(none.errors.contains("Free space")) << none.errors;
    EXPECT_EQ(rowsInTable(), 0);

    const Outcome some = cli({u"run"_s, path(u"p.millrace"_s), u"--json"_s}, u"ulimit -f 16"_s);
    EXPECT_EQ(some.exitCode, 4);
    EXPECT_TRUE(some.errors.contains("Free space")) << some.errors;
    EXPECT_EQ(rowsInTable() % 100, 0) << "only whole chunks";
    EXPECT_LT(rowsInTable(), 50'000);
    EXPECT_EQ(cli({u"resume"_s, some.json().value(u"run"_s).toString()}).exitCode, 0);
    EXPECT_EQ(rowsInTable(), 50'000);
}

TEST_F(CliTest, ATableIsInspectedPlannedPreviewedLoadedAndReported)
{
    m_server.execute(u"CREATE TABLE %1.`od.d` (id int PRIMARY KEY, n int)"_s.arg(m_schema));
    m_server.execute(u"INSERT INTO %1.`od.d` VALUES (1, 10), (2, 20), (3, 300)"_s.arg(m_schema));
    const QString source = u"table:%1.`od.d`"_s.arg(m_schema);
    const Outcome found = cli({u"inspect"_s, source, u"--target"_s, target(), u"--json"_s});
    ASSERT_EQ(found.exitCode, 0) << found.errors;
    EXPECT_EQ(found.table().value(u"table"_s).toObject().value(u"key_index"_s), u"PRIMARY"_s);
    EXPECT_EQ(cli({u"inspect"_s, source}).exitCode, 2); // on which server?
    EXPECT_NE(plan(u"table:od.d"_s).exitCode, 0);

    ASSERT_EQ(plan(source, {u"--columns"_s, u"(id, @v)"_s, u"--set"_s, u"n=@v + 1"_s, u"--on-error"_s,
                            u"set-aside"_s})
                  .exitCode,
              0);
    const QString file = path(u"p.millrace"_s);
    EXPECT_TRUE(cli({u"sql"_s, file}).output.contains("SELECT src.`id`, src.`n` + 1"));
    const Outcome preview = cli({u"preview"_s, file});
    EXPECT_TRUE(preview.output.contains("1 | 1 | 11")) << preview.output;
    EXPECT_EQ(cli({u"check"_s, file}).exitCode, 0);
    const Outcome run = cli({u"run"_s, file, u"--json"_s});
    ASSERT_EQ(run.exitCode, 3) << run.errors; // done, with a reject
    EXPECT_EQ(run.table().value(u"rows_loaded"_s).toInteger(), 2);
    EXPECT_TRUE(run.table().value(u"verified"_s).toBool());
    const QString report = path(u"r.html"_s);
    EXPECT_EQ(cli({u"report"_s, run.json().value(u"run"_s).toString(), u"-o"_s, report}).exitCode, 0);
    QFile html(report);
    ASSERT_TRUE(html.open(QIODevice::ReadOnly));
    EXPECT_TRUE(html.readAll().contains("by INSERT … SELECT in ranges of id"));
}

TEST_F(CliTest, AStatementOfAScriptIsPlannedLoadedAndPlannedAgainFromWhatSqlPrints)
{
    m_server.execute(u"CREATE TABLE %1.credits (id int PRIMARY KEY, action varchar(20), note "
                     "varchar(20))"_s.arg(m_schema));
    const QString dump = write(u"it's.csv"_s, "id;what;x\n1;\"a;b\";7\n2;c;8\n");
    QString quoted = dump;
    quoted.replace(u'\'', u"\\'"_s);
    const QString script =
        write(u"load.sql"_s,
              u"-- every month\nLOAD DATA LOCAL INFILE '%1' REPLACE INTO TABLE credits\n"
              "CHARACTER SET utf8mb4 FIELDS TERMINATED BY ';' OPTIONALLY ENCLOSED BY '\"' ESCAPED BY ''\n"
              "IGNORE 1 LINES (id, @what, @skip)\nSET action = CONCAT('web_', @what), note = 'n' # new\n;\n"_s
                  .arg(quoted)
                  .toUtf8());
    const auto planned = [&](const QString &statement, const QStringList &more = {}) {
        return cli(QStringList{u"plan"_s, u"--statement"_s, statement, u"--target"_s, target(), u"-o"_s,
                               path(u"s.millrace"_s)} +
                   more);
    };
    const Outcome first = planned(script);
    ASSERT_EQ(first.exitCode, 0) << first.errors;
    EXPECT_TRUE(first.errors.contains("REPLACE is not taken over")) << first.errors;
    ASSERT_EQ(cli({u"run"_s, path(u"s.millrace"_s)}).exitCode, 0);
    EXPECT_EQ(
        m_server.value(u"SELECT GROUP_CONCAT(id, action, note ORDER BY id) FROM %1.credits"_s.arg(m_schema))
            .toString(),
        u"1web_a;bn,2web_cn"_s);

    // Kept as a profile, it maps next month's file, whose columns stand in another order.
    ASSERT_EQ(planned(script, {u"--save-profile"_s, u"credits/monthly"_s}).exitCode, 0);
    const QString next = write(u"next.csv"_s, "what;x;id\nd;1;31\n");
    const auto withProfile = [&](const QString &file, const QString &profile) {
        return cli({u"plan"_s, file, u"--target"_s, target(), u"--table"_s, u"credits"_s, u"--header-lines"_s,
                    u"1"_s, u"--fields-terminated-by"_s, u";"_s, u"--profile"_s, profile, u"-o"_s,
                    path(u"next.millrace"_s)});
    };
    const Outcome mapped = withProfile(next, u"credits/monthly"_s);
    ASSERT_EQ(mapped.exitCode, 0) << mapped.errors;
    ASSERT_EQ(cli({u"run"_s, path(u"next.millrace"_s)}).exitCode, 0);
    EXPECT_EQ(m_server.value(u"SELECT CONCAT(action, note) FROM %1.credits WHERE id = 31"_s.arg(m_schema))
                  .toString(),
              u"web_dn"_s);
    const Outcome missing = withProfile(next, u"nosuch"_s);
    EXPECT_EQ(missing.exitCode, 2);
    EXPECT_TRUE(missing.errors.contains("credits/monthly")) << "it names those there are";
    const Outcome unfit = withProfile(write(u"odd.csv"_s, "a;b;c\n1;2;3\n"), u"credits/monthly"_s);
    EXPECT_EQ(unfit.exitCode, 2);
    EXPECT_TRUE(unfit.errors.contains("does not fit")) << unfit.errors;

    // Any row by its number; where the account may make no temporary table, what the expressions give.
    const Outcome seen =
        cli({u"preview"_s, path(u"s.millrace"_s), u"--rows"_s, u"1"_s, u"--row"_s, u"2"_s, u"--json"_s});
    ASSERT_EQ(seen.exitCode, 0) << seen.errors;
    const QJsonArray previewed = seen.json().value(u"rows"_s).toArray();
    ASSERT_EQ(previewed.size(), 2);
    EXPECT_EQ(previewed.at(1)[u"number"_s].toInt(), 2);
    EXPECT_EQ(previewed.at(1)[u"stored"_s][1].toString(), u"web_c"_s);
    EXPECT_EQ(seen.json().value(u"way"_s).toString(), u"temporary-table"_s);
    EXPECT_EQ(cli({u"preview"_s, path(u"s.millrace"_s), u"--row"_s, u"3"_s}).exitCode, 1);

    // The statement the run used says the same once more.
    const QString sql = QString::fromUtf8(cli({u"sql"_s, path(u"s.millrace"_s)}).output);
    const qsizetype from = sql.indexOf("LOAD DATA"_L1);
    const QString statement = sql.mid(from, sql.indexOf(";\n"_L1, from) - from);
    QFile before(path(u"s.millrace"_s));
    ASSERT_TRUE(before.open(QIODevice::ReadOnly));
    const auto mapping = QJsonDocument::fromJson(before.readAll()).object().value(u"mapping"_s);
    ASSERT_TRUE(mapping.isObject());
    const Outcome again = cli({u"plan"_s, dump, u"--header-lines"_s, u"1"_s, u"--statement"_s, statement,
                               u"--target"_s, target(), u"-o"_s, path(u"again.millrace"_s)});
    ASSERT_EQ(again.exitCode, 0) << again.errors << statement;
    QFile after(path(u"again.millrace"_s));
    ASSERT_TRUE(after.open(QIODevice::ReadOnly));
    EXPECT_EQ(QJsonDocument::fromJson(after.readAll()).object().value(u"mapping"_s), mapping);

    const struct
    {
        QString statement;
        QStringList more;
        const char *says;
        int exitCode = 1;
    } refused[] = {
        {u"LOAD DATA INFILE 'x'\nINTO TABLE t PARTITION (a) (id)"_s, {}, "line 2, character 14"},
        {u"LOAD DATA INFILE '/nowhere/x' INTO TABLE t (id)"_s, {}, "not on this machine"},
        {script, {u"--columns"_s, u"(id)"_s}, "--columns"},
        {u"LOAD DATA INFILE '%1' INTO TABLE other.t (id)"_s.arg(quoted), {}, "schema other"},
        {u"nosuch.sql"_s, {}, "nosuch.sql"},
        {u"LOAD DATA INFILE '%1' INTO TABLE t FIELDS TERMINATED BY ';' ENCLOSED BY '\"' (id, "
         "/*!999999 n, */ x, n)"_s.arg(quoted),
         {},
         "no column x",
         2},
    };
    for (const auto &shown : refused) {
        const Outcome outcome = planned(shown.statement, shown.more);
        EXPECT_EQ(outcome.exitCode, shown.exitCode) << shown.statement;
        EXPECT_TRUE(outcome.errors.contains(shown.says)) << outcome.errors;
    }
}

TEST_F(CliTest, ADumpWithoutRowsIsInspectedPlannedAndRun)
{
    write(u"other.sql"_s, "CREATE FUNCTION f() RETURNS int DETERMINISTIC RETURN 3;\n");
    const QString dump =
        write(u"p.sql"_s, "SET NAMES utf8mb4;\nCREATE VIEW v AS SELECT 1 AS n;\nsource other.sql\n");
    const Outcome inspected = cli({u"inspect"_s, dump, u"--json"_s});
    ASSERT_EQ(inspected.exitCode, 0) << inspected.errors;
    EXPECT_EQ(inspected.json().value(u"sources"_s).toArray().first().toString(), path(u"other.sql"_s));
    EXPECT_EQ(inspected.json().value(u"tables"_s).toArray().size(), 0);
    ASSERT_EQ(cli({u"inspect"_s, m_folder.path()}).exitCode, 0) << "and as a folder";
    const auto planned = [&](const QString &schema, const QStringList &more = {}) {
        ConnectionSpec spec = m_server.connection(schema).spec;
        spec.scratch = false;
        return cli(QStringList{u"plan"_s, dump, u"--target"_s, spec.toUrl(), u"-o"_s, path(u"p.millrace"_s)} +
                   more);
    };
    const QString fresh = m_schema + u"_new"_s;
    const Outcome refused = planned(fresh);
    EXPECT_EQ(refused.exitCode, 2);
    EXPECT_TRUE(refused.errors.contains("--create-schema")) << refused.errors;
    EXPECT_FALSE(QFile::exists(path(u"p.millrace"_s)));
    ASSERT_EQ(planned(fresh, {u"--create-schema"_s}).exitCode, 0);
    const Outcome run = cli({u"run"_s, path(u"p.millrace"_s)});
    EXPECT_EQ(run.exitCode, 0) << run.errors;
    EXPECT_TRUE(run.output.startsWith("3 statements were run in ")) << run.output;
    EXPECT_TRUE(run.output.contains("; the dump holds no rows.")) << run.output;
    EXPECT_EQ(m_server.value(u"SELECT n + %1.f() FROM %1.v"_s.arg(fresh)).toInt(), 4);
    m_server.execute(u"DROP DATABASE %1"_s.arg(fresh));
}

TEST_F(CliTest, SchemasOfADumpAreChosenAndNamed)
{
    const QByteArray one = m_schema.toUtf8() + "_one";
    const QByteArray two = m_schema.toUtf8() + "_two";
    QByteArray sql;
    for (const QByteArray &name : {one, two, QByteArray("mysql")})
        sql += "CREATE DATABASE IF NOT EXISTS `" + name + "`;\nUSE `" + name +
               "`;\nCREATE TABLE `probe` (`n` int);\nINSERT INTO `probe` VALUES (1);\n";
    const QString dump = write(u"all.sql"_s, sql);
    ConnectionSpec spec = m_server.connection({}).spec;
    spec.scratch = false;
    const auto planned = [&](const QStringList &more) {
        return cli(QStringList{u"plan"_s, dump, u"--target"_s, spec.toUrl(), u"-o"_s, path(u"p.millrace"_s)} +
                   more);
    };
    const auto tables = [&] {
        QStringList names;
        const QJsonObject plan = QJsonDocument::fromJson([&] {
                                     QFile file(path(u"p.millrace"_s));
                                     EXPECT_TRUE(file.open(QIODevice::ReadOnly));
                                     return file.readAll();
                                 }())
                                     .object();
        for (const auto &table : plan.value(u"tables"_s).toArray())
            names << table.toObject().value(u"target"_s).toObject().value(u"schema"_s).toString();
        names.sort();
        return names;
    };
    const Outcome all = planned({});
    ASSERT_EQ(all.exitCode, 0) << all.errors;
    EXPECT_TRUE(all.errors.contains("Schema mysql of the dump is left out")) << all.errors;
    EXPECT_EQ(tables(), (QStringList{QString::fromUtf8(one), QString::fromUtf8(two)}));
    ASSERT_EQ(planned({u"--system-schemas"_s}).exitCode, 0);
    EXPECT_EQ(tables().size(), 3);
    ASSERT_EQ(planned({u"--without-schemas"_s, QString::fromUtf8(one)}).exitCode, 0);
    EXPECT_EQ(tables(), QStringList{QString::fromUtf8(two)});
    ASSERT_EQ(planned({u"--schemas"_s, QString::fromUtf8(one), u"--schema"_s,
                       QString::fromUtf8(one) + u'=' + m_schema})
                  .exitCode,
              0);
    EXPECT_EQ(tables(), QStringList{m_schema});
    EXPECT_EQ(planned({u"--schemas"_s, u"nowhere"_s}).exitCode, 2);
    EXPECT_EQ(planned({u"--schema"_s, u"nowhere=x"_s}).exitCode, 1);
    EXPECT_EQ(planned({u"--schema"_s, u"nonsense"_s}).exitCode, 1);
}

TEST_F(CliTest, ADumpOfWhichAStatementDidNotRunIsNotWhole)
{
    const QString dump = write(u"d.sql"_s, "CREATE TABLE d (id int PRIMARY KEY);\n"
                                           "CREATE TABLE e (id int PRIMARY KEY);\n"
                                           "CREATE VIEW v AS SELECT `id` FROM `e`;\n"
                                           "INSERT INTO d VALUES (1),(2);\n"
                                           "INSERT INTO e VALUES (1);\n"
                                           "SET GLOBAL max_connections = 123;\n");
    const auto run = [&](const QStringList &options) {
        const Outcome planned = cli(QStringList{u"plan"_s, dump, u"--target"_s, target(), u"--existing"_s,
                                                u"replace"_s, u"-o"_s, path(u"d.millrace"_s)} +
                                    options);
        EXPECT_EQ(planned.exitCode, 0) << planned.errors;
        const Outcome ran = cli({u"run"_s, path(u"d.millrace"_s)});
        m_server.execute(u"DROP TABLE %1.d"_s.arg(m_schema));
        m_server.execute(u"DROP TABLE IF EXISTS %1.e"_s.arg(m_schema));
        m_server.execute(u"DROP VIEW IF EXISTS %1.v"_s.arg(m_schema));
        return ran;
    };
    const Outcome missing = run({});
    EXPECT_EQ(missing.exitCode, 3);
    EXPECT_TRUE(missing.errors.contains("Did not run: line 6 of d.sql: SET GLOBAL max_connections = 123."))
        << missing.errors;
    EXPECT_FALSE(missing.errors.contains("verified")) << missing.errors;
    const Outcome leftOut = run({u"--without-others"_s, u"--without-tables"_s, u"e"_s});
    EXPECT_EQ(leftOut.exitCode, 0) << leftOut.errors;
    EXPECT_TRUE(leftOut.output.contains("2 rows loaded and verified")) << leftOut.output;
    EXPECT_TRUE(leftOut.output.contains("Left out, as the plan says: 1 statement (line 6 of d.sql"))
        << leftOut.output;
    EXPECT_TRUE(leftOut.output.contains("Left out, as the plan says: 1 table (e).")) << leftOut.output;
    EXPECT_TRUE(leftOut.output.contains("Left out, because they read tables that are: v.")) << leftOut.output;
    EXPECT_NE(m_server.value(u"SELECT @@GLOBAL.max_connections"_s).toInt(), 123);
    EXPECT_EQ(cli({u"plan"_s, dump, u"--target"_s, target(), u"--run-others"_s, u"--without-others"_s,
                   u"-o"_s, path(u"d.millrace"_s)})
                  .exitCode,
              1);
}

} // namespace millrace::test::cli_test
