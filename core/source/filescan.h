// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/rowscanner.h"
#include "core/source/source.h"

#include <functional>
#include <stop_token>

namespace millrace {

struct FileScan
{
    qint64 rows = 0;
    qint64 bytes = 0;
    qint64 bodyOffset = 0;
    qint64 longestRowBytes = 0;
    qint64 issueCount = 0;
    QVector<FieldCountIssue> issues; ///< the first ones
};

/// Reads a whole file through RowScanner. `progress` gets the bytes of the file read so far (compressed ones
/// of a compressed file), once per window.
/// Errors: as MappedFile::open; QuoteUnterminated; Cancelled.
Result<FileScan> scanFile(const Content &content, const Dialect &dialect, int expectedFields,
                          std::stop_token stop = {}, const std::function<void(qint64)> &progress = {});

/// Scans all files of the source and fills in rows and bodyOffset; the first wrong field counts come back as
/// errors (FieldCountWrong, located), at most 20 plus one that counts the rest. Errors: SourceEmpty (no row
/// in any file), and as scanFile.
Result<QVector<Error>> scanSource(Source &source, std::stop_token stop = {},
                                  const std::function<void(int file, qint64 bytes)> &progress = {});

} // namespace millrace
