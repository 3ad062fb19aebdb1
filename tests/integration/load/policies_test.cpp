// SPDX-License-Identifier: GPL-3.0-or-later
// What happens to rows that do not fit and to rows whose key is there already.
#include "core/base/literals.h"
#include "core/base/paths.h"
#include "tests/support/factsof.h"
#include "tests/support/loadcase.h"
#include "tests/support/qtprinters.h"

#include <QFile>
#include <gtest/gtest.h>

namespace millrace::test::policies_test {

namespace {

QByteArray contentOf(const QString &path)
{
    const auto bytes = readWholeFile(path);
    return bytes ? *bytes : QByteArray("<unreadable>");
}

QByteArray manyRows(int count)
{
    QByteArray bytes;
    for (int i = 1; i <= count; ++i)
        bytes += QByteArray::number(i) + "\t1\ttext " + QByteArray::number(i) + '\n';
    return bytes;
}

const QString smallTable = u"(id int PRIMARY KEY, n tinyint, s varchar(40))"_s;
const QString smallColumns = u"(id, n, s)"_s;

} // namespace

TEST(SetAside, BadRowsGoToRejectsThatCanBeLoadedAgain)
{
    LoadCase load;
    load.addFile(u"a.txt"_s, "1\t10\ta\n2\t300\tb\\\nb\n3\t30\tc\nx\t40\td\n");
    load.addFile(u"b.txt"_s, "5\tfoo\te\n6\t60\tf");
    load.createTable(smallTable, smallColumns);
    load.plan.onError = OnError::SetAside;
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    const TableOutcome outcome = summary.tables.first();
    EXPECT_TRUE(outcome.verified) << why(summary);
    EXPECT_EQ(outcome.rowsRead, 6);
    EXPECT_EQ(outcome.rowsLoaded, 3);
    EXPECT_EQ(outcome.rowsRejected, 3);
    EXPECT_EQ(load.rowsInTable(), 3);
    EXPECT_EQ(contentOf(outcome.rejectsFile), "2\t300\tb\\\nb\nx\t40\td\n5\tfoo\te\n");

    const QList<QByteArray> reasons = contentOf(outcome.reasonsFile).split('\n');
    ASSERT_EQ(reasons.size(), 5); // header, three rows, what follows the last line end
    const QByteArray file = load.folderPath().toUtf8();
    EXPECT_TRUE(reasons.at(1).startsWith("1," + file + "/a.txt,2,2,7,n,1264,")) << reasons.at(1);
    EXPECT_TRUE(reasons.at(2).startsWith("2," + file + "/a.txt,4,5,25,id,1366,")) << reasons.at(2);
    EXPECT_TRUE(reasons.at(3).startsWith("3," + file + "/b.txt,1,1,0,n,1366,")) << reasons.at(3);

    // Mended, the rejects are a dump of the same dialect.
    LoadCase again;
    QByteArray mended = contentOf(outcome.rejectsFile);
    again.addFile(u"rejects.txt"_s, mended.replace("300", "30").replace("x\t", "4\t").replace("foo", "50"));
    again.createTable(smallTable, smallColumns);
    const RunSummary second = again.run();
    ASSERT_EQ(second.status, RunState::Done) << why(second);
    EXPECT_EQ(again.rowsInTable(), 3);
}

/// What the server says about the statement (on MySQL 8: 3719, 3778, 1287) stops nothing, costs no row and is
/// counted nowhere, whatever the way in; what it says about a row beside it is found.
TEST(StatementWarnings, AreNoRows)
{
    for (const WayIn way : {WayIn::Local, WayIn::Insert, WayIn::ServerFile})
        for (const OnError onError : {OnError::Stop, OnError::SetAside, OnError::AsServer}) {
            SCOPED_TRACE(enumName(way).toStdString() + ' ' + enumName(onError).toStdString());
            LoadCase load;
            load.plan.source.dialect.charset = "utf8";
            const bool bad = onError == OnError::SetAside;
            load.addFile(u"a.txt"_s, QByteArray("1\t1\t\xC3\xA9\n2\t") + (bad ? "300" : "2") +
                                         "\t\xE2\x82\xAC\n3\t3\tc\n");
            load.createTable(smallTable + u" CHARACTER SET utf8mb4"_s, u"(id, n, @s)"_s);
            load.setExpression(u"s=CONVERT(CONVERT(@s USING utf8) USING utf8mb4)"_s);
            load.plan.onError = onError;
            load.plan.wayIn = way;
            const RunSummary summary = load.run();
            ASSERT_EQ(summary.status, RunState::Done) << why(summary);
            const TableOutcome outcome = summary.tables.first();
            EXPECT_TRUE(outcome.verified) << why(summary);
            EXPECT_EQ(outcome.rowsLoaded, bad ? 2 : 3);
            EXPECT_EQ(outcome.rowsRejected, bad ? 1 : 0);
            EXPECT_EQ(outcome.warnings, 0);
            EXPECT_EQ(load.server()
                          .value(u"SELECT GROUP_CONCAT(HEX(s) ORDER BY id) FROM %1"_s.arg(load.table()))
                          .toString(),
                      bad ? u"C3A9,63"_s : u"C3A9,E282AC,63"_s);
        }
}

/// The server does not count the first row as read, and names the third as the second.
TEST(SetAside, RowsAfterOneThatACheckRefusesAreNotTakenForOthers)
{
    LoadCase load;
    if (const ServerFacts facts = factsOf(load.server()); !facts.isMariaDb() && facts.version < 80016)
        GTEST_SKIP() << "keeps no CHECK";
    load.addFile(u"a.txt"_s, "3\t1\ta\n1\t2\tb\n5\t300\tc\n6\t3\td\n13\t1\te\n7\tx\tf\n");
    load.createTable(u"(id int PRIMARY KEY, n tinyint, s varchar(40), CHECK (id % 10 <> 3))"_s, smallColumns);
    load.plan.onError = OnError::SetAside;
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_EQ(contentOf(summary.tables.first().rejectsFile), "3\t1\ta\n5\t300\tc\n13\t1\te\n7\tx\tf\n");
    EXPECT_EQ(
        load.server().value(u"SELECT GROUP_CONCAT(id ORDER BY id) FROM %1"_s.arg(load.table())).toString(),
        u"1,6"_s);
    EXPECT_TRUE(summary.tables.first().verified) << why(summary);
}

/// MariaDB counts a change for the partition and for the table.
TEST(Duplicates, ReplacedRowsOfPartitionsAreCountedOnce)
{
    LoadCase load;
    load.addFile(u"a.txt"_s, "1\t1\ta\n2\t2\tb\n1\t3\tc\n15\t2\td\n15\t5\te\n2\t2\tb\n");
    load.createTable(
        u"(id int PRIMARY KEY, n tinyint, s varchar(40)) PARTITION BY RANGE (id) (PARTITION a VALUES "
        "LESS THAN (10), PARTITION b VALUES LESS THAN (20))"_s,
        smallColumns);
    load.plan.onDuplicate = OnDuplicate::Replace;
    load.plan.workers = 1;
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_EQ(summary.tables.first().rowsReplaced, 3);
    EXPECT_EQ(load.rowsInTable(), 3);
    EXPECT_TRUE(summary.tables.first().notVerifiedBecause.isEmpty()) << why(summary);
}

TEST(SetAside, HeaderLinesStandInTheRejectsToo)
{
    LoadCase load;
    load.plan.source.dialect = Dialect::csvRfc4180("\r\n");
    load.plan.source.dialect.skipLines = 1;
    load.addFile(u"a.csv"_s, "id,n,s\r\n1,1,a\r\n2,999,\"b\r\nb\"\r\n");
    load.createTable(smallTable, smallColumns);
    load.plan.onError = OnError::SetAside;
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_EQ(contentOf(summary.tables.first().rejectsFile), "id,n,s\r\n2,999,\"b\r\nb\"\r\n");
}

TEST(SetAside, FieldsThatAreMissingOrTooManyAreReasonsToo)
{
    LoadCase load;
    load.addFile(u"a.txt"_s, "1\t1\ta\n2\t2\n3\t3\tc\td\n4\t4\te\n");
    load.createTable(smallTable, smallColumns);
    load.plan.onError = OnError::SetAside;
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_EQ(contentOf(summary.tables.first().rejectsFile), "2\t2\n3\t3\tc\td\n");
    EXPECT_EQ(load.rowsInTable(), 2);
}

TEST(SetAside, ErrorsThatNameNoRowAreFoundAsWell)
{
    LoadCase load; // a CAST tells no row number, a CHECK neither
    QByteArray rows;
    for (int i = 1; i <= 2'000; ++i)
        rows += QByteArray::number(i) + '\t' + (i == 700 ? "foo" : i == 1'500 ? "9" : "1") + "\ts\n";
    load.addFile(u"a.txt"_s, rows);
    load.createTable(u"(id int PRIMARY KEY, n int, s varchar(5), CHECK (n < 9))"_s, u"(id, @n, s)"_s);
    load.setExpression(u"n=CAST(@n AS SIGNED)"_s);
    load.plan.onError = OnError::SetAside;
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_TRUE(summary.tables.first().verified) << why(summary);
    const bool checks = keepsChecks(load.server());
    EXPECT_EQ(contentOf(summary.tables.first().rejectsFile),
              checks ? "700\tfoo\ts\n1500\t9\ts\n" : "700\tfoo\ts\n");
    EXPECT_EQ(load.rowsInTable(), checks ? 1'998 : 1'999);
}

TEST(SetAside, RowNumbersStayThoseOfTheSource)
{
    LoadCase load;
    load.addFile(u"a.txt"_s, "1\ta\n300\tb\n3\tc\n400\td\n5\te\n");
    load.createTable(u"(id int PRIMARY KEY, n tinyint, s varchar(5))"_s, u"(n, s)"_s);
    load.setExpression(u"id=@row_number"_s);
    load.plan.onError = OnError::SetAside;
    ASSERT_EQ(load.run().status, RunState::Done);
    EXPECT_EQ(load.server()
                  .value(u"SELECT GROUP_CONCAT(CONCAT(id, s) ORDER BY id) FROM %1"_s.arg(load.table()))
                  .toString(),
              u"1a,3c,5e"_s);
}

TEST(SetAside, WithReplaceBadRowsAreFoundOneByOne)
{
    LoadCase load;
    load.addFile(u"a.txt"_s, "1\t1\ta\n2\t300\tb\n1\t1\tc\n4\t1.5\td\n5\tfoo\te\n6\t1\tf\n");
    load.createTable(smallTable, smallColumns);
    load.plan.onError = OnError::SetAside;
    load.plan.onDuplicate = OnDuplicate::Replace;
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_TRUE(summary.tables.first().verified) << why(summary);
    EXPECT_EQ(summary.tables.first().rowsRejected, 2);
    EXPECT_EQ(contentOf(summary.tables.first().rejectsFile), "2\t300\tb\n5\tfoo\te\n");
    EXPECT_EQ(load.server().value(u"SELECT s FROM %1 WHERE id = 1"_s.arg(load.table())).toString(), u"c"_s);
    EXPECT_EQ(load.rowsInTable(), 3);
}

TEST(Duplicates, KeepLeavesTheRowThatIsThereAndCountsTheOther)
{
    LoadCase load;
    load.addFile(u"a.txt"_s, "1\t1\ta\n2\t2\tb\n1\t9\tz\n");
    load.createTable(smallTable, smallColumns);
    load.server().execute(u"INSERT INTO %1 VALUES (2, 7, 'old')"_s.arg(load.table()));
    load.plan.onDuplicate = OnDuplicate::Keep;
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_TRUE(summary.tables.first().verified) << why(summary);
    EXPECT_EQ(summary.tables.first().rowsSkipped, 2);
    EXPECT_EQ(summary.tables.first().rowsLoaded, 1);
    EXPECT_EQ(load.server()
                  .value(u"SELECT GROUP_CONCAT(CONCAT(id, s) ORDER BY id) FROM %1"_s.arg(load.table()))
                  .toString(),
              u"1a,2old"_s);
}

TEST(Duplicates, SetAsideKeepsTheFirstAndWritesTheOthersDown)
{
    LoadCase load;
    QByteArray rows;
    for (int i = 1; i <= 30'000; ++i)
        rows += QByteArray::number(i % 29'000) + "\t1\trow " + QByteArray::number(i) + '\n';
    load.addFile(u"a.txt"_s, rows);
    load.createTable(smallTable, smallColumns);
    load.plan.onDuplicate = OnDuplicate::SetAside;
    load.plan.workers = 1;
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_TRUE(summary.tables.first().verified) << why(summary);
    EXPECT_EQ(summary.tables.first().rowsRejected, 1'000);
    EXPECT_EQ(load.rowsInTable(), 29'000);
    const QList<QByteArray> rejects = contentOf(summary.tables.first().rejectsFile).split('\n');
    EXPECT_EQ(rejects.first(), "1\t1\trow 29001");
    EXPECT_EQ(rejects.at(999), "1000\t1\trow 30000");
}

TEST(Duplicates, AStopNamesTheRow)
{
    LoadCase load;
    QByteArray rows;
    for (int i = 1; i <= 3'000; ++i)
        rows += QByteArray::number(i == 2'222 ? 5 : i) + "\t1\ts\n";
    load.addFile(u"a.txt"_s, rows);
    load.createTable(smallTable, smallColumns);
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Stopped);
    EXPECT_EQ(summary.error->code, ErrorCode::DuplicateRow);
    EXPECT_EQ(summary.error->context.row, 2'222);
    EXPECT_EQ(summary.error->context.rawRow, "5\t1\ts");
    EXPECT_EQ(load.rowsInTable(), 0);
}

TEST(AsServer, WarningsAreCountedByCodeAndColumn)
{
    LoadCase load;
    load.addFile(u"a.txt"_s, "1\t300\ta\n2\t301\tb\n3\tfoo\tc\n1\t1\td\n");
    load.createTable(smallTable, smallColumns);
    load.plan.onError = OnError::AsServer;
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    const TableOutcome outcome = summary.tables.first();
    EXPECT_EQ(outcome.rowsSkipped, 1);
    EXPECT_EQ(outcome.warnings, 4);
    ASSERT_EQ(outcome.warningKinds.size(), 3);
    EXPECT_EQ(outcome.warningKinds.first().code, 1264);
    EXPECT_EQ(outcome.warningKinds.first().column, u"n"_s);
    EXPECT_EQ(outcome.warningKinds.first().count, 2);
    EXPECT_EQ(outcome.warningKinds.first().row, 1);
}

TEST(Duplicates, WhatATriggerWritesIsNoDuplicate)
{
    LoadCase load; // the counters that tell of a replaced row count the trigger's updates too
    load.addFile(u"a.txt"_s, manyRows(500));
    load.createTable(smallTable, smallColumns);
    load.server().execute(u"CREATE TABLE %1.sums (n int)"_s.arg(load.plan.schema));
    load.server().execute(u"INSERT INTO %1.sums VALUES (0)"_s.arg(load.plan.schema));
    load.server().execute(
        u"CREATE TRIGGER %1.summing AFTER INSERT ON %2 FOR EACH ROW UPDATE %1.sums SET n = n + 1"_s.arg(
            load.plan.schema, load.table()));
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_TRUE(summary.tables.first().verified) << why(summary);
    EXPECT_EQ(load.rowsInTable(), 500);
    EXPECT_EQ(load.server().value(u"SELECT n FROM %1.sums"_s.arg(load.plan.schema)), 500);
}

} // namespace millrace::test::policies_test
