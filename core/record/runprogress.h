// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/bottleneck/bottlenecksample.h"

#include <QString>
#include <QVector>
#include <optional>

namespace millrace {

enum class RunState
{
    Preparing,
    Sorting, ///< the dump, by the primary key
    Loading,
    Paused,
    Cancelling,
    BuildingIndexes, ///< those that were deferred
    Verifying,
    WarmingUp, ///< reading the table into the buffer pool, where the plan asks for it
    Done,
    Stopped,
    Cancelled,
    Refused,
    RollingBack,
    RolledBack
};

QString runStateName(RunState state); ///< "preparing", … as in JSON
/// The other way round; a name nobody knows counts as stopped.
RunState runStateFromName(const QString &name);

struct WorkerProgress
{
    enum class State
    {
        Idle,
        Sending,
        Committing,
        RollingBack
    };
    State state = State::Idle;
    ChunkId chunk; ///< 0: none
    QString table; ///< empty: the run has only one
    qint64 bytesSent = 0;
    qint64 bytesTotal = 0;
    double rowsPerSecond = 0; ///< of the current chunk, by bytes sent
};

/// One server of those that what is loaded goes to, as it was seen last: of a cluster, or a replica of the
/// target, after the target itself.
struct NodeProgress
{
    QString name;
    QString state; ///< "Synced", "SECONDARY, ONLINE", "replica"; empty: not known
    bool isReplica = false;
    bool isSelf = false;       ///< the sessions of the load are there
    bool isWell = true;        ///< it is as it should be, as far as is known
    double rowsPerSecond = -1; ///< that its tables take in, whoever sends them; -1: not known
    qint64 queue = -1;         ///< transactions that it has received and not applied; -1: not known
    /// For how long the node of the sessions has had something that this one lacks: 0: it lacks nothing;
    /// -1: not known.
    qint64 lagMs = -1;
    QString silence; ///< why nothing is known of it, for people; empty: something is
    friend bool operator==(const NodeProgress &, const NodeProgress &) = default;
};

enum class ChunkState : quint8
{
    Waiting,
    Loading,
    Done,
    Failed
};

/// One table of a run of several.
struct TableProgress
{
    QString table;                 ///< "shop.orders"
    std::optional<RunState> state; ///< unset: it waits for its turn
    qint64 rowsTotal = 0;
    qint64 rowsCommitted = 0;
    qint64 rowsStreamed = 0;
    bool verified = false;      ///< of one that is Done
    qint64 chunksTotal = 0;     ///< as in RunProgress, as are the next two; nothing while it waits
    QVector<ChunkState> chunks; ///< shared, not copied, with what the table's own run told last
    QVector<qint32> chunkMs;
};

/// A consistent picture of a run at one moment. Pulled by whoever shows it; made from atomics, costs the
/// engine nothing.
struct RunProgress
{
    RunState state = RunState::Preparing;
    qint64 rowsTotal = 0;
    qint64 bytesTotal = 0;
    qint64 rowsCommitted = 0;
    qint64 bytesCommitted = 0;
    qint64 rowsFoundDone = 0; ///< of rowsCommitted: loaded by an earlier part of a resumed run
    qint64 rowsStreamed = 0;  ///< committed plus what is on its way (by bytes), never more than rowsTotal
    qint64 bytesStreamed = 0;
    qint64 bytesArrived =
        -1; ///< of a stream that is loaded while it arrives; -1: none, or all of it is there
    qint64 bytesToArrive = -1; ///< all there are to come of it, as a store has said; -1: nobody knows
    qint64 lineBytes = 0;   ///< that the sessions which load have sent over TCP by now; 0: none, or not known
    qint64 chunksTotal = 0; ///< known exactly once the cutter is through; before, an estimate
    qint64 chunksDone = 0;
    qint64 warnings = 0;
    qint64 retries = 0;
    qint64 rowsSetAside = 0; ///< of rowsCommitted: in the rejects
    qint64 rowsSkipped = 0;  ///< of rowsCommitted: left out by the server as the plan allows
    int indexesDeferred = 0; ///< to be built after the last row
    QString stage;           ///< what sorting or building indexes is about right now, for people
    /// The dump is still being written: rows and bytes in all are those that are known by now.
    bool grows = false;
    QString waitsFor;                       ///< that comes from elsewhere, for people; empty: for nothing
    double stageShare = -1;                 ///< of sorting or building, 0 … 1; -1: not known
    qint64 elapsedMs = 0;                   ///< since the run began, by its RunClock
    qint64 loadingMs = 0;                   ///< time spent loading, pauses not counted
    qint64 serverRowsEstimate = -1;         ///< the table's TABLE_ROWS as the monitor last saw it; -1 unknown
    std::optional<Bottleneck> limit;        ///< of the last seconds of loading; unset: not long enough yet
    std::optional<BottleneckSample> server; ///< what the limit monitor saw last while rows go in
    QVector<WorkerProgress> workers;
    QVector<NodeProgress> nodes;   ///< the one of the sessions first; empty: a single server
    QVector<ChunkState> chunks;    ///< in source order
    QVector<qint32> chunkMs;       ///< load time per chunk, 0 while not done
    QVector<TableProgress> tables; ///< of a run of several, in the order in which they are loaded
};

/// One point of the curve, taken ten times a second.
struct Sample
{
    static constexpr char csvHeader[] = "elapsed_ms,rows_streamed,rows_committed,bytes_streamed";

    qint64 elapsedMs = 0; ///< by the RunClock
    qint64 rowsStreamed = 0;
    qint64 rowsCommitted = 0;
    qint64 bytesStreamed = 0;

    static Sample of(const RunProgress &progress)
    {
        return {progress.elapsedMs, progress.rowsStreamed, progress.rowsCommitted, progress.bytesStreamed};
    }
    QByteArray csv() const; ///< as csvHeader
    /// Nothing: the heading, or a line that was torn.
    static std::optional<Sample> fromCsv(const QByteArray &line);
};

} // namespace millrace
