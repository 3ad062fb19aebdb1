// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

/// By the first bytes (16 are enough), whatever the name says; nothing for plain bytes.
std::optional<Packing> packingOf(const QByteArray &head);
QString packingName(Packing packing); ///< "gzip", "bzip2", "xz", "Zstandard", "LZ4"

/// The name of what is inside: "credits.txt" for "credits.txt.gz"; a name without such a suffix as it is.
QString unpackedName(const QString &path);

} // namespace millrace
