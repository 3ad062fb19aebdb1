// SPDX-License-Identifier: GPL-3.0-or-later
// One empty partition of a table that has rows in others, shipped by way of a table that changes places with
// it.
#include "core/base/literals.h"
#include "core/run/ship/partitionexchange.h"
#include "core/run/undo/rollback.h"
#include "core/server/connection.h"
#include "core/sql/quoting.h"
#include "tests/integration/ship/shipruncase.h"
#include "tests/support/factsof.h"
#include "tests/support/qtprinters.h"

#include <QDir>

namespace millrace::test::shippart_test {

namespace {

const QString body =
    u"(id int unsigned NOT NULL AUTO_INCREMENT, day date NOT NULL, name varchar(40) CHARACTER SET utf8mb4 "
    "COLLATE utf8mb4_bin NOT NULL, PRIMARY KEY (id, day), KEY name (name)) ENGINE=InnoDB "
    "PARTITION BY RANGE COLUMNS (day) (PARTITION p2025 VALUES LESS THAN ('2026-01-01'), "
    "PARTITION `p 2026` VALUES LESS THAN ('2027-01-01'), PARTITION pmax VALUES LESS THAN (MAXVALUE))"_s;
const QString columns = u"(id, day, name)"_s;

/// Rows of 2026 from an id on, in no order; each 13th with a date that the server has to look at.
QByteArray linesOf(int rows, int from)
{
    QByteArray lines;
    for (int i = 0; i < rows; ++i)
        lines += QByteArray::number(from + (i * 7) % rows) +
                 (i % 13 == 5 ? "\t2026-3-4\tn" : "\t2026-03-04\tn") + QByteArray::number(i % 31) + '\n';
    return lines;
}

class ShipParts : public ShipRunCase
{
protected:
    /// The table has two rows in either other partition.
    static void prepare(LoadCase &load, const QByteArray &lines)
    {
        ShipRunCase::prepare(load, lines, body, columns);
        load.plan.partition = u"p 2026"_s;
        load.server().execute(u"INSERT INTO %1 VALUES (1, '2025-05-05', 'a'), (2, '2025-06-06', 'b'), "
                              "(3, '2028-01-01', 'c'), (90000, '2029-01-01', 'd')"_s.arg(load.table()));
    }
    /// How a table is that has the lines by LOAD DATA.
    static QString loaded(const QByteArray &lines)
    {
        LoadCase load;
        prepare(load, lines);
        load.plan.partition.clear();
        load.plan.wayIn = WayIn::Auto;
        const RunSummary summary = load.run();
        EXPECT_EQ(summary.status, RunState::Done) << why(summary);
        return checksum(load);
    }
    static qint64 rowsIn(const LoadCase &load, const QString &partition)
    {
        return load.server()
            .value(u"SELECT COUNT(*) FROM %1 PARTITION (%2)"_s.arg(load.table(), quotedIdentifier(partition)))
            .toLongLong();
    }
    /// The rows of the other partitions are as they were, and of the stand-in nothing is left.
    static void expectRestUntouched(const LoadCase &load)
    {
        EXPECT_EQ(rowsIn(load, u"p2025"_s), 2);
        EXPECT_EQ(rowsIn(load, u"pmax"_s), 2);
        expectSound(load);
        const auto connection = Connection::open(load.target());
        ASSERT_TRUE(connection);
        const auto left = (*connection)->rows(u"SHOW TABLES LIKE '%millrace%'"_s);
        ASSERT_TRUE(left);
        EXPECT_TRUE(left->isEmpty()) << left->first().first().toString();
        const QString data = load.server().folder() + u"/data/"_s + load.plan.schema;
        EXPECT_EQ(QDir(data).entryList({u"*.cfg"_s, u"*.built"_s, u"*millrace*"_s}, QDir::Files),
                  QStringList());
    }
};

/// The others are those of any table (shiprun_test).
const std::vector<ShipStep> steps{ShipStep::Built,    ShipStep::Discarding, ShipStep::Importing,
                                  ShipStep::Imported, ShipStep::Exchanging, ShipStep::Exchanged,
                                  ShipStep::Done};

} // namespace

TEST_F(ShipParts, OneEmptyPartitionIsFilled)
{
    const QByteArray lines = linesOf(4'000, 100);
    LoadCase load;
    prepare(load, lines);
    // An account that may what the preflight asks for, and no more.
    const bool mariaDb = factsOf(load.server()).isMariaDb();
    for (const QString &statement :
         {u"CREATE USER docker IDENTIFIED BY 'dock-17'"_s,
          u"GRANT SELECT, INSERT, ALTER, CREATE, DROP, LOCK TABLES ON %1.* TO docker"_s.arg(
              quotedIdentifier(load.plan.schema)),
          mariaDb ? u"GRANT RELOAD, PROCESS, SUPER ON *.* TO docker"_s
                  : u"GRANT RELOAD, PROCESS ON *.* TO docker"_s})
        load.server().execute(statement);
    load.account = load.server().connectionAs(u"docker"_s, u"dock-17"_s, load.plan.schema);
    const RunSummary summary = load.run();
    load.server().execute(u"DROP USER docker"_s);
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_TRUE(summary.tables.first().verified) << why(summary);
    EXPECT_EQ(summary.tables.first().rowsAfter, 4'000);
    EXPECT_EQ(rowsIn(load, u"p 2026"_s), 4'000);
    EXPECT_EQ(checksum(load), loaded(lines));
    expectRestUntouched(load);
    load.server().execute(u"INSERT INTO %1 (day, name) VALUES ('2026-12-31', 'next')"_s.arg(load.table()));
    EXPECT_EQ(load.server().value(u"SELECT MAX(id) FROM %1"_s.arg(load.table())).toInt(), 90'001);
    expectSound(load);
}

TEST_F(ShipParts, TheNextNumberIsBehindTheRowsOfThePartition)
{
    LoadCase load;
    prepare(load, linesOf(300, 100'000));
    load.plan.verify = VerifyLevel::Content;
    load.plan.shipFiles = ShipFiles::Direct;
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    load.server().execute(u"INSERT INTO %1 (day, name) VALUES ('2026-12-31', 'next')"_s.arg(load.table()));
    EXPECT_EQ(load.server().value(u"SELECT MAX(id) FROM %1"_s.arg(load.table())).toInt(), 100'300);
    expectRestUntouched(load);
}

TEST_F(ShipParts, RowsOfAnotherPartitionAreNamedBeforeTheTableIsTouched)
{
    LoadCase load;
    prepare(load, linesOf(300, 100) + "777\t2027-01-01\tstray\n778\t2025-01-01\tstray\n");
    // On MariaDB the stand-in has given up its tablespace by then, and gets it back.
    load.plan.shipFiles = ShipFiles::Direct;
    RunSummary summary = load.run();
    EXPECT_EQ(summary.status, RunState::Stopped);
    ASSERT_TRUE(summary.error);
    EXPECT_EQ(summary.error->code, ErrorCode::RowRejected) << why(summary);
    EXPECT_TRUE(summary.error->what.contains(u"2 rows"_s)) << why(summary);
    EXPECT_TRUE(summary.error->what.contains(u"id = '777'"_s) ||
                summary.error->what.contains(u"id = '778'"_s) ||
                summary.error->what.contains(u"id = 777"_s) || summary.error->what.contains(u"id = 778"_s))
        << why(summary);
    EXPECT_EQ(load.rowsInTable(), 4);
    const auto record = ShipRecord::load(load.folder().path());
    ASSERT_TRUE(record && *record);
    EXPECT_FALSE((*record)->touchedTarget());
    EXPECT_EQ(load.server()
                  .value(u"SELECT COUNT(*) FROM %1.%2"_s.arg(quotedIdentifier(load.plan.schema),
                                                             quotedIdentifier((*record)->standIn)))
                  .toInt(),
              0);
    const QString id = load.folder().id();
    load.closeFolder();
    auto folder = RunFolder::open(id);
    ASSERT_TRUE(folder);
    const auto gone = rollbackRun(**folder, load.target());
    ASSERT_TRUE(gone) << gone.error().text();
    expectRestUntouched(load);
}

TEST_F(ShipParts, AProvedOneIsNotTakenBackAndItsOwnStatementIsNamed)
{
    LoadCase load;
    prepare(load, linesOf(10, 100));
    ASSERT_TRUE(load.run().isVerified());
    const QString rows = QString::number(load.rowsInTable());
    const QString id = load.folder().id();
    load.closeFolder();
    auto folder = RunFolder::open(id);
    ASSERT_TRUE(folder);
    const auto refused = rollbackRun(**folder, load.target());
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, ErrorCode::RollbackImpossible) << refused.error().text();
    EXPECT_TRUE(
        refused.error().howToFix.contains(u"ALTER TABLE %1 TRUNCATE PARTITION `p 2026`"_s.arg(load.table())))
        << refused.error().text();
    EXPECT_EQ(QString::number(load.rowsInTable()), rows);
    EXPECT_EQ((*folder)->summary()->status, RunState::Done);
}

TEST_F(ShipParts, WhatIsNoEmptyPartitionIsRefused)
{
    LoadCase load;
    prepare(load, linesOf(10, 100));
    for (const auto &[partition, said] :
         {std::pair(u"p2025"_s, u"not empty"_s), std::pair(u"p7"_s, u"no partition"_s),
          std::pair(QString(), u"--partition"_s)}) {
        load.plan.partition = partition;
        const RunSummary summary = load.run();
        EXPECT_EQ(summary.status, RunState::Refused);
        ASSERT_TRUE(summary.error);
        EXPECT_EQ(summary.error->code, ErrorCode::ShipImpossible) << why(summary);
        EXPECT_TRUE(summary.error->what.contains(said)) << why(summary);
    }
    load.plan.partition = u"p 2026"_s;
    load.plan.wayIn = WayIn::Auto;
    EXPECT_EQ(load.plan.validate().error().code, ErrorCode::PlanInvalid);
    EXPECT_EQ(load.rowsInTable(), 4);
}

TEST_F(ShipParts, ASubpartitionAndAPartitionByHash)
{
    LoadCase load;
    ShipRunCase::prepare(
        load, "1\t5\n3\t6\n",
        u"(id int NOT NULL PRIMARY KEY, n int NOT NULL) ENGINE=InnoDB PARTITION BY HASH (id) "
        "PARTITIONS 2"_s,
        u"(id, n)"_s);
    load.server().execute(u"INSERT INTO %1 VALUES (2, 1)"_s.arg(load.table()));
    load.plan.partition = u"P1"_s;
    RunSummary summary = load.run();
    ASSERT_TRUE(summary.error);
    EXPECT_TRUE(summary.error->what.contains(u"p1"_s)) << why(summary);
    load.plan.partition = u"p1"_s;
    summary = load.run();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_EQ(load.rowsInTable(), 3);

    LoadCase sub;
    ShipRunCase::prepare(sub, "1\t5\n3\t6\n",
                         u"(id int NOT NULL, n int NOT NULL, PRIMARY KEY (id, n)) ENGINE=InnoDB "
                         "PARTITION BY RANGE (n) SUBPARTITION BY HASH (id) SUBPARTITIONS 2 "
                         "(PARTITION low VALUES LESS THAN (10) (SUBPARTITION even, SUBPARTITION odd), "
                         "PARTITION high VALUES LESS THAN MAXVALUE (SUBPARTITION e2, SUBPARTITION o2))"_s,
                         u"(id, n)"_s);
    sub.plan.partition = u"low"_s;
    summary = sub.run();
    ASSERT_TRUE(summary.error);
    EXPECT_TRUE(summary.error->what.contains(u"even"_s)) << why(summary);
    sub.plan.partition = u"odd"_s;
    summary = sub.run();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_EQ(sub.rowsInTable(), 2);
    expectSound(sub);
}

TEST_F(ShipParts, KilledAtEachStepItGoesOn)
{
    const QByteArray lines = linesOf(1'000, 100);
    const QString wanted = loaded(lines);
    killAtEachStep(
        steps, momentsToKillAt(KillWhen::After), [&](LoadCase &load) { prepare(load, lines); },
        [&](LoadCase &load, KilledProgram &program) {
            EXPECT_EQ(program.run(u"resume"_s), 0) << program.said;
            EXPECT_TRUE(program.said.contains("1,000 rows loaded and verified")) << program.said;
            EXPECT_EQ(checksum(load), wanted);
            expectRestUntouched(load);
        });
}

TEST_F(ShipParts, KilledAtEachStepItIsTakenBack)
{
    const QByteArray lines = linesOf(1'000, 100);
    killAtEachStep(
        steps, momentsToKillAt(KillWhen::Before), [&](LoadCase &load) { prepare(load, lines); },
        [&](LoadCase &load, KilledProgram &program) {
            EXPECT_EQ(program.run(u"rollback"_s), 0) << program.said;
            EXPECT_EQ(load.rowsInTable(), 4);
            expectRestUntouched(load);
        });
}

TEST_F(ShipParts, WhatIsWrittenIntoThePartitionSurvivesACrash)
{
    PrivateServer own;
    LoadCase load(own);
    prepare(load, linesOf(200, 100));
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    load.server().execute(u"INSERT INTO %1 (day, name) VALUES ('2026-12-31', 'next')"_s.arg(load.table()));
    ASSERT_TRUE(own.server().endAtOnce());
    ASSERT_TRUE(own.server().start());
    EXPECT_EQ(rowsIn(load, u"p 2026"_s), 201);
    expectRestUntouched(load);
}

/// What others write into the partition while the file is built is theirs: it is neither exchanged away nor
/// taken back.
TEST_F(ShipParts, RowsThatOthersPutThereMeanwhileStay)
{
    LoadCase load;
    prepare(load, {});
    const auto connection = Connection::open(load.target());
    ASSERT_TRUE(connection);
    const QTemporaryDir folder;
    ShipRecord record;
    PartitionExchange exchange({.server = **connection,
                                .plan = load.plan,
                                .runFolder = folder.path(),
                                .tell = [](const QString &, const char *) {}},
                               record);
    ASSERT_TRUE(exchange.makeStandIn(u"run-1"_s));
    const QString standIn = qualifiedName(load.plan.schema, record.standIn);
    load.server().execute(u"INSERT INTO %1 VALUES (100, '2026-01-02', 'ours')"_s.arg(standIn));
    load.server().execute(u"INSERT INTO %1 VALUES (101, '2026-01-02', 'theirs')"_s.arg(load.table()));
    record.rows = 1;
    record.step = ShipStep::Imported;
    const auto refused = exchange.exchange();
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, ErrorCode::ShipTargetChanged);
    const auto gone = exchange.takeBack();
    ASSERT_TRUE(gone) << gone.error().text();
    EXPECT_EQ(*gone, 0);
    EXPECT_EQ(rowsIn(load, u"p 2026"_s), 1);
    expectRestUntouched(load);
}

} // namespace millrace::test::shippart_test
