// SPDX-License-Identifier: GPL-3.0-or-later
// Dumps of MySQL Shell that are loaded while they are written: the tool is played by the test, which goes on
// only when the rows of what is complete are in their table.
#include "core/run/undo/rollback.h"
#include "tests/integration/dumps/growingcase.h"
#include "tests/support/shelldumpwriter.h"
#include "tests/unit/dumpdir/growingfolder.h"

#include <QJsonDocument>

namespace millrace::test::growingdump_test {

namespace {

class GrowingDumps : public GrowingCase
{
protected:
    void SetUp() override
    {
        GrowingCase::SetUp();
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
        ASSERT_NO_FATAL_FAILURE(loadFinished());
    }
    void TearDown() override
    {
        m_tool->die();
        DumpFilesCase::TearDown();
    }

    /// The plan of the dump of which the definitions are there, and of "a" two pieces of three.
    void begin()
    {
        m_tool->addDefinitions();
        m_tool->addData();
        m_tool->addData();
        ASSERT_NO_FATAL_FAILURE(planGrown());
        EXPECT_EQ(m_plan.growing->awaited.size(), 4);
    }
    static constexpr int rowsOfPiece = 700;
    std::unique_ptr<GrowingFolder> m_tool;
};

} // namespace

TEST_F(GrowingDumps, EachTableIsLoadedWhenItIsComplete)
{
    ASSERT_NO_FATAL_FAILURE(begin());
    auto run = runAside();
    EXPECT_TRUE(awaited([&] {
        return run->progress().waitsFor.contains(u"waiting for MySQL Shell to complete"_s);
    })) << qPrintable(run->progress().waitsFor);
    ASSERT_TRUE(comesIn("a", 2 * rowsOfPiece)) << "its last piece is still being written";
    EXPECT_EQ(rowsOf("b"), 0);
    m_tool->addData();
    ASSERT_TRUE(comesIn("a", 3 * rowsOfPiece));
    EXPECT_EQ(rowsOf("b"), 0);
    m_tool->addData();
    ASSERT_TRUE(comesIn("b", rowsOfPiece));
    m_tool->addData();
    ASSERT_TRUE(comesIn("c", rowsOfPiece)) << "the first of its files";
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
    EXPECT_EQ(kept->dump()->fileByFile, (QStringList{m_byRun + u".a"_s, m_byRun + u".c"_s}));
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

TEST_F(GrowingDumps, APartOfATableIsTakenBack)
{
    m_patience = 0;
    ASSERT_NO_FATAL_FAILURE(begin());
    m_tool->die();
    const RunSummary stopped = runAside()->end();
    EXPECT_EQ(stopped.status, RunState::Stopped);
    expectNothingProved(stopped);
    ASSERT_EQ(rowsOf("a"), 2 * rowsOfPiece);
    const auto taken = rollbackRun(*m_folder, m_server.connection());
    ASSERT_TRUE(taken) << qPrintable(taken.error().text());
    EXPECT_EQ(*taken, 2 * rowsOfPiece);
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

/// Killed right before and right after the run's plan gets a table's files, and in the middle of waiting.
using KilledWhileItGrows = GrowingDumps;

TEST_F(KilledWhileItGrows, WhileItsPlanGetsATable)
{
    for (const char *when : {"before", "after"}) {
        SCOPED_TRACE(when);
        ASSERT_NO_FATAL_FAILURE(begin());
        m_tool->addData();
        QProcess killed;
        start(killed, {u"run"_s, m_files + u"/p.millrace"_s}, u"@a@@2.tsv"_s, when);
        ASSERT_NO_FATAL_FAILURE(expectKilled(killed));
        EXPECT_EQ(rowsOf("a"), 0);
        m_tool->addData();
        QProcess resumed;
        start(resumed, {u"resume"_s, runId()});
        EXPECT_TRUE(comesIn("b", rowsOfPiece));
        m_tool->finish();
        ASSERT_NO_FATAL_FAILURE(expectWhole(resumed));
        ASSERT_NO_FATAL_FAILURE(startOver());
        m_tool = std::make_unique<GrowingFolder>(m_finished, m_grown);
    }
}

/// Before and after the plan gets the first files of a table whose last one is still to come.
TEST_F(KilledWhileItGrows, WhileItsPlanGetsAPartOfATable)
{
    for (const char *when : {"before", "after"}) {
        SCOPED_TRACE(when);
        ASSERT_NO_FATAL_FAILURE(begin());
        QProcess killed;
        start(killed, {u"run"_s, m_files + u"/p.millrace"_s}, u"@a@1.tsv"_s, when);
        ASSERT_NO_FATAL_FAILURE(expectKilled(killed));
        EXPECT_EQ(rowsOf("a"), 0);
        QProcess resumed;
        start(resumed, {u"resume"_s, runId()});
        EXPECT_TRUE(comesIn("a", 2 * rowsOfPiece));
        m_tool->addData();
        EXPECT_TRUE(comesIn("a", 3 * rowsOfPiece));
        m_tool->finish();
        ASSERT_NO_FATAL_FAILURE(expectWhole(resumed));
        ASSERT_NO_FATAL_FAILURE(startOver());
        m_tool = std::make_unique<GrowingFolder>(m_finished, m_grown);
    }
}

/// A part of a table is in, and its indexes are away.
TEST_F(KilledWhileItGrows, BetweenTheFilesOfATable)
{
    ASSERT_NO_FATAL_FAILURE(begin());
    QProcess first;
    start(first, {u"run"_s, m_files + u"/p.millrace"_s});
    ASSERT_TRUE(comesIn("a", 2 * rowsOfPiece)) << first.readAll().constData();
    first.kill();
    ASSERT_TRUE(first.waitForFinished(60'000));
    m_tool->addData();
    QProcess second;
    start(second, {u"resume"_s, runId()});
    ASSERT_TRUE(comesIn("a", 3 * rowsOfPiece)) << second.readAll().constData();
    m_tool->finish();
    ASSERT_NO_FATAL_FAILURE(expectWhole(second));
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
    ASSERT_NO_FATAL_FAILURE(expectWhole(third));
}

} // namespace millrace::test::growingdump_test
