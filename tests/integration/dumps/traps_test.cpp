// SPDX-License-Identifier: GPL-3.0-or-later
// What the servers do behind one's back, each as a load that would go wrong if Millrace fell for it.
#include "core/base/literals.h"
#include "core/plan/statements.h"
#include "core/server/connection.h"
#include "core/tuning/sessionguard.h"
#include "tests/support/factsof.h"
#include "tests/support/loadcase.h"
#include "tests/support/qtprinters.h"

#include <gtest/gtest.h>

namespace millrace::test::traps_test {

namespace {

bool isMariaDb(const LoadCase &load)
{
    return const_cast<LoadCase &>(load).server().value(u"SELECT VERSION() LIKE '%MariaDB%'"_s).toBool();
}

QVector<SessionSetting> off(const QStringList &names)
{
    QVector<SessionSetting> settings;
    for (const QString &name : names)
        settings << SessionSetting{.name = name, .value = u"0"_s};
    return settings;
}

/// Sets a global variable for the sessions that begin until the end of the test.
class GlobalVariable
{
public:
    GlobalVariable(PrivateServer &server, const char *name, const char *value)
        : m_server(server)
        , m_name(QLatin1String(name))
        , m_before(server.value(u"SELECT @@GLOBAL.%1"_s.arg(m_name)).toString())
    {
        set(QLatin1String(value));
    }
    ~GlobalVariable() { set(m_before); }
    GlobalVariable(const GlobalVariable &) = delete;
    GlobalVariable &operator=(const GlobalVariable &) = delete;

private:
    void set(const QString &value) const { m_server.execute(u"SET GLOBAL %1 = %2"_s.arg(m_name, value)); }

    PrivateServer &m_server;
    QString m_name;
    QString m_before;
};

/// A row that plain LOAD DATA LOCAL stores bent or leaves out, with a warning that nobody reads.
struct BadRow
{
    const char *name;
    const char *definition; ///< of column n; %1 is the schema
    QByteArray value;
    ErrorCode code = ErrorCode::RowRejected;
    bool namesRow = true; ///< the server says which row it was
    QByteArrayList good = {"1", "3"};
};

void PrintTo(const BadRow &row, std::ostream *stream)
{
    *stream << row.name;
}

class LocalMeansIgnore : public testing::TestWithParam<BadRow>
{
protected:
    void SetUp() override
    {
        if (QByteArray(GetParam().definition).contains("CHECK") && !keepsChecks(m_load.server()))
            GTEST_SKIP() << "MySQL forgets a CHECK before 8.0.16";
        const QString schema = m_load.plan.schema;
        m_load.server().execute(u"CREATE TABLE %1.parent (n int PRIMARY KEY) ENGINE=InnoDB"_s.arg(schema));
        m_load.server().execute(u"INSERT INTO %1.parent VALUES (1), (2), (3)"_s.arg(schema));
        m_load.plan.source.dialect.charset = "utf8mb4";
        m_load.addFile(u"a.txt"_s, "1\t" + GetParam().good.first() + "\n2\t" + GetParam().value + "\n3\t" +
                                       GetParam().good.last() + '\n');
        m_load.createTable(QString::fromLatin1(GetParam().definition).replace(u"%1"_s, schema), u"(id, n)"_s);
    }
    LoadCase m_load;
};

} // namespace

TEST_P(LocalMeansIgnore, ButTheRunStopsAndStoresNothing)
{
    const RunSummary summary = m_load.run();
    ASSERT_EQ(summary.status, RunState::Stopped);
    ASSERT_TRUE(summary.error);
    EXPECT_EQ(summary.error->code, GetParam().code) << why(summary);
    EXPECT_FALSE(summary.error->howToFix.isEmpty()) << why(summary);
    if (GetParam().namesRow) {
        EXPECT_EQ(summary.error->context.line, 2) << why(summary);
        EXPECT_EQ(summary.error->context.rawRow, "2\t" + GetParam().value);
    }
    EXPECT_EQ(m_load.rowsInTable(), 0);
}

TEST_P(LocalMeansIgnore, AndAsServerCountsIt)
{
    // Also the proof that this row is one which the server would have let pass.
    m_load.plan.onError = OnError::AsServer;
    const RunSummary summary = m_load.run();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_TRUE(summary.tables.first().verified) << why(summary);
    EXPECT_GE(summary.tables.first().warnings, 1);
    EXPECT_EQ(m_load.rowsInTable(), 3 - summary.tables.first().rowsSkipped);
}

TEST_P(LocalMeansIgnore, AndSetAsideLoadsTheOthers)
{
    m_load.plan.onError = OnError::SetAside;
    m_load.plan.onDuplicate = OnDuplicate::SetAside;
    const RunSummary summary = m_load.run();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_TRUE(summary.tables.first().verified) << why(summary);
    EXPECT_EQ(summary.tables.first().rowsLoaded, 2);
    EXPECT_EQ(summary.tables.first().rowsRejected, 1);
    EXPECT_EQ(m_load.rowsInTable(), 2);
    EXPECT_EQ(m_load.server().value(u"SELECT COUNT(*) FROM %1 WHERE id = 2"_s.arg(m_load.table())), 0);
}

INSTANTIATE_TEST_SUITE_P(
    Traps, LocalMeansIgnore,
    testing::Values(
        BadRow{"NoNumber", "(id int PRIMARY KEY, n int)", "foo"},
        BadRow{"TooLarge", "(id int PRIMARY KEY, n tinyint unsigned)", "256"},
        BadRow{"TooLong", "(id int PRIMARY KEY, n varchar(3))", "abcd"},
        BadRow{.name = "NoSuchDay",
               .definition = "(id int PRIMARY KEY, n date)",
               .value = "2024-02-31",
               .good = {"2024-02-28", "2024-02-29"}},
        BadRow{"NoEnumMember", "(id int PRIMARY KEY, n enum('1','3'))", "z"},
        BadRow{"NotInTheCharset", "(id int PRIMARY KEY, n varchar(9) CHARACTER SET latin1)", "\xe4\xb8\xad"},
        BadRow{"BrokenUtf8", "(id int PRIMARY KEY, n varchar(9) CHARACTER SET utf8mb4)", "\xc3("},
        BadRow{"EmptyIsNoNumber", "(id int PRIMARY KEY, n int)", ""},
        BadRow{"NullWhereNoneMayBe", "(id int PRIMARY KEY, n int NOT NULL)", "\\N"},
        BadRow{.name = "NoParent",
               .definition =
                   "(id int PRIMARY KEY, n int, FOREIGN KEY (n) REFERENCES %1.parent (n)) ENGINE=InnoDB",
               .value = "9",
               .namesRow = false},
        BadRow{.name = "CheckFails",
               .definition = "(id int PRIMARY KEY, n int, CHECK (n <> 2))",
               .value = "2",
               .namesRow = false},
        BadRow{.name = "NoPartition",
               .definition = "(id int, n int) PARTITION BY LIST (n) (PARTITION p VALUES IN (1, 3))",
               .value = "2",
               .namesRow = false},
        BadRow{.name = "DuplicateOfASecondaryKey",
               .definition = "(id int PRIMARY KEY, n int UNIQUE)",
               .value = "1",
               .code = ErrorCode::DuplicateRow,
               .namesRow = false}),
    [](const auto &chosen) { return std::string(chosen.param.name); });

TEST(Traps, ChecksOffLoseNoRowOfAnEmptyTable)
{
    // Both off in one session: MariaDB counts every row of a bulk insert as stored and keeps half of them.
    QByteArray rows;
    for (int row = 1; row <= 10'000; ++row)
        rows += QByteArray::number(row) + "\tx\n";
    rows += "5000\ty\n";
    QVector<QStringList> switchedOff{{u"unique_checks"_s}, {u"foreign_key_checks"_s}};
    if (!isMariaDb(LoadCase()))
        switchedOff << (switchedOff.at(0) + switchedOff.at(1));
    for (const QStringList &names : switchedOff) {
        LoadCase load;
        load.addFile(u"a.txt"_s, rows);
        load.createTable(u"(id int PRIMARY KEY, s varchar(5)) ENGINE=InnoDB"_s, u"(id, s)"_s);
        load.plan.session = off(names);
        load.plan.onError = OnError::AsServer;
        const RunSummary summary = load.run();
        ASSERT_EQ(summary.status, RunState::Done) << why(summary);
        EXPECT_EQ(load.rowsInTable(), 10'000);
        EXPECT_EQ(summary.tables.first().rowsSkipped, 1);
        EXPECT_EQ(summary.tables.first().rowsLoaded, 10'000);
        EXPECT_TRUE(summary.tables.first().verified) << why(summary);
    }
}

TEST(Traps, BothChecksOffByTheServersOwnDefaultAreSeen)
{
    LoadCase load;
    load.addFile(u"a.txt"_s, "1\n1\n2\n");
    load.createTable(u"(id int PRIMARY KEY) ENGINE=InnoDB"_s, u"(id)"_s);
    load.plan.onError = OnError::AsServer;
    const bool mariaDb = isMariaDb(load);
    {
        const GlobalVariable unique(load.server(), "unique_checks", "0");
        const GlobalVariable foreign(load.server(), "foreign_key_checks", "0");
        const RunSummary summary = load.run();
        ASSERT_EQ(summary.status, mariaDb ? RunState::Refused : RunState::Done) << why(summary);
        EXPECT_EQ(load.rowsInTable(), mariaDb ? 0 : 2);
        if (mariaDb) {
            EXPECT_EQ(summary.error->code, ErrorCode::SettingRefused) << why(summary);
            load.plan.session = {{u"unique_checks"_s, u"1"_s}};
            EXPECT_EQ(load.run().status, RunState::Done) << "the remedy";
            EXPECT_EQ(load.rowsInTable(), 2);
        }
    }
}

TEST(Traps, ParallelChunksIntoAnEmptyTableDoNotLockEachOtherOut)
{
    LoadCase load;
    QByteArray rows;
    for (int row = 1; row <= 40'000; ++row)
        rows += QByteArray::number(row) + '\n';
    load.addFile(u"a.txt"_s, rows);
    load.createTable(u"(id int PRIMARY KEY) ENGINE=InnoDB"_s, u"(id)"_s);
    load.plan.session = off({u"unique_checks"_s});
    // A table lock would be waited for as long as this, and then tried again.
    load.plan.session << SessionSetting{u"innodb_lock_wait_timeout"_s, u"1"_s};
    load.plan.workers = 4;
    load.plan.chunkRows = 1'000;
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_EQ(summary.tables.first().retries, 0);
    EXPECT_EQ(load.rowsInTable(), 40'000);
}

TEST(Traps, BreakingOffTheFeedOfAChunkCommitsNothingOfIt)
{
    // To the server the end of the data is the end of the file: without a transaction it would keep what
    // came.
    LoadCase load;
    QByteArray rows;
    for (int row = 1; row <= 500'000; ++row)
        rows += QByteArray::number(row) + '\n';
    load.addFile(u"a.txt"_s, rows);
    load.createTable(u"(id int PRIMARY KEY) ENGINE=InnoDB"_s, u"(id)"_s);
    load.plan.workers = 1;
    qint64 streamed = 0;
    const RunSummary summary = load.run([&streamed](RunControl &control, const MigrationRun &run) {
        while (run.progress().rowsStreamed < 1'000)
            std::this_thread::sleep_for(std::chrono::microseconds(100));
        control.cancel();
        streamed = run.progress().rowsStreamed;
    });
    ASSERT_EQ(summary.status, RunState::Cancelled);
    ASSERT_LT(streamed, 500'000) << "all of it was sent: nothing was broken off";
    EXPECT_EQ(load.rowsInTable(), 0);
    EXPECT_EQ(summary.tables.first().rowsLoaded, 0);

    EXPECT_EQ(load.resume().status, RunState::Done);
    EXPECT_EQ(load.rowsInTable(), 500'000);
}

TEST(Traps, AnExpressionLongerThanAPacketIsNotStoredAsNull)
{
    LoadCase load;
    const GlobalVariable packet(load.server(), "max_allowed_packet", "1048576");
    const QByteArray longText(3 * 1024 * 1024, 'x');
    load.addFile(u"a.txt"_s, "1\tshort\n2\t" + longText + "\n");
    load.createTable(u"(id int PRIMARY KEY, s longtext)"_s, u"(id, @s)"_s);
    load.setExpression(u"s=CONCAT('<', @s)"_s);
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Stopped);
    EXPECT_EQ(summary.error->code, ErrorCode::RowRejected) << why(summary);
    EXPECT_TRUE(summary.error->what.contains(u"max_allowed_packet"_s)) << why(summary);
    EXPECT_EQ(load.rowsInTable(), 0);
}

TEST(Traps, AFieldLongerThanAPacketLoadsWhenItIsBoundToItsColumn)
{
    LoadCase load;
    const GlobalVariable packet(load.server(), "max_allowed_packet", "1048576");
    load.addFile(u"a.txt"_s, "1\t" + QByteArray(3 * 1024 * 1024, 'x') + "\n");
    load.createTable(u"(id int PRIMARY KEY, s longtext)"_s, u"(id, s)"_s);
    ASSERT_EQ(load.run().status, RunState::Done);
    EXPECT_EQ(load.server().value(u"SELECT LENGTH(s) FROM %1"_s.arg(load.table())), 3 * 1024 * 1024);
}

TEST(Traps, AZeroInAnAutoIncrementColumnStaysZeroBesideASetClause)
{
    // The trap itself: what LOAD DATA does with the 0 when a SET clause stands after the columns.
    LoadCase trap;
    trap.createTable(u"(id int AUTO_INCREMENT PRIMARY KEY, s varchar(9))"_s, u"(id, @s)"_s);
    const QString file = trap.server().filesFolder() + u'/' + trap.plan.schema + u".txt"_s;
    trap.server().execute(
        u"SELECT 0, 'a' UNION SELECT 7, 'b' INTO OUTFILE '%1' CHARACTER SET binary"_s.arg(file));
    const auto session = Connection::open(trap.target());
    ASSERT_TRUE(session);
    ASSERT_TRUE(
        (*session)->execute(u"SET SESSION sql_mode = CONCAT(@@sql_mode, ',NO_AUTO_VALUE_ON_ZERO')"_s));
    ASSERT_TRUE((*session)->execute(u"INSERT INTO %1 VALUES (0, 'kept')"_s.arg(trap.table())));
    ASSERT_EQ((*session)->value(u"SELECT MIN(id) FROM %1"_s.arg(trap.table()))->toInt(), 0);
    ASSERT_TRUE((*session)->execute(u"DELETE FROM %1"_s.arg(trap.table())));
    ASSERT_TRUE((*session)->execute(
        u"LOAD DATA INFILE '%1' INTO TABLE %2 (id, @s) SET s = UPPER(@s)"_s.arg(file, trap.table())));
    const auto zero = u"SELECT COUNT(*) FROM %1 WHERE id = 0"_s;
    const int zeros = trap.server().value(zero.arg(trap.table())).toInt();
    const ServerFacts facts = factsOf(trap.server());
    if (facts.isMariaDb() || facts.version <= 80015) {
        EXPECT_EQ(zeros, 0) << "keepingZeros() says so";
    } else if (facts.version >= 90704) {
        EXPECT_EQ(zeros, 1) << "keepingZeros() says so";
    }

    for (const WayIn way : {WayIn::Local, WayIn::Insert, WayIn::ServerFile}) {
        LoadCase load;
        load.addFile(u"a.txt"_s, "7\tb\n0\ta\n8\tc\n");
        load.createTable(u"(id int AUTO_INCREMENT PRIMARY KEY, s varchar(9))"_s, u"(id, @s)"_s);
        load.setExpression(u"s=UPPER(@s)"_s);
        load.plan.wayIn = way;
        const RunSummary summary = load.run();
        ASSERT_EQ(summary.status, RunState::Done);
        EXPECT_TRUE(summary.tables.first().verified);
        EXPECT_EQ(summary.tables.first().rowsCompared, 3) << "the ids, at least";
        EXPECT_EQ(load.server().value(zero.arg(load.table())).toInt(), 1);
        EXPECT_EQ(load.rowsInTable(), 3);
    }
}

TEST(Traps, WarningsBeyondTheServersListAreCountedAndTheListIsRaised)
{
    LoadCase load; // the list ends at 64 on MariaDB and at 1024 on MySQL
    QByteArray rows;
    for (int row = 1; row <= 3'000; ++row)
        rows += QByteArray::number(row) + "\t300\n";
    load.addFile(u"a.txt"_s, rows);
    load.createTable(u"(id int PRIMARY KEY, n tinyint)"_s, u"(id, n)"_s);
    load.plan.onError = OnError::AsServer;
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_EQ(summary.tables.first().warnings, 3'000);

    const auto connection = Connection::open(load.target());
    ASSERT_TRUE(connection);
    for (const QString &statement : sessionStatements(load.plan))
        ASSERT_TRUE((*connection)->execute(statement)) << statement;
    EXPECT_EQ((*connection)->value(u"SELECT @@SESSION.max_error_count"_s)->toInt(), 65'535);
}

TEST(Traps, ARoundedValueIsFoundWhateverTheServersDefaultsKeepQuietAbout)
{
    for (const auto &[name, value] : {std::pair("sql_notes", "0"), std::pair("max_error_count", "0")}) {
        LoadCase load;
        const GlobalVariable quiet(load.server(), name, value);
        load.addFile(u"a.txt"_s, "1\t1.25\n2\t2.5\n");
        load.createTable(u"(id int PRIMARY KEY, n decimal(5,1))"_s, u"(id, n)"_s);
        const RunSummary summary = load.run();
        ASSERT_EQ(summary.status, RunState::Stopped) << name;
        EXPECT_EQ(summary.error->code, ErrorCode::RowRejected) << name;
        EXPECT_EQ(summary.error->context.line, 1) << name;
        EXPECT_EQ(load.rowsInTable(), 0) << name;

        load.plan.session = {{QLatin1String(name), QLatin1String(value)}};
        const RunSummary refused = load.run();
        ASSERT_EQ(refused.status, RunState::Refused) << name;
        EXPECT_EQ(refused.error->code, ErrorCode::SettingRefused) << name;
    }
}

TEST(Traps, RowNumbersThatRestartInEveryStatementStillNameTheRowOfTheFile)
{
    LoadCase load;
    load.plan.source.dialect.skipLines = 1;
    load.addFile(u"a.txt"_s, "id\tn\n1\t1\n2\t2\n3\t3\n");
    load.addFile(u"b.txt"_s, "id\tn\n4\t4\n5\t5\n6\tsix\n7\t7\n");
    load.createTable(u"(id int PRIMARY KEY, n int)"_s, u"(id, n)"_s);
    load.plan.workers = 1;
    for (const qint64 chunkRows : {2, 5, 100}) {
        load.plan.chunkRows = chunkRows;
        load.server().execute(u"DELETE FROM %1"_s.arg(load.table()));
        const RunSummary summary = load.run();
        ASSERT_EQ(summary.status, RunState::Stopped);
        EXPECT_TRUE(summary.error->context.file.endsWith(u"/b.txt"_s)) << why(summary);
        EXPECT_EQ(summary.error->context.line, 4) << why(summary);
        EXPECT_EQ(summary.error->context.row, 3);
        EXPECT_EQ(summary.error->context.byteOffset, 13);
        EXPECT_EQ(summary.error->context.column, u"n"_s);
        EXPECT_EQ(summary.error->context.rawRow, "6\tsix");
    }
}

TEST(Traps, TheIsolationLevelIsSetUnderEitherName)
{
    LoadCase load; // MariaDB 10.11 has no variable transaction_isolation, MySQL none of the other name
    const auto connection = Connection::open(load.target());
    ASSERT_TRUE(connection);
    const QString variable = isMariaDb(load) ? u"tx_isolation"_s : u"transaction_isolation"_s;
    const auto level = [&] {
        return (*connection)->value(u"SELECT @@SESSION.%1"_s.arg(variable))->toString();
    };
    const QString before = level();
    for (const char *name : {"transaction_isolation", "TX_ISOLATION"})
        for (const char *value : {"READ-COMMITTED", "read committed"}) {
            SessionGuard guard(**connection);
            const auto applied = guard.apply({{QLatin1String(name), QLatin1String(value)}});
            ASSERT_TRUE(applied) << applied.error().text();
            EXPECT_EQ(level(), u"READ-COMMITTED"_s) << name;
            const auto back = guard.putBack();
            ASSERT_TRUE(back) << back.error().text();
            EXPECT_EQ(level(), before);
        }
    SessionGuard guard(**connection);
    EXPECT_FALSE(guard.apply({{u"tx_isolation"_s, u"READ COMMITTED; DROP"_s}}));
    EXPECT_EQ(level(), before);

    load.addFile(u"a.txt"_s, "1\n2\n");
    load.createTable(u"(id int PRIMARY KEY)"_s, u"(id)"_s);
    load.plan.session = {{u"transaction_isolation"_s, u"READ-COMMITTED"_s}};
    const RunSummary summary = load.run();
    EXPECT_EQ(summary.status, RunState::Done) << why(summary);
}

/// Each server has a number of its own for it.
TEST(Traps, ALocalFileThatTheServerForbidsIsSaidAsWhatItIs)
{
    struct NoRows : InfileFeed
    {
        int read(char *, unsigned) override { return 0; }
    } feed;
    LoadCase load;
    load.createTable(u"(id int)"_s, u"(id)"_s);
    const GlobalVariable off(load.server(), "local_infile", "0");
    const auto connection = Connection::open(load.target());
    ASSERT_TRUE(connection);
    const auto refused =
        (*connection)->loadData(u"LOAD DATA LOCAL INFILE 'rows' INTO TABLE %1"_s.arg(load.table()), feed);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, ErrorCode::LocalInfileOff) << qPrintable(refused.error().text());
    EXPECT_TRUE(refused.error().howToFix.contains("local_infile = 1"_L1));
}

/// The run's own connection must not read the journal in one snapshot for ever, and quotes in names mean what
/// our statements say.
TEST(Traps, TheServersDefaultsForSessionsAreNotOurs)
{
    LoadCase load;
    PrivateServer &server = load.server();
    const GlobalVariable autocommit(server, "autocommit", "0");
    const QString mode = server.value(u"SELECT @@GLOBAL.sql_mode"_s).toString();
    server.execute(u"SET GLOBAL sql_mode = 'ANSI,NO_BACKSLASH_ESCAPES'"_s);
    QByteArray rows;
    for (int row = 1; row <= 20'000; ++row)
        rows += QByteArray::number(row) + '\n';
    load.addFile(u"a.txt"_s, rows);
    load.createTable(u"(id int) ENGINE=InnoDB"_s, u"(id)"_s);
    server.execute(u"RENAME TABLE %1.t TO %1.`it's a \\ \"t\"`"_s.arg(load.plan.schema));
    load.plan.table = u"it's a \\ \"t\""_s;
    load.plan.chunkRows = 4'000;
    const RunSummary summary = load.run();
    const auto connection = Connection::open(load.target());
    server.execute(u"SET GLOBAL sql_mode = '%1'"_s.arg(mode));
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_TRUE(summary.tables.first().verified) << why(summary);
    EXPECT_EQ(summary.tables.first().rowsAfter, 20'000);
    ASSERT_TRUE(connection);
    EXPECT_EQ((*connection)->value(u"SELECT @@autocommit"_s).value().toInt(), 1);
    const QString own = (*connection)->value(u"SELECT @@sql_mode"_s).value().toString();
    EXPECT_FALSE(own.contains("QUOTES"_L1) || own.contains("BACKSLASH"_L1)) << qPrintable(own);
    EXPECT_TRUE(own.contains("PIPES_AS_CONCAT"_L1)) << "what does not touch quotes stays";
}

TEST(Traps, TheServersRowEstimateIsNoProof)
{
    LoadCase load;
    load.addFile(u"a.txt"_s, "11\n12\n13\n14\n");
    load.createTable(u"(id int PRIMARY KEY) ENGINE=InnoDB STATS_PERSISTENT=1 STATS_AUTO_RECALC=0"_s,
                     u"(id)"_s);
    PrivateServer &server = load.server();
    const QString schema = load.plan.schema;
    server.execute(u"INSERT INTO %1 VALUES (1), (2), (3)"_s.arg(load.table()));
    server.execute(u"ANALYZE TABLE %1"_s.arg(load.table()));
    // Renamed and renamed back, the table takes its statistics from where they are stored.
    server.execute(u"RENAME TABLE %1 TO %2.aside"_s.arg(load.table(), schema));
    server.execute(u"UPDATE mysql.innodb_table_stats SET n_rows = 5000 WHERE database_name = "
                   "'%1' AND table_name = 'aside'"_s.arg(schema));
    server.execute(u"RENAME TABLE %2.aside TO %1"_s.arg(load.table(), schema));
    const auto connection = Connection::open(load.target());
    ASSERT_TRUE(connection);
    const auto table = readTable(**connection, schema, u"t"_s);
    ASSERT_TRUE(table);
    ASSERT_EQ(table->rowsEstimate, 5'000) << "the estimate has to lie for this test to show anything";

    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_EQ(summary.tables.first().rowsBefore, 3);
    EXPECT_EQ(summary.tables.first().rowsAfter, 7);
    EXPECT_TRUE(summary.tables.first().verified) << why(summary);
}

TEST(Traps, ARowThatGoesAwayDuringTheLoadIsMissed)
{
    LoadCase load;
    QByteArray rows;
    for (int row = 1; row <= 100'000; ++row)
        rows += QByteArray::number(row) + '\n';
    load.addFile(u"a.txt"_s, rows);
    load.createTable(u"(id int PRIMARY KEY) ENGINE=InnoDB"_s, u"(id)"_s);
    load.plan.chunkRows = 2'000;
    load.plan.workers = 1;
    const RunSummary summary = load.run([&load](RunControl &, const MigrationRun &run) {
        while (run.progress().chunksDone < 1)
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        load.server().execute(u"DELETE FROM %1 WHERE id = 7"_s.arg(load.table()));
    });
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_FALSE(summary.tables.first().verified);
    EXPECT_TRUE(why(summary).find("99,999") != std::string::npos) << why(summary);
}

} // namespace millrace::test::traps_test
