// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/event.h"
#include "core/plan/wholedump/runplan.h"
#include "core/record/chunk.h"
#include "core/record/chunkfindings.h"
#include "core/record/runprogress.h"
#include "core/record/runsummary.h"

#include <QFile>
#include <atomic>
#include <memory>
#include <mutex>

namespace millrace {

/// A moment at which sessions of a run saw a table of another server.
struct SnapshotNote
{
    qint64 atMs = 0;    ///< since the epoch, UTC
    bool joint = false; ///< all sessions the same moment; else each one of its own
    int sessions = 0;
    qint64 lockMs = 0; ///< how long writers were kept away
    QString why;       ///< why it is not one moment
};
template <>
inline const JsonMembers<SnapshotNote> jsonMembers<SnapshotNote>{{"at_ms", &SnapshotNote::atMs},
                                                                 {"joint", &SnapshotNote::joint},
                                                                 {"sessions", &SnapshotNote::sessions},
                                                                 {"lock_ms", &SnapshotNote::lockMs},
                                                                 {"why", &SnapshotNote::why}};

/// What a run leaves on this machine: runsHome()/<id>/
///   plan.millrace   the plan
///   run.json        the summary (RunSummary), rewritten whole at every change of state
///   chunks.jsonl    one line per chunk boundary; of a table synced, as nothing else knows its ranges
///   snapshots.jsonl one line per snapshot of a table on another server, synced (SnapshotNote); only of such
///   events.jsonl    one line per event
///   samples.csv     Sample::csvHeader
///   findings/       one file per chunk that had rows set aside or warnings (ChunkFindings)
///   rejects.txt     the rows set aside, as they stood in the dump; rejects.csv says why (RejectFiles)
///   limits.jsonl    once a second what the limit monitor saw (BottleneckSample)
///   state.json      what its table can be told by after a proof (TableState); of a table's run
///   replica.json    the server as a whole dump's run left it, for a dump with coordinates (ReplicaFacts)
///   warmup.json     what the warm-up did (WarmupReport); only where there was one
///   ship.json       how far a table is that is shipped (ShipRecord); ship/ and before/ are its files, until
///                   the run is done
///   indexes.json    the indexes dropped for the load (DeferredIndexFile); only when there are any
/// Every write is checked: a full disk is an error, not a gap. Thread-safe.
class RunFolder
{
public:
    /// When a new folder is safe from a power loss.
    enum class Sync
    {
        Now,
        WithSummary ///< with the first that is saved, but for the plan, which whoever made the folder has:
                    ///< a dump's hundreds of tables wait for the disk less often
    };
    /// A new folder with a new id (UTC time and four random letters). Errors: RunFolderUnusable, DiskFull.
    /// \a home: where, empty for runsHome(); a pilot keeps its folder out of the list of runs.
    static Result<std::unique_ptr<RunFolder>> create(const RunPlan &plan, const QString &home = {},
                                                     Sync sync = Sync::Now);
    /// An existing one, for resume and reports; also of a table of a whole dump's run. Errors: RunUnknown.
    static Result<std::unique_ptr<RunFolder>> open(const QString &runId, const QString &home = {});

    QString id() const { return m_id; }
    QString path() const { return m_path; }

    /// Makes this process the only one that works on the run, until the folder object is gone.
    /// Blocks for some milliseconds where runIsAtWork() is just looking.
    /// Errors: RunFolderUnusable (another process has it).
    Result<void> lock();

    Result<void> append(const Event &event);
    Result<void> append(const Chunk &chunk);
    /// A line of chunks.jsonl, synced.
    Result<void> append(const ChunkSplit &split);
    Result<void> append(const Sample &sample);
    Result<void> append(const SnapshotNote &note);
    Result<void> save(const RunSummary &summary);
    /// In place of the one the folder was made with: what is completed when the source has arrived.
    Result<void> save(const RunPlan &plan);
    /// Replaces what an earlier attempt at the piece left behind.
    Result<void> saveFindings(const Chunk &piece, const ChunkFindings &findings);
    /// Of a committed piece; empty when there were none.
    Result<ChunkFindings> findings(const Chunk &piece) const;

    Result<RunPlan> runPlan() const;
    Result<Plan> plan() const; ///< of the run of one table
    Result<RunSummary> summary() const;
    Result<QVector<Event>> events() const;
    Result<QVector<Chunk>> chunks() const;
    /// The splits that were appended, in order.
    Result<QVector<ChunkSplit>> splits() const;
    Result<QVector<Sample>> samples() const;
    /// Of all parts of the run; empty when its source is none that has snapshots.
    Result<QVector<SnapshotNote>> snapshots() const;

private:
    RunFolder() = default;
    Result<void> openFiles();
    Result<void> appendLine(QFile &file, const QByteArray &line);
    Result<void> appendLine(QFile &file, const QJsonObject &line);
    static Result<void> syncFile(const QFile &file);

    QString m_id;
    QString m_path;
    std::atomic<bool> m_isSynced = true; ///< the folders above
    std::mutex m_mutex;
    QFile m_events; ///< protected by m_mutex, as are the next two
    QFile m_chunks;
    QFile m_samples;
    QFile m_lock; ///< open: locked by this process
};

/// A process has the run of this folder locked. \a path: of the folder.
bool runIsAtWork(const QString &path);

/// The second in the id of a run, ms since the epoch, UTC; 0: none is in it.
qint64 msOfRunId(const QString &id);

/// Ids of all runs, newest first.
QStringList listRuns(const QString &home = {});

} // namespace millrace
