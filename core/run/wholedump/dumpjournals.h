// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/load/journal/journal.h"
#include "core/plan/wholedump/dumpplan.h"

namespace millrace {

/// The journals of a dump's tables. In each that several of them write into, a line of the dump's own run
/// while they come and go: a small table takes longer to make and drop a journal than to load. And the end of
/// all their lines, of every table at once: a table's own run leaves them (RunParts::journalStays).
class DumpJournals
{
public:
    DumpJournals(const DumpPlan &plan, const QString &runId);

    /// In every schema that is there. What fails is for the tables to say.
    void hold(const ResolvedConnection &target);
    /// Takes the dump's lines away, those of an earlier part of the run that was killed as well, and those of
    /// tables that are done; and the journals with them that nobody else has a line in. \a doneRuns: ids of
    /// such tables' runs by index in the plan, empty for others. Errors: JournalUnusable; the server's.
    Result<void> leave(const ResolvedConnection &target, const QStringList &doneRuns = {}) const;

private:
    struct Used
    {
        Journal journal;
        QVector<qsizetype> tables; ///< of the plan, that write into it
        bool mayHaveLine = false;  ///< the dump's own
    };
    const QString m_runId;
    std::vector<Used> m_journals;
};

} // namespace millrace
