// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/support/language.h"
#include "tests/gui/support/warnings.h"
#include "tests/support/certificates.h"
#include "tests/support/datatemplate.h"
#include "tests/support/ondisk.h"
#include "tests/support/qtprinters.h"
#include "ui/theme/applytheme.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QDir>
#include <QTemporaryDir>
#include <gtest/gtest.h>

using namespace millrace; // for the literals

/// A test program with windows: a MILLRACE_HOME of its own, the house's theme, and no Qt warning goes unseen.
int main(int argc, char **argv)
{
    // On disk, for a scratch server in it may be sealed; the cases in which none is need not wait for it.
    const QString place = qEnvironmentVariableIsSet("MILLRACE_TEST_HOME_ANYWHERE")
                              ? QDir::tempPath()
                              : millrace::test::placeOnDisk();
    QTemporaryDir home(place + "/mr-home-XXXXXX"_L1);
    qputenv("MILLRACE_HOME", home.path().toLocal8Bit());
    millrace::test::shareCache();
    millrace::test::trustNoSystemCa();
    QApplication application(argc, argv);
    millrace::applyTheme(application, millrace::ThemeMode::Light);
    testing::InitGoogleTest(&argc, argv);
    millrace::test::speakTestLanguage(application);
    millrace::test::installWarningCheck();
    return RUN_ALL_TESTS();
}
