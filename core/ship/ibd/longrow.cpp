// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ship/ibd/longrow.h"

#include <algorithm>

namespace millrace::ibd {

using namespace format;

LongRow::LongRow(const RecordLayout &rows, std::uint32_t uniqueFields, bool compact)
    : m_rows(rows)
    , m_beginning(compact ? compactBeginning : 0)
{
    for (std::size_t i = uniqueFields; i < rows.fields().size(); ++i) {
        const LayoutField &field = rows.fields()[i];
        if (field.source == LayoutField::Source::Column && field.fixedBytes == 0 && field.longLength)
            m_candidates.push_back(field);
    }
}

/// The first of those that save most; none where nothing can be saved.
const LayoutField *LongRow::longest(const RowImage &row) const
{
    const LayoutField *found = nullptr;
    std::uint32_t most = std::max(longestInside, m_beginning + referenceBytes);
    for (const LayoutField &field : m_candidates) {
        const std::uint32_t length = row.values[field.column].bytes();
        if (length > most && m_flags[field.column] == 0) {
            most = length;
            found = &field;
        }
    }
    return found;
}

RecordSize LongRow::shorten(const RowImage &row)
{
    m_outside.clear();
    m_flags.assign(row.values.size(), 0);
    RecordSize size = m_rows.measure(row);
    while (size.extra + size.data > longestRecord) {
        const LayoutField *field = longest(row);
        if (field == nullptr)
            break;
        const StoredValue &value = row.values[field->column];
        m_flags[field->column] = 1;
        m_outside.push_back(
            {field->column, {row.bytes + value.at + m_beginning, value.length - m_beginning}});
        size.data -= value.length - m_beginning - referenceBytes;
        size.extra += value.length > oneByteLength ? 0 : 1; // its length always takes two
    }
    build(row);
    return size;
}

void LongRow::build(const RowImage &row)
{
    m_bytes.clear();
    m_values.clear();
    m_rowId = row.rowId;
    for (std::size_t column = 0; column < row.values.size(); ++column) {
        const StoredValue &value = row.values[column];
        const auto at = static_cast<std::uint32_t>(m_bytes.size());
        if (m_flags[column] == 0) {
            m_values.push_back({at, value.length});
            m_bytes.insert(m_bytes.end(), row.bytes + value.at, row.bytes + value.at + value.bytes());
            continue;
        }
        m_values.push_back({at, m_beginning + referenceBytes});
        m_bytes.insert(m_bytes.end(), row.bytes + value.at, row.bytes + value.at + m_beginning);
        m_bytes.resize(m_bytes.size() + referenceBytes);
    }
}

} // namespace millrace::ibd
