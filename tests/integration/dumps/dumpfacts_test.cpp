// SPDX-License-Identifier: GPL-3.0-or-later
// Files as SELECT … INTO OUTFILE and mysqldump -T write them, made by the very server they are loaded into.
#include "core/base/literals.h"
#include "core/mapping/automatch.h"
#include "core/server/connection.h"
#include "core/server/tableschema.h"
#include "tests/support/factsof.h"
#include "tests/support/loadcase.h"
#include "tests/support/qtprinters.h"

#include <QFile>
#include <gtest/gtest.h>

namespace millrace::test::dumpfacts_test {

namespace {

/// A table `source` with rows, its dump, and the table `t` of the same definition to load it into.
class DumpFacts : public testing::Test
{
protected:
    void fill(const QString &definition, const QStringList &rows)
    {
        m_definition = definition;
        server().execute(u"CREATE TABLE %1.source %2"_s.arg(m_load.plan.schema, definition));
        for (const QString &row : rows)
            server().execute(u"INSERT INTO %1.source VALUES %2"_s.arg(m_load.plan.schema, row));
    }
    void dump(const QString &selected = u"*"_s)
    {
        const QString path = server().filesFolder() + u'/' + m_load.plan.schema + u".txt"_s;
        server().execute(u"SELECT %1 INTO OUTFILE '%2' CHARACTER SET binary FROM %3.source ORDER BY id"_s.arg(
            selected, path, m_load.plan.schema));
        m_load.addPath(path);
    }
    void loadInto(const QString &columns) { m_load.createTable(m_definition, columns); }
    QByteArray dumpedBytes() const
    {
        QFile file(m_load.plan.source.files.first().path);
        EXPECT_TRUE(file.open(QIODevice::ReadOnly));
        return file.readAll();
    }
    QString checksum(const QString &table) { return server().checksum(m_load.plan.schema, table); }
    /// MySQL escapes BIT values from some version on; these are the ones that were looked at.
    void expectBareBits(bool bare)
    {
        const ServerFacts facts = factsOf(server());
        if (facts.isMariaDb() || facts.version <= 80015) {
            EXPECT_TRUE(bare) << dumpedBytes();
        } else if (facts.version >= 90704) {
            EXPECT_FALSE(bare) << dumpedBytes();
        }
    }
    PrivateServer &server() { return m_load.server(); }
    bool isMariaDb() { return server().value(u"SELECT VERSION() LIKE '%MariaDB%'"_s).toBool(); }
    /// Runs it and expects the rows of `source`, all of them and unchanged.
    void expectRoundTrip()
    {
        const RunSummary summary = m_load.run();
        ASSERT_EQ(summary.status, RunState::Done) << (summary.error ? summary.error->text() : QString());
        EXPECT_TRUE(summary.tables.first().verified) << summary.tables.first().notVerifiedBecause;
        EXPECT_EQ(summary.tables.first().warnings, 0);
        EXPECT_EQ(checksum(u"t"_s), checksum(u"source"_s));
    }

    LoadCase m_load;
    QString m_definition;
};

} // namespace

TEST_F(DumpFacts, EveryColumnComesBackInItsOwnCharset)
{
    fill(u"(id int PRIMARY KEY, l varchar(20) CHARACTER SET latin1, c varchar(20) CHARACTER SET cp1251,"
         " g varchar(20) CHARACTER SET gbk, u varchar(20) CHARACTER SET utf8mb4, b varbinary(20))"_s,
         {u"(1, 'é\\t€', 'Привет', '中\\\\文', 'é😀\\n', x'00e9ff5c0a')"_s,
          u"(2, '', NULL, '\\\\N', 'NULL', x'')"_s});
    dump();
    const QByteArray bytes = dumpedBytes();
    EXPECT_TRUE(bytes.contains("\xe9")) << "latin1 bytes";
    EXPECT_TRUE(bytes.contains("\xf0\x9f\x98\x80")) << "next to utf8mb4 bytes";
    loadInto(u"(id, l, c, g, u, b)"_s);
    expectRoundTrip();
}

TEST_F(DumpFacts, ExpressionsOverABinaryDumpKeepEveryByte)
{
    fill(u"(id int PRIMARY KEY, l varchar(20) CHARACTER SET latin1, u varchar(20) CHARACTER SET utf8mb4)"_s,
         {u"(1, 'né', 'né😀')"_s});
    dump();
    loadInto(u"(id, @l, @u)"_s);
    m_load.setExpression(u"l=CONCAT(@l, '')"_s);
    m_load.setExpression(u"u=CONCAT(@u, '')"_s);
    expectRoundTrip();
}

TEST_F(DumpFacts, EveryByteSurvivesEachRowAChunkOfItsOwn)
{
    // A newline is written as a backslash before a real newline: cutting there would tear the row apart.
    fill(u"(id int PRIMARY KEY, s blob, n varchar(9))"_s, {});
    QString all;
    for (int byte = 0; byte < 256; ++byte)
        all += QString::number(byte, 16).rightJustified(2, u'0');
    int id = 0;
    for (const QString &hex : {all, u"5c0a5c5c0a0a5c"_s, u"0a"_s, u"5c"_s, u"095c09"_s, u"5c4e"_s, u"00"_s})
        server().execute(
            u"INSERT INTO %1.source VALUES (%2, x'%3', NULL), (%4, NULL, '')"_s.arg(m_load.plan.schema)
                .arg(id + 1)
                .arg(hex)
                .arg(id + 2)),
            id += 2;
    dump();
    loadInto(u"(id, s, n)"_s);
    m_load.plan.chunkRows = 1;
    expectRoundTrip();
    EXPECT_EQ(m_load.rowsInTable(), 14);
}

TEST_F(DumpFacts, NumbersDatesAndGeometryComeBackAsTheyWere)
{
    fill(u"(id int PRIMARY KEY, d double, f float, n decimal(30,10), t datetime(6), y year, i time(3),"
         " e enum('a','b'), x set('p','q'), g geometry)"_s,
         {u"(1, 0.1, 1.5, -12345678901234567890.0123456789, '2024-02-29 23:59:59.999999', 1999, "
          "'-838:59:58.999', 'b', 'p,q', ST_GeomFromText('POINT(9 10)'))"_s,
          u"(2, 1.7976931348623157e308, NULL, 0, '1000-01-01', 2155, '00:00:00', NULL, '', "
          "ST_GeomFromText('LINESTRING(0 92, 10 9.5)'))"_s});
    dump();
    loadInto(u"(id, d, f, n, t, y, i, e, x, g)"_s);
    expectRoundTrip();
}

TEST_F(DumpFacts, RawBitColumnsThatBreakTheRowsAreFoundBeforeAnythingIsStored)
{
    fill(u"(id int PRIMARY KEY, b bit(8))"_s, {u"(1, b'1'), (2, 9), (3, 10), (4, 92), (5, 255), (6, 0)"_s});
    dump(u"b, id"_s);
    loadInto(u"(b, id)"_s);
    const bool bare = dumpedBytes().contains("\n\t\t2\n"); // the value 9 stands there as a bare tab
    expectBareBits(bare);
    if (!bare) {
        expectRoundTrip();
        return;
    }
    const RunSummary summary = m_load.run();
    ASSERT_EQ(summary.status, RunState::Stopped);
    EXPECT_EQ(summary.error->code, ErrorCode::FieldCountWrong) << summary.error->text();
    EXPECT_EQ(summary.error->context.line, 2);
    EXPECT_EQ(m_load.rowsInTable(), 0);
}

TEST_F(DumpFacts, RawBitColumnsWhoseRowsSeemWholeAreWarnedOf)
{
    // 0x5C30 is a backslash and a zero, which is how NUL is escaped: one byte where two were dumped.
    fill(u"(id int PRIMARY KEY, w bit(16))"_s, {u"(1, 0x5c30)"_s});
    dump();
    const bool bare = dumpedBytes() == "1\t\\0\n";
    expectBareBits(bare);
    loadInto(u"(id, w)"_s);
    const RunSummary summary = m_load.run();
    ASSERT_EQ(summary.status, RunState::Done) << (summary.error ? summary.error->text() : QString());
    EXPECT_EQ(server().value(u"SELECT w+0 FROM %1"_s.arg(m_load.table())).toInt(), bare ? 0 : 0x5c30)
        << "nothing the server says tells them apart";
    EXPECT_EQ(std::count_if(m_load.events.begin(), m_load.events.end(),
                            [](const Event &event) {
                                return event.kind == Event::Kind::Warning &&
                                       event.text.contains(u"Column w is of type BIT"_s) &&
                                       event.text.contains(u"w = CAST(@b AS UNSIGNED)"_s);
                            }),
              1);
}

TEST_F(DumpFacts, BitColumnsDumpedAsNumbersRoundTrip)
{
    fill(u"(id int PRIMARY KEY, b bit(8), w bit(64))"_s, {});
    for (int value = 0; value < 256; ++value)
        server().execute(u"INSERT INTO %1.source VALUES (%2, %2, ~%2)"_s.arg(m_load.plan.schema).arg(value));
    dump(u"id, b+0, w+0"_s);
    loadInto(u"(id, @b, @w)"_s);
    m_load.setExpression(u"b=CAST(@b AS UNSIGNED)"_s);
    m_load.setExpression(u"w=CAST(@w AS UNSIGNED)"_s);
    expectRoundTrip();
}

TEST_F(DumpFacts, JsonOfABinaryDumpNeedsAConversionOnMySqlAndIsToldSo)
{
    fill(u"(id int PRIMARY KEY, j json)"_s,
         {u"(1, '{\"a\": \"é😀\\\\n\\\\t\"}'), (2, NULL), (3, '[1, 2]')"_s});
    dump();
    loadInto(u"(id, j)"_s);
    if (isMariaDb()) { // text with a CHECK
        expectRoundTrip();
        return;
    }
    const RunSummary refused = m_load.run();
    ASSERT_EQ(refused.status, RunState::Stopped);
    EXPECT_EQ(refused.error->context.serverCode, 3144) << refused.error->text();
    EXPECT_TRUE(refused.error->howToFix.contains(u"CONVERT(@variable USING utf8mb4)"_s))
        << refused.error->howToFix;
    EXPECT_EQ(m_load.rowsInTable(), 0);
}

TEST_F(DumpFacts, JsonOfABinaryDumpLoadsThroughTheConversion)
{
    fill(u"(id int PRIMARY KEY, j json)"_s,
         {u"(1, '{\"a\": \"é😀\\\\n\\\\t\"}'), (2, NULL), (3, '[1, 2]')"_s});
    dump();
    loadInto(u"(id, @j)"_s);
    m_load.setExpression(u"j=CONVERT(@j USING utf8mb4)"_s);
    expectRoundTrip();
}

TEST_F(DumpFacts, GeneratedColumnsInTheFileAreDiscarded)
{
    // MariaDB writes them into its -T files, and mysqldump where it is asked for all columns.
    const QString definition = u"(id int PRIMARY KEY, twice int AS (n * 2) VIRTUAL, n int, kept int AS "
                               "(n + 1) STORED, s varchar(9))"_s;
    fill(definition, {});
    server().execute(
        u"INSERT INTO %1.source (id, n, s) VALUES (1, 10, 'a'), (2, 20, 'b')"_s.arg(m_load.plan.schema));
    dump();
    EXPECT_EQ(dumpedBytes(), "1\t20\t10\t11\ta\n2\t40\t20\t21\tb\n");
    loadInto(u"(id, twice, n, kept, s)"_s);

    const RunSummary refused = m_load.run();
    EXPECT_EQ(refused.status, RunState::Refused) << "MariaDB would ignore the value, MySQL fail with 3105";
    ASSERT_TRUE(refused.error);
    EXPECT_TRUE(refused.error->howToFix.contains(u"@discard"_s));

    const auto connection = Connection::open(m_load.target());
    ASSERT_TRUE(connection);
    const auto table = readTable(**connection, m_load.plan.schema, u"t"_s);
    ASSERT_TRUE(table);
    m_load.plan.mapping = autoMap(5, {u"id"_s, u"twice"_s, u"n"_s, u"kept"_s, u"s"_s}, *table);
    EXPECT_EQ(columnListText(m_load.plan.mapping.fields), u"(`id`, @discard, `n`, @discard, `s`)"_s);
    expectRoundTrip();
}

} // namespace millrace::test::dumpfacts_test
