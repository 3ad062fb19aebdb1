// SPDX-License-Identifier: GPL-3.0-or-later
// Rows of a run whose rows came from another server: the table's by its key beside what that server has.
#include "core/base/literals.h"
#include "core/report/rows/rowlook.h"
#include "core/server/connection.h"
#include "tests/integration/load/servercase.h"
#include "tests/support/qtprinters.h"

#include <gtest/gtest.h>
#include <thread>

namespace millrace::test::serverlook_test {

namespace {

class ServerLook : public ServerCase
{
public:
    using ServerCase::ServerCase;

    Result<RowLook> ask(const RowsAsked &asked = {}, const LookWatch &watch = {})
    {
        const auto connection = Connection::open(target().withoutSchema());
        return connection ? lookAtRows(folder(), **connection, asked, watch, sourceServer)
                          : fail(connection.error());
    }
    RowLook look(const RowsAsked &asked = {})
    {
        const auto found = ask(asked);
        EXPECT_TRUE(found) << (found ? std::string() : found.error().text().toStdString());
        return found ? *found : RowLook();
    }
    LoadedRow rowOf(const QStringList &key)
    {
        const RowLook found = look({.key = key});
        return found.lines.isEmpty() ? LoadedRow() : found.lines.first().row;
    }
    void load()
    {
        const RunSummary summary = run();
        ASSERT_EQ(summary.status, RunState::Done) << why(summary);
    }
};

QStringList texts(const QVector<PreviewCell> &cells)
{
    QStringList all;
    for (const PreviewCell &cell : cells)
        all << (cell.isNull ? u"NULL"_s : QString::fromUtf8(cell.value));
    return all;
}

bool says(const LoadedRow &row, const char *words)
{
    return row.notes.join(u' ').contains(QString::fromLatin1(words));
}

/// From numbers to what was changed on either side since.
void walk(ServerLook &load)
{
    load.createSource(
        u"(id int PRIMARY KEY, s varchar(40) CHARACTER SET utf8mb4, at timestamp NULL, f float)"_s,
        u"n, CONCAT('Zoë\\t', n), '2020-07-01 10:00:00', n / 3"_s, 500);
    load.createTarget(u"(id bigint NOT NULL, s varchar(60) CHARACTER SET utf8mb4, at timestamp NULL, f "
                      u"float, seen timestamp "
                      "NOT NULL DEFAULT CURRENT_TIMESTAMP, PRIMARY KEY (id))"_s,
                      u"(id, @s, at, f)"_s);
    load.setExpression(u"s=CONCAT('web_', @s)"_s);
    load.plan.chunkRows = 200;
    ASSERT_NO_FATAL_FAILURE(load.load());

    const RowLook ends = load.look();
    ASSERT_EQ(ends.lines.size(), 2);
    EXPECT_TRUE(ends.isOfServer);
    EXPECT_TRUE(ends.isWell()) << ends.lines.last().row.notes.join(u' ').toStdString();
    const LoadedRow &last = ends.lines.last().row;
    EXPECT_EQ(last.key, QStringList{u"500"_s});
    EXPECT_TRUE(last.source.source.raw.startsWith("500\tZo\xc3\xab\\\t500\t2020-07-01 10:00:00\t"))
        << last.source.source.raw.constData() << ": as it is there, as a dump would write it";
    EXPECT_EQ(texts(last.stored).mid(0, 3),
              (QStringList{u"500"_s, u"web_Zoë\t500"_s, u"2020-07-01 10:00:00"_s}));
    EXPECT_EQ(last.columnsCompared, 4);
    EXPECT_TRUE(says(last, "Not compared: seen."));
    EXPECT_EQ(last.file, load.schema + u".src"_s);
    EXPECT_EQ(ends.lines.first().row.key, QStringList{u"1"_s});

    // Of a chunk; a table's are ranges of its key.
    const RowLook chunk = load.look({.chunks = {2}});
    ASSERT_EQ(chunk.lines.size(), 2);
    EXPECT_TRUE(chunk.isWell());
    EXPECT_GT(chunk.lines.first().row.key.first().toInt(), 1);
    EXPECT_GT(chunk.lines.last().row.key.first().toInt(), chunk.lines.first().row.key.first().toInt());
    EXPECT_EQ(load.look({.slowest = true}).lines.size(), 2);
    EXPECT_FALSE(load.ask({.chunks = {99}}));
    const auto numbered = load.ask({.numbers = {7}});
    ASSERT_FALSE(numbered);
    EXPECT_EQ(numbered.error().code, ErrorCode::RowNotFound);
    EXPECT_TRUE(numbered.error().what.contains("no numbers"_L1));

    // What somebody changed since, here and there.
    load.server().execute(u"UPDATE %1.t SET s = 'mine' WHERE id = 7"_s.arg(load.plan.schema));
    load.atSource(u"UPDATE %1.src SET at = '2021-01-01 00:00:00' WHERE id = 8"_s);
    load.atSource(u"DELETE FROM %1.src WHERE id = 9"_s);
    load.server().execute(u"DELETE FROM %1.t WHERE id = 10"_s.arg(load.plan.schema));
    load.server().execute(u"INSERT INTO %1.t (id) VALUES (900)"_s.arg(load.plan.schema));
    const LoadedRow here = load.rowOf({u"7"_s});
    EXPECT_EQ(here.outcome(), LoadedRow::Outcome::Differs);
    EXPECT_EQ(here.differing, QVector<int>{1});
    EXPECT_EQ(texts(here.source.cells).at(1), u"web_Zoë\t7"_s);
    EXPECT_EQ(texts(here.stored).at(1), u"mine"_s);
    EXPECT_TRUE(says(here, "may have changed since the load"));
    EXPECT_EQ(load.rowOf({u"8"_s}).differing, QVector<int>{2});
    const LoadedRow gone = load.rowOf({u"9"_s});
    EXPECT_EQ(gone.outcome(), LoadedRow::Outcome::NotTold);
    EXPECT_EQ(texts(gone.stored).first(), u"9"_s);
    EXPECT_TRUE(says(gone, "The source has no row with this key"));
    const LoadedRow lost = load.rowOf({u"10"_s});
    EXPECT_EQ(lost.outcome(), LoadedRow::Outcome::Missing);
    EXPECT_TRUE(lost.source.source.raw.startsWith("10\tZo")) << "the source has it still";
    EXPECT_EQ(load.rowOf({u"900"_s}).outcome(), LoadedRow::Outcome::NotTold);
    const LoadedRow nowhere = load.rowOf({u"12345"_s});
    EXPECT_EQ(nowhere.outcome(), LoadedRow::Outcome::Missing);
    EXPECT_TRUE(says(nowhere, "Nor has the source."));
    EXPECT_FALSE(load.look().isWell()) << "the last row came from elsewhere";
}

} // namespace

TEST(ServerLook, ATablesRowsStandBesideThoseOfTheSourcesServer)
{
    ServerLook load;
    walk(load);
}

TEST(ServerLook, TheSameFromAServerOfTheOtherFlavour)
{
    PrivateServer *other = ServerCase::otherFlavour();
    if (!other)
        GTEST_SKIP() << "needs a server of the other flavour";
    ServerLook load(*other);
    walk(load);
}

TEST(ServerLook, KeysOfTextBytesAndMoments)
{
    ServerLook load;
    load.createSource(
        u"(t varchar(20) CHARACTER SET latin1 COLLATE latin1_german1_ci, b varbinary(8), d datetime, "
        "n decimal(10,2), note varchar(9), KEY (t))"_s,
        {}, 0);
    load.atSource(
        u"INSERT INTO %1.src VALUES ('Ärger', X'00FF', '2020-01-01 10:00:00', 7, 'a'), "
        "('ärger', X'00FF', '2020-01-01 10:00:00', 7, 'b'), ('x', X'09', '0001-01-01', -1.5, 'c')"_s);
    load.inspect();
    load.createTarget(
        u"(t varchar(20) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin, b varbinary(8), d datetime, n "
        "decimal(12,3), note varchar(9), PRIMARY KEY (t, b, d, n))"_s);
    ASSERT_NO_FATAL_FAILURE(load.load());
    const LoadedRow small = load.rowOf({u"ärger"_s, u"00ff"_s, u"2020-01-01 10:00:00"_s, u"7"_s});
    EXPECT_EQ(small.outcome(), LoadedRow::Outcome::Equal) << small.notes.join(u' ').toStdString();
    EXPECT_EQ(texts(small.stored).last(), u"b"_s) << "to the source's collation both are alike";
    const LoadedRow large = load.rowOf({u"Ärger"_s, u"00FF"_s, u"2020-01-01 10:00:00"_s, u"7.00"_s});
    EXPECT_EQ(large.outcome(), LoadedRow::Outcome::Equal);
    EXPECT_EQ(texts(large.stored).last(), u"a"_s);
    EXPECT_TRUE(load.look().isWell());
}

TEST(ServerLook, RowsOfAQuery)
{
    ServerLook load;
    load.createSource(u"(id int PRIMARY KEY, s varchar(40))"_s, u"n, n"_s, 50);
    load.inspectSelect(u"SELECT id + 100 AS id, UPPER(s) AS s FROM %1.src -- of the shop\n"_s);
    load.createTarget(u"(id int PRIMARY KEY, s varchar(40))"_s);
    ASSERT_NO_FATAL_FAILURE(load.load());
    EXPECT_TRUE(load.look().isWell());
    EXPECT_EQ(load.look().lines.last().row.source.source.raw, "150\t50");
    EXPECT_EQ(load.rowOf({u"117"_s}).source.source.raw, "117\t17");
    const auto chunk = load.ask({.chunks = {1}});
    ASSERT_FALSE(chunk);
    EXPECT_TRUE(chunk.error().what.contains("no key"_L1));
}

TEST(ServerLook, WhatCannotBeToldIsSaidInWords)
{
    ServerLook made;
    made.createSource(u"(id int PRIMARY KEY, s varchar(40))"_s, u"n, n"_s, 5);
    made.createTarget(u"(id int PRIMARY KEY, s varchar(40))"_s, u"(@id, s)"_s);
    made.setExpression(u"id=@id * 10"_s);
    ASSERT_NO_FATAL_FAILURE(made.load());
    const RowLook ends = made.look();
    ASSERT_EQ(ends.lines.size(), 2);
    const LoadedRow &last = ends.lines.last().row;
    EXPECT_EQ(last.outcome(), LoadedRow::Outcome::NotTold);
    EXPECT_EQ(texts(last.stored), (QStringList{u"50"_s, u"5"_s})) << "the table's row is shown all the same";
    EXPECT_TRUE(says(last, "id is not a column of the source as it is"))
        << last.notes.join(u' ').toStdString();

    ServerLook keyless;
    keyless.createSource(u"(id int PRIMARY KEY)"_s, u"n"_s, 5);
    keyless.createTarget(u"(id int)"_s);
    ASSERT_NO_FATAL_FAILURE(keyless.load());
    const auto refused = keyless.ask();
    ASSERT_FALSE(refused);
    EXPECT_TRUE(refused.error().what.contains("has no key"_L1));

    ServerLook numbered;
    numbered.createSource(u"(id int PRIMARY KEY, s varchar(9))"_s, u"n * 2, n"_s, 5);
    numbered.createTarget(u"(id int PRIMARY KEY, place int, s varchar(9))"_s, u"(id, s)"_s);
    numbered.setExpression(u"place=@row_number"_s);
    ASSERT_NO_FATAL_FAILURE(numbered.load());
    const LoadedRow third = numbered.rowOf({u"6"_s});
    EXPECT_EQ(third.outcome(), LoadedRow::Outcome::Equal);
    EXPECT_TRUE(says(third, "Not compared: place."));
    numbered.server().execute(u"DELETE FROM %1.t"_s.arg(numbered.plan.schema));
    const auto none = numbered.ask();
    ASSERT_FALSE(none);
    EXPECT_TRUE(none.error().what.contains("has no rows"_L1));
}

TEST(ServerLook, ARowThatWasSetAsideIsNotMissed)
{
    ServerLook load;
    load.createSource(u"(id int PRIMARY KEY, s varchar(40))"_s, u"n, REPEAT('x', n)"_s, 9);
    load.createTarget(u"(id int PRIMARY KEY, s varchar(8))"_s);
    load.plan.onError = OnError::SetAside;
    ASSERT_NO_FATAL_FAILURE(load.load());
    const LoadedRow aside = load.rowOf({u"9"_s});
    EXPECT_EQ(aside.outcome(), LoadedRow::Outcome::SetAside) << aside.notes.join(u' ').toStdString();
    EXPECT_TRUE(says(aside, "Set aside: "));
}

TEST(ServerLook, AWrongPasswordIsTheSourceServers)
{
    ServerLook load;
    load.createSource(u"(id int PRIMARY KEY)"_s, u"n"_s, 5);
    load.createTarget(u"(id int PRIMARY KEY)"_s);
    ASSERT_NO_FATAL_FAILURE(load.load());
    load.sourceServer->password = u"wrong"_s;
    const auto refused = load.ask();
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, ErrorCode::AccessDenied);
    EXPECT_TRUE(refused.error().what.startsWith("Source server "_L1)) << refused.error().text().toStdString();
}

TEST(ServerLook, AStopReachesIntoTheSourcesStatement)
{
    ServerLook load;
    load.createSource(u"(id int PRIMARY KEY)"_s, u"n"_s, 5);
    load.createTarget(u"(id int PRIMARY KEY)"_s);
    ASSERT_NO_FATAL_FAILURE(load.load());
    // Somebody has the source's table to himself: its statement waits for as long as it may.
    const auto locker = Connection::open(load.from().connection(load.schema));
    ASSERT_TRUE(locker);
    ASSERT_TRUE((*locker)->execute(u"LOCK TABLES src WRITE"_s));
    std::stop_source stop;
    const std::jthread stopper([&] {
        const auto side = Connection::open(load.from().connection());
        const QString waits =
            u"SELECT COUNT(*) FROM information_schema.PROCESSLIST WHERE DB = '%1' AND STATE LIKE "
            "'%metadata lock%' AND INFO LIKE '%src%'"_s.arg(load.schema);
        while (side && (*side)->value(waits).value().toInt() == 0)
            std::this_thread::yield();
        stop.request_stop();
    });
    const auto stopped = load.ask({}, {.stop = stop.get_token()});
    ASSERT_FALSE(stopped);
    EXPECT_EQ(stopped.error().code, ErrorCode::Cancelled) << stopped.error().text().toStdString();
}

} // namespace millrace::test::serverlook_test
