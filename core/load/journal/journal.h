// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/load/journal/chunktally.h"
#include "core/load/journal/sharedtable.h"
#include "core/plan/plan.h"
#include "core/record/chunk.h"
#include "core/server/connection.h"

#include <QMap>
#include <optional>

namespace millrace {

/// The table in the target schema whose rows commit together with their chunks: what it says is loaded is
/// loaded, whatever happened to us. One row per chunk of an unfinished run, or one per part of a chunk that
/// had to be loaded in parts; and one of the run itself (chunk -1), from create() to finish(), which keeps
/// the table there while other runs come and go. Journals of versions before it lack that one until create().
class Journal
{
public:
    struct Entry
    {
        qint64 firstRow = 0; ///< in source order over all files
        qint64 bytes = 0;
        ChunkTally tally;
    };
    using Entries = QMap<qint64, QVector<Entry>>; ///< by chunk id; parts of a chunk in order

    Journal(const Plan &plan, const QString &runId);

    /// False: the account may not create the table, so nothing is written down on the server. Then add() and
    /// finish() do nothing, read() finds nothing, and the run cannot be resumed.
    bool isKept() const { return m_kept; }
    void setKept(bool kept) { m_kept = kept; }

    /// Makes the table where it is missing and writes the run's own row. Errors: JournalUnusable.
    Result<void> create(Connection &connection) const;
    /// Whether it has anything of the run, if only that it began. Errors: JournalUnusable.
    Result<bool> knowsRun(Connection &connection) const;
    /// The chunks, as any node of a cluster has them (FreshReads), which goes for find() as well. Errors:
    /// JournalUnusable.
    Result<Entries> read(Connection &connection) const;
    /// What is written down about exactly this piece; nothing when it is not committed.
    Result<std::optional<Entry>> find(Connection &connection, const Chunk &piece) const;
    /// Inside the chunk's transaction. Errors: JournalUnusable; with server code 1062 the piece is committed
    /// already.
    Result<void> add(Connection &connection, const Chunk &piece, const ChunkTally &tally) const;
    /// Takes this run's rows out, and drops the table when no other run has any (as SharedTable::leave()).
    /// Errors: JournalUnusable.
    Result<void> finish(Connection &connection) const;
    /// The same for all rows of these runs, whatever their tables.
    Result<void> finishRuns(Connection &connection, const QStringList &runIds) const;

private:
    Result<QVector<QVector<QVariant>>> select(Connection &connection, const QString &condition) const;

    QString insertStatement(const Chunk &piece, const ChunkTally &tally) const;

    QString m_table;
    QString m_create;
    QString m_where; ///< rows of this run and table
    QString m_runId;
    QString m_target;
    SharedTable m_shared;
    bool m_kept = true;
};

} // namespace millrace
