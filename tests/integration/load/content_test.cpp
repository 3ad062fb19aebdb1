// SPDX-License-Identifier: GPL-3.0-or-later
// Is the checksum taken on the way the one the server's rows have, and does it notice when they differ?
#include "core/base/literals.h"
#include "core/server/connection.h"
#include "tests/support/loadcase.h"
#include "tests/support/qtprinters.h"

#include <gtest/gtest.h>
#include <thread>

namespace millrace::test::content_test {

namespace {

/// One of each kind that can be compared, with what is easily got wrong.
const QString allKinds =
    u"(id bigint unsigned NOT NULL PRIMARY KEY, i int, d decimal(10,3), d0 decimal(20,0), v varchar(200), l "
    "varchar(40) CHARACTER SET latin1, a char(9) CHARACTER SET ascii, b binary(6), bl longblob, da date, dt "
    "datetime(3), ts timestamp NULL, t time(2), y year, e enum('small','it''s'), m mediumtext) CHARACTER SET "
    "utf8mb4"_s;
const QString allColumns = u"(id, i, d, d0, v, l, a, b, bl, da, dt, ts, t, y, e, m)"_s;

QByteArray rowOfAllKinds(int id)
{
    switch (id % 4) {
    case 0:
        return QByteArray::number(id) +
               "\t-007\t1.5\t99999999999999999999\tgr\xC3\xBC\xC3\x9F dich \xF0\x9F\x98\x80\t"
               "\xC3\xA9t\xC3\xA9\tab  \tx\ta\\0b\\\tc\\\n\\\\\xC3\x28\t2026-11-21\t"
               "2026-11-21 03:04:05.5\t2026-11-21 03:04:05\t-12:34:56.7\t2026\tit's\t \n";
    case 1:
        return QByteArray::number(id) +
               "\t\\N\t\\N\t\\N\t\\N\t\\N\t\\N\t\\N\t\\N\t\\N\t\\N\t\\N\t\\N\t\\N\t\\N\t\\N\n";
    case 2:
        return QByteArray::number(id) +
               "\t+5\t-0012.125\t0\t\t\t\t\t\t0001-01-01\t2026-11-21\t2001-02-03\t838:59:59"
               "\t1901\tsmall\ttrailing blanks  \n";
    default:
        return QByteArray::number(id) +
               "\t2147483647\t7\t-3\tNULL\t\\\\N\tN\tabcdef\tz\t9999-12-31\t9999-12-31 "
               "23:59:59.999\t2038-01-18 00:00:00\t00:00:00\t2155\tsmall\t\\t\\r\\Z\n";
    }
}

QByteArray rowsOfAllKinds(int count)
{
    QByteArray bytes;
    for (int id = 1; id <= count; ++id)
        bytes += rowOfAllKinds(id);
    return bytes;
}

QByteArray plainRows(int from, int to, const QByteArray &text)
{
    QByteArray bytes;
    for (int id = from; id <= to; ++id)
        bytes += QByteArray::number(id) + '\t' + text + QByteArray::number(id % 977) + '\n';
    return bytes;
}

const QString plainTable = u"(id int NOT NULL PRIMARY KEY, s varchar(600)) CHARACTER SET latin1"_s;

class ContentByWay : public testing::TestWithParam<WayIn>
{};

} // namespace

TEST_P(ContentByWay, EveryKindOfColumnInEveryDialect)
{
    struct Case
    {
        const char *name;
        Dialect dialect;
        std::function<QByteArray(QByteArray)> rewritten;
    };
    Dialect utf8;
    utf8.charset = "utf8mb4";
    Dialect odd = utf8;
    odd.linesTerminatedBy = "||\n";
    odd.linesStartingBy = "> ";
    const auto asTheyAre = [](QByteArray rows) { return rows; };
    const Case cases[] = {{"tabs", utf8, asTheyAre},
                          {"prefixed lines", odd, [](const QByteArray &rows) {
                               QByteArray bytes;
                               for (const QByteArray &row :
                                    rows.left(rows.size() - 1).replace("\\\n", "\\n").split('\n'))
                                   bytes += "noise> " + row + "||\n";
                               return bytes;
                           }}};
    for (const Case &one : cases) {
        SCOPED_TRACE(one.name);
        LoadCase load;
        QByteArray rows = rowsOfAllKinds(2'000);
        rows.replace("\xC3\x28", "ok"); // no UTF-8
        load.addFile(u"a.txt"_s, one.rewritten(rows));
        load.createTable(allKinds, allColumns);
        load.plan.source.dialect = one.dialect;
        load.plan.wayIn = GetParam();
        load.plan.chunkRows = 300;
        load.plan.verify = VerifyLevel::Content;
        load.plan.session << SessionSetting{.name = u"time_zone"_s, .value = u"+05:30"_s};
        const RunSummary summary = load.run();
        ASSERT_EQ(summary.status, RunState::Done) << why(summary);
        EXPECT_TRUE(summary.tables.first().verified) << why(summary);
        EXPECT_EQ(summary.tables.first().rowsCompared, 2'000);
        EXPECT_EQ(summary.tables.first().checksum.size(), 16);
        EXPECT_EQ(summary.tables.first().comparedNote, QString());
    }
}

INSTANTIATE_TEST_SUITE_P(Ways, ContentByWay, testing::Values(WayIn::Local, WayIn::ServerFile, WayIn::Insert));

TEST(Content, BytesOfEachColumnsOwnCharset)
{
    LoadCase load; // as mysqldump -T writes them: field fact 5
    load.addFile(u"a.txt"_s, "1\tgr\xC3\xBC\xC3\x9F\t\xE9t\xE9\t\xFF\xFE\n2\t\xF0\x9F\x98\x80\t\\N\t\\0\n");
    load.createTable(u"(id int PRIMARY KEY, u varchar(9) CHARACTER SET utf8mb4, l varchar(9) CHARACTER "
                     "SET latin1, b varbinary(9))"_s,
                     u"(id, u, l, b)"_s);
    const RunSummary summary = load.run();
    EXPECT_TRUE(summary.tables.first().verified) << why(summary);
    EXPECT_EQ(summary.tables.first().rowsCompared, 2) << why(summary);
}

TEST(Content, ARowThatWasChangedIsNoticedAndItsChunkNamed)
{
    LoadCase load;
    load.addFile(u"a.txt"_s, plainRows(1, 40'000, "text "));
    load.createTable(plainTable, u"(id, s)"_s);
    load.plan.chunkRows = 2'000;
    load.plan.workers = 1;
    load.plan.limits.rowsPerSecond = 40'000;
    load.plan.verify = VerifyLevel::Content;
    const RunSummary summary = load.run([&](RunControl &, const MigrationRun &run) {
        while (run.progress().rowsCommitted < 10'000 && run.progress().state <= RunState::Loading)
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        load.server().execute(u"UPDATE %1 SET s = 'other' WHERE id = 4321"_s.arg(load.table()));
    });
    ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    const TableOutcome &table = summary.tables.first();
    EXPECT_FALSE(table.verified);
    EXPECT_TRUE(table.notVerifiedBecause.contains(u"Chunk 3 (from row 4,001"_s)) << table.notVerifiedBecause;
    EXPECT_TRUE(table.notVerifiedBecause.contains(u"id from 4001 to 6000"_s)) << table.notVerifiedBecause;
}

TEST(Content, ASampleOfALargeLoadAndAllOfASmallOne)
{
    LoadCase load;
    load.addFile(u"a.txt"_s, plainRows(1, 80'000, QByteArray(450, 'x')));
    ASSERT_GT(load.plan.source.totalBytes(), 33 * 1024 * 1024);
    load.createTable(plainTable, u"(id, s)"_s);
    load.plan.chunkRows = 1'000;
    const RunSummary summary = load.run();
    const TableOutcome &table = summary.tables.first();
    EXPECT_TRUE(table.verified) << why(summary);
    // The first chunk and about a quarter of the other 79, by the run's name.
    EXPECT_GE(table.rowsCompared, 20 * 1'000) << why(summary);
    EXPECT_LE(table.rowsCompared, 21 * 1'000);

    LoadCase small;
    small.addFile(u"a.txt"_s, plainRows(1, 3'000, "x"));
    small.createTable(plainTable, u"(id, s)"_s);
    small.plan.chunkRows = 100;
    EXPECT_EQ(small.run().tables.first().rowsCompared, 3'000);
}

TEST(Content, ShuffledKeysAreComparedAsAWhole)
{
    LoadCase load;
    for (int part = 0; part < 4; ++part) {
        QByteArray rows;
        for (int id = part + 1; id <= 8'000; id += 4)
            rows += QByteArray::number(id) + "\ttext\n";
        load.addFile(u"%1.txt"_s.arg(part), rows);
    }
    load.createTable(plainTable, u"(id, s)"_s);
    load.server().execute(u"INSERT INTO %1 VALUES (9000, 'before')"_s.arg(load.table()));
    load.plan.chunkRows = 500;
    load.plan.workers = 3;
    load.plan.verify = VerifyLevel::Content;
    const RunSummary summary = load.run();
    EXPECT_TRUE(summary.tables.first().verified) << why(summary);
    EXPECT_EQ(summary.tables.first().rowsCompared, 8'000);
}

TEST(Content, WithoutAKeyOnlyAnEmptyTableTells)
{
    for (const bool empty : {true, false}) {
        LoadCase load;
        load.addFile(u"a.txt"_s, plainRows(1, 5'000, "x") + plainRows(1, 5'000, "x"));
        load.createTable(u"(id int, s varchar(600))"_s, u"(id, s)"_s);
        if (!empty)
            load.server().execute(u"INSERT INTO %1 VALUES (1, 'x')"_s.arg(load.table()));
        load.plan.chunkRows = 700;
        load.plan.verify = VerifyLevel::Content;
        const RunSummary summary = load.run();
        const TableOutcome &table = summary.tables.first();
        EXPECT_EQ(table.verified, empty) << why(summary);
        EXPECT_EQ(table.rowsCompared, empty ? 10'000 : 0) << why(summary);
        EXPECT_NE(table.comparedNote.isEmpty(), !empty) << why(summary);
    }
}

TEST(Content, RowNumbersAreKeysInParallel)
{
    LoadCase load;
    for (const char *name : {"a.txt", "b.txt", "c.txt"})
        load.addFile(QString::fromLatin1(name), plainRows(1, 3'000, "x"));
    load.createTable(plainTable, u"(@discard, s)"_s);
    load.setExpression(u"id=@row_number"_s);
    load.plan.chunkRows = 250;
    load.plan.workers = 3;
    load.plan.verify = VerifyLevel::Content;
    const RunSummary summary = load.run();
    EXPECT_TRUE(summary.tables.first().verified) << why(summary);
    EXPECT_EQ(summary.tables.first().rowsCompared, 9'000) << why(summary);
}

TEST(Content, SaysWhatItCouldNotCompare)
{
    LoadCase load;
    load.addFile(u"a.txt"_s, "1\t1.5\tabc\n2\t2.25\tdef\n");
    load.createTable(u"(id int PRIMARY KEY, f double, s varchar(9))"_s, u"(id, f, @s)"_s);
    load.setExpression(u"s=UPPER(@s)"_s);
    const RunSummary summary = load.run();
    const TableOutcome &table = summary.tables.first();
    EXPECT_TRUE(table.verified) << why(summary);
    EXPECT_EQ(table.rowsCompared, 2);
    EXPECT_EQ(table.comparedNote, u"Not compared: f (double), s (UPPER(@s))."_s);

    LoadCase unclear; // the server reads this date, and writes it in another way
    unclear.addFile(u"a.txt"_s, "1\t2026-11-21\n2\t2026-1-2\n");
    unclear.createTable(u"(id int PRIMARY KEY, d date)"_s, u"(id, d)"_s);
    const RunSummary counted = unclear.run();
    EXPECT_TRUE(counted.tables.first().verified) << why(counted);
    EXPECT_EQ(counted.tables.first().rowsCompared, 0);
    EXPECT_TRUE(counted.tables.first().comparedNote.contains(u"column d of row 2 is “2026-1-2”"_s))
        << why(counted);

    LoadCase wanted; // and where all contents are wanted, that is no proof
    wanted.addFile(u"a.txt"_s, "1\t2026-11-21\n2\t2026-1-2\n");
    wanted.createTable(u"(id int PRIMARY KEY, d date)"_s, u"(id, d)"_s);
    wanted.plan.verify = VerifyLevel::Content;
    EXPECT_FALSE(wanted.run().tables.first().verified);
}

TEST(Content, RowsSetAsideAreNotMissed)
{
    LoadCase load;
    QByteArray rows = plainRows(1, 9'000, "x");
    rows.replace("\n5000\t", "\n5000\textra\t").replace("\n70\t", "\nseventy\t");
    load.addFile(u"a.txt"_s, rows);
    load.createTable(plainTable, u"(id, s)"_s);
    load.plan.chunkRows = 1'000;
    load.plan.onError = OnError::SetAside;
    load.plan.verify = VerifyLevel::Content;
    const RunSummary summary = load.run();
    const TableOutcome &table = summary.tables.first();
    EXPECT_TRUE(table.verified) << why(summary);
    EXPECT_EQ(table.rowsRejected, 2);
    EXPECT_EQ(table.rowsCompared, 8'998) << why(summary);
}

TEST(Content, AResumedRunComparesWhatCameBefore)
{
    LoadCase load;
    load.addFile(u"a.txt"_s, plainRows(1, 30'000, "text "));
    load.createTable(plainTable, u"(id, s)"_s);
    load.plan.chunkRows = 1'000;
    load.plan.limits.rowsPerSecond = 60'000;
    load.plan.verify = VerifyLevel::Content;
    const RunSummary first = load.run([](RunControl &control, const MigrationRun &run) {
        while (run.progress().rowsCommitted < 8'000 && run.progress().state <= RunState::Loading)
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        control.cancel();
    });
    ASSERT_EQ(first.status, RunState::Cancelled) << why(first);
    const RunSummary summary = load.resume();
    EXPECT_TRUE(summary.tables.first().verified) << why(summary);
    EXPECT_EQ(summary.tables.first().rowsCompared, 30'000) << why(summary);
}

TEST(Content, RowsBeyondThePacketAreNotTakenForChanged)
{
    PrivateServer own; // its CONCAT_WS of such a row is NULL: field fact 7
    own.execute(u"SET GLOBAL max_allowed_packet = 1048576"_s);
    LoadCase load(own);
    load.addFile(u"a.txt"_s, "1\tshort\n2\t" + QByteArray(1'500'000, 'x') + "\n");
    load.createTable(u"(id int PRIMARY KEY, s longtext)"_s, u"(id, s)"_s);
    const RunSummary summary = load.run();
    EXPECT_TRUE(summary.tables.first().verified) << why(summary);
    EXPECT_EQ(summary.tables.first().rowsCompared, 0);
    EXPECT_TRUE(summary.tables.first().comparedNote.contains(u"max_allowed_packet"_s)) << why(summary);
}

TEST(Content, TriggersAndBentValuesAreNoProof)
{
    LoadCase triggered;
    triggered.addFile(u"a.txt"_s, plainRows(1, 10, "x"));
    triggered.createTable(plainTable, u"(id, s)"_s);
    triggered.server().execute(
        u"CREATE TRIGGER %1.bump BEFORE INSERT ON %2 FOR EACH ROW SET NEW.s = UPPER(NEW.s)"_s.arg(
            triggered.plan.schema, triggered.table()));
    const RunSummary summary = triggered.run();
    EXPECT_TRUE(summary.tables.first().verified) << why(summary);
    EXPECT_TRUE(summary.tables.first().comparedNote.contains(u"triggers"_s)) << why(summary);

    LoadCase kept; // a row that was there already, another value
    kept.addFile(u"a.txt"_s, plainRows(1, 10, "x"));
    kept.createTable(plainTable, u"(id, s)"_s);
    kept.server().execute(u"INSERT INTO %1 VALUES (3, 'mine')"_s.arg(kept.table()));
    kept.plan.onDuplicate = OnDuplicate::Keep;
    const RunSummary keptSummary = kept.run();
    EXPECT_TRUE(keptSummary.tables.first().verified) << why(keptSummary);
    EXPECT_EQ(keptSummary.tables.first().rowsCompared, 0);
}

} // namespace millrace::test::content_test
