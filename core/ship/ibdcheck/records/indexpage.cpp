// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ship/ibdcheck/records/indexpage.h"

#include "core/ship/ibdcheck/file/bytes.h"

#include <algorithm>

namespace millrace::ibdcheck {

namespace {

constexpr uint32_t mostFaultsOfPage = 6;   ///< then it is left: the rest would say the same
constexpr uint32_t mostHeapRecords = 8192; ///< their numbers have 13 bits
constexpr uint32_t leastOwned = 4;
constexpr uint32_t mostOwned = 8;

constexpr uint32_t firstFlag = 0x10;
constexpr uint32_t deletedFlag = 0x20;
constexpr uint32_t versionFlags = 0xc0; ///< of rows from before ALTER TABLE … ALGORITHM=INSTANT

constexpr uint32_t leafStatus = 0;
constexpr uint32_t innerStatus = 1;
constexpr uint32_t lowestStatus = 2;
constexpr uint32_t highestStatus = 3;

uint32_t flagsAt(const uint8_t *page, uint32_t origin)
{
    return page[origin - 5] & 0xf0;
}

uint32_t ownedAt(const uint8_t *page, uint32_t origin)
{
    return page[origin - 5] & 0xf;
}

uint32_t heapNumberAt(const uint8_t *page, uint32_t origin)
{
    return read2(page + origin - 4) >> 3;
}

uint32_t statusAt(const uint8_t *page, uint32_t origin)
{
    return page[origin - 3] & 7;
}

/// Where the next record is: a distance that goes round at the page's end.
uint32_t nextOf(const uint8_t *page, uint32_t origin, uint32_t pageSize)
{
    return (origin + read2(page + origin - 2)) & (pageSize - 1);
}

} // namespace

IndexPageCheck::IndexPageCheck(uint32_t pageSize, FileFaults &faults)
    : m_pageSize(pageSize)
    , m_faults(faults)
{
    m_heapSeen.resize(mostHeapRecords / 64);
    m_places.resize(mostHeapRecords);
}

const IndexPageResult &IndexPageCheck::run(const uint8_t *page, const IndexPageTask &task,
                                           RecordVisitor &visitor)
{
    m_page = page;
    m_task = task;
    m_result.walked = false;
    m_result.live = m_result.deleted = 0;
    m_result.first.origin = m_result.last.origin = m_result.lastLive.origin = 0;
    m_faultsHere = 0;
    if (!header())
        return m_result;
    edges();
    judge();
    walk(visitor);
    if (m_result.walked) {
        freeList();
        overlaps();
        sums();
    }
    return m_result;
}

bool IndexPageCheck::header()
{
    m_slots = read2(m_page + indexfield::slots);
    m_heapTop = read2(m_page + indexfield::heapTop);
    m_heapCount = read2(m_page + indexfield::heapCount);
    m_records = read2(m_page + indexfield::records);
    m_garbage = read2(m_page + indexfield::garbage);
    if (!(m_heapCount & 0x8000)) {
        fault(FaultKind::NotSupported, "its records are in the format REDUNDANT");
        return false;
    }
    m_heapCount &= 0x7fff;
    const uint32_t level = read2(m_page + indexfield::level);
    if (level != m_task.level) {
        fault(FaultKind::TreeLevel, "its level is ", level, ", it should be ", m_task.level);
        return false;
    }
    if (const uint64_t id = read8(m_page + indexfield::id); id != m_task.indexId)
        fault(FaultKind::IndexId, "it says that it belongs to index ", id, ", it stands in the tree of ",
              m_task.indexId);
    const uint32_t room = m_pageSize - pageTrailer;
    if (m_slots < 2 || m_slots > room / 2 || m_heapTop < indexfield::heap || m_heapTop > room - 2 * m_slots) {
        fault(FaultKind::PageHeader, "the heap ends at ", m_heapTop, " and the directory has ", m_slots,
              " slots");
        return false;
    }
    if (m_heapCount < m_records + 2 || m_heapCount >= mostHeapRecords) {
        fault(FaultKind::HeapCount, "the heap has ", m_heapCount, " records, ", m_records,
              " of them of rows");
        return false;
    }
    // MariaDB keeps the number of fields before an ALTER without a copy in the upper bits.
    const uint32_t direction = read2(m_page + indexfield::direction);
    if (direction >> 3)
        fault(FaultKind::NotSupported, "its index has columns added by ALTER TABLE … ALGORITHM=INSTANT");
    else if (direction > 5)
        fault(FaultKind::PageHeader, "the direction of inserts is ", direction);
    if (!m_records && !m_task.isRoot)
        fault(FaultKind::PageWithoutRecords, "it has no records and is not the root");
    const bool leafOfSecondary = !m_task.level && !m_task.layout->isClustered();
    if (leafOfSecondary && m_records && !read8(m_page + indexfield::maxTransaction))
        fault(FaultKind::MaxTransaction,
              "the largest transaction number is 0 in a leaf of a secondary index");
    return true;
}

void IndexPageCheck::edges()
{
    const uint8_t *low = m_page + indexfield::lowest;
    const uint8_t *high = m_page + indexfield::highest;
    if (std::memcmp(low, "infimum\0", 8) != 0 || std::memcmp(high, "supremum", 8) != 0)
        fault(FaultKind::EdgeRecord, "the records at both ends are not there");
    else if (statusAt(m_page, indexfield::lowest) != lowestStatus ||
             heapNumberAt(m_page, indexfield::lowest) != 0 ||
             statusAt(m_page, indexfield::highest) != highestStatus ||
             heapNumberAt(m_page, indexfield::highest) != 1 || read2(high - 2) != 0 ||
             flagsAt(m_page, indexfield::lowest) || flagsAt(m_page, indexfield::highest))
        fault(FaultKind::EdgeRecord, "the headers of the records at both ends are wrong");
    if (ownedAt(m_page, indexfield::lowest) != 1 || read2(m_page + m_pageSize - 10) != indexfield::lowest)
        fault(FaultKind::Directory, "the first slot does not own the lowest record alone");
}

bool IndexPageCheck::noteHeap(uint32_t origin)
{
    const uint32_t number = heapNumberAt(m_page, origin);
    if (number < 2 || number >= m_heapCount) {
        fault(FaultKind::HeapNumber, "the record at ", origin, " has number ", number, " of ", m_heapCount);
        return false;
    }
    uint64_t &word = m_heapSeen[number / 64];
    const uint64_t bit = uint64_t(1) << (number % 64);
    if (word & bit) {
        fault(FaultKind::HeapNumber, "the record at ", origin, " has number ", number,
              ", which another one has, too");
        return false;
    }
    word |= bit;
    return true;
}

bool IndexPageCheck::recordHeaderOf(uint32_t origin)
{
    noteHeap(origin);
    const uint32_t flags = flagsAt(m_page, origin);
    const uint32_t status = statusAt(m_page, origin);
    if (status != (m_task.level ? innerStatus : leafStatus)) {
        fault(FaultKind::RecordStatus, "the record at ", origin, " is of kind ", status, " on level ",
              m_task.level);
        return false;
    }
    if (flags & versionFlags) {
        fault(FaultKind::NotSupported, "the record at ", origin,
              " is from before an ALTER TABLE … ALGORITHM=INSTANT");
        return false;
    }
    const bool first = m_walked == 1 && m_task.level && m_task.leftmost;
    if (first != bool(flags & firstFlag))
        fault(FaultKind::FirstRecordFlag, "the record at ", origin,
              first ? " is the first of its level and not marked so"
                    : " is marked as the first of its level");
    // A server copies the mark of a leaf's record to the one that leads to the leaf.
    if (flags & deletedFlag && m_task.built)
        fault(FaultKind::RecordFlags, "the record at ", origin, " is marked as deleted");
    return true;
}

bool IndexPageCheck::takeApart(uint32_t origin)
{
    const auto level = m_task.level ? RecordLayout::Level::Inner : RecordLayout::Level::Leaf;
    switch (m_task.layout->parse(m_page, origin, indexfield::heap, m_heapTop, level, m_record)) {
    case RecordLayout::Fault::None:
        break;
    case RecordLayout::Fault::OutOfBounds:
        fault(FaultKind::RecordBounds, "the record at ", origin,
              " does not fit into the heap, which ends at ", m_heapTop);
        return false;
    case RecordLayout::Fault::NullBits:
        fault(FaultKind::NullBitmap, "the record at ", origin,
              " has a NULL bit of a column that is not there");
        break;
    case RecordLayout::Fault::TooLong:
        fault(FaultKind::ValueLength, "the record at ", origin,
              " has a value that is longer than its column allows");
        break;
    }
    m_bytes += m_record.end - m_record.start;
    m_inOrder = m_inOrder && m_record.start >= m_lastEnd;
    m_lastEnd = m_record.end;
    m_places[m_placeCount++] = m_record.start << 16 | m_record.end;
    return true;
}

void IndexPageCheck::order(bool deleted)
{
    if (!m_result.last.origin || m_task.layout->isSpatial())
        return;
    // The first record of a level stands before all others whatever its key says.
    if (m_task.level && m_task.leftmost && m_walked == 2)
        return;
    switch (m_task.layout->compare(m_page, m_result.last, m_page, m_record, m_task.layout->keyFields())) {
    case KeyCompare::Less:
    case KeyCompare::NotKnown:
        break;
    case KeyCompare::Equal:
        fault(FaultKind::DuplicateKey, "the records at ", m_result.last.origin, " and ", m_record.origin,
              deleted ? " (deleted)" : "", " have the same key");
        break;
    case KeyCompare::Greater:
        fault(FaultKind::KeyOrder, "the record at ", m_record.origin, " follows the one at ",
              m_result.last.origin, ", whose key is greater");
        break;
    }
}

void IndexPageCheck::uniqueness(bool deleted)
{
    const size_t fields = m_task.layout->uniqueFields();
    if (m_task.level || !fields || deleted)
        return;
    if (m_result.lastLive.origin && !RecordLayout::anyNull(m_record, fields) &&
        m_task.layout->compare(m_page, m_result.lastLive, m_page, m_record, fields) == KeyCompare::Equal)
        fault(FaultKind::DuplicateValue, "the entries at ", m_result.lastLive.origin, " and ",
              m_record.origin, " have the same value in a UNIQUE index");
    m_result.lastLive = m_record;
}

void IndexPageCheck::judge()
{
    if (m_judgedOf == m_task.layout)
        return;
    m_judgedOf = m_task.layout;
    m_judged.clear();
    for (const size_t i : m_task.layout->judged())
        m_judged.emplace_back(i, &m_task.layout->fields()[i].column);
}

void IndexPageCheck::values()
{
    const RecordLayout &layout = *m_task.layout;
    for (const auto &[i, column] : m_judged) {
        if (m_task.level && i >= layout.keyFields())
            break;
        const RecordField &field = m_record.fields[i];
        if (field.null || field.offPage)
            continue;
        if (const char *why = whyNotValue(*column, {m_page + field.at, field.length}))
            fault(FaultKind::Value, "the record at ", m_record.origin, ", column ", column->name, ": ", why);
    }
    if (m_task.built && !m_task.level && layout.isClustered()) {
        // Without this bit the server would look for an older version of the row in an undo log of its own.
        const RecordField &roll = m_record.fields[layout.transactionField() + 1];
        if (!(m_page[roll.at] & 0x80))
            fault(FaultKind::RollPointer, "the record at ", m_record.origin, " refers to an undo log");
    }
}

void IndexPageCheck::directoryAt(uint32_t origin)
{
    ++m_sinceSlot;
    const uint32_t owned = ownedAt(m_page, origin);
    const bool end = origin == indexfield::highest;
    if ((!owned && !end) || m_directoryLost)
        return;
    ++m_slot;
    m_directoryLost = true; // the first fault makes all that follow look wrong
    const uint32_t slot = m_slot < m_slots ? read2(m_page + m_pageSize - 10 - size_t(2) * m_slot) : 0;
    if (m_slot >= m_slots)
        fault(FaultKind::Directory, "there are more owners of slots than the ", m_slots, " slots");
    else if (slot != origin)
        fault(FaultKind::Directory, "slot ", m_slot, " leads to ", slot, ", its owner is at ", origin);
    else if (owned != m_sinceSlot)
        fault(FaultKind::Directory, "the record at ", origin, " says that it owns ", owned,
              " records, it is ", m_sinceSlot);
    else if (owned > mostOwned || (!end && owned < leastOwned))
        fault(FaultKind::Directory, "the record at ", origin, " owns ", owned, " records, ", leastOwned,
              " to ", mostOwned, " are allowed");
    else if (end && m_slot + 1 != m_slots)
        fault(FaultKind::Directory, "the directory has ", m_slots, " slots, the records have owners of ",
              m_slot + 1);
    else
        m_directoryLost = false;
    m_sinceSlot = 0;
}

void IndexPageCheck::walk(RecordVisitor &visitor)
{
    std::fill_n(m_heapSeen.begin(), m_heapCount / 64 + 1, 0);
    m_placeCount = 0;
    m_lastEnd = 0;
    m_slot = m_sinceSlot = m_walked = m_freed = 0;
    m_bytes = 0;
    m_inOrder = true;
    m_lastInsertSeen = m_directoryLost = false;
    const uint32_t lastInsert = read2(m_page + indexfield::lastInsert);
    uint32_t at = nextOf(m_page, indexfield::lowest, m_pageSize);
    for (; at != indexfield::highest; at = nextOf(m_page, at, m_pageSize)) {
        if (at < indexfield::heap + recordHeader || at >= m_heapTop) {
            fault(FaultKind::RecordLink, "the list of records leads to ", at, ", after ", m_walked, " of ",
                  m_records);
            return;
        }
        if (++m_walked > m_records) {
            fault(FaultKind::RecordCount, "the list has more records than the ", m_records, " of the header");
            return;
        }
        m_lastInsertSeen = m_lastInsertSeen || at == lastInsert;
        if (!recordHeaderOf(at) || !takeApart(at))
            return;
        const bool deleted = flagsAt(m_page, at) & deletedFlag;
        directoryAt(at);
        order(deleted);
        uniqueness(deleted);
        values();
        ++(deleted ? m_result.deleted : m_result.live);
        visitor.onRecord(m_page, m_record, deleted);
        if (m_walked == 1)
            m_result.first = m_record;
        std::swap(m_result.last, m_record);
        if (m_faultsHere > mostFaultsOfPage)
            return;
    }
    directoryAt(at);
    m_result.walked = true;
}

void IndexPageCheck::freeList()
{
    if (m_task.built && (read2(m_page + indexfield::freeList) || m_garbage))
        fault(FaultKind::Garbage, "there is a free list or garbage in a page that was only written");
    uint32_t at = read2(m_page + indexfield::freeList);
    while (at && m_walked + m_freed + 2 <= m_heapCount) {
        if (at < indexfield::heap + recordHeader || at >= m_heapTop) {
            fault(FaultKind::FreeList, "the free list leads to ", at);
            return;
        }
        if (!noteHeap(at))
            return;
        ++m_freed;
        const uint32_t next = nextOf(m_page, at, m_pageSize);
        at = read2(m_page + at - 2) ? next : 0;
    }
    if (!m_freed)
        return;
    const auto end = m_places.begin() + long(m_placeCount);
    std::sort(m_places.begin(), end);
    m_inOrder = false;
    for (at = read2(m_page + indexfield::freeList); at; at = nextOf(m_page, at, m_pageSize)) {
        const auto above = std::upper_bound(m_places.begin(), end, at << 16 | 0xffff);
        if (above != m_places.begin() && at < (*std::prev(above) & 0xffff)) {
            fault(FaultKind::FreeList, "the free list leads to ", at, ", which is in a record");
            return;
        }
        if (!read2(m_page + at - 2))
            break;
    }
}

void IndexPageCheck::overlaps()
{
    if (m_inOrder)
        return;
    std::sort(m_places.begin(), m_places.begin() + long(m_placeCount));
    for (size_t i = 1; i < m_placeCount; ++i) {
        if (m_places[i] >> 16 < (m_places[i - 1] & 0xffff)) {
            fault(FaultKind::RecordOverlap, "two records have the byte ", m_places[i] >> 16);
            return;
        }
    }
}

void IndexPageCheck::sums()
{
    if (m_walked != m_records)
        fault(FaultKind::RecordCount, "the header counts ", m_records, " records, the list has ", m_walked);
    else if (m_walked + m_freed + 2 != m_heapCount)
        fault(FaultKind::HeapCount, "the heap has ", m_heapCount, " records, the lists have ",
              m_walked + m_freed + 2);
    if (m_bytes + m_garbage != m_heapTop - indexfield::heap)
        fault(FaultKind::Garbage, "records and garbage have ", m_bytes + m_garbage, " bytes, the heap has ",
              m_heapTop - indexfield::heap);
    const uint32_t lastInsert = read2(m_page + indexfield::lastInsert);
    if (lastInsert && !m_lastInsertSeen)
        fault(FaultKind::PageHeader, "the last record inserted is said to be at ", lastInsert,
              ", where none is");
}

} // namespace millrace::ibdcheck
