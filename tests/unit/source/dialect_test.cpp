// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/literals.h"
#include "core/source/rows/dialect.h"
#include "tests/unit/source/sourcefixture.h"

namespace millrace::test::dialect_test {

TEST(Dialect, DefaultsAreWhatMysqldumpWrites)
{
    const Dialect d = Dialect::mysqldumpTab();
    EXPECT_EQ(d.fieldsTerminatedBy, "\t");
    EXPECT_EQ(d.fieldsEscapedBy, "\\");
    EXPECT_EQ(d.linesTerminatedBy, "\n");
    EXPECT_TRUE(d.fieldsEnclosedBy.isEmpty());
    EXPECT_EQ(d.charset, "binary");
    EXPECT_TRUE(d.validate());
}

TEST(Dialect, CsvHasNoEscapeByte)
{
    const Dialect d = Dialect::csvRfc4180("\r\n");
    EXPECT_TRUE(d.fieldsEscapedBy.isEmpty()) << "\"C:\\\" would swallow its closing quote";
    EXPECT_EQ(d.fieldsEnclosedBy, "\"");
    EXPECT_EQ(d.linesTerminatedBy, "\r\n");
    EXPECT_TRUE(d.validate());
}

struct Refused
{
    const char *why;
    Dialect dialect;
};

class DialectRefuses : public testing::TestWithParam<Refused>
{};

TEST_P(DialectRefuses, WithReasonAndRemedy)
{
    const auto result = GetParam().dialect.validate();
    ASSERT_FALSE(result) << GetParam().why;
    expectHelpful(result.error(), ErrorCode::DialectInvalid);
    EXPECT_FALSE(Dialect::fromJson(GetParam().dialect.toJson()));
}

INSTANTIATE_TEST_SUITE_P(
    All, DialectRefuses,
    testing::Values(
        Refused{"fixed width", {.fieldsTerminatedBy = ""}}, Refused{"fixed width", {.linesTerminatedBy = ""}},
        Refused{"same terminators", {.fieldsTerminatedBy = "\n"}},
        Refused{"line end before field end", {.fieldsTerminatedBy = "\n,"}},
        Refused{"line end inside field end", {.fieldsTerminatedBy = ",\n,"}},
        Refused{"two enclosing bytes", {.fieldsEnclosedBy = "<>"}},
        Refused{"two escape bytes", {.fieldsEscapedBy = "\\\\"}},
        Refused{"quote in terminator", {.fieldsTerminatedBy = "\",\"", .fieldsEnclosedBy = "\""}},
        Refused{"escape in terminator", {.linesTerminatedBy = "\\\n"}}, Refused{"header", {.skipLines = -1}},
        Refused{"charset", {.charset = "utf16"}}, Refused{"charset", {.charset = ""}},
        Refused{"charset", {.charset = "utf8; DROP TABLE t"}},
        Refused{"comment or empty field", {.commentsBeginWith = "\t#"}},
        Refused{"comment or quote", {.fieldsEnclosedBy = "\"", .commentsBeginWith = "\"#"}},
        Refused{"comment or \\N", {.commentsBeginWith = "\\"}},
        Refused{"comment of two lines", {.commentsBeginWith = "#\n#"}},
        Refused{"no line ends", {.linesTerminatedBy = ";;", .commentsBeginWith = "#"}},
        Refused{"two ways to pass over lines", {.linesStartingBy = "x", .commentsBeginWith = "#"}},
        Refused{"non-ASCII in utf8", {.fieldsTerminatedBy = "\xC3\xBE", .charset = "utf8mb4"}}));

TEST(Dialect, AcceptsWhatTheServerReadsWithoutDoubt)
{
    EXPECT_TRUE((Dialect{.fieldsTerminatedBy = "\xFE", .charset = "latin1"}.validate()));
    EXPECT_TRUE((Dialect{.fieldsTerminatedBy = "|", .linesTerminatedBy = "|\n"}.validate()));
    EXPECT_TRUE((Dialect{.fieldsTerminatedBy = ",\n"}.validate()))
        << "the line end only closes the field end";
    EXPECT_TRUE((Dialect{.fieldsEnclosedBy = "\"", .fieldsEscapedBy = "\""}.validate()));
}

TEST(Dialect, JsonKeepsEveryByte)
{
    Dialect d{.fieldsTerminatedBy = "\xFE\x01",
              .fieldsEnclosedBy = "\x14",
              .optionallyEnclosed = true,
              .fieldsEscapedBy = "",
              .linesTerminatedBy = "\r\n",
              .linesStartingBy = ">>",
              .skipLines = 2,
              .charset = "latin1"};
    Dialect commented{.commentsBeginWith = "//\xA7", .charset = "latin1"};
    EXPECT_EQ(Dialect::fromJson(commented.toJson()).value_or(Dialect()), commented);
    const auto back = Dialect::fromJson(d.toJson());
    ASSERT_TRUE(back);
    EXPECT_EQ(*back, d);
}

TEST(Dialect, JsonWithTextThatIsNoBytesIsRefused)
{
    QJsonObject json = Dialect().toJson();
    json.insert(u"fields_terminated_by"_s, u"\u2192"_s);
    const auto back = Dialect::fromJson(json);
    ASSERT_FALSE(back);
    expectHelpful(back.error(), ErrorCode::DialectInvalid);
}

} // namespace millrace::test::dialect_test
