// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ship/builtrows.h"

#include "core/base/literals.h"

#include <cstring>

namespace millrace {

namespace {

/// Whoever gets it asks for the fault.
Error builderSaidNo(const ibd::BuildFault &fault)
{
    return {.code = ErrorCode::ShipBuildFailed, .what = QString::fromStdString(fault.what)};
}

} // namespace

Result<void> RowsToBuilder::put(const SortRecord &record)
{
    const std::size_t valueBytes = m_values.size() * sizeof(ibd::StoredValue);
    std::memcpy(m_values.data(), record.row.data(), valueBytes);
    m_row = record.sourceRow;
    const auto added =
        m_builder.addRow({.bytes = reinterpret_cast<const ibd::Byte *>(record.row.data()) + valueBytes,
                          .length = static_cast<std::uint32_t>(record.row.size() - valueBytes),
                          .values = m_values,
                          .rowId = ++m_number});
    if (added)
        return {};
    m_fault = added.fault();
    return fail(builderSaidNo(*m_fault));
}

Result<void> EntriesToBuilder::put(const SortRecord &record)
{
    m_row = record.sourceRow;
    const auto added = m_builder.addEntry(
        m_index, {reinterpret_cast<const ibd::Byte *>(record.key.data()), record.key.size()});
    if (added)
        return {};
    m_fault = added.fault();
    return fail(builderSaidNo(*m_fault));
}

} // namespace millrace
