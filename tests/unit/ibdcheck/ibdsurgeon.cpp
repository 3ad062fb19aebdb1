// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/unit/ibdcheck/ibdsurgeon.h"

#include <algorithm>

namespace millrace::test {

namespace {

uint32_t slowCrc(const uint8_t *bytes, size_t count)
{
    static const std::array<uint32_t, 256> table = [] {
        std::array<uint32_t, 256> made{};
        for (uint32_t i = 0; i < 256; ++i) {
            uint32_t crc = i;
            for (int bit = 0; bit < 8; ++bit)
                crc = crc & 1 ? crc >> 1 ^ 0x82f63b78U : crc >> 1;
            made[i] = crc;
        }
        return made;
    }();
    uint32_t crc = ~0U;
    for (; count; ++bytes, --count)
        crc = table[(crc ^ *bytes) & 255] ^ crc >> 8;
    return ~crc;
}

} // namespace

IbdSurgeon::IbdSurgeon(std::vector<uint8_t> file, const ibdcheck::CheckReport &good, uint64_t seed)
    : bytes(std::move(file))
    , pageSize(good.pageSize)
    , mariaDb(good.mariaDb)
    , random64(seed)
{
    for (const ibdcheck::CheckedIndexReport &index : good.indexes) {
        roots.push_back(index.rootPage);
        levels.push_back(index.levels);
    }
}

uint32_t IbdSurgeon::get(uint32_t number, uint32_t at, uint32_t count) const
{
    uint32_t value = 0;
    for (uint32_t i = 0; i < count; ++i)
        value = value << 8 | bytes.at(size_t(number) * pageSize + at + i);
    return value;
}

void IbdSurgeon::put(uint32_t number, uint32_t at, uint32_t count, uint64_t value)
{
    for (uint32_t i = count; i-- > 0; value >>= 8)
        bytes.at(size_t(number) * pageSize + at + i) = uint8_t(value);
}

void IbdSurgeon::add(uint32_t number, uint32_t at, uint32_t count, int64_t what)
{
    put(number, at, count, uint64_t(int64_t(get(number, at, count)) + what));
}

void IbdSurgeon::seal(uint32_t number)
{
    if (mariaDb) {
        put(number, pageSize - 4, 4, slowCrc(page(number), pageSize - 4));
        return;
    }
    const uint32_t sum = slowCrc(page(number) + 4, 22) ^ slowCrc(page(number) + 38, pageSize - 46);
    put(number, 0, 4, sum);
    put(number, pageSize - 8, 4, sum);
}

std::vector<uint32_t> IbdSurgeon::level(size_t index, uint32_t wanted) const
{
    uint32_t at = roots[index];
    for (uint32_t level = get(at, 64, 2); level > wanted; --level) {
        // Clustered: 4 bytes of the key; the others: 3 or 4, and 4 of the primary key. Then the page.
        const uint32_t key = index == 0 ? 4 : index == 1 ? 7 : 8;
        at = get(at, records(at).front() + key, 4);
    }
    std::vector<uint32_t> found;
    for (; at != 0xffffffff; at = get(at, 12, 4))
        found.push_back(at);
    return found;
}

uint32_t IbdSurgeon::nextRecord(uint32_t number, uint32_t origin) const
{
    return (origin + get(number, origin - 2, 2)) & (pageSize - 1);
}

std::vector<uint32_t> IbdSurgeon::records(uint32_t number) const
{
    std::vector<uint32_t> found;
    for (uint32_t at = nextRecord(number, 99); at != 112; at = nextRecord(number, at))
        found.push_back(at);
    return found;
}

uint32_t IbdSurgeon::extentEntry(uint32_t number) const
{
    const uint32_t extentPages = pageSize <= 16384 ? 1048576 / pageSize : 64;
    return 150 + number % pageSize / extentPages * (24 + extentPages / 4);
}

bool IbdSurgeon::isUsed(uint32_t number) const
{
    const uint32_t extentPages = pageSize <= 16384 ? 1048576 / pageSize : 64;
    const uint32_t in = number % extentPages;
    return !(get(extentMap(number), extentEntry(number) + 24 + in / 4, 1) >> 2 * (in % 4) & 1);
}

std::vector<uint32_t> IbdSurgeon::ofType(uint32_t type) const
{
    std::vector<uint32_t> found;
    for (uint32_t i = 0; i < bytes.size() / pageSize; ++i) {
        if (get(i, 24, 2) == type && isUsed(i))
            found.push_back(i);
    }
    return found;
}

uint32_t IbdSurgeon::someLeaf(size_t index, size_t leastRecords)
{
    std::vector<uint32_t> fit;
    for (const uint32_t leaf : level(index, 0)) {
        if (get(leaf, 54, 2) >= leastRecords)
            fit.push_back(leaf);
    }
    return oneOf(fit);
}

const std::vector<Surgery> &allSurgeries()
{
    static const std::vector<Surgery> all = [] {
        std::vector<Surgery> some = spaceSurgeries();
        for (const auto &more : {treeSurgeries(), recordSurgeries()})
            some.insert(some.end(), more.begin(), more.end());
        return some;
    }();
    return all;
}

std::string wordsOf(const ibdcheck::CheckReport &report)
{
    std::string words =
        std::to_string(report.faultsFound) + " faults, " + std::to_string(report.rows) + " rows";
    for (const ibdcheck::FileFault &fault : report.faults)
        words += "\n  " + std::string(ibdcheck::faultName(fault.kind)) + ", page " +
                 std::to_string(int64_t(fault.page)) + ": " + fault.words;
    return words;
}

} // namespace millrace::test
