// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/order/keys/sortkey.h"
#include "core/source/source.h"

#include <optional>

namespace millrace {

/// Where a row of the dump stands.
struct SourceRow
{
    int file = 0;         ///< index into Source::files
    qint64 rowInFile = 0; ///< from 1
    RowNumber row;        ///< over all files
    ByteOffset offset;    ///< of its first byte in the file
};

/// A sorted copy of a dump, on disk until it is removed. A value; originOf() may be called from any thread.
struct SortedSource
{
    /// Every bookStep-th row of the dump (1, 1 + bookStep, …) has its byte offset in the book file (8 bytes,
    /// little endian); the rows between are found by scanning on from there.
    static constexpr qint64 bookStep = 4096;

    Source source;   ///< one file with the rows in key order; no header lines
    Source original; ///< the dump that was sorted, with its rows counted
    SortKey key;
    QString folder;          ///< where the files lie
    bool rowNumbers = false; ///< each row begins with its row number in the dump, as a field of its own

    qint64 rows() const { return source.totalRows(); }
    /// Where the `sortedRow`-th row (from 1) of the sorted file stands in the dump. Reads at most bookStep
    /// rows of the dump. Errors: FileNotReadable (no such row, or a side file that is damaged),
    /// SourceChanged, and as FileWindows::open.
    Result<SourceRow> originOf(qint64 sortedRow) const;
};

/// Writes down that the sort is finished: what was sorted, by what, and what the files look like. Sets the
/// fingerprint of the sorted file. Errors: as writeFileAtomically and fingerprintOf.
Result<void> writeManifest(SortedSource &sorted);

/// The finished sort of just this dump by just this key that lies in `folder`; nothing when there is none, or
/// when the dump, the key or the files have changed since. Errors: SourceMissing, SourceUnreadable (the
/// dump's files).
Result<std::optional<SortedSource>> reuseSorted(const QString &folder, const Source &source,
                                                const SortKey &key, bool rowNumbers);

/// Takes the sorted files away; what else lies in the folder stays.
void removeSorted(const QString &folder);

} // namespace millrace
