// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/datatemplate.h"

#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/server/scratch/serverprogram.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QLockFile>
#include <filesystem>
#include <stdexcept>
#include <unistd.h>

namespace millrace::test {

void copyDataTemplate(const QString &program, const QString &dataFolder)
{
    const auto orThrow = [](const auto &result) {
        if (!result)
            throw std::runtime_error(result.error().text().toStdString());
    };
    const auto server = ServerProgram::find(program);
    orThrow(server);
    const QByteArray key = (server->path + server->versionText).toUtf8();
    const QString folder = u"%1/millrace-test-%2-%3"_s.arg(QDir::tempPath())
                               .arg(::getuid())
                               .arg(QString::fromLatin1(
                                   QCryptographicHash::hash(key, QCryptographicHash::Sha1).toHex().left(10)));
    orThrow(ensurePrivateFolder(folder));
    if (QFileInfo(folder).ownerId() != ::getuid())
        throw std::runtime_error("the template's folder in the temporary folder belongs to somebody else");

    const QString made = folder + u"/data"_s;
    QLockFile lock(folder + u"/lock"_s);
    lock.setStaleLockTime(0);
    if (!lock.tryLock(120'000))
        throw std::runtime_error("another process has been making the data template for two minutes");
    if (!QFileInfo::exists(made))
        orThrow(server->makeDataFolder(made));
    std::filesystem::copy(made.toStdString(), dataFolder.toStdString(),
                          std::filesystem::copy_options::recursive);
}

} // namespace millrace::test
