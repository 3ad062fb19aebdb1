// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QtGlobal>

namespace millrace {

/// What keeps a load from being faster.
enum class BottleneckKind
{
    Unclear,    ///< the figures point at nothing, or at several things at once
    Plan,       ///< the plan's own limits, or the guard that holds the load back
    Source,     ///< reading, unpacking or cutting the source
    Client,     ///< this machine's own work on the rows: checksums, making statements
    Network,    ///< the line between here and the server
    ServerCpu,  ///< the server's processors
    MachineCpu, ///< all processors of this machine, where the server is not alone
    Redo,       ///< the redo log is nearly full: pages have to be written before rows may go on
    Flush,      ///< no free pages in the buffer pool: pages have to be written before others are read
    PoolMisses, ///< index pages are read from disk again for nearly every row
    Cluster,    ///< flow control of a Galera cluster, or one without a majority
    Locks,      ///< rows that others hold
    Commit,     ///< the COMMITs: the log written and synced
    AutoIncLock ///< one chunk at a time: each holds the table's AUTO_INCREMENT counter until it ends
};

/// The verdict on a stretch of a load. Values.
struct Bottleneck
{
    BottleneckKind kind = BottleneckKind::Unclear;
    /// What the verdict rests on, between 0 and 1: of the workers' time (Plan, Source, Client, Network,
    /// Locks, Commit, AutoIncLock), of the time (Cluster), of the processors the workers can keep busy
    /// (ServerCpu, MachineCpu: the server's part), of the redo log's size (Redo); pages per row, at most 1
    /// (PoolMisses); 0: nothing to show.
    double share = 0;

    friend bool operator==(const Bottleneck &, const Bottleneck &) = default;
};

QString bottleneckName(BottleneckKind kind); ///< "source", "redo", … as in JSON; "unclear"
BottleneckKind bottleneckFromName(const QString &name);

/// What limits the load and which knob addresses it: a sentence each, in the user's language; of Unclear the
/// remedy is empty.
QString bottleneckSentence(const Bottleneck &limit);
QString bottleneckRemedy(BottleneckKind kind);

/// Both in one line, for where there is room for no more: "Limit: the redo log, 93 % full. Raise …". Says so
/// when it is not clear.
QString bottleneckLine(const Bottleneck &limit);

} // namespace millrace
