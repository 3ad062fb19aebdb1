// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/order/keys/keyorder.h"
#include "core/plan/plan.h"
#include "core/server/connection.h"
#include "core/server/serverfacts.h"
#include "core/server/tableschema.h"
#include "core/source/inspect/dumpreading.h"
#include "core/tuning/hostfacts.h"

#include <optional>
#include <stop_token>

namespace millrace {

/// How many processors the server has, as far as that can be known.
struct ServerCores
{
    int count = 0;         ///< 0: unknown
    bool isGuess = false;  ///< by a setting that the server derives from them
    bool isShared = false; ///< with this program: the server is on this machine
};

/// What the choices rest on; a value, everything in it was looked at before anything is loaded.
struct ChoiceFacts
{
    // The source
    qint64 rows = -1; ///< -1: not counted
    qint64 bytes = 0;
    qint64 tables = 0;             ///< of a whole dump, those with rows
    std::optional<KeyOrder> order; ///< by the heads of the files; unset: there is no key, or none to sort by
    QString whyUnsorted;           ///< one sentence, where rows cannot be sorted; empty: they can

    // The target
    std::optional<TableSchema> table; ///< unset: not known
    QVector<qint64> entryBytes;       ///< of the indexes that could be built after the load
    QString whyKept;                  ///< one sentence, where there is none
    bool mayDefer = true;             ///< the account has what dropping and building indexes takes
    bool generatesIds = false;        ///< AUTO_INCREMENT gives the numbers, under a lock of the table
    int othersAtWork = 0;             ///< sessions of others in this schema
    // The server
    ServerCores cores;
    int threadsRunning = 0; ///< statements of others that ran when it was looked at
    qint64 poolBytes = 0;
    qint64 poolFreeBytes = -1; ///< -1: not known
    qint64 redoBytes = 0;      ///< capacity of the redo log; 0: not known
    qint64 mostChunkRows = 0;  ///< what the cluster takes in one transaction; 0: no limit
    qint64 mostChunkBytes = 0;
    QString cluster;       ///< "Galera": whose limit that is
    QString clusterOrigin; ///< as ClusterBound::origin

    /// Of the pool, what this load can count on: what is free, and half of what others fill.
    qint64 poolForLoad() const;
};

/// How many processors the server has: those of this machine where it runs on it, else what its settings tell
/// (MariaDB: thread_pool_size; MySQL from 8.4 on: innodb_read_io_threads).
ServerCores coresOf(const ServerFacts &facts, const std::optional<HostFacts> &host);

/// Asks the server what \a facts does not have and reads the heads of the plan's files: well under a second.
/// Changes nothing. \a table: what the rows go into, unset where it is not known. What cannot be found out (a
/// right that is missing) stays unknown. Errors: of the connection; Cancelled.
Result<ChoiceFacts> readChoiceFacts(const Plan &plan, const ServerFacts &facts,
                                    const std::optional<HostFacts> &host,
                                    const std::optional<TableSchema> &table, Connection &connection,
                                    std::stop_token stop = {});

/// Rows, bytes and tables of a whole dump, in place of a plan's source.
void takeDump(const DumpReading &reading, ChoiceFacts &facts);

} // namespace millrace
