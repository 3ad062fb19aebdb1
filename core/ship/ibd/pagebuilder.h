// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ship/ibd/base/format.h"
#include "core/ship/ibd/recordlayout.h"

#include <array>

namespace millrace::ibd {

/// One page of a B-tree that is filled from left to right: records one behind the other, linked in that
/// order, a directory slot for every fourth (page0page.cc, page0cur.cc).
class PageBuilder
{
public:
    /// An empty page; `maxTrxId` 0 but for leaves of secondary indexes.
    void start(std::uint32_t spaceId, std::uint64_t indexId, std::uint32_t level, std::uint64_t maxTrxId);
    std::uint32_t records() const { return m_records; }
    /// Whether one more of so many bytes fits; 15/16 of a page are filled, as by an ascending insert, but two
    /// records always go in.
    bool fits(RecordSize size) const
    {
        const std::uint32_t end =
            m_top + size.extra + size.data + format::slotBytes * (m_slots + 2) + format::filTrailer;
        return m_records < 2 ? end <= format::pageSize : end <= format::pageSize - format::pageSize / 16;
    }
    /// The origin of the next record: its lengths, NULL bits and data are written by the caller, who calls
    /// added() then.
    Byte *origin(RecordSize size) { return m_bytes.data() + m_top + size.extra; }
    void added(RecordSize size, std::uint32_t status, std::uint32_t flags);
    /// Directory and page header: no more records.
    void close();
    Byte *bytes() { return m_bytes.data(); }

private:
    Byte *slot(std::uint32_t number)
    {
        return m_bytes.data() + (format::firstSlot - std::size_t{format::slotBytes} * number);
    }

    alignas(64) std::array<Byte, format::pageSize> m_bytes{};
    std::uint32_t m_top = 0;
    std::uint32_t m_last = 0; ///< origin of the last record
    std::uint32_t m_records = 0;
    std::uint32_t m_slots = 0;
    std::uint32_t m_owned = 0; ///< records after the last slot's
};

} // namespace millrace::ibd
