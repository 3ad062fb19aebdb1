// SPDX-License-Identifier: GPL-3.0-or-later
// The other ways in: what INSERT statements and a pipe the server reads put into the table is what LOAD DATA
// LOCAL puts there, and every policy holds for them too.
#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/plan/statements.h"
#include "core/server/connection.h"
#include "core/server/serverfolder.h"
#include "core/server/tableschema.h"
#include "core/source/bytes/filewindows.h"
#include "core/sql/quoting.h"
#include "tests/support/loadcase.h"
#include "tests/support/qtprinters.h"
#include "tests/support/sanitized.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QProcess>
#include <future>
#include <gtest/gtest.h>
#include <set>
#include <sys/stat.h>
#include <thread>

namespace millrace::test::ways_test {

namespace {

/// A table and what is to be loaded into it.
struct Dump
{
    QString definition;
    QString columns;
    QByteArray content;
    QByteArray charset = "utf8mb4";
    QStringList expressions;
    Dialect dialect;
    OnError onError = OnError::Stop;
};

void prepare(LoadCase &load, const Dump &dump, WayIn way)
{
    load.plan.source.dialect = dump.dialect;
    load.plan.source.dialect.charset = dump.charset;
    load.addFile(u"a.txt"_s, dump.content);
    load.createTable(dump.definition, dump.columns);
    for (const QString &expression : dump.expressions)
        load.setExpression(expression);
    load.plan.onError = dump.onError;
    load.plan.wayIn = way;
}

/// Every value of the table as the server stores it.
QStringList storedRows(LoadCase &load)
{
    const auto connection = Connection::open(load.target());
    if (!connection)
        throw std::runtime_error(connection.error().text().toStdString());
    const auto table = readTable(**connection, load.plan.schema, load.plan.table);
    QStringList values;
    for (const Column &column : table->columns)
        values << u"IFNULL(HEX(%1), 'NULL')"_s.arg(quotedIdentifier(column.name));
    const auto rows =
        (*connection)
            ->rows(u"SELECT CONCAT_WS('|', %1) FROM %2 ORDER BY 1"_s.arg(values.join(u", "_s), load.table()));
    if (!rows)
        throw std::runtime_error(rows.error().text().toStdString());
    QStringList stored;
    for (const auto &row : *rows)
        stored << row.first().toString();
    return stored;
}

std::string text(const QStringList &lines)
{
    return lines.join(u'\n').toStdString();
}

/// All three ways store the same.
void expectTheSame(const Dump &dump)
{
    LoadCase local;
    prepare(local, dump, WayIn::Local);
    const RunSummary byLocal = local.run();
    ASSERT_EQ(byLocal.status, RunState::Done) << why(byLocal);
    const QStringList expected = storedRows(local);
    ASSERT_FALSE(expected.isEmpty());
    for (const WayIn way : {WayIn::Insert, WayIn::ServerFile}) {
        SCOPED_TRACE(enumName(way));
        LoadCase other;
        prepare(other, dump, way);
        const RunSummary summary = other.run();
        EXPECT_EQ(summary.status, RunState::Done) << why(summary);
        EXPECT_EQ(text(storedRows(other)), text(expected));
        EXPECT_EQ(summary.tables.first().rowsLoaded, byLocal.tables.first().rowsLoaded);
        EXPECT_EQ(summary.tables.first().verified, byLocal.tables.first().verified) << why(summary);
        if (way == WayIn::ServerFile) {
            EXPECT_EQ(summary.tables.first().warnings, byLocal.tables.first().warnings);
        }
    }
}

/// Every byte value, as mysqldump -T escapes it.
QByteArray everyByte()
{
    QByteArray bytes;
    for (int i = 0; i < 256; ++i) {
        const char byte = static_cast<char>(i);
        if (byte == '\0')
            bytes += "\\0";
        else if (byte == '\t' || byte == '\n' || byte == '\\')
            bytes += QByteArray("\\") + byte;
        else
            bytes += byte;
    }
    return bytes;
}

const QString smallTable = u"(id int PRIMARY KEY, n tinyint, s varchar(40))"_s;
const QString smallColumns = u"(id, n, s)"_s;

QByteArray smallRows(int count, const std::function<bool(int)> &bad = {})
{
    QByteArray bytes;
    for (int i = 1; i <= count; ++i)
        bytes += QByteArray::number(i) + '\t' + (bad && bad(i) ? "300" : "1") + "\ttext " +
                 QByteArray::number(i) + '\n';
    return bytes;
}

/// No pipe and no folder of ours is left where the server reads files.
void expectNoPipes(const PrivateServer &server)
{
    EXPECT_TRUE(
        QDir(server.filesFolder()).entryList({u"millrace-*"_s}, QDir::AllEntries | QDir::System).isEmpty());
    // Where the server says nothing about a folder, it is one of our own.
    const QDir parent(QDir::tempPath());
    const QString ours = u"millrace-%1-*"_s.arg(QCoreApplication::applicationPid());
    for (const QString &folder : parent.entryList({u"millrace-??????"_s}, QDir::Dirs))
        EXPECT_TRUE(
            QDir(parent.filePath(folder)).entryList({ours}, QDir::AllEntries | QDir::System).isEmpty());
}

class EveryOtherWay : public testing::TestWithParam<WayIn>
{};

} // namespace

TEST(Ways, StoreNumbersDatesAndBitsAlike)
{
    expectTheSame(
        {.definition =
             u"(i int, u bigint unsigned, d decimal(10,3), f double, g float, dt datetime(3), da date, ti "
             "time(2), "
             "y year, e enum('red','green'), s set('a','b','c'), b bit(12), bo bool, ts timestamp NULL)"_s,
         .columns = u"(i, u, d, f, g, dt, da, ti, y, e, s, b, bo, ts)"_s,
         .content = "1\t18446744073709551615\t-1234567.125\t1e300\t0.1\t2026-11-21 04:05:06.789\t2024-02-29\t"
                    "-12:13:14.15\t2026\tgreen\ta,c\t\x01\x41\t1\t2026-11-21 04:05:06\n"
                    "-2147483648\t0\t.5\t-0\t3.4e38\t1000-01-01\t9999-12-31\t838:59:59\t70\t2\t0\tA\t0\t"
                    "1999-12-31 23:59:59\n"
                    "\\N\t\\N\t\\N\t\\N\t\\N\t\\N\t\\N\t\\N\t\\N\t\\N\t\\N\t\\N\t\\N\t\\N\n"});
}

TEST(Ways, StoreEveryByteInEveryKindOfTextAlike)
{
    const QByteArray bytes = everyByte();
    expectTheSame({.definition = u"(b blob, v varbinary(300), l varchar(300) CHARACTER SET latin1)"_s,
                   .columns = u"(b, v, l)"_s,
                   .content = bytes + '\t' + bytes + '\t' + bytes + '\n',
                   .charset = "binary"});
    expectTheSame({.definition = u"(b blob, l varchar(300) CHARACTER SET latin1, u varchar(300) "
                                 "CHARACTER SET utf8mb4)"_s,
                   .columns = u"(b, l, @u)"_s,
                   .content = bytes + '\t' + bytes + '\t' + bytes + '\n',
                   .charset = "latin1",
                   .expressions = {u"u=CONCAT('<', @u, '>')"_s}});
    expectTheSame(
        {.definition = u"(a varchar(40) CHARACTER SET utf8mb4, b varchar(40) CHARACTER SET "
                       "utf16, c char(8) CHARACTER SET utf8mb4)"_s,
         .columns = u"(a, b, c)"_s,
         .content = "gr\xC3\xBC\xC3\x9F \xF0\x9F\x8C\xBE\t\xE6\xB0\xB4\xE8\xBB\x8A '\\\\' \"\tx  \n"});
    // The second byte of a character looks like a backslash, like a quote it never does. Into a binary column
    // MariaDB reads byte by byte and takes it for an escape, which no other reader of the file does.
    expectTheSame({.definition = u"(a varchar(40) CHARACTER SET utf8mb4, b varchar(40) CHARACTER SET sjis)"_s,
                   .columns = u"(a, b)"_s,
                   .content = "\x95\x5C\x8E\xA6'\tx\x95\x5C\n",
                   .charset = "sjis"});
}

TEST(Ways, KnowTheSameSpellingsOfNull)
{
    Dialect csv = Dialect::csvRfc4180("\n");
    expectTheSame({.definition = u"(a varchar(9), b varchar(9), c varchar(9), d varchar(9))"_s,
                   .columns = u"(a, b, c, @d)"_s,
                   .content = "NULL,\"NULL\",,\"\"\n\\N,\"\\N\",\"a\"\"b\",NULL\n\"x,y\",\"l1\nl2\",',\\\n",
                   .expressions = {u"d=NULLIF(@d, '')"_s},
                   .dialect = csv});
    csv.fieldsEscapedBy = "\\";
    expectTheSame({.definition = u"(a varchar(9), b varchar(9), c varchar(9), d varchar(9))"_s,
                   .columns = u"(a, b, c, d)"_s,
                   .content = "NULL,\"NULL\",,\"\"\n\\N,\"\\N\",\\NN,\\0\n\\t,\"\\\"\",\\Z,\\b\n",
                   .dialect = csv});
}

TEST(Ways, PutVariablesAndRowNumbersIntoExpressions)
{
    expectTheSame({.definition = u"(id bigint PRIMARY KEY, twice bigint, n int, s varchar(60), d date, "
                                 "c int, x int DEFAULT 7)"_s,
                   .columns = u"(@discard, @N, @s, @d, c)"_s,
                   .content = "zap\t12\to'k\\\\\t21.11.2026\t1\nzip\t\\N\t\\N\t01.02.2003\t2\n",
                   .expressions = {u"id=@row_number + 100"_s, u"twice=@row_number * 2"_s,
                                   u"n=COALESCE(@n, -1) * 2"_s, u"s=CONCAT_WS('@s', @s, @n, 'Ä')"_s,
                                   u"d=STR_TO_DATE(@d, '%d.%m.%Y')"_s, u"x=c + 1"_s}});
}

TEST(Ways, StoreJsonAlike)
{
    expectTheSame({.definition = u"(id int, j json)"_s,
                   .columns = u"(id, @j)"_s,
                   .content = "1\t{\"a\": [1, 2.5, null, \"\xC3\xA4'\\\\\\\\ \\\\n\"]}\n2\t\\N\n",
                   .charset = "binary",
                   .expressions = {u"j=CONVERT(@j USING utf8mb4)"_s}});
}

TEST(Ways, BendAsPlainLocalDoes)
{
    // Values that do not fit, NULL where none may be, too few fields, too many, keys that are there already.
    expectTheSame({.definition =
                       u"(id int PRIMARY KEY, n tinyint NOT NULL, s varchar(3) NOT NULL DEFAULT 'x', d "
                       "date NOT NULL, e enum('p','q') NOT NULL, z int DEFAULT 7, v int)"_s,
                   .columns = u"(id, n, s, d, e, z, v)"_s,
                   .content = "1\t300\tlonger\t2026-13-45\tr\tabc\t1\n"
                              "2\t\\N\t\\N\t\\N\t\\N\t\\N\t\\N\n"
                              "3\n"
                              "4\t4\tabc\t2026-01-01\tq\t4\t4\textra\tmore\n"
                              "4\t5\tabc\t2026-01-01\tq\t4\t4\n"
                              "5\t4\tabc\t2026-01-01\tq\t4\t4\t\n"
                              "x\t1\t\xE9\x61\tnone\tnone\tnone\t4\n",
                   .onError = OnError::AsServer});
}

TEST(Ways, ThePlanShowsWhatIsSent)
{
    LoadCase load;
    prepare(load,
            {.definition = smallTable,
             .columns = u"(id, @n, s)"_s,
             .content = "1\t1\ta\n",
             .expressions = {u"n=@n + 1"_s}},
            WayIn::Insert);
    EXPECT_TRUE(
        planLoadStatement(load.plan, {}).endsWith(u".`t` (`id`, `s`, `n`) VALUES (…, …, @n + 1), …"_s))
        << planLoadStatement(load.plan, {});
    load.plan.wayIn = WayIn::ServerFile;
    EXPECT_TRUE(planLoadStatement(load.plan, u"/p"_s).startsWith("LOAD DATA INFILE '/p' INTO TABLE "_L1));
    load.plan.onDuplicate = OnDuplicate::Replace;
    EXPECT_TRUE(planLoadStatement(load.plan, u"/p"_s).contains(" REPLACE INTO TABLE "_L1));
    load.plan.onDuplicate = OnDuplicate::Keep;
    EXPECT_TRUE(planLoadStatement(load.plan, u"/p"_s).contains(" IGNORE INTO TABLE "_L1));
}

TEST(Ways, AutoFallsBackToInsertWhereLocalIsRefused)
{
    LoadCase load;
    load.addFile(u"a.txt"_s, smallRows(20'000));
    load.createTable(smallTable, smallColumns);
    load.plan.chunkRows = 7'000;
    load.server().execute(u"SET GLOBAL local_infile = 0"_s);
    const RunSummary summary = load.run();
    load.server().execute(u"SET GLOBAL local_infile = 1"_s);
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_TRUE(summary.tables.first().verified) << why(summary);
    EXPECT_EQ(load.rowsInTable(), 20'000);
    EXPECT_TRUE(std::any_of(load.events.begin(), load.events.end(), [](const Event &event) {
        return event.text.contains("with INSERT statements"_L1);
    }));
}

TEST(Ways, ARowBeyondThePacketIsAClearError)
{
    LoadCase load;
    const QString before = load.server().value(u"SELECT @@GLOBAL.max_allowed_packet"_s).toString();
    constexpr int packet = 2 * 1024 * 1024;
    load.server().execute(u"SET GLOBAL max_allowed_packet = %1"_s.arg(packet));
    load.addFile(u"a.txt"_s, "1\tshort\n2\t" + QByteArray(packet + 1, 'x') + "\n3\tshort\n");
    load.createTable(u"(id int, s longtext)"_s, u"(id, s)"_s);
    load.plan.wayIn = WayIn::Insert;
    const RunSummary summary = load.run();
    load.server().execute(u"SET GLOBAL max_allowed_packet = %1"_s.arg(before));
    ASSERT_EQ(summary.status, RunState::Stopped);
    EXPECT_NE(why(summary).find("Row 2 needs an INSERT of"), std::string::npos) << why(summary);
    EXPECT_NE(why(summary).find("max_allowed_packet"), std::string::npos) << why(summary);
    EXPECT_EQ(load.rowsInTable(), 0);
}

TEST_P(EveryOtherWay, StopsAtTheFirstRowThatDoesNotFit)
{
    struct Case
    {
        QByteArray bad;
        qint64 row;
        ErrorCode code;
    };
    // Row 6,001 is in the second statement of INSERT.
    for (const Case &one : {Case{"6001\t300\tx\n", 6'001, ErrorCode::RowRejected},
                            Case{"6001\t1\n", 6'001, ErrorCode::RowRejected},
                            Case{"17\t1\tx\n", 6'001, ErrorCode::DuplicateRow}}) {
        SCOPED_TRACE(one.bad);
        LoadCase load;
        load.addFile(u"a.txt"_s, smallRows(6'000) + one.bad + "7000\t1\tlast\n8000\t999\tlast\n");
        load.createTable(smallTable, smallColumns);
        load.plan.wayIn = GetParam();
        const RunSummary summary = load.run();
        ASSERT_EQ(summary.status, RunState::Stopped) << why(summary);
        EXPECT_TRUE(summary.error->code == one.code || summary.error->code == ErrorCode::FieldCountWrong)
            << why(summary);
        EXPECT_EQ(summary.error->context.row, one.row) << why(summary);
        EXPECT_EQ(load.rowsInTable(), 0);
    }
}

TEST_P(EveryOtherWay, SetsAsideExactlyTheBadRows)
{
    LoadCase load;
    const auto bad = [](int i) { return i % 997 == 3; };
    // The row that is there twice is so in one chunk: of two chunks nobody says which worker is first.
    const QByteArray last = "30001\t1\n29999\t1\tagain\n30003\t1\ta\tb\n";
    load.addFile(u"a.txt"_s, smallRows(30'000, bad) + last);
    load.createTable(smallTable, smallColumns);
    load.plan.onError = OnError::SetAside;
    load.plan.onDuplicate = OnDuplicate::SetAside;
    load.plan.chunkRows = 12'000;
    load.plan.wayIn = GetParam();
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_TRUE(summary.tables.first().verified) << why(summary);
    QByteArray expected;
    qint64 badRows = 0;
    for (int i = 1; i <= 30'000; ++i)
        if (bad(i)) {
            expected += QByteArray::number(i) + "\t300\ttext " + QByteArray::number(i) + '\n';
            ++badRows;
        }
    const auto rejects = readWholeFile(summary.tables.first().rejectsFile);
    ASSERT_TRUE(rejects);
    EXPECT_EQ(*rejects, expected + last);
    EXPECT_EQ(load.rowsInTable(), 30'000 - badRows);
}

TEST_P(EveryOtherWay, KeepsOrReplacesDuplicates)
{
    for (const OnDuplicate policy : {OnDuplicate::Keep, OnDuplicate::Replace}) {
        LoadCase load;
        load.addFile(u"a.txt"_s, smallRows(9'000) + "8\t8\tnew\n9\t9\tnew\n");
        load.createTable(smallTable, smallColumns);
        load.server().execute(u"INSERT INTO %1 VALUES (1, 0, 'old'), (77777, 0, 'old')"_s.arg(load.table()));
        load.plan.onDuplicate = policy;
        load.plan.wayIn = GetParam();
        const RunSummary summary = load.run();
        ASSERT_EQ(summary.status, RunState::Done) << why(summary);
        EXPECT_EQ(load.rowsInTable(), 9'001);
        EXPECT_EQ(load.server()
                      .value(u"SELECT GROUP_CONCAT(s ORDER BY id) FROM %1 WHERE id IN (1, 8, 9, 77777)"_s.arg(
                          load.table()))
                      .toString(),
                  policy == OnDuplicate::Keep ? u"old,text 8,text 9,old"_s : u"text 1,new,new,old"_s);
        EXPECT_EQ(summary.tables.first().rowsSkipped, policy == OnDuplicate::Keep ? 3 : 0);
    }
}

TEST_P(EveryOtherWay, CountsRowNumbersOverChunksAndWorkers)
{
    LoadCase load;
    QByteArray rows;
    for (int i = 1; i <= 25'000; ++i)
        rows += QByteArray::number(i) + '\n';
    load.addFile(u"a.txt"_s,
                 rows.left(rows.size() / 2).left(rows.left(rows.size() / 2).lastIndexOf('\n') + 1));
    load.addFile(u"b.txt"_s, rows.mid(rows.left(rows.size() / 2).lastIndexOf('\n') + 1));
    load.createTable(u"(id int PRIMARY KEY, n int)"_s, u"(n)"_s);
    load.setExpression(u"id=@row_number"_s);
    load.plan.chunkRows = 3'000;
    load.plan.wayIn = GetParam();
    const RunSummary summary = load.run();
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_EQ(load.rowsInTable(), 25'000);
    EXPECT_EQ(load.server().value(u"SELECT COUNT(*) FROM %1 WHERE id <> n"_s.arg(load.table())).toInt(), 0);
}

TEST_P(EveryOtherWay, CancelledInTheMiddleLeavesWholeChunksAndGoesOn)
{
    LoadCase load;
    load.addFile(u"a.txt"_s, smallRows(60'000));
    load.createTable(smallTable, smallColumns);
    load.plan.chunkRows = 4'000;
    load.plan.limits.rowsPerSecond = 12'000;
    load.plan.wayIn = GetParam();
    qint64 answeredMs = -1;
    QElapsedTimer sinceCancel;
    const RunSummary cut = load.run([&](RunControl &control, const MigrationRun &run) {
        while (run.progress().rowsCommitted < 4'000)
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
        sinceCancel.start();
        control.cancel();
    });
    answeredMs = sinceCancel.elapsed();
    ASSERT_EQ(cut.status, RunState::Cancelled) << why(cut);
    EXPECT_LT(answeredMs, promptly(1000));
    EXPECT_EQ(load.rowsInTable() % 4'000, 0);
    EXPECT_LT(load.rowsInTable(), 60'000);
    load.plan.limits = {};
    const RunSummary rest = load.resume();
    ASSERT_EQ(rest.status, RunState::Done) << why(rest);
    EXPECT_TRUE(rest.tables.first().verified) << why(rest);
    EXPECT_EQ(load.rowsInTable(), 60'000);
    expectNoPipes(load.server());
}

TEST_P(EveryOtherWay, CancelledWhileTheTableIsLocked)
{
    LoadCase load;
    load.addFile(u"a.txt"_s, smallRows(5'000));
    load.createTable(smallTable, smallColumns);
    load.plan.wayIn = GetParam();
    const auto blocker = Connection::open(load.target());
    ASSERT_TRUE(blocker);
    // Counting goes on, writing waits: for INSERT in the middle, for the server's file before it is opened.
    ASSERT_TRUE((*blocker)->execute(u"LOCK TABLES %1 READ"_s.arg(load.table())));
    QElapsedTimer sinceCancel;
    const RunSummary summary = load.run([&](RunControl &control, const MigrationRun &run) {
        while (run.progress().state != RunState::Loading)
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        std::this_thread::sleep_for(std::chrono::milliseconds(500));
        sinceCancel.start();
        control.cancel();
    });
    EXPECT_LT(sinceCancel.elapsed(), promptly(1000));
    EXPECT_EQ(summary.status, RunState::Cancelled) << why(summary);
    ASSERT_TRUE((*blocker)->execute(u"UNLOCK TABLES"_s));
    EXPECT_EQ(load.rowsInTable(), 0);
    expectNoPipes(load.server());
}

TEST_P(EveryOtherWay, LostConnectionsAreOpenedAgain)
{
    LoadCase load;
    load.addFile(u"a.txt"_s, smallRows(24'000));
    load.createTable(smallTable, smallColumns);
    load.plan.chunkRows = 3'000;
    load.plan.wayIn = GetParam();
    // A row of the fourth chunk is somebody else's until two sessions were killed: one of them waits for it
    // sooner or later. Left alone, the statements of a quiet server are over before anyone meets them.
    const auto blocker = Connection::open(load.target());
    ASSERT_TRUE(blocker);
    ASSERT_TRUE((*blocker)->execute(u"START TRANSACTION"_s));
    ASSERT_TRUE((*blocker)->execute(u"INSERT INTO %1 (id) VALUES (10000)"_s.arg(load.table())));
    std::set<qint64> killed;
    const RunSummary summary = load.run([&](RunControl &, const MigrationRun &) {
        const auto killer = Connection::open(load.target());
        QElapsedTimer waiting;
        waiting.start();
        while (killed.size() < 2 && waiting.elapsed() < 60'000) {
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
            const auto running = (*killer)->rows(
                u"SELECT ID FROM information_schema.PROCESSLIST WHERE INFO LIKE '/* millrace %'"_s);
            ASSERT_TRUE(running);
            for (const auto &row : *running) {
                const qint64 session = row.first().toLongLong();
                if (killed.insert(session).second)
                    (void)(*killer)->execute(u"KILL CONNECTION %1"_s.arg(session));
            }
        }
        (void)(*blocker)->execute(u"ROLLBACK"_s);
    });
    EXPECT_GE(killed.size(), 2U);
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_TRUE(summary.tables.first().verified) << why(summary);
    EXPECT_GT(summary.tables.first().retries, 0);
    EXPECT_EQ(load.rowsInTable(), 24'000);
    expectNoPipes(load.server());
}

INSTANTIATE_TEST_SUITE_P(Ways, EveryOtherWay, testing::Values(WayIn::Insert, WayIn::ServerFile),
                         [](const auto &way) {
                             return way.param == WayIn::Insert ? std::string("Insert")
                                                               : std::string("ServerFile");
                         });

TEST(ServerFile, NeedsThePrivilegeAndAFolderTheServerReads)
{
    LoadCase load;
    load.addFile(u"a.txt"_s, smallRows(10));
    load.createTable(smallTable, smallColumns);
    load.plan.wayIn = WayIn::ServerFile;
    const QString secret = u"Secret-1-x"_s;
    load.server().execute(u"CREATE USER 'nofile'@'localhost' IDENTIFIED BY '%1'"_s.arg(secret));
    load.server().execute(u"GRANT ALL ON %1.* TO 'nofile'@'localhost'"_s.arg(load.plan.schema));
    const auto result = [&](const ResolvedConnection &target) {
        const auto folder = RunFolder::create(load.plan);
        RunControl control;
        struct Silent final : RunObserver
        {
            void onEvent(const Event &) override {}
        } silent;
        return MigrationRun(load.plan,
                            {.folder = **folder, .control = control, .observer = silent, .target = target})
            .run();
    };
    const RunSummary without = result(load.server().connectionAs(u"nofile"_s, secret, load.plan.schema));
    load.server().execute(u"DROP USER 'nofile'@'localhost'"_s);
    EXPECT_EQ(without.status, RunState::Refused);
    EXPECT_NE(why(without).find("GRANT FILE ON *.* TO 'nofile'@'localhost'"), std::string::npos)
        << why(without);
    EXPECT_EQ(load.rowsInTable(), 0);
}

/// Who was killed while the server opened its pipe left a session that no KILL reaches, the table locked and
/// the server unable to shut down. The next run lets it go.
TEST(ServerFile, ASessionThatWaitsForAKilledProgramsPipeIsLetGo)
{
    LoadCase load;
    load.addFile(u"a.txt"_s, smallRows(10));
    load.createTable(smallTable, smallColumns);
    load.plan.wayIn = WayIn::ServerFile;
    QProcess killed;
    killed.start(u"sh"_s, {u"-c"_s, u"echo $$"_s});
    ASSERT_TRUE(killed.waitForFinished());
    const QString priv = load.server().value(u"SELECT @@secure_file_priv"_s).toString();
    const QTemporaryDir own(QDir::tempPath() + u"/millrace-XXXXXX"_s);
    ASSERT_EQ(::chmod(QFile::encodeName(own.path()).constData(), 0711), 0);
    const QString pipe = u"%1/millrace-%2-0123456789abcdef0123456789abcdef"_s.arg(
        priv.isEmpty() ? own.path() : QDir::cleanPath(priv),
        QString::fromLatin1(killed.readAllStandardOutput().trimmed()));
    ASSERT_EQ(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    ASSERT_EQ(::chmod(QFile::encodeName(pipe).constData(), 0644), 0);
    auto waiting = std::async(std::launch::async, [&load, &pipe] {
        const auto connection = Connection::open(load.target());
        return connection && (*connection)
                                 ->execute(u"LOAD DATA INFILE '%1' INTO TABLE %2"_s.arg(pipe, load.table()))
                                 .has_value();
    });
    // Until it waits in open(). A run of another test may let it go already: they share the folder.
    (void)waiting.wait_for(std::chrono::milliseconds(500));
    const RunSummary summary = load.run();
    EXPECT_EQ(summary.status, RunState::Done) << why(summary);
    EXPECT_EQ(load.rowsInTable(), 10);
    const bool letGo = waiting.wait_for(std::chrono::seconds(60)) == std::future_status::ready;
    EXPECT_TRUE(letGo);
    if (!letGo) // or the test would wait for it for ever
        removePipe(pipe);
    expectNoPipes(load.server());
}

TEST(ServerFile, AFeedThatBreaksOffIsNeverTakenForComplete)
{
    LoadCase load;
    load.addFile(u"a.txt"_s, smallRows(1'500'000));
    load.createTable(smallTable, smallColumns);
    load.plan.wayIn = WayIn::ServerFile;
    load.plan.workers = 1;
    load.plan.chunkRows = 2'000'000;
    load.plan.limits.bytesPerSecond = 10'000'000;
    const QString path = load.plan.source.files.first().path;
    constexpr qint64 window = FileWindows::defaultWindowBytes;
    ASSERT_GT(QFileInfo(path).size(), 3 * window);
    const RunSummary summary = load.run([&](RunControl &, const MigrationRun &run) {
        while (run.progress().bytesStreamed == 0)
            std::this_thread::sleep_for(std::chrono::milliseconds(2));
        // After the windows that are mapped now: the next one but one is not there.
        QFile file(path);
        EXPECT_TRUE(file.resize(2 * window));
    });
    EXPECT_EQ(summary.status, RunState::Stopped);
    EXPECT_EQ(load.rowsInTable(), 0);
    expectNoPipes(load.server());
}

} // namespace millrace::test::ways_test
