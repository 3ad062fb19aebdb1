// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/runtrail.h"

#include "core/base/literals.h"

#include <algorithm>

namespace millrace {

namespace {

RunPhase::Kind phaseOf(const QString &stage)
{
    using Kind = RunPhase::Kind;
    static const std::pair<QLatin1String, Kind> names[] = {{"preflight"_L1, Kind::Preflight},
                                                           {"structure"_L1, Kind::Preflight},
                                                           {"sort"_L1, Kind::Sort},
                                                           {"load"_L1, Kind::Load},
                                                           {"indexes"_L1, Kind::Indexes},
                                                           {"after"_L1, Kind::Indexes},
                                                           {"verify"_L1, Kind::Verify},
                                                           {"warm_up"_L1, Kind::WarmUp},
                                                           {"ship_server"_L1, Kind::Preflight},
                                                           {"ship_build"_L1, Kind::Build},
                                                           {"ship_import_scratch"_L1, Kind::Verify},
                                                           {"ship_indexes"_L1, Kind::Indexes},
                                                           {"ship_proof"_L1, Kind::Verify},
                                                           {"ship_export"_L1, Kind::Verify},
                                                           {"ship_import"_L1, Kind::Import}};
    for (const auto &[name, kind] : names)
        if (stage == name)
            return kind;
    return Kind::Other;
}

double percent(qint64 part, qint64 whole)
{
    return 100.0 * static_cast<double>(part) / static_cast<double>(whole);
}

/// Of a run of several tables; empty in a run of one.
QString tableOf(const Event &event)
{
    const QString table = event.values.value(u"table"_s).toString();
    const QString schema = event.values.value(u"schema"_s).toString();
    return schema.isEmpty() ? QString() : schema + u'.' + table;
}

} // namespace

void RunTrail::addRows(qint64 elapsedMs, qint64 rowsStreamed, qint64 rowsCommitted)
{
    m_sent.append(elapsedMs, rowsStreamed);
    m_committed.append(elapsedMs, rowsCommitted);
    setElapsed(elapsedMs);
    ++m_changes;
}

void RunTrail::addServer(const BottleneckSample &sample, qint64 elapsedMs)
{
    if (m_last && m_last->atMs == sample.atMs)
        return; // seen already: the plot is fed more often than the server is asked
    const double seconds = static_cast<double>(elapsedMs) / 1000.0;
    if (sample.pagesDirty >= 0 && sample.pagesTotal > 0)
        m_server[index(ServerSeries::DirtyPages)].append(seconds,
                                                         percent(sample.pagesDirty, sample.pagesTotal));
    if (sample.redoAge >= 0 && sample.redoMax > 0)
        m_server[index(ServerSeries::CheckpointAge)].append(seconds, percent(sample.redoAge, sample.redoMax));
    if (sample.threadsRunning >= 0)
        m_server[index(ServerSeries::ThreadsRunning)].append(seconds,
                                                             static_cast<double>(sample.threadsRunning));
    // Counters: what was added since the last look. A server that was started again counts anew.
    const double between = seconds - m_lastServerSeconds;
    const auto rate = [&](ServerSeries series, qint64 BottleneckSample::*counter) {
        if (m_last && between > 0 && (*m_last).*counter >= 0 && sample.*counter >= (*m_last).*counter)
            m_server[index(series)].append(
                seconds, static_cast<double>(sample.*counter - (*m_last).*counter) / between);
    };
    rate(ServerSeries::PoolReads, &BottleneckSample::poolReads);
    rate(ServerSeries::Fsyncs, &BottleneckSample::fsyncs);
    if (m_last && between > 0 && m_last->serverCpuMs >= 0 && sample.serverCpuMs >= m_last->serverCpuMs)
        m_server[index(ServerSeries::Processor)].append(
            seconds, static_cast<double>(sample.serverCpuMs - m_last->serverCpuMs) / (between * 10.0));
    m_last = sample;
    m_lastServerSeconds = seconds;
    ++m_changes;
}

void RunTrail::addEarlier(const QString &table, const ChunkHistory &history)
{
    m_history[table].add(history);
    ++m_changes;
}

void RunTrail::addChunk(const Event &event)
{
    const qint64 chunk = event.values.value(u"chunk"_s).toInteger();
    ChunkPoint point{.chunk = chunk,
                     .endedAt = static_cast<double>(event.elapsedMs) / 1000.0,
                     .seconds = event.values.value(u"ms"_s).toDouble() / 1000.0,
                     .hadRejects = event.values.value(u"set_aside"_s).toInteger() > 0};
    const double began = std::max(0.0, point.endedAt - point.seconds);
    m_load.from = m_loadedRows > 0 ? std::min(m_load.from, began) : began;
    m_load.to = std::max(m_load.to, point.endedAt);
    m_loadedRows += event.values.value(u"rows"_s).toDouble();
    ChunkHistory &history = m_history[tableOf(event)];
    history.add(event);
    point.retried = (history.marks.value(chunk - 1) & WasRetried) != 0;
    // Events come from several threads: nearly in the order of their times.
    auto place = m_chunks.end();
    while (place != m_chunks.begin() && (place - 1)->endedAt > point.endedAt)
        --place;
    m_chunks.insert(place, point);
    if (m_chunks.size() <= maxChunks)
        return;
    for (qsizetype i = 0; 2 * i < m_chunks.size(); ++i) {
        const qsizetype second = std::min(2 * i + 1, m_chunks.size() - 1);
        const ChunkPoint &a = m_chunks.at(2 * i);
        const ChunkPoint &b = m_chunks.at(second);
        ChunkPoint kept = a.seconds >= b.seconds ? a : b;
        kept.retried = a.retried || b.retried;
        kept.hadRejects = a.hadRejects || b.hadRejects;
        m_chunks[i] = kept;
    }
    m_chunks.resize((m_chunks.size() + 1) / 2);
}

void RunTrail::addEvent(const Event &event)
{
    switch (event.kind) {
    case Event::Kind::ChunkDone:
        addChunk(event);
        break;
    case Event::Kind::ChunkRetried:
        m_history[tableOf(event)].add(event);
        break;
    case Event::Kind::StageChanged: {
        const RunPhase phase{.kind = phaseOf(event.values.value(u"stage"_s).toString()),
                             .from = static_cast<double>(event.elapsedMs) / 1000.0};
        if (m_phases.isEmpty() || m_phases.last().kind != phase.kind)
            m_phases.append(phase);
        break;
    }
    case Event::Kind::Note: {
        const double rows = event.values.value(u"imported_rows"_s).toDouble();
        const double ms = event.values.value(u"ms"_s).toDouble();
        if (rows <= 0 || ms <= 0)
            return;
        const double end = static_cast<double>(event.elapsedMs) / 1000.0;
        m_import = RateBlock{
            .from = std::max(0.0, end - ms / 1000.0), .to = end, .rowsPerSecond = rows * 1000.0 / ms};
        break;
    }
    default:
        return;
    }
    setElapsed(event.elapsedMs);
    ++m_changes;
}

bool RunTrail::isBuilt() const
{
    return std::any_of(m_phases.begin(), m_phases.end(),
                       [](const RunPhase &phase) { return phase.kind == RunPhase::Kind::Build; });
}

std::optional<RateBlock> RunTrail::block() const
{
    if (m_import)
        return m_import;
    if (m_loadedRows <= 0 || m_load.to <= m_load.from || m_sent.points(8).size() > 1)
        return std::nullopt;
    RateBlock load = m_load;
    load.rowsPerSecond = m_loadedRows / (m_load.to - m_load.from);
    return load;
}

std::optional<double> RunTrail::firstRowAt() const
{
    std::optional<double> first = m_sent.firstRowAt();
    if (const auto taken = block(); taken && (!first || taken->from < *first))
        first = taken->from;
    return first;
}

double RunTrail::endSeconds() const
{
    return static_cast<double>(std::max(m_elapsedMs, m_sent.lastMs())) / 1000.0;
}

} // namespace millrace
