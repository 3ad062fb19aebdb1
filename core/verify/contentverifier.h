// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/load/journal/journal.h"
#include "core/load/writers/contentwatch.h"

#include <atomic>
#include <stop_token>

namespace millrace {

/// How far a comparison of contents is; written by its threads, read by whoever shows it.
struct ContentProgress
{
    std::atomic<qint64> rowsTotal = 0;
    std::atomic<qint64> rowsDone = 0;
};

/// What came of it.
struct ContentCheck
{
    qint64 rowsCompared = 0; ///< and found equal
    QString checksum;        ///< of these rows, over their compared columns: sum of CRC-32s, hexadecimal
    QString note;            ///< what was not compared, and why; empty: nothing
};

/// Compares the checksums that were computed on the way with what the server holds, over several connections
/// at once: by key range where the chunks have one each, else the whole table where it was empty before.
struct ContentVerifier
{
    const Plan &plan; ///< with the source as it was loaded
    const ContentWatch &watch;
    const ResolvedConnection &target;
    qint64 rowsBefore = 0; ///< in the table
    ContentProgress &progress;
    std::stop_token stop;

    /// Errors: ContentMismatch (where), Cancelled, the server's.
    Result<ContentCheck> compare(const Journal::Entries &entries) const;
};

} // namespace millrace
