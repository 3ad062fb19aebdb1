// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/bytes/arrival.h"
#include "core/source/content/unpackedcontent.h"

namespace millrace {

/// The bytes of a source file as its rows are written in them: as the file holds them, or made on the way
/// (unpacked, converted, lines out of SQL statements). Offsets count these bytes everywhere. What is made on
/// the way is read from its front whatever the offset. \a bytes < 0: to the end. Errors: SourceMissing,
/// SourceUnreadable, SourceChanged (ends before), those of SqlRowStream.
/// \a trail: of whoever reads the files of an archive one after the other (memberstream.h).
Result<std::unique_ptr<ByteStream>> openContent(const Content &content, qint64 offset = 0, qint64 bytes = -1,
                                                ArchiveTrail *trail = nullptr);

/// The same from its front, of a file that is still arriving: waits for what has not come yet, until \a stop.
/// REQUIRES: the way has no member and no SQL table. Errors: also as ArrivingBytes.
Result<std::unique_ptr<ByteStream>> openArriving(const Content &content, const Arrival &arrival,
                                                 std::stop_token stop);

/// Up to \a bytes bytes at \a offset; fewer at the end. \a atEnd: whether the content ends there.
/// Errors: as openContent.
Result<QByteArray> readContent(const Content &content, qint64 offset, qint64 bytes, bool *atEnd = nullptr);

} // namespace millrace
