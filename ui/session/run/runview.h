// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/event.h"
#include "core/plan/wholedump/runplan.h"
#include "core/record/runprogress.h"
#include "core/record/runsummary.h"
#include "ui/plot/runtrail.h"

#include <QStringList>
#include <QVector>
#include <optional>

namespace millrace {

/// What a run that is over has come to, by the last word in its folder: of one that was killed, which left
/// none, RunState::Stopped.
RunState endOf(RunState lastWord);

/// All that the load and finish pages show of one run, live or finished: the seam between them and where it
/// comes from (RunSession, or a run folder through loadRunView). Plain values; every figure on screen is
/// worked out here.
class RunView
{
public:
    static constexpr int maxEvents = 5000; ///< the oldest chunk events go first; the run folder keeps all

    void setPlan(const RunPlan &plan);
    void setRunId(const QString &runId) { m_runId = runId; }
    void setFolder(const QString &path) { m_folder = path; }
    /// The state of the run now; also the next point of the curve.
    void update(const RunProgress &progress);
    /// The state without a point of the curve (a run read from its folder gets them from its samples).
    void setProgress(const RunProgress &progress) { m_progress = progress; }
    void addSample(const Sample &sample);
    /// Of a run read from its folder; a live one has them in its progress.
    void addServerSample(const BottleneckSample &sample) { m_trail.addServer(sample, sample.atMs); }
    void addEvent(const Event &event);
    void addEarlier(const QString &table, const ChunkHistory &history) { m_trail.addEarlier(table, history); }
    /// Of a run that goes on: what its plot had when the part before ended, on the same axis. Its events stay
    /// where they were told.
    void setEarlier(const RunTrail &earlier) { m_trail = earlier; }
    void setSummary(const RunSummary &summary);

    QString planName() const { return m_planName; }
    QString table() const { return m_table; }         ///< "causes.credits"; of a whole dump "12 tables"
    bool isShipped() const { return m_shipped; }      ///< built beside its server and taken in as a file
    QString stageText() const { return m_stageText; } ///< of the stage that began last, as the run says it
    QString server() const { return m_server; } ///< "MariaDB 10.11.19" once known, else where the plan points
    QStringList settings() const { return m_settings; } ///< "unique_checks = 0", of the load's sessions
    QString runId() const { return m_runId; }
    QString folder() const { return m_folder; }
    const RunProgress &progress() const { return m_progress; }
    const RunTrail &trail() const { return m_trail; } ///< what a plot of the run draws
    const RateCurve &curve() const { return m_trail.sent(); }
    const QVector<Event> &events() const { return m_events; } ///< oldest first
    qint64 eventsSeen() const { return m_eventsSeen; } ///< grows by one with each event, whatever is kept
    const std::optional<RunSummary> &summary() const { return m_summary; }
    /// Rows and bytes per second the plan allows, the rest unset.
    const LoadLimits &limits() const { return m_limits; }
    /// Why the load guard holds the load back at this moment, as the engine says it; empty: it does not.
    QString slowedBecause() const;

    RunState state() const;
    bool isOver() const { return m_summary.has_value(); }
    /// How much there will be nobody knows yet: the fractions say nothing.
    bool isArriving() const { return !isOver() && m_progress.bytesArrived >= 0; }
    /// The same, or it ended before anybody knew.
    bool mayHaveMore() const { return m_progress.grows || (m_arrives && state() != RunState::Done); }
    double sentFraction() const;      ///< 0 … 1, by bytes where they are known
    double committedFraction() const; ///< 0 … 1
    /// Rows sent per second over the last second or so; unset before there is half a second to look at.
    std::optional<double> rateNow() const;
    /// Rows committed per second over the last ten seconds or so: commits come by the chunk.
    std::optional<double> committedRateNow() const;
    /// Bytes sent per second, over the same time as rateNow().
    std::optional<double> bytesPerSecondNow() const;
    /// Rows per second of loading time, pauses left out: rows sent while running, rows loaded once it is
    /// over.
    std::optional<double> rateMean() const;
    /// Until the last index stands: by the curve of the chunks' times, or by the rate of the most recent
    /// third of the loading time while there are too few chunks; unset before 1.5 s of loading and when over.
    std::optional<qint64> remainingMs() const;
    /// How far off that may be, twice the standard error; unset while nobody can tell.
    std::optional<qint64> remainingSpreadMs() const;
    qint64 warnings() const;
    qint64 rowsSetAside() const;
    /// Of the source; -1 when it was never scanned, or never ended.
    qint64 rowsTotal() const;
    qint64 retries() const;

private:
    struct Step
    {
        qint64 elapsedMs;
        qint64 loadingMs;
        qint64 rows;
        qint64 committed;
        qint64 bytes;
    };
    /// Per second since the newest of the steps that are at least so old, or the first if that is older than
    /// leastMs.
    std::optional<double> rateOver(qint64 ms, qint64 leastMs, qint64 Step::*count) const;
    qint64 counted(qint64 RunProgress::*soFar, qint64 TableOutcome::*inAll) const;

    QString m_planName;
    QString m_table;
    QString m_server;
    bool m_shipped = false;
    bool m_arrives = false; ///< the plan is of the head of a stream
    QString m_stageText;
    QStringList m_settings;
    QString m_runId;
    QString m_folder;
    RunProgress m_progress;
    RunTrail m_trail;
    QVector<Step> m_steps; ///< thinned to at most maxSteps, the newest second whole
    LoadLimits m_limits;
    QString m_slowedBecause;
    QVector<Event> m_events;
    qint64 m_eventsSeen = 0;
    std::optional<RunSummary> m_summary;
};

} // namespace millrace
