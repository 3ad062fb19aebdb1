// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/order/keys/keyorderprobe.h"
#include "tests/unit/order/orderfixture.h"

#include <numeric>

namespace millrace::test::keyorder_test {

namespace {

constexpr int rowCount = 200'000;
constexpr HeadProbeOptions whole{.bytesPerFile = 1LL << 40, .totalBytes = 1LL << 50};

QVector<int> rising(int from, int to, int step = 1)
{
    QVector<int> keys;
    for (int key = from; key < to; key += step)
        keys << key;
    return keys;
}

QByteArray dumpOf(const QVector<int> &keys)
{
    QByteArray dump;
    for (const int key : keys)
        dump += QByteArray::number(key) + "\tsome text in every row\n";
    return dump;
}

} // namespace

class KeyOrderTest : public Dumps
{
protected:
    KeyOrder probe(const QVector<QVector<int>> &files)
    {
        QVector<QByteArray> dumps;
        for (const QVector<int> &keys : files)
            dumps << dumpOf(keys);
        m_source = sourceOf(dumps);
        const auto order = probeHeads(m_source, m_key, whole);
        EXPECT_TRUE(order);
        EXPECT_TRUE(order->exact);
        EXPECT_EQ(order->rows,
                  std::accumulate(files.begin(), files.end(), qint64(0),
                                  [](qint64 sum, const QVector<int> &keys) { return sum + keys.size(); }));
        EXPECT_FALSE(order->sentence().isEmpty());
        return *order;
    }

    KeyOrder heads()
    {
        const auto order = probeHeads(m_source, m_key, {.bytesPerFile = 1024 * 1024});
        EXPECT_TRUE(order);
        EXPECT_FALSE(order->exact);
        return *order;
    }

    Source m_source;
    SortKey m_key = keyOf(KeyOrderKind::Signed);
};

TEST_F(KeyOrderTest, InOrder)
{
    const KeyOrder order = probe({rising(0, rowCount / 2), rising(rowCount / 2, rowCount)});
    EXPECT_EQ(order.verdict(), KeyOrder::Verdict::InOrder);
    EXPECT_EQ(order.rowsOutOfOrder, 0);
    EXPECT_EQ(order.filesInOrder, 2);
    EXPECT_FALSE(order.wantsSort());
    EXPECT_EQ(heads().verdict(), KeyOrder::Verdict::InOrder);
}

TEST_F(KeyOrderTest, EqualKeysAreInOrder)
{
    const KeyOrder order = probe({QVector<int>(1000, 7)});
    EXPECT_EQ(order.verdict(), KeyOrder::Verdict::InOrder);
    EXPECT_EQ(order.equalKeys, 999);
}

TEST_F(KeyOrderTest, Shuffled)
{
    QVector<int> keys = rising(0, rowCount);
    std::shuffle(keys.begin(), keys.end(), std::mt19937(1));
    const KeyOrder order = probe({keys});
    EXPECT_EQ(order.verdict(), KeyOrder::Verdict::Shuffled);
    EXPECT_NEAR(order.outOfOrderShare(), 0.5, 0.01);
    EXPECT_GT(order.scatter, 0.9);
    EXPECT_GT(order.distanceRows, rowCount / 2);
    EXPECT_TRUE(order.wantsSort());
    EXPECT_EQ(heads().verdict(), KeyOrder::Verdict::Shuffled);
}

TEST_F(KeyOrderTest, CountsRowsOutOfOrderExactly)
{
    QVector<int> keys = rising(0, rowCount);
    std::swap(keys[100], keys[101]);
    std::swap(keys[150'000], keys[150'001]);
    keys[120'000] = 1;
    const KeyOrder order = probe({keys});
    EXPECT_EQ(order.rowsOutOfOrder, 3);
    EXPECT_EQ(order.verdict(), KeyOrder::Verdict::NearlyInOrder);
    EXPECT_LE(order.distanceRows, 2);
    EXPECT_FALSE(order.wantsSort());
}

TEST_F(KeyOrderTest, AFewLateRowsAreNearlyInOrder)
{
    QVector<int> keys = rising(0, rowCount);
    std::mt19937 random(2);
    for (int i = 0; i < rowCount / 100; ++i)
        keys[int(random() % rowCount)] = int(random() % rowCount);
    const KeyOrder order = probe({keys});
    EXPECT_EQ(order.verdict(), KeyOrder::Verdict::NearlyInOrder);
    EXPECT_NEAR(order.outOfOrderShare(), 0.01, 0.002);
    EXPECT_NEAR(order.scatter, 0.01, 0.01);
}

TEST_F(KeyOrderTest, RowsNearTheirPlaceAreNearlyInOrderHoweverManyTheyAre)
{
    QVector<int> keys = rising(0, rowCount);
    for (int i = 0; i + 50 <= rowCount; i += 50)
        std::shuffle(keys.begin() + i, keys.begin() + i + 50, std::mt19937(unsigned(i)));
    const KeyOrder order = probe({keys});
    EXPECT_EQ(order.verdict(), KeyOrder::Verdict::NearlyInOrder);
    EXPECT_GT(order.outOfOrderShare(), 0.4);
    EXPECT_LT(order.distanceRows, 60);
}

TEST_F(KeyOrderTest, OneLargeKeyAtTheHeadDoesNotShuffleTheRest)
{
    QVector<int> keys = rising(0, rowCount);
    keys[0] = rowCount;
    EXPECT_EQ(probe({keys}).verdict(), KeyOrder::Verdict::NearlyInOrder);
    EXPECT_EQ(heads().verdict(), KeyOrder::Verdict::NearlyInOrder);
}

TEST_F(KeyOrderTest, FilesInAnotherOrderAreNearlyInOrder)
{
    const KeyOrder order = probe({rising(rowCount / 2, rowCount), rising(0, rowCount / 2)});
    EXPECT_EQ(order.verdict(), KeyOrder::Verdict::NearlyInOrder);
    EXPECT_EQ(order.rowsOutOfOrder, 1);
    EXPECT_EQ(order.filesInOrder, 2);
    EXPECT_NEAR(order.filesPerKey, 1, 0.01);
}

TEST_F(KeyOrderTest, ShardsByAnotherKeyOverlap)
{
    const KeyOrder order = probe(
        {rising(0, rowCount, 4), rising(1, rowCount, 4), rising(2, rowCount, 4), rising(3, rowCount, 4)});
    EXPECT_EQ(order.verdict(), KeyOrder::Verdict::SortedFilesOverlap);
    EXPECT_EQ(order.rowsOutOfOrder, 3);
    EXPECT_EQ(order.filesInOrder, 4);
    EXPECT_NEAR(order.filesPerKey, 4, 0.1);
    EXPECT_TRUE(order.wantsSort());
    EXPECT_EQ(heads().verdict(), KeyOrder::Verdict::SortedFilesOverlap);
}

TEST_F(KeyOrderTest, FewStreamsInOneFileStayLocal)
{
    // Four hosts write to one log: four pages are hot, not the whole table.
    QVector<int> keys;
    for (int i = 0; i < rowCount / 4; ++i)
        for (int host = 0; host < 4; ++host)
            keys << host * rowCount + i;
    EXPECT_EQ(probe({keys}).verdict(), KeyOrder::Verdict::NearlyInOrder);
}

TEST_F(KeyOrderTest, LongTextThatDiffersOnlyAtItsEndIsStillTold)
{
    QVector<int> keys = rising(0, 20'000);
    std::shuffle(keys.begin(), keys.end(), std::mt19937(3));
    QByteArray dump;
    for (const int key : std::as_const(keys))
        dump += "https://example.org/a/very/long/path/that/all/of/the/rows/have/in/common/" +
                QByteArray::number(key).rightJustified(9, '0') + "\tx\n";
    const auto order = probeHeads(sourceOf({dump}), keyOf(KeyOrderKind::Text), whole);
    ASSERT_TRUE(order);
    EXPECT_EQ(order->verdict(), KeyOrder::Verdict::Shuffled);
}

TEST_F(KeyOrderTest, SmallAndEmptyDumps)
{
    EXPECT_EQ(probe({{}}).verdict(), KeyOrder::Verdict::InOrder);
    EXPECT_EQ(probe({{1}}).verdict(), KeyOrder::Verdict::InOrder);
    EXPECT_EQ(probe({{2, 1}}).rowsOutOfOrder, 1);
}

TEST_F(KeyOrderTest, StopsWhenAsked)
{
    m_source = sourceOf({dumpOf(rising(0, 1000))});
    std::stop_source stop;
    stop.request_stop();
    const auto order = probeHeads(m_source, m_key, whole, stop.get_token());
    ASSERT_FALSE(order);
    expectHelpful(order.error(), ErrorCode::Cancelled);
}

} // namespace millrace::test::keyorder_test
