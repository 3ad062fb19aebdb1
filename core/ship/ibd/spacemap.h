// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ship/ibd/base/pagewriter.h"
#include "core/ship/ibd/extentlist.h"
#include "core/ship/ibd/templatefile.h"

#include <mutex>
#include <vector>

namespace millrace::ibd {

/// Which page belongs to what: hands out pages to segments as the server does (fsp0fsp.cc: 32 single pages,
/// then whole extents), makes an extent descriptor page and a bitmap page every 16384 pages, and at the end
/// writes descriptors, lists and inodes. Memory: 16 bytes for each MiB of the file, and those pages (32 KiB
/// for each 256 MiB). Pages may be asked for by several threads at once; the rest belongs to one.
class SpaceMap
{
public:
    using SegmentId = std::size_t;

    explicit SpaceMap(const TemplateFile &file);

    SegmentId addSegment(const TemplateSegment &segment);
    /// A page of its own for the segment; format::noPage when the tablespace is full.
    std::uint32_t allocate(SegmentId segment);
    /// Descriptors, lists, inodes and all that was kept of the template. Nothing may be allocated afterwards.
    void finish(PageWriter &writer);
    /// So many pages the file has.
    std::uint32_t pages() const;
    std::uint32_t spaceId() const { return m_spaceId; }

private:
    struct Extent
    {
        std::uint64_t used = 0;
        std::uint32_t segment = none;
        std::uint8_t state = 0;
    };
    struct Segment
    {
        TemplateSegment at;
        std::uint32_t current = none; ///< extent that is being filled
    };
    static constexpr std::uint32_t none = 0xffffffff;

    std::uint32_t newExtent();
    void addDescribers(std::uint32_t extent);
    std::uint32_t fragmentPage();
    Byte *inode(const Segment &segment);
    void describe(std::uint32_t extent);
    void writeHeader(const ExtentList &free, const ExtentList &someFree, const ExtentList &full,
                     std::uint32_t used);

    std::mutex m_lock; ///< while pages are given out
    KeptPages m_kept;
    std::vector<Extent> m_extents;
    std::vector<Segment> m_segments;
    SealKind m_seal;
    std::uint32_t m_spaceId;
    std::uint32_t m_firstFragments = 0; ///< no extent before it has a single page free
};

} // namespace millrace::ibd
