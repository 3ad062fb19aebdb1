// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace millrace {

/// Where something is, as version numbers like ServerFacts::version: from the first that has it (0: as long
/// as anybody remembers, -1: never), to the first that has it no more (0: still there).
struct VersionRange
{
    int from = 0;
    int gone = 0;

    bool contains(int version) const { return from >= 0 && version >= from && (gone == 0 || version < gone); }
};

/// What one server does and another does not. The table behind serverCan() is the one place that says which
/// versions these are; the tables of variables (tuning/knobtable) and of functions (mapping/transforms) have
/// the ranges of their rows.
enum class Ability
{
    DynamicPrivileges,     ///< SYSTEM_VARIABLES_ADMIN and kin; SHOW GRANTS has to be asked for roles
    SessionVariablesAdmin, ///< a privilege of its own for restricted session variables
    SuperInPieces,         ///< BINLOG ADMIN, READ_ONLY ADMIN and kin
    SuperPassesReadOnly,   ///< SUPER may write while read_only is ON
    ReplicaMonitor,        ///< the privilege to see how far replicas lag; elsewhere REPLICATION CLIENT
    RowNumberFunction,     ///< ROW_NUMBER() OVER ()
    NumberedConditions,    ///< GET DIAGNOSTICS knows ROW_NUMBER of a condition
    StatementTimeInFront, ///< SET STATEMENT max_statement_time = … FOR; elsewhere the hint MAX_EXECUTION_TIME
    BulkInsertIntoEmpty,     ///< unique_checks=0 with foreign_key_checks=0 fills empty tables under one lock
    AlterProgressListed,     ///< PROCESSLIST has STAGE and PROGRESS; elsewhere performance_schema has stages
    ProcesslistInSchema,     ///< performance_schema.processlist, which waits for nobody
    MetadataLocksListed,     ///< performance_schema.metadata_locks, without a plugin
    DataLocksListed,         ///< performance_schema.data_locks; elsewhere INNODB_LOCKS
    CachedIndexesListed,     ///< INNODB_CACHED_INDEXES: pages in the buffer pool, counted for nothing
    AnalyzeBesideReaders,    ///< ANALYZE TABLE while a long SELECT reads blocks nobody
    RedoLogCapacity,         ///< innodb_redo_log_capacity instead of a size of log files
    SteadyJsonChecksum,      ///< CHECKSUM TABLE of JSON is the same in every session
    Collations0900,          ///< utf8mb4_0900_…
    CollationsUca1400,       ///< uca1400_…
    ReplicaWords,            ///< START REPLICA, SHOW REPLICA STATUS as the words to use; elsewhere SLAVE
    ChangeReplicationSource, ///< CHANGE REPLICATION SOURCE TO, which can give transactions GTIDs; elsewhere
                             ///< MASTER
    GtidPurgedPlus,          ///< gtid_purged takes '+…' beside GTIDs that are there
    ResetBinaryLogs,         ///< RESET BINARY LOGS AND GTIDS; elsewhere RESET MASTER
    RewriteDbVariable        ///< replicate_rewrite_db is a variable, of MariaDB; elsewhere an option
};

/// \a version: 101119 for 10.11.19, 90704 for 9.7.4. Sources: the reference manuals; what the servers of the
/// tests answer is pinned by the tests of whoever asks.
bool serverCan(Ability ability, bool mariaDb, int version);

} // namespace millrace
