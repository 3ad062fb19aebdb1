// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/wholedump/dumpplanoptions.h"
#include "core/record/runfolder.h"
#include "core/run/run.h"
#include "core/source/inspect/dumppieces.h"

#include <functional>
#include <optional>

namespace millrace {

/// The parts of an SQL dump that is loaded while its stream arrives: each is all that has come since the one
/// before it was taken, planned as a dump of its own that begins in the middle of a session. What a part
/// cannot be (its end runs in the dump's own order, it runs other files) is planned once all has arrived.
class ArrivingParts
{
public:
    struct Context
    {
        RunFolder &folder;
        RunControl &control;
        const ResolvedConnection &target;
        StreamArrival *arrival; ///< null: all has arrived
        std::function<void(Event::Kind, const QString &, const QJsonObject &)> tell;
        /// Holds a part's plan against the server before anything of it is written down.
        std::function<Result<void>(const DumpPlan &part, const DumpPlan &whole)> check;
    };
    explicit ArrivingParts(Context context);

    /// Waits for the next part. \a plan: as the run has it. Gives the plan with that part, on disk; of a dump
    /// that has ended without anything more to run, with no new part. Errors: those of the stream
    /// (StreamBroken: it ended before the dump did); of the dump, located; as planDump(); of the check;
    /// Cancelled. REQUIRES: plan.arriving.
    Result<DumpPlan> next(const DumpPlan &plan);

    /// Waits for more rows of plan.arriving->rowsOf. Gives the plan with them, on disk; there are no more
    /// when its rowsOf is empty. What comes behind them, also rows of that table that are not like those, the
    /// next part brings. Errors: those of the stream; Cancelled.
    Result<DumpPlan> nextRows(const DumpPlan &plan);

    /// While it arrives. From any thread.
    bool isArriving() const
    {
        return m_context.arrival != nullptr && !m_context.arrival->arrival().hasEnded();
    }
    qint64 bytesArrived() const { return m_context.arrival->arrival().bytes(); }
    qint64 bytesToArrive() const { return m_context.arrival->arrival().total(); }

private:
    Result<void> open(const DumpPlan &plan);
    Result<DumpPiece> take(const DumpPlan &plan);
    bool isBroken() const;
    Result<TableSchema> schemaOfTarget(const Plan &table) const;
    Result<std::optional<DumpPlan>> planPiece(DumpPlan plan, const DumpPiece &piece);
    Result<DumpPlan> planRest(const DumpPlan &plan, const Error &why);
    Result<DumpPlan> planLast(DumpPlan plan, const DumpPiece &piece, const QVector<DumpSource> &sources = {});
    Result<DumpPiece> restOf(const DumpPlan &plan, QVector<DumpSource> &sources) const;
    Result<DumpPlan> planned(const DumpPlan &plan, const DumpPiece &piece, const SourceFile &file,
                             const QVector<DumpSource> &sources = {}) const;
    Error cutOff(const Error &cut) const;
    Result<void> keep(const DumpPlan &plan) const;

    const Context m_context;
    Arrival m_whole;            ///< of a file that is all there
    bool m_wholeTables = false; ///< the next piece ends among no rows: those of its last table are no use yet
    std::unique_ptr<DumpPieces> m_pieces;
};

} // namespace millrace
