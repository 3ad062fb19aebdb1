// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/order/keys/sortkey.h"
#include "core/order/sortoptions.h"
#include "core/source/source.h"

namespace millrace {

/// How the memory of a sort is shared out, and what it will need on disk; estimated from the head of the
/// dump.
struct SortPlan
{
    qint64 rows = 0;        ///< estimate
    qint64 recordBytes = 0; ///< of all records, estimate
    qint64 sortedBytes = 0; ///< of the files that stay, estimate
    bool inMemory = false;  ///< one buffer holds everything

    qint64 maxRowBytes = 0;
    std::size_t bufferBytes = 0; ///< of each sort buffer; there is one when inMemory, else there are two
    std::size_t blockBytes = 0;  ///< of the sorted file's writer, twice

    qint64 diskBytes() const { return sortedBytes + (inMemory ? 0 : recordBytes); }

    /// Errors: as RowFeed.
    static Result<SortPlan> make(const Source &source, const SortKey &key, const SortOptions &options);

    /// Runs merged at once when the largest record has that many bytes.
    static qsizetype fanIn(qint64 memoryBytes, qint64 largestRecord);
    static std::size_t readBufferBytes(qint64 memoryBytes, qsizetype runs);
};

} // namespace millrace
