// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/literals.h"
#include "core/source/content/rowfiles.h"
#include "core/source/rows/rowreader.h"
#include "tests/unit/source/sourcefixture.h"

namespace millrace::test::rowreader_test {

namespace {

/// "NULL" without quotes stands for NULL, everything else in brackets.
QByteArray fieldsOf(const Dialect &dialect, const QByteArray &bytes)
{
    Row row;
    RowReader(dialect).readRow({bytes.constData(), std::size_t(bytes.size())}, row);
    QByteArray text;
    for (const Field &field : row.fields)
        text += field.isNull ? QByteArray("NULL") : '[' + field.value + ']';
    return text;
}

Dialect quoted(const char *escape)
{
    return {.fieldsTerminatedBy = ",", .fieldsEnclosedBy = "\"", .fieldsEscapedBy = escape};
}

} // namespace

TEST(RowReader, UnescapesAsTheServerDoes)
{
    EXPECT_EQ(fieldsOf({}, QByteArray("a\\nb\t\\\\\tx\\\ty\t\\0\t\\Z\t\\q\n")),
              QByteArray("[a\nb][\\][x\ty][") + '\0' + "][\032][q]");
}

TEST(RowReader, NullRules)
{
    EXPECT_EQ(fieldsOf({}, "\\N\tNULL\t\tN\n"), "NULL[NULL][][N]");
    EXPECT_EQ(fieldsOf({}, "x\\N\n"), "[xN]");
    EXPECT_EQ(fieldsOf(quoted("\\"), "\\N,\"\\N\",NULL,\"NULL\",\n"), "NULLNULLNULL[NULL][]");
    EXPECT_EQ(fieldsOf(quoted(""), "\\N,NULL,\"NULL\",null\n"), "[\\N]NULL[NULL][null]");
}

TEST(RowReader, QuotesAreDoubledEscapedOrStray)
{
    EXPECT_EQ(fieldsOf(quoted(""), "\"a\"\"b\",\"c\"d,e\",f\"g\n"), "[a\"b][c\"d,e][f\"g]");
    EXPECT_EQ(fieldsOf(quoted("\\"), "\"a\\\"b\",c\n"), "[a\"b][c]");
    EXPECT_EQ(fieldsOf(quoted("\""), "\"a\"\"b\",c\n"), "[a\"b][c]");
    EXPECT_EQ(fieldsOf(quoted(""), "\"open\n"), "[\"open\n]")
        << "the server keeps the quote of a field never closed";
}

TEST(RowReader, RowEndsAndRawBytes)
{
    const Dialect d{.linesTerminatedBy = "\r\n"};
    Row row;
    const QByteArray bytes = "1\ta\r\n2\tb";
    const RowReader reader(d);
    EXPECT_EQ(reader.readRow({bytes.constData(), 10}, row), 5);
    EXPECT_EQ(row.raw, "1\ta");
    EXPECT_EQ(reader.readRow({bytes.constData() + 5, 3}, row), 3);
    EXPECT_EQ(row.raw, "2\tb");
    EXPECT_EQ(reader.readRow({bytes.constData() + 8, 0}, row), 0);
}

class RowFiles : public SourceFiles
{};

TEST_F(RowFiles, ReadsTheFirstRowsWithTheirPlaces)
{
    Dialect d = Dialect::csvRfc4180("\n");
    d.skipLines = 1;
    const QString file = write(u"a.csv"_s, "id,name\n1,\"x\ny\"\n2,z\n3,last");
    const auto rows = readRows(file, d, 0, 10);
    ASSERT_TRUE(rows);
    ASSERT_EQ(rows->size(), 3);
    EXPECT_EQ(rows->at(0).line, 2);
    EXPECT_EQ(rows->at(1).line, 4);
    EXPECT_EQ(rows->at(1).row, 2);
    EXPECT_EQ(rows->at(1).byteOffset, 16);
    EXPECT_EQ(rows->at(2).raw, "3,last");
    EXPECT_EQ(readRows(file, d, 0, 1)->size(), 1);
    EXPECT_EQ(readRows(file, d, 16, 1)->at(0).fields.at(1).value, "z");
    EXPECT_EQ(*readHeader(file, d), (QStringList{u"id"_s, u"name"_s}));
    EXPECT_TRUE(readHeader(file, Dialect::csvRfc4180("\n"))->isEmpty());
}

TEST_F(RowFiles, LeavesOutTheRowThatIsCutByMaxBytes)
{
    const QString file = write(u"a.txt"_s, "1\ta\n2\tbbbbbb\n");
    EXPECT_EQ(readRows(file, {}, 0, 10, 8)->size(), 1);
    EXPECT_EQ(readRows(file, {}, 0, 10, 2)->size(), 0);
    EXPECT_EQ(readRows(file, {.skipLines = 5}, 0, 10)->size(), 0) << "nothing but header lines";
}

TEST_F(RowFiles, LocatesARowByItsDistance)
{
    Dialect d;
    d.skipLines = 1;
    QByteArray content = "head\n";
    for (int i = 1; i <= 5000; ++i)
        content += QByteArray::number(i) + "\ttwo\\\nlines\n";
    const QString file = write(u"a.txt"_s, content);
    const auto first = locateRow(file, d, 0, 1, 0);
    ASSERT_TRUE(first);
    EXPECT_EQ(first->line, 2);
    EXPECT_EQ(first->byteOffset, 5);
    const auto row = locateRow(file, d, 0, 1, 4321);
    ASSERT_TRUE(row);
    EXPECT_EQ(row->row, 4322);
    EXPECT_EQ(row->fields.at(0).value, "4322");
    EXPECT_EQ(row->line, 2 + 2 * 4321);
    const auto again = locateRow(file, d, row->byteOffset, 4322, 1);
    ASSERT_TRUE(again);
    EXPECT_EQ(again->fields.at(0).value, "4323");
    EXPECT_EQ(locateRow(file, d, row->byteOffset, 4322, 0)->byteOffset, row->byteOffset);
    const auto missing = locateRow(file, d, 0, 1, 5000);
    ASSERT_FALSE(missing);
    expectHelpful(missing.error(), ErrorCode::SourceChanged);
}

} // namespace millrace::test::rowreader_test
