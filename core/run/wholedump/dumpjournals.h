// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/load/journal/journal.h"
#include "core/plan/wholedump/dumpplan.h"

namespace millrace {

/// A line of the dump's own run in each journal that several of its tables write into, while they come and
/// go: a small table takes longer to make and drop a journal than to load. The table's own lines are what
/// counts; without this one (an account may not write there) each makes and drops it as a table loaded by
/// itself does.
class DumpJournals
{
public:
    DumpJournals(const DumpPlan &plan, const QString &runId);

    /// In every schema that is there. What fails is for the tables to say.
    void hold(const ResolvedConnection &target);
    /// Takes the lines away, those of an earlier part of the run that was killed as well, and the journals
    /// with them that nobody else has a line in. Errors: JournalUnusable; the server's.
    Result<void> leave(const ResolvedConnection &target) const;

private:
    std::vector<Journal> m_journals;
};

} // namespace millrace
