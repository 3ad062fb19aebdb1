// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ship/ibdcheck/tablespacecheck.h"

#include <random>

namespace millrace::test {

/// A tablespace in memory that faults are put into. Knows the format on its own, as far as it has to; the
/// checksums are computed bit by bit.
class IbdSurgeon
{
public:
    /// \a good: the report of the file before anything is cut; where the roots are.
    IbdSurgeon(std::vector<uint8_t> file, const ibdcheck::CheckReport &good, uint64_t seed);

    uint8_t *page(uint32_t number) { return &bytes[size_t(number) * pageSize]; }
    uint32_t get(uint32_t number, uint32_t at, uint32_t count) const;
    void put(uint32_t number, uint32_t at, uint32_t count, uint64_t value);
    /// Adds to what is there.
    void add(uint32_t number, uint32_t at, uint32_t count, int64_t what);
    /// Makes the checksum right again.
    void seal(uint32_t number);

    uint32_t root(size_t index) const { return roots[index]; }
    /// Pages of a level, 0: the leaves, from the first one to the last one.
    std::vector<uint32_t> level(size_t index, uint32_t level) const;
    /// The origins of a page's records, in the order of their list.
    std::vector<uint32_t> records(uint32_t number) const;
    uint32_t nextRecord(uint32_t number, uint32_t origin) const;
    /// Pages of this type that are in use.
    std::vector<uint32_t> ofType(uint32_t type) const;
    bool isUsed(uint32_t number) const;
    /// Where the map has the extent of this page; in page extentMap(number).
    uint32_t extentEntry(uint32_t number) const;
    uint32_t extentMap(uint32_t number) const { return number / pageSize * pageSize; }

    uint32_t random(uint32_t below) { return uint32_t(random64() % below); }
    template <typename T> const T &oneOf(const std::vector<T> &some)
    {
        return some.at(random(uint32_t(some.size())));
    }
    /// A leaf of the index with at least this many records.
    uint32_t someLeaf(size_t index, size_t leastRecords = 8);

    std::vector<uint8_t> bytes;
    uint32_t pageSize;
    bool mariaDb;
    std::vector<uint32_t> roots; ///< clustered, then the secondary ones; MySQL's dictionary last
    std::vector<uint32_t> levels;
    std::mt19937_64 random64;
};

/// One kind of fault.
struct Surgery
{
    const char *name;
    std::vector<ibdcheck::FaultKind> expected; ///< one of them has to be found
    /// False: the file has no place for it (no value outside its row …).
    std::function<bool(IbdSurgeon &)> cut;
    bool harmless = false; ///< nothing may be found
};

/// All of them. Those of keys take index 0 for (id int unsigned), index 1 for a UNIQUE on 3 bytes, index 2
/// for one on 4 bytes, all without NULL.
const std::vector<Surgery> &allSurgeries();
std::vector<Surgery> spaceSurgeries();
std::vector<Surgery> treeSurgeries();
std::vector<Surgery> recordSurgeries();

/// What a report says, for messages of tests.
std::string wordsOf(const ibdcheck::CheckReport &report);

} // namespace millrace::test
