// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/literals.h"

#include <QDir>
#include <QStorageInfo>

namespace millrace::test {

/// Where files outlast the machine, for what is about that: tests/run.sh puts temporary ones into memory
/// where it can.
inline QString placeOnDisk()
{
    const bool inMemory = QStorageInfo(QDir::tempPath()).fileSystemType() == "tmpfs";
    return inMemory ? u"/var/tmp"_s : QDir::tempPath();
}

} // namespace millrace::test
