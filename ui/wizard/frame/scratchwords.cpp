// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/frame/scratchwords.h"

#include "core/base/literals.h"
#include "ui/language/localtext.h"

#include <QFileInfo>

namespace millrace {

namespace {

/// The name of the program that runs, as its --version says where that is known.
QString programName(const ScratchWork &work)
{
    const QString path = work.status().program;
    for (const ServerProgram &program : work.seen().programs)
        if (program.path == path)
            return program.displayName();
    return QFileInfo(path).fileName();
}

} // namespace

QString scratchState(const ScratchWork &work)
{
    switch (work.doing()) {
    case ScratchWork::Doing::Starting:
        return tr("Starting …");
    case ScratchWork::Doing::Stopping:
        return tr("Stopping …");
    case ScratchWork::Doing::Deleting:
        return tr("Deleting …");
    case ScratchWork::Doing::Sealing:
        return work.stage().isEmpty() ? tr("Sealing …") : tr("Sealing · %1").arg(work.stage());
    case ScratchWork::Doing::Nothing:
        break;
    }
    if (!work.isKnown())
        return tr("Looking for it …");
    const ScratchServer::Status &status = work.status();
    if (!status.running)
        return status.hasData ? tr("Not running · keeps %1 of data").arg(sizeText(status.dataBytes))
                              : tr("Not running · it has no data");
    return QStringList{tr("Running"), programName(work), durabilityTitle(status.durability, status.inMemory),
                       tr("%1 MiB pool").arg(status.memoryBytes / 1024 / 1024),
                       tr("%1 of data").arg(sizeText(status.dataBytes))}
        .join(u" · "_s);
}

QString scratchFate(const ScratchWork &work)
{
    const ScratchServer::Status &status = work.status();
    QStringList lines;
    switch (work.owner()) {
    case ScratchOwner::Nobody:
        if (status.hasData)
            lines << tr("The data are in %1.").arg(status.folder);
        break;
    case ScratchOwner::Us:
        lines << tr("Started by this window and stopped when it closes; the data stay in %1.")
                     .arg(status.folder);
        break;
    case ScratchOwner::Other:
        lines << tr("Started by another program, which still runs: it may count on it. Its data are in %1.")
                     .arg(status.folder);
        break;
    case ScratchOwner::Ended:
        lines << tr("Started by a program that has ended: it runs until it is stopped. Its data are in %1.")
                     .arg(status.folder);
        break;
    }
    if (status.running && status.durability == ScratchServer::Durability::None &&
        status.eatMyData.isEmpty() && !status.inMemory)
        lines << tr("libeatmydata is not installed: InnoDB still waits for the disk now and then.");
    if (status.running && status.inMemory)
        lines << tr("It is in memory: gone when the machine is switched off.");
    if (work.bothRun())
        lines
            << tr("Another one runs in memory, with %1 of data; it comes in sight when this one is stopped.")
                   .arg(sizeText(work.seen().memory.dataBytes));
    return lines.join(u' ');
}

QString durabilityTitle(ScratchServer::Durability durability, bool inMemory)
{
    if (inMemory)
        return tr("in memory");
    switch (durability) {
    case ScratchServer::Durability::Full:
        return tr("full durability");
    case ScratchServer::Durability::Relaxed:
        return tr("relaxed durability");
    case ScratchServer::Durability::None:
        return tr("no durability");
    }
    Q_UNREACHABLE();
}

QString durabilityPrice(ScratchServer::Durability durability, bool inMemory)
{
    if (inMemory)
        return tr("Data and log on a tmpfs: shows what a load takes without a disk. Gone when the machine is "
                  "switched off, and it cannot be sealed.");
    switch (durability) {
    case ScratchServer::Durability::Full:
        return tr("Every commit is on disk before it is confirmed, every page is written twice.");
    case ScratchServer::Durability::Relaxed:
        return tr("The log is flushed by the second, no binary log, no doublewrite: a crash of the machine "
                  "may cost the last second, or a page that was being written.");
    case ScratchServer::Durability::None:
        return tr(
            "Nothing waits for the disk (libeatmydata): a crash of the machine costs everything. Seal it "
            "when the load is done.");
    }
    Q_UNREACHABLE();
}

QString sealWords(const SealReport &report)
{
    const QString compared =
        report.tables.isEmpty()
            ? tr("It holds no tables.")
            : tr("The checksums of %1 are what they were.").arg(tablesText(report.tables.size()));
    return tr("Sealed in %1 s: stopped cleanly, its files synced, started again with full durability. %2")
        .arg(decimalText(report.secondsTotal, 1), compared);
}

} // namespace millrace
