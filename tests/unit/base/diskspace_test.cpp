// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/diskspace.h"

#include "core/base/literals.h"

#include <QTemporaryDir>
#include <gtest/gtest.h>

namespace millrace::diskspace_test {

TEST(DiskSpace, AFolderThatIsNotThereYetIsOnTheDiskOfTheOneAboveIt)
{
    const QTemporaryDir folder;
    const DiskSpace here = DiskSpace::at(folder.path());
    EXPECT_GT(here.freeBytes, 0);
    EXPECT_NE(here.device, 0U);
    const DiskSpace below = DiskSpace::at(folder.filePath(u"a/b/c"_s));
    EXPECT_EQ(below.device, here.device);
    EXPECT_GT(below.freeBytes, 0);
    EXPECT_NE(DiskSpace::at(u"/proc/self"_s).device, here.device);
}

} // namespace millrace::diskspace_test
