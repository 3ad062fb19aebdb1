// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/indexes/indexbuild.h"
#include "core/load/control/runlog.h"
#include "core/record/runfolder.h"

namespace millrace {

/// The two ends of deferring secondary indexes within a run: they are dropped before the first row and built
/// after the last. What was dropped is in the run folder before it is dropped. Blocks; on the session
/// thread.
class IndexPhase
{
public:
    struct Context
    {
        const Plan &plan;
        const ServerFacts &facts;
        const ResolvedConnection &target;
        RunFolder &folder;
        RunLog &log;
        IndexBuildStatus &status;
        std::stop_token stop;
    };
    explicit IndexPhase(const Context &context);

    /// Writes the definitions down and drops them. A run that goes on takes the record of its first start.
    /// Errors: as planIndexDeferral, DeferredIndexFile and dropIndexes.
    Result<void> dropBefore(Connection &connection, const TableSchema &table);
    /// Builds what the record says is missing; nothing to do without a record. Errors: as buildIndexes;
    /// IndexBuildFailed or DuplicateRow when one of them cannot be built (the others are). The event that
    /// tells of it has indexes_built (names) and ms.
    Result<void> buildAfter(Connection &connection);

    /// How many are to be built after the last row; known after dropBefore().
    int deferred() const { return m_deferred; }

private:
    void tellKept(const QVector<KeptIndex> &indexes) const;

    const Context m_context;
    int m_deferred = 0;
};

} // namespace millrace
