// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/bottleneckwords.h"

#include <QCoreApplication>

namespace millrace {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Bottleneck)
};

QString percent(double share)
{
    return Words::tr("%1 %").arg(qRound(share * 100));
}

} // namespace

QString bottleneckText(const Limit &limit)
{
    switch (limit.kind) {
    case LimitKind::Unclear:
        return Words::tr("Limit: not clear from the figures.");
    case LimitKind::Plan:
        return Words::tr("Limit: the plan's own, %1 of the workers' time. Raise it on the Chunks page.")
            .arg(percent(limit.share));
    case LimitKind::Source:
        return Words::
            tr("Limit: the source, workers wait for it %1 of the time. Unpack the files beforehand, or put "
               "them on a faster disk.")
                .arg(percent(limit.share));
    case LimitKind::Client:
        return Words::
            tr("Limit: this machine prepares rows %1 of the workers' time. More workers, or verify counts "
               "only.")
                .arg(percent(limit.share));
    case LimitKind::Network:
        return Words::tr("Limit: the network, full %1 of the time. Run Millrace on or near the server.")
            .arg(percent(limit.share));
    case LimitKind::ServerCpu:
        return Words::tr(
                   "Limit: the server's CPU, %1 of what the workers can use. Defer indexes, drop triggers.")
            .arg(percent(limit.share));
    case LimitKind::MachineCpu:
        return Words::
            tr("Limit: this machine's CPU is all in use, %1 of it for the server. See what else runs here.")
                .arg(percent(limit.share));
    case LimitKind::Redo:
        return Words::tr(
                   "Limit: the redo log, %1 full. Raise innodb_redo_log_capacity or innodb_log_file_size.")
            .arg(percent(limit.share));
    case LimitKind::Flush:
        return Words::tr("Limit: writing dirty pages. Raise innodb_io_capacity; sort by the primary key.");
    case LimitKind::PoolMisses:
        return Words::
            tr("Limit: index pages are read again, %1 per 100 rows. Defer the indexes, or a larger buffer "
               "pool.")
                .arg(qRound(limit.share * 100));
    case LimitKind::Locks:
        return Words::
            tr("Limit: row locks, %1 of the workers' time. See who holds the rows, or take fewer workers.")
                .arg(percent(limit.share));
    case LimitKind::Commit:
        return Words::tr("Limit: COMMIT, %1 of the workers' time. Larger chunks; "
                         "innodb_flush_log_at_trx_commit=2.")
            .arg(percent(limit.share));
    case LimitKind::AutoIncLock:
        return Words::tr("Limit: the AUTO_INCREMENT counter's lock, %1 of the workers' time. "
                         "innodb_autoinc_lock_mode=2.")
            .arg(percent(limit.share));
    }
    return {};
}

} // namespace millrace
