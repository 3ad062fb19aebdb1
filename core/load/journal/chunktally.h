// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/load/journal/contentsum.h"

namespace millrace {

/// What became of the rows of a chunk, or of a part of one: rows = in the table + skipped + set aside, where
/// a replaced row takes the place of one that was there.
struct ChunkTally
{
    qint64 rows = 0;     ///< read from the dump
    qint64 skipped = 0;  ///< left out because the plan lets the server do so (keep, as-server)
    qint64 replaced = 0; ///< rows that took the place of another
    qint64 setAside = 0; ///< in the rejects
    qint64 warnings = 0; ///< of the server, let pass
    ContentSum content;  ///< of the rows loaded, where it was computed

    qint64 loaded() const { return rows - skipped - setAside; }
    /// By how much COUNT(*) grows.
    qint64 growth() const { return loaded() - replaced; }

    ChunkTally &operator+=(const ChunkTally &other)
    {
        rows += other.rows;
        skipped += other.skipped;
        replaced += other.replaced;
        setAside += other.setAside;
        warnings += other.warnings;
        content += other.content;
        return *this;
    }
};

} // namespace millrace
