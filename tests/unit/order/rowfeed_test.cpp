// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/literals.h"
#include "core/order/keys/rowfeed.h"

#include "core/source/bytes/filewindows.h"
#include "tests/unit/order/orderfixture.h"

namespace millrace::test::rowfeed_test {

class RowFeedTest : public Dumps
{
protected:
    struct Seen
    {
        QByteArray bytes;
        qint64 offset;
        bool terminated;
        friend bool operator==(const Seen &, const Seen &) = default;
    };

    static QVector<Seen> rowsOf(const SourceFile &file, const Dialect &dialect, RowFeed::Options options = {})
    {
        auto feed = RowFeed::open(file, dialect, options);
        EXPECT_TRUE(feed);
        QVector<Seen> rows;
        FedRow row;
        for (;;) {
            const auto more = feed->next(row);
            EXPECT_TRUE(more) << qPrintable(more.error().text());
            if (!more || !*more)
                return rows;
            rows.append(
                {QByteArray(row.bytes.data(), qsizetype(row.bytes.size())), row.offset, row.terminated});
        }
    }
};

TEST_F(RowFeedTest, GivesRowsBehindMarkAndHeaderWithTheirPlaces)
{
    Dialect csv = Dialect::csvRfc4180("\n");
    csv.skipLines = 1;
    const auto file = write(u"a.csv"_s, "\xEF\xBB\xBFid,\"na\nme\"\n1,\"x\ny\"\n2,z");
    EXPECT_EQ(rowsOf(file, csv), (QVector<Seen>{{"1,\"x\ny\"\n", 14, true}, {"2,z", 22, false}}));
}

TEST_F(RowFeedTest, RowsCrossWindowsOfTheFile)
{
    // Windows hold 8 MiB: rows of 4 MiB less one, and one that covers two borders.
    const qint64 window = FileWindows::defaultWindowBytes;
    for (const Dialect &dialect : {Dialect::mysqldumpTab(), Dialect::csvRfc4180("\n")}) {
        QByteArray content;
        QVector<Seen> expected;
        for (const qint64 size :
             {window / 2 - 1, window / 2 - 1, qint64{5}, 2 * window + 17, qint64{1}, window}) {
            const QByteArray row = QByteArray(size - 1, char('a' + expected.size())) + '\n';
            expected.append({row, content.size(), true});
            content += row;
        }
        EXPECT_EQ(rowsOf(write(u"big"_s, content), dialect), expected);
    }
}

TEST_F(RowFeedTest, AHeaderMayCrossAWindow)
{
    Dialect dialect;
    dialect.skipLines = 1;
    const QByteArray header = QByteArray(FileWindows::defaultWindowBytes + 3, 'h') + '\n';
    EXPECT_EQ(rowsOf(write(u"h"_s, header + "1\n2\n"), dialect),
              (QVector<Seen>{{"1\n", header.size(), true}, {"2\n", header.size() + 2, true}}));
}

TEST_F(RowFeedTest, AFileOfHalfAMarkIsARow)
{
    Dialect dialect;
    dialect.charset = "utf8mb4";
    EXPECT_EQ(rowsOf(write(u"m"_s, "\xEF\xBB"), dialect), (QVector<Seen>{{"\xEF\xBB", 0, false}}));
    EXPECT_EQ(rowsOf(write(u"n"_s, ""), dialect), QVector<Seen>());
}

TEST_F(RowFeedTest, StopsBeforeTheEndOffsetAndStartsInTheMiddle)
{
    const auto file = write(u"a"_s, "11\n22\n33\n44");
    EXPECT_EQ(rowsOf(file, {}, {.endOffset = 7}), (QVector<Seen>{{"11\n", 0, true}, {"22\n", 3, true}}));
    EXPECT_EQ(rowsOf(file, {}, {.startOffset = 6}), (QVector<Seen>{{"33\n", 6, true}, {"44", 9, false}}));
}

TEST_F(RowFeedTest, RefusesRowsThatAreTooLong)
{
    const auto file = write(u"a"_s, "1\n" + QByteArray(100, 'x') + "\n2\n");
    auto feed = RowFeed::open(file, {}, {.maxRowBytes = 50});
    ASSERT_TRUE(feed);
    FedRow row;
    ASSERT_TRUE(feed->next(row));
    const auto tooLong = feed->next(row);
    ASSERT_FALSE(tooLong);
    expectHelpful(tooLong.error(), ErrorCode::OrderMemoryTooSmall);
    EXPECT_EQ(tooLong.error().context.byteOffset, 2);
}

TEST_F(RowFeedTest, AnOpenQuoteIsAnError)
{
    const auto file = write(u"a.csv"_s, "1,a\n2,\"b\n");
    auto feed = RowFeed::open(file, Dialect::csvRfc4180("\n"), {});
    ASSERT_TRUE(feed);
    FedRow row;
    ASSERT_TRUE(feed->next(row));
    const auto open = feed->next(row);
    ASSERT_FALSE(open);
    expectHelpful(open.error(), ErrorCode::QuoteUnterminated);
    EXPECT_EQ(open.error().context.file, file.path);
}

} // namespace millrace::test::rowfeed_test
