// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/plan.h"
#include "core/run/trials/pilottable.h"
#include "core/server/serverfacts.h"

#include <stop_token>

namespace millrace {

/// The settings of a trial and what came of it.
struct CalibrationTrial
{
    int workers = 1;
    qint64 chunkRows = 0;
    IndexPolicy indexes = IndexPolicy::Keep;

    qint64 rows = 0; ///< committed in the trial
    double loadSeconds = 0;
    double buildSeconds = 0; ///< of the deferred indexes, over these rows
    int indexesBuilt = 0;
    bool cutOff = false; ///< took far longer than planned: the rows committed until then count

    double rowsPerSecond() const { return loadSeconds > 0 ? static_cast<double>(rows) / loadSeconds : 0; }
    /// For \a totalRows at this speed. Loading is taken as steady, a build as n log n. A least estimate: what
    /// happens once table and indexes outgrow the buffer pool does not show in a pilot.
    double estimatedSeconds(qint64 totalRows) const;
    QJsonObject toJson(qint64 totalRows) const;
};

/// Runs one trial: the sample into the pilot's table, made anew, with the engine a run uses; no journal.
class CalibrationRunner
{
public:
    struct Context
    {
        const Plan &plan; ///< the pilot's: its table, the sample as its source
        const ServerFacts &facts;
        const ResolvedConnection &target;
        Connection &connection;
        PilotTable &pilot;
        QString folder; ///< for what a run writes down
    };
    explicit CalibrationRunner(const Context &context)
        : m_context(context)
    {}
    /// \a trial: workers, chunkRows and indexes are set. Ends after \a mostSeconds with what is committed by
    /// then. Errors: Cancelled; the engine's.
    Result<CalibrationTrial> run(CalibrationTrial trial, double mostSeconds, std::stop_token stop);

private:
    Result<QStringList> dropIndexes(IndexPolicy policy);
    Result<void> buildIndexes(CalibrationTrial &trial, const QStringList &adds, std::stop_token stop);
    Result<void> load(CalibrationTrial &trial, double mostSeconds, std::stop_token stop);

    const Context m_context;
};

} // namespace millrace
