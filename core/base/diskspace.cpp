// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/diskspace.h"

#include <QFile>
#include <QFileInfo>
#include <filesystem>
#include <sys/stat.h>

namespace millrace {

DiskSpace DiskSpace::at(const QString &folder)
{
    QString path = QFileInfo(folder).absoluteFilePath();
    while (!QFileInfo::exists(path) && path != QFileInfo(path).path())
        path = QFileInfo(path).path();
    DiskSpace found;
    // Not QStorageInfo: it knows no disk where the root is in no table of mounts (a chroot).
    std::error_code untold;
    const auto space = std::filesystem::space(QFile::encodeName(path).toStdString(), untold);
    if (!untold)
        found.freeBytes = static_cast<qint64>(space.available);
    struct stat facts = {};
    if (::stat(QFile::encodeName(path).constData(), &facts) == 0)
        found.device = facts.st_dev;
    return found;
}

} // namespace millrace
