// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <sstream>
#include <string>
#include <vector>

namespace millrace::ibdcheck {

/// What can be wrong with a file. The names (faultName()) are what tests and reports go by.
enum class FaultKind : uint8_t
{
    NotReadable,
    NotATablespace,
    NotSupported,
    Shape,
    ExportedFile,
    FileSize,
    Checksum,
    PageNumber,
    SpaceId,
    PageLsn,
    PageType,
    EmptyPage,
    SpaceHeader,
    ExtentState,
    ExtentList,
    FragmentCount,
    ChangeBuffer,
    SegmentEntry,
    SegmentList,
    SegmentCount,
    SegmentNotUsed,
    OwnedTwice,
    NotOwned,
    MarkedFree,
    WrongSegment,
    RootPage,
    TreeLevel,
    IndexId,
    LeftLink,
    RightLink,
    FirstRecordFlag,
    NodePointer,
    ChildPage,
    PageWithoutRecords,
    PageHeader,
    RecordCount,
    HeapCount,
    HeapNumber,
    Garbage,
    FreeList,
    Directory,
    EdgeRecord,
    RecordLink,
    RecordBounds,
    RecordOverlap,
    RecordStatus,
    RecordFlags,
    NullBitmap,
    ValueLength,
    Value,
    RollPointer,
    MaxTransaction,
    OffPage,
    KeyOrder,
    DuplicateKey,
    DuplicateValue,
    RowCount,
    EntrySum,
    Dictionary,
    Count_ ///< how many there are
};

constexpr size_t faultKinds = size_t(FaultKind::Count_);

/// "checksum", "left-link" …
const char *faultName(FaultKind kind);

struct FileFault
{
    FaultKind kind = FaultKind::NotReadable;
    uint32_t page = 0; ///< noPage: no page in particular
    /// In English, whole sentences without the page: what is there and what should be. The text of a tool for
    /// a log and for whoever reads it; who shows it sets it into a sentence of the user's language.
    std::string words;
};

/// Collects faults: keeps the first ones, counts all. Not for several threads.
class FileFaults
{
public:
    explicit FileFaults(size_t most)
        : m_most(most)
    {}

    /// The parts are joined: add(FaultKind::Directory, 7, "slot ", 3, " is ", 9).
    template <typename... Part> void add(FaultKind kind, uint32_t page, const Part &...part)
    {
        ++m_counts[size_t(kind)];
        ++m_all;
        if (m_faults.size() >= m_most)
            return;
        std::ostringstream words;
        (words << ... << part);
        m_faults.push_back({.kind = kind, .page = page, .words = words.str()});
    }
    /// Those of \a later after its own.
    void append(const FileFaults &later);
    uint64_t all() const { return m_all; }
    uint64_t count(FaultKind kind) const { return m_counts[size_t(kind)]; }
    const std::array<uint64_t, faultKinds> &counts() const { return m_counts; }
    std::vector<FileFault> take() { return std::move(m_faults); }

private:
    size_t m_most;
    uint64_t m_all = 0;
    std::array<uint64_t, faultKinds> m_counts{};
    std::vector<FileFault> m_faults;
};

} // namespace millrace::ibdcheck
