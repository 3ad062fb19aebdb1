// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ship/ibdcheck/shape/exportedcfg.h"

#include "core/ship/ibdcheck/file/bytes.h"
#include "core/ship/ibdcheck/shape/exportedtypes.h"

#include <algorithm>

namespace millrace::ibdcheck {

namespace {

constexpr uint32_t mostCfgText = 4096;
constexpr uint32_t mostCfgColumns = 1100;
constexpr uint32_t mostCfgIndexes = 130;

// Versions of MySQL's .cfg from which on something is there.
constexpr uint32_t withSpaceFlags = 2;
constexpr uint32_t withDefaults = 3;
constexpr uint32_t withDirections = 4;
constexpr uint32_t withNullableCount = 5;
constexpr uint32_t withCompression = 6;
constexpr uint32_t withRowVersions = 7;
constexpr uint32_t withWideVersions = 8; ///< of rows, two bytes
constexpr uint32_t newestVersion = 8;

// Kinds of indexes.
constexpr uint32_t clusteredBit = 1;
constexpr uint32_t uniqueBit = 2;
constexpr uint32_t fulltextBit = 32;
constexpr uint32_t spatialBit = 64;
constexpr uint32_t dictionaryBit = 256;

/// Reads on and on; what is past the end makes it fail and reads as 0.
class CfgReader
{
public:
    explicit CfgReader(std::span<const uint8_t> bytes)
        : m_bytes(bytes)
    {}
    uint64_t number(uint32_t count)
    {
        if (!has(count))
            return 0;
        const uint64_t value = readBytes(m_bytes.data() + m_at, count);
        m_at += count;
        return value;
    }
    uint32_t four() { return uint32_t(number(4)); }
    void skip(uint64_t count)
    {
        if (has(count))
            m_at += count;
    }
    /// Its length, with the 0 at its end, stands before it.
    std::string text()
    {
        const uint32_t length = four();
        if (!length || length > mostCfgText || !has(length)) {
            m_failed = true;
            return {};
        }
        std::string found(reinterpret_cast<const char *>(m_bytes.data() + m_at), length - 1);
        m_at += length;
        return found;
    }
    bool failed() const { return m_failed; }
    bool atEnd() const { return m_at == m_bytes.size(); }

private:
    bool has(uint64_t count)
    {
        if (m_failed || count > m_bytes.size() - m_at)
            m_failed = true;
        return !m_failed;
    }
    std::span<const uint8_t> m_bytes;
    size_t m_at = 0;
    bool m_failed = false;
};

bool isInnoDbs(const std::string &column)
{
    return column == "DB_ROW_ID" || column == "DB_TRX_ID" || column == "DB_ROLL_PTR";
}

class CfgParser
{
public:
    CfgParser(std::span<const uint8_t> bytes, ExportedTable &table)
        : m_in(bytes)
        , m_out(table)
    {}
    std::string run();

private:
    std::string header();
    std::string columns();
    std::string index();
    std::string fields(CheckedIndex &index, uint32_t declared, uint32_t all, bool skipped);

    CfgReader m_in;
    ExportedTable &m_out;
    uint32_t m_version = 0;
    uint32_t m_columns = 0;
};

std::string CfgParser::header()
{
    m_version = m_in.four();
    if (m_version != 1 && (m_version < withDirections || m_version > newestVersion))
        return "its version " + std::to_string(m_version) + " is not known";
    m_in.text(); // the host
    m_out.name = m_in.text();
    m_out.nextNumber = m_in.number(8);
    m_out.pageSize = m_in.four();
    m_in.skip(4); // flags of the table
    m_columns = m_in.four();
    if (m_version >= withNullableCount)
        m_in.skip(4);
    if (m_version >= withRowVersions) {
        m_in.skip(12);
        const uint32_t dropped = m_in.four();
        if (m_in.four() || dropped)
            return "the table has columns added or dropped by ALTER TABLE … ALGORITHM=INSTANT";
    }
    if (m_version >= withSpaceFlags)
        m_in.skip(4);
    if (m_version >= withCompression)
        m_in.skip(1);
    return m_columns > mostCfgColumns ? "it has " + std::to_string(m_columns) + " columns" : std::string();
}

std::string CfgParser::columns()
{
    for (uint32_t i = 0; i < m_columns && !m_in.failed(); ++i) {
        ExportedType type{
            .precise = m_in.four(), .main = m_in.four(), .length = m_in.four(), .charBytes = m_in.four()};
        m_in.skip(12);
        const std::string name = m_in.text();
        if (m_version >= withRowVersions)
            m_in.skip(m_version >= withWideVersions ? 8 : 6);
        if (m_version >= withDefaults && m_in.number(1)) {
            // A column that ALTER TABLE … ALGORITHM=INSTANT added has a value for the rows from before.
            return "column " + name + " was added by ALTER TABLE … ALGORITHM=INSTANT";
        }
        if (isInnoDbs(name))
            continue;
        CheckedColumn column = columnOf(type);
        column.name = name;
        m_out.table.columns.push_back(std::move(column));
    }
    return {};
}

std::string CfgParser::fields(CheckedIndex &index, uint32_t declared, uint32_t all, bool skipped)
{
    for (uint32_t i = 0; i < all && !m_in.failed(); ++i) {
        CheckedKeyPart part{.prefixBytes = m_in.four()};
        const uint32_t fixed = m_in.four();
        part.descending = m_version == 1 ? fixed >> 31 : false;
        if (m_version >= withDirections)
            part.descending = !m_in.four();
        const std::string name = m_in.text();
        if (i >= declared || isInnoDbs(name) || skipped)
            continue;
        const auto &columns = m_out.table.columns;
        const auto found = std::find_if(columns.begin(), columns.end(),
                                        [&](const CheckedColumn &column) { return column.name == name; });
        if (found == columns.end())
            return "index " + index.name + " has column " + name + ", which is virtual or not there";
        part.column = uint32_t(found - columns.begin());
        if (!index.spatial)
            index.parts.push_back(part);
        else
            index.parts.push_back({.column = part.column});
    }
    return {};
}

std::string CfgParser::index()
{
    m_in.skip(8 + 4); // number and space
    CheckedIndex index{.rootPage = m_in.four()};
    const uint32_t type = m_in.four();
    m_in.skip(4);
    const uint32_t declared = m_in.four();
    const uint32_t unique = m_in.four();
    m_in.skip(4);
    const uint32_t all = m_in.four();
    index.name = m_in.text();
    index.unique = type & uniqueBit;
    index.spatial = type & spatialBit;
    // The dictionary of MySQL and FULLTEXT, which has no tree in this file, are not the table's own.
    const bool skipped = type & (dictionaryBit | fulltextBit) || index.name == "CLUST_IND_SDI";
    if (std::string why = fields(index, type & clusteredBit ? unique : declared, all, skipped); !why.empty())
        return why;
    if (skipped)
        return {};
    if (!m_in.failed() && bool(type & clusteredBit) != m_out.table.indexes.empty())
        return "its first index is not the clustered one";
    m_out.table.indexes.push_back(std::move(index));
    return {};
}

std::string CfgParser::run()
{
    if (std::string why = header(); !why.empty())
        return why;
    if (std::string why = columns(); !why.empty())
        return why;
    const uint32_t count = m_in.four();
    if (count > mostCfgIndexes)
        return "it has " + std::to_string(count) + " indexes";
    for (uint32_t i = 0; i < count && !m_in.failed(); ++i) {
        if (std::string why = index(); !why.empty())
            return why;
    }
    if (m_in.failed())
        return "it is cut short, or no .cfg";
    return m_in.atEnd() ? std::string() : "there is more past its end";
}

std::string differenceOf(const CheckedColumn &a, const CheckedColumn &b)
{
    if (a.name != b.name)
        return "column " + a.name + " is called " + b.name;
    if (a.nullable != b.nullable || a.fixedBytes != b.fixedBytes ||
        (!a.fixedBytes && a.longLengths != b.longLengths))
        return "column " + a.name + " is stored otherwise";
    return {};
}

std::string differenceOf(const CheckedTable &ofA, const CheckedIndex &a, const CheckedTable &ofB,
                         const CheckedIndex &b)
{
    const bool same = a.unique == b.unique && a.spatial == b.spatial &&
                      std::equal(a.parts.begin(), a.parts.end(), b.parts.begin(), b.parts.end(),
                                 [&](const CheckedKeyPart &x, const CheckedKeyPart &y) {
                                     return ofA.columns[x.column].name == ofB.columns[y.column].name &&
                                            x.prefixBytes == y.prefixBytes && x.descending == y.descending;
                                 });
    return same ? std::string() : "index " + a.name + " has other columns";
}

} // namespace

std::string ExportedTable::read(std::span<const uint8_t> bytes)
{
    *this = {};
    return CfgParser(bytes, *this).run();
}

std::string ExportedTable::whyNotThat(const CheckedTable &other) const
{
    if (const std::string why = other.whyNot(); !why.empty())
        return why;
    std::vector<CheckedColumn> stored;
    for (const CheckedColumn &column : other.columns) {
        if (!column.isVirtual)
            stored.push_back(column);
    }
    if (stored.size() != table.columns.size() || other.indexes.size() != table.indexes.size())
        return "it has " + std::to_string(table.columns.size()) + " columns and " +
               std::to_string(table.indexes.size()) + " indexes";
    for (size_t i = 0; i < stored.size(); ++i) {
        if (std::string how = differenceOf(table.columns[i], stored[i]); !how.empty())
            return how;
    }
    for (size_t i = 0; i < table.indexes.size(); ++i) {
        const CheckedIndex &index = table.indexes[i];
        const auto twin = std::find_if(other.indexes.begin(), other.indexes.end(),
                                       [&](const CheckedIndex &o) { return o.name == index.name; });
        // A table without a key of its own: InnoDB's name for the clustered index is not the caller's.
        const CheckedIndex &same = i == 0                        ? other.indexes.front()
                                   : twin == other.indexes.end() ? index
                                                                 : *twin;
        if (i && twin == other.indexes.end())
            return "index " + index.name + " is not there";
        if (std::string how = differenceOf(table, index, other, same); !how.empty())
            return how;
    }
    return {};
}

void ExportedTable::giveRoots(CheckedTable &other) const
{
    for (size_t i = 0; i < table.indexes.size(); ++i) {
        for (CheckedIndex &index : other.indexes) {
            if (i == 0 ? &index == other.indexes.data() : index.name == table.indexes[i].name)
                index.rootPage = table.indexes[i].rootPage;
        }
    }
}

} // namespace millrace::ibdcheck
