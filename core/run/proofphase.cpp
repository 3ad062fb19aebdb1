// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/proofphase.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/run/nodesproof.h"
#include "core/server/connection.h"
#include "core/source/sourceserver.h"
#include "core/verify/journaltotals.h"
#include "core/verify/keytiling.h"
#include "core/verify/tiling.h"

namespace millrace {

void ProofPhase::prepare(const ServerFacts &facts, const Plan &plan, const TableSchema &table,
                         const QString &runId)
{
    m_plan = &plan;
    if (plan.verify == VerifyLevel::Counts)
        return;
    if (plan.source.isSameServerTable()) {
        m_watch =
            std::make_unique<ContentWatch>(CoreText::tr("they went from table to table inside the server"));
        return;
    }
    // That of the sessions which will ask: they are opened with the server's.
    const qint64 packet = facts.variables.value(u"max_allowed_packet"_s).toLongLong();
    m_watch = std::make_unique<ContentWatch>(plan, contentColumns(plan.mapping, plan.source.dialect, table),
                                             runId, packet);
}

/// Rows of one snapshot are what was there at that moment, whatever happened since. Otherwise the source
/// must not have changed while they were read.
Result<void> ProofPhase::checkMoments(const ResolvedConnection &source, const RunFolder &folder,
                                      qint64 rowsFound, qint64 rowsRead, double secondsSinceStart) const
{
    const SourceTable &table = *m_plan->source.table;
    MILLRACE_TRY(const auto snapshots, folder.snapshots());
    if (table.key.isEmpty() || (snapshots.size() == 1 && snapshots.first().joint))
        return {};
    QStringList reasons;
    for (const SnapshotNote &note : snapshots)
        if (!note.joint && !reasons.contains(note.why))
            reasons << note.why;
    if (snapshots.size() > 1 && reasons.isEmpty())
        reasons << CoreText::tr("they were read at %1 moments").arg(snapshots.size());
    const auto connection = openSource(source, m_plan->timeZone());
    const auto same = connection
                          ? checkServerRows(**connection, table, rowsFound, rowsRead, secondsSinceStart)
                          : Result<void>(fail(connection.error()));
    if (same)
        return {};
    Error error = same.error();
    error.what =
        CoreText::tr("The rows are not of one snapshot (%1). %2").arg(reasons.join(u"; "_s), error.what);
    return fail(error);
}

Result<void> ProofPhase::prove(Connection &server, const ResolvedConnection &target,
                               const std::optional<ResolvedConnection> &from, const RunFolder &folder,
                               const Journal &journal, const QVector<Chunk> &chunks, double secondsSinceStart,
                               bool asksOtherNodes, std::stop_token stop, const Journal::Entries *known,
                               TableOutcome &outcome)
{
    const Source &source = m_plan->source;
    MILLRACE_TRY_VOID(source.isTable() ? checkKeyTiling(chunks) : checkTiling(source, chunks));
    // Bytes that were written over while they were read may be in the table in either form.
    MILLRACE_TRY_VOID(expectUnchanged(source.files));
    if (!journal.isKept())
        return fail({.code = ErrorCode::JournalUnusable,
                     .what = CoreText::tr("There was no journal to compare the table with."),
                     .howToFix = CoreText::tr("Grant CREATE and DROP in the schema for the next run.")});
    MILLRACE_TRY(const auto entries, known ? Result<Journal::Entries>(*known) : journal.read(server));
    MILLRACE_TRY(outcome.rowsAfter, countRows(server, m_plan->schema, m_plan->table));
    qint64 rowsCut = 0;
    for (const Chunk &chunk : chunks)
        rowsCut += chunk.rows;
    const JournalTotals totals = totalsOf(entries);
    if (source.isOnServer() && source.table->key.isEmpty())
        rowsCut = totals.tally.rows; // one SELECT, whose end was seen: nobody counted before
    if (source.isOnServer())
        MILLRACE_TRY_VOID(checkMoments(*from, folder, rowsCut, totals.tally.rows, secondsSinceStart));
    if (source.isSameServerTable())
        MILLRACE_TRY_VOID(
            checkSourceRows(server, *source.table, rowsCut, totals.tally.rows, secondsSinceStart));
    MILLRACE_TRY_VOID(checkCounts(totals, rowsCut, chunks.size(), outcome.rowsBefore, outcome.rowsAfter));
    MILLRACE_TRY(
        outcome.nodesNote,
        NodesProof{.target = target, .journal = journal, .totals = totals, .asksOthers = asksOtherNodes}
            .sentence(server, stop));
    if (m_plan->verify == VerifyLevel::Counts)
        return {};

    auto check = ContentVerifier{.plan = *m_plan,
                                 .watch = *m_watch,
                                 .target = target,
                                 .rowsBefore = outcome.rowsBefore,
                                 .progress = m_progress,
                                 .stop = stop}
                     .compare(entries);
    if (!check) {
        // A server that cannot compute the checksum says nothing about the contents.
        if (check.error().code != ErrorCode::StatementFailed)
            return fail(check.error());
        check =
            ContentCheck{.note = CoreText::tr("The contents were not compared: %1").arg(check.error().what)};
    }
    outcome.rowsCompared = check->rowsCompared;
    outcome.checksum = check->checksum;
    outcome.comparedNote = check->note;
    if (m_plan->verify == VerifyLevel::Content && check->rowsCompared < totals.tally.loaded())
        return fail(
            {.code = ErrorCode::ContentNotCompared,
             .what = CoreText::tr("Counts agree, but not all contents were compared. %1").arg(check->note),
             .howToFix = CoreText::tr("Compare the table with the dump by other means, or plan with "
                                      "--verify sample or counts.")});
    return {};
}

double ProofPhase::share() const
{
    const qint64 total = m_progress.rowsTotal;
    return total > 0 ? std::min(1.0, static_cast<double>(m_progress.rowsDone) / static_cast<double>(total))
                     : -1;
}

} // namespace millrace
