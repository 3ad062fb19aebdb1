// SPDX-License-Identifier: GPL-3.0-or-later
// A table of the same server as the source: whatever its key, the target holds what one plain INSERT … SELECT
// would have put there.
#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/plan/checks/preflight.h"
#include "core/server/connection.h"
#include "tests/integration/load/tablecase.h"
#include "tests/support/factsof.h"
#include "tests/support/qtprinters.h"
#include "tests/support/sanitized.h"

#include <QElapsedTimer>
#include <gtest/gtest.h>
#include <thread>

namespace millrace::test::tablesource_test {

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
    EXPECT_EQ(load.server().checksum(load.plan.schema, u"t"_s),
              load.server().checksum(load.plan.schema, u"src"_s));
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
    load.createSource(u"(a int, b int, v varchar(20), PRIMARY KEY (a, b))"_s,
                      u"n DIV 1000, n, CONCAT('v', n)"_s, 130'000);
    load.createTarget();
    load.plan.chunkRows = 60'000;
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_TRUE(summary.tables.first().verified) << why(summary);
    EXPECT_EQ(summary.tables.first().chunks, 3);
    EXPECT_EQ(load.server().checksum(load.plan.schema, u"t"_s),
              load.server().checksum(load.plan.schema, u"src"_s));
}

TEST(TableSource, ExpressionsReadTheColumnsBoundToTheirVariables)
{
    TableCase load;
    load.createSource(u"(`id` int PRIMARY KEY, `a``b` varchar(20), n int, x int)"_s,
                      u"n * 3, CONCAT('@v', n), n, n"_s, 60'000);
    load.createTarget(u"(num bigint PRIMARY KEY, s varchar(60), n int, m int)"_s,
                      u"(@discard, @`v`, n, @w)"_s);
    load.setExpression(u"s = CONCAT('@v ', @V /* @v */, '-', @w)"_s);
    load.setExpression(u"num = @row_number + 100"_s);
    load.setExpression(u"m = @w + n"_s);
    load.plan.chunkRows = 31'000;
    load.plan.workers = 3;
    if (!factsOf(load.server()).can(Ability::RowNumberFunction)) { // MySQL 5.7
        EXPECT_EQ(load.run().status, RunState::Refused);
        GTEST_SKIP() << "the rest: ROW_NUMBER() is there from MySQL 8.0 on";
    }
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_TRUE(summary.tables.first().verified) << why(summary);
    EXPECT_EQ(load.value(u"SELECT COUNT(*) FROM %1.t JOIN %1.src ON src.n = t.n WHERE t.num = "
                         "src.n + 100 AND t.s = CONCAT('@v ', src.`a``b`, '-', src.x) AND t.m "
                         "= 2 * src.n"_s),
              u"60000"_s);
}

TEST(TableSource, TheFirstBadRowStopsTheRunAndIsNamedByItsKey)
{
    TableCase load;
    load.createSource(u"(a int, s varchar(5), n int, PRIMARY KEY (a, s))"_s,
                      u"n, 'x', IF(n IN (2345, 2999), 300, 1)"_s, 4000);
    load.createTarget(u"(a int, s varchar(5), n tinyint, PRIMARY KEY (a, s))"_s);
    load.plan.chunkRows = 1000;
    load.plan.workers = 1;
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Stopped);
    EXPECT_EQ(summary.error->code, ErrorCode::RowRejected);
    EXPECT_TRUE(summary.error->what.contains(u"a = 2345, s = 'x'"_s)) << why(summary);
    EXPECT_EQ(summary.error->context.column, u"n"_s);
    EXPECT_EQ(summary.error->context.rawRow, "2345\tx\t300");
    EXPECT_EQ(load.rowsInTable(), 2000); // its chunk is not there, the ones before are
}

TEST(TableSource, ADuplicateStopsTheRunAndIsNamedByItsKey)
{
    TableCase load;
    load.createSource(u"(id int PRIMARY KEY, u int)"_s, u"n, IF(n = 777, 5, n)"_s, 1000);
    load.createTarget(u"(id int PRIMARY KEY, u int, UNIQUE KEY (u))"_s);
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Stopped);
    EXPECT_EQ(summary.error->code, ErrorCode::DuplicateRow);
    EXPECT_TRUE(summary.error->what.contains(u"id = 777"_s)) << why(summary);
    EXPECT_EQ(load.rowsInTable(), 0);
}

TEST(TableSource, BadRowsGoToRejectsThatCanBeLoadedAgain)
{
    TableCase load;
    load.createSource(
        u"(id int PRIMARY KEY, s varchar(40), n int, f float)"_s,
        u"n, IF(n % 100 = 7, CONCAT('tab\\there ', n, '\\\\'), NULL), IF(n % 100 = 7, 300 + n, 1), 0.1"_s,
        60'000);
    load.createTarget(u"(id int PRIMARY KEY, s varchar(40), n tinyint, f float)"_s);
    load.plan.onError = OnError::SetAside;
    load.plan.chunkRows = 40'000;
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    const TableOutcome outcome = summary.tables.first();
    EXPECT_TRUE(outcome.verified) << why(summary);
    EXPECT_EQ(outcome.rowsRead, 60'000);
    EXPECT_EQ(outcome.rowsRejected, 600);
    EXPECT_EQ(outcome.rowsLoaded, 59'400);
    EXPECT_EQ(load.value(u"SELECT COUNT(*) FROM %1.t WHERE id % 100 = 7"_s), u"0"_s);
    EXPECT_TRUE(contentOf(outcome.reasonsFile)
                    .startsWith("reject,table,key,column,code,reason\r\n1," + load.plan.schema.toUtf8() +
                                ".src,id = 7,n,1264,"));

    // Loaded again by the very dialect the plan names for them, they are the rows of the source.
    LoadCase again;
    again.addPath(outcome.rejectsFile);
    again.plan.source.dialect = load.plan.source.dialect;
    again.createTable(u"(id int PRIMARY KEY, s varchar(40), n int, f float)"_s, u"(id, s, n, f)"_s);
    const RunSummary reloaded = again.run();
    ASSERT_EQ(reloaded.status, RunState::Done) << why(reloaded);
    EXPECT_EQ(again.rowsInTable(), 600);
    EXPECT_EQ(load.value(u"SELECT COUNT(*) FROM %1.src JOIN %2 r ON r.id = src.id AND r.s = src.s "
                         "AND r.n = src.n AND r.f = src.f"_s.arg(load.plan.schema, again.table())),
              u"600"_s);
}

TEST(TableSource, RowsTheServerDoesNotNumberAreFoundAllTheSame)
{
    TableCase load;
    load.createSource(u"(id int PRIMARY KEY, s varchar(10))"_s,
                      u"n, IF(n IN (1, 500, 501, 3000), 'bad', n)"_s, 3000);
    load.createTarget(u"(id int PRIMARY KEY, n int)"_s, u"(id, @s)"_s);
    load.setExpression(u"n = CAST(@s AS SIGNED)"_s); // 1292, without a row
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
    load.createSource(u"(id int PRIMARY KEY, n int, u int)"_s, u"n, IF(n <= 30, 300, 1), IF(n > 990, 1, n)"_s,
                      1000);
    load.createTarget(u"(id int PRIMARY KEY, n tinyint, u int, UNIQUE KEY (u))"_s);
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
        bent += kind.code == 1264 && kind.column == "n"_L1 ? kind.count : 0;
    EXPECT_EQ(bent, 30);
}

TEST(TableSource, DuplicatesAreKeptReplacedOrSetAside)
{
    for (const OnDuplicate policy : {OnDuplicate::Keep, OnDuplicate::Replace, OnDuplicate::SetAside}) {
        SCOPED_TRACE(enumName(policy));
        TableCase load;
        load.createSource(u"(id int PRIMARY KEY, v int)"_s, u"n, n"_s, 2000);
        load.createTarget();
        load.execute(u"INSERT INTO %1.t SELECT id * 10, -1 FROM %1.src WHERE id <= 100"_s);
        load.plan.onDuplicate = policy;
        load.plan.chunkRows = 600;
        const RunSummary summary = load.run();
        ASSERT_EQ(summary.status, RunState::Done) << why(summary);
        const TableOutcome outcome = summary.tables.first();
        EXPECT_TRUE(outcome.verified) << why(summary);
        EXPECT_EQ(load.rowsInTable(), 2000);
        EXPECT_EQ(outcome.rowsSkipped, policy == OnDuplicate::Keep ? 100 : 0);
        EXPECT_EQ(outcome.rowsRejected, policy == OnDuplicate::SetAside ? 100 : 0);
        EXPECT_EQ(load.value(u"SELECT COUNT(*) FROM %1.t WHERE v = -1"_s),
                  policy == OnDuplicate::Replace ? u"0"_s : u"100"_s);
    }
}

TEST(TableSource, ACancelAnswersWithinASecond)
{
    TableCase load;
    load.createSource(u"(id int PRIMARY KEY, v int)"_s, u"n, n"_s, 3000);
    load.createTarget({}, u"(id, @v)"_s);
    load.setExpression(u"v = @v + SLEEP(0.05)"_s); // one statement of some minutes
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
    load.createSource(u"(id int PRIMARY KEY, v int)"_s, u"n, n"_s, 12'000);
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
    load.createSource(u"(id int PRIMARY KEY, v int)"_s, u"n, n"_s, 9000);
    load.createTarget();
    load.plan.workers = 1;
    load.plan.session = {{.name = u"innodb_lock_wait_timeout"_s, .value = u"1"_s}};
    const auto other = Connection::open(load.target());
    ASSERT_TRUE(other);
    ASSERT_TRUE((*other)->execute(u"START TRANSACTION"_s));
    ASSERT_TRUE((*other)->execute(u"UPDATE src SET v = 0 WHERE id = 8000"_s));
    const RunSummary stopped = load.run();
    ASSERT_EQ(stopped.status, RunState::Stopped);
    const auto splits = load.folder().splits();
    ASSERT_TRUE(splits);
    EXPECT_FALSE(splits->isEmpty());
    EXPECT_GE(load.rowsInTable(), 4500); // what lies before the locked row is in
    EXPECT_LT(load.rowsInTable(), 9000);
    ASSERT_TRUE((*other)->execute(u"ROLLBACK"_s));
    const RunSummary summary = load.resume();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_TRUE(summary.tables.first().verified) << why(summary);
    EXPECT_EQ(load.server().checksum(load.plan.schema, u"t"_s),
              load.server().checksum(load.plan.schema, u"src"_s));
}

TEST(TableSource, AResumedRunKeepsItsRangesAlthoughTheSourceGrew)
{
    TableCase load;
    load.createSource(u"(id int PRIMARY KEY, v int)"_s, u"n * 10, n"_s, 20'000);
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
    // Into every range, loaded or not, and after the last one.
    load.execute(u"INSERT INTO %1.src SELECT id + 5, -1 FROM %1.src WHERE id % 50 = 0"_s);
    load.execute(u"INSERT INTO %1.src SELECT id + 1000000, -2 FROM %1.src WHERE id <= 100"_s);
    const RunSummary summary = load.resume();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_FALSE(summary.tables.first().verified);
    EXPECT_TRUE(summary.tables.first().notVerifiedBecause.contains(u"changed during the run"_s))
        << why(summary);
    // All of the old rows once, new ones in ranges that came after, none twice, none changed.
    EXPECT_EQ(load.value(u"SELECT COUNT(*) FROM %1.t WHERE v > 0"_s), u"20000"_s);
    EXPECT_GT(load.value(u"SELECT COUNT(*) FROM %1.t WHERE v = -1"_s).toInt(), 0);
    EXPECT_LT(load.value(u"SELECT COUNT(*) FROM %1.t WHERE v = -1"_s).toInt(), 4000);
    EXPECT_EQ(load.value(u"SELECT COUNT(*) FROM %1.t LEFT JOIN %1.src USING (id, v) WHERE src.id IS NULL"_s),
              u"0"_s);
}

TEST(TableSource, ASourceThatIsWrittenToMeanwhileIsNotVerified)
{
    TableCase load;
    load.createSource(u"(id int PRIMARY KEY, v int)"_s, u"n, n"_s, 20'000);
    load.createTarget();
    load.plan.chunkRows = 1000;
    load.plan.workers = 1;
    load.plan.limits.rowsPerSecond = 4'000;
    const RunSummary summary = load.run([&load](RunControl &, const MigrationRun &run) {
        while (run.progress().chunksDone < 15)
            std::this_thread::sleep_for(std::chrono::milliseconds(2));
        load.execute(u"UPDATE %1.src SET v = -1 WHERE id = 10"_s); // as many rows as before
    });
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_FALSE(summary.tables.first().verified);
    EXPECT_TRUE(summary.tables.first().notVerifiedBecause.contains(u"was written to"_s)) << why(summary);
}

TEST(TableSource, RowNumbersAreNotGivenTwiceWhenTheSourceGrows)
{
    TableCase load;
    if (!factsOf(load.server()).can(Ability::RowNumberFunction))
        GTEST_SKIP() << "ROW_NUMBER() is there from MySQL 8.0 on";
    load.createSource(u"(id int PRIMARY KEY, v int)"_s, u"n * 10, n"_s, 20'000);
    load.createTarget(u"(id int, num int PRIMARY KEY)"_s, u"(id, @discard)"_s);
    load.setExpression(u"num = @row_number"_s);
    load.plan.chunkRows = 1000;
    load.plan.workers = 1;
    load.plan.limits.rowsPerSecond = 20'000;
    const RunSummary cancelled = load.run([](RunControl &control, const MigrationRun &run) {
        while (run.progress().chunksDone < 5)
            std::this_thread::sleep_for(std::chrono::milliseconds(2));
        control.cancel();
    });
    ASSERT_EQ(cancelled.status, RunState::Cancelled) << why(cancelled);
    ASSERT_EQ(load.folder().chunks().value().size() < 20, true); // the later ranges were not found yet
    load.execute(u"INSERT INTO %1.src SELECT id + 5, -1 FROM %1.src"_s);
    const RunSummary stopped = load.resume();
    ASSERT_EQ(stopped.status, RunState::Stopped);
    EXPECT_EQ(stopped.error->code, ErrorCode::SourceChanged) << why(stopped);
}

TEST(TableSource, PreflightRefusesWhatCannotWork)
{
    TableCase load;
    load.createSource(u"(id int PRIMARY KEY, v int)"_s, u"n, n"_s, 10);
    load.createTarget();
    const auto blocking = [&load](const Plan &plan) {
        const PreflightResult result = preflight(plan, load.target());
        return result.firstBlocking() ? *result.firstBlocking() : Error{};
    };
    Plan plan = load.plan;
    plan.table = u"src"_s;
    EXPECT_EQ(blocking(plan).code, ErrorCode::PlanInvalid);
    EXPECT_TRUE(blocking(plan).what.contains(u"source and target at once"_s));

    plan = load.plan;
    plan.wayIn = WayIn::Local;
    EXPECT_EQ(blocking(plan).code, ErrorCode::PlanInvalid);

    load.execute(u"CREATE TABLE %1.free (id int, v int)"_s);
    load.execute(u"INSERT INTO %1.free VALUES (1, 1)"_s);
    load.inspect(u"free"_s);
    plan = load.plan;
    EXPECT_EQ(blocking(plan).what, QString());
    plan.onError = OnError::SetAside;
    EXPECT_EQ(blocking(plan).code, ErrorCode::PlanInvalid);

    load.inspect();
    plan = load.plan;
    load.execute(u"ALTER TABLE %1.src ADD COLUMN w int"_s);
    EXPECT_EQ(blocking(plan).code, ErrorCode::SourceChanged);
    load.execute(u"ALTER TABLE %1.src DROP COLUMN w, DROP PRIMARY KEY, ADD UNIQUE KEY u (v)"_s);
    EXPECT_EQ(blocking(plan).code, ErrorCode::SourceChanged);
    load.execute(u"DROP TABLE %1.src"_s);
    EXPECT_EQ(blocking(plan).code, ErrorCode::TableMissing);
}

TEST(TableSource, NeedsNothingButSelectOnTheSource)
{
    TableCase load;
    load.createSource(u"(id int PRIMARY KEY, n int)"_s, u"n, IF(n = 50, 300, 1)"_s, 100);
    load.createTarget(u"(id int PRIMARY KEY, n tinyint)"_s);
    const QString other = load.server().freshSchema();
    load.execute(u"RENAME TABLE %1.src TO "_s + other + u".src"_s);
    load.plan.source.table->schema = other;
    load.plan.onError = OnError::SetAside;
    load.server().execute(u"CREATE USER 'mover'@'localhost' IDENTIFIED BY 'secret'"_s);
    load.execute(u"GRANT SELECT, INSERT, CREATE, DROP, DELETE ON %1.* TO 'mover'@'localhost'"_s);
    // MySQL 9.7 lets nobody else set max_error_count.
    if (factsOf(load.server()).can(Ability::SessionVariablesAdmin))
        load.execute(u"GRANT SESSION_VARIABLES_ADMIN ON *.* TO 'mover'@'localhost' -- %1"_s);
    const ResolvedConnection mover = load.server().connectionAs(u"mover"_s, u"secret"_s, load.plan.schema);
    const PreflightResult refused = preflight(load.plan, mover);
    ASSERT_TRUE(refused.firstBlocking());
    EXPECT_EQ(refused.firstBlocking()->code, ErrorCode::PrivilegeMissing);
    EXPECT_TRUE(refused.firstBlocking()->howToFix.startsWith(u"GRANT SELECT ON `%1`.`src` TO "_s.arg(other)))
        << refused.firstBlocking()->howToFix;

    load.server().execute(u"GRANT SELECT ON %1.src TO 'mover'@'localhost'"_s.arg(other));
    const PreflightResult checked = preflight(load.plan, mover);
    const ServerFacts facts = factsOf(load.server());
    const bool wantsMore =
        !facts.isMariaDb() && facts.version >= 80000 && facts.version < 80022; // to lock rows
    ASSERT_EQ(checked.blocked(), wantsMore);
    if (wantsMore) {
        const QString remedy = checked.firstBlocking()->howToFix;
        EXPECT_EQ(remedy, u"GRANT LOCK TABLES ON `%1`.* TO 'mover'@'localhost';"_s.arg(other));
        load.server().execute(remedy);
    }
    auto folder = RunFolder::create(load.plan);
    ASSERT_TRUE(folder);
    RunControl control;
    struct Nobody final : RunObserver
    {
        void onEvent(const Event &) override {}
    } nobody;
    const RunSummary summary =
        MigrationRun(load.plan, {.folder = **folder, .control = control, .observer = nobody, .target = mover})
            .run();
    EXPECT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_EQ(summary.tables.first().rowsRejected, 1);
    EXPECT_TRUE(summary.tables.first().verified) << why(summary);
    load.server().execute(u"DROP USER 'mover'@'localhost'"_s);
}

TEST(TableSource, ADuplicateInATableWithoutAKeyStopsTheRun)
{
    for (const int second : {1, 2, 700}) {
        TableCase load;
        load.createSource(u"(id int, v int)"_s, u"IF(n = %1, 1000, n), n"_s.arg(second), 1000);
        load.createTarget(u"(id int PRIMARY KEY, v int)"_s);
        const RunSummary summary = load.run();
        ASSERT_EQ(summary.status, RunState::Stopped);
        EXPECT_EQ(summary.error->code, ErrorCode::DuplicateRow) << why(summary);
        EXPECT_EQ(load.rowsInTable(), 0);
    }
}

TEST(TableSource, AViewIsLoadedInOneChunk)
{
    TableCase load;
    load.createSource(u"(id int PRIMARY KEY, v int)"_s, u"n, n"_s, 2000);
    load.createTarget();
    load.execute(u"CREATE VIEW %1.w AS SELECT id, v * 2 AS v FROM %1.src WHERE id > 1000"_s);
    load.inspect(u"w"_s);
    load.plan.chunkRows = 100;
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_TRUE(summary.tables.first().verified) << why(summary);
    EXPECT_EQ(summary.tables.first().chunks, 1);
    EXPECT_EQ(load.value(u"SELECT CONCAT(COUNT(*), ' ', SUM(v)) FROM %1.t"_s), u"1000 3001000"_s);
}

} // namespace millrace::test::tablesource_test
