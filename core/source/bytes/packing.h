// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QString>
#include <optional>

namespace millrace {

/// How a single file may be compressed.
enum class Packing
{
    Gzip,
    Bzip2,
    Xz,
    Zstd,
    Lz4
};

/// So many bytes of a file tell.
constexpr qint64 magicBytes = 16;

/// By the first bytes (magicBytes are enough), whatever the name says; nothing for plain bytes.
std::optional<Packing> packingOf(const QByteArray &head);
/// The same of a file of this name. Errors: SourceUnreadable: the name promises compressed bytes, and \a head
/// is neither such nor text: its first bytes are damaged, and it would be taken for rows of whatever is in
/// it.
Result<std::optional<Packing>> packingOfFile(const QString &path, const QByteArray &head);

/// The name of what is inside: "credits.txt" for "credits.txt.gz"; a name without such a suffix as it is.
QString unpackedName(const QString &path);

} // namespace millrace
