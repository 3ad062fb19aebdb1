// SPDX-License-Identifier: GPL-3.0-or-later
// Files as SELECT … INTO OUTFILE and mysqldump -T write them, made by the very server they are loaded into.
#include "core/server/connection.h"
#include "core/server/tableschema.h"
#include "tests/support/factsof.h"
#include "tests/support/loadcase.h"

#include <QFile>
#include <gtest/gtest.h>

namespace millrace::test {

namespace {

/// A table `source` with rows, its dump, and the table `t` of the same definition to load it into.
class DumpFacts : public testing::Test
{
protected:
    void fill(const QString &definition, const QStringList &rows)
    {
        m_definition = definition;
        server().execute(QStringLiteral("CREATE TABLE %1.source %2").arg(m_load.plan.schema, definition));
        for (const QString &row : rows)
            server().execute(QStringLiteral("INSERT INTO %1.source VALUES %2").arg(m_load.plan.schema, row));
    }
    void dump(const QString &selected = QStringLiteral("*"))
    {
        const QString path =
            server().filesFolder() + QLatin1Char('/') + m_load.plan.schema + QStringLiteral(".txt");
        server().execute(
            QStringLiteral("SELECT %1 INTO OUTFILE '%2' CHARACTER SET binary FROM %3.source ORDER BY id")
                .arg(selected, path, m_load.plan.schema));
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
            EXPECT_TRUE(bare) << dumpedBytes().toStdString();
        } else if (facts.version >= 90704) {
            EXPECT_FALSE(bare) << dumpedBytes().toStdString();
        }
    }
    PrivateServer &server() { return m_load.server(); }
    bool isMariaDb() { return server().value(QStringLiteral("SELECT VERSION() LIKE '%MariaDB%'")).toBool(); }
    /// Runs it and expects the rows of `source`, all of them and unchanged.
    void expectRoundTrip()
    {
        const RunSummary summary = m_load.run();
        ASSERT_EQ(summary.status, RunState::Done)
            << (summary.error ? summary.error->text().toStdString() : "");
        EXPECT_TRUE(summary.tables.first().verified)
            << summary.tables.first().notVerifiedBecause.toStdString();
        EXPECT_EQ(summary.tables.first().warnings, 0);
        EXPECT_EQ(checksum(QStringLiteral("t")), checksum(QStringLiteral("source")));
    }

    LoadCase m_load;
    QString m_definition;
};

} // namespace

TEST_F(DumpFacts, EveryColumnComesBackInItsOwnCharset)
{
    fill(QStringLiteral(
             "(id int PRIMARY KEY, l varchar(20) CHARACTER SET latin1, c varchar(20) CHARACTER SET cp1251,"
             " g varchar(20) CHARACTER SET gbk, u varchar(20) CHARACTER SET utf8mb4, b varbinary(20))"),
         {QStringLiteral("(1, 'é\\t€', 'Привет', '中\\\\文', 'é😀\\n', x'00e9ff5c0a')"),
          QStringLiteral("(2, '', NULL, '\\\\N', 'NULL', x'')")});
    dump();
    const QByteArray bytes = dumpedBytes();
    EXPECT_TRUE(bytes.contains("\xe9")) << "latin1 bytes";
    EXPECT_TRUE(bytes.contains("\xf0\x9f\x98\x80")) << "next to utf8mb4 bytes";
    loadInto(QStringLiteral("(id, l, c, g, u, b)"));
    expectRoundTrip();
}

TEST_F(DumpFacts, ExpressionsOverABinaryDumpKeepEveryByte)
{
    fill(QStringLiteral(
             "(id int PRIMARY KEY, l varchar(20) CHARACTER SET latin1, u varchar(20) CHARACTER SET utf8mb4)"),
         {QStringLiteral("(1, 'né', 'né😀')")});
    dump();
    loadInto(QStringLiteral("(id, @l, @u)"));
    m_load.setExpression(QStringLiteral("l=CONCAT(@l, '')"));
    m_load.setExpression(QStringLiteral("u=CONCAT(@u, '')"));
    expectRoundTrip();
}

TEST_F(DumpFacts, EveryByteSurvivesEachRowAChunkOfItsOwn)
{
    // A newline is written as a backslash before a real newline: cutting there would tear the row apart.
    fill(QStringLiteral("(id int PRIMARY KEY, s blob, n varchar(9))"), {});
    QString all;
    for (int byte = 0; byte < 256; ++byte)
        all += QString::number(byte, 16).rightJustified(2, QLatin1Char('0'));
    int id = 0;
    for (const QString &hex :
         {all, QStringLiteral("5c0a5c5c0a0a5c"), QStringLiteral("0a"), QStringLiteral("5c"),
          QStringLiteral("095c09"), QStringLiteral("5c4e"), QStringLiteral("00")})
        server().execute(QStringLiteral("INSERT INTO %1.source VALUES (%2, x'%3', NULL), (%4, NULL, '')")
                             .arg(m_load.plan.schema)
                             .arg(id + 1)
                             .arg(hex)
                             .arg(id + 2)),
            id += 2;
    dump();
    loadInto(QStringLiteral("(id, s, n)"));
    m_load.plan.chunkRows = 1;
    expectRoundTrip();
    EXPECT_EQ(m_load.rowsInTable(), 14);
}

TEST_F(DumpFacts, NumbersDatesAndGeometryComeBackAsTheyWere)
{
    fill(
        QStringLiteral(
            "(id int PRIMARY KEY, d double, f float, n decimal(30,10), t datetime(6), y year, i time(3),"
            " e enum('a','b'), x set('p','q'), g geometry)"),
        {QStringLiteral("(1, 0.1, 1.5, -12345678901234567890.0123456789, '2024-02-29 23:59:59.999999', 1999, "
                        "'-838:59:58.999', 'b', 'p,q', ST_GeomFromText('POINT(9 10)'))"),
         QStringLiteral("(2, 1.7976931348623157e308, NULL, 0, '1000-01-01', 2155, '00:00:00', NULL, '', "
                        "ST_GeomFromText('LINESTRING(0 92, 10 9.5)'))")});
    dump();
    loadInto(QStringLiteral("(id, d, f, n, t, y, i, e, x, g)"));
    expectRoundTrip();
}

TEST_F(DumpFacts, RawBitColumnsThatBreakTheRowsAreFoundBeforeAnythingIsStored)
{
    fill(QStringLiteral("(id int PRIMARY KEY, b bit(8))"),
         {QStringLiteral("(1, b'1'), (2, 9), (3, 10), (4, 92), (5, 255), (6, 0)")});
    dump(QStringLiteral("b, id"));
    loadInto(QStringLiteral("(b, id)"));
    const bool bare = dumpedBytes().contains("\n\t\t2\n"); // the value 9 stands there as a bare tab
    expectBareBits(bare);
    if (!bare) {
        expectRoundTrip();
        return;
    }
    const RunSummary summary = m_load.run();
    ASSERT_EQ(summary.status, RunState::Stopped);
    EXPECT_EQ(summary.error->code, ErrorCode::FieldCountWrong) << summary.error->text().toStdString();
    EXPECT_EQ(summary.error->context.line, 2);
    EXPECT_EQ(m_load.rowsInTable(), 0);
}

TEST_F(DumpFacts, RawBitColumnsWhoseRowsSeemWholeAreWarnedOf)
{
    // 0x5C30 is a backslash and a zero, which is how NUL is escaped: one byte where two were dumped.
    fill(QStringLiteral("(id int PRIMARY KEY, w bit(16))"), {QStringLiteral("(1, 0x5c30)")});
    dump();
    const bool bare = dumpedBytes() == "1\t\\0\n";
    expectBareBits(bare);
    loadInto(QStringLiteral("(id, w)"));
    const RunSummary summary = m_load.run();
    ASSERT_EQ(summary.status, RunState::Done) << (summary.error ? summary.error->text().toStdString() : "");
    EXPECT_EQ(server().value(QStringLiteral("SELECT w+0 FROM %1").arg(m_load.table())).toInt(),
              bare ? 0 : 0x5c30)
        << "nothing the server says tells them apart";
    EXPECT_EQ(std::count_if(m_load.events.begin(), m_load.events.end(),
                            [](const Event &event) {
                                return event.kind == Event::Kind::Warning &&
                                       event.text.contains(QStringLiteral("Column w is of type BIT")) &&
                                       event.text.contains(QStringLiteral("w = CAST(@b AS UNSIGNED)"));
                            }),
              1);
}

TEST_F(DumpFacts, BitColumnsDumpedAsNumbersRoundTrip)
{
    fill(QStringLiteral("(id int PRIMARY KEY, b bit(8), w bit(64))"), {});
    for (int value = 0; value < 256; ++value)
        server().execute(
            QStringLiteral("INSERT INTO %1.source VALUES (%2, %2, ~%2)").arg(m_load.plan.schema).arg(value));
    dump(QStringLiteral("id, b+0, w+0"));
    loadInto(QStringLiteral("(id, @b, @w)"));
    m_load.setExpression(QStringLiteral("b=CAST(@b AS UNSIGNED)"));
    m_load.setExpression(QStringLiteral("w=CAST(@w AS UNSIGNED)"));
    expectRoundTrip();
}

TEST_F(DumpFacts, JsonOfABinaryDumpNeedsAConversionOnMySqlAndIsToldSo)
{
    fill(QStringLiteral("(id int PRIMARY KEY, j json)"),
         {QStringLiteral("(1, '{\"a\": \"é😀\\\\n\\\\t\"}'), (2, NULL), (3, '[1, 2]')")});
    dump();
    loadInto(QStringLiteral("(id, j)"));
    if (isMariaDb()) { // text with a CHECK
        expectRoundTrip();
        return;
    }
    const RunSummary refused = m_load.run();
    ASSERT_EQ(refused.status, RunState::Stopped);
    EXPECT_EQ(refused.error->context.serverCode, 3144) << refused.error->text().toStdString();
    EXPECT_TRUE(refused.error->howToFix.contains(QStringLiteral("CONVERT(@variable USING utf8mb4)")))
        << refused.error->howToFix.toStdString();
    EXPECT_EQ(m_load.rowsInTable(), 0);
}

TEST_F(DumpFacts, JsonOfABinaryDumpLoadsThroughTheConversion)
{
    fill(QStringLiteral("(id int PRIMARY KEY, j json)"),
         {QStringLiteral("(1, '{\"a\": \"é😀\\\\n\\\\t\"}'), (2, NULL), (3, '[1, 2]')")});
    dump();
    loadInto(QStringLiteral("(id, @j)"));
    m_load.setExpression(QStringLiteral("j=CONVERT(@j USING utf8mb4)"));
    expectRoundTrip();
}

TEST_F(DumpFacts, GeneratedColumnsInTheFileAreDiscarded)
{
    // MariaDB writes them into its -T files, and mysqldump where it is asked for all columns.
    const QString definition =
        QStringLiteral("(id int PRIMARY KEY, twice int AS (n * 2) VIRTUAL, n int, kept int AS "
                       "(n + 1) STORED, s varchar(9))");
    fill(definition, {});
    server().execute(QStringLiteral("INSERT INTO %1.source (id, n, s) VALUES (1, 10, 'a'), (2, 20, 'b')")
                         .arg(m_load.plan.schema));
    dump();
    EXPECT_EQ(dumpedBytes(), "1\t20\t10\t11\ta\n2\t40\t20\t21\tb\n");
    loadInto(QStringLiteral("(id, twice, n, kept, s)"));

    const RunSummary refused = m_load.run();
    EXPECT_EQ(refused.status, RunState::Refused) << "MariaDB would ignore the value, MySQL fail with 3105";
    ASSERT_TRUE(refused.error);
    EXPECT_TRUE(refused.error->howToFix.contains(QStringLiteral("@discard")));

    const auto connection = Connection::open(m_load.target());
    ASSERT_TRUE(connection);
    const auto table = readTable(**connection, m_load.plan.schema, QStringLiteral("t"));
    ASSERT_TRUE(table);
    m_load.plan.mapping = autoMap(5,
                                  {QStringLiteral("id"), QStringLiteral("twice"), QStringLiteral("n"),
                                   QStringLiteral("kept"), QStringLiteral("s")},
                                  *table);
    EXPECT_EQ(columnListText(m_load.plan.mapping.fields),
              QStringLiteral("(`id`, @discard, `n`, @discard, `s`)"));
    expectRoundTrip();
}

} // namespace millrace::test
