// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/load/journal/journal.h"
#include "core/record/runsummary.h"
#include "core/run/undo/removaleffects.h"

namespace millrace {

/// Takes a run's rows out of one table. check() of all tables comes before takeOut() of any: it changes
/// nothing. On the connection's thread.
class TableRollback
{
public:
    struct Context
    {
        Connection &server;
        const Plan &plan;
        QString runId;              ///< of the journal's lines
        TableOutcome before;        ///< rowsBefore < 0: its load never began
        qint64 rowsAsIs = 0;        ///< inserted by statements of a whole dump
        bool othersChanged = false; ///< such a statement may have changed rows that were there before
        bool begun = false;         ///< a rollback that was broken off may have been here
    };
    explicit TableRollback(Context context);

    /// How many rows go, and that they can be told from others. Errors: RollbackImpossible, the server's.
    Result<void> check();
    qint64 rows() const { return m_rows; }      ///< that go; known once checked
    qint64 rowsOfRun() const { return m_ours; } ///< with those that a rollback broken off took out already
    RowsToGo rowsToGo() const;
    /// Emptied by TRUNCATE, which does not commit together with the journal: who is killed after it has to
    /// find a note that a rollback was under way.
    bool truncates(const QString &deleteTrigger) const;
    /// \a unordered: without a look at foreign keys, which were checked for all tables. Errors:
    /// RollbackImpossible (the table changed since the check), the server's; nothing was taken out.
    Result<void> takeOut(bool unordered, const QString &deleteTrigger);
    /// Takes the journal's lines away. Errors: JournalUnusable.
    Result<void> forget() const;

private:
    struct Loaded
    {
        qint64 growth = 0;
        qint64 replaced = 0;
        bool known = true; ///< false: neither a journal nor a proof
    };
    Result<Loaded> loaded();
    Result<void> checkOwn(qint64 now, const Loaded &loaded) const;
    Result<void> checkRange() const;
    Result<void> truncate();
    Result<void> remove();
    bool wasEmpty() const { return m_context.before.rowsBefore <= 0; }

    const Context m_context;
    const Journal m_journal;
    const QString m_table;
    const QString m_journalTable;
    qint64 m_rows = 0;
    qint64 m_ours = 0;
    bool m_journalThere = false;
    bool m_hasLines = false;
};

} // namespace millrace
