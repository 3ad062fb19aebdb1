// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ship/ibd/spacemap.h"

namespace millrace::ibd {

/// Writes values that are outside of their rows: to pages of the segment of the clustered index's leaves, as
/// the servers do. MariaDB has a chain of pages (btr0cur.cc: btr_store_big_rec_extern_fields()), MySQL pages
/// and a list of them that is in the first page and in pages of its own (lob0impl.cc: insert()).
class ValuePages
{
public:
    ValuePages(SpaceMap &space, SpaceMap::SegmentId segment, PageWriter &writer, SealKind seal);

    /// Writes the value and the reference to it, format::referenceBytes. False: the tablespace is full, or
    /// the page writer has the fault. REQUIRES: not empty.
    bool write(Bytes value, Byte *reference);

private:
    bool allocate(std::size_t pages);
    void begin(std::uint32_t type, std::uint32_t previous, std::uint32_t next);
    void writeChain(Bytes value);
    void writeListed(Bytes value);
    void writeFirst(Bytes value);
    void writeIndexPages();
    FileAddress entryAt(std::uint32_t entry) const;
    void writeEntry(Byte *to, std::uint32_t entry) const;
    void writeList(Byte *to, std::uint32_t first, std::uint32_t end) const;

    SpaceMap &m_space;
    SpaceMap::SegmentId m_segment;
    PageWriter &m_writer;
    SealKind m_seal;
    std::vector<Byte> m_page;
    std::vector<std::uint32_t>
        m_numbers; ///< of the value's pages; MySQL: with parts first, then with entries
    // Of MySQL's value that is being written:
    std::uint32_t m_parts = 0;
    std::uint32_t m_entries = 0;  ///< that there are, in use or not
    std::uint32_t m_lastPart = 0; ///< its bytes
};

} // namespace millrace::ibd
