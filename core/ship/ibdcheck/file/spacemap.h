// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ship/ibdcheck/file/faults.h"
#include "core/ship/ibdcheck/file/pagestore.h"
#include "core/ship/ibdcheck/file/spaceflags.h"

#include <array>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace millrace::ibdcheck {

/// A segment: the pages of one index on its lowest level, or on all others.
struct CheckedSegment
{
    uint64_t id = 0;
    uint32_t entryPage = 0;
    uint32_t entryAt = 0;
    std::vector<uint32_t> fragments; ///< pages that it has one at a time
    bool hasTree = false;
};

/// What the file says about who owns which page: the header in page 0, the map of extents in every
/// pageSize-th page, the entries of the segments. Reads those pages only. Holds a bit for each page and some
/// 24 bytes for each extent. After load() it can be asked from any thread.
class SpaceMap
{
public:
    SpaceMap(const PageStore &store, FileFaults &faults)
        : m_store(store)
        , m_faults(faults)
    {}

    /// False when nothing else can be looked at. \a built: by a writer of which more is asked.
    bool load(bool built);

    const SpaceFlags &flags() const { return m_flags; }
    uint32_t spaceId() const { return m_spaceId; }
    uint32_t filePages() const { return m_filePages; } ///< whole ones in the file
    uint32_t size() const { return m_size; }           ///< as the header says
    uint32_t dictionaryRoot() const { return m_dictionaryRoot; }
    const std::vector<CheckedSegment> &segments() const { return m_segments; }
    std::vector<CheckedSegment> &segments() { return m_segments; }
    /// The segment whose entry is there; -1: none.
    int32_t segmentAt(uint32_t page, uint32_t at) const;

    bool isUsed(uint32_t page) const { return page < m_filePages && m_used[page / 64] >> (page % 64) & 1; }
    /// What this page is for whatever the tables are: header, map, bitmap; 0: it is none of these. MySQL and
    /// MariaDB have them at the same places.
    uint32_t systemType(uint32_t page) const;
    bool isInodePage(uint32_t page) const { return m_inodePages.contains(page); }
    /// -1: no segment.
    int32_t segmentOf(uint32_t page) const;

    struct Counts
    {
        uint32_t free = 0, fragment = 0, segment = 0, beyond = 0;
    };
    Counts extents() const;

private:
    struct Extent
    {
        uint8_t state = 0;
        bool listed = false; ///< found in a list
        int32_t segment = -1;
        int32_t before = -1; ///< in its list, as an extent; -1: none; -2: a place where no extent is
        int32_t next = -1;
        uint32_t used = 0; ///< pages
        uint64_t segmentId = 0;
    };
    struct ListBase
    {
        uint32_t length = 0;
        int32_t first = -1;
        int32_t last = -1;
    };

    struct ListKind
    {
        const char *name = "";
        uint8_t state = 0;    ///< of its extents
        int32_t segment = -1; ///< whose it is; -1: the space's
        bool full = false;    ///< the list of a segment's full extents
    };

    bool header(bool built);
    bool readPage(uint32_t page, uint32_t type);
    void extentMaps();
    void extentEntry(const uint8_t *entry, uint32_t number);
    void inodePages();
    void inodeEntries(uint32_t page);
    void inodeEntry(const uint8_t *entry, uint32_t page, uint32_t at);
    void addFragment(CheckedSegment &segment, uint32_t page);
    int32_t extentAt(const uint8_t *address) const;
    ListBase listAt(const uint8_t *base) const;
    /// Walks it; the pages used in its extents.
    uint32_t list(const uint8_t *base, const ListKind &kind, uint32_t page);
    void segmentLists();
    void spaceLists();
    void extentsWithoutList();
    void systemPages();

    const PageStore &m_store;
    FileFaults &m_faults;
    SpaceFlags m_flags;
    uint32_t m_spaceId = 0;
    uint32_t m_filePages = 0;
    uint32_t m_size = 0;
    uint32_t m_limit = 0;
    uint32_t m_dictionaryRoot = 0;
    std::vector<uint8_t> m_header; ///< page 0
    std::vector<uint8_t> m_page;   ///< the one read last
    std::vector<Extent> m_extents;
    std::vector<uint64_t> m_used;
    std::vector<CheckedSegment> m_segments;
    static constexpr size_t segmentHeadBytes = 60;
    std::vector<std::array<uint8_t, segmentHeadBytes>> m_segmentHeads; ///< counts and lists of their entries
    std::unordered_set<uint32_t> m_inodePages;
    std::unordered_map<uint64_t, int32_t> m_segmentOfId;
    std::unordered_map<uint64_t, int32_t> m_segmentOfEntry; ///< by page and place
    std::unordered_map<uint32_t, int32_t> m_fragmentOf;
};

} // namespace millrace::ibdcheck
