// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/paths.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QStandardPaths>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace millrace {

QString dataHome()
{
    const QString chosen = qEnvironmentVariable("MILLRACE_HOME");
    if (!chosen.isEmpty())
        return QDir(chosen).absolutePath();
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + u"/millrace"_s;
}

QString runsHome()
{
    return dataHome() + u"/runs"_s;
}

QString settingsHome()
{
    return qEnvironmentVariableIsEmpty("MILLRACE_HOME")
               ? QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) + u"/millrace"_s
               : dataHome();
}

QString cacheHome()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation) + u"/millrace"_s;
}

Error writeError(const QString &path, int errnoValue, const QString &detail)
{
    if (errnoValue == ENOSPC || errnoValue == EDQUOT || errnoValue == EFBIG)
        return {.code = ErrorCode::DiskFull,
                .what = CoreText::tr("No space left while writing %1.").arg(path),
                .howToFix =
                    CoreText::tr("Free space there, or point MILLRACE_HOME at a folder on another disk."),
                .context = {.file = path}};
    return {.code = ErrorCode::FileNotWritable,
            .what = CoreText::tr("%1 cannot be written: %2.").arg(path, detail),
            .howToFix =
                CoreText::tr("Give this account write access, or point MILLRACE_HOME at another folder."),
            .context = {.file = path}};
}

Result<void> ensurePrivateFolder(const QString &path)
{
    if (QDir(path).exists())
        return {};
    errno = 0;
    if (!QDir().mkpath(path)) {
        const int reason = errno;
        return fail(writeError(path, reason, QString::fromLocal8Bit(std::strerror(reason))));
    }
    ::chmod(QFile::encodeName(path).constData(), 0700);
    return {};
}

namespace {

/// Nothing where the folder cannot be opened or its file system has no such thing: the file is as safe there
/// as it gets.
Result<void> syncFolder(const QString &path)
{
    errno = 0;
    const int folder = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    const bool synced = folder >= 0 && ::fsync(folder) == 0;
    const int reason = errno;
    if (folder >= 0)
        ::close(folder);
    if (synced || reason == EACCES || reason == EINVAL || reason == ENOTSUP)
        return {};
    return fail(writeError(path, reason, QString::fromLocal8Bit(std::strerror(reason))));
}

} // namespace

Result<void> writeFileAtomically(const QString &path, const QByteArray &content)
{
    QSaveFile file(path);
    errno = 0;
    // QSaveFile (Qt 6.4) takes no notice of a flush that fails inside commit() and would put a cut file in
    // the old one's place: flush here, where it shows. commit() then syncs and renames.
    const bool written =
        file.open(QIODevice::WriteOnly) && file.write(content) == content.size() && file.flush();
    if (written && file.commit())
        return syncFolder(QFileInfo(path).absolutePath());
    const int reason = errno;
    const bool full = file.error() == QFileDevice::ResourceError;
    const QString detail = file.errorString();
    file.cancelWriting();
    return fail(writeError(path, full ? ENOSPC : reason, detail));
}

Result<void> syncFoldersAbove(const QString &path, int levels)
{
    QString above = QFileInfo(path).absolutePath();
    for (int level = 0; level < levels; ++level, above = QFileInfo(above).absolutePath())
        MILLRACE_TRY_VOID(syncFolder(above));
    return {};
}

Result<QByteArray> readWholeFile(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return fail({.code = ErrorCode::FileNotReadable,
                     .what = CoreText::tr("%1 cannot be read: %2.").arg(path, file.errorString()),
                     .howToFix = CoreText::tr("Check the path and its permissions."),
                     .context = {.file = path}});
    return file.readAll();
}

} // namespace millrace
