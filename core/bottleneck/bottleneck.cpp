// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bottleneck/bottleneck.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"

#include <algorithm>
#include <iterator>

namespace millrace {

namespace {

/// What is said about a kind; where there is a %1 it stands for the share.
struct Words
{
    BottleneckKind kind;
    const char *name;
    const char *sentence;
    const char *remedy;
    const char *line;
};

constexpr Words table[]{
    {BottleneckKind::Unclear, "unclear",
     QT_TRANSLATE_NOOP("core", "What limits the load is not clear from the figures."), nullptr,
     QT_TRANSLATE_NOOP("core", "Limit: not clear from the figures.")},
    {BottleneckKind::Plan, "plan",
     QT_TRANSLATE_NOOP("core",
                       "The plan's own speed limit: the workers spend %1 of their time waiting for it."),
     QT_TRANSLATE_NOOP("core", "Raise or drop the limits on rows, bytes, running threads or replica lag."),
     QT_TRANSLATE_NOOP("core",
                       "Limit: the plan's own, %1 of the workers' time. Raise it on the Chunks page.")},
    {BottleneckKind::Source, "source",
     QT_TRANSLATE_NOOP("core", "The source: the workers spend %1 of their time waiting for rows."),
     QT_TRANSLATE_NOOP("core", "Unpack the files beforehand or put them on a faster disk; of a stream look "
                               "at what writes it, of a table on another server at that server."),
     QT_TRANSLATE_NOOP("core", "Limit: the source, workers wait for it %1 of the time. Unpack the files "
                               "beforehand, or put them on a faster disk.")},
    {BottleneckKind::Client, "client",
     QT_TRANSLATE_NOOP("core", "This machine: the workers spend %1 of their time preparing rows."),
     QT_TRANSLATE_NOOP("core", "Give it more workers while cores are idle, verify counts only, or load with "
                               "LOAD DATA where INSERTs are made."),
     QT_TRANSLATE_NOOP(
         "core",
         "Limit: this machine prepares rows %1 of the workers' time. More workers, or verify counts only.")},
    {BottleneckKind::Network, "network",
     QT_TRANSLATE_NOOP("core",
                       "The network: for %1 of the time the line was full while the server had room."),
     QT_TRANSLATE_NOOP("core", "Run Millrace on or near the server; TLS off where that is allowed."),
     QT_TRANSLATE_NOOP("core",
                       "Limit: the network, full %1 of the time. Run Millrace on or near the server.")},
    {BottleneckKind::ServerCpu, "server_cpu",
     QT_TRANSLATE_NOOP("core", "The server's CPU: it used %1 of what the workers can keep busy."),
     QT_TRANSLATE_NOOP("core", "Defer secondary indexes, drop triggers, and take as many workers as the "
                               "server has cores to spare."),
     QT_TRANSLATE_NOOP(
         "core", "Limit: the server's CPU, %1 of what the workers can use. Defer indexes, drop triggers.")},
    {BottleneckKind::MachineCpu, "machine_cpu",
     QT_TRANSLATE_NOOP("core", "This machine's CPU: all of it is in use, and only %1 of what the workers can "
                               "keep busy goes to the server."),
     QT_TRANSLATE_NOOP("core", "See what else runs on this machine; Millrace itself needs less when the "
                               "files are unpacked and only counts are verified."),
     QT_TRANSLATE_NOOP(
         "core",
         "Limit: this machine's CPU is all in use, %1 of it for the server. See what else runs here.")},
    {BottleneckKind::Redo, "redo",
     QT_TRANSLATE_NOOP("core", "The redo log: %1 full, so pages have to be written before rows can go on."),
     QT_TRANSLATE_NOOP("core",
                       "Raise innodb_redo_log_capacity (MySQL 8.0.30 and later) or innodb_log_file_size."),
     QT_TRANSLATE_NOOP(
         "core", "Limit: the redo log, %1 full. Raise innodb_redo_log_capacity or innodb_log_file_size.")},
    {BottleneckKind::Flush, "flush",
     QT_TRANSLATE_NOOP("core", "Writing dirty pages: the buffer pool had no free page for the next row."),
     QT_TRANSLATE_NOOP("core", "Raise innodb_io_capacity and innodb_io_capacity_max, innodb_buffer_pool_size "
                               "where there is memory; sort by the primary key."),
     QT_TRANSLATE_NOOP("core",
                       "Limit: writing dirty pages. Raise innodb_io_capacity; sort by the primary key.")},
    {BottleneckKind::PoolMisses, "pool_misses",
     QT_TRANSLATE_NOOP(
         "core",
         "Index maintenance: the buffer pool is too small for the indexes, %1 page reads per 100 rows."),
     QT_TRANSLATE_NOOP("core", "Defer secondary indexes (--indexes defer), sort by the primary key (--order "
                               "primary-key), raise innodb_buffer_pool_size."),
     QT_TRANSLATE_NOOP(
         "core",
         "Limit: index pages are read again, %1 per 100 rows. Defer the indexes, or a larger buffer pool.")},
    {BottleneckKind::Cluster, "cluster",
     QT_TRANSLATE_NOOP("core", "The cluster: for %1 of the time its nodes took no rows, because one of them "
                               "has to catch up or because there is no majority of them."),
     QT_TRANSLATE_NOOP("core",
                       "Look at the node with the longest wsrep_local_recv_queue: more threads that "
                       "apply (wsrep_slave_threads), a faster disk, or leave it out until the load is over."),
     QT_TRANSLATE_NOOP("core",
                       "Limit: the cluster, it took no rows %1 of the time. Look at the node with the "
                       "longest wsrep_local_recv_queue.")},
    {BottleneckKind::Locks, "locks",
     QT_TRANSLATE_NOOP("core", "Row locks: the workers spend %1 of their time waiting for them."),
     QT_TRANSLATE_NOOP("core", "See who holds the rows (SHOW ENGINE INNODB STATUS); fewer workers, or the "
                               "order of the primary key."),
     QT_TRANSLATE_NOOP(
         "core",
         "Limit: row locks, %1 of the workers' time. See who holds the rows, or take fewer workers.")},
    {BottleneckKind::Commit, "commit",
     QT_TRANSLATE_NOOP(
         "core", "COMMIT: the workers spend %1 of their time after a chunk's last row, until it is on disk."),
     QT_TRANSLATE_NOOP("core",
                       "Larger chunks; innodb_flush_log_at_trx_commit=2 and sync_binlog=0 for the load."),
     QT_TRANSLATE_NOOP(
         "core", "Limit: COMMIT, %1 of the workers' time. Larger chunks; innodb_flush_log_at_trx_commit=2.")},
    {BottleneckKind::AutoIncLock, "autoinc_lock",
     QT_TRANSLATE_NOOP("core", "The AUTO_INCREMENT counter: a LOAD DATA locks it until its end, and the "
                               "workers spend %1 of their time waiting for each other's."),
     QT_TRANSLATE_NOOP("core",
                       "innodb_autoinc_lock_mode=2 (my.cnf, with a restart; not with statement-based "
                       "replication) takes this lock away. Until then more workers gain nothing here."),
     QT_TRANSLATE_NOOP(
         "core",
         "Limit: the AUTO_INCREMENT counter's lock, %1 of the workers' time. innodb_autoinc_lock_mode=2.")},
};

const Words &wordsOf(BottleneckKind kind)
{
    return *std::find_if(std::begin(table), std::end(table),
                         [kind](const Words &words) { return words.kind == kind; });
}

QString withShare(const char *words, const Bottleneck &limit)
{
    const QString text = CoreText::tr(words);
    const QString percent = QString::number(qRound(limit.share * 100));
    // Pages per 100 rows are no per cent.
    return !text.contains(u"%1"_s)
               ? text
               : text.arg(limit.kind == BottleneckKind::PoolMisses ? percent : percent + u" %"_s);
}

} // namespace

QString bottleneckName(BottleneckKind kind)
{
    return QLatin1String(wordsOf(kind).name);
}

BottleneckKind bottleneckFromName(const QString &name)
{
    const auto *const known = std::find_if(std::begin(table), std::end(table), [&name](const Words &words) {
        return name == QLatin1String(words.name);
    });
    return known == std::end(table) ? BottleneckKind::Unclear : known->kind;
}

QString bottleneckSentence(const Bottleneck &limit)
{
    return withShare(wordsOf(limit.kind).sentence, limit);
}

QString bottleneckRemedy(BottleneckKind kind)
{
    const char *const words = wordsOf(kind).remedy;
    return words ? CoreText::tr(words) : QString();
}

QString bottleneckLine(const Bottleneck &limit)
{
    return withShare(wordsOf(limit.kind).line, limit);
}

} // namespace millrace
