// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ship/ibdcheck/records/recordlayout.h"

#include "core/ship/ibdcheck/file/bytes.h"

#include <algorithm>

namespace millrace::ibdcheck {

namespace {

constexpr uint32_t rectangleBytes = 32; ///< of a spatial key

CheckedColumn plainColumn(const char *name, uint32_t bytes)
{
    return {.name = name, .fixedBytes = bytes, .mostBytes = bytes};
}

KeyCompare compareFlat(const uint8_t *a, const uint8_t *b, uint32_t bytes)
{
    // Eight at a time, as numbers: keys are short, and a call of memcmp() costs more.
    for (; bytes >= 8; a += 8, b += 8, bytes -= 8) {
        if (const uint64_t x = read8(a), y = read8(b); x != y)
            return x < y ? KeyCompare::Less : KeyCompare::Greater;
    }
    const uint64_t x = readBytes(a, bytes);
    const uint64_t y = readBytes(b, bytes);
    return x < y ? KeyCompare::Less : x > y ? KeyCompare::Greater : KeyCompare::Equal;
}

} // namespace

void RecordLayout::add(const CheckedTable &table, const CheckedKeyPart &part)
{
    const CheckedColumn &column = table.columns[part.column];
    LayoutField field{.name = column.name,
                      .fixedBytes = column.fixedBytes,
                      .mostBytes = column.mostBytes,
                      .longLengths = column.longLengths,
                      .nullable = column.nullable,
                      .descending = part.descending,
                      .order = column.order,
                      .column = column,
                      .columnNumber = int32_t(part.column)};
    if (part.prefixBytes) {
        field.isPrefix = true;
        field.mostBytes = std::min(part.prefixBytes, column.mostBytes ? column.mostBytes : part.prefixBytes);
        if (column.fixedBytes)
            field.fixedBytes = std::min(part.prefixBytes, column.fixedBytes);
        if (column.mostCharBytes > column.leastCharBytes)
            field.prefixChars = part.prefixBytes / column.mostCharBytes;
        if (field.column.mostChars && column.mostCharBytes)
            field.column.mostChars = std::min(column.mostChars, part.prefixBytes / column.mostCharBytes);
    }
    m_fields.push_back(std::move(field));
}

void RecordLayout::addSystem(const char *name, uint32_t bytes)
{
    m_fields.push_back(
        {.name = name, .fixedBytes = bytes, .mostBytes = bytes, .column = plainColumn(name, bytes)});
}

RecordLayout RecordLayout::clustered(const CheckedTable &table)
{
    RecordLayout layout;
    layout.m_clustered = true;
    const CheckedIndex &index = table.indexes.front();
    std::vector<bool> whole(table.columns.size());
    for (const CheckedKeyPart &part : index.parts) {
        layout.add(table, part);
        if (!part.prefixBytes)
            whole[part.column] = true;
    }
    if (index.parts.empty())
        layout.addSystem("DB_ROW_ID", 6);
    layout.m_keyFields = layout.m_fields.size();
    layout.m_transactionField = layout.m_fields.size();
    layout.addSystem("DB_TRX_ID", 6);
    layout.addSystem("DB_ROLL_PTR", 7);
    for (uint32_t column = 0; column < table.columns.size(); ++column) {
        if (!whole[column] && !table.columns[column].isVirtual)
            layout.add(table, {.column = column});
    }
    layout.compile();
    return layout;
}

RecordLayout RecordLayout::secondary(const CheckedTable &table, size_t number)
{
    RecordLayout layout;
    const CheckedIndex &index = table.indexes[number];
    layout.m_spatial = index.spatial;
    std::vector<bool> whole(table.columns.size());
    for (const CheckedKeyPart &part : index.parts) {
        layout.add(table, part);
        if (!part.prefixBytes)
            whole[part.column] = true;
    }
    if (index.spatial) {
        LayoutField &key = layout.m_fields.front();
        key.fixedBytes = rectangleBytes;
        key.longLengths = false;
        key.nullable = false;
        key.column = plainColumn("rectangle", rectangleBytes);
        key.columnNumber = -1;
    }
    if (index.unique)
        layout.m_uniqueFields = layout.m_fields.size();
    const CheckedIndex &primary = table.indexes.front();
    if (primary.parts.empty())
        layout.addSystem("DB_ROW_ID", 6);
    for (const CheckedKeyPart &part : primary.parts) {
        // What the key has as a whole already is not there twice; it is ordered as the key says.
        if (!whole[part.column])
            layout.add(table, part);
    }
    layout.m_keyFields = layout.m_fields.size();
    layout.compile();
    return layout;
}

RecordLayout RecordLayout::dictionary()
{
    RecordLayout layout;
    layout.m_clustered = true;
    layout.addSystem("type", 4);
    layout.addSystem("id", 8);
    layout.m_keyFields = layout.m_transactionField = 2;
    layout.addSystem("DB_TRX_ID", 6);
    layout.addSystem("DB_ROLL_PTR", 7);
    layout.addSystem("uncompressed_len", 4);
    layout.addSystem("compressed_len", 4);
    layout.m_fields.push_back({.name = "data",
                               .mostBytes = 0xffffffff,
                               .longLengths = true,
                               .column = {.name = "data", .mostBytes = 0xffffffff, .longLengths = true}});
    layout.compile();
    return layout;
}

void RecordLayout::compile()
{
    m_flatLeaf = 0;
    bool flat = true;
    bool flatKey = true;
    m_flatKey = 0;
    for (size_t i = 0; i < m_fields.size(); ++i) {
        const LayoutField &field = m_fields[i];
        m_nullBits += field.nullable;
        m_steps.push_back({.fixedBytes = field.fixedBytes,
                           .mostBytes = field.mostBytes,
                           .nullable = field.nullable,
                           .longLengths = field.longLengths,
                           .inRow = field.isPrefix || i < m_keyFields});
        flat = flat && !field.nullable && field.fixedBytes;
        m_flatLeaf += field.fixedBytes;
        if (i < m_keyFields) {
            flatKey = flatKey && !field.nullable && field.fixedBytes && !field.descending &&
                      field.order == StoredOrder::Bytes;
            m_flatKey += field.fixedBytes;
        }
        if (canBeWrong(field.column))
            m_judged.push_back(i);
    }
    m_nullBytes = (m_nullBits + 7) / 8;
    if (!flat)
        m_flatLeaf = 0;
    if (!flatKey)
        m_flatKey = 0;
}

int32_t RecordLayout::fieldOf(uint32_t column) const
{
    int32_t found = -1;
    for (size_t i = 0; i < m_fields.size(); ++i) {
        if (m_fields[i].columnNumber == int32_t(column) && (found < 0 || !m_fields[i].isPrefix))
            found = int32_t(i);
    }
    return found;
}

RecordLayout::Fault RecordLayout::parseFlat(uint32_t origin, uint32_t high, CheckedRecord &record) const
{
    if (high - origin < m_flatLeaf)
        return Fault::OutOfBounds;
    uint32_t at = origin;
    for (size_t i = 0; i < m_steps.size(); ++i) {
        record.fields[i] = {.at = at, .length = m_steps[i].fixedBytes};
        at += m_steps[i].fixedBytes;
    }
    record.origin = origin;
    record.start = origin - recordHeader;
    record.end = at;
    return Fault::None;
}

RecordLayout::LengthFault RecordLayout::lengthOf(const uint8_t *page, uint32_t low, const Step &step,
                                                 uint32_t &lengths, RecordField &field)
{
    if (lengths <= low)
        return LengthFault::OutOfBounds;
    field.length = page[--lengths];
    if (step.longLengths && field.length & 0x80) {
        if (lengths <= low)
            return LengthFault::OutOfBounds;
        field.offPage = field.length & 0x40;
        field.length = (field.length & 0x3f) << 8 | page[--lengths];
    }
    if (field.offPage)
        return field.length < offPageBytes || step.inRow ? LengthFault::TooLong : LengthFault::None;
    return field.length > step.mostBytes ? LengthFault::TooLong : LengthFault::None;
}

RecordLayout::Fault RecordLayout::parse(const uint8_t *page, uint32_t origin, uint32_t low, uint32_t high,
                                        Level level, CheckedRecord &record) const
{
    const size_t count = level == Level::Leaf ? m_fields.size() : m_keyFields;
    record.origin = 0;
    record.offPage = false;
    record.fields.resize(count + (level == Level::Inner));
    if (origin < low + recordHeader + m_nullBytes || origin >= high)
        return Fault::OutOfBounds;
    if (m_flatLeaf && level == Level::Leaf)
        return parseFlat(origin, high, record);
    const uint8_t *nulls = page + origin - recordHeader - 1;
    uint32_t lengths = origin - recordHeader - m_nullBytes; // the next length is right before it
    uint32_t at = origin;
    uint32_t bit = 0;
    Fault fault = Fault::None;
    for (size_t i = 0; i < count; ++i) {
        const Step &step = m_steps[i];
        RecordField &field = record.fields[i];
        field = {.at = at, .length = step.fixedBytes};
        if (step.nullable) {
            field.null = *(nulls - (bit >> 3)) >> (bit & 7) & 1;
            ++bit;
            if (field.null) {
                field.length = 0;
                continue;
            }
        }
        if (!step.fixedBytes) {
            const LengthFault wrong = lengthOf(page, low, step, lengths, field);
            if (wrong == LengthFault::OutOfBounds)
                return Fault::OutOfBounds;
            if (wrong == LengthFault::TooLong)
                fault = Fault::TooLong;
            record.offPage = record.offPage || field.offPage;
        }
        at += field.length;
        if (at > high)
            return Fault::OutOfBounds;
    }
    for (; level == Level::Leaf && bit < m_nullBytes * 8; ++bit) {
        if (*(nulls - (bit >> 3)) >> (bit & 7) & 1)
            fault = Fault::NullBits;
    }
    if (level == Level::Inner) {
        record.fields[count] = {.at = at, .length = 4};
        at += 4;
        if (at > high)
            return Fault::OutOfBounds;
    }
    record.origin = origin;
    record.start = lengths;
    record.end = at;
    return fault;
}

KeyCompare RecordLayout::compare(const uint8_t *pageA, const CheckedRecord &a, const uint8_t *pageB,
                                 const CheckedRecord &b, size_t fields) const
{
    if (m_flatKey && fields == m_keyFields) {
        return compareFlat(pageA + a.origin, pageB + b.origin, m_flatKey);
    }
    for (size_t i = 0; i < fields; ++i) {
        const LayoutField &layout = m_fields[i];
        const RecordField &left = a.fields[i];
        const RecordField &right = b.fields[i];
        KeyCompare order = KeyCompare::Equal;
        if (left.null || right.null) // NULL comes before everything
            order = left.null && right.null ? KeyCompare::Equal
                    : left.null             ? KeyCompare::Less
                                            : KeyCompare::Greater;
        else
            order =
                compareValues(layout.order, {pageA + left.at, left.length}, {pageB + right.at, right.length});
        if (order == KeyCompare::Equal)
            continue;
        if (!layout.descending || order == KeyCompare::NotKnown)
            return order;
        return order == KeyCompare::Less ? KeyCompare::Greater : KeyCompare::Less;
    }
    return KeyCompare::Equal;
}

bool RecordLayout::same(const uint8_t *pageA, const CheckedRecord &a, const uint8_t *pageB,
                        const CheckedRecord &b, size_t fields)
{
    for (size_t i = 0; i < fields; ++i) {
        const RecordField &left = a.fields[i];
        const RecordField &right = b.fields[i];
        if (left.null != right.null || left.length != right.length ||
            std::memcmp(pageA + left.at, pageB + right.at, left.length) != 0)
            return false;
    }
    return true;
}

bool RecordLayout::anyNull(const CheckedRecord &record, size_t fields)
{
    return std::any_of(record.fields.begin(), record.fields.begin() + long(fields),
                       [](const RecordField &field) { return field.null; });
}

} // namespace millrace::ibdcheck
