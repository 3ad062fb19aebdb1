// SPDX-License-Identifier: GPL-3.0-or-later
// The cases that have a name; scanproperty_test.cpp has the rest.
#include "core/source/rows/rowscanner.h"
#include "tests/unit/source/sourcefixture.h"

#include <limits>

namespace millrace::test::rowscanner_test {

namespace {

constexpr qint64 noLimit = std::numeric_limits<qint64>::max();

std::span<const char> bytesOf(const QByteArray &bytes)
{
    return {bytes.constData(), std::size_t(bytes.size())};
}

QVector<qint64> rowEnds(const Dialect &dialect, const QByteArray &bytes)
{
    RowScanner scanner(dialect, {});
    QVector<qint64> ends;
    qint64 at = 0;
    while (at < bytes.size()) {
        const auto step =
            scanner.scan(bytesOf(bytes).subspan(std::size_t(at)), scanner.rowsDone() + 1, noLimit);
        at += step.consumed;
        if (step.limitReached)
            ends.append(scanner.offset());
    }
    const qint64 before = scanner.rowsDone();
    EXPECT_TRUE(scanner.finish());
    if (scanner.rowsDone() > before)
        ends.append(scanner.offset());
    return ends;
}

} // namespace

TEST(RowScanner, CountsBackslashesBeforeANewline)
{
    EXPECT_EQ(rowEnds({}, "a\\\nb\n"), (QVector<qint64>{5})) << "escaped newline is data";
    EXPECT_EQ(rowEnds({}, "a\\\\\nb\n"), (QVector<qint64>{4, 6})) << "an escaped backslash ends there";
    EXPECT_EQ(rowEnds({}, "a\\\\\\\nb\n"), (QVector<qint64>{7}));
    // A series of escapes over the border of two 64-byte blocks.
    const QByteArray series(63, 'x');
    EXPECT_EQ(rowEnds({}, series + "\\\n" + "\n"), (QVector<qint64>{66}));
    EXPECT_EQ(rowEnds({}, series + "\\\\\n"), (QVector<qint64>{66}));
}

TEST(RowScanner, QuotesHoldLineEndsOnlyAtAFieldsBeginning)
{
    const Dialect csv = Dialect::csvRfc4180("\n");
    EXPECT_EQ(rowEnds(csv, "\"a\nb\",1\nc,2\n"), (QVector<qint64>{8, 12}));
    EXPECT_EQ(rowEnds(csv, "a\"b\nc\",2\n"), (QVector<qint64>{4, 9})) << "a quote inside a field is data";
    EXPECT_EQ(rowEnds(csv, "\"a\"\"\n\"\n"), (QVector<qint64>{7})) << "doubled quotes";
    EXPECT_EQ(rowEnds(csv, "\"a\"x\n\"\n"), (QVector<qint64>{7})) << "a quote before no terminator is data";
    EXPECT_EQ(rowEnds(csv, "\"C:\\\",1\n"), (QVector<qint64>{8})) << "no escape byte in RFC 4180";
}

TEST(RowScanner, MultiByteTerminatorsGiveBackWhatDoesNotFit)
{
    EXPECT_EQ(rowEnds({.linesTerminatedBy = "\r\n"}, "a\r\r\nb\n\r\n"), (QVector<qint64>{4, 8}));
    EXPECT_EQ(rowEnds({.linesTerminatedBy = "aab"}, "xaaab"), (QVector<qint64>{5}));
}

TEST(RowScanner, LinesStartingByTakesWhatStandsBefore)
{
    const Dialect d{.fieldsTerminatedBy = ",", .linesStartingBy = "xx:"};
    EXPECT_EQ(rowEnds(d, "noise\nxx:1,2\nmore xx:3,4\nrest\n"), (QVector<qint64>{13, 25}));
}

TEST(RowScanner, TrailByteThatLooksLikeABackslashEscapesNothing)
{
    // 0x95 0x5C is one character of gbk.
    EXPECT_EQ(rowEnds({.charset = "gbk"}, "\x95\x5C\nb\n"), (QVector<qint64>{3, 5}));
    EXPECT_EQ(rowEnds({.charset = "latin1"}, "\x95\x5C\nb\n"), (QVector<qint64>{5}));
}

TEST(RowScanner, RowLimitStopsBehindTheRow)
{
    RowScanner scanner({}, {});
    const QByteArray bytes = "1\n2\n3\n4\n5\n";
    auto step = scanner.scan(bytesOf(bytes), 3, noLimit);
    EXPECT_TRUE(step.limitReached);
    EXPECT_EQ(step.consumed, 6);
    EXPECT_EQ(scanner.rowsDone(), 3);
    step = scanner.scan(bytesOf(bytes).subspan(6), 3, noLimit);
    EXPECT_EQ(step.consumed, 0) << "a limit that is reached takes no byte";
    EXPECT_TRUE(step.limitReached);
    step = scanner.scan(bytesOf(bytes).subspan(6), 5, noLimit);
    EXPECT_EQ(step.consumed, 4);
    EXPECT_EQ(scanner.rowsDone(), 5);
}

TEST(RowScanner, ByteLimitStopsBehindTheFirstRowThatReachesIt)
{
    for (const Dialect &dialect : {Dialect::mysqldumpTab(), Dialect::csvRfc4180("\n")}) {
        RowScanner scanner(dialect, {});
        const QByteArray bytes = "1111\n2222\n3333\n";
        auto step = scanner.scan(bytesOf(bytes), noLimit, 7);
        EXPECT_EQ(step.consumed, 10);
        EXPECT_TRUE(step.limitReached);
        step = scanner.scan(bytesOf(bytes).subspan(10), noLimit, 15);
        EXPECT_EQ(step.consumed, 5);
        EXPECT_TRUE(step.limitReached);
    }
}

TEST(RowScanner, HeaderAndByteOrderMarkAreNoRows)
{
    Dialect d = Dialect::csvRfc4180("\n");
    d.skipLines = 1;
    const QByteArray bytes = "\xEF\xBB\xBF"
                             "id,\"long\nname\"\n1,a\n2,b\n";
    for (qsizetype border = 0; border <= bytes.size(); ++border) {
        RowScanner scanner(d, {.expectedFields = 2});
        qint64 rows = 0;
        for (const QByteArray &block : {bytes.left(border), bytes.mid(border)}) {
            scanner.scan(bytesOf(block), noLimit, noLimit);
            EXPECT_GE(scanner.rowsDone(), rows);
            rows = scanner.rowsDone();
        }
        ASSERT_TRUE(scanner.finish());
        EXPECT_EQ(scanner.bodyStart(), 18) << "border " << border;
        EXPECT_EQ(scanner.rowsDone(), 2);
        EXPECT_EQ(scanner.issueCount(), 0);
        EXPECT_EQ(scanner.longestRowBytes(), 4);
    }
}

TEST(RowScanner, HeaderLinesNeedNoLineStart)
{
    RowScanner scanner({.fieldsTerminatedBy = ",", .linesStartingBy = "R:", .skipLines = 1}, {});
    scanner.scan(bytesOf("id,name\nR:1,a\nR:2,b\n"), noLimit, noLimit);
    ASSERT_TRUE(scanner.finish());
    EXPECT_EQ(scanner.bodyStart(), 8);
    EXPECT_EQ(scanner.rowsDone(), 2);
}

TEST(RowScanner, BinaryFilesKeepBytesThatLookLikeAMark)
{
    RowScanner scanner({}, {});
    scanner.scan(bytesOf("\xEF\xBB\xBF\t1\n"), noLimit, noLimit);
    EXPECT_EQ(scanner.bodyStart(), 0);
    EXPECT_EQ(scanner.longestRowBytes(), 6);
}

TEST(RowScanner, PartOfAMarkIsData)
{
    Dialect d;
    d.charset = "utf8mb4";
    for (const char *text : {"\xEF", "\xEF\xBB", "\xEF\xBBx\n", "\xEF\n"}) {
        RowScanner scanner(d, {});
        const QByteArray bytes(text);
        for (const char c : bytes)
            scanner.scan({&c, 1}, noLimit, noLimit);
        ASSERT_TRUE(scanner.finish());
        EXPECT_EQ(scanner.rowsDone(), 1);
        EXPECT_EQ(scanner.bodyStart(), 0);
        EXPECT_EQ(scanner.longestRowBytes(), bytes.size());
    }
}

TEST(RowScanner, WrongFieldCountsAreLocated)
{
    RowScanner scanner({}, {.expectedFields = 2, .maxIssuesKept = 1});
    scanner.scan(bytesOf("1\ta\n2\n3\tb\tc\n4\td\\\te\n"), noLimit, noLimit);
    ASSERT_TRUE(scanner.finish());
    EXPECT_EQ(scanner.issueCount(), 2);
    ASSERT_EQ(scanner.issues().size(), 1);
    EXPECT_EQ(scanner.issues().at(0).row, 2);
    EXPECT_EQ(scanner.issues().at(0).byteOffset, 4);
    EXPECT_EQ(scanner.issues().at(0).fields, 1);
}

TEST(RowScanner, EmptyLastFieldAtTheEndOfTheFileIsNotReadByTheServer)
{
    for (const Dialect &dialect : {Dialect{}, Dialect{.fieldsEnclosedBy = "\""}}) {
        RowScanner scanner(dialect, {.expectedFields = 2});
        scanner.scan(bytesOf("1\t\n2\t"), noLimit, noLimit);
        ASSERT_TRUE(scanner.finish());
        EXPECT_TRUE(scanner.endedInsideRow());
        EXPECT_EQ(scanner.rowsDone(), 2);
        EXPECT_EQ(scanner.issueCount(), 1);
    }
}

TEST(RowScanner, UnterminatedQuoteTellsWhereItsRowBegins)
{
    RowScanner scanner(Dialect::csvRfc4180("\n"), {});
    const QByteArray bytes = "1,\"a\nb\"\n2,c\n3,\"open\nand on\n4,d\n";
    for (const char c : bytes)
        scanner.scan({&c, 1}, noLimit, noLimit);
    const auto finished = scanner.finish();
    ASSERT_FALSE(finished);
    expectHelpful(finished.error(), ErrorCode::QuoteUnterminated);
    EXPECT_EQ(finished.error().context.row, 3);
    EXPECT_EQ(finished.error().context.line, 4);
    EXPECT_EQ(finished.error().context.byteOffset, 12);
}

TEST(RowScanner, GoesOnInTheMiddleOfAFile)
{
    RowScanner scanner({.skipLines = 1, .charset = "utf8mb4"},
                       {.expectedFields = 2, .startOffset = 100, .startRows = 7});
    EXPECT_EQ(scanner.rowsDone(), 7);
    const auto step = scanner.scan(bytesOf("8\ta\n9\n10\tc\n"), 9, noLimit);
    EXPECT_EQ(step.consumed, 6);
    EXPECT_EQ(scanner.offset(), 106);
    ASSERT_EQ(scanner.issues().size(), 1);
    EXPECT_EQ(scanner.issues().at(0).row, 9);
    EXPECT_EQ(scanner.issues().at(0).byteOffset, 104);
}

TEST(RowScanner, AnEmptyFileHasNoRows)
{
    RowScanner scanner({}, {});
    EXPECT_TRUE(scanner.finish());
    EXPECT_EQ(scanner.rowsDone(), 0);
    EXPECT_FALSE(scanner.endedInsideRow());
}

} // namespace millrace::test::rowscanner_test
