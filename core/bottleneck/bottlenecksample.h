// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/bottleneck/bottleneck.h"
#include "core/bottleneck/workerclock.h"

#include <QJsonObject>
#include <QVector>

namespace millrace {

/// What the monitor sees once a second: the run's own times beside the server's counters. Everything is
/// cumulative unless it says "now"; -1: this server does not tell.
struct BottleneckSample
{
    /// Since the run began, as an event's elapsedMs; of earlier versions since its part began.
    qint64 atMs = 0;
    int workers = 0;
    WorkerTimes times{}; ///< of all workers together, nanoseconds per WorkerActivity
    qint64 rows = 0;     ///< sent
    qint64 bytes = 0;
    qint64 tcpBusyMs = -1;      ///< the sockets had something to send (TCP only), all together
    qint64 tcpReceiverMs = -1;  ///< of these: the receiver had no room
    qint64 serverCpuMs = -1;    ///< of the server's process, when it runs here
    qint64 machineIdleMs = -1;  ///< of all cores of this machine together, when the server runs here
    int serverCores = -1;       ///< now: that this process may use
    qint64 rowLockMs = -1;      ///< Innodb_row_lock_time: waits that ended
    qint64 rowLockWaits = -1;   ///< now: Innodb_row_lock_current_waits
    qint64 autoIncWaits = -1;   ///< now: statements that wait for a lock on the AUTO_INCREMENT counter
    qint64 poolReads = -1;      ///< Innodb_buffer_pool_reads
    qint64 waitFree = -1;       ///< Innodb_buffer_pool_wait_free
    qint64 pagesDirty = -1;     ///< now
    qint64 pagesTotal = -1;     ///< now
    qint64 redoAge = -1;        ///< now: bytes written since the last checkpoint
    qint64 redoMax = -1;        ///< now: bytes the log has room for
    qint64 redoWaits = -1;      ///< Innodb_log_waits
    qint64 fsyncs = -1;         ///< Innodb_data_fsyncs
    qint64 threadsRunning = -1; ///< now: Threads_running, this run's own among them
    qint64 flowControlMs = -1;  ///< Galera: wsrep_flow_control_paused_ns
    qint64 noMajority = -1; ///< now: 1 where a node of a Galera cluster is in no primary component, else 0

    QJsonObject toJson() const;
    static BottleneckSample fromJson(const QJsonObject &json);
};

/// What went by between two readings, in milliseconds by the names of limits.jsonl; what took none is left
/// out.
QJsonObject workerTimesJson(const WorkerTimes &from, const WorkerTimes &to);

/// The samples of a run: limits.jsonl in its folder, one per line. Empty when there are none. Errors:
/// FileNotReadable.
Result<QVector<BottleneckSample>> readBottleneckSamples(const QString &runFolder);

/// What limits the load between the first and the last of the samples. Pure. Unclear for fewer than two
/// samples, for less than leastMs between them, while rows did not move for a pause, and whenever no figure
/// stands out. What the client waits for decides first (its own times are exact); only where it waits for the
/// server the server's counters are looked at, the most telling one first.
Bottleneck classifyBottleneck(const QVector<BottleneckSample> &samples);
constexpr int bottleneckWindow =
    6; ///< samples between the first and the last that a verdict of the moment is about

/// How long what limited the load: the kinds with their mean share, the longest first. The samples are taken
/// in windows; those of a run that was resumed in its parts.
struct BottleneckSpell
{
    Bottleneck limit;
    qint64 ms = 0;
};
QVector<BottleneckSpell> bottleneckSpells(const QVector<BottleneckSample> &samples);
/// The kind that stands for at least half of the time; Unclear when none does.
Bottleneck overallBottleneck(const QVector<BottleneckSample> &samples);

constexpr qint64 leastBottleneckMs = 1'500;

} // namespace millrace
