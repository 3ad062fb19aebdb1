// SPDX-License-Identifier: GPL-3.0-or-later
// The rollback of a table's run: its rows, all of them, and of nobody else.
#include "core/run/rollback.h"
#include "tests/support/loadcase.h"

#include <gtest/gtest.h>

namespace millrace::test {

namespace {

/// A run that stopped behind rows 101 and 102 of a table; \a before: rows the table had.
void stopBehindTwoRows(LoadCase &load, const QString &definition, const QByteArray &rows,
                       const QString &before = {})
{
    load.addFile(QStringLiteral("a.txt"), rows);
    load.createTable(definition, QStringLiteral("(id, n)"));
    if (!before.isEmpty())
        load.server().execute(QStringLiteral("INSERT INTO %1 VALUES %2").arg(load.table(), before));
    load.plan.chunkRows = 1;
    load.plan.workers = 1;
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Stopped) << why(summary);
    ASSERT_EQ(load.rowsInTable(), summary.tables.first().rowsBefore + 2);
}

const QString plainTable = QStringLiteral("(id int PRIMARY KEY, n tinyint) ENGINE=InnoDB");
const QByteArray plainRows = "101\t1\n102\t2\n103\t300\n";

QString other(const LoadCase &load)
{
    return load.plan.schema + QStringLiteral(".other");
}

QString valuesOf(const LoadCase &load, const QString &table, const QString &columns)
{
    return const_cast<LoadCase &>(load)
        .server()
        .value(QStringLiteral("SELECT GROUP_CONCAT(%1 ORDER BY 1) FROM %2").arg(columns, table))
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
    load.server().execute(QStringLiteral("CREATE TABLE %1 (id int PRIMARY KEY, ref int, FOREIGN KEY (ref) "
                                         "REFERENCES %2 (id) ON DELETE %3) ENGINE=InnoDB")
                              .arg(other(load), load.table(), QLatin1String(GetParam())));
    load.server().execute(QStringLiteral("INSERT INTO %1 VALUES (1, NULL), (2, 102)").arg(other(load)));
    expectRefused(load, QStringLiteral("other"));
    EXPECT_EQ(valuesOf(load, other(load), QStringLiteral("id, ':', COALESCE(ref, 'none')")),
              QStringLiteral("1:none,2:102"));

    load.server().execute(QStringLiteral("UPDATE %1 SET ref = NULL").arg(other(load)));
    expectTaken(load, 2);
    EXPECT_EQ(load.rowsInTable(), 0);
    EXPECT_EQ(valuesOf(load, other(load), QStringLiteral("id")), QStringLiteral("1,2"));
}

TEST_P(Referring, WhatRefersToEarlierRowsIsInNobodysWay)
{
    LoadCase load;
    ASSERT_NO_FATAL_FAILURE(stopBehindTwoRows(load, plainTable, plainRows, QStringLiteral("(1, 1), (2, 2)")));
    load.server().execute(QStringLiteral("CREATE TABLE %1 (id int PRIMARY KEY, ref int, FOREIGN KEY (ref) "
                                         "REFERENCES %2 (id) ON DELETE %3) ENGINE=InnoDB")
                              .arg(other(load), load.table(), QLatin1String(GetParam())));
    load.server().execute(QStringLiteral("INSERT INTO %1 VALUES (1, 1), (2, 101)").arg(other(load)));
    expectRefused(load, QStringLiteral("other"));
    load.server().execute(QStringLiteral("DELETE FROM %1 WHERE ref = 101").arg(other(load)));
    expectTaken(load, 2);
    EXPECT_EQ(valuesOf(load, load.table(), QStringLiteral("id")), QStringLiteral("1,2"));
    EXPECT_EQ(valuesOf(load, other(load), QStringLiteral("ref")), QStringLiteral("1"));
}

INSTANTIATE_TEST_SUITE_P(All, Referring, testing::Values("CASCADE", "SET NULL", "RESTRICT"),
                         [](const testing::TestParamInfo<const char *> &rule) {
                             return QString::fromLatin1(rule.param).remove(QLatin1Char(' ')).toStdString();
                         });

TEST(Rollback, RowsThatReferToEachOtherGoTogether)
{
    const QString self = QStringLiteral("(id int PRIMARY KEY, n int, FOREIGN KEY (n) REFERENCES t (id)) "
                                        "ENGINE=InnoDB");
    // The third refers to nobody and ends the run.
    LoadCase empty;
    ASSERT_NO_FATAL_FAILURE(stopBehindTwoRows(empty, self, "101\t\\N\n102\t101\n103\t999\n"));
    expectTaken(empty, 2);
    EXPECT_EQ(empty.rowsInTable(), 0);

    LoadCase filled;
    ASSERT_NO_FATAL_FAILURE(
        stopBehindTwoRows(filled, self, "101\t1\n102\t101\n103\t999\n", QStringLiteral("(1, NULL)")));
    filled.server().execute(QStringLiteral("UPDATE %1 SET n = 102 WHERE id = 1").arg(filled.table()));
    expectRefused(filled, QStringLiteral("`t`"));
    filled.server().execute(QStringLiteral("UPDATE %1 SET n = NULL WHERE id = 1").arg(filled.table()));
    expectTaken(filled, 2);
    EXPECT_EQ(valuesOf(filled, filled.table(), QStringLiteral("id")), QStringLiteral("1"));
}

TEST(Rollback, NoTriggerOfTheTableRuns)
{
    const auto addTrigger = [](LoadCase &load) {
        load.server().execute(QStringLiteral("CREATE TABLE %1 (id int)").arg(other(load)));
        load.server().execute(QStringLiteral("CREATE TRIGGER %1.noted AFTER DELETE ON %2 FOR EACH ROW "
                                             "INSERT INTO %3 VALUES (OLD.id)")
                                  .arg(load.plan.schema, load.table(), other(load)));
    };
    LoadCase filled;
    ASSERT_NO_FATAL_FAILURE(stopBehindTwoRows(filled, plainTable, plainRows, QStringLiteral("(1, 1)")));
    addTrigger(filled);
    expectRefused(filled, QStringLiteral("noted"));
    EXPECT_EQ(valuesOf(filled, other(filled), QStringLiteral("id")), QString());
    filled.server().execute(QStringLiteral("DROP TRIGGER %1.noted").arg(filled.plan.schema));
    expectTaken(filled, 2);

    // One that was empty is truncated, which no trigger sees.
    LoadCase empty;
    ASSERT_NO_FATAL_FAILURE(stopBehindTwoRows(empty, plainTable, plainRows));
    addTrigger(empty);
    expectTaken(empty, 2);
    EXPECT_EQ(empty.rowsInTable(), 0);
    EXPECT_EQ(valuesOf(empty, other(empty), QStringLiteral("id")), QString());
}

TEST(Rollback, GoesOnBehindATruncateThatWasTheLastThingDone)
{
    LoadCase load;
    ASSERT_NO_FATAL_FAILURE(stopBehindTwoRows(load, plainTable, plainRows));
    auto summary = load.folder().summary();
    ASSERT_TRUE(summary);
    summary->status = RunState::RollingBack;
    ASSERT_TRUE(load.folder().save(*summary));
    load.server().execute(QStringLiteral("TRUNCATE TABLE %1").arg(load.table()));
    expectTaken(load, 2);
    EXPECT_EQ(load.folder().summary()->status, RunState::RolledBack);
}

TEST(Rollback, ARunThatWasKilledBeforeItCountedHasNothingToTakeOut)
{
    LoadCase load;
    load.addFile(QStringLiteral("a.txt"), "101\t300\n");
    load.createTable(plainTable, QStringLiteral("(id, n)"));
    ASSERT_EQ(load.run().status, RunState::Stopped);
    auto summary = load.folder().summary();
    ASSERT_TRUE(summary);
    summary->status = RunState::Preparing;
    summary->tables.first().rowsBefore = -1;
    ASSERT_TRUE(load.folder().save(*summary));
    load.server().execute(QStringLiteral("INSERT INTO %1 VALUES (1, 1)").arg(load.table()));
    expectTaken(load, 0);
    EXPECT_EQ(load.rowsInTable(), 1);
}

} // namespace millrace::test
