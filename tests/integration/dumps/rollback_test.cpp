// SPDX-License-Identifier: GPL-3.0-or-later
// The rollback of a table's run: its rows, all of them, and of nobody else.
#include "core/base/literals.h"
#include "core/run/undo/rollback.h"
#include "core/server/connection.h"
#include "core/server/tableschema.h"
#include "core/verify/tablestate.h"
#include "tests/support/loadcase.h"
#include "tests/support/qtprinters.h"

#include <QFile>
#include <gtest/gtest.h>

namespace millrace::test::rollback_test {

namespace {

/// A run that stopped after rows 101 and 102 of a table; \a before: rows the table had.
void stopBehindTwoRows(LoadCase &load, const QString &definition, const QByteArray &rows,
                       const QString &before = {})
{
    load.addFile(u"a.txt"_s, rows);
    load.createTable(definition, u"(id, n)"_s);
    if (!before.isEmpty())
        load.server().execute(u"INSERT INTO %1 VALUES %2"_s.arg(load.table(), before));
    load.plan.chunkRows = 1;
    load.plan.workers = 1;
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Stopped) << why(summary);
    ASSERT_EQ(load.rowsInTable(), summary.tables.first().rowsBefore + 2);
}

const QString plainTable = u"(id int PRIMARY KEY, n tinyint) ENGINE=InnoDB"_s;
const QByteArray plainRows = "101\t1\n102\t2\n103\t300\n";

QString other(const LoadCase &load)
{
    return load.plan.schema + u".other"_s;
}

QString valuesOf(const LoadCase &load, const QString &table, const QString &columns)
{
    return const_cast<LoadCase &>(load)
        .server()
        .value(u"SELECT GROUP_CONCAT(%1 ORDER BY 1) FROM %2"_s.arg(columns, table))
        .toString();
}

/// Refused, with the reason, and the run can still be gone on with.
void expectRefused(LoadCase &load, const QString &names)
{
    const qint64 rows = load.rowsInTable();
    const auto refused = rollbackRun(load.folder(), load.target());
    ASSERT_FALSE(refused) << "took out " << *refused;
    EXPECT_EQ(refused.error().code, ErrorCode::RollbackImpossible) << qPrintable(refused.error().text());
    EXPECT_TRUE(refused.error().what.contains(names)) << qPrintable(refused.error().text());
    EXPECT_FALSE(refused.error().howToFix.isEmpty());
    EXPECT_EQ(load.rowsInTable(), rows) << "nothing is touched";
    EXPECT_EQ(load.folder().summary()->status, RunState::Stopped) << "it can still be resumed";
}

void expectTaken(LoadCase &load, qint64 rows)
{
    const auto taken = rollbackRun(load.folder(), load.target());
    ASSERT_TRUE(taken) << qPrintable(taken.error().text());
    EXPECT_EQ(*taken, rows);
}

class Referring : public testing::TestWithParam<const char *>
{};

} // namespace

TEST_P(Referring, RowsOfOtherTablesAreNotTakenAlong)
{
    LoadCase load;
    ASSERT_NO_FATAL_FAILURE(stopBehindTwoRows(load, plainTable, plainRows));
    load.server().execute(u"CREATE TABLE %1 (id int PRIMARY KEY, ref int, FOREIGN KEY (ref) "
                          "REFERENCES %2 (id) ON DELETE %3) ENGINE=InnoDB"_s.arg(other(load), load.table(),
                                                                                 QLatin1String(GetParam())));
    load.server().execute(u"INSERT INTO %1 VALUES (1, NULL), (2, 102)"_s.arg(other(load)));
    expectRefused(load, u"other"_s);
    EXPECT_EQ(valuesOf(load, other(load), u"id, ':', COALESCE(ref, 'none')"_s), u"1:none,2:102"_s);

    load.server().execute(u"UPDATE %1 SET ref = NULL"_s.arg(other(load)));
    expectTaken(load, 2);
    EXPECT_EQ(load.rowsInTable(), 0);
    EXPECT_EQ(valuesOf(load, other(load), u"id"_s), u"1,2"_s);
}

TEST_P(Referring, WhatRefersToEarlierRowsIsInNobodysWay)
{
    LoadCase load;
    ASSERT_NO_FATAL_FAILURE(stopBehindTwoRows(load, plainTable, plainRows, u"(1, 1), (2, 2)"_s));
    load.server().execute(u"CREATE TABLE %1 (id int PRIMARY KEY, ref int, FOREIGN KEY (ref) "
                          "REFERENCES %2 (id) ON DELETE %3) ENGINE=InnoDB"_s.arg(other(load), load.table(),
                                                                                 QLatin1String(GetParam())));
    load.server().execute(u"INSERT INTO %1 VALUES (1, 1), (2, 101)"_s.arg(other(load)));
    expectRefused(load, u"other"_s);
    load.server().execute(u"DELETE FROM %1 WHERE ref = 101"_s.arg(other(load)));
    expectTaken(load, 2);
    EXPECT_EQ(valuesOf(load, load.table(), u"id"_s), u"1,2"_s);
    EXPECT_EQ(valuesOf(load, other(load), u"ref"_s), u"1"_s);
}

INSTANTIATE_TEST_SUITE_P(All, Referring, testing::Values("CASCADE", "SET NULL", "RESTRICT"),
                         [](const testing::TestParamInfo<const char *> &rule) {
                             return QString::fromLatin1(rule.param).remove(u' ').toStdString();
                         });

TEST(Rollback, RowsThatReferToEachOtherGoTogether)
{
    const QString self = u"(id int PRIMARY KEY, n int, FOREIGN KEY (n) REFERENCES t (id)) ENGINE=InnoDB"_s;
    // The third refers to nobody and ends the run.
    LoadCase empty;
    ASSERT_NO_FATAL_FAILURE(stopBehindTwoRows(empty, self, "101\t\\N\n102\t101\n103\t999\n"));
    expectTaken(empty, 2);
    EXPECT_EQ(empty.rowsInTable(), 0);

    LoadCase filled;
    ASSERT_NO_FATAL_FAILURE(stopBehindTwoRows(filled, self, "101\t1\n102\t101\n103\t999\n", u"(1, NULL)"_s));
    filled.server().execute(u"UPDATE %1 SET n = 102 WHERE id = 1"_s.arg(filled.table()));
    expectRefused(filled, u"`t`"_s);
    filled.server().execute(u"UPDATE %1 SET n = NULL WHERE id = 1"_s.arg(filled.table()));
    expectTaken(filled, 2);
    EXPECT_EQ(valuesOf(filled, filled.table(), u"id"_s), u"1"_s);
}

TEST(Rollback, NoTriggerOfTheTableRuns)
{
    const auto addTrigger = [](LoadCase &load) {
        load.server().execute(u"CREATE TABLE %1 (id int)"_s.arg(other(load)));
        load.server().execute(
            u"CREATE TRIGGER %1.noted AFTER DELETE ON %2 FOR EACH ROW "
            "INSERT INTO %3 VALUES (OLD.id)"_s.arg(load.plan.schema, load.table(), other(load)));
    };
    LoadCase filled;
    ASSERT_NO_FATAL_FAILURE(stopBehindTwoRows(filled, plainTable, plainRows, u"(1, 1)"_s));
    addTrigger(filled);
    expectRefused(filled, u"noted"_s);
    EXPECT_EQ(valuesOf(filled, other(filled), u"id"_s), QString());
    filled.server().execute(u"DROP TRIGGER %1.noted"_s.arg(filled.plan.schema));
    expectTaken(filled, 2);

    // One that was empty is truncated, which no trigger sees.
    LoadCase empty;
    ASSERT_NO_FATAL_FAILURE(stopBehindTwoRows(empty, plainTable, plainRows));
    addTrigger(empty);
    expectTaken(empty, 2);
    EXPECT_EQ(empty.rowsInTable(), 0);
    EXPECT_EQ(valuesOf(empty, other(empty), u"id"_s), QString());
}

TEST(Rollback, GoesOnBehindATruncateThatWasTheLastThingDone)
{
    LoadCase load;
    ASSERT_NO_FATAL_FAILURE(stopBehindTwoRows(load, plainTable, plainRows));
    auto summary = load.folder().summary();
    ASSERT_TRUE(summary);
    summary->status = RunState::RollingBack;
    ASSERT_TRUE(load.folder().save(*summary));
    load.server().execute(u"TRUNCATE TABLE %1"_s.arg(load.table()));
    expectTaken(load, 2);
    EXPECT_EQ(load.folder().summary()->status, RunState::RolledBack);
}

TEST(Rollback, ARunThatWasKilledBeforeItCountedHasNothingToTakeOut)
{
    LoadCase load;
    load.addFile(u"a.txt"_s, "101\t300\n");
    load.createTable(plainTable, u"(id, n)"_s);
    ASSERT_EQ(load.run().status, RunState::Stopped);
    auto summary = load.folder().summary();
    ASSERT_TRUE(summary);
    summary->status = RunState::Preparing;
    summary->tables.first().rowsBefore = -1;
    ASSERT_TRUE(load.folder().save(*summary));
    load.server().execute(u"INSERT INTO %1 VALUES (1, 1)"_s.arg(load.table()));
    expectTaken(load, 0);
    EXPECT_EQ(load.rowsInTable(), 1);
}

namespace {

/// A run that is over and proved: rows 101 to 103; \a before: rows the table had.
void loadThreeRows(LoadCase &load, const QString &before = {})
{
    load.addFile(u"a.txt"_s, "101\t1\n102\t2\n103\t3\n");
    load.createTable(plainTable, u"(id, n)"_s);
    if (!before.isEmpty())
        load.server().execute(u"INSERT INTO %1 VALUES %2"_s.arg(load.table(), before));
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    ASSERT_TRUE(summary.isVerified()) << why(summary);
}

/// With the statement that does it all the same.
void expectProvedRefused(LoadCase &load, const QString &because, const QString &statement)
{
    const qint64 rows = load.rowsInTable();
    const auto refused = rollbackRun(load.folder(), load.target());
    ASSERT_FALSE(refused) << "took out " << *refused;
    EXPECT_EQ(refused.error().code, ErrorCode::RollbackImpossible) << qPrintable(refused.error().text());
    EXPECT_TRUE(refused.error().what.contains(because)) << qPrintable(refused.error().text());
    EXPECT_TRUE(refused.error().howToFix.contains(statement)) << qPrintable(refused.error().text());
    EXPECT_EQ(load.rowsInTable(), rows) << "nothing is touched";
    EXPECT_EQ(load.folder().summary()->status, RunState::Done);
}

TableState timeOf(const LoadCase &load)
{
    const auto session = TableState::session(load.target());
    const auto state = session ? TableState::read(**session, load.plan.schema, load.plan.table)
                               : Result<TableState>(fail(session.error()));
    EXPECT_TRUE(state) << qPrintable(state ? QString() : state.error().text());
    return state.value_or(TableState{});
}

TableState sumOf(const LoadCase &load)
{
    TableState state;
    const auto connection = Connection::open(load.target());
    const auto table = connection ? readTable(**connection, load.plan.schema, load.plan.table)
                                  : Result<TableSchema>(fail(connection.error()));
    const auto session = TableState::session(load.target());
    EXPECT_TRUE(table && session && state.addChecksum(**session, *table, u"1"_s));
    EXPECT_FALSE(state.checksum.isEmpty());
    return state;
}

QString doubt(const LoadCase &load, const TableState &state)
{
    const auto session = TableState::session(load.target());
    const auto doubt = session ? state.doubtNow(**session, load.plan.schema, load.plan.table, u"1"_s)
                               : Result<QString>(fail(session.error()));
    return doubt ? *doubt : u"error: "_s + doubt.error().text();
}

} // namespace

TEST(RollbackOfAProvedRun, TakesItsRowsWhileTheTableIsAsItLeftIt)
{
    LoadCase empty;
    ASSERT_NO_FATAL_FAILURE(loadThreeRows(empty));
    expectTaken(empty, 3);
    EXPECT_EQ(empty.rowsInTable(), 0);
    EXPECT_EQ(empty.folder().summary()->status, RunState::RolledBack);
    EXPECT_EQ(empty.folder().summary()->tables.first().rowsLoaded, 0);
    expectTaken(empty, 0); // once more: it is out

    LoadCase filled;
    ASSERT_NO_FATAL_FAILURE(loadThreeRows(filled, u"(1, 1), (2, 2)"_s));
    // Not one of its rows.
    filled.server().execute(u"UPDATE %1 SET n = 9 WHERE id = 1"_s.arg(filled.table()));
    expectTaken(filled, 3);
    EXPECT_EQ(valuesOf(filled, filled.table(), u"id, ':', n"_s), u"1:9,2:2"_s);
}

TEST(RollbackOfAProvedRun, IsRefusedWhereARowIsAnother)
{
    LoadCase empty;
    ASSERT_NO_FATAL_FAILURE(loadThreeRows(empty));
    empty.server().execute(u"UPDATE %1 SET n = 9 WHERE id = 102"_s.arg(empty.table()));
    expectProvedRefused(empty, u"others than when the run ended"_s,
                        u"TRUNCATE TABLE `%1`.`%2`"_s.arg(empty.plan.schema, empty.plan.table));
    empty.server().execute(u"UPDATE %1 SET n = 2 WHERE id = 102"_s.arg(empty.table()));
    expectTaken(empty, 3); // as it was again

    LoadCase filled;
    ASSERT_NO_FATAL_FAILURE(loadThreeRows(filled, u"(1, 1)"_s));
    filled.server().execute(u"UPDATE %1 SET n = NULL WHERE id = 103"_s.arg(filled.table()));
    expectProvedRefused(filled, u"others than"_s, u"WHERE `id` > '1'"_s);
}

TEST(RollbackOfAProvedRun, IsRefusedWhereNothingWasWrittenDown)
{
    LoadCase load;
    ASSERT_NO_FATAL_FAILURE(loadThreeRows(load));
    ASSERT_TRUE(QFile::remove(load.folder().path() + u"/state.json"_s));
    expectProvedRefused(load, u"nothing was written down"_s, u"TRUNCATE TABLE"_s);
}

TEST(RollbackOfAProvedRun, GoesOnWhereTheRowsWereTheLastThingToGo)
{
    LoadCase load;
    ASSERT_NO_FATAL_FAILURE(loadThreeRows(load, u"(1, 1)"_s));
    auto summary = load.folder().summary();
    ASSERT_TRUE(summary);
    summary->status = RunState::RollingBack; // as it is written down before the DELETE
    ASSERT_TRUE(load.folder().save(*summary));
    load.server().execute(u"DELETE FROM %1 WHERE id > 100"_s.arg(load.table()));
    expectTaken(load, 3);
    EXPECT_EQ(load.folder().summary()->status, RunState::RolledBack);
    EXPECT_EQ(load.rowsInTable(), 1);
}

TEST(RollbackOfAProvedRun, OfMoreRowsGoesByTheTimeAlone)
{
    LoadCase load;
    QByteArray rows;
    for (qint64 id = 1; id <= TableState::mostRowsSummed + 1; ++id)
        rows += QByteArray::number(id) + "\t7\n";
    load.addFile(u"a.txt"_s, rows);
    load.createTable(plainTable, u"(id, n)"_s);
    ASSERT_TRUE(load.run().isVerified());
    const auto state = TableState::load(load.folder().path());
    ASSERT_TRUE(state && *state);
    EXPECT_TRUE((*state)->checksum.isEmpty());
    EXPECT_TRUE((*state)->timeTells()) << "however quick the proof was";
    load.server().execute(u"UPDATE %1 SET n = 8 WHERE id = 1"_s.arg(load.table()));
    load.server().execute(u"UPDATE %1 SET n = 7 WHERE id = 1"_s.arg(load.table()));
    expectProvedRefused(load, u"it was written to"_s, u"TRUNCATE"_s);

    LoadCase untouched;
    untouched.addFile(u"a.txt"_s, rows);
    untouched.createTable(plainTable, u"(id, n)"_s);
    ASSERT_TRUE(untouched.run().isVerified());
    expectTaken(untouched, TableState::mostRowsSummed + 1);
    EXPECT_EQ(untouched.rowsInTable(), 0);
}

TEST(TableStateTest, TellsByTheServersTimeOrByTheContents)
{
    LoadCase load;
    // Character sets that nothing but bytes can stand beside each other in.
    load.createTable(u"(id int PRIMARY KEY, f float, d double, t timestamp NULL, b varbinary(8), j json, "
                     "k varchar(9) CHARACTER SET koi8r, l varchar(9) CHARACTER SET latin2) ENGINE=InnoDB"_s,
                     u"(id)"_s);
    load.server().execute(
        u"INSERT INTO %1 VALUES (1, 1.2345678, 1e100, '2026-01-01 00:00:00', x'00ff', '[1]', 'ж', 'ł'), "
        "(2, NULL, NULL, NULL, NULL, NULL, NULL, NULL)"_s.arg(load.table()));
    // In the second of a change there may be another one: the time tells nothing then.
    TableState timed = timeOf(load);
    TableState sameSecond = timed;
    sameSecond.takenAt = sameSecond.changedAt;
    EXPECT_TRUE(doubt(load, sameSecond).contains(u"does not say"_s)) << qPrintable(doubt(load, sameSecond));
    ASSERT_GT(timed.changedAt, 0);
    while (!timed.timeTells())
        timed = timeOf(load);
    EXPECT_EQ(doubt(load, timed), QString());
    const TableState summed = sumOf(load);
    EXPECT_EQ(summed.rows, 2);
    EXPECT_EQ(doubt(load, TableState{.rows = 2, .checksum = summed.checksum}), QString()) << "without a time";

    // A value that differs in its seventh digit, one that became NULL, a NULL that became empty.
    for (const QString &change : {u"f = 1.2345679 WHERE id = 1"_s, u"t = NULL WHERE id = 1"_s,
                                  u"b = '' WHERE id = 2"_s, u"l = 'l' WHERE id = 1"_s}) {
        load.server().execute(u"UPDATE %1 SET %2"_s.arg(load.table(), change));
        const TableState now = sumOf(load);
        EXPECT_NE(now.checksum, summed.checksum) << qPrintable(change);
        EXPECT_TRUE(doubt(load, summed).contains(u"others than"_s)) << qPrintable(change);
    }
    EXPECT_TRUE(doubt(load, timed).contains(u"written to"_s)) << qPrintable(doubt(load, timed));
    TableState elsewhere = timed;
    elsewhere.server += u"x"_s;
    EXPECT_TRUE(doubt(load, elsewhere).contains(u"another server"_s)) << qPrintable(doubt(load, elsewhere));
    // A server that was started since knows nothing of what was before.
    TableState before = timed;
    before.takenAt -= 100'000'000;
    before.changedAt = before.takenAt - 1;
    EXPECT_TRUE(doubt(load, before).contains(u"started anew"_s)) << qPrintable(doubt(load, before));
}

} // namespace millrace::test::rollback_test
