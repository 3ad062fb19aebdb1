// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ship/ibdcheck/file/faults.h"
#include "core/ship/ibdcheck/records/recordlayout.h"

#include <utility>

namespace millrace::ibdcheck {

/// Gets each record of a page that could be taken apart, in the order of the page's list.
class RecordVisitor
{
public:
    RecordVisitor() = default;
    virtual ~RecordVisitor() = default;
    RecordVisitor(const RecordVisitor &) = delete;
    RecordVisitor &operator=(const RecordVisitor &) = delete;
    virtual void onRecord(const uint8_t *page, const CheckedRecord &record, bool deleted) = 0;
};

/// What a page of an index should be.
struct IndexPageTask
{
    uint32_t page = 0;
    const RecordLayout *layout = nullptr;
    uint64_t indexId = 0;
    uint32_t level = 0;
    bool leftmost = false; ///< of its level
    bool isRoot = false;
    bool built = false; ///< by a writer that never deletes: nothing may be left over in it
};

/// What was found. The records are those of the page that was looked at last.
struct IndexPageResult
{
    bool walked = false; ///< from the first record to the last one
    uint32_t live = 0;
    uint32_t deleted = 0; ///< marked as deleted, not purged yet
    CheckedRecord first;
    CheckedRecord last;
    CheckedRecord lastLive; ///< of a UNIQUE secondary index only
};

/// Everything that can be said of a page of an index by itself: its header, the list of its records, their
/// headers and fields, their order, the directory, the free list. Belongs to one thread.
class IndexPageCheck
{
public:
    IndexPageCheck(uint32_t pageSize, FileFaults &faults);
    /// \a page has pageSize bytes; its checksum, number, space and type have been looked at.
    const IndexPageResult &run(const uint8_t *page, const IndexPageTask &task, RecordVisitor &visitor);

private:
    template <typename... Part> void fault(FaultKind kind, const Part &...part)
    {
        ++m_faultsHere;
        m_faults.add(kind, m_task.page, part...);
    }
    bool header();
    void edges();
    void walk(RecordVisitor &visitor);
    bool recordHeaderOf(uint32_t origin);
    bool takeApart(uint32_t origin);
    void order(bool deleted);
    void uniqueness(bool deleted);
    void judge();
    void values();
    void directoryAt(uint32_t origin);
    bool noteHeap(uint32_t origin);
    void freeList();
    void overlaps();
    void sums();

    const uint32_t m_pageSize;
    FileFaults &m_faults;
    IndexPageTask m_task;
    const uint8_t *m_page = nullptr;
    IndexPageResult m_result;
    CheckedRecord m_record;
    uint32_t m_faultsHere = 0;
    uint32_t m_slots = 0;
    uint32_t m_heapTop = 0;
    uint32_t m_heapCount = 0;
    uint32_t m_records = 0;
    uint32_t m_garbage = 0;
    uint32_t m_slot = 0;      ///< the one that the walk has come to
    uint32_t m_sinceSlot = 0; ///< records since its owner
    uint32_t m_walked = 0;
    uint32_t m_freed = 0;  ///< records on the free list
    uint64_t m_bytes = 0;  ///< of the records walked
    bool m_inOrder = true; ///< each record stands after the one before it
    bool m_lastInsertSeen = false;
    bool m_directoryLost = false;     ///< a fault was found in it
    std::vector<uint64_t> m_heapSeen; ///< a bit for each number
    std::vector<uint32_t> m_places;   ///< where the records walked begin (upper half) and end
    size_t m_placeCount = 0;
    uint32_t m_lastEnd = 0;
    const RecordLayout *m_judgedOf = nullptr;
    std::vector<std::pair<size_t, const CheckedColumn *>> m_judged; ///< of m_judgedOf
};

} // namespace millrace::ibdcheck
