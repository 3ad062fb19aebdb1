// SPDX-License-Identifier: GPL-3.0-or-later
// What people point at: patterns, folders in folders, links, folders they may not read.
#include "core/base/literals.h"
#include "core/source/find/fileorder.h"
#include "core/source/find/pathpattern.h"
#include "core/source/find/sourcepaths.h"
#include "core/source/inspect/inspector.h"
#include "tests/unit/source/sourcefixture.h"

#include <QDateTime>
#include <QFileInfo>
#include <sys/stat.h>
#include <unistd.h>

namespace millrace::test::sourcepaths_test {

namespace {

class SourcePathsTest : public SourceFiles
{
protected:
    void SetUp() override { m_before = QDir::currentPath(); }
    void TearDown() override { QDir::setCurrent(m_before); }

    QString rows(const QString &name)
    {
        QDir().mkpath(QFileInfo(path(name)).absolutePath());
        return write(name, "1\ta\n2\tb\n");
    }

    /// Relative to the folder, in the order found.
    QString expand(const QStringList &paths, const PathOptions &options = {})
    {
        const auto expanded = expandPaths(paths, options);
        EXPECT_TRUE(expanded) << qPrintable(expanded ? QString() : expanded.error().text());
        if (!expanded)
            return {};
        m_passed = expanded->passed;
        QStringList names;
        for (const QString &file : expanded->files)
            names << QDir(folder()).relativeFilePath(file);
        std::sort(names.begin(), names.end());
        return names.join(u' ');
    }

    bool passed(const QString &text) const
    {
        return std::any_of(m_passed.begin(), m_passed.end(), [&text](const Error &error) {
            EXPECT_FALSE(error.howToFix.isEmpty());
            return error.what.contains(text);
        });
    }

    QVector<Error> m_passed;
    QString m_before;
};

/// Root reads everything; the rights of somebody else are what the test is about.
class AsNobody
{
public:
    AsNobody()
        : m_wasRoot(getuid() == 0)
    {
        EXPECT_TRUE(!m_wasRoot || setresuid(65534, 65534, 0) == 0);
    }
    ~AsNobody() { EXPECT_TRUE(!m_wasRoot || setresuid(0, 0, 0) == 0); }
    AsNobody(const AsNobody &) = delete;
    AsNobody &operator=(const AsNobody &) = delete;

private:
    const bool m_wasRoot;
};

} // namespace

TEST_F(SourcePathsTest, PatternsNameWhatAShellWouldList)
{
    rows(u"credits_2011_1.txt"_s);
    rows(u"credits_2011_2.txt"_s);
    rows(u"credits_2012_1.txt"_s);
    rows(u".credits_2011_3.txt"_s);
    rows(u"a/x.txt"_s);
    rows(u"b/x.txt"_s);
    EXPECT_EQ(expand({path(u"credits_2011_*.txt"_s)}), u"credits_2011_1.txt credits_2011_2.txt"_s);
    EXPECT_EQ(expand({path(u"credits_201[12]_1.t?t"_s)}), u"credits_2011_1.txt credits_2012_1.txt"_s);
    EXPECT_EQ(expand({path(u"?/x.txt"_s)}), u"a/x.txt b/x.txt"_s);
    EXPECT_EQ(expand({path(u"[!a]/*"_s)}), u"b/x.txt"_s);
    EXPECT_EQ(expand({path(u".c*.txt"_s)}), u".credits_2011_3.txt"_s);
    QDir::setCurrent(folder());
    EXPECT_EQ(expand({u"credits_2012*"_s}), u"credits_2012_1.txt"_s);

    expectHelpful(expandPaths({path(u"nothing_*.txt"_s)}).error(), ErrorCode::SourceMissing);
    expectHelpful(expandPaths({path(u"none/*.txt"_s)}).error(), ErrorCode::SourceMissing);
}

TEST_F(SourcePathsTest, AFileOfThatNameIsNoPattern)
{
    rows(u"a[1].txt"_s);
    rows(u"a1.txt"_s);
    EXPECT_EQ(expand({path(u"a[1].txt"_s)}), u"a[1].txt"_s);
    QFile::remove(path(u"a[1].txt"_s));
    EXPECT_EQ(expand({path(u"a[1].txt"_s)}), u"a1.txt"_s);
}

TEST_F(SourcePathsTest, WhatAPatternCatchesByChanceIsPassedOver)
{
    rows(u"credits.txt"_s);
    rows(u"credits.old"_s);
    QDir(folder()).mkdir(u"credits.d"_s);
    EXPECT_EQ(expand({path(u"credits.*"_s)}), u"credits.txt"_s);
    EXPECT_TRUE(passed(u"credits.old was passed over"_s));
    EXPECT_TRUE(passed(u"credits.d holds no files"_s));
    EXPECT_EQ(expand({path(u"*.old"_s)}), u"credits.old"_s) << "a suffix that is named is meant";
}

TEST_F(SourcePathsTest, SubfoldersAreReadWhenAskedForAndNamedWhenNot)
{
    rows(u"credits.txt"_s);
    rows(u"2011/credits.txt"_s);
    rows(u"2011/deep/er/credits.txt"_s);
    EXPECT_EQ(expand({folder()}), u"credits.txt"_s);
    EXPECT_TRUE(passed(u"2011 of "_s));
    EXPECT_EQ(expand({folder()}, {.recursive = true}),
              u"2011/credits.txt 2011/deep/er/credits.txt credits.txt"_s);
    EXPECT_TRUE(m_passed.isEmpty());
    const auto onlyFolders = expandPaths({path(u"2011/deep"_s)});
    expectHelpful(onlyFolders.error(), ErrorCode::SourceEmpty);
    EXPECT_TRUE(onlyFolders.error().howToFix.contains(u"--recursive"_s));
}

TEST_F(SourcePathsTest, LinksInACircleEndAndDeadOnesAreNamed)
{
    rows(u"a/credits.txt"_s);
    ASSERT_EQ(symlink("..", qPrintable(path(u"a/up"_s))), 0);
    ASSERT_EQ(symlink("self", qPrintable(path(u"a/self"_s))), 0);
    ASSERT_EQ(symlink("/nowhere/credits_2.txt", qPrintable(path(u"a/credits_2.txt"_s))), 0);
    ASSERT_EQ(symlink("credits.txt", qPrintable(path(u"a/twin.txt"_s))), 0);
    EXPECT_EQ(expand({folder()}, {.recursive = true}).split(u' ').size(), 1)
        << "one file, however many names lead to it";
    EXPECT_TRUE(passed(u"up was passed over"_s));
    EXPECT_TRUE(passed(u"self was passed over"_s));
    EXPECT_TRUE(passed(u"/nowhere/credits_2.txt"_s));
    expectHelpful(expandPaths({path(u"a/self"_s)}).error(), ErrorCode::SourceMissing);
}

TEST_F(SourcePathsTest, APipeIsNamedAndNotWaitedFor)
{
    rows(u"credits.txt"_s);
    ASSERT_EQ(mkfifo(qPrintable(path(u"pipe"_s)), 0600), 0);
    const auto found = inspectPaths({folder()});
    ASSERT_FALSE(found) << "a pipe of a data file's name may well be one of the shards";
    expectHelpful(found.error(), ErrorCode::SourceUnreadable);
    EXPECT_TRUE(found.error().what.contains(u"pipe or a device"_s));
}

TEST_F(SourcePathsTest, AFolderWithoutPermissionIsNamed)
{
    rows(u"credits.txt"_s);
    rows(u"closed/credits.txt"_s);
    ASSERT_EQ(chmod(qPrintable(folder()), 0755), 0);
    ASSERT_EQ(chmod(qPrintable(path(u"closed"_s)), 0), 0);
    {
        const AsNobody nobody;
        EXPECT_EQ(expand({folder()}, {.recursive = true}), u"credits.txt"_s);
        EXPECT_TRUE(passed(u"closed cannot be read: no permission"_s));
        expectHelpful(expandPaths({path(u"closed"_s)}).error(), ErrorCode::SourceUnreadable);
        expectHelpful(expandPaths({path(u"closed/*.txt"_s)}).error(), ErrorCode::SourceUnreadable);
    }
    chmod(qPrintable(path(u"closed"_s)), 0700);
}

TEST_F(SourcePathsTest, ALookThatIsCancelledEnds)
{
    rows(u"credits.txt"_s);
    std::stop_source stop;
    stop.request_stop();
    EXPECT_EQ(expandPaths({folder()}, {.stop = stop.get_token()}).error().code, ErrorCode::Cancelled);
    EXPECT_EQ(inspectPaths({path(u"credits.txt"_s)}, {.stop = stop.get_token()}).error().code,
              ErrorCode::Cancelled);
}

class FileOrderTest : public SourcePathsTest
{
protected:
    static QString names(const QVector<SourceFile> &files)
    {
        QStringList list;
        for (const SourceFile &file : files)
            list << file.path;
        return list.join(u' ');
    }
    static SourceFile file(const char *path, qint64 time = 0)
    {
        return {.path = QString::fromLatin1(path), .fingerprint = {.modifiedMs = time}};
    }
};

TEST_F(FileOrderTest, FilesAreSortedByNameByNumberOrByTime)
{
    QVector<SourceFile> files{file("/d/c_10", 5), file("/d/c_9", 7), file("/d/C_1", 7)};
    sortFiles(files, FileOrder::Natural);
    EXPECT_EQ(names(files), u"/d/C_1 /d/c_9 /d/c_10"_s);
    sortFiles(files, FileOrder::Name);
    EXPECT_EQ(names(files), u"/d/C_1 /d/c_10 /d/c_9"_s);
    sortFiles(files, FileOrder::Time);
    EXPECT_EQ(names(files), u"/d/c_10 /d/C_1 /d/c_9"_s);
    sortFiles(files, FileOrder::Given);
    EXPECT_EQ(names(files), u"/d/c_10 /d/C_1 /d/c_9"_s);
    EXPECT_EQ(enumFromName<FileOrder>(u"natural"_s), FileOrder::Natural);
    EXPECT_EQ(enumFromName<FileOrder>(u"name"_s), FileOrder::Name);
    EXPECT_EQ(enumFromName<FileOrder>(u"time"_s), FileOrder::Time);
    EXPECT_EQ(enumFromName<FileOrder>(u"given"_s), FileOrder::Given);
    EXPECT_FALSE(enumFromName<FileOrder>(u"size"_s));
}

TEST_F(FileOrderTest, ShardsOnSeveralDisksFollowEachOther)
{
    QVector<SourceFile> disks{file("/b/c_2011_02"), file("/a/c_2011_03"), file("/a/c_2011_01")};
    sortFiles(disks, FileOrder::Natural);
    EXPECT_EQ(names(disks), u"/a/c_2011_01 /b/c_2011_02 /a/c_2011_03"_s);
    QVector<SourceFile> years{file("/2012/c_01"), file("/2011/c_02"), file("/2011/c_01")};
    sortFiles(years, FileOrder::Natural);
    EXPECT_EQ(names(years), u"/2011/c_01 /2011/c_02 /2012/c_01"_s)
        << "names that occur twice say nothing without their folder";
}

TEST_F(FileOrderTest, AsGivenGoesByNamesFoldersAndPatterns)
{
    QVector<SourceFile> files;
    for (const char *name : {"z/c_1.txt", "z/c_10.txt", "z/c_2.txt", "m_2.txt", "m_1.txt", "last.txt"})
        files << SourceFile{.path = rows(QString::fromLatin1(name))};
    sortFilesAsGiven(files, {path(u"z"_s), path(u"last.txt"_s), path(u"m_*.txt"_s)});
    QStringList order;
    for (const SourceFile &file : std::as_const(files))
        order << QFileInfo(file.path).fileName();
    EXPECT_EQ(order.join(u' '), u"c_1.txt c_2.txt c_10.txt last.txt m_1.txt m_2.txt"_s);
}

class Grouping : public SourcePathsTest
{
protected:
    QString tables(const InspectOptions &options = {})
    {
        const auto found = inspectPaths({folder()}, options);
        EXPECT_TRUE(found);
        QStringList list;
        for (const FoundTable &table : found.value_or(QVector<FoundTable>()))
            list << u"%1:%2"_s.arg(table.source.name).arg(table.source.files.size());
        return list.join(u' ');
    }
};

TEST_F(Grouping, MonthsOfTwoYearsAreOneTable)
{
    QStringList expected;
    for (int month = 0; month < 18; ++month) {
        const QString name = u"credits_%1_%2.txt"_s.arg(2011 + month / 12).arg(month % 12 + 1, 2, 10, '0'_L1);
        rows(name);
        expected << name;
    }
    const auto found = inspectPaths({folder()});
    ASSERT_TRUE(found);
    ASSERT_EQ(found->size(), 1);
    EXPECT_EQ(found->first().source.name, u"credits"_s);
    QStringList names;
    for (const SourceFile &file : found->first().source.files)
        names << QFileInfo(file.path).fileName();
    EXPECT_EQ(names, expected);
}

TEST_F(Grouping, FilesAreTakenApartAndPutTogether)
{
    rows(u"users_1.txt"_s);
    rows(u"users_2.txt"_s);
    rows(u"users_old.txt"_s);
    write(u"users_wide.txt"_s, "1\t2\t3\n4\t5\t6\n");
    EXPECT_EQ(tables(), u"users:2 users_old:1 users_wide:1"_s);
    EXPECT_EQ(tables({.grouping = FileGrouping::Apart}), u"users_1:1 users_2:1 users_old:1 users_wide:1"_s);
    EXPECT_EQ(tables({.grouping = FileGrouping::Together}), u"users:3 users_wide:1"_s);
}

TEST_F(Grouping, NumbersInFrontCountToo)
{
    EXPECT_EQ(shardStem(u"2011-01_credits"_s), u"credits"_s);
    EXPECT_EQ(shardStem(u"2011_credits_07"_s), u"credits"_s);
    EXPECT_EQ(shardStem(u"3d_models"_s), QString());
    EXPECT_EQ(groupShards({u"/x/alpha.txt"_s, u"/x/alfa.txt"_s}, FileGrouping::Together).first().stem,
              u"alfa"_s)
        << "two letters in common are no name";
}

} // namespace millrace::test::sourcepaths_test
