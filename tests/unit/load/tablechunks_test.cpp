// SPDX-License-Identifier: GPL-3.0-or-later
// What is left of a table's chunk after splits and a journal, and whether ranges tile.
#include "core/base/literals.h"
#include "core/load/chunks/tablechunks.h"
#include "core/verify/keytiling.h"
#include "tests/support/qtprinters.h"

#include <gtest/gtest.h>

namespace millrace::tablechunks_test {

namespace {

Chunk range(qint64 id, qint64 firstRow, qint64 rows, const QString &after, const QString &upTo)
{
    Chunk chunk{.id = {id}, .firstRow = {firstRow}, .rows = rows, .bytes = rows * 10};
    if (!after.isEmpty())
        chunk.keys.after = {after};
    if (!upTo.isEmpty())
        chunk.keys.upTo = {upTo};
    return chunk;
}

Journal::Entry entry(qint64 firstRow, qint64 bytes)
{
    return {.firstRow = firstRow, .bytes = bytes, .tally = {}};
}

QStringList textOf(const QVector<Chunk> &pieces)
{
    QStringList texts;
    for (const Chunk &piece : pieces)
        texts << piece.keys.after.value(0) + u'-' + piece.keys.upTo.value(0);
    return texts;
}

const Chunk whole = range(3, 201, 100, u"20"_s, u"30"_s);
const ChunkSplit inHalves{.first = range(3, 201, 50, u"20"_s, u"25"_s),
                          .second = range(3, 251, 50, u"25"_s, u"30"_s)};
const ChunkSplit again{.first = range(3, 201, 25, u"20"_s, u"22"_s),
                       .second = range(3, 226, 25, u"22"_s, u"25"_s)};

} // namespace

TEST(ChunkSplits, AreFollowedInOrder)
{
    EXPECT_EQ(textOf(piecesOf(whole, {})), QStringList({u"20-30"_s}));
    EXPECT_EQ(textOf(piecesOf(whole, {inHalves, again})), QStringList({u"20-22"_s, u"22-25"_s, u"25-30"_s}));
    EXPECT_EQ(textOf(piecesOf(range(4, 201, 1, {}, {}), {inHalves})), QStringList({u"-"_s}));
}

TEST(ChunkSplits, WhatTheJournalHasIsNotLeft)
{
    const QVector<Chunk> pieces = piecesOf(whole, {inHalves, again});
    const auto left = piecesLeft(pieces, {entry(201, 250), entry(251, 500)});
    ASSERT_TRUE(left);
    EXPECT_EQ(textOf(*left), QStringList({u"22-25"_s}));
}

TEST(ChunkSplits, AnEntryOfNoPieceIsRefused)
{
    const auto left = piecesLeft(piecesOf(whole, {inHalves}), {entry(201, 1000)});
    ASSERT_FALSE(left);
    EXPECT_EQ(left.error().code, ErrorCode::RunNotResumable);
}

TEST(KeyTiling, ProvesThatRangesFollowEachOther)
{
    const Chunk first = range(1, 1, 10, {}, u"10"_s);
    const Chunk second = range(2, 11, 10, u"10"_s, u"20"_s);
    const Chunk last = range(3, 21, 5, u"20"_s, {});
    EXPECT_TRUE(checkKeyTiling({first, second, last}));
    EXPECT_TRUE(checkKeyTiling({range(1, 1, 5, {}, {})}));
    EXPECT_FALSE(checkKeyTiling({first, second}));                // no end
    EXPECT_FALSE(checkKeyTiling({second, last}));                 // no beginning
    EXPECT_FALSE(checkKeyTiling({first, last}));                  // a gap
    EXPECT_FALSE(checkKeyTiling({first, second, second, last}));  // an overlap
    EXPECT_FALSE(checkKeyTiling({range(1, 1, 5, {}, {}), last})); // something after the end
}

} // namespace millrace::tablechunks_test
