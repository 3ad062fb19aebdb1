// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QFile>

namespace millrace {

/// Opens a source file for reading. Errors: SourceMissing, SourceUnreadable (no permission, a folder, a
/// pipe).
Result<void> openSourceFile(QFile &file, const QString &path);

/// Up to `bytes` bytes at `offset`; fewer at the end of the file. Errors: as openSourceFile.
Result<QByteArray> readBytes(const QString &path, qint64 offset, qint64 bytes);
Result<QByteArray> readBytes(QFile &file, qint64 offset, qint64 bytes);

Error sourceUnreadable(const QString &path, const QString &reason);

} // namespace millrace
