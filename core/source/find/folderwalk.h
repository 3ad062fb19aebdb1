// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QFileInfo>
#include <QVector>
#include <stop_token>

namespace millrace {

/// What lies in a folder: everything but folders and hidden files, links that lead nowhere included.
struct FolderContent
{
    QVector<QFileInfo> files;
    QVector<Error> passed;    ///< folders below it that were not read, with the reason
    qsizetype subfolders = 0; ///< that were not asked for
    QString firstSubfolder;
};

/// \a recursive: its subfolders too, through links as well, each folder once, so that a link back to a folder
/// above ends there. Errors: SourceUnreadable (the folder itself may not be listed), SourceUnsupported (more
/// than 200,000 files), Cancelled.
Result<FolderContent> readFolder(const QFileInfo &folder, bool recursive, std::stop_token stop = {});

} // namespace millrace
