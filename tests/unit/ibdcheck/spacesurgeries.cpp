// SPDX-License-Identifier: GPL-3.0-or-later
// Faults of pages and of the space: headers, extents, segments.
#include "tests/unit/ibdcheck/ibdsurgeon.h"

namespace millrace::test {

using ibdcheck::FaultKind;

namespace {

using S = IbdSurgeon;

/// Puts a value into page 0 and makes its checksum right.
auto inHeader(uint32_t at, uint32_t count, int64_t more)
{
    return [=](S &s) {
        s.add(0, at, count, more);
        s.seal(0);
        return true;
    };
}

/// The same in some leaf.
auto inLeaf(uint32_t at, uint32_t count, int64_t more, bool sealed = true)
{
    return [=](S &s) {
        const uint32_t leaf = s.someLeaf(s.random(3));
        s.add(leaf, at, count, more);
        if (sealed)
            s.seal(leaf);
        return true;
    };
}

/// The inode page and the place of the segment of some index's leaves.
std::pair<uint32_t, uint32_t> leafSegment(S &s, size_t index)
{
    const uint32_t root = s.root(index);
    return {s.get(root, 78, 4), s.get(root, 82, 2)};
}

auto inSegment(uint32_t at, uint32_t count, int64_t more)
{
    return [=](S &s) {
        const auto [page, entry] = leafSegment(s, 0);
        s.add(page, entry + at, count, more);
        s.seal(page);
        return true;
    };
}

/// Changes the entry of the extent that some leaf is in, of the kind of extents asked for.
bool inExtent(S &s, bool ofSegment, const std::function<void(uint32_t map, uint32_t entry)> &change)
{
    for (const uint32_t leaf : s.level(0, 0)) {
        const uint32_t map = s.extentMap(leaf);
        const uint32_t entry = s.extentEntry(leaf);
        if ((s.get(map, entry + 20, 4) >= 4) != ofSegment)
            continue;
        change(map, entry);
        s.seal(map);
        return true;
    }
    return false;
}

bool flipBit(S &s, uint32_t number)
{
    const uint32_t extentPages = s.pageSize <= 16384 ? 1048576 / s.pageSize : 64;
    const uint32_t in = number % extentPages;
    const uint32_t at = s.extentEntry(number) + 24 + in / 4;
    s.put(s.extentMap(number), at, 1, s.get(s.extentMap(number), at, 1) ^ 1U << 2 * (in % 4));
    s.seal(s.extentMap(number));
    return true;
}

} // namespace

std::vector<Surgery> spaceSurgeries()
{
    return {
        {"nothing", {}, [](S &) { return true; }, true},
        {"log positions and transactions far ahead",
         {},
         [](S &s) {
             for (uint32_t leaf : s.level(0, 0)) {
                 s.put(leaf, 16, 4, 0x7fff);
                 s.seal(leaf);
             }
             for (uint32_t leaf : s.level(2, 0)) {
                 s.put(leaf, 56, 8, 0x7fffffffffff);
                 s.seal(leaf);
             }
             return true;
         },
         true},
        {"wrong checksum", {FaultKind::Checksum}, inLeaf(200, 1, 1, false)},
        {"wrong page number", {FaultKind::PageNumber}, inLeaf(4, 4, 1)},
        {"wrong space", {FaultKind::SpaceId}, inLeaf(34, 4, 1)},
        {"wrong copy of the log position",
         {FaultKind::PageLsn},
         [](S &s) {
             const uint32_t leaf = s.someLeaf(0);
             s.add(leaf, 20, 4, 1);
             s.seal(leaf);
             return true;
         }},
        {"leaf of another type", {FaultKind::PageType}, inLeaf(24, 2, -1)},
        {"empty leaf",
         {FaultKind::EmptyPage},
         [](S &s) {
             std::fill_n(s.page(s.someLeaf(0)), s.pageSize, 0);
             return true;
         }},
        {"file shorter than its header says",
         {FaultKind::FileSize},
         [](S &s) {
             s.bytes.resize(s.bytes.size() - size_t(s.pageSize) * (1 + s.random(3)));
             return true;
         }},
        {"size in the header too big", {FaultKind::FileSize}, inHeader(46, 4, 64)},
        {"limit of what is set up", {FaultKind::SpaceHeader}, inHeader(50, 4, 3)},
        {"limit lower than the extents in use",
         {FaultKind::MarkedFree, FaultKind::ExtentList, FaultKind::SegmentList, FaultKind::SegmentEntry},
         [](S &s) {
             s.put(0, 50, 4, s.pageSize <= 16384 ? 1048576 / s.pageSize : 64);
             s.seal(0);
             return true;
         }},
        {"flags of a compressed file",
         {FaultKind::NotSupported},
         [](S &s) {
             s.put(0, 54, 4, s.get(0, 54, 4) ^ (s.mariaDb ? 0x40 : 0xa));
             s.seal(0);
             return true;
         }},
        {"count of single pages", {FaultKind::FragmentCount}, inHeader(58, 4, -1)},
        {"next segment number too low",
         {FaultKind::SegmentEntry},
         [](S &s) {
             s.put(0, 110, 8, 2);
             s.seal(0);
             return true;
         }},
        {"length of a list of extents", {FaultKind::ExtentList}, inHeader(38 + 40, 4, 1)},
        {"end of a list of extents", {FaultKind::ExtentList}, inHeader(38 + 40 + 14, 2, 40)},
        {"length of the list of segments' pages", {FaultKind::SegmentList}, inHeader(38 + 96, 4, 1)},
        {"type of page 0", {FaultKind::NotATablespace}, inHeader(24, 2, 1)},
        {"extent of a segment in another state",
         {FaultKind::ExtentState, FaultKind::ExtentList, FaultKind::WrongSegment},
         [](S &s) { return inExtent(s, true, [&](uint32_t map, uint32_t e) { s.put(map, e + 20, 4, 2); }); }},
        {"extent in no state",
         {FaultKind::ExtentState},
         [](S &s) { return inExtent(s, true, [&](uint32_t map, uint32_t e) { s.put(map, e + 20, 4, 9); }); }},
        {"extent of another segment",
         {FaultKind::ExtentState, FaultKind::ExtentList},
         [](S &s) { return inExtent(s, true, [&](uint32_t map, uint32_t e) { s.add(map, e + 4, 4, 1); }); }},
        {"link back of an extent",
         {FaultKind::ExtentList},
         [](S &s) {
             return inExtent(s, true, [&](uint32_t map, uint32_t e) {
                 s.put(map, e + 8, 4, s.get(map, e + 8, 4) ? 0 : 0xffffffff);
             });
         }},
        {"link ahead of an extent",
         {FaultKind::ExtentList},
         [](S &s) { return inExtent(s, true, [&](uint32_t map, uint32_t e) { s.put(map, e + 14, 4, 3); }); }},
        {"page in use marked free",
         {FaultKind::MarkedFree},
         [](S &s) { return flipBit(s, s.oneOf(s.level(0, 0))); }},
        {"free page marked as in use",
         {FaultKind::NotOwned, FaultKind::EmptyPage},
         [](S &s) {
             for (const uint32_t leaf : s.level(0, 0)) {
                 if (s.get(s.extentMap(leaf), s.extentEntry(leaf) + 20, 4) < 4)
                     continue;
                 const uint32_t first = leaf / 64 * 64;
                 for (uint32_t page = first; page < first + 64; ++page) {
                     if (!s.isUsed(page) && page < s.get(0, 46, 4))
                         return flipBit(s, page);
                 }
             }
             return false;
         }},
        {"entry of a segment without its magic number", {FaultKind::SegmentEntry}, inSegment(60, 4, 1)},
        {"used count of a segment", {FaultKind::SegmentCount}, inSegment(8, 4, 1)},
        {"list of a segment's extents", {FaultKind::ExtentList}, inSegment(28, 4, 1)},
        {"segment without one of its pages",
         {FaultKind::WrongSegment, FaultKind::NotOwned},
         [](S &s) {
             const auto [page, entry] = leafSegment(s, s.random(3));
             s.put(page, entry + 64, 4, 0xffffffff);
             s.seal(page);
             return true;
         }},
        {"page of two segments",
         {FaultKind::OwnedTwice},
         [](S &s) {
             const auto [page, entry] = leafSegment(s, 0);
             const auto [other, at] = leafSegment(s, 1);
             s.put(page, entry + 64, 4, s.get(other, at + 64, 4));
             s.seal(page);
             return true;
         }},
        {"segment that is there twice",
         {FaultKind::SegmentEntry},
         [](S &s) {
             const auto [page, entry] = leafSegment(s, 0);
             const auto [other, at] = leafSegment(s, 1);
             s.put(other, at, 8, s.get(page, entry + 4, 4));
             s.seal(other);
             return true;
         }},
        {"segment that nobody has",
         {FaultKind::SegmentNotUsed},
         [](S &s) {
             const auto [page, entry] = leafSegment(s, 0);
             for (uint32_t at = 50; at + 192 < s.pageSize; at += 192) {
                 if (s.get(page, at, 4) || s.get(page, at + 4, 4))
                     continue;
                 std::copy_n(s.page(page) + entry, 64, s.page(page) + at);
                 s.put(page, at, 8, s.get(0, 114, 4));
                 for (uint32_t list : {12, 28, 44}) {
                     s.put(page, at + list, 4, 0);
                     s.put(page, at + list + 4, 4, 0xffffffff);
                     s.put(page, at + list + 10, 4, 0xffffffff);
                 }
                 s.put(page, at + 8, 4, 0);
                 for (uint32_t slot = 0; slot < 32; ++slot)
                     s.put(page, at + 64 + 4 * slot, 4, 0xffffffff);
                 s.add(0, 114, 4, 1);
                 s.seal(page);
                 s.seal(0);
                 return true;
             }
             return false;
         }},
        {"page that waits for a change buffer",
         {FaultKind::ChangeBuffer},
         [](S &s) {
             s.put(1, 94 + s.random(200), 1, 0x40);
             s.seal(1);
             return true;
         }},
        {"dictionary elsewhere",
         {FaultKind::Dictionary},
         [](S &s) {
             if (s.mariaDb || s.pageSize != 16384)
                 return false;
             s.add(0, 150 + 40 * 256 + 115 + 4, 4, 1);
             s.seal(0);
             return true;
         }},
    };
}

} // namespace millrace::test
