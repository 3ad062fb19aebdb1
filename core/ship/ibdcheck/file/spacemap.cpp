// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ship/ibdcheck/file/spacemap.h"

#include "core/ship/ibdcheck/file/bytes.h"

#include <algorithm>

namespace millrace::ibdcheck {

namespace {

constexpr uint32_t segmentMagic = 97937874;

// States of an extent.
constexpr uint8_t freeExtent = 1;
constexpr uint8_t fragmentExtent = 2;
constexpr uint8_t fullFragment = 3;
constexpr uint8_t segmentExtent = 4;
/// MySQL lends the first extent of a map to a segment: two of its pages are the map and the bitmap.
constexpr uint8_t lentExtent = 5;

// Where things stand in page 0.
constexpr uint32_t headerAt = 38;
constexpr uint32_t sizeAt = headerAt + 8;
constexpr uint32_t limitAt = headerAt + 12;
constexpr uint32_t flagsAt0 = headerAt + 16;
constexpr uint32_t fragmentUsedAt = headerAt + 20;
constexpr uint32_t freeListAt = headerAt + 24;
constexpr uint32_t fragmentListAt = headerAt + 40;
constexpr uint32_t fullListAt = headerAt + 56;
constexpr uint32_t nextSegmentAt = headerAt + 72;
constexpr uint32_t fullInodesAt = headerAt + 80;
constexpr uint32_t freeInodesAt = headerAt + 96;

constexpr uint32_t inodeNodeAt = 38; ///< links of an inode page in the list of them

uint64_t entryKey(uint32_t page, uint32_t at)
{
    return uint64_t(page) << 16 | at;
}

} // namespace

bool SpaceMap::load(bool built)
{
    if (!header(built))
        return false;
    extentMaps();
    inodePages();
    segmentLists();
    spaceLists();
    extentsWithoutList();
    systemPages();
    return true;
}

bool SpaceMap::header(bool built)
{
    m_header.resize(4096);
    if (m_store.size() < m_header.size() || !m_store.read(0, m_header.data(), m_header.size())) {
        m_faults.add(FaultKind::FileSize, 0, "the file has ", m_store.size(), " bytes, not even one page");
        return false;
    }
    const uint32_t flags = read4(&m_header[flagsAt0]);
    if (const std::string why = m_flags.read(flags); !why.empty()) {
        m_faults.add(FaultKind::NotSupported, 0, why, " (flags ", flags, ")");
        return false;
    }
    if (read2(&m_header[pagefield::type]) != pagetype::spaceHeader ||
        read4(&m_header[pagefield::number]) != 0) {
        m_faults.add(FaultKind::NotATablespace, 0, "the first page is of type ",
                     read2(&m_header[pagefield::type]), ", no header of a tablespace");
        return false;
    }
    const uint64_t pages = m_store.size() / m_flags.pageSize;
    m_header.resize(m_flags.pageSize);
    if (pages < 3 || pages >= noPage || !m_store.read(0, m_header.data(), m_header.size())) {
        m_faults.add(FaultKind::FileSize, 0, "the file has ", pages, " pages of ", m_flags.pageSize,
                     " bytes");
        return false;
    }
    m_filePages = uint32_t(pages);
    m_page.resize(m_flags.pageSize);
    m_spaceId = read4(&m_header[headerAt]);
    m_size = read4(&m_header[sizeAt]);
    m_limit = read4(&m_header[limitAt]);
    if (read4(&m_header[pagefield::space]) != m_spaceId)
        m_faults.add(FaultKind::SpaceId, 0, "the page is of space ", read4(&m_header[pagefield::space]),
                     ", its header says ", m_spaceId);
    if (m_size > m_filePages)
        m_faults.add(FaultKind::FileSize, 0, "the header counts ", m_size, " pages, the file has ",
                     m_filePages, ": a server that imports it stops");
    else if (m_store.size() % m_flags.pageSize || (built && m_size < m_filePages))
        m_faults.add(FaultKind::FileSize, 0, "the header counts ", m_size, " pages of ", m_flags.pageSize,
                     " bytes, the file has ", m_store.size(), " bytes");
    const uint32_t extent = m_flags.extentPages();
    if (m_size < 3 || m_limit % extent || !m_limit ||
        m_limit > (uint64_t(m_size) + extent - 1) / extent * extent)
        m_faults.add(FaultKind::SpaceHeader, 0, "the limit of what is set up is ", m_limit, " of ", m_size,
                     " pages");
    m_limit = std::min(m_limit / extent * extent, (m_filePages + extent - 1) / extent * extent);
    m_dictionaryRoot = m_flags.dictionary ? read4(&m_header[m_flags.dictionaryRootAt()]) : 0;
    return true;
}

bool SpaceMap::readPage(uint32_t page, uint32_t type)
{
    if (page >= m_filePages ||
        !m_store.read(uint64_t(page) * m_flags.pageSize, m_page.data(), m_page.size())) {
        m_faults.add(FaultKind::NotReadable, page, "it cannot be read, or is past the end of the file");
        return false;
    }
    if (read2(&m_page[pagefield::type]) != type) {
        m_faults.add(FaultKind::PageType, page, "it is of type ", read2(&m_page[pagefield::type]),
                     ", it should be of ", type);
        return false;
    }
    return true;
}

void SpaceMap::extentMaps()
{
    const uint32_t extent = m_flags.extentPages();
    m_used.assign(m_filePages / 64 + 1, 0);
    m_extents.resize(m_limit / extent);
    for (uint32_t first = 0; first < m_extents.size(); first += m_flags.extentsPerMap()) {
        const uint32_t page = first * extent;
        if (!readPage(page, page ? pagetype::extentMap : pagetype::spaceHeader))
            continue;
        const auto end = std::min<uint32_t>(first + m_flags.extentsPerMap(), uint32_t(m_extents.size()));
        for (uint32_t i = first; i < end; ++i)
            extentEntry(&m_page[extentMapAt + (i - first) * m_flags.extentEntry()], i);
    }
}

int32_t SpaceMap::extentAt(const uint8_t *address) const
{
    const uint32_t page = read4(address);
    const uint32_t at = read2(address + 4);
    if (page == noPage)
        return -1;
    const uint32_t bytes = m_flags.extentEntry();
    if (page % m_flags.pageSize || at < extentMapAt + 8 || (at - extentMapAt - 8) % bytes)
        return -2;
    const uint32_t inMap = (at - extentMapAt - 8) / bytes;
    const uint64_t extent = uint64_t(page) / m_flags.extentPages() + inMap;
    return inMap < m_flags.extentsPerMap() && extent < m_extents.size() ? int32_t(extent) : -2;
}

void SpaceMap::extentEntry(const uint8_t *entry, uint32_t number)
{
    Extent &extent = m_extents[number];
    const uint32_t pages = m_flags.extentPages();
    const uint32_t state = read4(entry + 20);
    const uint32_t mapPage = number / m_flags.extentsPerMap() * m_flags.pageSize;
    extent.segmentId = read8(entry);
    extent.before = extentAt(entry + 8);
    extent.next = extentAt(entry + 14);
    if (state < freeExtent || state > lentExtent) {
        m_faults.add(FaultKind::ExtentState, mapPage, "extent ", number, " is in state ", state);
        return;
    }
    extent.state = uint8_t(state);
    uint32_t beyond = 0;
    for (uint32_t i = 0; i < pages; ++i) {
        if (entry[24 + i / 4] >> (2 * (i % 4)) & 1)
            continue;
        ++extent.used;
        const uint64_t page = uint64_t(number) * pages + i;
        if (page < m_filePages && page < m_size)
            m_used[page / 64] |= uint64_t(1) << (page % 64);
        else
            ++beyond;
    }
    if (beyond)
        m_faults.add(FaultKind::MarkedFree, mapPage, "extent ", number, " has ", beyond,
                     " pages in use past the end of the file");
    const bool lendable = number % m_flags.extentsPerMap() == 0;
    if ((state == freeExtent && extent.used) || (state == fullFragment && extent.used != pages) ||
        (state == fragmentExtent && extent.used == pages) || (state == lentExtent && !lendable))
        m_faults.add(FaultKind::ExtentState, mapPage, "extent ", number, " is in state ", state, " with ",
                     extent.used, " of ", pages, " pages in use");
}

void SpaceMap::inodePages()
{
    for (const uint32_t base : {fullInodesAt, freeInodesAt}) {
        const uint32_t length = read4(&m_header[base]);
        uint32_t page = read4(&m_header[base + 4]);
        uint32_t before = noPage;
        uint32_t count = 0;
        for (; page != noPage && count < length; ++count) {
            if (isInodePage(page) || !readPage(page, pagetype::inode)) {
                m_faults.add(FaultKind::SegmentList, page,
                             "the list of pages with segments leads here and cannot be followed");
                return;
            }
            if (read4(&m_page[inodeNodeAt]) != before)
                m_faults.add(FaultKind::SegmentList, page,
                             "the link back in the list of pages with segments is wrong");
            m_inodePages.insert(page);
            const uint32_t next = read4(&m_page[inodeNodeAt + 6]);
            inodeEntries(page);
            before = page;
            page = next;
        }
        if (page != noPage || count != length || read4(&m_header[base + 10]) != before)
            m_faults.add(FaultKind::SegmentList, 0, "the list of pages with segments has ", count,
                         " pages, the header says ", length);
    }
}

void SpaceMap::inodeEntries(uint32_t page)
{
    const uint64_t nextId = read8(&m_header[nextSegmentAt]);
    for (uint32_t i = 0; i < m_flags.entriesPerInodePage(); ++i) {
        const uint32_t at = inodeEntriesAt + i * m_flags.segmentEntry();
        const uint64_t id = read8(&m_page[at]);
        if (!id)
            continue;
        if (read4(&m_page[at + 60]) != segmentMagic || id >= nextId)
            m_faults.add(FaultKind::SegmentEntry, page, "the entry at ", at, " of segment ", id,
                         " has no magic number, or a number that was never given");
        if (m_segmentOfId.contains(id)) {
            m_faults.add(FaultKind::SegmentEntry, page, "segment ", id, " is there twice");
            continue;
        }
        inodeEntry(&m_page[at], page, at);
    }
}

void SpaceMap::addFragment(CheckedSegment &segment, uint32_t page)
{
    const auto number = int32_t(m_segments.size());
    if (page >= m_filePages || page >= m_limit) {
        m_faults.add(FaultKind::SegmentEntry, segment.entryPage, "segment ", segment.id, " has page ", page,
                     ", which is not there");
        return;
    }
    const Extent &extent = m_extents[page / m_flags.extentPages()];
    if (extent.state != fragmentExtent && extent.state != fullFragment)
        m_faults.add(FaultKind::ExtentState, page, "segment ", segment.id,
                     " has this page by itself, its extent is in state ", int(extent.state));
    if (!isUsed(page))
        m_faults.add(FaultKind::MarkedFree, page, "segment ", segment.id,
                     " has this page, it is marked free");
    if (!m_fragmentOf.emplace(page, number).second)
        m_faults.add(FaultKind::OwnedTwice, page, "two segments have it by itself, or one has it twice");
    segment.fragments.push_back(page);
}

void SpaceMap::inodeEntry(const uint8_t *entry, uint32_t page, uint32_t at)
{
    CheckedSegment segment{.id = read8(entry), .entryPage = page, .entryAt = at};
    const auto number = int32_t(m_segments.size());
    m_segmentOfId.emplace(segment.id, number);
    m_segmentOfEntry.emplace(entryKey(page, at), number);
    for (uint32_t slot = 0; slot < m_flags.fragmentSlots(); ++slot) {
        if (const uint32_t fragment = read4(entry + 64 + size_t(4) * slot); fragment != noPage)
            addFragment(segment, fragment);
    }
    m_segments.push_back(std::move(segment));
    std::array<uint8_t, segmentHeadBytes> &head = m_segmentHeads.emplace_back();
    std::copy_n(entry, head.size(), head.begin());
}

void SpaceMap::segmentLists()
{
    for (Extent &extent : m_extents) {
        if (extent.state < segmentExtent)
            continue;
        if (const auto found = m_segmentOfId.find(extent.segmentId); found != m_segmentOfId.end())
            extent.segment = found->second;
    }
    for (size_t i = 0; i < m_segments.size(); ++i) {
        const CheckedSegment &segment = m_segments[i];
        const uint8_t *entry = m_segmentHeads[i].data();
        const uint32_t page = segment.entryPage;
        const uint32_t unused = list(entry + 12, {"free extents", segmentExtent, int32_t(i)}, page);
        const uint32_t used = list(entry + 28, {"extents in use", segmentExtent, int32_t(i)}, page);
        list(entry + 44, {"full extents", segmentExtent, int32_t(i), true}, page);
        if (unused)
            m_faults.add(FaultKind::SegmentCount, page, "segment ", segment.id, " has ", unused,
                         " pages in use in extents that it lists as free");
        if (const uint32_t counted = read4(entry + 8); counted != used)
            m_faults.add(FaultKind::SegmentCount, page, "segment ", segment.id, " counts ", counted,
                         " pages in use in extents that are not full, there are ", used);
    }
}

SpaceMap::ListBase SpaceMap::listAt(const uint8_t *base) const
{
    return {.length = read4(base), .first = extentAt(base + 4), .last = extentAt(base + 10)};
}

uint32_t SpaceMap::list(const uint8_t *base, const ListKind &kind, uint32_t page)
{
    const ListBase ends = listAt(base);
    const uint32_t pages = m_flags.extentPages();
    int32_t before = -1;
    int32_t at = ends.first;
    uint32_t used = 0;
    uint32_t count = 0;
    for (; at >= 0 && count < ends.length; ++count) {
        Extent &extent = m_extents[size_t(at)];
        const bool lent = kind.state == segmentExtent && extent.state == lentExtent;
        const bool wrongFilling = kind.segment >= 0 && kind.full != (extent.used == pages);
        if (extent.listed || (extent.state != kind.state && !lent) || extent.segment != kind.segment ||
            wrongFilling) {
            m_faults.add(FaultKind::ExtentList, page, "extent ", at, " (state ", int(extent.state), ", ",
                         extent.used, " pages in use) does not belong into the list of ", kind.name);
            return used;
        }
        if (extent.before != before)
            m_faults.add(FaultKind::ExtentList, page, "extent ", at, " in the list of ", kind.name,
                         " leads back to ", extent.before, " instead of ", before);
        extent.listed = true;
        used += extent.used;
        before = at;
        at = extent.next;
    }
    if (at != -1 || count != ends.length || ends.last != before)
        m_faults.add(FaultKind::ExtentList, page, "the list of ", kind.name, " should have ", ends.length,
                     " extents and end with ", ends.last, ", it has ", count, " and ends with ", before);
    return used;
}

void SpaceMap::spaceLists()
{
    list(&m_header[freeListAt], {"free extents of the space", freeExtent, -1}, 0);
    const uint32_t used =
        list(&m_header[fragmentListAt], {"extents with single pages", fragmentExtent, -1}, 0);
    list(&m_header[fullListAt], {"full extents with single pages", fullFragment, -1}, 0);
    if (const uint32_t counted = read4(&m_header[fragmentUsedAt]); counted != used)
        m_faults.add(FaultKind::FragmentCount, 0, "the header counts ", counted,
                     " pages in use in extents with single pages, there are ", used);
}

void SpaceMap::extentsWithoutList()
{
    for (uint32_t i = 0; i < m_extents.size(); ++i) {
        const Extent &extent = m_extents[i];
        const uint32_t mapPage = i / m_flags.extentsPerMap() * m_flags.pageSize;
        if (extent.state >= segmentExtent && extent.segment < 0)
            m_faults.add(FaultKind::ExtentState, mapPage, "extent ", i, " belongs to segment ",
                         extent.segmentId, ", which is not there");
        else if (extent.state && !extent.listed)
            m_faults.add(FaultKind::ExtentList, mapPage, "extent ", i, " (state ", int(extent.state),
                         ") is in no list");
    }
}

void SpaceMap::systemPages()
{
    for (uint32_t page = 0; page < std::min(m_limit, m_size); page += m_flags.pageSize) {
        for (const uint32_t system : {page, page + 1}) {
            if (system < m_size && !isUsed(system))
                m_faults.add(FaultKind::MarkedFree, system,
                             "it is a page of the map of extents and marked free");
        }
    }
    for (const uint32_t page : m_inodePages) {
        if (!isUsed(page))
            m_faults.add(FaultKind::MarkedFree, page, "it has entries of segments and is marked free");
        if (m_fragmentOf.contains(page))
            m_faults.add(FaultKind::OwnedTwice, page,
                         "it has entries of segments and belongs to one of them");
    }
}

int32_t SpaceMap::segmentAt(uint32_t page, uint32_t at) const
{
    const auto found = m_segmentOfEntry.find(entryKey(page, at));
    return found == m_segmentOfEntry.end() ? -1 : found->second;
}

uint32_t SpaceMap::systemType(uint32_t page) const
{
    if (page == 0)
        return pagetype::spaceHeader;
    if (page >= m_limit)
        return 0;
    if (page % m_flags.pageSize == 0)
        return pagetype::extentMap;
    return page % m_flags.pageSize == 1 ? pagetype::changeBufferBitmap : 0;
}

int32_t SpaceMap::segmentOf(uint32_t page) const
{
    if (page >= m_limit || page >= m_filePages)
        return -1;
    const Extent &extent = m_extents[page / m_flags.extentPages()];
    if (extent.state >= segmentExtent)
        return extent.segment;
    const auto found = m_fragmentOf.find(page);
    return found == m_fragmentOf.end() ? -1 : found->second;
}

SpaceMap::Counts SpaceMap::extents() const
{
    Counts counts;
    for (const Extent &extent : m_extents) {
        counts.free += extent.state == freeExtent;
        counts.fragment += extent.state == fragmentExtent || extent.state == fullFragment;
        counts.segment += extent.state >= segmentExtent;
    }
    return counts;
}

} // namespace millrace::ibdcheck
