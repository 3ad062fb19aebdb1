// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/event.h"
#include "core/record/runprogress.h"
#include "core/record/runsummary.h"

namespace millrace {

class RunFolder;

/// What is known of a run, or of a part of one, whose program was killed: it wrote no end, but samples and
/// events until then.

/// \a lastWord, the state in its summary, is none that a run ends in. Of a run that no process is at work on
/// it says that it was killed.
bool wasKilled(RunState lastWord);

/// What a run's events tell of its chunks, each counted once.
struct DoneChunks
{
    qint64 chunks = 0;
    qint64 rows = 0;
    qint64 setAside = 0; ///< of rows, as the next
    qint64 skipped = 0;
    qint64 imported = 0; ///< rows that the target took in, of a table built beside it

    static DoneChunks of(const QVector<Event> &events);
    /// Committed: the last sample knows of parts of chunks, the events of chunks that ended after it.
    qint64 rowsCommitted(const Sample &last) const;
    /// Of these, in the table. \a isShipped: samples count rows that were built.
    qint64 rowsLoaded(const Sample &last, bool isShipped) const;
};

/// The same of the run in this folder, by the end of its samples and those of its events that are about
/// chunks.
qint64 rowsLoadedUntilKilled(const QString &folder, bool isShipped);
qint64 rowsCommittedUntilKilled(const QString &folder);
/// By its last sample alone, at the cost of one look at the file; 0: there is none.
Sample lastSample(const QString &folder);

/// What a part of a run that goes on begins with: the summary of the parts before it, with the time of a part
/// that was killed in its seconds. Empty of a run that begins.
RunSummary earlierParts(const RunFolder &folder);
qint64 msOf(const RunSummary &earlier); ///< its seconds as the clock has them

} // namespace millrace
