// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/warmupoptions.h"
#include "core/verify/poolpages.h"
#include "core/verify/warmupreport.h"

#include <QFile>
#include <QTemporaryDir>
#include <gtest/gtest.h>
#include <optional>

namespace millrace {

namespace {

WarmupReport sample()
{
    WarmedTable table{
        .table = QStringLiteral("s.t"), .dataBytes = 1000, .indexBytes = 10, .analyzeSeconds = 0.5};
    table.indexes << WarmedIndex{.index = QStringLiteral("PRIMARY"),
                                 .pagesBefore = 20,
                                 .pagesAfter = 4034,
                                 .firstSeconds = 0.64,
                                 .secondSeconds = 0.17,
                                 .firstReads = 4014,
                                 .secondReads = 0};
    table.notes << QStringLiteral("There is no index x.");
    return {.server = QStringLiteral("MySQL 9.7.4"),
            .poolBytes = 512,
            .before = {.pagesData = 978, .pagesTotal = 32768},
            .after = {.pagesData = 6713, .pagesTotal = 32768},
            .tables = {table},
            .pageList = QStringLiteral("List of pages: written."),
            .notes = {QStringLiteral("elsewhere")}};
}

} // namespace

TEST(WarmupReport, KeepsItselfInTheRunsFolder)
{
    QTemporaryDir folder;
    const auto none = WarmupReport::load(folder.path());
    ASSERT_TRUE(none);
    EXPECT_FALSE(none->has_value());
    ASSERT_TRUE(sample().save(folder.path()));
    const auto read = WarmupReport::load(folder.path());
    ASSERT_TRUE(read && *read);
    EXPECT_EQ((*read)->toJson(), sample().toJson());
    EXPECT_EQ((*read)->before.residentBytes, -1); // not known stays not known
}

TEST(WarmupReport, ADamagedRecordIsAnErrorThatSaysHowToGoOn)
{
    QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("warmup.json")));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("{\"server\":");
    file.close();
    const auto read = WarmupReport::load(folder.path());
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().code, ErrorCode::BadJson);
    EXPECT_FALSE(read.error().howToFix.isEmpty());
}

TEST(WarmupReport, SaysWhatWasReadAndWhatIsNotKnown)
{
    WarmupReport report = sample();
    EXPECT_EQ(report.lines().first(),
              QStringLiteral(
                  "s.t, PRIMARY: 4,034 pages in the buffer pool (20 before); first scan 0.64 s with 4,014 "
                  "pages read from disk, second 0.17 s without a read from disk."));
    EXPECT_TRUE(report.lines().contains(QStringLiteral("s.t: There is no index x.")));
    WarmedIndex &index = report.tables.first().indexes.first();
    index.pagesAfter = index.pagesBefore = index.firstReads = index.secondReads = -1;
    EXPECT_EQ(report.lines().first(), QStringLiteral("s.t, PRIMARY: first scan 0.64 s, second 0.17 s."));
}

TEST(WarmupOptions, SurvivesThePlansJson)
{
    const WarmupOptions options{.wanted = true,
                                .optimize = true,
                                .indexes = {QStringLiteral("a"), QStringLiteral("b")},
                                .pageList = true};
    EXPECT_EQ(WarmupOptions::fromJson(options.toJson()), options);
    EXPECT_EQ(WarmupOptions::fromJson({}), WarmupOptions()); // a plan of an earlier version
}

TEST(InnodbFileName, WritesNamesAsTheServersFilesHaveThem)
{
    EXPECT_EQ(innodbFileName(QStringLiteral("credits_2010")), QStringLiteral("credits_2010"));
    EXPECT_EQ(innodbFileName(QStringLiteral("a-b c")), QStringLiteral("a@002db@0020c"));
    EXPECT_EQ(innodbFileName(QStringLiteral("größe")),
              QString()); // a spelling of its own that we do not know
}

} // namespace millrace
