// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/record/runfolder.h"
#include "core/record/runsummary.h"
#include "core/run/loadorder.h"
#include "core/server/serverfacts.h"
#include "core/server/tableschema.h"
#include "core/verify/contentverifier.h"

namespace millrace {

/// What a run proves about itself: before the load it says what the workers are to take a checksum of, after
/// it it compares. Lives on the session thread; progress() from any thread.
class ProofPhase
{
public:
    /// Of the plan as it is loaded. Called before the load; keeps a reference to the plan.
    void prepare(const ServerFacts &facts, const Plan &plan, const TableSchema &table, const QString &runId);
    /// For the workers; outlives them.
    const ContentWatch &watch() const { return *m_watch; }

    /// Chunks tile the source, the journal holds each, the table grew by what was loaded, contents are equal
    /// where they are known, and all of it has arrived at those nodes of a cluster that can be asked
    /// (NodesProof). Only reads: may be asked again. Writes figures and notes into \a outcome.
    /// \a source: the server the rows were read from; set for a source there. \a known: what the journal
    /// has just been found to hold; null: it is read.
    /// Errors: TilingBroken, CountMismatch, ContentMismatch, ContentNotCompared (the plan wants all contents
    /// compared and some were not), JournalUnusable, SourceChanged (or nobody can tell that it did not),
    /// Cancelled.
    Result<void> prove(Connection &server, const ResolvedConnection &target,
                       const std::optional<ResolvedConnection> &source, const RunFolder &folder,
                       const Journal &journal, const QVector<Chunk> &chunks, double secondsSinceStart,
                       bool asksOtherNodes, std::stop_token stop, const Journal::Entries *known,
                       TableOutcome &outcome);
    /// 0 … 1 while contents are compared; -1 otherwise.
    double share() const;

private:
    Result<void> checkMoments(const ResolvedConnection &source, const RunFolder &folder, qint64 rowsFound,
                              qint64 rowsRead, double secondsSinceStart) const;

    const Plan *m_plan = nullptr;
    std::unique_ptr<ContentWatch> m_watch = std::make_unique<ContentWatch>();
    ContentProgress m_progress;
};

} // namespace millrace
