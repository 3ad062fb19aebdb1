// SPDX-License-Identifier: GPL-3.0-or-later
// A chunk of one table of a whole dump's run: found below the run's folder, which is only read.
#include "core/base/literals.h"
#include "core/record/runfolder.h"
#include "core/report/rows/chunkstory.h"
#include "tests/support/qtprinters.h"

#include <QTemporaryDir>
#include <gtest/gtest.h>

namespace millrace::chunkstory_test {

namespace {

Plan planFor(const char *table)
{
    Plan plan;
    plan.name = plan.table = QString::fromLatin1(table);
    plan.schema = u"shop"_s;
    SourceFile file;
    file.path = u"/dumps/%1.txt"_s.arg(plan.table);
    file.rows = 40'000;
    plan.source.files = {file};
    plan.source.fieldCount = 1;
    plan.mapping.fields = {{FieldBinding::Kind::Column, u"id"_s}};
    return plan;
}

Chunk chunkOf(qint64 id)
{
    Chunk chunk;
    chunk.id.value = id;
    chunk.segments = {{.file = 0, .firstRowInFile = 1 + 20'000 * (id - 1), .rows = 20'000}};
    return chunk;
}

} // namespace

TEST(ChunkStory, OfATableIsReadFromTheTablesOwnFolder)
{
    const QTemporaryDir home;
    const auto whole = RunFolder::create(planFor("shop"), home.path());
    ASSERT_TRUE(whole) << qPrintable(whole.error().text());
    for (int table = 1; table <= 2; ++table) {
        const auto own = RunFolder::create(planFor(table == 1 ? "orders" : "lines"),
                                           (*whole)->path() + u"/tables/%1"_s.arg(table));
        ASSERT_TRUE(own) << qPrintable(own.error().text());
        ASSERT_TRUE((*own)->append(chunkOf(1)));
        ASSERT_TRUE((*own)->append(chunkOf(2)));
        ASSERT_TRUE((*own)->append(Event{.elapsedMs = 900,
                                         .kind = Event::Kind::ChunkDone,
                                         .values = {{u"chunk"_s, 2}, {u"ms"_s, 100 * table}}}));
        ASSERT_TRUE((*own)->save(RunSummary{.run = (*own)->id()}));
    }
    const auto first = ChunkStory::ofTable(**whole, 0, 2);
    ASSERT_TRUE(first) << qPrintable(first.error().text());
    EXPECT_EQ(first->chunk.id.value, 2);
    ASSERT_TRUE(first->done);
    EXPECT_EQ(first->done->value(u"ms"_s).toInt(), 100);
    ASSERT_EQ(first->places.size(), 1);
    EXPECT_TRUE(first->places.first().startsWith(u"orders.txt, rows 20,001"_s))
        << qPrintable(first->places.first());
    const auto second = ChunkStory::ofTable(**whole, 1, 2);
    ASSERT_TRUE(second);
    EXPECT_EQ(second->done->value(u"ms"_s).toInt(), 200);
}

// While the run is at work: a folder that was made a moment ago has no summary yet, and must not be taken for
// one that a kill left.
TEST(ChunkStory, OfATableThatIsJustBegunLeavesItsFolderAlone)
{
    const QTemporaryDir home;
    const auto whole = RunFolder::create(planFor("shop"), home.path());
    ASSERT_TRUE(whole);
    const auto own = RunFolder::create(planFor("orders"), (*whole)->path() + u"/tables/1"_s);
    ASSERT_TRUE(own);
    const auto story = ChunkStory::ofTable(**whole, 0, 1);
    ASSERT_FALSE(story);
    EXPECT_EQ(story.error().code, ErrorCode::RunUnknown);
    EXPECT_TRUE(QFile::exists((*own)->path() + u"/plan.millrace"_s));
    EXPECT_FALSE(ChunkStory::ofTable(**whole, 7, 1));
}

} // namespace millrace::chunkstory_test
