// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace millrace::test {

// Functions, so that where checkout and build lie is compiled into one file only, and a compiler cache serves
// all the others wherever they lie.

/// The path of a file of the checkout.
QString sourceFile(const QString &path);
/// The path of a file below tests/data.
QString testData(const QString &name);
/// The path of a file in the folder of this build.
QString builtFile(const QString &path);
/// This build's command line program.
QString millraceCli();

} // namespace millrace::test
