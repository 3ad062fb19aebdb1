// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ship/ibd/spacemap.h"

#include "core/ship/ibd/base/format.h"

#include <bit>

namespace millrace::ibd {

using namespace format;

namespace {

constexpr std::uint64_t allUsed = ~std::uint64_t{0};
constexpr std::uint64_t describersUsed = 3; ///< an extent's first two pages

} // namespace

SpaceMap::SpaceMap(const TemplateFile &file)
    : m_kept(file.kept)
    , m_extents{{.used = file.usedPages, .state = extentFreeFragments}}
    , m_seal(file.seal)
    , m_spaceId(file.spaceId)
{}

SpaceMap::SegmentId SpaceMap::addSegment(const TemplateSegment &segment)
{
    m_segments.push_back({.at = segment});
    return m_segments.size() - 1;
}

std::uint32_t SpaceMap::pages() const
{
    return static_cast<std::uint32_t>(m_extents.size()) * extentPages;
}

Byte *SpaceMap::inode(const Segment &segment)
{
    return m_kept[segment.at.page].data() + segment.at.offset;
}

/// The first extent of each 256 begins with the pages that describe them: it is one for single pages, never a
/// segment's (fsp_fill_free_list()).
std::uint32_t SpaceMap::newExtent()
{
    while (pages() < mostPages) {
        const auto extent = static_cast<std::uint32_t>(m_extents.size());
        m_extents.push_back({.state = extentFree});
        if (extent % describedExtents != 0)
            return extent;
        m_extents[extent] = {.used = describersUsed, .state = extentFreeFragments};
        addDescribers(extent);
    }
    return none;
}

void SpaceMap::addDescribers(std::uint32_t extent)
{
    const std::uint32_t first = extent * extentPages;
    for (std::uint32_t page = first; page < first + 2; ++page) {
        auto &bytes = m_kept[page];
        bytes.assign(pageSize, 0);
        put16(bytes.data() + filType, page == first ? pageExtents : pageBitmap);
        put32(bytes.data() + filSpaceId, m_spaceId);
        if (m_seal == SealKind::FullCrc32) {
            put32(bytes.data() + filPrevious, noPage);
            put32(bytes.data() + filNext, noPage);
        }
    }
}

std::uint32_t SpaceMap::fragmentPage()
{
    for (;; ++m_firstFragments) {
        if (m_firstFragments == m_extents.size()) {
            const std::uint32_t extent = newExtent(); // may add one before it that has room
            if (extent == none)
                return noPage;
            if (m_extents[m_firstFragments].state == extentFree)
                m_extents[extent].state = extentFreeFragments;
        }
        Extent &extent = m_extents[m_firstFragments];
        if (extent.state != extentFreeFragments)
            continue;
        const auto page = static_cast<std::uint32_t>(std::countr_one(extent.used));
        extent.used |= std::uint64_t{1} << page;
        if (extent.used == allUsed)
            extent.state = extentFullFragments;
        return m_firstFragments * extentPages + page;
    }
}

std::uint32_t SpaceMap::allocate(SegmentId id)
{
    const std::scoped_lock locked(m_lock);
    Segment &segment = m_segments[id];
    if (segment.at.fragments < fragmentsOfSegment) {
        const std::uint32_t page = fragmentPage();
        if (page != noPage)
            put32(inode(segment) + inodeFragments + std::size_t{4} * segment.at.fragments++, page);
        return page;
    }
    if (segment.current == none || m_extents[segment.current].used == allUsed) {
        segment.current = newExtent();
        if (segment.current == none)
            return noPage;
        m_extents[segment.current].state = extentOfSegment;
        m_extents[segment.current].segment = static_cast<std::uint32_t>(id);
    }
    Extent &extent = m_extents[segment.current];
    const auto page = static_cast<std::uint32_t>(std::countr_one(extent.used));
    extent.used |= std::uint64_t{1} << page;
    return segment.current * extentPages + page;
}

void SpaceMap::describe(std::uint32_t number)
{
    const Extent &extent = m_extents[number];
    const FileAddress at = descriptorOf(number);
    Byte *bytes = m_kept[at.page].data() + at.offset;
    put64(bytes + xdesSegment,
          extent.state == extentOfSegment ? get64(inode(m_segments[extent.segment]) + inodeId) : 0);
    put32(bytes + xdesState, extent.state);
    for (std::uint32_t i = 0; i < xdesBitmapBytes; ++i) {
        std::uint32_t bits = 0;
        for (std::uint32_t page = 0; page < 4; ++page)
            bits |= ((extent.used >> (4 * i + page) & 1U) != 0 ? 2U : 3U) << 2 * page;
        bytes[xdesBitmap + i] = static_cast<Byte>(bits);
    }
}

void SpaceMap::finish(PageWriter &writer)
{
    ExtentList free(m_kept);
    ExtentList someFree(m_kept);
    ExtentList noneFree(m_kept);
    std::vector<ExtentList> full(m_segments.size(), ExtentList(m_kept));
    std::vector<ExtentList> notFull(m_segments.size(), ExtentList(m_kept));
    std::vector<std::uint32_t> usedOfNotFull(m_segments.size());
    std::uint32_t fragmentsUsed = 0;
    for (std::uint32_t number = 0; number < m_extents.size(); ++number) {
        const Extent &extent = m_extents[number];
        describe(number);
        const auto used = static_cast<std::uint32_t>(std::popcount(extent.used));
        if (extent.state == extentFree) {
            free.add(number);
        } else if (extent.state == extentFullFragments) {
            noneFree.add(number);
        } else if (extent.state == extentFreeFragments) {
            someFree.add(number);
            fragmentsUsed += used;
        } else if (extent.used == allUsed) {
            full[extent.segment].add(number);
        } else {
            notFull[extent.segment].add(number);
            usedOfNotFull[extent.segment] += used;
        }
    }
    for (std::size_t i = 0; i < m_segments.size(); ++i) {
        Byte *bytes = inode(m_segments[i]);
        put32(bytes + inodeNotFullUsed, usedOfNotFull[i]);
        notFull[i].writeBase(bytes + inodeNotFull);
        full[i].writeBase(bytes + inodeFull);
    }
    writeHeader(free, someFree, noneFree, fragmentsUsed);
    for (const auto &[number, bytes] : m_kept)
        writer.put(number, bytes.data());
}

void SpaceMap::writeHeader(const ExtentList &free, const ExtentList &someFree, const ExtentList &full,
                           std::uint32_t used)
{
    Byte *header = m_kept[0].data();
    put32(header + fspSize, pages());
    put32(header + fspFreeLimit, pages());
    put32(header + fspFragmentsUsed, used);
    free.writeBase(header + fspFree);
    someFree.writeBase(header + fspFreeFragments);
    full.writeBase(header + fspFullFragments);
}

} // namespace millrace::ibd
