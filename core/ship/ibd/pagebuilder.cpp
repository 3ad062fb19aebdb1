// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ship/ibd/pagebuilder.h"

namespace millrace::ibd {

using namespace format;

namespace {

/// page0page.cc: infimum_supremum_compact: header and name of both; infimum owns itself, heap numbers 0 and
/// 1, status 2 and 3, supremum follows at once.
constexpr std::array<Byte, pageRecordsBegin - pageInfimumRecord> infimumAndSupremum{
    1, 0, 2,  0, 13, 'i', 'n', 'f', 'i', 'm', 'u', 'm', 0,
    1, 0, 11, 0, 0,  's', 'u', 'p', 'r', 'e', 'm', 'u', 'm'};
constexpr std::uint32_t firstHeapNumber = 2;

} // namespace

void PageBuilder::start(std::uint32_t spaceId, std::uint64_t indexId, std::uint32_t level,
                        std::uint64_t maxTrxId)
{
    m_bytes.fill(0);
    Byte *page = m_bytes.data();
    put32(page + filSpaceId, spaceId);
    put16(page + filType, pageIndex);
    put16(page + pageLevel, level);
    put64(page + pageIndexId, indexId);
    put64(page + pageMaxTrxId, maxTrxId);
    std::memcpy(page + pageInfimumRecord, infimumAndSupremum.data(), infimumAndSupremum.size());
    m_top = pageRecordsBegin;
    m_last = pageInfimum;
    m_records = 0;
    m_owned = 0;
    m_slots = 1;
    put16(slot(0), pageInfimum);
}

void PageBuilder::added(RecordSize size, std::uint32_t status, std::uint32_t flags)
{
    const std::uint32_t at = m_top + size.extra;
    Byte *record = m_bytes.data() + at;
    put16(record - recordHeap, (firstHeapNumber + m_records) << 3U | status);
    put16(m_bytes.data() + m_last - recordNext, at - m_last); // relative, as 16 bits
    record[-static_cast<std::ptrdiff_t>(recordInfo)] = static_cast<Byte>(flags);
    m_last = at;
    m_top += size.extra + size.data;
    ++m_records;
    if (++m_owned == slotRecords) {
        record[-static_cast<std::ptrdiff_t>(recordInfo)] |= static_cast<Byte>(slotRecords);
        put16(slot(m_slots++), at);
        m_owned = 0;
    }
}

void PageBuilder::close()
{
    Byte *page = m_bytes.data();
    // The supremum's slot takes over the last one's records: with its own between 5 and 8, as it has to be.
    if (m_slots > 1) {
        m_owned += slotRecords;
        --m_slots;
        page[get16(slot(m_slots)) - recordInfo] &= 0xf0;
    }
    put16(slot(m_slots++), pageSupremum);
    page[pageSupremum - recordInfo] = static_cast<Byte>(m_owned + 1);
    put16(page + m_last - recordNext, pageSupremum - m_last);
    put16(page + pageSlots, m_slots);
    put16(page + pageHeapTop, m_top);
    put16(page + pageHeapRecords, compactBit | (firstHeapNumber + m_records));
    put16(page + pageLastInsert, m_records > 0 ? m_last : 0);
    put16(page + pageDirection, directionRight);
    put16(page + pageRecords, m_records);
}

} // namespace millrace::ibd
