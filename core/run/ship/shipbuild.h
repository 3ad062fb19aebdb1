// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/load/control/runlog.h"
#include "core/load/control/statementkiller.h"
#include "core/plan/plan.h"
#include "core/run/run.h"
#include "core/server/scratch/serverprogram.h"
#include "core/server/scratch/throwawayserver.h"
#include "core/server/serverfacts.h"
#include "core/ship/fastlane.h"
#include "core/ship/shiprecord.h"
#include "core/ship/tableplace.h"

#include <mutex>

namespace millrace {

/// The part of a shipped table's run that does not touch the target: on a server of the target's very
/// version, which is thrown away, the table is filled, by files where that is certain and by LOAD DATA where
/// not, proved and exported. On the session thread.
class ShipBuild
{
public:
    struct Context
    {
        const Plan &plan;
        const TableSchema &table; ///< of the target
        const ServerFacts &facts; ///< of the target
        /// Whose partition the rows are for, which the plan's table stands in for; null: none.
        const TableSchema *partitioned = nullptr;
        QString partition;
        /// The server the rows are read from, if any.
        const std::optional<ResolvedConnection> &source;
        qint64 targetPid = 0; ///< 0: its server does not run on this machine, or cannot be told
        RunFolder &folder;
        RunControl &control;
        RunObserver &observer; ///< of the rows' own run, where there is one
        RunStatistics &statistics;
        RunLog &log;
        /// All rows are there; what is left is the proof. From the session thread, once at most.
        std::function<void()> onRowsComplete;
    };
    explicit ShipBuild(const Context &context)
        : m_context(context)
    {}

    /// The files are exportedFileIn() the run's folder when it returns; the record is not saved. What became
    /// of the rows is in \a outcome. Errors: ShipServerMissing, ShipBuildFailed, ShipFileFaulty,
    /// ContentMismatch, CountMismatch, those of FastLane and of the rows' own run, Cancelled.
    Result<ShipRecord> run(TableOutcome &outcome);
    /// Of the rows' own run while there is one; from any thread.
    std::optional<RunProgress> progress() const;

    /// "ibd", "cfg": what run() leaves.
    static QString exportedFileIn(const QString &runFolder, const char *ending);
    /// What the target's empty table was exported to before (ShipTarget::prepare()).
    static QString emptyCfgIn(const QString &runFolder) { return runFolder + u"/before/empty.cfg"_s; }

private:
    Result<void> build(TableOutcome &outcome);
    Result<void> startServer();
    Result<void> makeTable();
    Result<void> dropForeignKeys();
    Result<void> dropLeftIndexes();
    Result<void> fastLane();
    void tellRowsComplete();
    Result<void> takeBuiltIn(const BuiltTable &built);
    Result<void> slowLane(const std::optional<SortedSource> &left, TableOutcome &outcome);
    Result<void> buildLeftIndexes();
    Result<void> proveBuilt();
    Result<void> prove(TableOutcome &outcome);
    Result<void> exportFiles();
    Result<void> checkFile() const;
    void tell(const QString &text, const char *stage = nullptr) const;
    QString work(const QString &name) const { return m_context.folder.path() + u"/ship/"_s + name; }

    const Context m_context;
    std::unique_ptr<ThrowawayServer> m_server;
    std::unique_ptr<Connection> m_sql;
    std::optional<StatementKiller> m_killer; ///< of what m_sql is asked
    std::optional<TablePlace> m_place;
    TableShape m_shape;
    QString m_whyLeft; ///< why all rows go to the server; empty: not all do
    BuiltTable m_built;
    ShipRecord m_record;
    qint64 m_rowsLoaded = 0; ///< by the server
    bool m_rowsComplete = false;
    mutable std::mutex m_mutex;
    Run *m_rows = nullptr; ///< the rows' own run; protected by m_mutex
};

/// The program of the target's very version: the plan's, that of the target's own process, or one in PATH.
/// Errors: ShipServerMissing.
Result<ServerProgram> shipServerFor(const Plan &plan, const ServerFacts &facts, qint64 targetPid);

} // namespace millrace
