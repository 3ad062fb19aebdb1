// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/literals.h"
#include "core/base/paths.h"
#include "tests/support/qtprinters.h"

#include "tests/support/filesizelimit.h"

#include <QDir>
#include <QTemporaryDir>
#include <gtest/gtest.h>

namespace millrace::paths_test {

TEST(WriteFileAtomically, ReplacesAFileWhole)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"x"_s);
    ASSERT_TRUE(writeFileAtomically(path, "old"));
    ASSERT_TRUE(writeFileAtomically(path, "new and longer"));
    EXPECT_EQ(*readWholeFile(path), "new and longer");
    EXPECT_EQ(QDir(folder.path()).entryList(QDir::Files).size(), 1);
}

TEST(WriteFileAtomically, AFullDiskKeepsTheOldFile)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"x"_s);
    ASSERT_TRUE(writeFileAtomically(path, "old"));
    for (const int size : {200, 5'000, 100'000}) { // below and above QFile's buffer
        Result<void> written;
        {
            const test::FileSizeLimit limit(100);
            written = writeFileAtomically(path, QByteArray(size, 'n'));
        }
        ASSERT_FALSE(written) << size;
        EXPECT_EQ(written.error().code, ErrorCode::DiskFull) << size;
        EXPECT_EQ(*readWholeFile(path), "old") << size;
        EXPECT_EQ(QDir(folder.path()).entryList(QDir::Files).size(), 1) << size;
    }
}

TEST(WriteFileAtomically, AMissingFolderIsNamed)
{
    const auto written = writeFileAtomically(u"/nowhere/at/all/x"_s, "y");
    ASSERT_FALSE(written);
    EXPECT_EQ(written.error().code, ErrorCode::FileNotWritable);
    EXPECT_TRUE(written.error().text().contains(u"/nowhere/at/all/x"_s));
}

} // namespace millrace::paths_test
