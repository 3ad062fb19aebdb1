// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace millrace {

/// The file system of a folder, or of the nearest one above it that is there.
struct DiskSpace
{
    qint64 freeBytes = -1; ///< for this account; -1: not told
    quint64 device = 0;    ///< the same for folders between which a file can be renamed; 0: not told

    static DiskSpace at(const QString &folder);
};

} // namespace millrace
