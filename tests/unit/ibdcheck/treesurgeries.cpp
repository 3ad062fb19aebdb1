// SPDX-License-Identifier: GPL-3.0-or-later
// Faults of the trees: levels, links, what leads from page to page.
#include "tests/unit/ibdcheck/ibdsurgeon.h"

#include <algorithm>

namespace millrace::test {

using ibdcheck::FaultKind;

namespace {

using S = IbdSurgeon;

constexpr uint32_t keyBytes(size_t index)
{
    return index == 0 ? 4 : index == 1 ? 7 : 8;
}

/// An index whose root is not a leaf.
size_t deepIndex(S &s)
{
    return s.random(3);
}

auto inRoot(uint32_t at, uint32_t count, int64_t more)
{
    return [=](S &s) {
        const uint32_t root = s.root(deepIndex(s));
        s.add(root, at, count, more);
        s.seal(root);
        return true;
    };
}

auto inSomeLeaf(uint32_t at, uint32_t count, int64_t more)
{
    return [=](S &s) {
        const uint32_t leaf = s.someLeaf(s.random(3));
        s.add(leaf, at, count, more);
        s.seal(leaf);
        return true;
    };
}

/// Changes a record of the page above the leaves, not the first one.
bool inLowestInner(S &s, const std::function<void(uint32_t page, uint32_t record, uint32_t key)> &change)
{
    const size_t index = deepIndex(s);
    const uint32_t page = s.oneOf(s.level(index, 1));
    const std::vector<uint32_t> records = s.records(page);
    if (records.size() < 3)
        return false;
    change(page, records[1 + s.random(uint32_t(records.size() - 2))], keyBytes(index));
    s.seal(page);
    return true;
}

} // namespace

std::vector<Surgery> treeSurgeries()
{
    return {
        {"no flag on the first record of a level",
         {FaultKind::FirstRecordFlag},
         [](S &s) {
             const uint32_t root = s.root(deepIndex(s));
             s.put(root, s.records(root).front() - 5, 1, s.get(root, s.records(root).front() - 5, 1) & 0xf);
             s.seal(root);
             return true;
         }},
        {"flag of the first record on another one",
         {FaultKind::FirstRecordFlag},
         [](S &s) {
             return inLowestInner(s, [&](uint32_t page, uint32_t record, uint32_t) {
                 s.put(page, record - 5, 1, s.get(page, record - 5, 1) | 0x10);
             });
         }},
        {"root that says nothing of its segment",
         {FaultKind::RootPage, FaultKind::SegmentNotUsed},
         inRoot(74 + 8, 2, 192)},
        {"level of a leaf", {FaultKind::TreeLevel}, inSomeLeaf(64, 2, 1)},
        {"index of a leaf", {FaultKind::IndexId}, inSomeLeaf(66 + 4, 4, 1)},
        {"left link", {FaultKind::LeftLink}, inSomeLeaf(8, 4, 1)},
        {"right link", {FaultKind::RightLink}, inSomeLeaf(12, 4, 1)},
        {"leaf that is left out of the links",
         {FaultKind::RightLink, FaultKind::LeftLink},
         [](S &s) {
             const std::vector<uint32_t> leaves = s.level(0, 0);
             const size_t lost = 1 + s.random(uint32_t(leaves.size() - 2));
             s.put(leaves[lost - 1], 12, 4, leaves[lost + 1]);
             s.put(leaves[lost + 1], 8, 4, leaves[lost - 1]);
             s.seal(leaves[lost - 1]);
             s.seal(leaves[lost + 1]);
             return true;
         }},
        {"leaf that nothing leads to",
         {FaultKind::NotOwned, FaultKind::RightLink, FaultKind::LeftLink},
         [](S &s) {
             return inLowestInner(s, [&](uint32_t page, uint32_t record, uint32_t) {
                 // Out of the list, its bytes garbage; the directory may be wrong as well.
                 const std::vector<uint32_t> records = s.records(page);
                 const uint32_t before = *std::prev(std::find(records.begin(), records.end(), record));
                 s.put(page, before - 2, 2, s.nextRecord(page, record) - before);
                 s.add(page, 54, 2, -1);
             });
         }},
        {"two records lead to one leaf",
         {FaultKind::OwnedTwice},
         [](S &s) {
             return inLowestInner(s, [&](uint32_t page, uint32_t record, uint32_t key) {
                 s.put(page, record + key, 4, s.get(page, s.records(page).front() + key, 4));
             });
         }},
        {"a record leads to no page",
         {FaultKind::ChildPage},
         [](S &s) {
             return inLowestInner(s, [&](uint32_t page, uint32_t record, uint32_t key) {
                 s.put(page, record + key, 4, 0x00ffffff);
             });
         }},
        {"a record leads to a page of another index",
         {FaultKind::OwnedTwice, FaultKind::WrongSegment},
         [](S &s) {
             return inLowestInner(s, [&](uint32_t page, uint32_t record, uint32_t key) {
                 s.put(page, record + key, 4, key == 4 ? s.level(1, 0).front() : s.level(0, 0).front());
             });
         }},
        {"a record leads to a leaf with a key greater than its first one",
         {FaultKind::NodePointer, FaultKind::KeyOrder},
         [](S &s) {
             const uint32_t page = s.level(0, 1).front();
             const std::vector<uint32_t> records = s.records(page);
             const uint32_t record = records[1 + s.random(uint32_t(records.size() - 2))];
             s.add(page, record, 4, 9);
             s.seal(page);
             return true;
         }},
        {"the last key of a leaf belongs into the next one",
         {FaultKind::KeyOrder, FaultKind::DuplicateKey},
         [](S &s) {
             const std::vector<uint32_t> leaves = s.level(0, 0);
             const size_t leaf = s.random(uint32_t(leaves.size() - 1));
             const uint32_t next = s.get(leaves[leaf + 1], s.records(leaves[leaf + 1]).front(), 4);
             s.put(leaves[leaf], s.records(leaves[leaf]).back(), 4, next + s.random(2));
             s.seal(leaves[leaf]);
             return true;
         }},
        {"a value twice in a UNIQUE index, on two pages",
         {FaultKind::DuplicateValue},
         [](S &s) {
             const std::vector<uint32_t> leaves = s.level(1, 0);
             if (leaves.size() < 2)
                 return false;
             const size_t leaf = s.random(uint32_t(leaves.size() - 1));
             const uint32_t first = s.records(leaves[leaf + 1]).front();
             const uint32_t next = s.get(leaves[leaf + 1], first, 3);
             const uint32_t last = s.records(leaves[leaf]).back();
             if ((s.get(leaves[leaf + 1], first - 5, 1) | s.get(leaves[leaf], last - 5, 1)) & 0x20)
                 return false; // one of them is marked as deleted
             s.put(leaves[leaf], last, 3, next);
             s.put(leaves[leaf], last + 3, 4, 0); // a primary key that comes before the other one
             s.seal(leaves[leaf]);
             return true;
         }},
        {"two leaves have changed places",
         {FaultKind::NodePointer, FaultKind::KeyOrder, FaultKind::LeftLink},
         [](S &s) {
             const std::vector<uint32_t> leaves = s.level(0, 0);
             const size_t leaf = s.random(uint32_t(leaves.size() - 1));
             const uint32_t a = leaves[leaf];
             const uint32_t b = leaves[leaf + 1];
             for (uint32_t at = 38; at < s.pageSize - 8; ++at)
                 std::swap(s.page(a)[at], s.page(b)[at]);
             s.seal(a);
             s.seal(b);
             return true;
         }},
        {"a value outside its row at another page",
         {FaultKind::OffPage, FaultKind::NotOwned},
         [](S &s) {
             const std::vector<uint32_t> pages = s.ofType(s.mariaDb ? 10 : 24);
             if (pages.empty())
                 return false;
             // The page that a row or a page refers to is found by its number in the leaves.
             for (const uint32_t leaf : s.level(0, 0)) {
                 for (uint32_t at = 120; at + 8 < s.get(leaf, 40, 2); ++at) {
                     if (s.get(leaf, at, 4) == s.get(0, 38, 4) && s.get(leaf, at + 4, 4) == pages.front()) {
                         s.put(leaf, at + 4, 4, s.level(2, 0).front());
                         s.seal(leaf);
                         return true;
                     }
                 }
             }
             return false;
         }},
        {"a page of a value that nobody has",
         {FaultKind::OffPage},
         [](S &s) {
             const std::vector<uint32_t> pages = s.ofType(s.mariaDb ? 10 : 24);
             for (const uint32_t page : pages) {
                 const uint32_t next =
                     s.mariaDb ? 42 : 96 + 60 + 48; // of the second entry of the value's index
                 if (const uint32_t other = s.get(page, next, 4); other == 0xffffffff || !other)
                     continue;
                 s.put(page, next, 4, 0xffffffff);
                 s.seal(page);
                 return true;
             }
             return false;
         }},
        {"what is said of the parts of a value is wrong",
         {FaultKind::OffPage},
         [](S &s) {
             const std::vector<uint32_t> pages = s.ofType(s.mariaDb ? 10 : 24);
             if (pages.empty())
                 return false;
             // MariaDB: the length of a part. MySQL: that of the list of parts, or of the one of entries that
             // are not in use; or the first entry in use is the last.
             const uint32_t which = s.random(3);
             if (!s.mariaDb && which == 2 && s.get(pages.front(), 64, 4) > 1)
                 s.put(pages.front(), 96 + 6, 4, 0xffffffff);
             else
                 s.add(pages.front(), s.mariaDb ? 38 : which == 0 ? 64 : 80, 4, 1);
             s.seal(pages.front());
             return true;
         }},
    };
}

} // namespace millrace::test
