// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/load/deferredindexfile.h"
#include "core/load/indexbuildstatus.h"
#include "core/server/connection.h"

#include <stop_token>

namespace millrace {

/// Both functions block and run on the connection's thread; a thread and a connection of their own watch them
/// while a statement runs. The connection must hold no transaction (ALTER TABLE commits).
struct IndexBuildOptions
{
    ResolvedConnection target; ///< for the watching connection: the same account
    int lockWaitSeconds = 0;   ///< for other sessions' metadata locks; 0: 10 s to drop, 300 s to build
    /// Cancels within a second; the table keeps whole indexes only. The connection may be closed afterwards:
    /// a MySQL server that sorts hears nothing else for seconds, and takes its work back on its own then.
    std::stop_token stop = {};
    IndexBuildStatus *status = nullptr; ///< may be nullptr
};

struct IndexDropOutcome
{
    QStringList dropped;
    QStringList missing;      ///< of the record, were gone already: a run that goes on
    QVector<KeptIndex> stays; ///< could not be dropped after all: a foreign key this account cannot see
};

struct IndexProblem
{
    QString index;
    Error error;
};

struct IndexBuildOutcome
{
    QStringList built;
    QStringList present;           ///< were there already, as recorded
    QVector<IndexProblem> failed;  ///< are missing still: duplicates (DuplicateRow) or the server's refusal
    QVector<IndexProblem> altered; ///< another index of that name is there; it was not touched
    QStringList notes;             ///< settings and clauses of the build, one sentence each
    bool orderKept = true;         ///< SHOW CREATE TABLE lists the indexes in the recorded order
    qint64 elapsedMs = 0;

    bool isComplete() const { return failed.isEmpty() && altered.isEmpty(); }
};

/// Drops, in one ALTER TABLE, those of the record's indexes that the table has as recorded; one that has
/// another definition by now stays. Only a record on disk can be handed in. Errors: TableLocked (nobody let
/// go of the table in time; nothing was dropped), Cancelled, PrivilegeMissing, TableMissing, IndexDropFailed,
/// ConnectionLost.
Result<IndexDropOutcome> dropIndexes(const DeferredIndexFile &record, const ServerFacts &facts,
                                     Connection &connection, const IndexBuildOptions &options);

/// Builds, in one ALTER TABLE, all of the record's indexes that the table lacks; when one of them cannot be
/// built, the others are. May be called any number of times: what is missing is what the table lacks. An
/// ALTER that a program left behind when it was killed is waited for. Errors, with nothing half built:
/// Cancelled, TableLocked, PrivilegeMissing, TableMissing, ConnectionLost, IndexBuildFailed.
Result<IndexBuildOutcome> buildIndexes(const DeferredIndexFile &record, const ServerFacts &facts,
                                       Connection &connection, const IndexBuildOptions &options);

} // namespace millrace
