// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ship/ibdcheck/offpagevalues.h"

#include <algorithm>

namespace millrace::ibdcheck {

namespace {

// Of the 20 bytes of a reference: space, page, place, and the length, whose first byte has flags.
constexpr uint32_t referredPageAt = 4;
constexpr uint32_t referredLengthAt = 12;
constexpr uint8_t notOwner = 0x80; ///< another version of the row has the value now

// MySQL's index of a value: in its first page, and in pages of its own.
constexpr uint32_t indexListAt = 64; ///< the base of the list of entries in use
constexpr uint32_t freeListAt = 80;  ///< of those that are not
constexpr uint32_t olderListAt = 12; ///< in an entry: of the versions before it
constexpr uint32_t listFirstAt = 4, listLastAt = 10;
constexpr uint32_t entryBeforeAt = 0, entryBehindAt = 6;
constexpr uint64_t nowhere = 0;
constexpr uint32_t indexEntryBytes = 60;
constexpr uint32_t indexEntryPageAt = 48;
constexpr uint32_t indexEntryLengthAt = 52;
constexpr uint32_t firstPageEntriesAt = 96;
constexpr uint32_t firstPageEntries = 10;
constexpr uint32_t indexPageEntriesAt = 39;

/// A page and a place in it as one number.
uint64_t addressAt(const uint8_t *at)
{
    const uint32_t page = read4(at);
    return page == noPage ? nowhere : uint64_t(page) << 16 | read2(at + 4);
}

/// Hash of a link from one entry to another.
uint64_t linkOf(uint64_t from, uint64_t to)
{
    uint64_t hash = from * 0x9e3779b97f4a7c15ULL ^ (to + 0x632be59bd9b4e019ULL);
    hash = (hash ^ hash >> 30) * 0xbf58476d1ce4e5b9ULL;
    hash = (hash ^ hash >> 27) * 0x94d049bb133111ebULL;
    return hash ^ hash >> 31;
}

} // namespace

bool OffPageValues::isType(uint32_t type)
{
    return type == pagetype::blob || type == pagetype::sdiBlob || type == pagetype::lobIndex ||
           type == pagetype::lobData || type == pagetype::lobFirst;
}

void OffPageValues::addRow(uint32_t number, const uint8_t *page, const CheckedRecord &row,
                           const CheckedTree &tree, FileFaults &faults)
{
    for (const RecordField &field : row.fields) {
        if (!field.offPage || field.length < offPageBytes)
            continue;
        const uint8_t *reference = page + field.at + field.length - offPageBytes;
        if (reference[referredLengthAt] & notOwner)
            continue;
        const Value value{.first = read4(reference + referredPageAt),
                          .length = read4(reference + referredLengthAt + 4),
                          .row = number};
        if (read4(reference) != m_map.spaceId() || !m_map.isUsed(value.first) ||
            m_map.segmentOf(value.first) != tree.leafSegment || !value.length)
            faults.add(FaultKind::OffPage, number, "the row at ", row.origin, " has a value at page ",
                       value.first, ", which is no page of its segment in use, or the value is empty");
        else
            m_values.push_back(value);
    }
}

/// The base of a list is what is before its first entry and after its last one.
void OffPageValues::addList(Part &part, const uint8_t *list)
{
    part.entries -= read4(list);
    part.links += linkOf(nowhere, addressAt(list + listFirstAt));
    part.links -= linkOf(addressAt(list + listLastAt), nowhere);
}

OffPageValues::Part OffPageValues::indexPart(uint32_t number, const uint8_t *page, uint32_t at,
                                             uint32_t count)
{
    Part part{.page = number, .next = read4(page + pagefield::right)};
    if (!part.next)
        part.next = noPage;
    for (uint32_t i = 0; i < count; ++i) {
        const uint8_t *entry = page + at + size_t(i) * indexEntryBytes;
        const uint64_t self = uint64_t(number) << 16 | uint64_t(entry - page);
        part.links += linkOf(self, addressAt(entry + entryBehindAt));
        part.links -= linkOf(addressAt(entry + entryBeforeAt), self);
        ++part.entries;
        addList(part, entry + olderListAt);
        const uint32_t data = read4(entry + indexEntryPageAt);
        if (!data || data == noPage)
            continue;
        part.bytes += read2(entry + indexEntryLengthAt);
        // The versions of an entry before this one are a list of their own.
        part.exact = part.exact && !read4(entry + olderListAt);
        if (data != number)
            m_dataUsed.push_back(data);
    }
    return part;
}

void OffPageValues::addPage(uint32_t number, const uint8_t *page)
{
    switch (read2(page + pagefield::type)) {
    case pagetype::lobFirst:
        m_parts.push_back(indexPart(number, page, firstPageEntriesAt, firstPageEntries));
        addList(m_parts.back(), page + indexListAt);
        addList(m_parts.back(), page + freeListAt);
        break;
    case pagetype::lobIndex:
        m_parts.push_back(
            indexPart(number, page, indexPageEntriesAt,
                      (m_map.flags().pageSize - indexPageEntriesAt - pageTrailer) / indexEntryBytes));
        break;
    case pagetype::lobData:
        m_dataPages.push_back(number);
        break;
    default:
        m_parts.push_back({.page = number,
                           .next = read4(page + pagefield::data + 4),
                           .bytes = read4(page + pagefield::data)});
        break;
    }
}

void OffPageValues::add(const OffPageValues &other)
{
    m_values.insert(m_values.end(), other.m_values.begin(), other.m_values.end());
    m_parts.insert(m_parts.end(), other.m_parts.begin(), other.m_parts.end());
    m_dataPages.insert(m_dataPages.end(), other.m_dataPages.begin(), other.m_dataPages.end());
    m_dataUsed.insert(m_dataUsed.end(), other.m_dataUsed.begin(), other.m_dataUsed.end());
}

void OffPageValues::follow(const Value &value, FileFaults &faults)
{
    uint64_t bytes = 0;
    uint64_t links = 0;
    uint64_t entries = 0;
    bool exact = true;
    for (uint32_t page = value.first; page != noPage;) {
        const auto part = std::lower_bound(m_parts.begin(), m_parts.end(), page,
                                           [](const Part &p, uint32_t wanted) { return p.page < wanted; });
        if (part == m_parts.end() || part->page != page) {
            faults.add(FaultKind::OffPage, value.row, "the value at page ", value.first,
                       " should go on at page ", page, ", which has none");
            return;
        }
        if (part->seen) {
            faults.add(FaultKind::OffPage, page, "two values have it, or it comes twice in the one at page ",
                       value.first, " of a row in page ", value.row);
            return;
        }
        part->seen = true;
        bytes += part->bytes;
        links += part->links;
        entries += part->entries;
        exact = exact && part->exact;
        page = part->next;
    }
    if (links || entries)
        faults.add(FaultKind::OffPage, value.row, "the lists of the parts of the value at page ", value.first,
                   " leave some out, or their two directions differ");
    if (exact && bytes != value.length)
        faults.add(FaultKind::OffPage, value.row, "the value at page ", value.first, " should have ",
                   value.length, " bytes, its pages have ", bytes);
}

void OffPageValues::compareData(bool built, FileFaults &faults)
{
    std::sort(m_dataPages.begin(), m_dataPages.end());
    std::sort(m_dataUsed.begin(), m_dataUsed.end());
    for (size_t i = 0; i < m_dataUsed.size(); ++i) {
        if (i && m_dataUsed[i] == m_dataUsed[i - 1])
            faults.add(FaultKind::OffPage, m_dataUsed[i], "two values have it");
        else if (!std::binary_search(m_dataPages.begin(), m_dataPages.end(), m_dataUsed[i]))
            faults.add(FaultKind::OffPage, m_dataUsed[i], "it should have a part of a value, and it has not");
    }
    for (const uint32_t page : m_dataPages) {
        if (built && !std::binary_search(m_dataUsed.begin(), m_dataUsed.end(), page))
            faults.add(FaultKind::OffPage, page, "it has a part of a value, and no row has that value");
    }
}

void OffPageValues::compare(bool built, FileFaults &faults)
{
    std::sort(m_parts.begin(), m_parts.end(), [](const Part &a, const Part &b) { return a.page < b.page; });
    for (const Value &value : m_values)
        follow(value, faults);
    for (const Part &part : m_parts) {
        if (built && !part.seen)
            faults.add(FaultKind::OffPage, part.page, "it has a part of a value, and no row has that value");
    }
    compareData(built, faults);
}

} // namespace millrace::ibdcheck
