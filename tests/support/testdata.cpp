// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testdata.h"

namespace millrace::test {

QString testData(const QString &name)
{
    return QStringLiteral(MILLRACE_TEST_DATA "/") + name;
}

} // namespace millrace::test
