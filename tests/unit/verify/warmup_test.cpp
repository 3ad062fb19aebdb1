// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/literals.h"
#include "core/plan/warmupoptions.h"
#include "core/verify/poolpages.h"
#include "core/verify/warmupreport.h"
#include "tests/support/qtprinters.h"

#include <QFile>
#include <QTemporaryDir>
#include <gtest/gtest.h>
#include <optional>

namespace millrace::warmup_test {

namespace {

WarmupReport sample()
{
    WarmedTable table{.table = u"s.t"_s, .dataBytes = 1000, .indexBytes = 10, .analyzeSeconds = 0.5};
    table.indexes << WarmedIndex{.index = u"PRIMARY"_s,
                                 .pagesBefore = 20,
                                 .pagesAfter = 4034,
                                 .firstSeconds = 0.64,
                                 .secondSeconds = 0.17,
                                 .firstReads = 4014,
                                 .secondReads = 0};
    table.notes << u"There is no index x."_s;
    return {.server = u"MySQL 9.7.4"_s,
            .poolBytes = 512,
            .before = {.pagesData = 978, .pagesTotal = 32768},
            .after = {.pagesData = 6713, .pagesTotal = 32768},
            .tables = {table},
            .pageList = u"List of pages: written."_s,
            .notes = {u"elsewhere"_s}};
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
    QFile file(folder.filePath(u"warmup.json"_s));
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
              u"s.t, PRIMARY: 4,034 pages in the buffer pool (20 before); first scan 0.64 s with 4,014 "
              "pages read from disk, second 0.17 s without a read from disk."_s);
    EXPECT_TRUE(report.lines().contains(u"s.t: There is no index x."_s));
    WarmedIndex &index = report.tables.first().indexes.first();
    index.pagesAfter = index.pagesBefore = index.firstReads = index.secondReads = -1;
    EXPECT_EQ(report.lines().first(), u"s.t, PRIMARY: first scan 0.64 s, second 0.17 s."_s);
}

TEST(WarmupOptions, SurvivesThePlansJson)
{
    const WarmupOptions options{
        .wanted = true, .optimize = true, .indexes = {u"a"_s, u"b"_s}, .pageList = true};
    EXPECT_EQ(WarmupOptions::fromJson(options.toJson()), options);
    EXPECT_EQ(WarmupOptions::fromJson({}), WarmupOptions()); // a plan of an earlier version
}

TEST(InnodbFileName, WritesNamesAsTheServersFilesHaveThem)
{
    EXPECT_EQ(innodbFileName(u"credits_2010"_s), u"credits_2010"_s);
    EXPECT_EQ(innodbFileName(u"a-b c"_s), u"a@002db@0020c"_s);
    EXPECT_EQ(innodbFileName(u"größe"_s),
              QString()); // a spelling of its own that we do not know
}

} // namespace millrace::warmup_test
