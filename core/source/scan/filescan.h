// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/scan/profilesampler.h"
#include "core/source/scan/scanfindings.h"

#include <functional>
#include <stop_token>

namespace millrace {

/// Reads a whole content, \a stream from its front, through RowScanner and BodyScan; \a taker gets the rows
/// it wants. `progress` gets the bytes of the file read so far (compressed ones of a compressed file), once
/// per window. Errors: those of the stream; QuoteUnterminated; Cancelled.
Result<FileScan> scanStream(ByteStream &stream, const Content &content, const Dialect &dialect,
                            int expectedFields, std::stop_token stop = {},
                            const std::function<void(qint64)> &progress = {}, RowTaker *taker = nullptr);

/// The same of a content that it opens. Errors: also those of openContent.
Result<FileScan> scanFile(const Content &content, const Dialect &dialect, int expectedFields,
                          std::stop_token stop = {}, const std::function<void(qint64)> &progress = {},
                          RowTaker *taker = nullptr, ArchiveTrail *trail = nullptr);

/// The notes of an inspection, which saw only the head of a file, without those that the scan of the whole
/// file says better.
QVector<Error> notesBesideScan(QVector<Error> notes, const ScanFindings &findings);

/// Scans all files of the source and fills in rows, bodyOffset and what else was seen on the way (ScanFacts).
/// Errors: SourceEmpty (no row in any file); SourceChanged (a file is not, at the scan's end, the one that
/// was inspected); and as scanFile.
Result<ScanFindings> scanSource(Source &source, std::stop_token stop = {},
                                const std::function<void(int file, qint64 bytes)> &progress = {},
                                ProfileSize profile = {});

} // namespace millrace
