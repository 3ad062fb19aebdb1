// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/order/sortbuffer.h"

#include "core/base/coretext.h"
#include "core/order/losertree.h"

#include <algorithm>
#include <sys/mman.h>

namespace millrace {

namespace {

/// Records are read in an order that has nothing to do with where they lie: large pages save a walk through
/// the page tables for nearly each of them.
std::byte *allocate(std::size_t bytes)
{
    constexpr std::size_t largePage = 2UL * 1024 * 1024;
    const std::size_t alignment = bytes >= 2 * largePage ? largePage : alignof(std::max_align_t);
    void *block = std::aligned_alloc(alignment, (bytes / alignment + 1) * alignment);
    if (block == nullptr)
        throw std::bad_alloc();
#ifdef MADV_HUGEPAGE
    if (alignment == largePage)
        ::madvise(block, bytes, MADV_HUGEPAGE);
#endif
    return static_cast<std::byte *>(block);
}

} // namespace

Error sortCancelled()
{
    return {.code = ErrorCode::Cancelled,
            .what = CoreText::tr("The sort was cancelled; its temporary files are removed."),
            .howToFix = CoreText::tr("Nothing was changed; start it again when you want to.")};
}

SortBuffer::SortBuffer(std::size_t bytes)
    : m_bytes(bytes / sizeof(Entry) * sizeof(Entry))
    , m_block(allocate(m_bytes))
{}

bool SortBuffer::add(const SortRecord &record)
{
    const std::size_t size = record.bytes();
    if (m_used + size + (m_count + 1) * sizeof(Entry) > m_bytes)
        return false;
    record.write(reinterpret_cast<char *>(m_block.get() + m_used));
    ++m_count;
    // The block begins where new[] puts it and its size is a multiple of an entry's: entries are aligned.
    new (m_block.get() + m_bytes - m_count * sizeof(Entry))
        Entry{.prefix = KeyPrefix::of(record.key), .offset = m_used};
    m_used += size;
    return true;
}

inline bool SortBuffer::less(const Entry &a, const Entry &b) const
{
    if (a.prefix != b.prefix)
        return a.prefix < b.prefix;
    const auto *records = reinterpret_cast<const char *>(m_block.get());
    return SortRecord::lessBeyondPrefix(SortRecord::read(records + a.offset),
                                        SortRecord::read(records + b.offset));
}

std::vector<SortBuffer::Slice> SortBuffer::sortedSlices(std::stop_token stop)
{
    std::vector<Slice> slices;
    auto *at = reinterpret_cast<Entry *>(m_block.get() + m_bytes) - m_count;
    Entry *const end = at + m_count;
    while (at < end) {
        if (stop.stop_requested())
            return {};
        Entry *const sliceEnd = at + std::min<std::ptrdiff_t>(sliceEntries, end - at);
        std::sort(at, sliceEnd, [this](const Entry &a, const Entry &b) { return less(a, b); });
        slices.push_back({.at = at, .end = sliceEnd});
        at = sliceEnd;
    }
    return slices;
}

Result<void> SortBuffer::mergeSlices(std::vector<Slice> slices, RecordSink &sink, std::stop_token stop) const
{
    const auto *records = reinterpret_cast<const char *>(m_block.get());
    const auto lessHead = [this](const Slice &a, const Slice &b) { return less(*a.at, *b.at); };
    LoserTree tree(slices, lessHead);
    for (std::size_t done = 0; !tree.ended(); ++done) {
        if (done % 4096 == 0 && stop.stop_requested())
            return fail(sortCancelled());
        Slice &slice = tree.front();
        MILLRACE_TRY_VOID(sink.put(SortRecord::read(records + slice.at->offset)));
        ++slice.at;
        // The records lie all over the block: have the slice's next ones fetched while others are copied.
        if (slice.end - slice.at > 2)
            __builtin_prefetch(records + slice.at[2].offset);
        tree.replay();
    }
    return {};
}

Result<void> SortBuffer::drainTo(RecordSink &sink, std::stop_token stop)
{
    if (m_count == 0)
        return {};
    std::vector<Slice> slices = sortedSlices(stop);
    if (slices.empty())
        return fail(sortCancelled());
    MILLRACE_TRY_VOID(mergeSlices(std::move(slices), sink, stop));
    m_used = 0;
    m_count = 0;
    return {};
}

} // namespace millrace
