// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/bytestream.h"

#include <QString>
#include <memory>

namespace millrace {

/// The bytes of a source file as its rows are written in them: mapped, or unpacked on the way (packing.h).
/// Offsets count these bytes everywhere. A compressed file is read from its front whatever the offset.
/// \a bytes < 0: to the end. Errors: SourceMissing, SourceUnreadable, SourceChanged (ends before).
Result<std::unique_ptr<ByteStream>> openContent(const QString &path, qint64 offset = 0, qint64 bytes = -1);

/// Up to \a bytes bytes at \a offset; fewer at the end. \a atEnd: whether the content ends there.
/// Errors: as openContent.
Result<QByteArray> readContent(const QString &path, qint64 offset, qint64 bytes, bool *atEnd = nullptr);

} // namespace millrace
