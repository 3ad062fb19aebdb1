// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/datatemplate.h"

#include "core/base/literals.h"
#include "core/server/scratch/datatemplate.h"

#include <QDir>
#include <stdexcept>
#include <unistd.h>

namespace millrace::test {

namespace {

QString &cacheBefore()
{
    static QString folder;
    return folder;
}

} // namespace

void shareCache()
{
    cacheBefore() = usersCache();
    qputenv("XDG_CACHE_HOME", u"%1/millrace-test-%2"_s.arg(QDir::tempPath()).arg(::getuid()).toLocal8Bit());
}

QString usersCache()
{
    if (!cacheBefore().isEmpty())
        return cacheBefore();
    return qEnvironmentVariable("XDG_CACHE_HOME", qEnvironmentVariable("HOME") + u"/.cache"_s);
}

void copyDataTemplate(const QString &program, const QString &dataFolder)
{
    const auto orThrow = [](const auto &result) {
        if (!result)
            throw std::runtime_error(result.error().text().toStdString());
    };
    const auto server = ServerProgram::find(program);
    orThrow(server);
    orThrow(millrace::copyDataTemplate(*server, dataFolder));
}

} // namespace millrace::test
