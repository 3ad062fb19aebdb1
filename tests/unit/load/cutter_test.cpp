// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/literals.h"
#include "core/load/chunks/chunkcutter.h"
#include "core/load/chunks/segmentbytes.h"
#include "core/load/writers/chunkfeed.h"
#include "core/verify/tiling.h"
#include "tests/support/qtprinters.h"

#include <QFile>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <gtest/gtest.h>

namespace millrace::cutter_test {

namespace {

class CutterTest : public testing::Test
{
protected:
    void addFile(const QByteArray &content)
    {
        QFile file(m_folder.filePath(u"%1.txt"_s.arg(m_source.files.size())));
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        ASSERT_EQ(file.write(content), content.size());
        file.close();
        m_source.files << SourceFile{.path = file.fileName(), .fingerprint = *fingerprintOf(file.fileName())};
    }

    QVector<Chunk> cut(ChunkCutter::Options options)
    {
        ChunkCutter cutter(m_source, options);
        QVector<Chunk> chunks;
        for (;;) {
            const auto next = cutter.next();
            EXPECT_TRUE(next) << next.error().text();
            if (!next || !*next)
                return chunks;
            chunks << **next;
        }
    }

    /// What a server would get for the chunk.
    QByteArray fed(const Chunk &chunk)
    {
        Plan plan;
        plan.workers = 1;
        RunStatistics statistics(plan);
        RunControl control;
        RateLimiter limiter;
        FeedGate gate(0, statistics, control, limiter, {});
        const ContentWatch noContent;
        ChunkFeed feed(std::make_unique<SegmentBytes>(m_source, chunk), m_source.dialect, chunk, gate,
                       noContent);
        QByteArray bytes;
        char buffer[7]; // odd and small: every border is crossed
        while (const int count = feed.read(buffer, sizeof buffer))
            bytes.append(buffer, count);
        EXPECT_FALSE(feed.error());
        return bytes;
    }

    QTemporaryDir m_folder;
    Source m_source;
};

} // namespace

TEST_F(CutterTest, ChunksTileTheSourceAndFeedEveryRowOnce)
{
    QRandomGenerator random(7);
    for (int round = 0; round < 200; ++round) {
        m_source.files.clear();
        QByteArrayList rows;
        for (int files = 1 + random.bounded(4); files > 0; --files) {
            QByteArray content;
            for (int count = random.bounded(30); count > 0; --count) {
                // newlines after a backslash are data, doubled backslashes are not escapes
                static const QByteArrayList values{"a", "", "x\\\ny", "z\\\\", "\\\t", "long value"};
                const QByteArray row = values.at(random.bounded(values.size())) + '\t' +
                                       values.at(random.bounded(values.size()));
                rows << row;
                content += row + '\n';
            }
            // The last terminator may be missing; not after an empty last field, which the server then never
            // sees.
            if (!content.isEmpty() && !content.endsWith("\t\n") && random.bounded(3) == 0)
                content.chop(1);
            addFile(content);
        }
        const qint64 chunkRows = 1 + random.bounded(12);
        const auto chunks =
            cut({.chunkRows = chunkRows, .expectedFields = 2, .packBytes = random.bounded(2) ? 100 : 0});
        const auto tiled = checkTiling(m_source, chunks);
        ASSERT_TRUE(tiled) << tiled.error().text();

        QByteArray whole;
        for (const Chunk &chunk : chunks) {
            ASSERT_LE(chunk.rows, chunkRows);
            QByteArray bytes = fed(chunk);
            if (!chunk.segments.last().terminated)
                bytes += '\n';
            whole += bytes;
        }
        QByteArray expected;
        for (const QByteArray &row : rows)
            expected += row + '\n';
        ASSERT_EQ(whole, expected) << "round " << round;
    }
}

TEST_F(CutterTest, SameOptionsGiveSameChunks)
{
    addFile(QByteArray("1\t2\n").repeated(1000));
    const auto first = cut({.chunkRows = 33});
    const auto second = cut({.chunkRows = 33});
    ASSERT_EQ(first.size(), 31);
    for (qsizetype i = 0; i < first.size(); ++i)
        EXPECT_EQ(first.at(i).toJson(), second.at(i).toJson());
}

TEST_F(CutterTest, BytesLimitAChunkToo)
{
    addFile(QByteArray("12\t34\n").repeated(100));
    const auto chunks = cut({.chunkRows = 1000, .chunkBytes = 60});
    ASSERT_EQ(chunks.size(), 10);
    EXPECT_EQ(chunks.first().bytes, 60);
}

TEST_F(CutterTest, AWrongFieldCountIsLocatedAndItsChunkKept)
{
    addFile("1\t2\n3\t4\n5\n6\t7\n");
    ChunkCutter cutter(m_source, {.chunkRows = 2, .expectedFields = 2});
    const auto first = cutter.next();
    ASSERT_TRUE(first && *first);
    const auto second = cutter.next();
    ASSERT_FALSE(second);
    EXPECT_EQ(second.error().code, ErrorCode::FieldCountWrong);
    EXPECT_EQ(second.error().context.line, 3);
    EXPECT_EQ(second.error().context.byteOffset, 8);
    EXPECT_EQ(second.error().context.rawRow, "5");
}

TEST_F(CutterTest, TilingFindsEveryKindOfHole)
{
    addFile(QByteArray("1\t2\n").repeated(20));
    addFile(QByteArray("3\t4\n").repeated(20));
    const auto good = cut({.chunkRows = 8, .packBytes = 0});
    ASSERT_TRUE(checkTiling(m_source, good));

    auto missing = good;
    missing.removeAt(1);
    EXPECT_FALSE(checkTiling(m_source, missing));
    auto last = good;
    last.removeLast();
    EXPECT_FALSE(checkTiling(m_source, last));
    auto twice = good;
    twice.insert(1, good.at(0));
    EXPECT_FALSE(checkTiling(m_source, twice));
    auto shorter = good;
    shorter[0].segments[0].bytes -= 4;
    EXPECT_FALSE(checkTiling(m_source, shorter));
    auto fewer = good;
    fewer[0].segments[0].rows -= 1;
    EXPECT_FALSE(checkTiling(m_source, fewer));
    m_source.files[1].rows = 21;
    EXPECT_FALSE(checkTiling(m_source, good)) << "the plan's scan counted another number";
}

} // namespace millrace::cutter_test
