// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/server/scratch/datatemplate.h"

#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/base/wallclock.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QLockFile>
#include <unistd.h>

namespace millrace {

namespace {

constexpr int waitMs = 120'000; ///< for another process that makes one
constexpr qint64 daysKept = 30;

/// \a but: the one that is in use.
void removeForgotten(const QString &home, const QString &but)
{
    for (const QFileInfo &folder :
         QDir(home).entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot | QDir::NoSymLinks)) {
        const QFileInfo lock(folder.filePath() + u"/lock"_s);
        const QDateTime used = (lock.exists() ? lock : folder).lastModified();
        if (folder.filePath() != but && folder.ownerId() == ::geteuid() && used.daysTo(wallNow()) > daysKept)
            QDir(folder.filePath()).removeRecursively();
    }
}

} // namespace

Result<void> copyDataTemplate(const ServerProgram &program, const QString &dataFolder)
{
    const QByteArray key = (program.path + program.versionText).toUtf8();
    const QString home = cacheHome() + u"/data-directories"_s;
    const QString folder =
        home + u'/' +
        QString::fromLatin1(QCryptographicHash::hash(key, QCryptographicHash::Sha1).toHex().left(10));
    MILLRACE_TRY_VOID(ensurePrivateFolder(folder));
    removeForgotten(home, folder);
    QLockFile lock(folder + u"/lock"_s);
    lock.setStaleLockTime(0);
    if (QFileInfo(folder).ownerId() != ::geteuid() || !lock.tryLock(waitMs))
        return program.makeDataFolder(dataFolder); // somebody else's, or busy: as if there were no such place
    const QString made = folder + u"/data"_s;
    if (!QFileInfo::exists(made))
        if (auto ready = program.makeDataFolder(made); !ready) {
            const ErrorCode code = ready.error().code;
            const bool ofThisPlace = code == ErrorCode::DiskFull || code == ErrorCode::FileNotWritable;
            return ofThisPlace ? program.makeDataFolder(dataFolder) : ready;
        }
    return program.copyDataFolder(made, dataFolder);
}

} // namespace millrace
