// SPDX-License-Identifier: GPL-3.0-or-later
// Dumps of MySQL Shell that are loaded while they are written: the tool is played by the test, which goes on
// only when the rows of what is complete are in their table.
#include "core/base/literals.h"
#include "core/run/undo/rollback.h"
#include "core/server/connection.h"
#include "core/source/inspect/dumpreading.h"
#include "tests/integration/dumps/dumpcase.h"
#include "tests/support/kills.h"
#include "tests/support/needs.h"
#include "tests/support/qtprinters.h"
#include "tests/support/shelldumpwriter.h"
#include "tests/support/testdata.h"
#include "tests/unit/dumpdir/growingfolder.h"

#include <QJsonDocument>
#include <QProcess>
#include <QStandardPaths>
#include <atomic>
#include <chrono>
#include <gtest/gtest.h>
#include <thread>

namespace millrace::test::growingdump_test {

namespace {

/// False where it does not come within a minute: it says whether a thing comes, not how fast.
template <typename Condition> bool awaited(Condition &&condition)
{
    const auto end = std::chrono::steady_clock::now() + std::chrono::minutes(1);
    while (!condition()) {
        if (std::chrono::steady_clock::now() > end)
            return false;
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
    return true;
}

/// A run in a thread of its own.
class RunAside
{
public:
    RunAside(const DumpPlan &plan, RunFolder &folder, const ResolvedConnection &target)
        : m_run(plan, {.folder = folder, .control = m_control, .observer = m_silent, .target = target})
        , m_thread([this] {
            m_summary = m_run.run();
            m_isOver = true;
        })
    {}
    ~RunAside() { m_control.cancel(); }

    RunControl &control() { return m_control; }
    RunProgress progress() const { return m_run.progress(); }
    bool isOver() const { return m_isOver; }
    RunSummary end()
    {
        EXPECT_TRUE(awaited([this] { return m_isOver.load(); }));
        if (!m_isOver)
            m_control.cancel();
        m_thread.join();
        return m_summary;
    }

private:
    RunControl m_control;
    Silent m_silent;
    DumpRun m_run;
    RunSummary m_summary;
    std::atomic<bool> m_isOver = false;
    std::jthread m_thread; ///< last: it uses all the others
};

class GrowingDumps : public DumpFilesCase
{
protected:
    void SetUp() override
    {
        DumpFilesCase::SetUp();
        m_finished = m_files + u"/finished"_s;
        m_grown = m_files + u"/grown"_s;
        ASSERT_TRUE(QDir().mkpath(m_finished));
        ASSERT_TRUE(QDir().mkpath(m_grown));
        ShellDumpWriter writer(m_finished);
        writer.views = {};
        const auto table = [this](const char *name, int pieces) {
            ShellTable made{.schema = m_source,
                            .name = QLatin1String(name),
                            .columns = {u"id"_s, u"name"_s},
                            .createSql =
                                u"CREATE TABLE IF NOT EXISTS `%1` (id int NOT NULL PRIMARY KEY, name "
                                "varchar(30), KEY (name));\n"_s.arg(QLatin1String(name))};
            for (int piece = 0; piece < pieces; ++piece) {
                QByteArray rows;
                for (int id = piece * rowsOfPiece; id < (piece + 1) * rowsOfPiece; ++id)
                    rows += QByteArray::number(id) + "\t" + name + QByteArray::number(id * 7 % 1000) + "\n";
                made.chunks << rows;
            }
            return made;
        };
        QVector<ShellTable> tables{table("a", 3), table("b", 1), table("c", 2), table("e", 0)};
        tables.last().chunks = {""}; // a table without rows has a file, too
        writer.write(tables);
        write(u"finished/"_s + m_source + u".sql"_s,
              "CREATE DATABASE IF NOT EXISTS `" + m_source.toUtf8() + "`;\n");
        m_tool = std::make_unique<GrowingFolder>(m_finished, m_grown);
        // What a load of the finished folder makes of it.
        const auto whole = planOf(m_finished, m_byClient);
        ASSERT_TRUE(whole) << qPrintable(whole.error().text());
        ASSERT_NO_FATAL_FAILURE(runToProof(*whole));
    }
    void TearDown() override
    {
        m_tool->die();
        DumpFilesCase::TearDown();
    }

    Result<DumpPlan> planOf(const QString &folder, const QString &schema)
    {
        MILLRACE_TRY(const auto reading, readDump({folder}));
        const auto server = Connection::open(m_server.connection());
        EXPECT_TRUE(server);
        DumpPlanOptions options = planOptions();
        options.connection.schema = schema;
        MILLRACE_TRY(auto plan, planDump(reading, options, **server));
        if (plan.growing)
            plan.growing->patienceSeconds = m_patience;
        return plan;
    }
    /// The plan of the dump of which the definitions are there, and of "a" two pieces of three.
    void begin()
    {
        m_tool->addDefinitions();
        m_tool->addData();
        m_tool->addData();
        auto plan = planOf(m_grown, m_byRun);
        ASSERT_TRUE(plan) << qPrintable(plan.error().text());
        ASSERT_TRUE(plan->growing);
        EXPECT_EQ(plan->growing->awaited.size(), 4);
        const auto saved = DumpPlan::fromJson(plan->toJson());
        ASSERT_TRUE(saved) << qPrintable(saved.error().text());
        m_plan = *saved;
        auto folder = RunFolder::create(m_plan);
        ASSERT_TRUE(folder);
        m_folder = std::move(*folder);
    }
    std::unique_ptr<RunAside> runAside()
    {
        return std::make_unique<RunAside>(m_plan, *m_folder, m_server.connection());
    }
    /// As another process finds it, with the plan that it finds there.
    std::unique_ptr<RunAside> resumeAside()
    {
        const QString id = m_folder->id();
        m_folder.reset(); // and with it the lock
        auto folder = RunFolder::open(id);
        EXPECT_TRUE(folder);
        m_folder = std::move(*folder);
        const auto plan = m_folder->runPlan();
        EXPECT_TRUE(plan && plan->isWholeDump());
        m_plan = *plan->dump();
        return runAside();
    }
    qint64 rowsOf(const char *table)
    {
        const QString name = m_byRun + u'.' + QLatin1String(table);
        if (m_server
                .value(u"SELECT COUNT(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = '%1' AND "
                       u"TABLE_NAME = "
                       "'%2'"_s.arg(m_byRun, QLatin1String(table)))
                .toInt() == 0)
            return 0;
        return m_server.value(u"SELECT COUNT(*) FROM "_s + name).toLongLong();
    }
    bool comesIn(const char *table, qint64 rows)
    {
        return awaited([&] { return rowsOf(table) == rows; });
    }
    void expectTheSame()
    {
        for (const char *table : {"a", "b", "c", "e"}) {
            const auto sum = [&](const QString &schema) {
                const auto connection = Connection::open(m_server.connection());
                const auto rows =
                    (*connection)->rows(u"CHECKSUM TABLE %1.%2"_s.arg(schema, QLatin1String(table)));
                return rows && !rows->isEmpty() ? rows->first().value(1).toString() : QString();
            };
            EXPECT_FALSE(sum(m_byRun).isEmpty());
            EXPECT_EQ(sum(m_byRun), sum(m_byClient)) << table;
        }
        EXPECT_EQ(tablesNamed(u"\\\\_millrace%"_s).toInt(), 0);
    }
    static void expectProved(const RunSummary &summary)
    {
        EXPECT_EQ(summary.status, RunState::Done) << (summary.error ? qPrintable(summary.error->text()) : "");
        ASSERT_EQ(summary.tables.size(), 4);
        for (const TableOutcome &table : summary.tables)
            EXPECT_TRUE(table.verified) << qPrintable(table.table + u": "_s + table.notVerifiedBecause);
    }
    static void expectNothingProved(const RunSummary &summary)
    {
        for (const TableOutcome &table : summary.tables)
            EXPECT_FALSE(table.verified) << qPrintable(table.table);
        EXPECT_FALSE(summary.isVerified());
    }

    static constexpr int rowsOfPiece = 700;
    int m_patience = 600;
    QString m_finished;
    QString m_grown;
    std::unique_ptr<GrowingFolder> m_tool;
    DumpPlan m_plan;
};

} // namespace

TEST_F(GrowingDumps, EachTableIsLoadedWhenItIsComplete)
{
    ASSERT_NO_FATAL_FAILURE(begin());
    auto run = runAside();
    EXPECT_TRUE(awaited([&] {
        return run->progress().waitsFor.contains(u"waiting for MySQL Shell to complete"_s);
    })) << qPrintable(run->progress().waitsFor);
    EXPECT_EQ(rowsOf("a"), 0) << "its last piece is still being written";
    m_tool->addData();
    ASSERT_TRUE(comesIn("a", 3 * rowsOfPiece));
    EXPECT_EQ(rowsOf("b"), 0);
    m_tool->addData();
    ASSERT_TRUE(comesIn("b", rowsOfPiece));
    m_tool->addData();
    EXPECT_FALSE(run->isOver());
    m_tool->addData();
    ASSERT_TRUE(comesIn("c", 2 * rowsOfPiece));
    m_tool->addData();
    EXPECT_TRUE(awaited([&] {
        return run->progress().waitsFor.contains(u"waiting for MySQL Shell to end the dump"_s);
    })) << qPrintable(run->progress().waitsFor);
    EXPECT_FALSE(run->isOver()) << "its end is to come";
    m_tool->end();
    const RunSummary summary = run->end();
    expectProved(summary);
    EXPECT_EQ(summary.total(&TableOutcome::rowsLoaded), 6 * rowsOfPiece);
    expectTheSame();
    const auto kept = m_folder->runPlan();
    ASSERT_TRUE(kept && kept->isWholeDump());
    EXPECT_FALSE(kept->dump()->growing) << "a plan like any other";
    EXPECT_EQ(kept->dump()->rowsPlanned(), 6 * rowsOfPiece);
    run.reset(); // and with it the locks of its tables' folders
    // Taken back as a whole, by the plan as it became.
    const auto taken = rollbackRun(*m_folder, m_server.connection());
    ASSERT_TRUE(taken) << qPrintable(taken.error().text());
    EXPECT_EQ(*taken, 6 * rowsOfPiece);
}

TEST_F(GrowingDumps, OneThatHasEndedSinceItWasPlannedIsLoadedWhole)
{
    ASSERT_NO_FATAL_FAILURE(begin());
    m_tool->finish();
    expectProved(runAside()->end());
    expectTheSame();
}

TEST_F(GrowingDumps, CancelledWhileItWaitsItGoesOnLater)
{
    ASSERT_NO_FATAL_FAILURE(begin());
    m_tool->addData();
    auto run = runAside();
    ASSERT_TRUE(comesIn("a", 3 * rowsOfPiece));
    ASSERT_TRUE(awaited([&] { return run->progress().waitsFor.contains(u"waiting"_s); }));
    run->control().cancel();
    const RunSummary cancelled = run->end();
    EXPECT_EQ(cancelled.status, RunState::Cancelled);
    expectNothingProved(cancelled);
    m_tool->addData(); // meanwhile
    run = resumeAside();
    ASSERT_TRUE(comesIn("b", rowsOfPiece));
    m_tool->finish();
    expectProved(run->end());
    expectTheSame();
}

TEST_F(GrowingDumps, WhenTheToolDiesTheRunSaysSoAndGoesOnWithTheWholeDump)
{
    m_patience = 0;
    ASSERT_NO_FATAL_FAILURE(begin());
    m_tool->addData();
    auto run = runAside();
    ASSERT_TRUE(comesIn("a", 3 * rowsOfPiece));
    EXPECT_FALSE(run->isOver());
    m_tool->die();
    const RunSummary stopped = run->end();
    EXPECT_EQ(stopped.status, RunState::Stopped);
    expectNothingProved(stopped);
    ASSERT_TRUE(stopped.error);
    EXPECT_EQ(stopped.error->code, ErrorCode::SourceEmpty);
    EXPECT_TRUE(stopped.error->what.contains(u"has not ended the dump"_s)) << qPrintable(stopped.error->what);
    EXPECT_TRUE(stopped.error->what.contains(m_byRun + u".b"_s)) << qPrintable(stopped.error->what);
    EXPECT_FALSE(stopped.error->howToFix.isEmpty());
    m_tool->beginNext();
    m_tool->finish();
    expectProved(resumeAside()->end());
    expectTheSame();
}

TEST_F(GrowingDumps, WhatWasLoadedOfABrokenDumpIsTakenBack)
{
    m_patience = 0;
    ASSERT_NO_FATAL_FAILURE(begin());
    m_tool->addData();
    m_tool->die();
    const RunSummary stopped = runAside()->end();
    EXPECT_EQ(stopped.status, RunState::Stopped);
    ASSERT_EQ(rowsOf("a"), 3 * rowsOfPiece);
    const auto taken = rollbackRun(*m_folder, m_server.connection());
    ASSERT_TRUE(taken) << qPrintable(taken.error().text());
    EXPECT_EQ(*taken, 3 * rowsOfPiece);
    EXPECT_EQ(rowsOf("a"), 0);
    EXPECT_EQ(tablesNamed(u"\\\\_millrace%"_s).toInt(), 0);
}

TEST_F(GrowingDumps, ADumpWhoseEndKnowsOfOtherBytesIsNotProved)
{
    ASSERT_NO_FATAL_FAILURE(begin());
    QFile file(m_finished + u"/@.done.json"_s);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    QJsonObject done = QJsonDocument::fromJson(file.readAll()).object();
    QJsonObject bytes = done.value(u"tableDataBytes"_s).toObject();
    QJsonObject own = bytes.value(m_source).toObject();
    own.insert(u"c"_s, own.value(u"c"_s).toInteger() + 8);
    bytes.insert(m_source, own);
    done.insert(u"tableDataBytes"_s, bytes);
    write(u"finished/@.done.json"_s, QJsonDocument(done).toJson());
    m_tool->finish();
    const RunSummary stopped = runAside()->end();
    EXPECT_EQ(stopped.status, RunState::Stopped);
    expectNothingProved(stopped);
    ASSERT_TRUE(stopped.error);
    EXPECT_EQ(stopped.error->code, ErrorCode::SourceChanged);
    EXPECT_TRUE(stopped.error->what.contains(m_byRun + u".c"_s)) << qPrintable(stopped.error->what);
}

/// A real one, which a lock holds in the middle.
TEST_F(GrowingDumps, OfMydumperIsRefusedUntilItHasEnded)
{
    MILLRACE_NEEDS("mydumper")
    execute(u"CREATE TABLE %1.held (id int NOT NULL PRIMARY KEY)"_s.arg(m_byRun));
    execute(u"INSERT INTO %1.held VALUES (1),(2)"_s.arg(m_byRun));
    const ResolvedConnection target = m_server.connection();
    const auto holder = Connection::open(target);
    ASSERT_TRUE(holder);
    ASSERT_TRUE((*holder)->execute(u"LOCK TABLES %1.held WRITE"_s.arg(m_byRun)));
    const QString folder = m_files + u"/mydumper"_s;
    QProcess tool;
    tool.start(QStandardPaths::findExecutable(u"mydumper"_s),
               {u"-S"_s, target.spec.socket, u"-u"_s, target.spec.user, u"-p"_s, target.password, u"-B"_s,
                m_byRun, u"-o"_s, folder, u"--no-locks"_s});
    ASSERT_TRUE(tool.waitForStarted());
    // With that file alone it is no dump yet that anybody would know.
    ASSERT_TRUE(awaited([&] {
        return QFile::exists(folder + u"/metadata.partial"_s) &&
               QDir(folder).entryList({u"*.sql"_s}, QDir::Files).size() > 0;
    }));
    const auto reading = readDump({folder});
    ASSERT_FALSE(reading);
    EXPECT_EQ(reading.error().code, ErrorCode::SourceEmpty);
    EXPECT_TRUE(reading.error().what.contains(u"process %1"_s.arg(tool.processId())))
        << qPrintable(reading.error().text());
    ASSERT_TRUE((*holder)->execute(u"UNLOCK TABLES"_s));
    ASSERT_TRUE(tool.waitForFinished(60'000));
    ASSERT_EQ(tool.exitCode(), 0) << tool.readAllStandardError().constData();
    const auto whole = readDump({folder});
    ASSERT_TRUE(whole) << qPrintable(whole.error().text());
    EXPECT_FALSE(whole->growing);
    EXPECT_EQ(whole->rows(), 2);
}

/// Killed right before and right after the run's plan gets a table's files, and in the middle of waiting.
class KilledWhileItGrows : public GrowingDumps
{
protected:
    QProcessEnvironment environment(const char *when = nullptr)
    {
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"MILLRACE_HOME"_s, m_home);
        environment.insert(u"MILLRACE_PASSWORD"_s, m_server.connection().password);
        if (when != nullptr) // "@a@@2.tsv": the piece that "a" was waiting for
            killAtFile(environment, u"plan.millrace"_s, u"@a@@2.tsv"_s, QString::fromLatin1(when));
        return environment;
    }
    void start(QProcess &process, const QStringList &arguments, const char *when = nullptr)
    {
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.setProcessEnvironment(environment(when));
        process.start(millraceCli(), arguments);
        ASSERT_TRUE(process.waitForStarted());
    }
    QString runId() const
    {
        return QDir(m_home + u"/runs"_s).entryList(QDir::Dirs | QDir::NoDotAndDotDot).value(0);
    }
    void begin()
    {
        m_home = m_files + u"/home"_s;
        ASSERT_NO_FATAL_FAILURE(GrowingDumps::begin());
        write(u"p.millrace"_s, m_plan.toJson());
    }

    QString m_home;
};

TEST_F(KilledWhileItGrows, WhileItsPlanGetsATable)
{
    for (const char *when : {"before", "after"}) {
        SCOPED_TRACE(when);
        ASSERT_NO_FATAL_FAILURE(begin());
        m_tool->addData();
        QProcess killed;
        start(killed, {u"run"_s, m_files + u"/p.millrace"_s}, when);
        ASSERT_TRUE(killed.waitForFinished(60'000));
        ASSERT_EQ(killed.exitStatus(), QProcess::CrashExit) << killed.readAll().constData();
        EXPECT_EQ(rowsOf("a"), 0);
        m_tool->addData();
        QProcess resumed;
        start(resumed, {u"resume"_s, runId()});
        EXPECT_TRUE(comesIn("b", rowsOfPiece));
        m_tool->finish();
        ASSERT_TRUE(resumed.waitForFinished(60'000));
        EXPECT_EQ(resumed.exitCode(), 0) << resumed.readAll().constData();
        expectTheSame();
        // As before.
        execute(u"DROP DATABASE %1"_s.arg(m_byRun));
        execute(u"CREATE DATABASE %1"_s.arg(m_byRun));
        QDir(m_grown).removeRecursively();
        QDir(m_home).removeRecursively();
        ASSERT_TRUE(QDir().mkpath(m_grown));
        m_tool = std::make_unique<GrowingFolder>(m_finished, m_grown);
    }
}

TEST_F(KilledWhileItGrows, WhileItWaitsAndTheToolGoesOn)
{
    ASSERT_NO_FATAL_FAILURE(begin());
    m_tool->addData();
    QProcess first;
    start(first, {u"run"_s, m_files + u"/p.millrace"_s});
    ASSERT_TRUE(comesIn("a", 3 * rowsOfPiece)) << first.readAll().constData();
    first.kill();
    ASSERT_TRUE(first.waitForFinished(60'000));
    m_tool->addData();
    QProcess second;
    start(second, {u"resume"_s, runId()});
    ASSERT_TRUE(comesIn("b", rowsOfPiece)) << second.readAll().constData();
    second.kill();
    ASSERT_TRUE(second.waitForFinished(60'000));
    m_tool->finish(); // with nobody there
    QProcess third;
    start(third, {u"resume"_s, runId()});
    ASSERT_TRUE(third.waitForFinished(60'000));
    EXPECT_EQ(third.exitCode(), 0) << third.readAll().constData();
    expectTheSame();
}

} // namespace millrace::test::growingdump_test
