// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/server/scratch/scratchserver.h"

#include <functional>

namespace millrace {

/// What sealing did.
struct SealReport
{
    struct Table
    {
        QString name;     ///< schema.table
        QString checksum; ///< CHECKSUM TABLE … EXTENDED, before and after
    };
    QVector<Table> tables;
    QString wasDurability; ///< of the server that was stopped
    QString eatMyData;     ///< library it had run with; empty: none
    double shutdownSeconds = 0;
    double secondsTotal = 0;
    ScratchServer::Status status; ///< of the server that runs now, with full durability

    QJsonObject toJson() const;
};

/// Makes the data of a private server that ran without care for the disk as safe as any: checksums of all
/// tables, a clean shutdown (innodb_fast_shutdown=0), the files synced, the same server again with full
/// durability and without libeatmydata, and the checksums once more. The order matters: a table is called
/// equal only when the server that is left read it from the files. \a onStage is told what begins.
/// Errors: ScratchServerFailed (it does not run, or in memory, where nothing can be made safe),
/// ContentMismatch (which tables), the server's. Whatever fails, the data stay; stopped in between, "scratch
/// start" goes on.
Result<SealReport> sealScratch(const ScratchServer::Options &options,
                               const std::function<void(const QString &)> &onStage);

} // namespace millrace
