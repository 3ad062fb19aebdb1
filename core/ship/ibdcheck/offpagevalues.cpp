// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ship/ibdcheck/offpagevalues.h"

#include "core/ship/ibdcheck/bytes.h"

#include <algorithm>

namespace millrace::ibdcheck {

namespace {

// Of the 20 bytes of a reference: space, page, place, and the length, whose first byte has flags.
constexpr uint32_t referredPageAt = 4;
constexpr uint32_t referredLengthAt = 12;
constexpr uint8_t notOwner = 0x80; ///< another version of the row has the value now

// MySQL's index of a value: in its first page, and in pages of its own.
constexpr uint32_t indexEntryBytes = 60;
constexpr uint32_t indexEntryPageAt = 48;
constexpr uint32_t firstPageEntriesAt = 96;
constexpr uint32_t firstPageEntries = 10;
constexpr uint32_t indexPageEntriesAt = 39;

} // namespace

bool OffPageValues::isType(uint32_t type)
{
    return type == pagetype::blob || type == pagetype::sdiBlob || type == pagetype::lobIndex ||
           type == pagetype::lobData || type == pagetype::lobFirst;
}

void OffPageValues::refer(uint32_t page)
{
    m_references.push_back(page);
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
        const uint32_t first = read4(reference + referredPageAt);
        if (read4(reference) != m_map.spaceId() || !m_map.isUsed(first) ||
            m_map.segmentOf(first) != tree.leafSegment || !read4(reference + referredLengthAt + 4)) {
            faults.add(FaultKind::OffPage, number, "the row at ", row.origin, " has a value at page ", first,
                       ", which is no page of its segment in use, or the value is empty");
            continue;
        }
        m_bytesReferred += read4(reference + referredLengthAt + 4);
        refer(first);
    }
}

void OffPageValues::entries(uint32_t number, const uint8_t *page, uint32_t at, uint32_t count)
{
    for (uint32_t i = 0; i < count; ++i) {
        const uint32_t data = read4(page + at + i * indexEntryBytes + indexEntryPageAt);
        if (data != number && data != noPage && data)
            refer(data);
    }
}

void OffPageValues::addPage(uint32_t number, const uint8_t *page)
{
    const uint32_t pageSize = m_map.flags().pageSize;
    m_pages.push_back(number);
    switch (read2(page + pagefield::type)) {
    case pagetype::blob:
    case pagetype::sdiBlob:
        m_bytesInPages += read4(page + pagefield::data);
        if (const uint32_t next = read4(page + pagefield::data + 4); next != noPage)
            refer(next);
        return;
    case pagetype::lobFirst:
        entries(number, page, firstPageEntriesAt, firstPageEntries);
        break;
    case pagetype::lobIndex:
        entries(number, page, indexPageEntriesAt,
                (pageSize - indexPageEntriesAt - pageTrailer) / indexEntryBytes);
        break;
    default:
        m_allCounted = false;
        return;
    }
    m_allCounted = false;
    if (const uint32_t next = read4(page + pagefield::right); next != noPage && next)
        refer(next);
}

void OffPageValues::add(const OffPageValues &other)
{
    m_pages.insert(m_pages.end(), other.m_pages.begin(), other.m_pages.end());
    m_references.insert(m_references.end(), other.m_references.begin(), other.m_references.end());
    m_bytesInPages += other.m_bytesInPages;
    m_bytesReferred += other.m_bytesReferred;
    m_allCounted = m_allCounted && other.m_allCounted;
}

void OffPageValues::compare(bool complete, FileFaults &faults)
{
    std::sort(m_pages.begin(), m_pages.end());
    std::sort(m_references.begin(), m_references.end());
    for (size_t i = 1; i < m_references.size(); ++i) {
        if (m_references[i] == m_references[i - 1])
            faults.add(FaultKind::OffPage, m_references[i], "two values have it");
    }
    size_t at = 0;
    for (const uint32_t page : m_references) {
        while (at < m_pages.size() && m_pages[at] < page) {
            if (complete)
                faults.add(FaultKind::OffPage, m_pages[at],
                           "it has a part of a value, and no row has that value");
            ++at;
        }
        if (at < m_pages.size() && m_pages[at] == page)
            ++at;
        else if (!std::binary_search(m_pages.begin(), m_pages.end(), page))
            faults.add(FaultKind::OffPage, page, "a value should go on here, and it does not");
    }
    for (; complete && at < m_pages.size(); ++at)
        faults.add(FaultKind::OffPage, m_pages[at], "it has a part of a value, and no row has that value");
    if (complete && m_allCounted && m_bytesInPages != m_bytesReferred)
        faults.add(FaultKind::OffPage, noPage, "the values outside their rows should have ", m_bytesReferred,
                   " bytes, their pages have ", m_bytesInPages);
}

} // namespace millrace::ibdcheck
