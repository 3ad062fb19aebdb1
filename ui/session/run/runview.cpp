// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/run/runview.h"

#include "core/base/literals.h"
#include "core/record/remaining.h"

#include <QFileInfo>
#include <algorithm>

namespace millrace {

namespace {

constexpr qsizetype maxSteps = 4096;
constexpr qsizetype newestSteps = 128; // never thinned: the rate now looks at them

double fraction(qint64 part, qint64 whole)
{
    return whole > 0 ? std::clamp(static_cast<double>(part) / static_cast<double>(whole), 0.0, 1.0) : 0.0;
}

} // namespace

RunState endOf(RunState lastWord)
{
    switch (lastWord) {
    case RunState::Done:
    case RunState::Cancelled:
    case RunState::Refused:
    case RunState::RolledBack:
        return lastWord;
    default:
        return RunState::Stopped;
    }
}

void RunView::setPlan(const RunPlan &plan)
{
    m_table =
        plan.isWholeDump() && plan.isArriving() ? QFileInfo(plan.dump()->path).fileName() : plan.target();
    m_planName = plan.name();
    m_server = plan.connection().displayName();
    const Plan table = plan.tables().value(0); // limits and settings are the same for all
    m_shipped = !plan.isWholeDump() && table.wayIn == WayIn::Ship;
    m_arrives = plan.isArriving();
    m_limits = {.rowsPerSecond = table.limits.rowsPerSecond, .bytesPerSecond = table.limits.bytesPerSecond};
    m_settings.clear();
    for (const SessionSetting &setting : table.sessionSettings())
        m_settings << u"%1 = %2"_s.arg(setting.name, setting.value);
    // Known before the engine has spoken: tiles start with the true total instead of 0.
    if (m_progress.rowsTotal <= 0)
        m_progress.rowsTotal = std::max<qint64>(0, plan.rows());
    if (m_progress.bytesTotal <= 0 && !m_arrives)
        m_progress.bytesTotal = plan.bytes();
}

void RunView::update(const RunProgress &progress)
{
    const qint64 plannedRows = m_progress.rowsTotal;
    const qint64 plannedBytes = m_progress.bytesTotal;
    m_progress = progress;
    if (m_progress.rowsTotal <= 0)
        m_progress.rowsTotal = plannedRows;
    if (m_progress.bytesTotal <= 0)
        m_progress.bytesTotal = plannedBytes;

    m_trail.setElapsed(progress.elapsedMs);
    if (progress.server)
        m_trail.addServer(*progress.server, progress.elapsedMs);
    // What follows the loading (verifying) is no slow load: it must not drag the curve to zero.
    const bool loads = progress.state == RunState::Loading || progress.state == RunState::Paused ||
                       progress.state == RunState::Cancelling;
    if (!loads)
        return;
    m_trail.addRows(progress.elapsedMs, progress.rowsStreamed, progress.rowsCommitted);
    if (!m_steps.isEmpty() && progress.elapsedMs <= m_steps.last().elapsedMs)
        return;
    m_steps.append({progress.elapsedMs, progress.loadingMs, progress.rowsStreamed, progress.rowsCommitted,
                    progress.bytesStreamed});
    if (m_steps.size() >= maxSteps) {
        QVector<Step> kept;
        for (qsizetype i = 0; i < m_steps.size(); ++i)
            if (i % 2 == 0 || i >= m_steps.size() - newestSteps)
                kept.append(m_steps[i]);
        m_steps = kept;
    }
}

void RunView::addSample(const Sample &sample)
{
    m_trail.addRows(sample.elapsedMs, sample.rowsStreamed, sample.rowsCommitted);
}

void RunView::addEvent(const Event &event)
{
    ++m_eventsSeen;
    m_trail.addEvent(event);
    if (event.kind == Event::Kind::StageChanged)
        m_stageText = event.text;
    if (const QJsonValue throttled = event.values.value(u"throttled"_s); throttled.isString())
        m_slowedBecause = throttled.toString();
    m_events.append(event);
    if (m_events.size() <= maxEvents)
        return;
    // Room for a tenth at once, so that a flood of events does not move the list each time. What tells of
    // trouble stays as long as there is anything else to drop.
    qsizetype surplus = maxEvents / 10;
    QVector<Event> kept;
    kept.reserve(maxEvents);
    for (const Event &old : m_events) {
        const bool plain =
            (old.kind == Event::Kind::ChunkDone && old.values.value(u"set_aside"_s).toInteger() == 0) ||
            old.kind == Event::Kind::Note;
        if (plain && surplus > 0)
            --surplus;
        else
            kept.append(old);
    }
    if (surplus > 0)
        kept.remove(0, surplus);
    m_events = kept;
}

void RunView::setSummary(const RunSummary &summary)
{
    m_summary = summary;
    m_progress.state = summary.status;
    if (!summary.server.isEmpty())
        m_server = summary.server;
    if (!summary.run.isEmpty())
        m_runId = summary.run;
    if (!summary.tables.isEmpty()) {
        m_progress.rowsCommitted = summary.total(&TableOutcome::rowsLoaded);
        m_progress.rowsTotal = std::max(m_progress.rowsTotal, summary.total(&TableOutcome::rowsRead));
    }
    m_progress.elapsedMs = std::max(m_progress.elapsedMs, static_cast<qint64>(summary.seconds * 1000.0));
    m_progress.workers.clear(); // all of them have gone home
    for (ChunkState &chunk : m_progress.chunks)
        if (chunk == ChunkState::Loading) // rolled back, or the end came before the last picture was taken
            chunk = summary.status == RunState::Done ? ChunkState::Done : ChunkState::Waiting;
}

QString RunView::slowedBecause() const
{
    // The guard ends with the loading and says nothing more then.
    return state() == RunState::Loading || state() == RunState::Paused ? m_slowedBecause : QString();
}

RunState RunView::state() const
{
    return m_summary ? endOf(m_summary->status) : m_progress.state;
}

double RunView::sentFraction() const
{
    if (isOver())
        return committedFraction();
    return m_progress.bytesTotal > 0 ? fraction(m_progress.bytesStreamed, m_progress.bytesTotal)
                                     : fraction(m_progress.rowsStreamed, m_progress.rowsTotal);
}

double RunView::committedFraction() const
{
    if (state() == RunState::Done)
        return 1.0;
    return fraction(m_progress.rowsCommitted, m_progress.rowsTotal);
}

qint64 RunView::rowsTotal() const
{
    return mayHaveMore() || m_progress.rowsTotal <= 0 ? -1 : m_progress.rowsTotal;
}

std::optional<double> RunView::rateOver(qint64 ms, qint64 leastMs, qint64 Step::*count) const
{
    if (isOver() || m_steps.size() < 2 || state() != RunState::Loading)
        return std::nullopt;
    const Step &last = m_steps.last();
    for (qsizetype i = m_steps.size() - 2; i >= 0; --i) {
        const qint64 gone = last.elapsedMs - m_steps[i].elapsedMs;
        if (gone >= ms || (i == 0 && gone >= leastMs))
            return std::max<double>(0, static_cast<double>(last.*count - m_steps[i].*count)) * 1000.0 /
                   static_cast<double>(gone);
    }
    return std::nullopt;
}

std::optional<double> RunView::rateNow() const
{
    return rateOver(1000, 500, &Step::rows);
}

std::optional<double> RunView::committedRateNow() const
{
    return rateOver(10'000, 2'000, &Step::committed);
}

std::optional<double> RunView::bytesPerSecondNow() const
{
    return rateOver(1000, 500, &Step::bytes);
}

std::optional<double> RunView::rateMean() const
{
    if (m_summary)
        return m_summary->rowsPerSecond > 0 ? std::optional(m_summary->rowsPerSecond) : std::nullopt;
    if (m_steps.size() < 2)
        return std::nullopt;
    // From this session's first picture on: what a resumed run found done was not loaded in this time.
    const Step &first = m_steps.first();
    const Step &last = m_steps.last();
    const qint64 ms = last.loadingMs - first.loadingMs;
    if (ms < 500)
        return std::nullopt;
    return static_cast<double>(std::max<qint64>(0, last.rows - first.rows)) * 1000.0 /
           static_cast<double>(ms);
}

std::optional<qint64> RunView::remainingMs() const
{
    if (isOver() || m_steps.size() < 2 || m_progress.rowsTotal <= 0 || m_progress.grows || isArriving())
        return std::nullopt;
    const RunState now = state();
    if (now != RunState::Loading && now != RunState::Paused)
        return std::nullopt;
    if (const auto byCurve = remainingLoadMs(m_progress))
        return *byCurve + indexBuildMs(m_progress, m_progress.loadingMs + *byCurve);
    // Too few chunks for a curve: by the rate of the most recent third.
    const Step &first = m_steps.first();
    const Step &last = m_steps.last();
    const qint64 loaded = last.loadingMs - first.loadingMs;
    if (loaded < 1500)
        return std::nullopt;
    const qint64 since = last.loadingMs - loaded / 3;
    const auto from = std::partition_point(m_steps.begin(), m_steps.end(),
                                           [since](const Step &step) { return step.loadingMs < since; });
    if (from == m_steps.end())
        return std::nullopt;
    const qint64 ms = last.loadingMs - from->loadingMs;
    const qint64 rows = last.rows - from->rows;
    if (ms <= 0 || rows <= 0)
        return std::nullopt;
    const double left = static_cast<double>(std::max<qint64>(0, m_progress.rowsTotal - last.rows));
    const auto load = static_cast<qint64>(left * static_cast<double>(ms) / static_cast<double>(rows));
    return load + indexBuildMs(m_progress, m_progress.loadingMs + load);
}

std::optional<qint64> RunView::remainingSpreadMs() const
{
    return remainingMs() ? millrace::remainingSpreadMs(m_progress) : std::nullopt;
}

qint64 RunView::counted(qint64 RunProgress::*soFar, qint64 TableOutcome::*inAll) const
{
    return m_summary && !m_summary->tables.isEmpty() ? m_summary->total(inAll) : m_progress.*soFar;
}

qint64 RunView::rowsSetAside() const
{
    return counted(&RunProgress::rowsSetAside, &TableOutcome::rowsRejected);
}

qint64 RunView::warnings() const
{
    return counted(&RunProgress::warnings, &TableOutcome::warnings);
}

qint64 RunView::retries() const
{
    return counted(&RunProgress::retries, &TableOutcome::retries);
}

} // namespace millrace
