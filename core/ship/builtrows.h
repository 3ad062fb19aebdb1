// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/order/recordsorter.h"
#include "core/ship/ibd/tablespacebuilder.h"

#include <algorithm>

namespace millrace {

/// How the memory of a build is shared out among what is sorted in it.
class SortMemory
{
public:
    static constexpr std::size_t blockBytes = std::size_t(256) * 1024;

    /// \a indexes: secondary ones.
    SortMemory(qint64 bytes, bool rowsToo, std::size_t indexes)
    {
        // Rows are several times as long as entries.
        constexpr std::size_t shareOfRows = 4;
        const std::size_t shares = (rowsToo ? shareOfRows : 0) + indexes;
        const std::size_t share = shares == 0 ? 0 : static_cast<std::size_t>(bytes) / shares;
        m_rowBytes = share * shareOfRows;
        m_entryBytes = share;
    }
    RecordSorter::Options rows() const { return options(m_rowBytes); }
    RecordSorter::Options entries() const { return options(m_entryBytes); }

private:
    static RecordSorter::Options options(std::size_t bytes)
    {
        constexpr std::size_t least = std::size_t(64) * 1024;
        return {.bufferBytes = std::max(least, bytes / 2), .blockBytes = blockBytes, .twoBuffers = true};
    }
    std::size_t m_rowBytes = 0;
    std::size_t m_entryBytes = 0;
};

/// Gives sorted rows (ImageBatch::packed()) to the builder. After a failed put() fault() has what the builder
/// said, if it was he.
class RowsToBuilder final : public RecordSink
{
public:
    RowsToBuilder(ibd::TablespaceBuilder &builder, std::size_t columns)
        : m_builder(builder)
        , m_values(columns)
    {}
    Result<void> put(const SortRecord &record) override;
    const std::optional<ibd::BuildFault> &fault() const { return m_fault; }
    quint64 faultyRow() const { return m_row; } ///< of the dump

private:
    ibd::TablespaceBuilder &m_builder;
    std::vector<ibd::StoredValue> m_values;
    std::optional<ibd::BuildFault> m_fault;
    quint64 m_row = 0;
    quint64 m_number = 0;
};

/// The same of the sorted entries of a secondary index.
class EntriesToBuilder final : public RecordSink
{
public:
    EntriesToBuilder(ibd::TablespaceBuilder &builder, std::size_t index)
        : m_builder(builder)
        , m_index(index)
    {}
    Result<void> put(const SortRecord &record) override;
    const std::optional<ibd::BuildFault> &fault() const { return m_fault; }
    quint64 faultyRow() const { return m_row; }

private:
    ibd::TablespaceBuilder &m_builder;
    const std::size_t m_index;
    std::optional<ibd::BuildFault> m_fault;
    quint64 m_row = 0;
};

} // namespace millrace
