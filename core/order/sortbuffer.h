// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/order/sortrecord.h"

#include <cstdlib>
#include <memory>
#include <stop_token>
#include <vector>

namespace millrace {

/// Takes records in the order of the sort.
class RecordSink
{
public:
    virtual ~RecordSink() = default;
    /// Errors: FileNotWritable, DiskFull.
    virtual Result<void> put(const SortRecord &record) = 0;
};

/// Records in one block of memory that never grows: records from the front, what sorts them from the back.
/// Used by one thread at a time.
class SortBuffer
{
public:
    static constexpr std::size_t entryBytes = 24; ///< per record, besides its own bytes

    explicit SortBuffer(std::size_t bytes);

    /// False when there is no room left. REQUIRES: the source rows of records grow from call to call.
    bool add(const SortRecord &record);
    bool isEmpty() const { return m_count == 0; }
    /// Sorts the records and hands them to `sink`; the buffer is empty afterwards. Looks at `stop` every few
    /// milliseconds. Errors: Cancelled, and the sink's.
    Result<void> drainTo(RecordSink &sink, std::stop_token stop);

private:
    struct Entry
    {
        KeyPrefix prefix;
        quint64 offset;
    };
    static_assert(sizeof(Entry) == entryBytes);
    /// A sorted part of the entries, small enough for the processor's cache.
    struct Slice
    {
        const Entry *at;
        const Entry *end;
        bool ended() const { return at == end; }
    };
    static constexpr std::size_t sliceEntries = 32UL * 1024;

    bool less(const Entry &a, const Entry &b) const;
    /// Empty when cancelled.
    std::vector<Slice> sortedSlices(std::stop_token stop);
    Result<void> mergeSlices(std::vector<Slice> slices, RecordSink &sink, std::stop_token stop) const;

    struct Free
    {
        void operator()(std::byte *block) const { std::free(block); }
    };

    std::size_t m_bytes;
    std::unique_ptr<std::byte, Free> m_block;
    std::size_t m_used = 0;  ///< by records, from the front
    std::size_t m_count = 0; ///< entries, from the back
};

/// The error of a sort that was stopped.
Error sortCancelled();

} // namespace millrace
