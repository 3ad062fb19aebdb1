// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/certificates.h"
#include "tests/support/datatemplate.h"
#include "tests/support/qtprinters.h"

#include <QCoreApplication>
#include <QTemporaryDir>
#include <gtest/gtest.h>

/// Every test program runs with a MILLRACE_HOME of its own: nothing of the developer's is read or written.
/// What can be made again they share, in the temporary folder.
int main(int argc, char **argv)
{
    QTemporaryDir home;
    qputenv("MILLRACE_HOME", home.path().toLocal8Bit());
    millrace::test::shareCache();
    millrace::test::trustNoSystemCa();
    QCoreApplication application(argc, argv);
    testing::InitGoogleTest(&argc, argv);
    return RUN_ALL_TESTS();
}
