// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/bottleneckwords.h"

#include <QCoreApplication>

namespace millrace {

namespace {

struct BottleneckTexts
{
    Q_DECLARE_TR_FUNCTIONS(Bottleneck)
};

QString percent(double share)
{
    return BottleneckTexts::tr("%1 %").arg(qRound(share * 100));
}

} // namespace

QString bottleneckText(const Bottleneck &limit)
{
    switch (limit.kind) {
    case BottleneckKind::Unclear:
        return BottleneckTexts::tr("Limit: not clear from the figures.");
    case BottleneckKind::Plan:
        return BottleneckTexts::tr(
                   "Limit: the plan's own, %1 of the workers' time. Raise it on the Chunks page.")
            .arg(percent(limit.share));
    case BottleneckKind::Source:
        return BottleneckTexts::
            tr("Limit: the source, workers wait for it %1 of the time. Unpack the files beforehand, or put "
               "them on a faster disk.")
                .arg(percent(limit.share));
    case BottleneckKind::Client:
        return BottleneckTexts::
            tr("Limit: this machine prepares rows %1 of the workers' time. More workers, or verify counts "
               "only.")
                .arg(percent(limit.share));
    case BottleneckKind::Network:
        return BottleneckTexts::tr(
                   "Limit: the network, full %1 of the time. Run Millrace on or near the server.")
            .arg(percent(limit.share));
    case BottleneckKind::ServerCpu:
        return BottleneckTexts::tr(
                   "Limit: the server's CPU, %1 of what the workers can use. Defer indexes, drop triggers.")
            .arg(percent(limit.share));
    case BottleneckKind::MachineCpu:
        return BottleneckTexts::
            tr("Limit: this machine's CPU is all in use, %1 of it for the server. See what else runs here.")
                .arg(percent(limit.share));
    case BottleneckKind::Redo:
        return BottleneckTexts::tr(
                   "Limit: the redo log, %1 full. Raise innodb_redo_log_capacity or innodb_log_file_size.")
            .arg(percent(limit.share));
    case BottleneckKind::Flush:
        return BottleneckTexts::tr(
            "Limit: writing dirty pages. Raise innodb_io_capacity; sort by the primary key.");
    case BottleneckKind::PoolMisses:
        return BottleneckTexts::
            tr("Limit: index pages are read again, %1 per 100 rows. Defer the indexes, or a larger buffer "
               "pool.")
                .arg(qRound(limit.share * 100));
    case BottleneckKind::Locks:
        return BottleneckTexts::
            tr("Limit: row locks, %1 of the workers' time. See who holds the rows, or take fewer workers.")
                .arg(percent(limit.share));
    case BottleneckKind::Commit:
        return BottleneckTexts::tr("Limit: COMMIT, %1 of the workers' time. Larger chunks; "
                                   "innodb_flush_log_at_trx_commit=2.")
            .arg(percent(limit.share));
    case BottleneckKind::AutoIncLock:
        return BottleneckTexts::tr("Limit: the AUTO_INCREMENT counter's lock, %1 of the workers' time. "
                                   "innodb_autoinc_lock_mode=2.")
            .arg(percent(limit.share));
    }
    return {};
}

} // namespace millrace
