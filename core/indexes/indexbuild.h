// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/indexes/deferredindexfile.h"
#include "core/indexes/indexbuildoptions.h"

namespace millrace {

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
