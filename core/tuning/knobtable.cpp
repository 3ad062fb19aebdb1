// SPDX-License-Identifier: GPL-3.0-or-later
// Sources: the reference manuals of MySQL 5.7, 8.0, 8.4, 9.x and MariaDB; what MariaDB 10.11 and MySQL 9.7
// answer is pinned by tests/integration/servers/tuning_test.cpp. Whether a server has a knob is for the
// server to say; the versions here are for people who wonder where it is.
#include "core/tuning/knobtable.h"

#include <QtGlobal>
#include <array>

namespace millrace {

namespace {

using Needs = KnobNeeds;

constexpr VersionRange never{-1, 0};

// Group and, where nothing else is said, what it takes to set one: see joined().

constexpr KnobRow sessionRows[] = {
    {.name = "net_read_timeout",
     .does = QT_TRANSLATE_NOOP("core", "How long the server waits for the next block of a load."),
     .gain = QT_TRANSLATE_NOOP("core", "A paused or throttled load is not cut off by the server."),
     .unit = "s",
     .during = "86400",
     .preset = 1,
     .least = 1,
     .most = 31536000},
    {.name = "net_write_timeout",
     .does = QT_TRANSLATE_NOOP("core", "How long the server waits for us to take its answer."),
     .gain = QT_TRANSLATE_NOOP("core", "A source on another server is not cut off while the target is slow."),
     .unit = "s",
     .during = "86400",
     .least = 1,
     .most = 31536000},
    {.name = "wait_timeout",
     .does = QT_TRANSLATE_NOOP("core", "How long a connection may be idle."),
     .gain = QT_TRANSLATE_NOOP("core", "A worker that waits for the scan keeps its connection."),
     .unit = "s",
     .during = "86400",
     .preset = 1,
     .least = 1,
     .most = 31536000},
    {.name = "innodb_lock_wait_timeout",
     .does = QT_TRANSLATE_NOOP("core", "How long a statement waits for a row lock."),
     .gain =
         QT_TRANSLATE_NOOP("core", "Workers wait longer for each other's locks before a chunk is retried."),
     .unit = "s",
     .during = "120",
     .preset = 1,
     .least = 1,
     .most = 100000000},
    {.name = "lock_wait_timeout",
     .does = QT_TRANSLATE_NOOP(
         "core", "How long a statement waits for somebody's lock on the whole table (an ALTER, a backup)."),
     .gain =
         QT_TRANSLATE_NOOP("core", "A blocked load says so after ten minutes, not after a day or a year."),
     .risk =
         QT_TRANSLATE_NOOP("core", "a backup that holds the table longer stops the load; it can be resumed"),
     .unit = "s",
     .during = "600",
     .least = 1,
     .most = 31536000},
    {.name = "foreign_key_checks",
     .does = QT_TRANSLATE_NOOP("core", "Whether parents of foreign keys are looked up, row by row."),
     .gain = QT_TRANSLATE_NOOP("core",
                               "Saves one lookup per row and foreign key; nothing where the table has none."),
     .risk = QT_TRANSLATE_NOOP("core", "rows without a parent are stored and nobody says so"),
     .during = "0"},
    {.name = "unique_checks",
     .does = QT_TRANSLATE_NOOP(
         "core", "Whether unique secondary indexes are checked at once; 0 lets them go through the "
                 "change buffer."),
     .gain = QT_TRANSLATE_NOOP(
         "core", "Less random reading where such an index is larger than the buffer pool and change "
                 "buffering is on."),
     .risk = QT_TRANSLATE_NOOP("core", "a real duplicate can corrupt a unique secondary index"),
     .during = "0"},
    {.name = "sql_log_bin",
     .does = QT_TRANSLATE_NOOP("core", "Whether the load's rows are written to the binary log."),
     .gain = QT_TRANSLATE_NOOP("core", "Each byte is written once less, and COMMIT waits for one file less."),
     .risk = QT_TRANSLATE_NOOP("core", "replicas and point-in-time recovery do not get these rows"),
     .during = "0",
     .preset = 3,
     .needs = Needs::BinlogSession},
    {.name = "transaction_isolation",
     .does = QT_TRANSLATE_NOOP(
         "core", "What the load's statements see of others (tx_isolation before MariaDB 11.1)."),
     .gain = QT_TRANSLATE_NOOP(
         "core", "LOAD DATA itself gains nothing; expressions with subqueries take fewer locks."),
     .risk = QT_TRANSLATE_NOOP(
         "core", "expressions that read other tables may see rows that are not there a moment later"),
     .during = "READ-COMMITTED",
     .mysql = {50720, 0}},
    {.name = "time_zone",
     .does = QT_TRANSLATE_NOOP("core", "In which zone the dump's TIMESTAMP values are read."),
     .gain = QT_TRANSLATE_NOOP("core", "mysqldump writes them in +00:00; speed is the same."),
     .risk = QT_TRANSLATE_NOOP("core", "a dump written in another zone is shifted"),
     .during = "+00:00"},
    {.name = "sql_mode",
     .does = QT_TRANSLATE_NOOP("core", "Which values are errors and how literals are read."),
     .gain = QT_TRANSLATE_NOOP("core", "Strictness costs nothing measurable."),
     .ours = QT_TRANSLATE_NOOP(
         "core", "Millrace adds STRICT_ALL_TABLES and NO_AUTO_VALUE_ON_ZERO to the server's own mode; the "
                 "policy for bad rows (Chunks) decides about strictness.")},
    {.name = "max_error_count",
     .does = QT_TRANSLATE_NOOP("core", "How many warnings of a statement the server lists."),
     .gain = QT_TRANSLATE_NOOP("core", "Bad rows are found in one go."),
     .most = 65535,
     .ours = QT_TRANSLATE_NOOP("core", "Millrace sets 65535, so that every bad row can be named.")},
    {.name = "innodb_ddl_threads",
     .does = QT_TRANSLATE_NOOP("core", "Threads that build indexes."),
     .gain = QT_TRANSLATE_NOOP(
         "core", "Index builds use more cores where there are some; on 2 cores 4 threads against 1 made "
                 "no difference that stood out."),
     .mysql = {80027, 0},
     .mariaDb = never,
     .least = 1,
     .most = 64,
     .ours = QT_TRANSLATE_NOOP("core", "Millrace raises it to 4 while it builds deferred indexes.")},
    {.name = "innodb_ddl_buffer_size",
     .does = QT_TRANSLATE_NOOP("core", "Memory in which an index build sorts."),
     .gain = QT_TRANSLATE_NOOP(
         "core",
         "A little where it was measured (MySQL 9.7.4, 3 million rows, 3 indexes): 64 MB took 0.82 to "
         "0.91 of the time of 1 MB, 256 MB was no faster than 64 MB."),
     .unit = "bytes",
     .mysql = {80027, 0},
     .mariaDb = never,
     .least = 65536,
     .most = 4294967295.0,
     .ours = QT_TRANSLATE_NOOP("core", "Millrace raises it to 64 MB while it builds deferred indexes.")},
    {.name = "innodb_parallel_read_threads",
     .does = QT_TRANSLATE_NOOP("core", "Threads that read the clustered index for an index build."),
     .gain = QT_TRANSLATE_NOOP("core", "Index builds read faster where cores are idle; on 2 cores 4 threads "
                                       "against 1 made no difference that stood out."),
     .mysql = {80014, 0},
     .mariaDb = never,
     .least = 1,
     .most = 256,
     .ours = QT_TRANSLATE_NOOP("core", "Millrace raises it to 4 while it builds deferred indexes.")},
};

constexpr KnobRow globalRows[] = {
    {.name = "innodb_flush_log_at_trx_commit",
     .does = QT_TRANSLATE_NOOP(
         "core", "When a COMMIT reaches the disk: 1 at once, 2 within a second (survives mysqld, not the "
                 "machine), 0 within a second."),
     .gain = QT_TRANSLATE_NOOP(
         "core", "COMMIT does not wait for fsync: large with small chunks and slow disks, small with large "
                 "chunks."),
     .risk = QT_TRANSLATE_NOOP(
         "core", "a crash of the machine loses the last second of every session's commits; Millrace finds "
                 "chunks that were lost and loads them again"),
     .during = "2",
     .scratch = "0",
     .preset = 2,
     .most = 3},
    {.name = "sync_binlog",
     .does = QT_TRANSLATE_NOOP("core",
                               "After how many commits the binary log is synced; 0 leaves it to the system."),
     .gain = QT_TRANSLATE_NOOP(
         "core", "One fsync per COMMIT less where the binary log is on; nothing where it is off."),
     .risk = QT_TRANSLATE_NOOP(
         "core", "a crash of the machine loses commits from the binary log: replicas fall apart from it"),
     .during = "0",
     .preset = 2,
     .needs = Needs::SyncBinlog,
     .most = 4294967295.0},
    {.name = "innodb_redo_log_capacity",
     .does =
         QT_TRANSLATE_NOOP("core", "How much redo log there may be before dirty pages have to be flushed."),
     .gain = QT_TRANSLATE_NOOP("core", "No stalls at checkpoints: the curve stays flat under a heavy load."),
     .risk = QT_TRANSLATE_NOOP("core", "recovery after a crash reads more; takes the space on disk"),
     .unit = "bytes",
     .during = "auto",
     .preset = 2,
     .mysql = {80030, 0},
     .mariaDb = never,
     .dynamicMysql = {80030, 0},
     .dynamicMariaDb = never,
     .least = 8388608,
     .most = 549755813888.0},
    {.name = "innodb_log_file_size",
     .does = QT_TRANSLATE_NOOP(
         "core", "The size of the redo log: how much may be written before dirty pages have to be flushed."),
     .gain = QT_TRANSLATE_NOOP("core", "No stalls at checkpoints: the curve stays flat under a heavy load."),
     .risk = QT_TRANSLATE_NOOP("core", "recovery after a crash reads more; takes the space on disk"),
     .unit = "bytes",
     .during = "auto",
     .preset = 2,
     .mysql = {0, 80030},
     .dynamicMysql = never,
     .dynamicMariaDb = {100900, 0},
     .least = 4194304},
    {.name = "innodb_log_buffer_size",
     .does = QT_TRANSLATE_NOOP("core", "Memory for redo log that is not written yet."),
     .gain = QT_TRANSLATE_NOOP("core", "Large chunks do not wait for the log in the middle."),
     .unit = "bytes",
     .during = "auto",
     .preset = 2,
     .dynamicMysql = {80011, 0},
     .dynamicMariaDb = never,
     .least = 262144},
    {.name = "innodb_io_capacity_max",
     .does = QT_TRANSLATE_NOOP(
         "core", "The most writes per second InnoDB flushes dirty pages with when it has to catch up."),
     .gain = QT_TRANSLATE_NOOP("core", "SSDs are used: flushing keeps up with the load."),
     .risk = QT_TRANSLATE_NOOP("core", "on spinning disks it only takes reads away from others"),
     .unit = "1/s",
     .during = "auto",
     .preset = 2,
     .least = 100,
     .most = 4294967295.0},
    {.name = "innodb_io_capacity",
     .does = QT_TRANSLATE_NOOP("core",
                               "The writes per second InnoDB flushes dirty pages with in the background."),
     .gain = QT_TRANSLATE_NOOP("core", "SSDs are used: fewer sudden stalls when the redo log is full."),
     .risk = QT_TRANSLATE_NOOP("core", "on spinning disks it only takes reads away from others"),
     .unit = "1/s",
     .during = "auto",
     .preset = 2,
     .least = 100,
     .most = 4294967295.0},
    {.name = "innodb_max_dirty_pages_pct",
     .does = QT_TRANSLATE_NOOP("core",
                               "How much of the buffer pool may be dirty before flushing gets aggressive."),
     .gain = QT_TRANSLATE_NOOP("core", "A page that many rows go to is written once, not again and again."),
     .risk = QT_TRANSLATE_NOOP("core", "a shutdown takes longer, it has more to flush"),
     .unit = "%",
     .during = "90",
     .preset = 2,
     .most = 99.999},
    {.name = "innodb_buffer_pool_size",
     .does = QT_TRANSLATE_NOOP("core", "Memory for pages of tables and indexes."),
     .gain = QT_TRANSLATE_NOOP("core", "The more of table and indexes fits, the flatter the curve."),
     .risk = QT_TRANSLATE_NOOP(
         "core", "memory that is taken from others: too much of it makes the machine swap, or end mysqld"),
     .unit = "bytes",
     .during = "auto",
     .dynamicMysql = {50705, 0},
     .dynamicMariaDb = {100202, 0},
     .least = 5242880},
    {.name = "innodb_adaptive_hash_index",
     .does = QT_TRANSLATE_NOOP("core", "Whether InnoDB keeps a hash of pages that are looked up often."),
     .gain = QT_TRANSLATE_NOOP("core", "Switched off it is not kept up to date by rows nobody looks up."),
     .risk = QT_TRANSLATE_NOOP("core", "queries beside the load lose it, and it has to be learned again"),
     .during = "OFF",
     .preset = 2},
    {.name = "innodb_change_buffering",
     .does = QT_TRANSLATE_NOOP(
         "core",
         "Which changes to pages of secondary indexes that are not in memory are collected and merged "
         "later."),
     .gain = QT_TRANSLATE_NOOP(
         "core", "Less random reading while indexes larger than the buffer pool stay in place; dropping "
                 "them for the load is worth more."),
     .risk = QT_TRANSLATE_NOOP(
         "core", "merges go on long after the load; MariaDB turned it off for cases of corruption"),
     .during = "all",
     .mariaDb = {0, 110000}},
    {.name = "innodb_doublewrite",
     .does =
         QT_TRANSLATE_NOOP("core", "Whether each page is written twice, so that a torn one can be repaired."),
     .gain = QT_TRANSLATE_NOOP("core", "Half the bytes to the data files."),
     .risk = QT_TRANSLATE_NOOP(
         "core", "a page that is torn in a crash cannot be repaired: the table has to come from a backup"),
     .during = "auto",
     .preset = 3,
     .dynamicMysql = {80030, 0},
     .dynamicMariaDb = {110006, 0}},
    {.name = "innodb_data_file_buffering",
     .does = QT_TRANSLATE_NOOP(
         "core", "Whether data files go through the system's cache (it replaces innodb_flush_method)."),
     .gain = QT_TRANSLATE_NOOP("core", "No page is in memory twice."),
     .during = "OFF",
     .mysql = never,
     .mariaDb = {110000, 0}},
    {.name = "local_infile",
     .does = QT_TRANSLATE_NOOP("core", "Whether the server takes files from its clients (LOAD DATA LOCAL)."),
     .gain = QT_TRANSLATE_NOOP("core", "LOAD DATA in place of INSERT statements."),
     .risk = QT_TRANSLATE_NOOP("core", "clients that trust a false server can be asked for their files"),
     .during = "ON",
     .preset = 2},
    {.name = "slow_query_log",
     .does = QT_TRANSLATE_NOOP("core", "Whether statements that take long are logged; every chunk is one."),
     .gain = QT_TRANSLATE_NOOP("core", "Saves one line per chunk."),
     .risk = QT_TRANSLATE_NOOP("core", "slow queries of others are not logged meanwhile"),
     .during = "OFF"},
    {.name = "general_log",
     .does =
         QT_TRANSLATE_NOOP("core", "Whether every statement is logged; INSERT batches with all their rows."),
     .gain = QT_TRANSLATE_NOOP(
         "core",
         "Saves a copy of all rows where they are loaded with INSERT statements, little with LOAD DATA."),
     .risk = QT_TRANSLATE_NOOP("core", "what others do is not logged meanwhile"),
     .during = "OFF",
     .preset = 2},
    {.name = "innodb_redo_log",
     .does = QT_TRANSLATE_NOOP(
         "core", "ALTER INSTANCE DISABLE INNODB REDO_LOG: changes are not written ahead any more."),
     .gain = QT_TRANSLATE_NOOP(
         "core", "Less writing: 4 million rows took 3.5 s in place of 5.5 s on the machine it was tried on."),
     .risk = QT_TRANSLATE_NOOP(
         "core", "A crash of the server while it is off loses the whole instance: every schema on it, not "
                 "only this table"),
     .during = "OFF",
     .preset = 3,
     .needs = Needs::RedoLog,
     .mysql = {80021, 0},
     .mariaDb = never},
};

constexpr KnobRow startRows[] = {
    {.name = "innodb_flush_method",
     .does =
         QT_TRANSLATE_NOOP("core", "How data files are written; O_DIRECT goes around the system's cache."),
     .gain = QT_TRANSLATE_NOOP("core", "No page is in memory twice."),
     .risk = QT_TRANSLATE_NOOP("core", "slower on a filesystem without direct I/O (tmpfs)"),
     .during = "O_DIRECT"},
    {.name = "innodb_sort_buffer_size",
     .does = QT_TRANSLATE_NOOP("core",
                               "Memory in which an index that is built is sorted (MySQL from 8.0.27 on takes "
                               "innodb_ddl_buffer_size)."),
     .gain = QT_TRANSLATE_NOOP(
         "core",
         "Leave it: larger was slower (MariaDB 10.11.19, 3 indexes over 3 million rows in one ALTER: 7 "
         "to 8 s with 256K and 1M, 14 to 16 s with 64M)."),
     .risk = QT_TRANSLATE_NOOP("core", "taken three times per index that is built at once"),
     .unit = "bytes",
     .mysql = {0, 80027},
     .least = 65536,
     .most = 67108864},
    {.name = "innodb_autoinc_lock_mode",
     .does = QT_TRANSLATE_NOOP(
         "core", "How AUTO_INCREMENT numbers are given; below 2 a LOAD DATA locks the counter until it ends, "
                 "also where the rows bring their own numbers."),
     .gain = QT_TRANSLATE_NOOP(
         "core", "Chunks of one table do not wait for each other. Whether that makes them faster is another "
                 "matter: with 2 workers on 2 cores MariaDB 10.11.19 took as long in mode 2 as in mode 1."),
     .risk = QT_TRANSLATE_NOOP("core", "not with statement-based replication"),
     .during = "2",
     .most = 2},
    {.name = "log_bin",
     .does = QT_TRANSLATE_NOOP("core", "Whether there is a binary log at all."),
     .gain = QT_TRANSLATE_NOOP("core", "Each byte is written once less."),
     .risk = QT_TRANSLATE_NOOP(
         "core", "replicas and point-in-time recovery end here: a new backup is needed after the load")},
    {.name = "tmpdir",
     .does = QT_TRANSLATE_NOOP("core", "Where index builds and large sorts put their files."),
     .gain = QT_TRANSLATE_NOOP(
         "core", "An index build needs the index's size there: on a disk with room, not in memory.")},
};

constexpr KnobRow hostRows[] = {
    {.name = "cpu_governor",
     .does = QT_TRANSLATE_NOOP("core", "How the kernel clocks the CPUs."),
     .gain = QT_TRANSLATE_NOOP(
         "core", "performance keeps them at full speed; powersave was the bottleneck of many a load."),
     .risk = QT_TRANSLATE_NOOP("core", "more power and heat while the load runs"),
     .during = "performance",
     .preset = 2},
    {.name = "swappiness",
     .does = QT_TRANSLATE_NOOP("core",
                               "How readily the kernel swaps memory of programs out to keep its file cache."),
     .gain = QT_TRANSLATE_NOOP("core", "The buffer pool stays in memory."),
     .during = "1",
     .preset = 2,
     .most = 200},
    {.name = "transparent_hugepage",
     .does = QT_TRANSLATE_NOOP("core",
                               "The kernel joins pages of memory to large ones behind the programs' back."),
     .gain = QT_TRANSLATE_NOOP("core", "madvise or never: no stalls while it looks for large pages."),
     .during = "madvise"},
};

constexpr auto joined()
{
    std::array<KnobRow,
               std::size(sessionRows) + std::size(globalRows) + std::size(startRows) + std::size(hostRows)>
        all{};
    std::size_t next = 0;
    const auto add = [&](std::span<const KnobRow> rows, KnobGroup group, KnobNeeds usual) {
        for (KnobRow row : rows) {
            row.group = group;
            row.needs = row.needs == KnobNeeds::Nothing ? usual : row.needs;
            all[next++] = row;
        }
    };
    add(sessionRows, KnobGroup::Session, KnobNeeds::Nothing);
    add(globalRows, KnobGroup::Global, KnobNeeds::Global);
    add(startRows, KnobGroup::Start, KnobNeeds::Nothing);
    add(hostRows, KnobGroup::Host, KnobNeeds::Machine);
    return all;
}

constexpr auto allRows = joined();

} // namespace

std::span<const KnobRow> knobRows()
{
    return allRows;
}

} // namespace millrace
