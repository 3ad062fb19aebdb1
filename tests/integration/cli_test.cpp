// SPDX-License-Identifier: GPL-3.0-or-later
// millrace-cli as a script sees it: exit codes, JSON, signals.
#include "tests/support/privateserver.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <csignal>
#include <gtest/gtest.h>
#include <thread>

namespace millrace::test {

namespace {

struct Outcome
{
    int exitCode = -1;
    QByteArray output;
    QByteArray errors;

    QJsonObject json() const { return QJsonDocument::fromJson(output).object(); }
    QJsonObject table() const { return json().value(QStringLiteral("tables")).toArray().first().toObject(); }
};

class CliTest : public testing::Test
{
protected:
    void SetUp() override
    {
        qputenv("MILLRACE_PASSWORD", m_server.connection().password.toUtf8());
        m_schema = m_server.freshSchema();
        m_server.execute(QStringLiteral("CREATE TABLE %1.t (id int PRIMARY KEY, n tinyint)").arg(m_schema));
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
            process.start(QStringLiteral(MILLRACE_CLI), arguments);
        else // the file size limit stands in for a full disk
            process.start(QStringLiteral("/bin/sh"),
                          QStringList{QStringLiteral("-c"), limits + QStringLiteral(" && exec \"$0\" \"$@\""),
                                      QStringLiteral(MILLRACE_CLI)} +
                              arguments);
        EXPECT_TRUE(process.waitForFinished(120'000));
        return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
    }

    Outcome plan(const QString &file, const QStringList &more = {}) const
    {
        return cli(QStringList{QStringLiteral("plan"), file, QStringLiteral("--target"), target(),
                               QStringLiteral("--table"), QStringLiteral("t"), QStringLiteral("-o"),
                               path(QStringLiteral("p.millrace"))} +
                   more);
    }

    qint64 rowsInTable() const
    {
        return m_server.value(QStringLiteral("SELECT COUNT(*) FROM %1.t").arg(m_schema)).toLongLong();
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

TEST_F(CliTest, LoadsVerifiesListsAndReports)
{
    ASSERT_EQ(plan(write(QStringLiteral("a.txt"), manyRows(1000))).exitCode, 0);
    const Outcome run =
        cli({QStringLiteral("run"), path(QStringLiteral("p.millrace")), QStringLiteral("--json")});
    ASSERT_EQ(run.exitCode, 0) << run.errors.toStdString();
    EXPECT_EQ(run.json().value(QStringLiteral("status")).toString(), QStringLiteral("done"));
    EXPECT_EQ(run.table().value(QStringLiteral("rows_loaded")).toInteger(), 1000);
    EXPECT_TRUE(run.table().value(QStringLiteral("verified")).toBool());
    EXPECT_GT(run.json().value(QStringLiteral("peak_rss_bytes")).toInteger(), 1'000'000);
    EXPECT_EQ(rowsInTable(), 1000);

    const QString id = run.json().value(QStringLiteral("run")).toString();
    const Outcome runs = cli({QStringLiteral("runs"), QStringLiteral("--json")});
    const QJsonObject newest = runs.json().value(QStringLiteral("runs")).toArray().first().toObject();
    EXPECT_EQ(newest.value(QStringLiteral("run")).toString(), id);
    EXPECT_EQ(newest.value(QStringLiteral("rows_loaded")).toInteger(), 1000);
    for (const char *name : {"r.html", "r.json", "r.csv"}) {
        const QString file = path(QLatin1String(name));
        EXPECT_EQ(cli({QStringLiteral("report"), id, QStringLiteral("-o"), file}).exitCode, 0) << name;
        EXPECT_GT(QFile(file).size(), 50) << name;
    }
    const QString both = path(QStringLiteral("both.html"));
    EXPECT_EQ(cli({QStringLiteral("report"), id, QStringLiteral("--against"), id, QStringLiteral("-o"), both})
                  .exitCode,
              0);
    EXPECT_GT(QFile(both).size(), 1'000);
    EXPECT_EQ(cli({QStringLiteral("report"), id, QStringLiteral("--against"), QStringLiteral("none"),
                   QStringLiteral("-o"), both})
                  .exitCode,
              1);
    // The desktop program draws PDFs; a build without it says so.
    const Outcome pdf =
        cli({QStringLiteral("report"), id, QStringLiteral("-o"), path(QStringLiteral("r.pdf"))});
    QFile document(path(QStringLiteral("r.pdf")));
    if (QFile::exists(QFileInfo(QStringLiteral(MILLRACE_CLI)).absolutePath() + QStringLiteral("/millrace"))) {
        EXPECT_EQ(pdf.exitCode, 0) << pdf.errors.toStdString();
        ASSERT_TRUE(document.open(QIODevice::ReadOnly));
        EXPECT_TRUE(document.read(5) == "%PDF-");
    } else {
        EXPECT_NE(pdf.exitCode, 0);
        EXPECT_FALSE(document.exists());
    }
    const QByteArray password = m_server.connection().password.toUtf8();
    const QDir folder(qEnvironmentVariable("MILLRACE_HOME") + QStringLiteral("/runs/") + id);
    for (const QFileInfo &info :
         folder.entryInfoList(QDir::Files) + QDir(m_folder.path()).entryInfoList(QDir::Files)) {
        QFile file(info.filePath());
        ASSERT_TRUE(file.open(QIODevice::ReadOnly));
        EXPECT_FALSE(file.readAll().contains(password))
            << info.fileName().toStdString() << " holds the password";
    }
    EXPECT_EQ(cli({QStringLiteral("resume"), id}).exitCode, 1) << "there is nothing left to resume";
}

TEST_F(CliTest, PatternsOrderAndGroupingSayWhichFilesAreLoaded)
{
    for (int shard : {1, 2, 10})
        write(QStringLiteral("t_%1.txt").arg(shard), QByteArray::number(shard) + "\t1\n");
    write(QStringLiteral("u.txt"), "100\t1\n");
    const auto files = [](const QJsonObject &source) {
        QStringList names;
        for (const QJsonValue &file : source.value(QStringLiteral("files")).toArray())
            names << QFileInfo(file.toObject().value(QStringLiteral("path")).toString()).fileName();
        return names.join(QLatin1Char(' '));
    };
    const auto inspected = [&](const QStringList &more) {
        return cli(QStringList{QStringLiteral("inspect"), QStringLiteral("--json")} + more);
    };
    const QString pattern = path(QStringLiteral("t_*.txt"));
    EXPECT_EQ(files(inspected({pattern}).table()), QStringLiteral("t_1.txt t_2.txt t_10.txt"));
    EXPECT_EQ(files(inspected({pattern, QStringLiteral("--file-order"), QStringLiteral("name")}).table()),
              QStringLiteral("t_1.txt t_10.txt t_2.txt"));
    EXPECT_EQ(inspected({pattern, QStringLiteral("--file-order"), QStringLiteral("size")}).exitCode, 1);
    EXPECT_EQ(inspected({pattern, QStringLiteral("--group"), QStringLiteral("apart")})
                  .json()
                  .value(QStringLiteral("tables"))
                  .toArray()
                  .size(),
              3);
    EXPECT_EQ(inspected({m_folder.path(), QStringLiteral("--group"), QStringLiteral("together")})
                  .json()
                  .value(QStringLiteral("tables"))
                  .toArray()
                  .size(),
              1);
    const Outcome apart = plan(pattern, {QStringLiteral("--group"), QStringLiteral("apart")});
    EXPECT_EQ(apart.exitCode, 1);
    EXPECT_TRUE(apart.errors.contains("t_1")) << apart.errors.toStdString();

    ASSERT_EQ(plan(pattern, {path(QStringLiteral("u.txt")), QStringLiteral("--file-order"),
                             QStringLiteral("given"), QStringLiteral("--columns"), QStringLiteral("(@a, n)"),
                             QStringLiteral("--set"), QStringLiteral("id=@row_number")})
                  .exitCode,
              0);
    ASSERT_EQ(cli({QStringLiteral("run"), path(QStringLiteral("p.millrace"))}).exitCode, 0);
    EXPECT_EQ(rowsInTable(), 4);
}

TEST_F(CliTest, TabFilesNamedLikeShardsAreTablesOfTheirOwnWhenTheUserSaysSo)
{
    for (const char *year : {"2019", "2020", "2021"}) {
        const QString name = QStringLiteral("orders_") + QLatin1String(year);
        write(name + QStringLiteral(".sql"),
              "CREATE TABLE `" + name.toUtf8() + "` (id int PRIMARY KEY, n int);\n");
        write(name + QStringLiteral(".txt"), QByteArray(year) + "\t1\n");
    }
    const auto planned = [this](const QStringList &more) {
        return cli(QStringList{QStringLiteral("plan"), m_folder.path(), QStringLiteral("--target"), target(),
                               QStringLiteral("-o"), path(QStringLiteral("p.millrace"))} +
                   more);
    };
    const Outcome together = planned({});
    EXPECT_EQ(together.exitCode, 2) << "there is no table orders";
    EXPECT_TRUE(together.errors.contains("--group apart")) << together.errors.toStdString();

    const Outcome apart = planned({QStringLiteral("--group"), QStringLiteral("apart")});
    ASSERT_EQ(apart.exitCode, 0) << apart.errors.toStdString();
    const Outcome run = cli({QStringLiteral("run"), path(QStringLiteral("p.millrace"))});
    ASSERT_EQ(run.exitCode, 0) << run.errors.toStdString();
    for (const char *year : {"2019", "2020", "2021"})
        EXPECT_EQ(m_server
                      .value(QStringLiteral("SELECT GROUP_CONCAT(id) FROM %1.orders_%2")
                                 .arg(m_schema, QLatin1String(year)))
                      .toString()
                      .toStdString(),
                  year);
}

TEST_F(CliTest, BadSourcesAreRefusedWithTheirPlace)
{
    const Outcome missing = cli({QStringLiteral("inspect"), path(QStringLiteral("nothing.txt"))});
    EXPECT_EQ(missing.exitCode, 2);
    EXPECT_TRUE(missing.errors.contains("nothing.txt"));
    EXPECT_EQ(cli({QStringLiteral("inspect"), write(QStringLiteral("empty.txt"), "")}).exitCode, 2);

    const Outcome fields = plan(write(QStringLiteral("f.txt"), "1\t2\n3\t4\n5\n6\t7\n"));
    EXPECT_EQ(fields.exitCode, 2);
    EXPECT_TRUE(fields.errors.contains("f.txt, line 3")) << fields.errors.toStdString();
    EXPECT_FALSE(QFile::exists(path(QStringLiteral("p.millrace")))) << "no plan that would stop is written";
}

TEST_F(CliTest, BadTargetsAreRefusedWithTheRemedy)
{
    const QString file = write(QStringLiteral("a.txt"), "1\t2\n");
    qputenv("MILLRACE_PASSWORD", "wrong");
    const Outcome password = plan(file);
    EXPECT_EQ(password.exitCode, 2);
    EXPECT_TRUE(password.errors.contains("Check user and password")) << password.errors.toStdString();
    qputenv("MILLRACE_PASSWORD", m_server.connection().password.toUtf8());

    EXPECT_EQ(plan(file, {QStringLiteral("--target"),
                          QStringLiteral("mysql://root@localhost/x?socket=/nowhere.sock")})
                  .exitCode,
              2);
    EXPECT_EQ(plan(file, {QStringLiteral("--table"), QStringLiteral("nothing_here")}).exitCode, 2);
    EXPECT_EQ(plan(file, {QStringLiteral("--target"), QStringLiteral("ftp://x")}).exitCode, 1);
    EXPECT_EQ(plan(file, {QStringLiteral("--columns"), QStringLiteral("(id,,n)")}).exitCode, 1);
    EXPECT_EQ(plan(file, {QStringLiteral("--workers"), QStringLiteral("none")}).exitCode, 1);
    EXPECT_EQ(cli({QStringLiteral("no-such-command")}).exitCode, 1);

    ASSERT_EQ(plan(file, {QStringLiteral("--way"), QStringLiteral("local")}).exitCode, 0);
    m_server.execute(QStringLiteral("SET GLOBAL local_infile = 0"));
    const Outcome off = cli({QStringLiteral("run"), path(QStringLiteral("p.millrace"))});
    m_server.execute(QStringLiteral("SET GLOBAL local_infile = 1"));
    EXPECT_EQ(off.exitCode, 2);
    EXPECT_TRUE(off.errors.contains("SET GLOBAL local_infile = 1")) << off.errors.toStdString();
    EXPECT_EQ(rowsInTable(), 0);
}

TEST_F(CliTest, ABentRowStopsWithFourAndCanBeRolledBack)
{
    ASSERT_EQ(plan(write(QStringLiteral("a.txt"), manyRows(100) + "101\t1000\n"),
                   {QStringLiteral("--chunk-rows"), QStringLiteral("50"), QStringLiteral("--workers"),
                    QStringLiteral("1")})
                  .exitCode,
              0);
    const Outcome run =
        cli({QStringLiteral("run"), path(QStringLiteral("p.millrace")), QStringLiteral("--json")});
    EXPECT_EQ(run.exitCode, 4);
    EXPECT_TRUE(run.errors.contains("a.txt, line 101")) << run.errors.toStdString();
    EXPECT_EQ(rowsInTable(), 100);
    EXPECT_EQ(cli({QStringLiteral("rollback"), run.json().value(QStringLiteral("run")).toString()}).exitCode,
              0);
    EXPECT_EQ(rowsInTable(), 0);
}

TEST_F(CliTest, ARunThatLoadedNothingHasNothingToTakeOut)
{
    ASSERT_EQ(plan(write(QStringLiteral("a.txt"), "1\t1000\n")).exitCode, 0);
    const Outcome run =
        cli({QStringLiteral("run"), path(QStringLiteral("p.millrace")), QStringLiteral("--json")});
    EXPECT_EQ(run.exitCode, 4);
    const QString id = run.json().value(QStringLiteral("run")).toString();
    m_server.execute(QStringLiteral("INSERT INTO %1.t VALUES (7, 7)").arg(m_schema));
    const Outcome refused = cli({QStringLiteral("rollback"), id});
    EXPECT_NE(refused.exitCode, 0) << "somebody else's row";
    EXPECT_EQ(rowsInTable(), 1);
    m_server.execute(QStringLiteral("DELETE FROM %1.t").arg(m_schema));
    const Outcome taken = cli({QStringLiteral("rollback"), id});
    EXPECT_EQ(taken.exitCode, 0) << taken.errors.toStdString();
}

TEST_F(CliTest, SkippedRowsAreDoneWithThree)
{
    ASSERT_EQ(plan(write(QStringLiteral("a.txt"), "1\t1\n1\t2\n"),
                   {QStringLiteral("--on-error"), QStringLiteral("as-server")})
                  .exitCode,
              0);
    EXPECT_EQ(cli({QStringLiteral("run"), path(QStringLiteral("p.millrace"))}).exitCode, 3);
    EXPECT_EQ(rowsInTable(), 1);
}

TEST_F(CliTest, ARowThatIsLargerThanTheMemoryIsRefusedBeforeAnythingIsTouched)
{
    m_server.execute(QStringLiteral("ALTER TABLE %1.t ADD s longtext").arg(m_schema));
    const QString file =
        write(QStringLiteral("a.txt"), "1\t1\tx\n2\t2\t" + QByteArray(20 * 1024 * 1024, 'y') + "\n3\t3\tz\n");
    const auto outcome = [&](const char *mebibytes) {
        EXPECT_EQ(plan(file, {QStringLiteral("--memory"), QLatin1String(mebibytes)}).exitCode, 0);
        return cli({QStringLiteral("run"), path(QStringLiteral("p.millrace"))});
    };
    const Outcome refused = outcome("32");
    EXPECT_EQ(refused.exitCode, 2);
    EXPECT_TRUE(refused.errors.contains("row 2")) << refused.errors.toStdString();
    EXPECT_TRUE(refused.errors.contains("--memory")) << refused.errors.toStdString();
    EXPECT_EQ(rowsInTable(), 0);
    const Outcome loaded = outcome("64");
    EXPECT_EQ(loaded.exitCode, 0) << loaded.errors.toStdString();
    EXPECT_EQ(rowsInTable(), 3);
}

TEST_F(CliTest, AnInterruptCancelsWithFiveAndResumeEndsWithZero)
{
    ASSERT_EQ(plan(write(QStringLiteral("a.txt"), manyRows(400'000)),
                   {QStringLiteral("--chunk-rows"), QStringLiteral("2000")})
                  .exitCode,
              0);
    QProcess process;
    process.start(QStringLiteral(MILLRACE_CLI),
                  {QStringLiteral("run"), path(QStringLiteral("p.millrace")), QStringLiteral("--json")});
    ASSERT_TRUE(process.waitForStarted());
    while (rowsInTable() == 0 && process.state() == QProcess::Running)
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    ::kill(static_cast<pid_t>(process.processId()), SIGINT);
    ASSERT_TRUE(process.waitForFinished(60'000));
    ASSERT_EQ(process.exitCode(), 5) << process.readAllStandardError().toStdString();
    const QJsonObject summary = QJsonDocument::fromJson(process.readAllStandardOutput()).object();
    EXPECT_LT(rowsInTable(), 400'000);
    EXPECT_EQ(rowsInTable() % 2000, 0) << "only whole chunks";
    EXPECT_EQ(cli({QStringLiteral("resume"), summary.value(QStringLiteral("run")).toString()}).exitCode, 0);
    EXPECT_EQ(rowsInTable(), 400'000);
}

TEST_F(CliTest, AFullDiskUnderTheRunFolder)
{
    ASSERT_EQ(plan(write(QStringLiteral("a.txt"), manyRows(50'000)),
                   {QStringLiteral("--chunk-rows"), QStringLiteral("100")})
                  .exitCode,
              0);
    // Not even the plan fits (0 blocks): nothing is touched. A little fits (16 blocks of 512 bytes): it
    // stops.
    const Outcome none =
        cli({QStringLiteral("run"), path(QStringLiteral("p.millrace"))}, QStringLiteral("ulimit -f 0"));
    EXPECT_EQ(none.exitCode, 2);
    EXPECT_TRUE(none.errors.contains("Free space")) << none.errors.toStdString();
    EXPECT_EQ(rowsInTable(), 0);

    const Outcome some =
        cli({QStringLiteral("run"), path(QStringLiteral("p.millrace")), QStringLiteral("--json")},
            QStringLiteral("ulimit -f 16"));
    EXPECT_EQ(some.exitCode, 4);
    EXPECT_TRUE(some.errors.contains("Free space")) << some.errors.toStdString();
    EXPECT_EQ(rowsInTable() % 100, 0) << "only whole chunks";
    EXPECT_LT(rowsInTable(), 50'000);
    EXPECT_EQ(cli({QStringLiteral("resume"), some.json().value(QStringLiteral("run")).toString()}).exitCode,
              0);
    EXPECT_EQ(rowsInTable(), 50'000);
}

TEST_F(CliTest, ATableIsInspectedPlannedPreviewedLoadedAndReported)
{
    m_server.execute(QStringLiteral("CREATE TABLE %1.`od.d` (id int PRIMARY KEY, n int)").arg(m_schema));
    m_server.execute(QStringLiteral("INSERT INTO %1.`od.d` VALUES (1, 10), (2, 20), (3, 300)").arg(m_schema));
    const QString source = QStringLiteral("table:%1.`od.d`").arg(m_schema);
    const Outcome found = cli(
        {QStringLiteral("inspect"), source, QStringLiteral("--target"), target(), QStringLiteral("--json")});
    ASSERT_EQ(found.exitCode, 0) << found.errors.toStdString();
    EXPECT_EQ(found.table().value(QStringLiteral("table")).toObject().value(QStringLiteral("key_index")),
              QStringLiteral("PRIMARY"));
    EXPECT_EQ(cli({QStringLiteral("inspect"), source}).exitCode, 2); // on which server?
    EXPECT_NE(plan(QStringLiteral("table:od.d")).exitCode, 0);

    ASSERT_EQ(
        plan(source, {QStringLiteral("--columns"), QStringLiteral("(id, @v)"), QStringLiteral("--set"),
                      QStringLiteral("n=@v + 1"), QStringLiteral("--on-error"), QStringLiteral("set-aside")})
            .exitCode,
        0);
    const QString file = path(QStringLiteral("p.millrace"));
    EXPECT_TRUE(cli({QStringLiteral("sql"), file}).output.contains("SELECT src.`id`, src.`n` + 1"));
    const Outcome preview = cli({QStringLiteral("preview"), file});
    EXPECT_TRUE(preview.output.contains("1 | 1 | 11")) << preview.output.toStdString();
    EXPECT_EQ(cli({QStringLiteral("check"), file}).exitCode, 0);
    const Outcome run = cli({QStringLiteral("run"), file, QStringLiteral("--json")});
    ASSERT_EQ(run.exitCode, 3) << run.errors.toStdString(); // done, with a reject
    EXPECT_EQ(run.table().value(QStringLiteral("rows_loaded")).toInteger(), 2);
    EXPECT_TRUE(run.table().value(QStringLiteral("verified")).toBool());
    const QString report = path(QStringLiteral("r.html"));
    EXPECT_EQ(cli({QStringLiteral("report"), run.json().value(QStringLiteral("run")).toString(),
                   QStringLiteral("-o"), report})
                  .exitCode,
              0);
    QFile html(report);
    ASSERT_TRUE(html.open(QIODevice::ReadOnly));
    EXPECT_TRUE(html.readAll().contains("by INSERT … SELECT in ranges of id"));
}

TEST_F(CliTest, AStatementOfAScriptIsPlannedLoadedAndPlannedAgainFromWhatSqlPrints)
{
    m_server.execute(QStringLiteral("CREATE TABLE %1.credits (id int PRIMARY KEY, action varchar(20), note "
                                    "varchar(20))")
                         .arg(m_schema));
    const QString dump = write(QStringLiteral("it's.csv"), "id;what;x\n1;\"a;b\";7\n2;c;8\n");
    QString quoted = dump;
    quoted.replace(QLatin1Char('\''), QStringLiteral("\\'"));
    const QString script = write(
        QStringLiteral("load.sql"),
        QStringLiteral(
            "-- every month\nLOAD DATA LOCAL INFILE '%1' REPLACE INTO TABLE credits\n"
            "CHARACTER SET utf8mb4 FIELDS TERMINATED BY ';' OPTIONALLY ENCLOSED BY '\"' ESCAPED BY ''\n"
            "IGNORE 1 LINES (id, @what, @skip)\nSET action = CONCAT('web_', @what), note = 'n' # new\n;\n")
            .arg(quoted)
            .toUtf8());
    const auto planned = [&](const QString &statement, const QStringList &more = {}) {
        return cli(QStringList{QStringLiteral("plan"), QStringLiteral("--statement"), statement,
                               QStringLiteral("--target"), target(), QStringLiteral("-o"),
                               path(QStringLiteral("s.millrace"))} +
                   more);
    };
    const Outcome first = planned(script);
    ASSERT_EQ(first.exitCode, 0) << first.errors.toStdString();
    EXPECT_TRUE(first.errors.contains("REPLACE is not taken over")) << first.errors.toStdString();
    ASSERT_EQ(cli({QStringLiteral("run"), path(QStringLiteral("s.millrace"))}).exitCode, 0);
    EXPECT_EQ(m_server
                  .value(QStringLiteral("SELECT GROUP_CONCAT(id, action, note ORDER BY id) FROM %1.credits")
                             .arg(m_schema))
                  .toString(),
              QStringLiteral("1web_a;bn,2web_cn"));

    // Kept as a profile, it maps next month's file, whose columns stand in another order.
    ASSERT_EQ(planned(script, {QStringLiteral("--save-profile"), QStringLiteral("credits/monthly")}).exitCode,
              0);
    const QString next = write(QStringLiteral("next.csv"), "what;x;id\nd;1;31\n");
    const auto withProfile = [&](const QString &file, const QString &profile) {
        return cli({QStringLiteral("plan"), file, QStringLiteral("--target"), target(),
                    QStringLiteral("--table"), QStringLiteral("credits"), QStringLiteral("--header-lines"),
                    QStringLiteral("1"), QStringLiteral("--fields-terminated-by"), QStringLiteral(";"),
                    QStringLiteral("--profile"), profile, QStringLiteral("-o"),
                    path(QStringLiteral("next.millrace"))});
    };
    const Outcome mapped = withProfile(next, QStringLiteral("credits/monthly"));
    ASSERT_EQ(mapped.exitCode, 0) << mapped.errors.toStdString();
    ASSERT_EQ(cli({QStringLiteral("run"), path(QStringLiteral("next.millrace"))}).exitCode, 0);
    EXPECT_EQ(
        m_server
            .value(QStringLiteral("SELECT CONCAT(action, note) FROM %1.credits WHERE id = 31").arg(m_schema))
            .toString(),
        QStringLiteral("web_dn"));
    const Outcome missing = withProfile(next, QStringLiteral("nosuch"));
    EXPECT_EQ(missing.exitCode, 2);
    EXPECT_TRUE(missing.errors.contains("credits/monthly")) << "it names those there are";
    const Outcome unfit =
        withProfile(write(QStringLiteral("odd.csv"), "a;b;c\n1;2;3\n"), QStringLiteral("credits/monthly"));
    EXPECT_EQ(unfit.exitCode, 2);
    EXPECT_TRUE(unfit.errors.contains("does not fit")) << unfit.errors.toStdString();

    // Any row by its number; where the account may make no temporary table, what the expressions give.
    const Outcome seen =
        cli({QStringLiteral("preview"), path(QStringLiteral("s.millrace")), QStringLiteral("--rows"),
             QStringLiteral("1"), QStringLiteral("--row"), QStringLiteral("2"), QStringLiteral("--json")});
    ASSERT_EQ(seen.exitCode, 0) << seen.errors.toStdString();
    const QJsonArray previewed = seen.json().value(QStringLiteral("rows")).toArray();
    ASSERT_EQ(previewed.size(), 2);
    EXPECT_EQ(previewed.at(1)[QStringLiteral("number")].toInt(), 2);
    EXPECT_EQ(previewed.at(1)[QStringLiteral("stored")][1].toString(), QStringLiteral("web_c"));
    EXPECT_EQ(seen.json().value(QStringLiteral("way")).toString(), QStringLiteral("temporary-table"));
    EXPECT_EQ(cli({QStringLiteral("preview"), path(QStringLiteral("s.millrace")), QStringLiteral("--row"),
                   QStringLiteral("3")})
                  .exitCode,
              1);

    // The statement the run used says the same once more.
    const QString sql =
        QString::fromUtf8(cli({QStringLiteral("sql"), path(QStringLiteral("s.millrace"))}).output);
    const qsizetype from = sql.indexOf(QLatin1String("LOAD DATA"));
    const QString statement = sql.mid(from, sql.indexOf(QLatin1String(";\n"), from) - from);
    QFile before(path(QStringLiteral("s.millrace")));
    ASSERT_TRUE(before.open(QIODevice::ReadOnly));
    const auto mapping = QJsonDocument::fromJson(before.readAll()).object().value(QStringLiteral("mapping"));
    ASSERT_TRUE(mapping.isObject());
    const Outcome again =
        cli({QStringLiteral("plan"), dump, QStringLiteral("--header-lines"), QStringLiteral("1"),
             QStringLiteral("--statement"), statement, QStringLiteral("--target"), target(),
             QStringLiteral("-o"), path(QStringLiteral("again.millrace"))});
    ASSERT_EQ(again.exitCode, 0) << again.errors.toStdString() << statement.toStdString();
    QFile after(path(QStringLiteral("again.millrace")));
    ASSERT_TRUE(after.open(QIODevice::ReadOnly));
    EXPECT_EQ(QJsonDocument::fromJson(after.readAll()).object().value(QStringLiteral("mapping")), mapping);

    const struct
    {
        QString statement;
        QStringList more;
        const char *says;
        int exitCode = 1;
    } refused[] = {
        {QStringLiteral("LOAD DATA INFILE 'x'\nINTO TABLE t PARTITION (a) (id)"), {}, "line 2, character 14"},
        {QStringLiteral("LOAD DATA INFILE '/nowhere/x' INTO TABLE t (id)"), {}, "not on this machine"},
        {script, {QStringLiteral("--columns"), QStringLiteral("(id)")}, "--columns"},
        {QStringLiteral("LOAD DATA INFILE '%1' INTO TABLE other.t (id)").arg(quoted), {}, "schema other"},
        {QStringLiteral("nosuch.sql"), {}, "nosuch.sql"},
        {QStringLiteral("LOAD DATA INFILE '%1' INTO TABLE t FIELDS TERMINATED BY ';' ENCLOSED BY '\"' (id, "
                        "/*!999999 n, */ x, n)")
             .arg(quoted),
         {},
         "no column x",
         2},
    };
    for (const auto &shown : refused) {
        const Outcome outcome = planned(shown.statement, shown.more);
        EXPECT_EQ(outcome.exitCode, shown.exitCode) << shown.statement.toStdString();
        EXPECT_TRUE(outcome.errors.contains(shown.says)) << outcome.errors.toStdString();
    }
}

} // namespace millrace::test
