// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/order/sortedsource.h"
#include "core/order/sortoptions.h"

#include <stop_token>

namespace millrace {

/// An external merge sort (Knuth 3, 5.4): reads the dump's rows, writes sorted runs of what fits into half of
/// the memory while the next half is filled, and merges them into one file in key order. Rows keep their
/// bytes; rows with equal keys keep the dump's order, so that under REPLACE the later row still wins. A
/// checksum over all rows and their numbers, taken while reading and again while writing, proves that none
/// was lost, doubled or changed.
///
/// Blocks its caller and uses a few more threads: one sorts a run while the next is read, the others write
/// after. Files: SortFolder; an earlier sort in the same folder goes at once, and on every error and when
/// cancelled nothing is left. `progress` may be null.
///
/// Errors: OrderMemoryTooSmall, OrderRowNotMovable, OrderNotProved, DiskFull (before the start, from an
/// estimate, and on the way), FileNotWritable, SourceChanged (a file is not the one that was planned, or
/// changed meanwhile), SourceMissing, SourceUnreadable, QuoteUnterminated, DialectInvalid, Cancelled (within
/// a second of the stop).
Result<SortedSource> sortByKey(const Source &source, const SortKey &key, const SortOptions &options,
                               std::stop_token stop = {}, SortProgress *progress = nullptr);

} // namespace millrace
