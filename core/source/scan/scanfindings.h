// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/content/commentfilter.h"
#include "core/source/content/jsonlinestream.h"
#include "core/source/rows/rowsamples.h"
#include "core/source/rows/rowscanner.h"
#include "core/source/scan/bodyscan.h"
#include "core/source/source.h"

namespace millrace {

/// As much of a row is kept with a finding about it.
constexpr qint64 rawRowBytes = 64LL * 1024;

struct FileScan
{
    qint64 rows = 0;
    qint64 bytes = 0;
    qint64 bodyOffset = 0;
    qint64 longestRowBytes = 0;
    qint64 longestRow = 0;       ///< its number in the file, from 1; 0: no row
    qint64 longestRowOffset = 0; ///< of its first byte
    qint64 lastRowOffset = 0;
    bool lastRowTerminated = true;
    qint64 issueCount = 0;
    QVector<FieldCountIssue> issues; ///< the first ones
    TextFaults faults;
    LeftOutLines comments;
    UnreadJsonKeys unreadKeys;
};

/// What a scan of all files found, as located errors.
struct ScanFindings
{
    /// Rows with a wrong number of fields, lines that are no JSON object: they stop a strict load. The first
    /// 20, and one that counts the rest.
    QVector<Error> rowErrors;
    /// Of the bytes and lines, one of each kind that was met, with how often and the first place:
    /// BytesNotInCharset, NulBytes, LineEndsMixed, RowTooLong, CommentLikeRow, JsonKeysNotRead.
    QVector<Error> notes;
    RowSamples samples;
};

} // namespace millrace
