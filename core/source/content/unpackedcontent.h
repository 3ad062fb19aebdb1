// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/bytes/bytestream.h"
#include "core/source/content/contentway.h"

#include <memory>

namespace millrace {

class ArchiveTrail;

/// The file's own bytes (of the member), unpacked and nothing else, from \a offset on.
/// Errors: SourceMissing, SourceUnreadable.
Result<std::unique_ptr<ByteStream>> openUnpacked(const Content &content, qint64 offset = 0, qint64 bytes = -1,
                                                 ArchiveTrail *trail = nullptr);

/// What \a stream holds compressed, or the stream itself where it holds nothing that is. \a name: for errors.
/// REQUIRES: its first view was taken, and has a shared block. Errors: as PackedStream::open().
Result<std::unique_ptr<ByteStream>> unpackedAfter(std::unique_ptr<ByteStream> stream, const QString &name);

/// A part of another stream; \a bytes < 0: to its end. \a name: for errors. Errors of its next(): also
/// SourceChanged.
std::unique_ptr<ByteStream> partOf(std::unique_ptr<ByteStream> stream, QString name, qint64 offset,
                                   qint64 bytes);

} // namespace millrace
