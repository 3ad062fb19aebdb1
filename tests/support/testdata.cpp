// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testdata.h"

#include "core/base/literals.h"

namespace millrace::test {

QString sourceFile(const QString &path)
{
    return QStringLiteral(MILLRACE_SOURCES "/") + path;
}

QString testData(const QString &name)
{
    return sourceFile(u"tests/data/"_s + name);
}

QString builtFile(const QString &path)
{
    return QStringLiteral(MILLRACE_BUILD "/") + path;
}

QString millraceCli()
{
    return builtFile(u"app/millrace-cli"_s);
}

} // namespace millrace::test
