// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStandardPaths>
#include <gtest/gtest.h>

/// Skips the test where a program is not installed that not every release of Debian has. Where all that is
/// tested has to be tested (CI), it fails: a test that is left out without a word is none.
#define MILLRACE_NEEDS(program)                                                                              \
    if (QStandardPaths::findExecutable(QStringLiteral(program)).isEmpty()) {                                 \
        if (qEnvironmentVariableIsSet("CI"))                                                                 \
            FAIL() << program " is not installed; installer/deps.sh does that where it is to be had";        \
        GTEST_SKIP() << program " is not installed, or this system has none";                                \
    }
