// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace millrace::test {

/// Puts a freshly made data directory to `dataFolder`, copied from a template that is made once per account
/// and server version below the system's temporary folder. Throws std::runtime_error.
void copyDataTemplate(const QString &program, const QString &dataFolder);

} // namespace millrace::test
