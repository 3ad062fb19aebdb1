// SPDX-License-Identifier: GPL-3.0-or-later
// A table, a view or a query on another server as the source: the target holds the rows to the byte, of one
// moment, whatever is written there meanwhile; or the run says why it cannot tell.
#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/plan/checks/preflight.h"
#include "core/run/trials/rehearsal.h"
#include "core/server/connection.h"
#include "core/source/sourceserver.h"
#include "tests/integration/load/servercase.h"
#include "tests/integration/load/tablecase.h"
#include "tests/support/qtprinters.h"

#include <QDir>
#include <QElapsedTimer>
#include <gtest/gtest.h>
#include <thread>

namespace millrace::test::serversource_test {

namespace {

using namespace std::chrono_literals;

QByteArray contentOf(const QString &path)
{
    const auto bytes = readWholeFile(path);
    return bytes ? *bytes : QByteArray("<unreadable>");
}

const Finding *findingOf(const PreflightResult &result, const QString &topic, Finding::Severity severity)
{
    for (const Finding &finding : result.findings)
        if (finding.topic == topic && finding.severity == severity)
            return &finding;
    return nullptr;
}

bool hasEvent(const ServerCase &load, Event::Kind kind, const QString &text)
{
    for (const Event &event : load.events)
        if (event.kind == kind && event.text.contains(text))
            return true;
    return false;
}

/// Every type, with the values that break a careless copy.
void everyType(ServerCase &load, WayIn way)
{
    const QString definition =
        u"(id bigint PRIMARY KEY, v varchar(60) CHARACTER SET utf8mb4, l varchar(60) CHARACTER SET latin1, "
        "u3 varchar(60) CHARACTER SET utf8mb3, c char(10) CHARACTER SET utf8mb4, txt mediumtext CHARACTER "
        "SET utf8mb4, "
        "vb varbinary(64), fb binary(6), bl blob, bt bit(20), d decimal(30,10), f float, db double, dt date, "
        "dtm datetime(6), ts timestamp(3) NULL, tm time(2), y year, e enum('a','ü','c') CHARACTER SET "
        "latin1, "
        "st set('x','y','z'), j json, g geometry, n int NULL)"_s;
    load.createSource(definition, {}, 0);
    // Zero dates are let in by the mode that let them in when the table was young.
    const auto connection = Connection::open(load.from().connection(load.schema));
    ASSERT_TRUE(connection);
    ASSERT_TRUE((*connection)->execute(u"SET SESSION sql_mode = ''"_s));
    const auto filled =
        (*connection)
            ->execute(
                u"INSERT INTO src SELECT n, CONCAT('v\\t', n, '\\\\n', CHAR(0xF09F9880 USING utf8mb4), "
                "'\\\\N'), "
                "CHAR(192 + n % 60 USING latin1), CONCAT('ж', n), IF(n % 2, 'pad ', ''), "
                "REPEAT('line\\n', n % 9), UNHEX(SHA2(n, 256)), LEFT(UNHEX(SHA2(n, 224)), 6), "
                "CONCAT(CHAR(n % 256), UNHEX('00090A5C0D1AE35C'), CHAR(n DIV 7 % 256)), n * 7919 % "
                "1048576, "
                "n / 7 - 500, n / 3, n / 7e0, IF(n % 5, '2020-02-29', '0000-00-00'), "
                "TIMESTAMP('2020-10-25 00:00:00.123456') + INTERVAL n * 1501 MICROSECOND, "
                "IF(n % 4, FROM_UNIXTIME(1603584000 + n * 17.25), NULL), SEC_TO_TIME(n * 13.5 - 20000), "
                "1901 + n % 200, ELT(1 + n % 3, 'a', 'ü', 'c'), n % 8, JSON_OBJECT('k', n, 's', "
                "'é\\t\"'), "
                "POINT(n, n / 3), NULLIF(n % 3, 0) FROM "_s +
                numbers(10'000));
    ASSERT_TRUE(filled) << filled.error().text();
    load.inspect();
    load.createTarget(definition);
    load.plan.chunkRows = 1700;
    load.plan.wayIn = way;
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_TRUE(summary.tables.first().verified) << why(summary);
    EXPECT_EQ(summary.tables.first().rowsLoaded, 10'000);
    // Neither the servers' character sets nor their ways to print a number have a say.
    load.expectSameRows(u"id, HEX(v), HEX(CONVERT(l USING utf8mb4)), HEX(u3), HEX(c), "
                        "HEX(txt), HEX(vb), HEX(fb), HEX(bl), HEX(bt), d, "
                        "f + 0e0, IFNULL(n, 'NULL')"_s);
    load.expectSameRows(u"id, dt, dtm, IFNULL(UNIX_TIMESTAMP(ts), 'NULL'), tm, y, "
                        "HEX(CONVERT(e USING utf8mb4)), st + 0, HEX(j), "
                        "HEX(ST_AsBinary(g))"_s);
    load.expectSameRows(u"db"_s);
}

} // namespace

TEST(ServerSource, EveryTypeToTheByte)
{
    ServerCase load;
    everyType(load, WayIn::Auto);
}

TEST(ServerSource, EveryTypeToTheByteFromTheOtherFlavour)
{
    PrivateServer *const other = ServerCase::otherFlavour();
    if (!other)
        GTEST_SKIP() << "no server of the other flavour on this machine";
    ServerCase load(*other);
    everyType(load, WayIn::Auto);
}

TEST(ServerSource, EveryTypeToTheByteByInsert)
{
    ServerCase load;
    everyType(load, WayIn::Insert);
}

TEST(ServerSource, WithoutBytesAllTextIsComparedAndTravelsAsUtf8)
{
    ServerCase load;
    load.createSource(u"(id int PRIMARY KEY, l varchar(20) CHARACTER SET latin1, e enum('a','b'))"_s,
                      u"n, CHAR(192 + n % 60 USING latin1), ELT(1 + n % 2, 'a', 'b')"_s, 5000);
    EXPECT_EQ(load.plan.source.dialect.charset, "utf8mb4");
    load.createTarget(u"(id int PRIMARY KEY, l varchar(20) CHARACTER SET latin2, e enum('a','b'))"_s,
                      u"id, @l, e"_s);
    load.setExpression(u"l = UPPER(REPLACE(@l, 'À', 'a'))"_s);
    const RunSummary summary = load.run();
    // latin2 has no À … ÿ of latin1 but those it shares: the first that it lacks stops the run, by its key.
    ASSERT_EQ(summary.status, RunState::Stopped);
    EXPECT_EQ(summary.error->code, ErrorCode::RowRejected) << why(summary);
    EXPECT_TRUE(summary.error->what.contains(u"Row id = "_s)) << why(summary);
    EXPECT_EQ(load.rowsInTable(), 0);
}

TEST(ServerSource, VariablesHoldTextWhereBytesTravelBesideThem)
{
    ServerCase load;
    load.createSource(u"(id int PRIMARY KEY, s varchar(20) CHARACTER SET utf8mb4, b varbinary(4))"_s,
                      u"n, CONCAT('é', n), CHAR(n % 256)"_s, 1000);
    EXPECT_EQ(load.plan.source.dialect.charset, "binary");
    load.createTarget(u"(id int PRIMARY KEY, s varchar(20) CHARACTER SET latin1, len int, b varbinary(4))"_s,
                      u"id, @s, b"_s);
    load.setExpression(u"s = UPPER(@s)"_s);
    load.setExpression(u"len = CHAR_LENGTH(@s)"_s);
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_EQ(load.value(u"SELECT COUNT(*) FROM %1.t WHERE HEX(s) = CONCAT('C9', HEX(CAST(id AS CHAR))) AND "
                         "len = 1 + LENGTH(id) AND HEX(b) = LPAD(HEX(MOD(id, 256)), 2, '0')"_s),
              u"1000"_s);
}

TEST(ServerSource, RowNumbersFollowTheKeyAcrossChunks)
{
    ServerCase load;
    load.createSource(u"(a int, b int, PRIMARY KEY (a, b))"_s, u"n % 7, n"_s, 9000);
    load.createTarget(u"(num int PRIMARY KEY, a int, b int)"_s, u"a, b"_s);
    load.setExpression(u"num = @row_number"_s);
    load.plan.chunkRows = 700;
    load.plan.workers = 3;
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_TRUE(summary.tables.first().verified) << why(summary);
    EXPECT_EQ(load.value(u"SELECT CONCAT(MIN(num), ' ', MAX(num), ' ', COUNT(*)) FROM %1.t"_s),
              u"1 9000 9000"_s);
    EXPECT_EQ(load.value(u"SELECT COUNT(*) FROM %1.t x JOIN %1.t y ON y.num = x.num + 1 WHERE "
                         "(x.a, x.b) < (y.a, y.b)"_s),
              u"8999"_s);
}

TEST(ServerSource, BadRowsAreSetAsideWithTheirKeys)
{
    ServerCase load;
    load.createSource(u"(a int, b int, v varchar(20), PRIMARY KEY (a, b))"_s,
                      u"n % 3, n, IF(n % 400 = 0, 'too\\tlong', n % 100)"_s, 6000);
    load.createTarget(u"(a int, b int, v varchar(4), PRIMARY KEY (a, b))"_s);
    load.plan.onError = OnError::SetAside;
    load.plan.chunkRows = 900;
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    const TableOutcome table = summary.tables.first();
    EXPECT_EQ(table.rowsLoaded, 5985);
    EXPECT_EQ(table.rowsRejected, 15);
    EXPECT_TRUE(table.verified) << why(summary);
    EXPECT_TRUE(contentOf(table.reasonsFile).contains("a = 1, b = 400")) << contentOf(table.reasonsFile);
    EXPECT_TRUE(contentOf(table.rejectsFile).contains("1\t400\ttoo\\\tlong\n"))
        << contentOf(table.rejectsFile);
}

TEST(ServerSource, AQueryKeepsItsOrderAndItsFloats)
{
    ServerCase load;
    load.createSource(u"(id int PRIMARY KEY, f float, s varchar(10))"_s, u"n, n / 3, CONCAT('s', n)"_s, 5000);
    load.inspectSelect(u"SELECT id * 2 AS k, s FROM src ORDER BY id DESC -- a comment\n;"_s);
    EXPECT_EQ(load.plan.source.fieldNames, QStringList({u"k"_s, u"s"_s}));
    load.createTarget(u"(num int AUTO_INCREMENT PRIMARY KEY, k int, s varchar(10))"_s);
    RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_TRUE(summary.tables.first().verified) << why(summary);
    EXPECT_EQ(load.value(u"SELECT k FROM %1.t ORDER BY num LIMIT 1"_s), u"10000"_s);

    load.inspectSelect(u"SELECT id, f FROM src WHERE id > 10"_s);
    load.plan.table = u"t2"_s;
    load.server().execute(u"CREATE TABLE %1.t2 (id int PRIMARY KEY, f float)"_s.arg(load.plan.schema));
    load.plan.mapping.fields = parseColumnList(u"id, f"_s).value();
    summary = load.run();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_EQ(
        load.value(u"SELECT CONCAT(COUNT(*), SUM(CRC32(f + 0e0))) FROM %1.t2"_s),
        load.valueAtSource(u"SELECT CONCAT(COUNT(*), SUM(CRC32(f + 0e0))) FROM %1.src WHERE id > 10"_s));
}

TEST(ServerSource, WhatIsNoQueryIsRefused)
{
    ServerCase load;
    load.createSource(u"(id int PRIMARY KEY)"_s, u"n"_s, 10);
    for (const char *query :
         {"SELECT id, id FROM src", "DELETE FROM src", "SELECT 1; SELECT 2", "", "SELECT id FROM nowhere"}) {
        const auto connection = openSource(*load.sourceServer, u"+00:00"_s);
        ASSERT_TRUE(connection);
        const auto source = inspectQuery(**connection, load.sourceServer->spec, QString::fromLatin1(query));
        ASSERT_FALSE(source) << query;
        EXPECT_FALSE(source.error().howToFix.isEmpty()) << query;
    }
    EXPECT_EQ(load.valueAtSource(u"SELECT COUNT(*) FROM %1.src"_s), u"10"_s);
}

TEST(ServerSource, AViewGoesInOnePiece)
{
    ServerCase load;
    load.createSource(u"(id int PRIMARY KEY, v int)"_s, u"n, n"_s, 3000);
    load.atSource(u"CREATE VIEW %1.w AS SELECT id, v * 2 AS v FROM %1.src WHERE id > 1000"_s);
    load.inspect(u"w"_s);
    load.createTarget(u"(id int PRIMARY KEY, v int)"_s);
    load.plan.chunkRows = 100;
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_TRUE(summary.tables.first().verified) << why(summary);
    EXPECT_EQ(summary.tables.first().chunks, 1);
    EXPECT_EQ(load.value(u"SELECT CONCAT(COUNT(*), ' ', SUM(v)) FROM %1.t"_s), u"2000 8002000"_s);
}

/// Money moves between rows, rows come and go in pairs: whoever sees one moment sees the same sum.
TEST(ServerSource, OneSnapshotWhateverIsWrittenMeanwhile)
{
    ServerCase load;
    load.createSource(u"(id int AUTO_INCREMENT PRIMARY KEY, v bigint)"_s, u"n, 1000"_s, 40'000);
    load.createTarget(u"(id int PRIMARY KEY, v bigint)"_s);
    load.plan.chunkRows = 2000;
    load.plan.workers = 3;
    load.plan.limits.rowsPerSecond = 25'000;
    std::atomic<int> transactions = 0;
    std::jthread writer([&](std::stop_token stop) {
        const auto connection = Connection::open(load.from().connection(load.schema));
        for (int i = 0; connection && !stop.stop_requested(); ++i) {
            const QStringList statements{
                u"START TRANSACTION"_s,
                u"UPDATE src SET v = v - 7 WHERE id = %1"_s.arg(1 + i * 7919 % 40'000),
                u"INSERT INTO src (v) VALUES (7 + %1), (-%1)"_s.arg(i),
                u"DELETE FROM src WHERE v = 0 LIMIT 1"_s, u"COMMIT"_s};
            for (const QString &statement : statements)
                (void)(*connection)->execute(statement);
            ++transactions;
        }
    });
    while (transactions < 20)
        std::this_thread::sleep_for(5ms);
    const RunSummary summary = load.run();
    writer.request_stop();
    writer.join();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_TRUE(summary.tables.first().verified) << why(summary);
    EXPECT_EQ(load.value(u"SELECT CAST(SUM(v) AS CHAR) FROM %1.t"_s), u"40000000"_s);
    EXPECT_NE(load.valueAtSource(u"SELECT COUNT(*) FROM %1.src"_s),
              QString::number(summary.tables.first().rowsLoaded))
        << "nothing was written meanwhile: this proves nothing";
    EXPECT_TRUE(hasEvent(load, Event::Kind::Note, u"4 sessions at one moment"_s));
    EXPECT_EQ(load.folder().snapshots()->size(), 1);
}

/// A transaction that wrote before the load and is committed after it began has no part in the snapshot, and
/// none of its rows half.
TEST(ServerSource, WhatIsNotCommittedKeepsTheLockAwayAndIsSaid)
{
    ServerCase load;
    load.createSource(u"(id int PRIMARY KEY, v int)"_s, u"n, n"_s, 1000);
    load.createTarget(u"(id int PRIMARY KEY, v int)"_s);
    const auto open = Connection::open(load.from().connection(load.schema));
    ASSERT_TRUE(open);
    ASSERT_TRUE((*open)->execute(u"START TRANSACTION"_s));
    ASSERT_TRUE((*open)->execute(u"UPDATE src SET v = 0"_s));
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_TRUE(hasEvent(load, Event::Kind::Warning, u"Not one snapshot"_s));
    EXPECT_EQ(load.value(u"SELECT SUM(v) FROM %1.t"_s), u"500500"_s);
    ASSERT_TRUE((*open)->execute(u"ROLLBACK"_s));
}

TEST(ServerSource, IsRehearsedWithThePasswordThatIsHandedOver)
{
    ServerCase load;
    load.createSource(u"(id int PRIMARY KEY, v int)"_s, u"n, n"_s, 2'000);
    load.createTarget(u"(id int PRIMARY KEY, v int)"_s);
    load.from().execute(u"CREATE USER 'rehearser'@'localhost' IDENTIFIED BY 'geheim'"_s);
    load.atSource(u"GRANT SELECT, LOCK TABLES ON %1.* TO 'rehearser'@'localhost'"_s);
    load.sourceServer = load.from().connectionAs(u"rehearser"_s, u"geheim"_s, load.schema);
    load.plan.source.table->server = load.sourceServer->spec;

    class Silent final : public RunObserver
    {
        void onEvent(const Event &) override {}
    } observer;
    const auto rehearsed = [&](const std::optional<ResolvedConnection> &source) {
        RunControl control;
        return rehearse(load.plan, {.control = control,
                                    .observer = observer,
                                    .target = load.target(),
                                    .source = source,
                                    .server = {.memoryBytes = 16LL * 1024 * 1024,
                                               .program = qEnvironmentVariable("MILLRACE_TEST_SERVER")}});
    };
    const auto without = rehearsed({});
    ASSERT_TRUE(without) << without.error().text();
    EXPECT_EQ(without->summary.status, RunState::Refused);
    EXPECT_EQ(without->outcome().rowsLoaded, 0);
    const auto with = rehearsed(load.sourceServer);
    ASSERT_TRUE(with) << with.error().text();
    EXPECT_EQ(with->summary.status, RunState::Done) << why(with->summary);
    EXPECT_EQ(with->outcome().rowsLoaded, 2'000);
    EXPECT_EQ(load.rowsInTable(), 0) << "it was somewhere else";
}

TEST(ServerSource, WithoutTheRightToLockItIsNotOneSnapshotAndSaysSo)
{
    ServerCase load;
    load.createSource(u"(id int PRIMARY KEY, v int)"_s, u"n, n"_s, 20'000);
    load.createTarget(u"(id int PRIMARY KEY, v int)"_s);
    load.from().execute(u"CREATE USER 'reader'@'localhost' IDENTIFIED BY 'geheim'"_s);
    load.atSource(u"GRANT SELECT ON %1.src TO 'reader'@'localhost'"_s);
    load.sourceServer = load.from().connectionAs(u"reader"_s, u"geheim"_s, load.schema);
    load.plan.source.table->server = load.sourceServer->spec;
    load.plan.chunkRows = 1000;

    const PreflightResult checked =
        preflight(load.plan, Result<ResolvedConnection>(load.target()), load.sourceServer);
    EXPECT_FALSE(checked.blocked());
    const Finding *const lock = findingOf(checked, u"Source table"_s, Finding::Severity::Warning);
    ASSERT_TRUE(lock);
    EXPECT_TRUE(lock->detail.howToFix.startsWith(
        u"GRANT LOCK TABLES ON `%1`.* TO 'reader'@'localhost'"_s.arg(load.schema)))
        << lock->detail.text();

    // Nobody writes: shown by count and time of the last change. The table's creation is one.
    std::this_thread::sleep_for(3s);
    RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_TRUE(summary.tables.first().verified) << why(summary);

    load.server().execute(u"TRUNCATE %1"_s.arg(load.table()));
    // In the middle of a run of eight seconds: its first two, and whole seconds, say nothing for sure.
    load.plan.limits.rowsPerSecond = 2'500;
    summary = load.run([&](RunControl &, const MigrationRun &run) {
        while (run.progress().rowsCommitted < 2000)
            std::this_thread::sleep_for(5ms);
        std::this_thread::sleep_for(3500ms);
        load.atSource(u"UPDATE %1.src SET v = v + 1 WHERE id = 3"_s);
    });
    load.from().execute(u"DROP USER 'reader'@'localhost'"_s);
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_FALSE(summary.tables.first().verified);
    EXPECT_TRUE(summary.tables.first().notVerifiedBecause.contains(u"not of one snapshot"_s)) << why(summary);
    EXPECT_TRUE(summary.tables.first().notVerifiedBecause.contains(u"was written to"_s)) << why(summary);
}

TEST(ServerSource, AResumedRunReadsAnotherMomentAndSaysSoOnlyWhenItMatters)
{
    for (const bool written : {false, true}) {
        ServerCase load;
        load.createSource(u"(id int PRIMARY KEY, v int)"_s, u"n, n"_s, 30'000);
        load.createTarget(u"(id int PRIMARY KEY, v int)"_s);
        load.plan.chunkRows = 1000;
        load.plan.limits.rowsPerSecond = 20'000;
        std::this_thread::sleep_for(3s);
        RunSummary summary = load.run([&](RunControl &control, const MigrationRun &run) {
            while (run.progress().rowsCommitted < 5000)
                std::this_thread::sleep_for(2ms);
            control.cancel();
        });
        ASSERT_EQ(summary.status, RunState::Cancelled) << why(summary);
        EXPECT_EQ(load.rowsInTable() % 1000, 0) << "only whole chunks";
        if (written) {
            std::this_thread::sleep_for(3s);
            load.atSource(u"UPDATE %1.src SET v = 0 WHERE id = 1"_s);
        }
        load.plan.limits.rowsPerSecond = 0;
        summary = load.resume();
        ASSERT_EQ(summary.status, RunState::Done) << why(summary);
        EXPECT_EQ(summary.tables.first().verified, !written) << why(summary);
        EXPECT_EQ(load.rowsInTable(), 30'000);
        EXPECT_EQ(load.folder().snapshots()->size(), 2);
    }
}

TEST(ServerSource, ACancelReachesASourceThatTakesItsTime)
{
    ServerCase load;
    load.createSource(u"(id int PRIMARY KEY)"_s, u"n"_s, 10);
    load.inspectSelect(u"SELECT id, SLEEP(60) AS s FROM src"_s);
    load.createTarget(u"(id int, s int)"_s);
    QElapsedTimer timer;
    const RunSummary summary = load.run([&](RunControl &control, const MigrationRun &run) {
        while (run.progress().state != RunState::Loading)
            std::this_thread::sleep_for(5ms);
        std::this_thread::sleep_for(500ms);
        timer.start();
        control.cancel();
    });
    EXPECT_EQ(summary.status, RunState::Cancelled) << why(summary);
    EXPECT_LT(timer.elapsed(), 10'000);
    EXPECT_EQ(load.rowsInTable(), 0);
}

TEST(ServerSource, EveryErrorSaysWhichServerItIsAbout)
{
    ServerCase load;
    load.createSource(u"(id int PRIMARY KEY, v int)"_s, u"n, n"_s, 100);
    load.createTarget(u"(id int PRIMARY KEY, v int)"_s);
    const auto refusal = [&](const ResolvedConnection &source) {
        const PreflightResult result =
            preflight(load.plan, Result<ResolvedConnection>(load.target()), source);
        return result.firstBlocking() ? *result.firstBlocking() : Error{.what = u"nothing"_s};
    };
    ResolvedConnection nowhere = *load.sourceServer;
    nowhere.spec.socket = u"/nowhere.sock"_s;
    EXPECT_EQ(refusal(nowhere).code, ErrorCode::SourceConnectionLost);
    EXPECT_TRUE(refusal(nowhere).what.startsWith(u"Source server root@/nowhere.sock: "_s))
        << refusal(nowhere).text();
    ResolvedConnection wrong = *load.sourceServer;
    wrong.password = u"wrong"_s;
    EXPECT_EQ(refusal(wrong).code, ErrorCode::AccessDenied);
    EXPECT_TRUE(refusal(wrong).what.startsWith(u"Source server "_s)) << refusal(wrong).text();

    load.from().execute(u"CREATE USER 'nobody'@'localhost' IDENTIFIED BY 'x'"_s);
    load.atSource(u"GRANT CREATE ON %1.* TO 'nobody'@'localhost'"_s);
    const Error select = refusal(load.from().connectionAs(u"nobody"_s, u"x"_s, load.schema));
    load.from().execute(u"DROP USER 'nobody'@'localhost'"_s);
    EXPECT_EQ(select.code, ErrorCode::PrivilegeMissing);
    EXPECT_TRUE(
        select.howToFix.contains(u"GRANT SELECT ON `%1`.`src` TO 'nobody'@'localhost'"_s.arg(load.schema)))
        << select.text();

    load.atSource(u"ALTER TABLE %1.src ADD w int"_s);
    EXPECT_EQ(refusal(*load.sourceServer).code, ErrorCode::SourceChanged);
    load.atSource(u"DELETE FROM %1.src"_s);
    load.inspect();
    EXPECT_EQ(refusal(*load.sourceServer).code, ErrorCode::SourceEmpty);
}

TEST(ServerSource, TheTargetsOwnServerIsRecognised)
{
    ServerCase load(PrivateServer::shared());
    load.createSource(u"(id int PRIMARY KEY)"_s, u"n"_s, 10);
    load.createTarget(u"(id int PRIMARY KEY)"_s);
    const PreflightResult near =
        preflight(load.plan, Result<ResolvedConnection>(load.target()), load.sourceServer);
    const Finding *const note = findingOf(near, u"Source server"_s, Finding::Severity::Note);
    ASSERT_TRUE(note);
    EXPECT_TRUE(note->detail.howToFix.contains(u"table:%1.src"_s.arg(load.schema)));
    load.plan.schema = load.schema;
    load.plan.table = u"src"_s;
    const PreflightResult itself =
        preflight(load.plan, Result<ResolvedConnection>(load.target()), load.sourceServer);
    ASSERT_TRUE(itself.firstBlocking());
    EXPECT_TRUE(itself.firstBlocking()->what.contains(u"source and target at once"_s));
}

} // namespace millrace::test::serversource_test
