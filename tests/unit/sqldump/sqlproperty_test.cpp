// SPDX-License-Identifier: GPL-3.0-or-later
// Random dumps, cut at random places. Rows: whoever wrote the dump knows what it means. Statements: nasty
// bytes against the slow twin. MILLRACE_SEED=N runs one case.
#include "core/source/rows/rowreader.h"
#include "core/source/sqldump/sqlrowstream.h"
#include "tests/support/qtprinters.h"
#include "tests/unit/sqldump/choppedstream.h"
#include "tests/unit/sqldump/randomsqldump.h"
#include "tests/unit/sqldump/statementtwin.h"

#include <gtest/gtest.h>

namespace millrace::test::sqlproperty_test {

namespace {

#ifdef NDEBUG
constexpr quint32 cases = 10'000;
#else
constexpr quint32 cases = 1'500;
#endif

std::function<int()> randomBlocks(Dice &dice)
{
    const int border = dice.chance(30) ? 5 : dice.chance(50) ? 100 : 10'000;
    return [&dice, border] { return 1 + dice.below(border); };
}

void compareRow(const ExpectedRow &expected, const QByteArray &line)
{
    const RowReader reader(Dialect::mysqldumpTab());
    Row row;
    ASSERT_EQ(reader.readRow({line.constData(), std::size_t(line.size())}, row), line.size());
    ASSERT_EQ(row.fields.size(), expected.fields.size()) << line.constData();
    for (qsizetype i = 0; i < row.fields.size(); ++i) {
        ASSERT_EQ(row.fields.at(i).isNull, expected.fields.at(i).isNull) << line.constData();
        if (!row.fields.at(i).isNull) {
            ASSERT_EQ(row.fields.at(i).value, expected.fields.at(i).value) << line.constData();
        }
    }
}

void compareRows(const RandomSqlDump &dump, Dice &dice)
{
    ChoppedStream input(dump.sql, randomBlocks(dice));
    const SqlRowStream::Options options{.table = "t",
                                        .blockBytes =
                                            std::size_t(1 + dice.below(dice.chance(50) ? 20 : 5000)),
                                        .rowsPerMark = 1 + dice.below(4)};
    SqlRowStream stream(input, options);
    qsizetype next = 0;
    qint64 count = 0;
    QVector<qsizetype> numbered; // row number (from 0) → index in dump.rows
    for (;;) {
        const auto part = stream.nextPart();
        ASSERT_TRUE(part) << qPrintable(part.error().text());
        if (*part == SqlRowStream::Part::End)
            break;
        if (*part == SqlRowStream::Part::Statement) {
            ASSERT_LT(next, dump.rows.size());
            const ExpectedRow &row = dump.rows.at(next++);
            ASSERT_TRUE(row.fields.isEmpty()) << "not a statement: " << row.text.constData();
            ASSERT_TRUE(stream.statement().text.endsWith(row.text)) << stream.statement().text.constData();
            ASSERT_EQ(stream.statement().place, (SqlPlace{row.line, row.offset}));
            ASSERT_EQ(stream.statement().afterRow, count);
            continue;
        }
        const QByteArray rows(stream.rows().data(), qsizetype(stream.rows().size()));
        ASSERT_TRUE(rows.endsWith('\n'));
        for (qsizetype at = 0; at < rows.size();) {
            const qsizetype end = rows.indexOf('\n', at) + 1;
            ASSERT_LT(next, dump.rows.size());
            ASSERT_FALSE(dump.rows.at(next).fields.isEmpty()) << "has to run as it is";
            ASSERT_NO_FATAL_FAILURE(compareRow(dump.rows.at(next), rows.mid(at, end - at)));
            numbered.append(next++);
            ++count;
            at = end;
        }
        ASSERT_EQ(stream.rowCount(), count);
    }
    ASSERT_EQ(next, dump.rows.size()) << "rows are missing";
    if (numbered.isEmpty())
        return;
    const qint64 wanted = 1 + dice.below(int(numbered.size()));
    const SqlRowMark &mark = stream.markBefore(wanted);
    ASSERT_LT(mark.row, wanted);
    ChoppedStream again(dump.sql.mid(mark.place.byteOffset), randomBlocks(dice));
    const auto found = SqlRowStream::findRow(again, options, mark, wanted);
    ASSERT_TRUE(found) << qPrintable(found.error().text());
    const ExpectedRow &row = dump.rows.at(numbered.at(wanted - 1));
    ASSERT_EQ(found->text, row.text);
    ASSERT_EQ(found->place, (SqlPlace{row.line, row.offset}));
}

QByteArray nastySql(Dice &dice)
{
    QByteArray sql;
    const int pieces = dice.below(dice.chance(10) ? 300 : 30);
    for (int i = 0; i < pieces; ++i)
        sql += dice.chance(70) ? dice.oneOf({"'",
                                             "\"",
                                             "`",
                                             "\\'",
                                             "\\\\",
                                             "--",
                                             "-- ",
                                             "#",
                                             "/*",
                                             "*/",
                                             "/*!40101 ",
                                             "/*M!100100 ",
                                             "/*M!999999\\- x */",
                                             ";",
                                             ";;",
                                             "//",
                                             "\n",
                                             "\r\n",
                                             "\nDELIMITER //\n",
                                             "\ndelimiter ;\n",
                                             "DELIMITER $$ x\n",
                                             "$$",
                                             " ",
                                             "SELECT 1",
                                             "CREATE x",
                                             "/",
                                             "-",
                                             "*",
                                             "\\N",
                                             "\x1A",
                                             "END",
                                             "\xC3\xA9",
                                             "\\g"})
                               : QByteArray(dice.below(80), 'z');
    return sql;
}

void compareStatements(const QByteArray &sql, Dice &dice)
{
    const TwinResult twin = splitSlowly(sql);
    ChoppedStream input(sql, randomBlocks(dice));
    SqlDumpReader reader(input);
    qsizetype next = 0;
    for (;;) {
        const auto event = reader.next();
        if (!event) {
            ASSERT_TRUE(twin.openAtEnd || twin.refused) << qPrintable(event.error().text());
            ASSERT_EQ(next, twin.statements.size());
            ASSERT_EQ(event.error().code == ErrorCode::QuoteUnterminated ||
                          event.error().code == ErrorCode::SqlDumpTruncated,
                      twin.openAtEnd)
                << qPrintable(event.error().text());
            return;
        }
        if (*event == SqlDumpReader::Event::Comment)
            continue;
        if (*event == SqlDumpReader::Event::End)
            break;
        ASSERT_LT(next, twin.statements.size()) << "a statement too many: " << std::string(reader.text());
        const TwinStatement &expected = twin.statements.at(next++);
        ASSERT_EQ(QByteArray(reader.text().data(), qsizetype(reader.text().size())), expected.text);
        ASSERT_EQ(reader.place(), (SqlPlace{expected.line, expected.offset}));
    }
    ASSERT_FALSE(twin.openAtEnd || twin.refused);
    ASSERT_EQ(next, twin.statements.size()) << "statements are missing";
}

/// Runs `body(dice)` for many seeds; says which one failed.
template <typename Body> void forManySeeds(quint32 first, Body body)
{
    const bool one = qEnvironmentVariableIsSet("MILLRACE_SEED");
    const auto begin = one ? quint32(qEnvironmentVariableIntValue("MILLRACE_SEED")) : first;
    for (quint32 seed = begin; seed < begin + (one ? 1 : cases); ++seed) {
        Dice dice(seed);
        const QByteArray sql = body(dice);
        if (testing::Test::HasFailure())
            FAIL() << "MILLRACE_SEED=" << seed << "\n" << sql.constData();
    }
}

} // namespace

TEST(SqlProperty, RowsMeanWhatTheWriterMeant)
{
    forManySeeds(20261121, [](Dice &dice) {
        const RandomSqlDump dump = randomSqlDump(dice);
        compareRows(dump, dice);
        return dump.sql;
    });
}

TEST(SqlProperty, StatementsAreCutAsTheSlowTwinCutsThem)
{
    forManySeeds(7, [](Dice &dice) {
        const QByteArray sql = nastySql(dice);
        compareStatements(sql, dice);
        return sql;
    });
}

TEST(SqlProperty, WhollyRandomBytesNeitherCrashNorHang)
{
    forManySeeds(99, [](Dice &dice) {
        QByteArray sql = randomSqlDump(dice).sql;
        for (int i = dice.below(4); i > 0 && !sql.isEmpty(); --i)
            sql[dice.below(int(sql.size()))] = char(dice.below(256));
        sql.truncate(sql.size() - (dice.chance(50) ? dice.below(int(sql.size())) : 0));
        ChoppedStream input(sql, randomBlocks(dice));
        SqlRowStream stream(input, {.table = "t", .blockBytes = 100, .rowsPerMark = 3});
        for (;;) {
            const auto block = stream.next();
            if (!block) {
                EXPECT_TRUE(block.error().context.line && block.error().context.byteOffset)
                    << qPrintable(block.error().text());
                EXPECT_FALSE(block.error().howToFix.isEmpty());
                break;
            }
            if (block->empty())
                break;
        }
        return sql;
    });
}

} // namespace millrace::test::sqlproperty_test
