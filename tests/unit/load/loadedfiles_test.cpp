// SPDX-License-Identifier: GPL-3.0-or-later
// Files that a run is through with, and the chunks that are cut behind them.
#include "core/base/literals.h"
#include "core/load/chunks/filechunks.h"
#include "core/verify/tiling.h"
#include "tests/support/qtprinters.h"

#include <QFile>
#include <QTemporaryDir>
#include <gtest/gtest.h>

namespace millrace::test::loadedfiles_test {

namespace {

class LoadedFilesTest : public testing::Test
{
protected:
    void SetUp() override
    {
        m_plan.chunkRows = 3;
        addFile("1\n2\n3\n4\n");
        addFile("");
        addFile("5\n6\n");
        addFile("7\n8\n9\n10\n");
    }
    void addFile(const QByteArray &content)
    {
        QFile file(m_folder.filePath(u"%1.txt"_s.arg(m_plan.source.files.size())));
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        ASSERT_EQ(file.write(content), content.size());
        file.close();
        m_plan.source.files << SourceFile{.path = file.fileName(),
                                          .fingerprint = *fingerprintOf(file.fileName()),
                                          .rows = content.count('\n')};
    }
    QVector<Chunk> cut(const LoadedFiles &loaded = {})
    {
        FileChunks supply(m_plan, {.filesApart = true, .loaded = loaded});
        QVector<Chunk> chunks = loaded.chunks;
        for (;;) {
            const auto next = supply.next({});
            EXPECT_TRUE(next) << qPrintable(next ? QString() : next.error().text());
            if (!next || !*next)
                return chunks;
            chunks << **next;
        }
    }
    static Journal::Entries journalOf(const QVector<Chunk> &chunks)
    {
        Journal::Entries done;
        for (const Chunk &chunk : chunks)
            done[chunk.id.value] << Journal::Entry{
                .firstRow = chunk.firstRow.value, .bytes = chunk.bytes, .tally = {.rows = chunk.rows}};
        return done;
    }

    QTemporaryDir m_folder;
    Plan m_plan;
};

} // namespace

TEST_F(LoadedFilesTest, FilesThatCameLaterChangeNoChunkInFront)
{
    const auto all = cut();
    ASSERT_EQ(all.size(), 5) << "3 and 1, 2, 3 and 1";
    m_plan.source.files.removeLast();
    const auto before = cut();
    ASSERT_EQ(before.size(), 3);
    for (qsizetype i = 0; i < before.size(); ++i)
        EXPECT_EQ(before.at(i).toJson(), all.at(i).toJson());
}

TEST_F(LoadedFilesTest, WhatIsCutBehindThemIsWhatIsCutOfTheWhole)
{
    const auto all = cut();
    for (qsizetype count = 0; count <= all.size(); ++count) {
        SCOPED_TRACE(count);
        const LoadedFiles loaded = loadedFiles(m_plan.source, all, journalOf(all.mid(0, count)));
        // 2 of 5: the first file, and the one without rows behind it.
        EXPECT_EQ(loaded.files, (QVector<int>{0, 0, 2, 3, 3, 4}).at(count));
        const auto again = cut(loaded);
        ASSERT_EQ(again.size(), all.size());
        for (qsizetype i = 0; i < all.size(); ++i)
            EXPECT_EQ(again.at(i).toJson(), all.at(i).toJson());
        EXPECT_TRUE(checkTiling(m_plan.source, again));
    }
}

TEST_F(LoadedFilesTest, WhatTheJournalHasOtherwiseIsCutAgain)
{
    const auto all = cut();
    auto inParts = journalOf(all);
    inParts[3] = {{.firstRow = 5, .bytes = 2, .tally = {.rows = 1}},
                  {.firstRow = 6, .bytes = 2, .tally = {.rows = 1}}};
    EXPECT_EQ(loadedFiles(m_plan.source, all, inParts).files, 2);
    auto elsewhere = journalOf(all);
    elsewhere[3].first().firstRow = 6;
    EXPECT_EQ(loadedFiles(m_plan.source, all, elsewhere).files, 2);
    auto recorded = all;
    recorded[2].segments.first().file = 3; // of another plan
    EXPECT_EQ(loadedFiles(m_plan.source, recorded, journalOf(all)).files, 2);
    recorded = all.mid(0, 1); // lost with the machine's power
    EXPECT_EQ(loadedFiles(m_plan.source, recorded, journalOf(all)).files, 0);
    m_plan.source.files[0].rows = -1; // nobody counted
    EXPECT_EQ(loadedFiles(m_plan.source, all, journalOf(all)).files, 0);
}

} // namespace millrace::test::loadedfiles_test
