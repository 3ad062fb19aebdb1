// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/order/sortedsource.h"

#include <atomic>
#include <stop_token>

namespace millrace {

struct SortOptions
{
    static constexpr qint64 leastMemoryBytes = 16 * 1024;

    /// All of what the sort keeps in memory, but for one mapped window of the dump (8 MiB). A row may take an
    /// eighth of it.
    qint64 memoryBytes = 512LL * 1024 * 1024;
    QString folder;          ///< for the sorted files and, on the way, as much again
    bool rowNumbers = false; ///< put each row's number in the dump in front of it as a field

    /// Errors: OrderMemoryTooSmall.
    Result<void> validate() const;
};

/// How far a sort is; read from any thread.
struct SortProgress
{
    enum class Phase
    {
        Reading,
        Merging,
        Done
    };
    std::atomic<Phase> phase = Phase::Reading;
    std::atomic<qint64> bytesTotal = 0; ///< of the dump
    std::atomic<qint64> bytesRead = 0;
    std::atomic<qint64> rowsRead = 0;
    std::atomic<int> runs = 0;            ///< sorted runs written; 0 when everything fits into memory
    std::atomic<qint64> bytesToMerge = 0; ///< over all passes
    std::atomic<qint64> bytesMerged = 0;
};

/// An external merge sort (Knuth 3, 5.4): reads the dump's rows, writes sorted runs of what fits into half of
/// the memory while the next half is filled, and merges them into one file in key order. Rows keep their
/// bytes; rows with equal keys keep the dump's order, so that under REPLACE the later row still wins. A
/// checksum over all rows and their numbers, taken while reading and again while writing, proves that none
/// was lost, doubled or changed.
///
/// Blocks its caller and uses a few more threads: one sorts a run while the next is read, the others write
/// behind. Files: SortFolder; an earlier sort in the same folder goes at once, and on every error and when
/// cancelled nothing is left. `progress` may be null.
///
/// Errors: OrderMemoryTooSmall, OrderRowNotMovable, OrderNotProved, DiskFull (before the start, from an
/// estimate, and on the way), FileNotWritable, SourceChanged (a file is not the one that was planned, or
/// changed meanwhile), SourceMissing, SourceUnreadable, QuoteUnterminated, DialectInvalid, Cancelled (within
/// a second of the stop).
Result<SortedSource> sortByKey(const Source &source, const SortKey &key, const SortOptions &options,
                               std::stop_token stop = {}, SortProgress *progress = nullptr);

} // namespace millrace
