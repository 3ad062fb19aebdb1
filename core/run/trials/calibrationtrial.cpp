// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/trials/calibrationtrial.h"

#include "core/base/literals.h"
#include "core/base/stoppable.h"
#include "core/indexes/indexdeferral.h"
#include "core/load/control/statementkiller.h"
#include "core/load/loadengine.h"
#include "core/run/trials/calibrationsample.h"
#include "core/server/tableschema.h"
#include "core/sql/quoting.h"

#include <QDir>
#include <QElapsedTimer>
#include <cmath>
#include <thread>

namespace millrace {

namespace {

double secondsOf(const QElapsedTimer &timer)
{
    return static_cast<double>(timer.nsecsElapsed()) / 1e9;
}

/// Cancels a load when the time is up or the calibration is stopped.
class Deadline
{
public:
    Deadline(RunControl &control, double seconds, std::stop_token stop)
        : m_onStop(stop, Cancel{control})
        , m_thread([&control, seconds, this](std::stop_token ended) {
            const std::chrono::duration<double> time(seconds);
            if (!sleepFor(ended, std::chrono::duration_cast<std::chrono::nanoseconds>(time)))
                return;
            m_passed = true;
            control.cancel();
        })
    {}
    bool passed() const { return m_passed; }

private:
    struct Cancel
    {
        RunControl &control;
        void operator()() const { control.cancel(); }
    };
    std::stop_callback<Cancel> m_onStop;
    std::atomic<bool> m_passed = false;
    std::jthread m_thread; ///< declared last: it joins before anything it uses is gone
};

} // namespace

double CalibrationTrial::estimatedSeconds(qint64 totalRows) const
{
    if (rows <= 0 || loadSeconds <= 0)
        return -1;
    const double all = static_cast<double>(std::max(totalRows, rows));
    const double part = static_cast<double>(rows);
    const double build = buildSeconds * (all / part) * (std::log2(all + 2) / std::log2(part + 2));
    return all / rowsPerSecond() + build;
}

QJsonObject CalibrationTrial::toJson(qint64 totalRows) const
{
    return {{u"workers"_s, workers},
            {u"chunk_rows"_s, chunkRows},
            {u"indexes"_s, enumName(indexes)},
            {u"rows"_s, rows},
            {u"load_seconds"_s, loadSeconds},
            {u"rows_per_second"_s, rowsPerSecond()},
            {u"indexes_built"_s, indexesBuilt},
            {u"build_seconds"_s, buildSeconds},
            {u"estimated_seconds"_s, estimatedSeconds(totalRows)},
            {u"cut_off"_s, cutOff}};
}

/// Returns what ALTER TABLE takes to bring them back.
Result<QStringList> CalibrationRunner::dropIndexes(IndexPolicy policy)
{
    if (policy == IndexPolicy::Keep)
        return QStringList();
    MILLRACE_TRY(const auto table,
                 readTable(m_context.connection, m_context.plan.schema, m_context.plan.table));
    MILLRACE_TRY(const auto deferral,
                 planIndexDeferral(table, m_context.facts,
                                   policy == IndexPolicy::DeferAll ? DeferralScope::AlsoUnique
                                                                   : DeferralScope::NonUnique,
                                   m_context.connection));
    QStringList drops;
    QStringList adds;
    for (const IndexDefinition &index : deferral.deferred) {
        drops << u"DROP INDEX %1"_s.arg(quotedIdentifier(index.name));
        adds << u"ADD %1"_s.arg(index.sql);
    }
    if (drops.isEmpty())
        return QStringList();
    const auto dropped = m_context.connection.execute(u"ALTER TABLE %1 %2"_s.arg(
        qualifiedName(m_context.plan.schema, m_context.plan.table), drops.join(u", "_s)));
    return dropped ? Result<QStringList>(adds) : fail(dropped.error());
}

Result<CalibrationTrial> CalibrationRunner::run(CalibrationTrial trial, double mostSeconds,
                                                std::stop_token stop)
{
    MILLRACE_TRY_VOID(m_context.pilot.renew());
    MILLRACE_TRY(const auto adds, dropIndexes(trial.indexes));
    MILLRACE_TRY_VOID(load(trial, mostSeconds, stop));
    if (adds.isEmpty())
        return trial;
    MILLRACE_TRY_VOID(buildIndexes(trial, adds, stop));
    return trial;
}

Result<void> CalibrationRunner::buildIndexes(CalibrationTrial &trial, const QStringList &adds,
                                             std::stop_token stop)
{
    QElapsedTimer timer;
    timer.start();
    const auto built = [&] {
        StatementKiller killer(m_context.target, 1, stop);
        killer.watch(0, m_context.connection.threadId());
        return m_context.connection.execute(u"ALTER TABLE %1 %2"_s.arg(
            qualifiedName(m_context.plan.schema, m_context.plan.table), adds.join(u", "_s)));
    }();
    if (stop.stop_requested()) {
        // A kill that came after the statement had ended hits the next one: let it be one that does not
        // matter.
        (void)m_context.connection.execute(u"DO 0"_s);
        return fail(calibrationStopped());
    }
    if (!built)
        return fail(built.error());
    trial.buildSeconds = secondsOf(timer);
    trial.indexesBuilt = static_cast<int>(adds.size());
    return {};
}

Result<void> CalibrationRunner::load(CalibrationTrial &trial, double mostSeconds, std::stop_token stop)
{
    Plan plan = m_context.plan;
    plan.workers = trial.workers;
    plan.chunkRows = trial.chunkRows;
    plan.chunkBytes = 0;
    plan.indexes = IndexPolicy::Keep; // what is dropped is dropped already
    MILLRACE_TRY(const auto folder, RunFolder::create(plan, m_context.folder));
    RunStatistics statistics(plan);
    RunLog log(*folder, statistics, [](const Event &) {});
    Journal journal(plan, folder->id());
    journal.setKept(false);
    RunControl control;
    RateLimiter limiter;
    const QString runId = folder->id();
    const ServerFacts &facts = m_context.facts;
    const ContentWatch noContent;
    const WorkerSession::Context session{.plan = plan,
                                         .runId = runId,
                                         .target = m_context.target,
                                         .journal = journal,
                                         .folder = *folder,
                                         .statistics = statistics,
                                         .log = log,
                                         .content = noContent,
                                         .numberedConditions = facts.can(Ability::NumberedConditions),
                                         .localAllowed = facts.takesLocal()};
    statistics.setState(RunState::Loading);
    QElapsedTimer timer;
    timer.start();
    const Deadline deadline(control, mostSeconds, stop);
    const auto loaded = LoadEngine(session, control, limiter).run({});
    trial.loadSeconds = secondsOf(timer);
    trial.rows = statistics.snapshot(control).rowsCommitted;
    trial.cutOff = !loaded && deadline.passed() && loaded.error().code == ErrorCode::Cancelled;
    (void)QDir(folder->path()).removeRecursively();
    if (stop.stop_requested())
        return fail(calibrationStopped());
    if (!loaded && !trial.cutOff)
        return fail(loaded.error());
    return {};
}

} // namespace millrace
