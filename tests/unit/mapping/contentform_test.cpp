// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mapping/contentcolumns.h"

#include <gtest/gtest.h>

namespace millrace::test {

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
    TableSchema table{.schema = QStringLiteral("s"), .name = QStringLiteral("t")};
    table.columns = {
        column(QStringLiteral("id"), QStringLiteral("bigint(20) unsigned")),
        column(QStringLiteral("name"), QStringLiteral("varchar(9)"), QStringLiteral("latin1")),
        column(QStringLiteral("where"), QStringLiteral("point")),
        column(QStringLiteral("rate"), QStringLiteral("double")),
        column(QStringLiteral("size"), QStringLiteral("enum('s','it''s')"), QStringLiteral("utf8mb4")),
        column(QStringLiteral("code"), QStringLiteral("int(4) unsigned zerofill")),
        column(QStringLiteral("made"), QStringLiteral("varchar(9)"), QStringLiteral("utf8mb4"))};
    table.columns[0].nullable = false;
    table.indexes = {{.name = QStringLiteral("PRIMARY"),
                      .columns = {QStringLiteral("id")},
                      .unique = true,
                      .primary = true}};
    Mapping mapping;
    mapping.fields = *parseColumnList(QStringLiteral("(@x, name, where, rate, size, code)"));
    mapping.expressions = {{QStringLiteral("id"), QStringLiteral(" @row_number ")},
                           {QStringLiteral("made"), QStringLiteral("UPPER(@x)")}};
    Dialect dialect;
    dialect.charset = "utf8mb4";

    const ContentColumns content = contentColumns(mapping, dialect, table);
    ASSERT_TRUE(content.any());
    ASSERT_EQ(content.columns.size(), 3);
    EXPECT_EQ(content.key, 2);
    EXPECT_EQ(content.columns.at(2).field, -1);
    EXPECT_EQ(content.columns.at(1).rule.labels, (QVector<QByteArray>{"s", "it's"}));
    EXPECT_EQ(content.leftOut.join(QLatin1Char(';')),
              QStringLiteral("where (point);rate (double);code (int(4) unsigned zerofill);made (UPPER(@x))"));
    EXPECT_EQ(contentQuery(content, QStringLiteral("s"), QStringLiteral("t")),
              QStringLiteral("SELECT COUNT(*), SUM(CRC32(CONCAT_WS(CAST(x'1F' AS BINARY), "
                             "IFNULL(CONVERT(`name` USING utf8mb4), "
                             "x'00'), IFNULL(`size`, x'00'), `id`))) FROM `s`.`t`"));

    table.triggers = {QStringLiteral("bump")};
    EXPECT_FALSE(contentColumns(mapping, dialect, table).any());
}

TEST(ContentColumns, ATextThatIsOnlyToldItsCharacterSetIsCompared)
{
    TableSchema table;
    table.columns = {{.name = QStringLiteral("same"),
                      .type = QStringLiteral("varchar(9)"),
                      .charset = QStringLiteral("utf8mb4"),
                      .nullable = false},
                     {.name = QStringLiteral("other"),
                      .type = QStringLiteral("varchar(9)"),
                      .charset = QStringLiteral("latin1"),
                      .nullable = false},
                     {.name = QStringLiteral("changed"),
                      .type = QStringLiteral("varchar(9)"),
                      .charset = QStringLiteral("utf8mb4"),
                      .nullable = false}};
    Mapping mapping;
    mapping.fields = *parseColumnList(QStringLiteral("(@f1, @f2, @f3)"));
    mapping.expressions = {{QStringLiteral("same"), QStringLiteral("CONVERT(@f1 USING utf8mb4)")},
                           {QStringLiteral("other"), QStringLiteral("convert( @F2 using utf8mb4 )")},
                           {QStringLiteral("changed"), QStringLiteral("UPPER(CONVERT(@f3 USING utf8mb4))")}};
    Dialect dialect;
    dialect.charset = "binary";
    const ContentColumns content = contentColumns(mapping, dialect, table);
    ASSERT_EQ(content.columns.size(), 2);
    EXPECT_EQ(content.columns.at(0).field, 0);
    EXPECT_EQ(content.columns.at(0).sql, QStringLiteral("`same`"));
    EXPECT_EQ(content.columns.at(1).field, 1);
    EXPECT_EQ(content.columns.at(1).sql, QStringLiteral("CONVERT(`other` USING utf8mb4)"));
    EXPECT_EQ(content.leftOut.size(), 1);
    // A file in a character set of its own was converted before the variable saw it.
    dialect.charset = "latin1";
    EXPECT_FALSE(contentColumns(mapping, dialect, table).any());
}

} // namespace millrace::test
