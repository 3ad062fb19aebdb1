// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/event.h"
#include "core/bottleneck/bottlenecksample.h"
#include "core/report/rows/chunkhistory.h"
#include "ui/plot/boundedseries.h"
#include "ui/plot/ratecurve.h"

#include <QHash>
#include <array>

namespace millrace {

struct RunProgress;
struct Sample;

/// What the server does meanwhile, one of which is drawn below the curve.
enum class ServerSeries
{
    PoolReads,     ///< pages read from disk into the buffer pool, per second
    DirtyPages,    ///< of the buffer pool, per cent
    CheckpointAge, ///< of the redo log's room, per cent
    ThreadsRunning,
    Fsyncs,   ///< per second
    Processor ///< time of the server's process, per cent of one core; of a server on this machine
};
constexpr int serverSeriesCount = 6;

/// A stage of the run on the time axis.
struct RunPhase
{
    enum class Kind
    {
        Preflight,
        Sort,
        Build, ///< the file of a table that is shipped
        Load,
        Indexes,
        Import, ///< the target takes that file in
        Verify,
        WarmUp,
        Other
    };
    Kind kind = Kind::Other;
    double from = 0; ///< seconds since the run began; it lasts until the next one begins, or now
};

/// A chunk that was loaded, where it ended on the time axis.
struct ChunkPoint
{
    qint64 chunk = 0;
    double endedAt = 0; ///< seconds since the run began
    double seconds = 0; ///< it took
    bool retried = false;
    bool hadRejects = false;
};

/// Rows that went in without a curve of theirs: of a table built beside its server, while the target took it
/// in; or by a load that was over before there were two samples of it.
struct RateBlock
{
    double from = 0; ///< seconds since the run began
    double to = 0;
    double rowsPerSecond = 0;
};

/// All that a plot of a run draws, in bounded storage however long the run is: fed by the run's progress (or
/// its samples) and its events. A pure value; any thread, one at a time.
class RunTrail
{
public:
    static constexpr int maxChunks = 16'384; ///< beyond them, of two neighbours the slower one stays

    /// Only while rows go in: what follows the loading is no slow load.
    void addRows(qint64 elapsedMs, qint64 rowsStreamed, qint64 rowsCommitted);
    void addServer(const BottleneckSample &sample, qint64 elapsedMs);
    void addEvent(const Event &event);
    /// What happened to chunks that were told of elsewhere: nothing on the time axis.
    void addEarlier(const QString &table, const ChunkHistory &history);
    void setElapsed(qint64 elapsedMs) { m_elapsedMs = elapsedMs > m_elapsedMs ? elapsedMs : m_elapsedMs; }

    const RateCurve &sent() const { return m_sent; }
    const RateCurve &committed() const { return m_committed; }
    const BoundedSeries &server(ServerSeries series) const { return m_server[index(series)]; }
    const QVector<ChunkPoint> &chunks() const { return m_chunks; } ///< in the order of their ends
    /// What happened to each chunk, earlier parts of the run included. \a table: "shop.orders" of a run of
    /// several; empty in a run of one.
    ChunkHistory history(const QString &table = {}) const { return m_history.value(table); }
    const QVector<RunPhase> &phases() const { return m_phases; }
    bool isBuilt() const; ///< beside the server: nothing is committed until the target takes it in
    std::optional<RateBlock> block() const;   ///< of what is over
    std::optional<double> firstRowAt() const; ///< seconds since the run began; unset: none went in yet
    double endSeconds() const;                ///< how far the time axis goes
    quint64 changes() const { return m_changes; }

private:
    static std::size_t index(ServerSeries series) { return static_cast<std::size_t>(series); }
    void addChunk(const Event &event);

    RateCurve m_sent;
    RateCurve m_committed;
    std::array<BoundedSeries, serverSeriesCount> m_server;
    std::optional<BottleneckSample> m_last; ///< of the server
    double m_lastServerSeconds = 0;
    QVector<ChunkPoint> m_chunks;
    QHash<QString, ChunkHistory> m_history; ///< by table
    QVector<RunPhase> m_phases;
    std::optional<RateBlock> m_import;
    RateBlock m_load; ///< from the first chunk's beginning to the last one's end
    double m_loadedRows = 0;
    qint64 m_elapsedMs = 0;
    quint64 m_changes = 0;
};

} // namespace millrace
