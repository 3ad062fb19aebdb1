// SPDX-License-Identifier: GPL-3.0-or-later
// What people point at: patterns, folders in folders, links, folders they may not read.
#include "core/source/fileorder.h"
#include "core/source/inspector.h"
#include "core/source/pathpattern.h"
#include "core/source/sourcepaths.h"
#include "tests/unit/source/sourcefixture.h"

#include <QDateTime>
#include <QFileInfo>
#include <sys/stat.h>
#include <unistd.h>

namespace millrace::test {

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
        return names.join(QLatin1Char(' '));
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
    rows(QStringLiteral("credits_2011_1.txt"));
    rows(QStringLiteral("credits_2011_2.txt"));
    rows(QStringLiteral("credits_2012_1.txt"));
    rows(QStringLiteral(".credits_2011_3.txt"));
    rows(QStringLiteral("a/x.txt"));
    rows(QStringLiteral("b/x.txt"));
    EXPECT_EQ(expand({path(QStringLiteral("credits_2011_*.txt"))}),
              QStringLiteral("credits_2011_1.txt credits_2011_2.txt"));
    EXPECT_EQ(expand({path(QStringLiteral("credits_201[12]_1.t?t"))}),
              QStringLiteral("credits_2011_1.txt credits_2012_1.txt"));
    EXPECT_EQ(expand({path(QStringLiteral("?/x.txt"))}), QStringLiteral("a/x.txt b/x.txt"));
    EXPECT_EQ(expand({path(QStringLiteral("[!a]/*"))}), QStringLiteral("b/x.txt"));
    EXPECT_EQ(expand({path(QStringLiteral(".c*.txt"))}), QStringLiteral(".credits_2011_3.txt"));
    QDir::setCurrent(folder());
    EXPECT_EQ(expand({QStringLiteral("credits_2012*")}), QStringLiteral("credits_2012_1.txt"));

    expectHelpful(expandPaths({path(QStringLiteral("nothing_*.txt"))}).error(), ErrorCode::SourceMissing);
    expectHelpful(expandPaths({path(QStringLiteral("none/*.txt"))}).error(), ErrorCode::SourceMissing);
}

TEST_F(SourcePathsTest, AFileOfThatNameIsNoPattern)
{
    rows(QStringLiteral("a[1].txt"));
    rows(QStringLiteral("a1.txt"));
    EXPECT_EQ(expand({path(QStringLiteral("a[1].txt"))}), QStringLiteral("a[1].txt"));
    QFile::remove(path(QStringLiteral("a[1].txt")));
    EXPECT_EQ(expand({path(QStringLiteral("a[1].txt"))}), QStringLiteral("a1.txt"));
}

TEST_F(SourcePathsTest, WhatAPatternCatchesByChanceIsPassedOver)
{
    rows(QStringLiteral("credits.txt"));
    rows(QStringLiteral("credits.old"));
    QDir(folder()).mkdir(QStringLiteral("credits.d"));
    EXPECT_EQ(expand({path(QStringLiteral("credits.*"))}), QStringLiteral("credits.txt"));
    EXPECT_TRUE(passed(QStringLiteral("credits.old was passed over")));
    EXPECT_TRUE(passed(QStringLiteral("credits.d holds no files")));
    EXPECT_EQ(expand({path(QStringLiteral("*.old"))}), QStringLiteral("credits.old"))
        << "a suffix that is named is meant";
}

TEST_F(SourcePathsTest, SubfoldersAreReadWhenAskedForAndNamedWhenNot)
{
    rows(QStringLiteral("credits.txt"));
    rows(QStringLiteral("2011/credits.txt"));
    rows(QStringLiteral("2011/deep/er/credits.txt"));
    EXPECT_EQ(expand({folder()}), QStringLiteral("credits.txt"));
    EXPECT_TRUE(passed(QStringLiteral("2011 of ")));
    EXPECT_EQ(expand({folder()}, {.recursive = true}),
              QStringLiteral("2011/credits.txt 2011/deep/er/credits.txt credits.txt"));
    EXPECT_TRUE(m_passed.isEmpty());
    const auto onlyFolders = expandPaths({path(QStringLiteral("2011/deep"))});
    expectHelpful(onlyFolders.error(), ErrorCode::SourceEmpty);
    EXPECT_TRUE(onlyFolders.error().howToFix.contains(QStringLiteral("--recursive")));
}

TEST_F(SourcePathsTest, LinksInACircleEndAndDeadOnesAreNamed)
{
    rows(QStringLiteral("a/credits.txt"));
    ASSERT_EQ(symlink("..", qPrintable(path(QStringLiteral("a/up")))), 0);
    ASSERT_EQ(symlink("self", qPrintable(path(QStringLiteral("a/self")))), 0);
    ASSERT_EQ(symlink("/nowhere/credits_2.txt", qPrintable(path(QStringLiteral("a/credits_2.txt")))), 0);
    ASSERT_EQ(symlink("credits.txt", qPrintable(path(QStringLiteral("a/twin.txt")))), 0);
    EXPECT_EQ(expand({folder()}, {.recursive = true}).split(QLatin1Char(' ')).size(), 1)
        << "one file, however many names lead to it";
    EXPECT_TRUE(passed(QStringLiteral("up was passed over")));
    EXPECT_TRUE(passed(QStringLiteral("self was passed over")));
    EXPECT_TRUE(passed(QStringLiteral("/nowhere/credits_2.txt")));
    expectHelpful(expandPaths({path(QStringLiteral("a/self"))}).error(), ErrorCode::SourceMissing);
}

TEST_F(SourcePathsTest, APipeIsNamedAndNotWaitedFor)
{
    rows(QStringLiteral("credits.txt"));
    ASSERT_EQ(mkfifo(qPrintable(path(QStringLiteral("pipe"))), 0600), 0);
    const auto found = inspectPaths({folder()});
    ASSERT_FALSE(found) << "a pipe of a data file's name may well be one of the shards";
    expectHelpful(found.error(), ErrorCode::SourceUnreadable);
    EXPECT_TRUE(found.error().what.contains(QStringLiteral("pipe or a device")));
}

TEST_F(SourcePathsTest, AFolderWithoutPermissionIsNamed)
{
    rows(QStringLiteral("credits.txt"));
    rows(QStringLiteral("closed/credits.txt"));
    ASSERT_EQ(chmod(qPrintable(folder()), 0755), 0);
    ASSERT_EQ(chmod(qPrintable(path(QStringLiteral("closed"))), 0), 0);
    {
        const AsNobody nobody;
        EXPECT_EQ(expand({folder()}, {.recursive = true}), QStringLiteral("credits.txt"));
        EXPECT_TRUE(passed(QStringLiteral("closed cannot be read: no permission")));
        expectHelpful(expandPaths({path(QStringLiteral("closed"))}).error(), ErrorCode::SourceUnreadable);
        expectHelpful(expandPaths({path(QStringLiteral("closed/*.txt"))}).error(),
                      ErrorCode::SourceUnreadable);
    }
    chmod(qPrintable(path(QStringLiteral("closed"))), 0700);
}

TEST_F(SourcePathsTest, ALookThatIsCancelledEnds)
{
    rows(QStringLiteral("credits.txt"));
    std::stop_source stop;
    stop.request_stop();
    EXPECT_EQ(expandPaths({folder()}, {.stop = stop.get_token()}).error().code, ErrorCode::Cancelled);
    EXPECT_EQ(inspectPaths({path(QStringLiteral("credits.txt"))}, {.stop = stop.get_token()}).error().code,
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
        return list.join(QLatin1Char(' '));
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
    EXPECT_EQ(names(files), QStringLiteral("/d/C_1 /d/c_9 /d/c_10"));
    sortFiles(files, FileOrder::Name);
    EXPECT_EQ(names(files), QStringLiteral("/d/C_1 /d/c_10 /d/c_9"));
    sortFiles(files, FileOrder::Time);
    EXPECT_EQ(names(files), QStringLiteral("/d/c_10 /d/C_1 /d/c_9"));
    sortFiles(files, FileOrder::Given);
    EXPECT_EQ(names(files), QStringLiteral("/d/c_10 /d/C_1 /d/c_9"));
    for (const FileOrder order : {FileOrder::Natural, FileOrder::Name, FileOrder::Time, FileOrder::Given})
        EXPECT_EQ(fileOrderNamed(fileOrderName(order)), order);
    EXPECT_FALSE(fileOrderNamed(QStringLiteral("size")));
}

TEST_F(FileOrderTest, ShardsOnSeveralDisksFollowEachOther)
{
    QVector<SourceFile> disks{file("/b/c_2011_02"), file("/a/c_2011_03"), file("/a/c_2011_01")};
    sortFiles(disks, FileOrder::Natural);
    EXPECT_EQ(names(disks), QStringLiteral("/a/c_2011_01 /b/c_2011_02 /a/c_2011_03"));
    QVector<SourceFile> years{file("/2012/c_01"), file("/2011/c_02"), file("/2011/c_01")};
    sortFiles(years, FileOrder::Natural);
    EXPECT_EQ(names(years), QStringLiteral("/2011/c_01 /2011/c_02 /2012/c_01"))
        << "names that occur twice say nothing without their folder";
}

TEST_F(FileOrderTest, AsGivenGoesByNamesFoldersAndPatterns)
{
    QVector<SourceFile> files;
    for (const char *name : {"z/c_1.txt", "z/c_10.txt", "z/c_2.txt", "m_2.txt", "m_1.txt", "last.txt"})
        files << SourceFile{.path = rows(QString::fromLatin1(name))};
    sortFilesAsGiven(files, {path(QStringLiteral("z")), path(QStringLiteral("last.txt")),
                             path(QStringLiteral("m_*.txt"))});
    QStringList order;
    for (const SourceFile &file : std::as_const(files))
        order << QFileInfo(file.path).fileName();
    EXPECT_EQ(order.join(QLatin1Char(' ')),
              QStringLiteral("c_1.txt c_2.txt c_10.txt last.txt m_1.txt m_2.txt"));
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
            list << QStringLiteral("%1:%2").arg(table.source.name).arg(table.source.files.size());
        return list.join(QLatin1Char(' '));
    }
};

TEST_F(Grouping, MonthsOfTwoYearsAreOneTable)
{
    QStringList expected;
    for (int month = 0; month < 18; ++month) {
        const QString name = QStringLiteral("credits_%1_%2.txt")
                                 .arg(2011 + month / 12)
                                 .arg(month % 12 + 1, 2, 10, QLatin1Char('0'));
        rows(name);
        expected << name;
    }
    const auto found = inspectPaths({folder()});
    ASSERT_TRUE(found);
    ASSERT_EQ(found->size(), 1);
    EXPECT_EQ(found->first().source.name, QStringLiteral("credits"));
    QStringList names;
    for (const SourceFile &file : found->first().source.files)
        names << QFileInfo(file.path).fileName();
    EXPECT_EQ(names, expected);
}

TEST_F(Grouping, FilesAreTakenApartAndPutTogether)
{
    rows(QStringLiteral("users_1.txt"));
    rows(QStringLiteral("users_2.txt"));
    rows(QStringLiteral("users_old.txt"));
    write(QStringLiteral("users_wide.txt"), "1\t2\t3\n4\t5\t6\n");
    EXPECT_EQ(tables(), QStringLiteral("users:2 users_old:1 users_wide:1"));
    EXPECT_EQ(tables({.grouping = FileGrouping::Apart}),
              QStringLiteral("users_1:1 users_2:1 users_old:1 users_wide:1"));
    EXPECT_EQ(tables({.grouping = FileGrouping::Together}), QStringLiteral("users:3 users_wide:1"));
}

TEST_F(Grouping, NumbersInFrontCountToo)
{
    EXPECT_EQ(shardStem(QStringLiteral("2011-01_credits")), QStringLiteral("credits"));
    EXPECT_EQ(shardStem(QStringLiteral("2011_credits_07")), QStringLiteral("credits"));
    EXPECT_EQ(shardStem(QStringLiteral("3d_models")), QString());
    EXPECT_EQ(
        groupShards({QStringLiteral("/x/alpha.txt"), QStringLiteral("/x/alfa.txt")}, FileGrouping::Together)
            .first()
            .stem,
        QStringLiteral("alfa"))
        << "two letters in common are no name";
}

} // namespace millrace::test
