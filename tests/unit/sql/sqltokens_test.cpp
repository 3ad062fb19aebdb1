// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/literals.h"
#include "core/sql/sqltokens.h"
#include "tests/support/qtprinters.h"

#include <QRandomGenerator>
#include <gtest/gtest.h>

namespace millrace::sqltokens_test {

namespace {

using Kind = SqlToken::Kind;

struct Expected
{
    Kind kind;
    const char *text;
    const char *asWritten;
};

void expectTokens(const char *sql, const std::vector<Expected> &expected, const SqlRules &rules = {})
{
    const QString text = QString::fromUtf8(sql);
    const SqlScan scan = scanSql(text, rules);
    EXPECT_EQ(scan.faultAt, -1) << sql;
    ASSERT_EQ(scan.tokens.size(), qsizetype(expected.size())) << sql;
    for (qsizetype i = 0; i < scan.tokens.size(); ++i) {
        const SqlToken &token = scan.tokens.at(i);
        EXPECT_EQ(token.kind, expected.at(std::size_t(i)).kind) << sql << " token " << i;
        EXPECT_EQ(token.text, QString::fromUtf8(expected.at(std::size_t(i)).text)) << sql;
        EXPECT_EQ(text.mid(token.offset, token.length),
                  QString::fromUtf8(expected.at(std::size_t(i)).asWritten))
            << sql;
        EXPECT_EQ(token.end(), token.offset + token.length);
    }
}

} // namespace

TEST(SqlTokens, SayWhatTheyAreAndWhereTheyStand)
{
    expectTokens("SET `a``b`=CONCAT('it''s\\n', \"x\\\"\"), @v.w:=@`q r`, @@sql_mode",
                 {{Kind::Word, "SET", "SET"},
                  {Kind::QuotedIdentifier, "a`b", "`a``b`"},
                  {Kind::Symbol, "=", "="},
                  {Kind::Word, "CONCAT", "CONCAT"},
                  {Kind::Symbol, "(", "("},
                  {Kind::String, "it's\n", "'it''s\\n'"},
                  {Kind::Symbol, ",", ","},
                  {Kind::String, "x\"", "\"x\\\"\""},
                  {Kind::Symbol, ")", ")"},
                  {Kind::Symbol, ",", ","},
                  {Kind::Variable, "v.w", "@v.w"},
                  {Kind::Symbol, ":", ":"},
                  {Kind::Symbol, "=", "="},
                  {Kind::Variable, "q r", "@`q r`"},
                  {Kind::Symbol, ",", ","},
                  {Kind::Symbol, "@@", "@@"},
                  {Kind::Word, "sql_mode", "sql_mode"}});
    expectTokens("1.5e3 0x1F 2nd é$", {{Kind::Number, "1.5e3", "1.5e3"},
                                       {Kind::Number, "0x1F", "0x1F"},
                                       {Kind::Number, "2nd", "2nd"},
                                       {Kind::Word, "é$", "é$"}});
}

TEST(SqlTokens, CommentsAreLeftOutUnlessTheServerRunsThem)
{
    const char *sql = "a -- b'\n/* c` */ d # e\"\n--f /*!50138 g */ /*M!100100 h */";
    expectTokens(sql, {{Kind::Word, "a", "a"},
                       {Kind::Word, "d", "d"},
                       {Kind::Symbol, "-", "-"},
                       {Kind::Symbol, "-", "-"},
                       {Kind::Word, "f", "f"}});
    EXPECT_EQ(scanSql(QString::fromUtf8(sql)).comments.size(), 5);
    expectTokens(sql,
                 {{Kind::Word, "a", "a"},
                  {Kind::Word, "d", "d"},
                  {Kind::Symbol, "-", "-"},
                  {Kind::Symbol, "-", "-"},
                  {Kind::Word, "f", "f"},
                  {Kind::Word, "g", "g"},
                  {Kind::Word, "h", "h"}},
                 {.executableComments = true, .mariaDb = true, .version = 101119});
}

TEST(SqlTokens, WhatNeverEndsIsAFaultWhereItBegins)
{
    for (const char *open : {"'x", "`x", "\"x", "/* x", "@'x"}) {
        const QString text = u"a, "_s + QString::fromUtf8(open);
        const SqlScan scan = scanSql(text);
        EXPECT_EQ(scan.tokens.size(), 2) << open;
        EXPECT_EQ(scan.faultAt, 3) << open;
        EXPECT_EQ(scan.check().error().code, ErrorCode::ExpressionInvalid);
        EXPECT_FALSE(sqlTokens(text));
    }
    EXPECT_TRUE(scanSql(u"a"_s).check());
}

/// Whatever the text: tokens and comments do not overlap, and nothing but blanks is between them.
TEST(SqlTokens, TileAnyText)
{
    static const QString alphabet = u"ab1 '`\"@(),.;-#/*!M\\\n=é"_s;
    QRandomGenerator random(5);
    for (int round = 0; round < 20'000; ++round) {
        QString text;
        for (int length = random.bounded(24); length > 0; --length)
            text += alphabet.at(random.bounded(int(alphabet.size())));
        const SqlScan scan = scanSql(text, {.executableComments = random.bounded(2) == 1});
        QString rest = text;
        const auto takeOut = [&rest, &text](qsizetype offset, qsizetype length) {
            ASSERT_GT(length, 0) << text;
            ASSERT_LE(offset + length, rest.size()) << text;
            ASSERT_FALSE(QStringView(rest).mid(offset, length).contains(QChar(0xFFFF))) << text;
            rest.replace(offset, length, QString(length, QChar(0xFFFF)));
        };
        for (const SqlToken &token : scan.tokens)
            takeOut(token.offset, token.length);
        for (const auto &[offset, length] : scan.comments)
            takeOut(offset, length);
        rest.remove(QChar(0xFFFF));
        if (scan.faultAt < 0) {
            ASSERT_TRUE(rest.trimmed().isEmpty()) << text << " leaves " << rest;
        }
        if (HasFailure())
            return;
    }
}

} // namespace millrace::sqltokens_test
