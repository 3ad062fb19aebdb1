// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ship/ibdcheck/records/entrysums.h"

#include "core/ship/ibdcheck/file/bytes.h"

#include <algorithm>
#include <cstring>

#define XXH_INLINE_ALL // it is called for every row and index, with a few bytes
#include <xxhash.h>

namespace millrace::ibdcheck {

namespace {

// In the first page of a value outside its row.
constexpr uint32_t mariaDbValueAt = 46;
constexpr uint32_t mySqlLengthAt = 54;
constexpr uint32_t mySqlValueAt = 696; ///< after its index

/// Lengths and NULLs go into the seed: "ab","c" is not "a","bc".
uint64_t seedWith(uint64_t seed, bool null, uint32_t length)
{
    return (seed ^ (null ? 0 : uint64_t(length) + 1)) * 0x9e3779b97f4a7c15ULL;
}

void copyShort(uint8_t *to, const uint8_t *from, uint32_t count)
{
    // Of a length that the compiler knows it is no call.
    switch (count) {
    case 4:
        std::memcpy(to, from, 4);
        break;
    case 8:
        std::memcpy(to, from, 8);
        break;
    default:
        std::memcpy(to, from, count);
        break;
    }
}

} // namespace

EntrySums::EntrySums(const CheckedTable &table, const RecordLayout &clustered,
                     const std::vector<RecordLayout> &secondary)
{
    for (const RecordLayout &layout : secondary) {
        Index index{.flat = true};
        if (layout.isSpatial())
            index.whyNot = "it is a spatial index";
        for (const LayoutField &field : layout.fields()) {
            Source source{.most = field.mostBytes, .chars = field.prefixChars, .isPrefix = field.isPrefix};
            const int32_t number =
                field.columnNumber < 0 ? 0 : clustered.fieldOf(uint32_t(field.columnNumber));
            if (field.columnNumber >= 0 &&
                (number < 0 || table.columns[size_t(field.columnNumber)].isVirtual))
                index.whyNot = "column " + field.name + " is virtual";
            else if (field.prefixChars && field.column.charset == StoredCharset::Other)
                index.whyNot = "the characters of column " + field.name + " are not known here";
            source.field = size_t(std::max(number, 0));
            index.flat = index.flat && field.fixedBytes && !field.nullable;
            index.sources.push_back(source);
        }
        m_indexes.push_back(std::move(index));
    }
    m_bytes.resize(65536);
}

uint64_t EntrySums::hashOf(size_t number, const uint8_t *page, const CheckedRecord &entry) const
{
    uint64_t seed = 0;
    if (!m_indexes[number].flat) {
        for (const RecordField &field : entry.fields)
            seed = seedWith(seed, field.null, field.length);
    }
    return XXH3_64bits_withSeed(page + entry.origin, entry.end - entry.origin, seed);
}

bool EntrySums::expectedOf(size_t number, const uint8_t *page, const CheckedRecord &row, uint64_t &hash)
{
    Index &index = m_indexes[number];
    size_t bytes = 0;
    uint64_t seed = 0;
    for (const Source &source : index.sources) {
        const RecordField &field = row.fields[source.field];
        ValueBytes value{page + field.at, field.length};
        if (field.offPage) { // what an index has of it, be it all, is in its first page
            value = startOf(page, field, source.most);
            if (value.empty()) {
                index.whyNot = "it has values that cannot be read";
                return false;
            }
        }
        if (source.isPrefix && source.chars)
            value = value.first(prefixOfUtf8(value, source.chars));
        if (source.isPrefix)
            value = value.first(std::min<size_t>(value.size(), source.most));
        const auto length = uint32_t(value.size());
        if (bytes + length > m_bytes.size())
            return false;
        copyShort(m_bytes.data() + bytes, value.data(), length);
        bytes += length;
        if (!index.flat)
            seed = seedWith(seed, field.null, length);
    }
    hash = XXH3_64bits_withSeed(m_bytes.data(), bytes, seed);
    return true;
}

ValueBytes EntrySums::startOf(const uint8_t *page, const RecordField &field, uint32_t most)
{
    if (field.length < offPageBytes || !m_store)
        return {};
    // ROW_FORMAT=COMPACT keeps as much of it in the row as an index can have.
    const uint32_t inRow = field.length - offPageBytes;
    if (inRow >= most)
        return {page + field.at, inRow};
    m_valuePage.resize(m_pageSize);
    const uint32_t first = read4(page + field.at + inRow + 4);
    if (inRow || !m_store->read(uint64_t(first) * m_pageSize, m_valuePage.data(), m_pageSize))
        return {};
    const bool mySql = read2(&m_valuePage[pagefield::type]) == pagetype::lobFirst;
    if (!mySql && read2(&m_valuePage[pagefield::type]) != pagetype::blob)
        return {};
    const uint32_t at = mySql ? mySqlValueAt : mariaDbValueAt;
    const uint32_t length = read4(&m_valuePage[mySql ? mySqlLengthAt : pagefield::data]);
    return {&m_valuePage[at], std::min(length, m_pageSize - pageTrailer - at)};
}

void EntrySums::addRow(const uint8_t *page, const CheckedRecord &row)
{
    for (size_t i = 0; i < m_indexes.size(); ++i) {
        uint64_t hash = 0;
        if (m_indexes[i].whyNot.empty() && expectedOf(i, page, row, hash))
            m_indexes[i].difference[partOf(hash)] += hash;
    }
}

bool EntrySums::agree(size_t index) const
{
    const std::vector<uint64_t> &difference = m_indexes[index].difference;
    return std::all_of(difference.begin(), difference.end(), [](uint64_t part) { return !part; });
}

void EntrySums::add(const EntrySums &other)
{
    for (size_t i = 0; i < m_indexes.size(); ++i) {
        for (size_t part = 0; part < parts; ++part)
            m_indexes[i].difference[part] += other.m_indexes[i].difference[part];
        if (m_indexes[i].whyNot.empty())
            m_indexes[i].whyNot = other.m_indexes[i].whyNot;
    }
}

} // namespace millrace::ibdcheck
