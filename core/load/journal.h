// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/load/chunk.h"
#include "core/plan/plan.h"
#include "core/server/connection.h"

#include <QMap>

namespace millrace {

/// The table in the target schema whose rows commit together with their chunks: what it says is loaded is
/// loaded, whatever happened to us. One row per chunk of an unfinished run.
class Journal
{
public:
    struct Entry
    {
        qint64 firstRow = 0;
        qint64 rows = 0;
        qint64 bytes = 0;
        qint64 deleted = 0;
        qint64 skipped = 0;
        qint64 warnings = 0;
    };
    using Entries = QMap<qint64, Entry>; ///< by chunk id

    Journal(const Plan &plan, const QString &runId);

    /// Errors: JournalUnusable.
    Result<void> create(Connection &connection) const;
    Result<Entries> read(Connection &connection) const;
    /// Inside the chunk's transaction.
    Result<void> add(Connection &connection, const Chunk &chunk, const LoadResult &result) const;
    /// Takes this run's rows out, and drops the table when no other run has any.
    Result<void> finish(Connection &connection) const;

private:
    QString m_table;
    QString m_create;
    QString m_where; ///< rows of this run and table
    QString m_runId;
    QString m_target;
};

} // namespace millrace
