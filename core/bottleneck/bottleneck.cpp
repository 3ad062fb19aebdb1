// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bottleneck/bottleneck.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/plan/enumnames.h"

namespace millrace {

namespace {

constexpr EnumName<BottleneckKind> names[]{
    {BottleneckKind::Unclear, "unclear"},
    {BottleneckKind::Plan, "plan"},
    {BottleneckKind::Source, "source"},
    {BottleneckKind::Client, "client"},
    {BottleneckKind::Network, "network"},
    {BottleneckKind::ServerCpu, "server_cpu"},
    {BottleneckKind::MachineCpu, "machine_cpu"},
    {BottleneckKind::Redo, "redo"},
    {BottleneckKind::Flush, "flush"},
    {BottleneckKind::PoolMisses, "pool_misses"},
    {BottleneckKind::Locks, "locks"},
    {BottleneckKind::Commit, "commit"},
    {BottleneckKind::AutoIncLock, "autoinc_lock"},
};

QString percentText(const Bottleneck &limit)
{
    return u"%1 %"_s.arg(qRound(limit.share * 100));
}

} // namespace

QString bottleneckName(BottleneckKind kind)
{
    return nameIn(names, kind);
}

BottleneckKind bottleneckFromName(const QString &name)
{
    return valueIn(names, name).value_or(BottleneckKind::Unclear);
}

QString bottleneckSentence(const Bottleneck &limit)
{
    const QString percent = percentText(limit);
    switch (limit.kind) {
    case BottleneckKind::Unclear:
        return CoreText::tr("What limits the load is not clear from the figures.");
    case BottleneckKind::Plan:
        return CoreText::tr("The plan's own speed limit: the workers spend %1 of their time waiting for it.")
            .arg(percent);
    case BottleneckKind::Source:
        return CoreText::tr("The source: the workers spend %1 of their time waiting for rows.").arg(percent);
    case BottleneckKind::Client:
        return CoreText::tr("This machine: the workers spend %1 of their time preparing rows.").arg(percent);
    case BottleneckKind::Network:
        return CoreText::tr("The network: for %1 of the time the line was full while the server had room.")
            .arg(percent);
    case BottleneckKind::ServerCpu:
        return CoreText::tr("The server's CPU: it used %1 of what the workers can keep busy.").arg(percent);
    case BottleneckKind::MachineCpu:
        return CoreText::tr(
                   "This machine's CPU: all of it is in use, and only %1 of what the workers can keep "
                   "busy goes to the server.")
            .arg(percent);
    case BottleneckKind::Redo:
        return CoreText::tr("The redo log: %1 full, so pages have to be written before rows can go on.")
            .arg(percent);
    case BottleneckKind::Flush:
        return CoreText::tr("Writing dirty pages: the buffer pool had no free page for the next row.");
    case BottleneckKind::PoolMisses:
        return CoreText::tr("Index maintenance: the buffer pool is too small for the indexes, %1 page reads "
                            "per 100 rows.")
            .arg(qRound(limit.share * 100));
    case BottleneckKind::Locks:
        return CoreText::tr("Row locks: the workers spend %1 of their time waiting for them.").arg(percent);
    case BottleneckKind::Commit:
        return CoreText::tr("COMMIT: the workers spend %1 of their time after a chunk's last row, until "
                            "it is on disk.")
            .arg(percent);
    case BottleneckKind::AutoIncLock:
        return CoreText::tr("The AUTO_INCREMENT counter: a LOAD DATA locks it until its end, and the workers "
                            "spend %1 of their time waiting for each other's.")
            .arg(percent);
    }
    Q_UNREACHABLE();
}

QString bottleneckRemedy(BottleneckKind kind)
{
    switch (kind) {
    case BottleneckKind::Unclear:
        return {};
    case BottleneckKind::Plan:
        return CoreText::tr("Raise or drop the limits on rows, bytes, running threads or replica lag.");
    case BottleneckKind::Source:
        return CoreText::tr("Unpack the files beforehand or put them on a faster disk; of a table on another "
                            "server, look at that server.");
    case BottleneckKind::Client:
        return CoreText::tr(
            "Give it more workers while cores are idle, verify counts only, or load with LOAD "
            "DATA where INSERTs are made.");
    case BottleneckKind::Network:
        return CoreText::tr("Run Millrace on or near the server; TLS off where that is allowed.");
    case BottleneckKind::ServerCpu:
        return CoreText::tr("Defer secondary indexes, drop triggers, and take as many workers as the server "
                            "has cores to spare.");
    case BottleneckKind::MachineCpu:
        return CoreText::tr(
            "See what else runs on this machine; Millrace itself needs less when the files are "
            "unpacked and only counts are verified.");
    case BottleneckKind::Redo:
        return CoreText::tr(
            "Raise innodb_redo_log_capacity (MySQL 8.0.30 and later) or innodb_log_file_size.");
    case BottleneckKind::Flush:
        return CoreText::tr(
            "Raise innodb_io_capacity and innodb_io_capacity_max, innodb_buffer_pool_size where "
            "there is memory; sort by the primary key.");
    case BottleneckKind::PoolMisses:
        return CoreText::tr("Defer secondary indexes (--indexes defer), sort by the primary key (--order "
                            "primary-key), raise innodb_buffer_pool_size.");
    case BottleneckKind::Locks:
        return CoreText::tr(
            "See who holds the rows (SHOW ENGINE INNODB STATUS); fewer workers, or the order of "
            "the primary key.");
    case BottleneckKind::Commit:
        return CoreText::tr(
            "Larger chunks; innodb_flush_log_at_trx_commit=2 and sync_binlog=0 for the load.");
    case BottleneckKind::AutoIncLock:
        return CoreText::tr("innodb_autoinc_lock_mode=2 (my.cnf, with a restart; not with statement-based "
                            "replication) takes this lock away. Until then more workers gain nothing here.");
    }
    Q_UNREACHABLE();
}

QString bottleneckLine(const Bottleneck &limit)
{
    const QString percent = percentText(limit);
    switch (limit.kind) {
    case BottleneckKind::Unclear:
        return CoreText::tr("Limit: not clear from the figures.");
    case BottleneckKind::Plan:
        return CoreText::tr("Limit: the plan's own, %1 of the workers' time. Raise it on the Chunks page.")
            .arg(percent);
    case BottleneckKind::Source:
        return CoreText::
            tr("Limit: the source, workers wait for it %1 of the time. Unpack the files beforehand, or put "
               "them on a faster disk.")
                .arg(percent);
    case BottleneckKind::Client:
        return CoreText::
            tr("Limit: this machine prepares rows %1 of the workers' time. More workers, or verify counts "
               "only.")
                .arg(percent);
    case BottleneckKind::Network:
        return CoreText::tr("Limit: the network, full %1 of the time. Run Millrace on or near the server.")
            .arg(percent);
    case BottleneckKind::ServerCpu:
        return CoreText::tr(
                   "Limit: the server's CPU, %1 of what the workers can use. Defer indexes, drop triggers.")
            .arg(percent);
    case BottleneckKind::MachineCpu:
        return CoreText::
            tr("Limit: this machine's CPU is all in use, %1 of it for the server. See what else runs here.")
                .arg(percent);
    case BottleneckKind::Redo:
        return CoreText::tr(
                   "Limit: the redo log, %1 full. Raise innodb_redo_log_capacity or innodb_log_file_size.")
            .arg(percent);
    case BottleneckKind::Flush:
        return CoreText::tr("Limit: writing dirty pages. Raise innodb_io_capacity; sort by the primary key.");
    case BottleneckKind::PoolMisses:
        return CoreText::
            tr("Limit: index pages are read again, %1 per 100 rows. Defer the indexes, or a larger buffer "
               "pool.")
                .arg(qRound(limit.share * 100));
    case BottleneckKind::Locks:
        return CoreText::
            tr("Limit: row locks, %1 of the workers' time. See who holds the rows, or take fewer workers.")
                .arg(percent);
    case BottleneckKind::Commit:
        return CoreText::tr("Limit: COMMIT, %1 of the workers' time. Larger chunks; "
                            "innodb_flush_log_at_trx_commit=2.")
            .arg(percent);
    case BottleneckKind::AutoIncLock:
        return CoreText::tr("Limit: the AUTO_INCREMENT counter's lock, %1 of the workers' time. "
                            "innodb_autoinc_lock_mode=2.")
            .arg(percent);
    }
    Q_UNREACHABLE();
}

} // namespace millrace
