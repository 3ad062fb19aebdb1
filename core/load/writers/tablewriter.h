// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/load/writers/rangewriter.h"
#include "core/mapping/selectstatement.h"

namespace millrace {

/// INSERT … SELECT from a table of the same server, a range in statements of some ten thousand rows each:
/// between them there is room for a pause, a limit or a stop. No row passes through the client.
///
/// Strict: INSERT, or REPLACE where the plan replaces; the first row that does not fit ends the range, a
/// duplicate too. AsServer: INSERT IGNORE. WriteOutcome::rows says how many rows were found.
class TableWriter final : public RangeWriter
{
public:
    explicit TableWriter(const WriterContext &context);
    Result<WriteOutcome> write(const Chunk &range, RowMode mode) override;

private:
    Result<void> prepare();
    Result<WriteOutcome> send(const Chunk &part, RowMode mode, qint64 rowsBefore);
    qint64 rowsPerStatement() const;

    const WriterContext m_context;
    bool m_prepared = false;
    QStringList m_order; ///< see InsertSelect::order
};

} // namespace millrace
