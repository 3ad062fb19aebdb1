// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/server/scratch/scratchowner.h"

#include "core/server/scratch/scratchfolder.h"

#include <unistd.h>

namespace millrace {

ScratchOwner scratchOwner(const ScratchServer::Status &status)
{
    if (!status.running)
        return ScratchOwner::Nobody;
    const auto running = ScratchFolder(status.folder).runningServer();
    if (!running)
        return ScratchOwner::Nobody;
    if (!running->startedBy || !running->startedBy->isRunning())
        return ScratchOwner::Ended;
    return running->startedBy == ServerProcess::fromPid(::getpid()) ? ScratchOwner::Us : ScratchOwner::Other;
}

Result<QStringList> stopScratchStartedHere()
{
    const auto self = ServerProcess::fromPid(::getpid());
    QStringList folders;
    for (const bool inMemory : {false, true}) {
        const ScratchServer::Options options{.inMemory = inMemory};
        const ScratchServer::Status status = ScratchServer(options).status();
        const auto running = ScratchFolder(status.folder).runningServer();
        if (!self || !running || running->startedBy != self)
            continue;
        MILLRACE_TRY_VOID(ScratchServer(options).stop());
        folders << status.folder;
    }
    return folders;
}

} // namespace millrace
