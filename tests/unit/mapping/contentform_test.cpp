// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/literals.h"
#include "core/mapping/contentcolumns.h"
#include "tests/support/qtprinters.h"

#include <gtest/gtest.h>

namespace millrace::test::contentform_test {

namespace {

/// "?" when it cannot be told.
std::string content(ContentForm form, std::string_view value, int digits = 0)
{
    std::string out = "before";
    const ContentRule rule{.form = form, .digits = digits, .labels = {"small", "it's"}};
    const bool known = appendContent(rule, value, out);
    EXPECT_EQ(out.substr(0, 6), "before");
    if (known)
        return out.substr(6);
    EXPECT_EQ(out, "before");
    return "?";
}

Column column(const QString &name, const QString &type, const QString &charset = {})
{
    return {.name = name, .type = type, .charset = charset};
}

} // namespace

TEST(ContentForm, WholeNumbers)
{
    EXPECT_EQ(content(ContentForm::Integer, "42"), "42");
    EXPECT_EQ(content(ContentForm::Integer, "-7"), "-7");
    EXPECT_EQ(content(ContentForm::Integer, "+007"), "7");
    EXPECT_EQ(content(ContentForm::Integer, "-000"), "0");
    EXPECT_EQ(content(ContentForm::Integer, "18446744073709551615"), "18446744073709551615");
    for (const char *unclear : {"", "-", "+", "4.0", "1e3", " 7", "7 ", "0x10", "--1"})
        EXPECT_EQ(content(ContentForm::Integer, unclear), "?") << unclear;
}

TEST(ContentForm, Decimals)
{
    EXPECT_EQ(content(ContentForm::Decimal, "1.5", 2), "1.50");
    EXPECT_EQ(content(ContentForm::Decimal, "-01.25", 2), "-1.25");
    EXPECT_EQ(content(ContentForm::Decimal, "3", 2), "3.00");
    EXPECT_EQ(content(ContentForm::Decimal, "3.", 2), "3.00");
    EXPECT_EQ(content(ContentForm::Decimal, "3", 0), "3");
    EXPECT_EQ(content(ContentForm::Decimal, "0.00", 2), "0.00");
    for (const char *unclear : {"", ".5", "1.005", "-0.00", "1,5", "1e2", "-", "1.2.3"})
        EXPECT_EQ(content(ContentForm::Decimal, unclear, 2), "?") << unclear;
}

TEST(ContentForm, Moments)
{
    EXPECT_EQ(content(ContentForm::Date, "2026-11-21"), "2026-11-21");
    EXPECT_EQ(content(ContentForm::Date, "2026-1-2"), "?");
    EXPECT_EQ(content(ContentForm::Date, "2026-11-21 00:00:00"), "?");
    EXPECT_EQ(content(ContentForm::DateTime, "2026-11-21"), "2026-11-21 00:00:00");
    EXPECT_EQ(content(ContentForm::DateTime, "2026-11-21", 2), "2026-11-21 00:00:00.00");
    EXPECT_EQ(content(ContentForm::DateTime, "2026-11-21 03:04:05.5", 3), "2026-11-21 03:04:05.500");
    EXPECT_EQ(content(ContentForm::DateTime, "0000-00-00 00:00:00"), "0000-00-00 00:00:00");
    for (const char *unclear : {"2026-11-21T03:04:05", "2026-11-21 03:04", "2026-11-21 03:04:05.1234",
                                "20261121", "2026-11-21 03:04:05.", "2026-11-21 03:04:05Z", ""})
        EXPECT_EQ(content(ContentForm::DateTime, unclear, 3), "?") << unclear;
    EXPECT_EQ(content(ContentForm::Time, "03:04:05"), "03:04:05");
    EXPECT_EQ(content(ContentForm::Time, "-838:59:59"), "-838:59:59");
    EXPECT_EQ(content(ContentForm::Time, "-00:00:01.5", 2), "-00:00:01.50");
    for (const char *unclear :
         {"3:04:05", "010:00:00", "+01:00:00", "-00:00:00", "03:04", "1 03:04:05", "", "-"})
        EXPECT_EQ(content(ContentForm::Time, unclear), "?") << unclear;
    EXPECT_EQ(content(ContentForm::Year, "2026"), "2026");
    EXPECT_EQ(content(ContentForm::Year, "26"), "?");
}

TEST(ContentForm, TextAndBytes)
{
    EXPECT_EQ(content(ContentForm::Text, "a  "), "a  ");
    EXPECT_EQ(content(ContentForm::Char, " a  "), " a");
    EXPECT_EQ(content(ContentForm::Char, "   "), "");
    EXPECT_EQ(content(ContentForm::Binary, "ab", 4), std::string("ab\0\0", 4));
    EXPECT_EQ(content(ContentForm::Binary, "abcde", 4), "?");
    EXPECT_EQ(content(ContentForm::Label, "it's"), "it's");
    EXPECT_EQ(content(ContentForm::Label, "Small"), "?"); // stored as small
    EXPECT_EQ(content(ContentForm::Label, "1"), "?");     // the first label
}

TEST(ContentColumns, ChoosesWhatCanBeCompared)
{
    TableSchema table{.schema = u"s"_s, .name = u"t"_s};
    table.columns = {column(u"id"_s, u"bigint(20) unsigned"_s),
                     column(u"name"_s, u"varchar(9)"_s, u"latin1"_s),
                     column(u"where"_s, u"point"_s),
                     column(u"rate"_s, u"double"_s),
                     column(u"size"_s, u"enum('s','it''s')"_s, u"utf8mb4"_s),
                     column(u"code"_s, u"int(4) unsigned zerofill"_s),
                     column(u"made"_s, u"varchar(9)"_s, u"utf8mb4"_s)};
    table.columns[0].nullable = false;
    table.indexes = {{.name = u"PRIMARY"_s, .columns = {u"id"_s}, .unique = true, .primary = true}};
    Mapping mapping;
    mapping.fields = *parseColumnList(u"(@x, name, where, rate, size, code)"_s);
    mapping.expressions = {{u"id"_s, u" @row_number "_s}, {u"made"_s, u"UPPER(@x)"_s}};
    Dialect dialect;
    dialect.charset = "utf8mb4";

    const ContentColumns content = contentColumns(mapping, dialect, table);
    ASSERT_TRUE(content.any());
    ASSERT_EQ(content.columns.size(), 3);
    EXPECT_EQ(content.key, 2);
    EXPECT_EQ(content.columns.at(2).field, -1);
    EXPECT_EQ(content.columns.at(1).rule.labels, (QVector<QByteArray>{"s", "it's"}));
    EXPECT_EQ(content.leftOut.join(u';'),
              u"where (point);rate (double);code (int(4) unsigned zerofill);made (UPPER(@x))"_s);
    EXPECT_EQ(contentQuery(content, u"s"_s, u"t"_s),
              u"SELECT COUNT(*), SUM(CRC32(CONCAT_WS(CAST(x'1F' AS BINARY), "
              "IFNULL(CONVERT(`name` USING utf8mb4), "
              "x'00'), IFNULL(`size`, x'00'), `id`))) FROM `s`.`t`"_s);

    table.triggers = {u"bump"_s};
    EXPECT_FALSE(contentColumns(mapping, dialect, table).any());
}

TEST(ContentColumns, ATextThatIsOnlyToldItsCharacterSetIsCompared)
{
    TableSchema table;
    table.columns = {
        {.name = u"same"_s, .type = u"varchar(9)"_s, .charset = u"utf8mb4"_s, .nullable = false},
        {.name = u"other"_s, .type = u"varchar(9)"_s, .charset = u"latin1"_s, .nullable = false},
        {.name = u"changed"_s, .type = u"varchar(9)"_s, .charset = u"utf8mb4"_s, .nullable = false}};
    Mapping mapping;
    mapping.fields = *parseColumnList(u"(@f1, @f2, @f3)"_s);
    mapping.expressions = {{u"same"_s, u"CONVERT(@f1 USING utf8mb4)"_s},
                           {u"other"_s, u"convert( @F2 using utf8mb4 )"_s},
                           {u"changed"_s, u"UPPER(CONVERT(@f3 USING utf8mb4))"_s}};
    Dialect dialect;
    dialect.charset = "binary";
    const ContentColumns content = contentColumns(mapping, dialect, table);
    ASSERT_EQ(content.columns.size(), 2);
    EXPECT_EQ(content.columns.at(0).field, 0);
    EXPECT_EQ(content.columns.at(0).sql, u"`same`"_s);
    EXPECT_EQ(content.columns.at(1).field, 1);
    EXPECT_EQ(content.columns.at(1).sql, u"CONVERT(`other` USING utf8mb4)"_s);
    EXPECT_EQ(content.leftOut.size(), 1);
    // A file in a character set of its own was converted before the variable saw it.
    dialect.charset = "latin1";
    EXPECT_FALSE(contentColumns(mapping, dialect, table).any());
}

} // namespace millrace::test::contentform_test
