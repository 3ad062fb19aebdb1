// SPDX-License-Identifier: GPL-3.0-or-later
// A table of the same server as the source: whatever its key, the target holds what one plain INSERT … SELECT
// would have put there.
#include "core/base/paths.h"
#include "core/plan/preflight.h"
#include "core/server/connection.h"
#include "tests/integration/tablecase.h"
#include "tests/support/factsof.h"
#include "tests/support/sanitized.h"

#include <QElapsedTimer>
#include <gtest/gtest.h>
#include <thread>

namespace millrace::test {

namespace {

struct KeyCase
{
    const char *name;
    const char *definition;
    const char *values; ///< over n
    const char *key;    ///< expected
};

class TableKeys : public testing::TestWithParam<KeyCase>
{};

QByteArray contentOf(const QString &path)
{
    const auto bytes = readWholeFile(path);
    return bytes ? *bytes : QByteArray("<unreadable>");
}

} // namespace

TEST_P(TableKeys, HoldWhatOnePlainStatementWouldPutThere)
{
    TableCase load;
    load.createSource(QString::fromLatin1(GetParam().definition), QString::fromLatin1(GetParam().values),
                      3000);
    load.createTarget();
    EXPECT_EQ(load.plan.source.table->key.text(), QLatin1String(GetParam().key));
    load.plan.chunkRows = 170;
    load.plan.workers = 3;
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_TRUE(summary.tables.first().verified) << why(summary);
    EXPECT_EQ(summary.tables.first().rowsLoaded, 3000);
    EXPECT_EQ(summary.tables.first().chunks, GetParam().key[0] ? 18 : 1);
    EXPECT_EQ(load.server().checksum(load.plan.schema, QStringLiteral("t")),
              load.server().checksum(load.plan.schema, QStringLiteral("src")));
}

INSTANTIATE_TEST_SUITE_P(
    All, TableKeys,
    testing::Values(
        KeyCase{"Integer", "(id bigint PRIMARY KEY, v varchar(20))", "n * 7 - 9000, CONCAT('v', n)", "id"},
        KeyCase{"Unsigned", "(id bigint unsigned PRIMARY KEY, v int)", "18446744073709551615 - n, n", "id"},
        KeyCase{"Composite", "(a tinyint, b int, v int, PRIMARY KEY (a, b))", "n % 3, n, n", "a, b"},
        KeyCase{"ThreeColumns", "(a tinyint, b char(2), c int, PRIMARY KEY (a, b, c))",
                "n % 2, IF(n % 5 < 2, 'x', 'Y'), n", "a, b, c"},
        // Equal by the collation and still another text: ranges compared in the client would overlap.
        KeyCase{"MixedCase",
                "(s varchar(20) CHARACTER SET utf8mb4 COLLATE utf8mb4_general_ci, n int, PRIMARY KEY (s, n))",
                "IF(n % 2, 'Straße', 'STRASSE'), n", "s, n"},
        KeyCase{"Text", "(s varchar(40) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin PRIMARY KEY, n int)",
                "CONCAT(CHAR(65 + n % 26, 96 + n % 30 USING utf8mb4), '''\\\\%_ €', n), n", "s"},
        KeyCase{"Latin1", "(s varchar(40) CHARACTER SET latin1 PRIMARY KEY, n int)",
                "CONCAT(CHAR(192 + n % 60 USING latin1), n), n", "s"},
        KeyCase{"Bytes", "(b varbinary(20) PRIMARY KEY, n int)", "CONCAT(UNHEX(HEX(n % 256)), n), n", "b"},
        KeyCase{"Decimal", "(d decimal(20,6) PRIMARY KEY, n int)", "n / 7, n", "d"},
        KeyCase{"DateTime", "(at datetime(3) PRIMARY KEY, n int)",
                "TIMESTAMP('2020-10-25 00:00:00') + INTERVAL n * 1500 MICROSECOND, n", "at"},
        // The primary key's order cannot be told from its text; the unique key will do.
        KeyCase{"UniqueInstead", "(f double PRIMARY KEY, id int NOT NULL, v int, UNIQUE KEY u (id))",
                "n / 3, n, n", "id"},
        KeyCase{"None", "(id int, v int, UNIQUE KEY u (id))", "n, n", ""},
        KeyCase{"Timestamp", "(at timestamp PRIMARY KEY, n int)",
                "TIMESTAMP('2020-10-20 00:00:00') + INTERVAL n SECOND, n", ""}),
    [](const auto &test) { return std::string(test.param.name); });

TEST(TableSource, ChunksOfSeveralStatements)
{
    TableCase load;
    load.createSource(QStringLiteral("(a int, b int, v varchar(20), PRIMARY KEY (a, b))"),
                      QStringLiteral("n DIV 1000, n, CONCAT('v', n)"), 130'000);
    load.createTarget();
    load.plan.chunkRows = 60'000;
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_TRUE(summary.tables.first().verified) << why(summary);
    EXPECT_EQ(summary.tables.first().chunks, 3);
    EXPECT_EQ(load.server().checksum(load.plan.schema, QStringLiteral("t")),
              load.server().checksum(load.plan.schema, QStringLiteral("src")));
}

TEST(TableSource, ExpressionsReadTheColumnsBoundToTheirVariables)
{
    TableCase load;
    load.createSource(QStringLiteral("(`id` int PRIMARY KEY, `a``b` varchar(20), n int, x int)"),
                      QStringLiteral("n * 3, CONCAT('@v', n), n, n"), 60'000);
    load.createTarget(QStringLiteral("(num bigint PRIMARY KEY, s varchar(60), n int, m int)"),
                      QStringLiteral("(@discard, @`v`, n, @w)"));
    load.setExpression(QStringLiteral("s = CONCAT('@v ', @V /* @v */, '-', @w)"));
    load.setExpression(QStringLiteral("num = @row_number + 100"));
    load.setExpression(QStringLiteral("m = @w + n"));
    load.plan.chunkRows = 31'000;
    load.plan.workers = 3;
    if (!factsOf(load.server()).can(Ability::RowNumberFunction)) { // MySQL 5.7
        EXPECT_EQ(load.run().status, RunState::Refused);
        GTEST_SKIP() << "the rest: ROW_NUMBER() is there from MySQL 8.0 on";
    }
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_TRUE(summary.tables.first().verified) << why(summary);
    EXPECT_EQ(load.value(QStringLiteral("SELECT COUNT(*) FROM %1.t JOIN %1.src ON src.n = t.n WHERE t.num = "
                                        "src.n + 100 AND t.s = CONCAT('@v ', src.`a``b`, '-', src.x) AND t.m "
                                        "= 2 * src.n")),
              QStringLiteral("60000"));
}

TEST(TableSource, TheFirstBadRowStopsTheRunAndIsNamedByItsKey)
{
    TableCase load;
    load.createSource(QStringLiteral("(a int, s varchar(5), n int, PRIMARY KEY (a, s))"),
                      QStringLiteral("n, 'x', IF(n IN (2345, 2999), 300, 1)"), 4000);
    load.createTarget(QStringLiteral("(a int, s varchar(5), n tinyint, PRIMARY KEY (a, s))"));
    load.plan.chunkRows = 1000;
    load.plan.workers = 1;
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Stopped);
    EXPECT_EQ(summary.error->code, ErrorCode::RowRejected);
    EXPECT_TRUE(summary.error->what.contains(QStringLiteral("a = 2345, s = 'x'"))) << why(summary);
    EXPECT_EQ(summary.error->context.column, QStringLiteral("n"));
    EXPECT_EQ(summary.error->context.rawRow, "2345\tx\t300");
    EXPECT_EQ(load.rowsInTable(), 2000); // its chunk is not there, the ones before are
}

TEST(TableSource, ADuplicateStopsTheRunAndIsNamedByItsKey)
{
    TableCase load;
    load.createSource(QStringLiteral("(id int PRIMARY KEY, u int)"), QStringLiteral("n, IF(n = 777, 5, n)"),
                      1000);
    load.createTarget(QStringLiteral("(id int PRIMARY KEY, u int, UNIQUE KEY (u))"));
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Stopped);
    EXPECT_EQ(summary.error->code, ErrorCode::DuplicateRow);
    EXPECT_TRUE(summary.error->what.contains(QStringLiteral("id = 777"))) << why(summary);
    EXPECT_EQ(load.rowsInTable(), 0);
}

TEST(TableSource, BadRowsGoToRejectsThatCanBeLoadedAgain)
{
    TableCase load;
    load.createSource(
        QStringLiteral("(id int PRIMARY KEY, s varchar(40), n int, f float)"),
        QStringLiteral(
            "n, IF(n % 100 = 7, CONCAT('tab\\there ', n, '\\\\'), NULL), IF(n % 100 = 7, 300 + n, 1), 0.1"),
        60'000);
    load.createTarget(QStringLiteral("(id int PRIMARY KEY, s varchar(40), n tinyint, f float)"));
    load.plan.onError = OnError::SetAside;
    load.plan.chunkRows = 40'000;
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    const TableOutcome outcome = summary.tables.first();
    EXPECT_TRUE(outcome.verified) << why(summary);
    EXPECT_EQ(outcome.rowsRead, 60'000);
    EXPECT_EQ(outcome.rowsRejected, 600);
    EXPECT_EQ(outcome.rowsLoaded, 59'400);
    EXPECT_EQ(load.value(QStringLiteral("SELECT COUNT(*) FROM %1.t WHERE id % 100 = 7")),
              QStringLiteral("0"));
    EXPECT_TRUE(contentOf(outcome.reasonsFile)
                    .startsWith("reject,table,key,column,code,reason\r\n1," + load.plan.schema.toUtf8() +
                                ".src,id = 7,n,1264,"));

    // Loaded again by the very dialect the plan names for them, they are the rows of the source.
    LoadCase again;
    again.addPath(outcome.rejectsFile);
    again.plan.source.dialect = load.plan.source.dialect;
    again.createTable(QStringLiteral("(id int PRIMARY KEY, s varchar(40), n int, f float)"),
                      QStringLiteral("(id, s, n, f)"));
    const RunSummary reloaded = again.run();
    ASSERT_EQ(reloaded.status, RunState::Done) << why(reloaded);
    EXPECT_EQ(again.rowsInTable(), 600);
    EXPECT_EQ(
        load.value(QStringLiteral("SELECT COUNT(*) FROM %1.src JOIN %2 r ON r.id = src.id AND r.s = src.s "
                                  "AND r.n = src.n AND r.f = src.f")
                       .arg(load.plan.schema, again.table())),
        QStringLiteral("600"));
}

TEST(TableSource, RowsTheServerDoesNotNumberAreFoundAllTheSame)
{
    TableCase load;
    load.createSource(QStringLiteral("(id int PRIMARY KEY, s varchar(10))"),
                      QStringLiteral("n, IF(n IN (1, 500, 501, 3000), 'bad', n)"), 3000);
    load.createTarget(QStringLiteral("(id int PRIMARY KEY, n int)"), QStringLiteral("(id, @s)"));
    load.setExpression(QStringLiteral("n = CAST(@s AS SIGNED)")); // 1292, without a row
    load.plan.onError = OnError::SetAside;
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_EQ(summary.tables.first().rowsRejected, 4);
    EXPECT_EQ(load.rowsInTable(), 2996);
    EXPECT_EQ(contentOf(summary.tables.first().rejectsFile), "1\tbad\n500\tbad\n501\tbad\n3000\tbad\n");
}

TEST(TableSource, AsServerBendsSkipsAndCounts)
{
    TableCase load;
    load.createSource(QStringLiteral("(id int PRIMARY KEY, n int, u int)"),
                      QStringLiteral("n, IF(n <= 30, 300, 1), IF(n > 990, 1, n)"), 1000);
    load.createTarget(QStringLiteral("(id int PRIMARY KEY, n tinyint, u int, UNIQUE KEY (u))"));
    load.plan.onError = OnError::AsServer;
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    const TableOutcome outcome = summary.tables.first();
    EXPECT_TRUE(outcome.verified) << why(summary);
    EXPECT_EQ(outcome.rowsRead, 1000);
    EXPECT_EQ(outcome.rowsSkipped, 10);
    EXPECT_EQ(outcome.rowsLoaded, 990);
    qint64 bent = 0;
    for (const WarningKind &kind : outcome.warningKinds)
        bent += kind.code == 1264 && kind.column == QLatin1String("n") ? kind.count : 0;
    EXPECT_EQ(bent, 30);
}

TEST(TableSource, DuplicatesAreKeptReplacedOrSetAside)
{
    for (const OnDuplicate policy : {OnDuplicate::Keep, OnDuplicate::Replace, OnDuplicate::SetAside}) {
        SCOPED_TRACE(policyName(policy).toStdString());
        TableCase load;
        load.createSource(QStringLiteral("(id int PRIMARY KEY, v int)"), QStringLiteral("n, n"), 2000);
        load.createTarget();
        load.execute(QStringLiteral("INSERT INTO %1.t SELECT id * 10, -1 FROM %1.src WHERE id <= 100"));
        load.plan.onDuplicate = policy;
        load.plan.chunkRows = 600;
        const RunSummary summary = load.run();
        ASSERT_EQ(summary.status, RunState::Done) << why(summary);
        const TableOutcome outcome = summary.tables.first();
        EXPECT_TRUE(outcome.verified) << why(summary);
        EXPECT_EQ(load.rowsInTable(), 2000);
        EXPECT_EQ(outcome.rowsSkipped, policy == OnDuplicate::Keep ? 100 : 0);
        EXPECT_EQ(outcome.rowsRejected, policy == OnDuplicate::SetAside ? 100 : 0);
        EXPECT_EQ(load.value(QStringLiteral("SELECT COUNT(*) FROM %1.t WHERE v = -1")),
                  policy == OnDuplicate::Replace ? QStringLiteral("0") : QStringLiteral("100"));
    }
}

TEST(TableSource, ACancelAnswersWithinASecond)
{
    TableCase load;
    load.createSource(QStringLiteral("(id int PRIMARY KEY, v int)"), QStringLiteral("n, n"), 3000);
    load.createTarget({}, QStringLiteral("(id, @v)"));
    load.setExpression(QStringLiteral("v = @v + SLEEP(0.05)")); // one statement of some minutes
    std::chrono::steady_clock::time_point asked;
    const RunSummary summary = load.run([&](RunControl &control, const MigrationRun &run) {
        while (run.progress().state == RunState::Preparing)
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
        std::this_thread::sleep_for(std::chrono::milliseconds(500));
        asked = std::chrono::steady_clock::now();
        control.cancel();
    });
    EXPECT_EQ(summary.status, RunState::Cancelled) << why(summary);
    EXPECT_LT(std::chrono::steady_clock::now() - asked, std::chrono::milliseconds(promptly(1000)));
    EXPECT_EQ(load.rowsInTable(), 0);
}

TEST(TableSource, ALimitHoldsBetweenStatements)
{
    TableCase load;
    load.createSource(QStringLiteral("(id int PRIMARY KEY, v int)"), QStringLiteral("n, n"), 12'000);
    load.createTarget();
    load.plan.limits.rowsPerSecond = 6'000;
    QElapsedTimer timer;
    timer.start();
    const RunSummary summary = load.run();
    EXPECT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_GE(timer.elapsed(), 1500);
    EXPECT_EQ(load.rowsInTable(), 12'000);
}

TEST(TableSource, AChunkThatKeepsFailingIsLoadedInHalves)
{
    TableCase load;
    load.createSource(QStringLiteral("(id int PRIMARY KEY, v int)"), QStringLiteral("n, n"), 9000);
    load.createTarget();
    load.plan.workers = 1;
    load.plan.session = {{.name = QStringLiteral("innodb_lock_wait_timeout"), .value = QStringLiteral("1")}};
    const auto other = Connection::open(load.target());
    ASSERT_TRUE(other);
    ASSERT_TRUE((*other)->execute(QStringLiteral("START TRANSACTION")));
    ASSERT_TRUE((*other)->execute(QStringLiteral("UPDATE src SET v = 0 WHERE id = 8000")));
    const RunSummary stopped = load.run();
    ASSERT_EQ(stopped.status, RunState::Stopped);
    const auto splits = load.folder().splits();
    ASSERT_TRUE(splits);
    EXPECT_FALSE(splits->isEmpty());
    EXPECT_GE(load.rowsInTable(), 4500); // what lies before the locked row is in
    EXPECT_LT(load.rowsInTable(), 9000);
    ASSERT_TRUE((*other)->execute(QStringLiteral("ROLLBACK")));
    const RunSummary summary = load.resume();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_TRUE(summary.tables.first().verified) << why(summary);
    EXPECT_EQ(load.server().checksum(load.plan.schema, QStringLiteral("t")),
              load.server().checksum(load.plan.schema, QStringLiteral("src")));
}

TEST(TableSource, AResumedRunKeepsItsRangesAlthoughTheSourceGrew)
{
    TableCase load;
    load.createSource(QStringLiteral("(id int PRIMARY KEY, v int)"), QStringLiteral("n * 10, n"), 20'000);
    load.createTarget();
    load.plan.chunkRows = 1000;
    load.plan.workers = 1;
    load.plan.limits.rowsPerSecond = 20'000;
    const RunSummary cancelled = load.run([](RunControl &control, const MigrationRun &run) {
        while (run.progress().chunksDone < 5)
            std::this_thread::sleep_for(std::chrono::milliseconds(2));
        control.cancel();
    });
    ASSERT_EQ(cancelled.status, RunState::Cancelled) << why(cancelled);
    // Into every range, loaded or not, and behind the last one.
    load.execute(QStringLiteral("INSERT INTO %1.src SELECT id + 5, -1 FROM %1.src WHERE id % 50 = 0"));
    load.execute(QStringLiteral("INSERT INTO %1.src SELECT id + 1000000, -2 FROM %1.src WHERE id <= 100"));
    const RunSummary summary = load.resume();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_FALSE(summary.tables.first().verified);
    EXPECT_TRUE(summary.tables.first().notVerifiedBecause.contains(QStringLiteral("changed during the run")))
        << why(summary);
    // All of the old rows once, new ones in ranges that came after, none twice, none changed.
    EXPECT_EQ(load.value(QStringLiteral("SELECT COUNT(*) FROM %1.t WHERE v > 0")), QStringLiteral("20000"));
    EXPECT_GT(load.value(QStringLiteral("SELECT COUNT(*) FROM %1.t WHERE v = -1")).toInt(), 0);
    EXPECT_LT(load.value(QStringLiteral("SELECT COUNT(*) FROM %1.t WHERE v = -1")).toInt(), 4000);
    EXPECT_EQ(
        load.value(QStringLiteral("SELECT COUNT(*) FROM %1.t LEFT JOIN %1.src USING (id, v) WHERE src.id "
                                  "IS NULL")),
        QStringLiteral("0"));
}

TEST(TableSource, ASourceThatIsWrittenToMeanwhileIsNotVerified)
{
    TableCase load;
    load.createSource(QStringLiteral("(id int PRIMARY KEY, v int)"), QStringLiteral("n, n"), 20'000);
    load.createTarget();
    load.plan.chunkRows = 1000;
    load.plan.workers = 1;
    load.plan.limits.rowsPerSecond = 4'000;
    const RunSummary summary = load.run([&load](RunControl &, const MigrationRun &run) {
        while (run.progress().chunksDone < 15)
            std::this_thread::sleep_for(std::chrono::milliseconds(2));
        load.execute(QStringLiteral("UPDATE %1.src SET v = -1 WHERE id = 10")); // as many rows as before
    });
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_FALSE(summary.tables.first().verified);
    EXPECT_TRUE(summary.tables.first().notVerifiedBecause.contains(QStringLiteral("was written to")))
        << why(summary);
}

TEST(TableSource, RowNumbersAreNotGivenTwiceWhenTheSourceGrows)
{
    TableCase load;
    if (!factsOf(load.server()).can(Ability::RowNumberFunction))
        GTEST_SKIP() << "ROW_NUMBER() is there from MySQL 8.0 on";
    load.createSource(QStringLiteral("(id int PRIMARY KEY, v int)"), QStringLiteral("n * 10, n"), 20'000);
    load.createTarget(QStringLiteral("(id int, num int PRIMARY KEY)"), QStringLiteral("(id, @discard)"));
    load.setExpression(QStringLiteral("num = @row_number"));
    load.plan.chunkRows = 1000;
    load.plan.workers = 1;
    load.plan.limits.rowsPerSecond = 20'000;
    const RunSummary cancelled = load.run([](RunControl &control, const MigrationRun &run) {
        while (run.progress().chunksDone < 5)
            std::this_thread::sleep_for(std::chrono::milliseconds(2));
        control.cancel();
    });
    ASSERT_EQ(cancelled.status, RunState::Cancelled) << why(cancelled);
    ASSERT_EQ(load.folder().chunks().value().size() < 20, true); // the ranges behind were not found yet
    load.execute(QStringLiteral("INSERT INTO %1.src SELECT id + 5, -1 FROM %1.src"));
    const RunSummary stopped = load.resume();
    ASSERT_EQ(stopped.status, RunState::Stopped);
    EXPECT_EQ(stopped.error->code, ErrorCode::SourceChanged) << why(stopped);
}

TEST(TableSource, PreflightRefusesWhatCannotWork)
{
    TableCase load;
    load.createSource(QStringLiteral("(id int PRIMARY KEY, v int)"), QStringLiteral("n, n"), 10);
    load.createTarget();
    const auto blocking = [&load](const Plan &plan) {
        const PreflightResult result = preflight(plan, load.target());
        return result.firstBlocking() ? *result.firstBlocking() : Error{};
    };
    Plan plan = load.plan;
    plan.table = QStringLiteral("src");
    EXPECT_EQ(blocking(plan).code, ErrorCode::PlanInvalid);
    EXPECT_TRUE(blocking(plan).what.contains(QStringLiteral("source and target at once")));

    plan = load.plan;
    plan.wayIn = WayIn::Local;
    EXPECT_EQ(blocking(plan).code, ErrorCode::PlanInvalid);

    load.execute(QStringLiteral("CREATE TABLE %1.free (id int, v int)"));
    load.execute(QStringLiteral("INSERT INTO %1.free VALUES (1, 1)"));
    load.inspect(QStringLiteral("free"));
    plan = load.plan;
    EXPECT_EQ(blocking(plan).what, QString());
    plan.onError = OnError::SetAside;
    EXPECT_EQ(blocking(plan).code, ErrorCode::PlanInvalid);

    load.inspect();
    plan = load.plan;
    load.execute(QStringLiteral("ALTER TABLE %1.src ADD COLUMN w int"));
    EXPECT_EQ(blocking(plan).code, ErrorCode::SourceChanged);
    load.execute(QStringLiteral("ALTER TABLE %1.src DROP COLUMN w, DROP PRIMARY KEY, ADD UNIQUE KEY u (v)"));
    EXPECT_EQ(blocking(plan).code, ErrorCode::SourceChanged);
    load.execute(QStringLiteral("DROP TABLE %1.src"));
    EXPECT_EQ(blocking(plan).code, ErrorCode::TableMissing);
}

TEST(TableSource, NeedsNothingButSelectOnTheSource)
{
    TableCase load;
    load.createSource(QStringLiteral("(id int PRIMARY KEY, n int)"), QStringLiteral("n, IF(n = 50, 300, 1)"),
                      100);
    load.createTarget(QStringLiteral("(id int PRIMARY KEY, n tinyint)"));
    const QString other = load.server().freshSchema();
    load.execute(QStringLiteral("RENAME TABLE %1.src TO ") + other + QStringLiteral(".src"));
    load.plan.source.table->schema = other;
    load.plan.onError = OnError::SetAside;
    load.server().execute(QStringLiteral("CREATE USER 'mover'@'localhost' IDENTIFIED BY 'secret'"));
    load.execute(QStringLiteral("GRANT SELECT, INSERT, CREATE, DROP, DELETE ON %1.* TO 'mover'@'localhost'"));
    // MySQL 9.7 lets nobody else set max_error_count.
    if (factsOf(load.server()).can(Ability::SessionVariablesAdmin))
        load.execute(QStringLiteral("GRANT SESSION_VARIABLES_ADMIN ON *.* TO 'mover'@'localhost' -- %1"));
    const ResolvedConnection mover =
        load.server().connectionAs(QStringLiteral("mover"), QStringLiteral("secret"), load.plan.schema);
    const PreflightResult refused = preflight(load.plan, mover);
    ASSERT_TRUE(refused.firstBlocking());
    EXPECT_EQ(refused.firstBlocking()->code, ErrorCode::PrivilegeMissing);
    EXPECT_TRUE(refused.firstBlocking()->howToFix.startsWith(
        QStringLiteral("GRANT SELECT ON `%1`.`src` TO ").arg(other)))
        << refused.firstBlocking()->howToFix.toStdString();

    load.server().execute(QStringLiteral("GRANT SELECT ON %1.src TO 'mover'@'localhost'").arg(other));
    const PreflightResult checked = preflight(load.plan, mover);
    const ServerFacts facts = factsOf(load.server());
    const bool wantsMore =
        !facts.isMariaDb() && facts.version >= 80000 && facts.version < 80022; // to lock rows
    ASSERT_EQ(checked.blocked(), wantsMore);
    if (wantsMore) {
        const QString remedy = checked.firstBlocking()->howToFix;
        EXPECT_EQ(remedy, QStringLiteral("GRANT LOCK TABLES ON `%1`.* TO 'mover'@'localhost';").arg(other));
        load.server().execute(remedy);
    }
    auto folder = RunFolder::create(load.plan);
    ASSERT_TRUE(folder);
    RunControl control;
    struct Nobody final : RunObserver
    {
        void onEvent(const Event &) override {}
    } nobody;
    const RunSummary summary = MigrationRun(load.plan, mover, **folder, control, nobody).run();
    EXPECT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_EQ(summary.tables.first().rowsRejected, 1);
    EXPECT_TRUE(summary.tables.first().verified) << why(summary);
    load.server().execute(QStringLiteral("DROP USER 'mover'@'localhost'"));
}

TEST(TableSource, ADuplicateInATableWithoutAKeyStopsTheRun)
{
    for (const int second : {1, 2, 700}) {
        TableCase load;
        load.createSource(QStringLiteral("(id int, v int)"),
                          QStringLiteral("IF(n = %1, 1000, n), n").arg(second), 1000);
        load.createTarget(QStringLiteral("(id int PRIMARY KEY, v int)"));
        const RunSummary summary = load.run();
        ASSERT_EQ(summary.status, RunState::Stopped);
        EXPECT_EQ(summary.error->code, ErrorCode::DuplicateRow) << why(summary);
        EXPECT_EQ(load.rowsInTable(), 0);
    }
}

TEST(TableSource, AViewIsLoadedInOneChunk)
{
    TableCase load;
    load.createSource(QStringLiteral("(id int PRIMARY KEY, v int)"), QStringLiteral("n, n"), 2000);
    load.createTarget();
    load.execute(QStringLiteral("CREATE VIEW %1.w AS SELECT id, v * 2 AS v FROM %1.src WHERE id > 1000"));
    load.inspect(QStringLiteral("w"));
    load.plan.chunkRows = 100;
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_TRUE(summary.tables.first().verified) << why(summary);
    EXPECT_EQ(summary.tables.first().chunks, 1);
    EXPECT_EQ(load.value(QStringLiteral("SELECT CONCAT(COUNT(*), ' ', SUM(v)) FROM %1.t")),
              QStringLiteral("1000 3001000"));
}

} // namespace millrace::test
