// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/warmupoptions.h"
#include "core/server/login/connectionspec.h"
#include "core/verify/warmupreport.h"

#include <functional>
#include <stop_token>

namespace millrace {

/// Reads tables into the buffer pool and proves it. Per table: OPTIMIZE and ANALYZE where asked for, then
/// twice a scan of the clustered index and of each chosen secondary one. Every scan names its index (FORCE
/// INDEX) and adds up a constant over the rows: COUNT(*) will not do, MySQL counts rows by the clustered
/// index whichever index is forced. Nothing but OPTIMIZE and ANALYZE (neither of which is written to the
/// binary log) changes anything on the server; sessions read without locks and without a snapshot.
///
/// A table larger than the pool is not scanned, which would only throw out what is there: the list of the
/// pages in the pool is written down instead (innodb_buffer_pool_dump_now), for the server's next start.
///
/// Pages per index come from INNODB_CACHED_INDEXES (MySQL 8.0: a few milliseconds), else from
/// INNODB_BUFFER_PAGE, which makes a row of every page of the pool (0.1 s for 512 MB): only of pools up to
/// largestPoolToCount. Evidence that cannot be had is a note with the reason, never an error.
struct Warmup
{
    const ResolvedConnection &target;
    QStringList tables; ///< "schema.table"; without a schema that of the target
    WarmupOptions options;
    std::stop_token stop;
    /// Told what is about to begin, "credits: reading PRIMARY"; may be empty.
    std::function<void(const QString &)> onStage;

    /// Blocks until all is read. Errors: TableMissing (of any table, before anything is read), Cancelled,
    /// PrivilegeMissing (SELECT), ConnectionLost; nothing is left behind.
    Result<WarmupReport> run() const;
};

} // namespace millrace
