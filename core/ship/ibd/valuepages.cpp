// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ship/ibd/valuepages.h"

#include <algorithm>

namespace millrace::ibd {

using namespace format;

namespace {

constexpr std::uint32_t firstVersion = 1;

std::uint32_t pagesFor(std::size_t bytes, std::uint32_t payload)
{
    return static_cast<std::uint32_t>((bytes + payload - 1) / payload);
}

void put48(Byte *to, std::uint64_t value)
{
    put16(to, static_cast<std::uint32_t>(value >> 32U));
    put32(to + 2, static_cast<std::uint32_t>(value));
}

} // namespace

ValuePages::ValuePages(SpaceMap &space, SpaceMap::SegmentId segment, PageWriter &writer, SealKind seal)
    : m_space(space)
    , m_segment(segment)
    , m_writer(writer)
    , m_seal(seal)
    , m_page(pageSize)
{}

bool ValuePages::write(Bytes value, Byte *reference)
{
    const bool mariaDb = m_seal == SealKind::FullCrc32;
    if (mariaDb) {
        if (!allocate(pagesFor(value.size(), blobPayload)))
            return false;
        writeChain(value);
    } else {
        const std::size_t behindFirst = value.size() - std::min<std::size_t>(value.size(), lobFirstPayload);
        m_parts = 1 + pagesFor(behindFirst, lobDataPayload);
        m_lastPart = m_parts == 1 ? static_cast<std::uint32_t>(value.size())
                                  : static_cast<std::uint32_t>((behindFirst - 1) % lobDataPayload + 1);
        const std::uint32_t indexPages =
            pagesFor(m_parts - std::min(m_parts, lobEntriesOfFirst), lobEntriesOfIndex);
        m_entries = lobEntriesOfFirst + indexPages * lobEntriesOfIndex;
        if (!allocate(m_parts + indexPages))
            return false;
        writeListed(value);
    }
    put32(reference, m_space.spaceId());
    put32(reference + referencePage, m_numbers.front());
    put32(reference + referenceOffset, mariaDb ? filData : firstVersion);
    put64(reference + referenceLength, value.size());
    return m_writer.good();
}

/// All pages of a value at once: then each is written once, and most in the order of their numbers.
bool ValuePages::allocate(std::size_t pages)
{
    m_numbers.clear();
    while (m_numbers.size() < pages) {
        m_numbers.push_back(m_space.allocate(m_segment));
        if (m_numbers.back() == noPage)
            return false;
    }
    return true;
}

void ValuePages::begin(std::uint32_t type, std::uint32_t previous, std::uint32_t next)
{
    std::ranges::fill(m_page, Byte{0});
    put32(m_page.data() + filPrevious, previous);
    put32(m_page.data() + filNext, next);
    put16(m_page.data() + filType, type);
    put32(m_page.data() + filSpaceId, m_space.spaceId());
}

void ValuePages::writeChain(Bytes value)
{
    for (std::size_t i = 0; i < m_numbers.size(); ++i) {
        const Bytes part = value.first(std::min<std::size_t>(value.size(), blobPayload));
        value = value.subspan(part.size());
        begin(pageBlob, noPage, noPage);
        put32(m_page.data() + blobPartLength, static_cast<std::uint32_t>(part.size()));
        put32(m_page.data() + blobNext, i + 1 < m_numbers.size() ? m_numbers[i + 1] : noPage);
        std::ranges::copy(part, m_page.data() + blobBytes);
        m_writer.put(m_numbers[i], m_page.data());
    }
}

void ValuePages::writeListed(Bytes value)
{
    writeFirst(value.first(std::min<std::size_t>(value.size(), lobFirstPayload)));
    for (std::uint32_t i = 1; i < m_parts; ++i) {
        const Bytes rest = value.subspan(lobFirstPayload + std::size_t{i - 1} * lobDataPayload);
        const Bytes part = rest.first(std::min<std::size_t>(rest.size(), lobDataPayload));
        begin(pageLobData, 0, noPage);
        put32(m_page.data() + lobDataLength, static_cast<std::uint32_t>(part.size()));
        put48(m_page.data() + lobDataTrxId, someTransaction);
        std::ranges::copy(part, m_page.data() + lobDataBytes);
        m_writer.put(m_numbers[i], m_page.data());
    }
    writeIndexPages();
}

void ValuePages::writeFirst(Bytes value)
{
    // The newest of the pages with entries is the first to be found.
    begin(pageLobFirst, 0, m_numbers.size() > m_parts ? m_numbers.back() : noPage);
    Byte *page = m_page.data();
    put32(page + lobVersion, firstVersion);
    put48(page + lobLastTrxId, someTransaction);
    put32(page + lobFirstLength, static_cast<std::uint32_t>(value.size()));
    put48(page + lobFirstTrxId, someTransaction);
    writeList(page + lobEntryList, 0, m_parts);
    writeList(page + lobFreeList, m_parts, m_entries);
    for (std::uint32_t i = 0; i < lobEntriesOfFirst; ++i) {
        Byte *entry = page + lobFirstEntries + std::size_t{i} * lobEntryBytes;
        writeEntry(entry, i);
        if (i >= m_parts) {
            writeList(entry + lobEntryOlder, 0, 0);
            put32(entry + lobEntryPage, noPage);
        }
    }
    std::ranges::copy(value, page + lobFirstBytes);
    m_writer.put(m_numbers.front(), page);
}

void ValuePages::writeIndexPages()
{
    for (std::size_t at = m_parts; at < m_numbers.size(); ++at) {
        begin(pageLobIndex, 0, at > m_parts ? m_numbers[at - 1] : noPage);
        const auto first = static_cast<std::uint32_t>(lobEntriesOfFirst + (at - m_parts) * lobEntriesOfIndex);
        for (std::uint32_t i = 0; i < lobEntriesOfIndex; ++i)
            writeEntry(m_page.data() + lobIndexEntries + std::size_t{i} * lobEntryBytes, first + i);
        m_writer.put(m_numbers[at], m_page.data());
    }
}

FileAddress ValuePages::entryAt(std::uint32_t entry) const
{
    if (entry < lobEntriesOfFirst)
        return {.page = m_numbers.front(), .offset = lobFirstEntries + entry * lobEntryBytes};
    const std::uint32_t inIndex = entry - lobEntriesOfFirst;
    return {.page = m_numbers[m_parts + inIndex / lobEntriesOfIndex],
            .offset = lobIndexEntries + inIndex % lobEntriesOfIndex * lobEntryBytes};
}

/// One of the entries in use, or of those that are not: each kind is a list in the order of the entries.
void ValuePages::writeEntry(Byte *to, std::uint32_t entry) const
{
    const bool used = entry < m_parts;
    const std::uint32_t first = used ? 0 : m_parts;
    const std::uint32_t end = used ? m_parts : m_entries;
    (entry > first ? entryAt(entry - 1) : FileAddress()).write(to);
    (entry + 1 < end ? entryAt(entry + 1) : FileAddress()).write(to + addressBytes);
    if (!used)
        return;
    writeList(to + lobEntryOlder, 0, 0);
    put48(to + lobEntryTrxId, someTransaction);
    put48(to + lobEntryModifier, someTransaction);
    put32(to + lobEntryPage, m_numbers[entry]);
    const std::uint32_t full = entry == 0 ? lobFirstPayload : lobDataPayload;
    put16(to + lobEntryLength, entry + 1 == m_parts ? m_lastPart : full);
    put32(to + lobEntryVersion, firstVersion);
}

/// The base of a list of the entries from `first` up to `end`.
void ValuePages::writeList(Byte *to, std::uint32_t first, std::uint32_t end) const
{
    put32(to, end - first);
    (first < end ? entryAt(first) : FileAddress()).write(to + 4);
    (first < end ? entryAt(end - 1) : FileAddress()).write(to + 4 + addressBytes);
}

} // namespace millrace::ibd
