// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/order/rowframe.h"
#include "tests/unit/order/orderfixture.h"

namespace millrace::test::rowframe_test {

namespace {

Result<QByteArray> framed(const Dialect &dialect, bool rowNumbers, const QByteArray &row, bool terminated)
{
    RowFrame frame(dialect, rowNumbers);
    MILLRACE_TRY(
        const auto bytes,
        frame.frame(
            {.bytes = {row.constData(), std::size_t(row.size())}, .offset = 0, .terminated = terminated}, 7));
    return QByteArray(bytes.data(), qsizetype(bytes.size()));
}

} // namespace

TEST(RowFrame, LeavesWholeRowsAlone)
{
    EXPECT_EQ(*framed({}, false, "1\ta\\\nb\n", true), "1\ta\\\nb\n");
}

TEST(RowFrame, GivesTheLastRowItsTerminator)
{
    EXPECT_EQ(*framed({}, false, "1\ta", false), "1\ta\n");
    EXPECT_EQ(*framed(Dialect::csvRfc4180("\r\n"), false, "1,\"a\"", false), "1,\"a\"\r\n");
    EXPECT_EQ(*framed({.linesTerminatedBy = "\r\n"}, false, "1\ta\r", false), "1\ta\r\r\n")
        << "half a terminator is data";
}

TEST(RowFrame, AnEscapeAtTheEndOfAFileEscapesNoTerminator)
{
    EXPECT_EQ(*framed({}, false, "1\ta\\", false), "1\ta\\\\\n");
}

TEST(RowFrame, AnEmptyFieldAtTheEndOfAFileStaysUnread)
{
    EXPECT_EQ(*framed({}, false, "1\t", false), "1\n");
    EXPECT_EQ(*framed({}, false, "1\ta\\\t", false), "1\ta\\\t\n") << "an escaped one is data";
}

TEST(RowFrame, RefusesARowThatWouldReadDifferently)
{
    // "xab" + "aba" would end after the first "aba".
    const auto refused = framed({.fieldsEscapedBy = {}, .linesTerminatedBy = "aba"}, false, "xab", false);
    ASSERT_FALSE(refused);
    expectHelpful(refused.error(), ErrorCode::OrderRowNotMovable);
}

TEST(RowFrame, PutsTheNumberInFrontAsAField)
{
    EXPECT_EQ(*framed({}, true, "a\tb\n", true), "7\ta\tb\n");
    EXPECT_EQ(*framed({}, true, "a\tb", false), "7\ta\tb\n");
    EXPECT_EQ(*framed(Dialect::csvRfc4180("\n"), true, "\"a\",b\n", true), "7,\"a\",b\n");
    EXPECT_EQ(*framed({.fieldsTerminatedBy = "||"}, true, "a||b\n", true), "7||a||b\n");
    EXPECT_EQ(*framed({.linesStartingBy = "R:"}, true, "noise R:a\tb\n", true), "noise R:7\ta\tb\n");
}

TEST(RowFrame, RefusesNumbersWhereTheyWouldBeMisread)
{
    EXPECT_FALSE(RowFrame({.fieldsTerminatedBy = "0"}, true).validate());
    EXPECT_TRUE(RowFrame({.fieldsTerminatedBy = "0"}, false).validate());
    const Dialect pipes{.fieldsTerminatedBy = "|", .linesTerminatedBy = "|\n"};
    EXPECT_EQ(*framed(pipes, true, "a|b|\n", true), "7|a|b|\n");
    const auto refused = framed(pipes, true, "\na|b|\n", true);
    ASSERT_FALSE(refused);
    expectHelpful(refused.error(), ErrorCode::OrderRowNotMovable);
}

} // namespace millrace::test::rowframe_test
