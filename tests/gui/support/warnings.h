// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace millrace::test {

/// From here on every qWarning, qCritical and failed connect during a test fails that test.
void installWarningCheck();

} // namespace millrace::test
