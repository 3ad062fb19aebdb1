// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>
#include <atomic>

namespace millrace {

struct SortOptions
{
    static constexpr qint64 leastMemoryBytes = 16LL * 1024;

    /// All of what the sort keeps in memory, but for one window of the dump (1 MiB). A row may take an
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

} // namespace millrace
