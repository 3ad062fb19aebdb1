// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/load/chunks/rowsupply.h"
#include "core/order/sortedsource.h"

namespace millrace {

/// Rows of files, cut by their bytes (ChunkWalk).
class FileRows final : public RowSupply
{
public:
    /// \a sorted: the source is this sorted copy of the dump; null: the dump itself. Both outlive the object.
    FileRows(const Source &source, const SortedSource *sorted)
        : m_source(source)
        , m_sorted(sorted)
    {}

    std::unique_ptr<PieceWalk> walk(const Chunk &piece) override;
    Result<std::unique_ptr<PieceBytes>> bytes(const Chunk &piece) override;
    Result<Chunk> counted(const Chunk &piece) override { return piece; }
    Result<std::optional<std::pair<Chunk, Chunk>>> halves(const Chunk &piece) override;
    /// In a sorted copy and in an SQL dump the line costs a look at everything before it: for one error, not
    /// for every reject, whose lines are counted together in the end.
    Result<Reject> rejectOf(const Chunk &row, bool withLine) override;
    bool rowsAreCertain() const override { return true; }
    Result<void> checkFound(const Chunk &, qint64) override { return {}; }

private:
    const Source &m_source;
    const SortedSource *const m_sorted;
};

} // namespace millrace
