// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ship/ibd/recordlayout.h"

#include "core/ship/ibd/base/format.h"
#include "core/ship/ibd/textcheck.h"

#include <algorithm>

namespace millrace::ibd {

namespace {

using Source = LayoutField::Source;

BuildFault unsupported(const ExportedIndex &index, const std::string &what)
{
    return {BuildFaultKind::IndexUnsupported, "index " + index.name + ": " + what};
}

Outcome<LayoutField> columnField(const ExportedIndex &index, const ExportedField &field,
                                 const std::vector<ColumnShape> &columns)
{
    const auto found = std::find_if(columns.begin(), columns.end(), [&field](const ColumnShape &shape) {
        return shape.name == field.column;
    });
    if (found == columns.end())
        return unsupported(index, "nothing is known of column " + field.column);
    LayoutField result{.column = static_cast<std::size_t>(found - columns.begin()),
                       .prefixCharacters = field.prefixBytes / found->bytesOfChar(),
                       .fixedBytes = field.fixedBytes,
                       .nullable = found->nullable,
                       .longLength = found->kind == ColumnKind::Text || found->kind == ColumnKind::Blob ||
                                     found->storedBytes() > format::shortColumn,
                       .descending = field.descending};
    const std::uint32_t whole = found->isFixed() ? found->storedBytes() : 0;
    const std::uint32_t expected =
        whole > 0 && field.prefixBytes > 0 ? std::min(whole, field.prefixBytes) : whole;
    if (field.fixedBytes != expected)
        return BuildFault{BuildFaultKind::ColumnMismatch,
                          "column " + field.column + " has a fixed length of " +
                              std::to_string(field.fixedBytes) + ", not " + std::to_string(expected)};
    return result;
}

Outcome<LayoutField> fieldOf(const ExportedIndex &index, const ExportedField &field,
                             const std::vector<ColumnShape> &columns)
{
    if (field.column == "DB_ROW_ID")
        return LayoutField{.source = Source::RowId, .fixedBytes = format::rowIdBytes};
    if (field.column == "DB_TRX_ID")
        return LayoutField{.source = Source::TrxId, .fixedBytes = format::trxIdBytes};
    if (field.column == "DB_ROLL_PTR")
        return LayoutField{.source = Source::RollPointer, .fixedBytes = format::rollPointerBytes};
    return columnField(index, field, columns);
}

std::uint32_t systemBytes(Source source)
{
    return source == Source::RollPointer ? format::rollPointerBytes : format::rowIdBytes;
}

} // namespace

Outcome<RecordLayout> RecordLayout::ofIndex(const ExportedIndex &index,
                                            const std::vector<ColumnShape> &columns)
{
    if ((index.type & ~(format::indexClustered | format::indexUnique)) != 0)
        return unsupported(index, "full text, spatial or with virtual columns (type " +
                                      std::to_string(index.type) + ")");
    RecordLayout layout;
    for (const ColumnShape &column : columns)
        layout.m_charsetOfColumn.push_back(column.isText() ? column.charset : ColumnCharset::SingleByte);
    std::uint32_t nullable = 0;
    for (const ExportedField &exported : index.fields) {
        auto field = fieldOf(index, exported, columns);
        if (!field)
            return field.fault();
        nullable += field->nullable ? 1 : 0;
        layout.m_fields.push_back(*field);
    }
    if (nullable != index.nullable || index.uniqueFields > index.fields.size() ||
        index.userFields > index.fields.size())
        return BuildFault{BuildFaultKind::ColumnMismatch, "index " + index.name + ": NULL columns"};
    const bool clustered = (index.type & format::indexClustered) != 0;
    for (std::size_t i = 0; clustered && i < layout.m_fields.size(); ++i)
        if (layout.m_fields[i].prefixCharacters > 0)
            return unsupported(index, "rows clustered by the beginning of a column");
    if (clustered && layout.m_fields.size() < columns.size() + 2)
        return BuildFault{BuildFaultKind::ColumnMismatch, "index " + index.name + " lacks columns"};
    layout.m_nullBytes = (nullable + 7) / 8;
    layout.prepare();
    return layout;
}

RecordLayout RecordLayout::ofNodes(std::uint32_t uniqueFields) const
{
    RecordLayout layout;
    layout.m_charsetOfColumn = m_charsetOfColumn;
    layout.m_fields.assign(m_fields.begin(), m_fields.begin() + uniqueFields);
    layout.m_nullBytes = m_nullBytes;
    layout.prepare();
    return layout;
}

void RecordLayout::prepare()
{
    for (std::size_t i = 0; i < m_fields.size(); ++i) {
        const LayoutField &field = m_fields[i];
        if (field.fixedBytes == 0)
            m_variable.push_back(field);
        if (field.nullable)
            m_nullable.push_back(field.column);
        if (field.source != Source::Column)
            m_runs.push_back({.source = field.source});
        else if (field.prefixCharacters > 0)
            m_runs.push_back({.first = field.column, .last = field.column, .prefixField = i});
        else if (!m_runs.empty() && m_runs.back().source == Source::Column &&
                 m_runs.back().prefixField == noField && m_runs.back().last + 1 == field.column)
            m_runs.back().last = field.column;
        else
            m_runs.push_back({.first = field.column, .last = field.column});
    }
}

Bytes RecordLayout::bytesOf(const LayoutField &field, const RowImage &row) const
{
    const StoredValue &value = row.values[field.column];
    return {row.bytes + value.at, lengthOf(field, row)};
}

std::uint32_t RecordLayout::lengthOf(const LayoutField &field, const RowImage &row) const
{
    const StoredValue &value = row.values[field.column];
    if (field.prefixCharacters == 0 || value.isNull())
        return value.bytes();
    const std::string_view text(reinterpret_cast<const char *>(row.bytes + value.at), value.length);
    return static_cast<std::uint32_t>(
        bytesOfCharacters(text, m_charsetOfColumn[field.column], field.prefixCharacters));
}

std::uint32_t RecordLayout::runBytes(const Run &run, const RowImage &row)
{
    if (run.source != Source::Column)
        return systemBytes(run.source);
    return row.values[run.last].at + row.values[run.last].bytes() - row.values[run.first].at;
}

RecordSize RecordLayout::measure(const RowImage &row) const
{
    RecordSize size{.extra = format::recordHeader + m_nullBytes};
    for (const LayoutField &field : m_variable) {
        if (row.values[field.column].isNull())
            continue;
        size.extra += isLong(field, lengthOf(field, row), row) ? 2 : 1;
    }
    for (const Run &run : m_runs)
        size.data +=
            run.prefixField == noField ? runBytes(run, row) : lengthOf(m_fields[run.prefixField], row);
    return size;
}

std::uint32_t RecordLayout::mostBesidesValues() const
{
    constexpr std::uint32_t lengthBytes = 2;
    std::uint32_t bytes =
        format::recordHeader + m_nullBytes + lengthBytes * static_cast<std::uint32_t>(m_variable.size());
    for (const Run &run : m_runs)
        bytes += run.source == Source::Column ? 0 : systemBytes(run.source);
    return bytes;
}

void RecordLayout::write(const RowImage &row, Byte *origin) const
{
    Byte *nulls = origin - format::recordHeader - 1;
    Byte *lengths = nulls - m_nullBytes;
    for (std::uint32_t i = 0; i < m_nullBytes; ++i)
        nulls[-static_cast<std::ptrdiff_t>(i)] = 0;
    for (std::size_t i = 0; i < m_nullable.size(); ++i)
        if (row.values[m_nullable[i]].isNull())
            nulls[-static_cast<std::ptrdiff_t>(i / 8)] |= static_cast<Byte>(1U << i % 8);
    for (const LayoutField &field : m_variable) {
        if (row.values[field.column].isNull())
            continue;
        const std::uint32_t length = lengthOf(field, row);
        if (isLong(field, length, row))
            *lengths-- = static_cast<Byte>(length >> 8U | format::twoByteFlag |
                                           (row.isOutside(field.column) ? format::outsideFlag : 0));
        *lengths-- = static_cast<Byte>(length);
    }
    for (const Run &run : m_runs) {
        if (run.source == Source::Column) {
            const std::uint32_t bytes =
                run.prefixField == noField ? runBytes(run, row) : lengthOf(m_fields[run.prefixField], row);
            std::memcpy(origin, row.bytes + row.values[run.first].at, bytes);
            origin += bytes;
            continue;
        }
        // Import puts its own into DB_TRX_ID and DB_ROLL_PTR (row0import.cc: adjust_cluster_record()).
        const std::uint32_t bytes = systemBytes(run.source);
        const std::uint64_t value = run.source == Source::RowId   ? row.rowId
                                    : run.source == Source::TrxId ? format::someTransaction
                                                                  : format::rollPointerOfInsert;
        for (std::uint32_t i = 0; i < bytes; ++i)
            *origin++ = static_cast<Byte>(value >> 8 * (bytes - 1 - i));
    }
}

} // namespace millrace::ibd
