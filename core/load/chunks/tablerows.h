// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/load/chunks/rowsupply.h"
#include "core/plan/plan.h"
#include "core/record/runfolder.h"
#include "core/server/connection.h"
#include "core/source/tabledump.h"

namespace millrace {

/// Rows of a table, cut by ranges of its key (KeyWalk). What it is given outlives it.
///
/// Rows may come and go in the table while a run lasts: one that is added to a range before it is loaded is
/// loaded with it, one that comes later is not. A range that is being loaded is locked in share mode until
/// its chunk is committed.
class TableRows : public RowSupply
{
public:
    /// \a connection: the one the rows are loaded over, so that its transaction's locks count.
    TableRows(const Plan &plan, Connection &connection, RunFolder &folder)
        : m_plan(plan)
        , m_connection(connection)
        , m_folder(folder)
    {}

    std::unique_ptr<PieceWalk> walk(const Chunk &piece) override;
    /// Errors: StatementFailed, always: these rows never leave their server.
    Result<std::unique_ptr<PieceBytes>> bytes(const Chunk &piece) override;
    Result<Chunk> counted(const Chunk &piece) override;
    /// On disk before it returns: a resumed run has to find the same two.
    Result<std::optional<std::pair<Chunk, Chunk>>> halves(const Chunk &piece) override;
    /// Errors besides the server's: SourceChanged when the range does not hold exactly one row.
    Result<Reject> rejectOf(const Chunk &row, bool withLine) override;
    bool rowsAreCertain() const override { return false; }
    /// With @row_number in the mapping a range has to hold as many rows as when it was found, or numbers
    /// would be given twice or left out. Only after the last row there is room for more.
    Result<void> checkFound(const Chunk &piece, qint64 rows) override;

protected:
    const Plan &plan() const { return m_plan; }
    /// Where the table is looked at, and whether that locks the rows.
    virtual Connection &reader() { return m_connection; }
    virtual bool locks() const { return true; }

private:
    const Plan &m_plan;
    Connection &m_connection;
    RunFolder &m_folder;
    std::optional<TableDump> m_dump; ///< made at the first reject
};

} // namespace millrace
