// SPDX-License-Identifier: GPL-3.0-or-later
// Faults within a page of an index.
#include "tests/unit/ibdcheck/ibdsurgeon.h"

#include <algorithm>

namespace millrace::test {

using ibdcheck::FaultKind;

namespace {

using S = IbdSurgeon;

auto inPage(uint32_t at, uint32_t count, int64_t more)
{
    return [=](S &s) {
        const uint32_t leaf = s.someLeaf(s.random(3));
        s.add(leaf, at, count, more);
        s.seal(leaf);
        return true;
    };
}

/// Neither it nor the next one is marked as deleted: what is wrong with such a one is nobody's loss.
bool lives(S &s, uint32_t leaf, uint32_t record)
{
    return !((s.get(leaf, record - 5, 1) | s.get(leaf, s.nextRecord(leaf, record) - 5, 1)) & 0x20);
}

/// Changes a record of a leaf of one of the indexes [first, last], with others before and after it.
auto inRecord(size_t first, size_t last,
              const std::function<void(S &, uint32_t leaf, uint32_t record)> &change)
{
    return [=](S &s) {
        for (int tries = 0; tries < 200; ++tries) {
            const uint32_t leaf = s.someLeaf(first + s.random(uint32_t(last - first + 1)));
            const std::vector<uint32_t> records = s.records(leaf);
            const uint32_t record = records[2 + s.random(uint32_t(records.size() - 4))];
            if (!lives(s, leaf, record))
                continue;
            change(s, leaf, record);
            s.seal(leaf);
            return true;
        }
        return false;
    };
}

auto headerByte(uint32_t before, uint32_t xorWith)
{
    return inRecord(0, 2, [=](S &s, uint32_t leaf, uint32_t record) {
        s.put(leaf, record - before, 1, s.get(leaf, record - before, 1) ^ xorWith);
    });
}

void swapKeys(S &s, uint32_t leaf, uint32_t record, uint32_t bytes)
{
    const uint32_t other = s.nextRecord(leaf, record);
    std::swap_ranges(s.page(leaf) + record, s.page(leaf) + record + bytes, s.page(leaf) + other);
}

/// A slot of the directory in the middle, in a page that has some.
bool inDirectory(S &s, const std::function<void(uint32_t leaf, uint32_t at)> &change)
{
    const uint32_t leaf = s.someLeaf(s.random(3), 30);
    const uint32_t slots = s.get(leaf, 38, 2);
    change(leaf, s.pageSize - 10 - 2 * (1 + s.random(slots - 2)));
    s.seal(leaf);
    return true;
}

/// A record of the clustered index whose \a bytes bytes at \a at hold for \a fits; its place.
bool inRowWith(S &s, const std::function<bool(uint32_t leaf, uint32_t record)> &fits,
               const std::function<void(uint32_t leaf, uint32_t record)> &change)
{
    for (int tries = 0; tries < 200; ++tries) {
        const uint32_t leaf = s.someLeaf(0);
        const uint32_t record = s.oneOf(s.records(leaf));
        if (!lives(s, leaf, record) || !fits(leaf, record))
            continue;
        change(leaf, record);
        s.seal(leaf);
        return true;
    }
    return false;
}

// Of the table of these tests: bits for NULL in s, day, amount, t.
bool hasText(S &s, uint32_t leaf, uint32_t record)
{
    return !(s.get(leaf, record - 6, 1) & 1) && s.get(leaf, record - 7, 1) > 3;
}

constexpr uint32_t textAt = 4 + 13 + 4 + 3; ///< id, DB_TRX_ID and DB_ROLL_PTR, k, u

} // namespace

std::vector<Surgery> recordSurgeries()
{
    return {
        {"rows out of order",
         {FaultKind::KeyOrder},
         inRecord(0, 0, [](S &s, uint32_t leaf, uint32_t record) { swapKeys(s, leaf, record, 4); })},
        {"a primary key twice",
         {FaultKind::DuplicateKey},
         inRecord(0, 0,
                  [](S &s, uint32_t leaf, uint32_t record) {
                      s.put(leaf, s.nextRecord(leaf, record), 4, s.get(leaf, record, 4));
                  })},
        {"entries out of order",
         {FaultKind::KeyOrder},
         inRecord(1, 1, [](S &s, uint32_t leaf, uint32_t record) { swapKeys(s, leaf, record, 7); })},
        {"entries of a key that is not unique out of order",
         {FaultKind::KeyOrder},
         inRecord(2, 2, [](S &s, uint32_t leaf, uint32_t record) { swapKeys(s, leaf, record, 8); })},
        {"an entry wrong and in order",
         {FaultKind::EntrySum},
         [](S &s) {
             // In index 1 each value is there once: any primary key is in order.
             return inRecord(1, 1,
                             [](S &t, uint32_t leaf, uint32_t record) { t.add(leaf, record + 3, 4, 1); })(s);
         }},
        {"a byte of a row that an index has",
         {FaultKind::EntrySum},
         [](S &s) {
             return inRowWith(
                 s, [](uint32_t, uint32_t) { return true; },
                 [&](uint32_t leaf, uint32_t record) { s.add(leaf, record + 17, 4, 1); });
         }},
        {"two rows have exchanged a value that an index has",
         {FaultKind::EntrySum},
         [](S &s) {
             return inRowWith(
                 s,
                 [&](uint32_t leaf, uint32_t record) {
                     const uint32_t next = s.nextRecord(leaf, record);
                     return next != 112 && s.get(leaf, record + 17, 4) != s.get(leaf, next + 17, 4);
                 },
                 [&](uint32_t leaf, uint32_t record) {
                     const uint32_t next = s.nextRecord(leaf, record);
                     std::swap_ranges(s.page(leaf) + record + 17, s.page(leaf) + record + 21,
                                      s.page(leaf) + next + 17);
                 });
         }},
        {"a value twice in a UNIQUE index",
         {FaultKind::DuplicateValue},
         inRecord(1, 1,
                  [](S &s, uint32_t leaf, uint32_t record) {
                      const uint32_t next = s.nextRecord(leaf, record);
                      s.put(leaf, next, 3, s.get(leaf, record, 3));
                      s.put(leaf, next + 3, 4, s.get(leaf, record + 3, 4) + 1);
                  })},
        {"count of records", {FaultKind::RecordCount}, inPage(54, 2, -1)},
        {"count of records, one more", {FaultKind::RecordCount, FaultKind::HeapCount}, inPage(54, 2, 1)},
        {"count of the heap", {FaultKind::HeapCount}, inPage(42, 2, 1)},
        {"end of the heap", {FaultKind::Garbage}, inPage(40, 2, 2)},
        {"end of the heap in the directory",
         {FaultKind::PageHeader},
         [](S &s) {
             const uint32_t leaf = s.someLeaf(0);
             s.put(leaf, 40, 2, s.pageSize - 9 - s.get(leaf, 38, 2));
             s.seal(leaf);
             return true;
         }},
        {"garbage", {FaultKind::Garbage}, inPage(46, 2, 4)},
        {"direction of inserts",
         {FaultKind::PageHeader},
         [](S &s) {
             const uint32_t leaf = s.someLeaf(1);
             s.put(leaf, 50, 2, 7);
             s.seal(leaf);
             return true;
         }},
        {"last insert where no record is",
         {FaultKind::PageHeader},
         [](S &s) {
             const uint32_t leaf = s.someLeaf(0);
             s.put(leaf, 48, 2, s.records(leaf).front() + 1);
             s.seal(leaf);
             return true;
         }},
        {"free list that leads into a record",
         {FaultKind::FreeList, FaultKind::HeapNumber, FaultKind::HeapCount},
         [](S &s) {
             const uint32_t leaf = s.someLeaf(0);
             s.put(leaf, 44, 2, s.records(leaf).front());
             s.seal(leaf);
             return true;
         }},
        {"lowest record", {FaultKind::EdgeRecord}, inPage(99, 1, 1)},
        {"highest record", {FaultKind::EdgeRecord}, inPage(115, 1, 1)},
        {"highest record owns another number", {FaultKind::Directory}, inPage(107, 1, 1)},
        {"a slot of the directory",
         {FaultKind::Directory},
         [](S &s) { return inDirectory(s, [&](uint32_t leaf, uint32_t at) { s.add(leaf, at, 2, 1); }); }},
        {"two slots exchanged",
         {FaultKind::Directory},
         [](S &s) {
             return inDirectory(s, [&](uint32_t leaf, uint32_t at) {
                 std::swap_ranges(s.page(leaf) + at, s.page(leaf) + at + 2, s.page(leaf) + at + 2);
             });
         }},
        {"number that a slot's owner owns",
         {FaultKind::Directory},
         [](S &s) {
             return inDirectory(
                 s, [&](uint32_t leaf, uint32_t at) { s.add(leaf, s.get(leaf, at, 2) - 5, 1, 1); });
         }},
        {"slots too few", {FaultKind::Directory}, inPage(38, 2, -1)},
        {"record left out of the list",
         {FaultKind::RecordCount},
         inRecord(0, 2,
                  [](S &s, uint32_t leaf, uint32_t record) {
                      const uint32_t lost = s.nextRecord(leaf, record);
                      s.put(leaf, record - 2, 2, s.nextRecord(leaf, lost) - record);
                  })},
        {"list of records that goes back",
         {FaultKind::HeapNumber, FaultKind::RecordCount},
         inRecord(0, 2,
                  [](S &s, uint32_t leaf, uint32_t record) {
                      s.put(leaf, record - 2, 2, s.records(leaf).front() - record);
                  })},
        {"list of records that leaves the heap",
         {FaultKind::RecordLink},
         inRecord(0, 2,
                  [](S &s, uint32_t leaf, uint32_t record) {
                      s.put(leaf, record - 2, 2, s.pageSize - 20 - record);
                  })},
        {"link into the middle of a record",
         {FaultKind::RecordStatus, FaultKind::HeapNumber, FaultKind::RecordLink, FaultKind::RecordBounds,
          FaultKind::RecordOverlap, FaultKind::Directory, FaultKind::Garbage, FaultKind::NotSupported,
          FaultKind::FirstRecordFlag},
         inRecord(0, 2, [](S &s, uint32_t leaf, uint32_t record) { s.add(leaf, record - 2, 2, 3); })},
        {"number in the heap",
         {FaultKind::HeapNumber},
         inRecord(0, 2,
                  [](S &s, uint32_t leaf, uint32_t record) {
                      s.put(leaf, record - 4, 2, s.get(leaf, s.nextRecord(leaf, record) - 4, 2));
                  })},
        {"number beyond the heap",
         {FaultKind::HeapNumber},
         inRecord(0, 2, [](S &s, uint32_t leaf, uint32_t record) { s.add(leaf, record - 4, 2, 4000 << 3); })},
        {"kind of a record", {FaultKind::RecordStatus}, headerByte(3, 1)},
        {"record of an instant column", {FaultKind::NotSupported}, headerByte(5, 0x80)},
        {"first flag in a leaf", {FaultKind::FirstRecordFlag}, headerByte(5, 0x10)},
        {"row marked as deleted",
         {FaultKind::RowCount, FaultKind::EntrySum},
         inRecord(0, 2,
                  [](S &s, uint32_t leaf, uint32_t record) {
                      s.put(leaf, record - 5, 1, s.get(leaf, record - 5, 1) ^ 0x20);
                  })},
        {"NULL bit of no column",
         {FaultKind::NullBitmap},
         inRecord(0, 0,
                  [](S &s, uint32_t leaf, uint32_t record) {
                      s.put(leaf, record - 6, 1, s.get(leaf, record - 6, 1) ^ 0x80);
                  })},
        {"NULL bit of a column turned",
         {FaultKind::Garbage, FaultKind::RecordBounds, FaultKind::RecordOverlap, FaultKind::Value,
          FaultKind::ValueLength},
         inRecord(0, 0,
                  [](S &s, uint32_t leaf, uint32_t record) {
                      s.put(leaf, record - 6, 1, s.get(leaf, record - 6, 1) ^ 1U << s.random(3));
                  })},
        {"length of a value",
         {FaultKind::Garbage, FaultKind::RecordOverlap, FaultKind::RecordBounds, FaultKind::Value},
         [](S &s) {
             return inRowWith(
                 s, [&](uint32_t leaf, uint32_t record) { return hasText(s, leaf, record); },
                 [&](uint32_t leaf, uint32_t record) { s.add(leaf, record - 7, 1, s.random(2) ? 1 : -1); });
         }},
        {"text that is no UTF-8",
         {FaultKind::Value},
         [](S &s) {
             return inRowWith(
                 s, [&](uint32_t leaf, uint32_t record) { return hasText(s, leaf, record); },
                 [&](uint32_t leaf, uint32_t record) { s.put(leaf, record + textAt + 1, 1, 0xff); });
         }},
        {"largest transaction of a secondary leaf",
         {FaultKind::MaxTransaction},
         [](S &s) {
             const uint32_t leaf = s.someLeaf(1);
             s.put(leaf, 56, 8, 0);
             s.seal(leaf);
             return true;
         }},
        {"some byte of an entry",
         {FaultKind::EntrySum, FaultKind::KeyOrder, FaultKind::DuplicateValue, FaultKind::DuplicateKey,
          FaultKind::NodePointer},
         inRecord(1, 2,
                  [](S &s, uint32_t leaf, uint32_t record) {
                      const uint32_t at = record + s.random(7);
                      s.put(leaf, at, 1, s.get(leaf, at, 1) ^ (1 + s.random(255)));
                  })},
    };
}

} // namespace millrace::test
