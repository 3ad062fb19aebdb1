// SPDX-License-Identifier: GPL-3.0-or-later
// Rows that a dump's own INSERT IGNORE leaves out, or that take the place of others by its REPLACE: what its
// session would have stored is right, and it is counted.
#include "core/base/literals.h"
#include "core/report/verdict.h"
#include "tests/integration/dumps/dumpcase.h"
#include "tests/support/qtprinters.h"

#include <gtest/gtest.h>

namespace millrace::test::dumpskipped_test {

namespace {

class DumpSkipped : public DumpCase
{
protected:
    /// Loads it by both and expects the same.
    RunSummary loaded(const QByteArray &sql)
    {
        writeDump(sql);
        byClient();
        const auto plan = makePlan();
        EXPECT_TRUE(plan) << qPrintable(plan.error().text());
        if (!plan)
            return {};
        const RunSummary summary = run(*plan);
        EXPECT_EQ(summary.status, RunState::Done) << (summary.error ? qPrintable(summary.error->text()) : "");
        expectSameSchemas();
        return summary;
    }
};

} // namespace

TEST_F(DumpSkipped, RowsOfItsInsertIgnoreAreCountedAndTheRestIsProved)
{
    Plan defaults;
    defaults.chunkRows = 2;
    defaults.onError = OnError::AsDump;
    m_defaults = defaults;
    const RunSummary summary = loaded("CREATE TABLE a (id int PRIMARY KEY, v int, UNIQUE KEY u (v));\n"
                                      "INSERT IGNORE INTO a VALUES (1,1),(2,2),(3,1),(4,4),(1,9),(5,5);\n");
    ASSERT_EQ(summary.tables.size(), 1);
    const TableOutcome &table = summary.tables.first();
    EXPECT_TRUE(table.verified) << qPrintable(table.notVerifiedBecause);
    EXPECT_EQ(table.rowsRead, 6);
    EXPECT_EQ(table.rowsSkipped, 2);
    EXPECT_EQ(table.rowsLoaded, 4);
    EXPECT_EQ(table.rowsAfter, 4);
    EXPECT_EQ(table.rowsCompared, 2) << "the others' chunks have skipped rows";
    EXPECT_FALSE(table.comparedNote.isEmpty());
    const Verdict verdict = verdictOf(summary, 6);
    EXPECT_TRUE(verdict.whole);
    EXPECT_TRUE(verdict.why.isEmpty()) << qPrintable(verdict.why.join(u'\n'));
    EXPECT_TRUE(verdict.detail().contains(u"2 rows of the dump were skipped by its own INSERT IGNORE."_s))
        << qPrintable(verdict.detail());
    EXPECT_TRUE(verdict.sentence.contains(u"by counts and the contents of 2 rows"_s))
        << qPrintable(verdict.sentence);
}

/// INSERT IGNORE makes warnings of errors, in a strict session, too.
TEST_F(DumpSkipped, ValuesThatItsInsertIgnoreBendsAreBentAndShown)
{
    const RunSummary summary =
        loaded("SET sql_mode = 'STRICT_ALL_TABLES';\n"
               "CREATE TABLE a (id int PRIMARY KEY, t varchar(3) NOT NULL, n tinyint);\n"
               "INSERT IGNORE INTO a VALUES (1,'abcdef',300),(2,'b','x'),(1,'c',1);\n");
    ASSERT_EQ(summary.tables.size(), 1);
    EXPECT_TRUE(summary.tables.first().verified) << qPrintable(summary.tables.first().notVerifiedBecause);
    EXPECT_EQ(summary.tables.first().rowsSkipped, 1);
    const Verdict verdict = verdictOf(summary, 3);
    EXPECT_TRUE(verdict.whole);
    EXPECT_TRUE(verdict.detail().contains(u"The server raised 3 warnings"_s)) << qPrintable(verdict.detail());
}

/// A CHECK, a partition and a foreign key refuse them; what else is wrong with a row shows as ever.
TEST_F(DumpSkipped, RowsThatTheTableHasNoPlaceForAreCountedAndTheRestIsProved)
{
    for (const WayIn way : {WayIn::Local, WayIn::Insert}) {
        SCOPED_TRACE(qPrintable(enumName(way)));
        Plan defaults;
        defaults.chunkRows = 2;
        defaults.onError = OnError::AsDump;
        defaults.wayIn = way;
        m_defaults = defaults;
        for (const QString &schema : {m_byClient, m_byRun}) {
            execute(u"DROP DATABASE %1"_s.arg(schema));
            execute(u"CREATE DATABASE %1"_s.arg(schema));
        }
        const RunSummary summary =
            loaded("SET sql_mode = 'STRICT_ALL_TABLES';\n"
                   "CREATE TABLE a (id int PRIMARY KEY, v int, CHECK (v < 10)) PARTITION BY RANGE (id) "
                   "(PARTITION p VALUES LESS THAN (100));\n"
                   "INSERT IGNORE INTO a VALUES (1,1),(2,22),(300,3),(1,4),(5,'5x'),(6,6),(7,7),(8,88);\n");
        ASSERT_EQ(summary.tables.size(), 1);
        const TableOutcome &table = summary.tables.first();
        EXPECT_TRUE(table.verified) << qPrintable(table.notVerifiedBecause);
        EXPECT_EQ(table.rowsRead, 8);
        EXPECT_EQ(table.rowsSkipped, 4);
        EXPECT_EQ(table.rowsAfter, 4);
        const Verdict verdict = verdictOf(summary, 8);
        EXPECT_TRUE(verdict.whole);
        EXPECT_TRUE(verdict.detail().contains(u"4 rows of the dump were skipped by its own INSERT IGNORE."_s))
            << qPrintable(verdict.detail());
        EXPECT_TRUE(verdict.detail().contains(u"no partition"_s)) << "why a row is not there is shown";
        EXPECT_TRUE(verdict.detail().contains(u"The server raised 1 warning"_s))
            << qPrintable(verdict.detail());
    }
}

/// Who asks for it gets the first of them as an error.
TEST_F(DumpSkipped, RowsThatTheTableHasNoPlaceForStopWhereTheUserSaysSo)
{
    Plan defaults;
    defaults.onError = OnError::Stop;
    m_defaults = defaults;
    writeDump("CREATE TABLE a (id int PRIMARY KEY, v int, CHECK (v < 10));\n"
              "INSERT IGNORE INTO a VALUES (1,1),(2,22);\n");
    const auto plan = makePlan();
    ASSERT_TRUE(plan) << qPrintable(plan.error().text());
    EXPECT_EQ(run(*plan).status, RunState::Stopped);
}

TEST_F(DumpSkipped, RowsThatRunAsStatementsAreNotSetAsideAndThePlanSaysSo)
{
    Plan defaults;
    defaults.onError = OnError::SetAside;
    m_defaults = defaults;
    const QString sentence = u"Rows that run as statements cannot be set aside"_s;
    const auto says = [&](const DumpPlan &plan) { return plan.notes.join(u'\n').contains(sentence); };
    writeDump("CREATE TABLE a (id int PRIMARY KEY, v tinyint);\nINSERT INTO a VALUES (1,1),(2,222),(3,3);\n");
    const auto loads = makePlan();
    ASSERT_TRUE(loads) << qPrintable(loads.error().text());
    EXPECT_FALSE(says(*loads));
    writeDump("CREATE TABLE a (id int AUTO_INCREMENT PRIMARY KEY, v tinyint);\n"
              "INSERT INTO a (v) VALUES (1),(222),(3);\n");
    const auto runs = makePlan();
    ASSERT_TRUE(runs) << qPrintable(runs.error().text());
    EXPECT_TRUE(says(*runs)) << qPrintable(runs->notes.join(u'\n'));
    EXPECT_EQ(run(*runs).status, RunState::Stopped);
}

TEST_F(DumpSkipped, RowsOfItsReplaceAreCounted)
{
    const RunSummary summary = loaded("CREATE TABLE a (id int PRIMARY KEY, v int);\n"
                                      "REPLACE INTO a VALUES (1,1),(2,2),(1,3);\n");
    ASSERT_EQ(summary.tables.size(), 1);
    EXPECT_EQ(summary.tables.first().rowsReplaced, 1);
    EXPECT_TRUE(summary.tables.first().verified);
    EXPECT_TRUE(verdictOf(summary, 3).whole);
    EXPECT_TRUE(verdictOf(summary, 3).detail().contains(u"1 row of the dump took the place of others"_s));
}

/// Several rows, one row, rows of a SELECT, of which there may be none.
TEST_F(DumpSkipped, StatementsThatRunAsTheyStandAreCountedByTheServersAnswers)
{
    const RunSummary summary =
        loaded("CREATE TABLE a (id int PRIMARY KEY, n int);\nINSERT INTO a VALUES (1,1),(2,2);\n"
               "UPDATE a SET n = 5 WHERE id = 2;\nINSERT IGNORE INTO a VALUES (1,9),(3,3),(2,9);\n"
               "INSERT IGNORE INTO a VALUES (3,9);\nINSERT IGNORE INTO a SELECT * FROM a;\n"
               "INSERT IGNORE INTO a SELECT * FROM a WHERE id > 9;\nREPLACE INTO a VALUES (1,7);\n"
               "INSERT INTO a VALUES (2,7),(4,4) ON DUPLICATE KEY UPDATE n = VALUES(n);\n");
    ASSERT_TRUE(summary.inOrder);
    EXPECT_EQ(summary.inOrder->skipped, 2 + 1 + 3);
    EXPECT_EQ(summary.inOrder->replaced, 1 + 1);
    const Verdict verdict = verdictOf(summary, 9);
    EXPECT_TRUE(verdict.whole);
    EXPECT_TRUE(verdict.detail().contains(u"6 rows of the dump were skipped by its own INSERT IGNORE."_s))
        << qPrintable(verdict.detail());
    EXPECT_FALSE(verdict.detail().contains(u"skipped by the server"_s)) << qPrintable(verdict.detail());
}

/// Who asks for it on the command line gets what a dump does not ask for itself, and is told so.
TEST_F(DumpSkipped, WhatTheUserHasSkippedIsNotTheDumps)
{
    Plan defaults;
    defaults.onDuplicate = OnDuplicate::Keep;
    defaults.onError = OnError::AsDump;
    m_defaults = defaults;
    writeDump("CREATE TABLE a (id int PRIMARY KEY);\nINSERT INTO a VALUES (1),(2),(1);\n");
    const auto plan = makePlan();
    ASSERT_TRUE(plan) << qPrintable(plan.error().text());
    const RunSummary summary = run(*plan);
    ASSERT_EQ(summary.tables.size(), 1);
    EXPECT_EQ(summary.tables.first().rowsSkipped, 1);
    EXPECT_FALSE(verdictOf(summary, 3).whole);
    EXPECT_TRUE(verdictOf(summary, 3).detail().contains(u"1 row skipped by the server."_s));
}

} // namespace millrace::test::dumpskipped_test
