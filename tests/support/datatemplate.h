// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace millrace::test {

/// From now on all test programs of this account keep what can be made again in one place, below the system's
/// temporary folder.
void shareCache();
/// The account's own, as it was before that: what installer/mysql-for-tests.sh has fetched is there.
QString usersCache();

/// Puts a freshly made data directory to `dataFolder`, copied from a template of that place. Throws
/// std::runtime_error.
void copyDataTemplate(const QString &program, const QString &dataFolder);

} // namespace millrace::test
