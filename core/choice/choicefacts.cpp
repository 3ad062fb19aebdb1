// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/choice/choicefacts.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/choice/tablesize.h"
#include "core/order/keys/keyorderprobe.h"
#include "core/order/keys/sortkey.h"
#include "core/plan/checks/privileges.h"
#include "core/plan/clusterbound.h"
#include "core/plan/indexchoice.h"
#include "core/sql/quoting.h"

#include <algorithm>

namespace millrace {

namespace {

/// A sentence as a part of another.
QString clause(QString sentence)
{
    if (sentence.endsWith(u'.'))
        sentence.chop(1);
    return sentence;
}

qint64 variable(const ServerFacts &facts, const QString &name)
{
    return facts.variables.value(name).toLongLong();
}

qint64 redoCapacity(const ServerFacts &facts)
{
    const qint64 whole = variable(facts, u"innodb_redo_log_capacity"_s); // MySQL from 8.0.30 on
    const qint64 files = std::max<qint64>(1, variable(facts, u"innodb_log_files_in_group"_s));
    return whole > 0 ? whole : variable(facts, u"innodb_log_file_size"_s) * files;
}

void readCluster(const ClusterFacts &cluster, ChoiceFacts &known)
{
    const ClusterBound bound = clusterBound(cluster);
    known.cluster = cluster.kindName();
    known.clusterOrigin = bound.origin;
    known.mostChunkRows = bound.bounds.rows;
    known.mostChunkBytes = bound.bounds.bytes;
}

void readIndexes(const Plan &plan, const TableSchema &table, ChoiceFacts &known)
{
    const auto choice = chooseIndexes(
        table, plan.indexes == IndexPolicy::DeferAll ? DeferralScope::AlsoUnique : DeferralScope::NonUnique);
    if (!choice) {
        known.whyKept = clause(choice.error().what);
        return;
    }
    for (const IndexDefinition &index : choice->candidates) {
        QStringList columns;
        for (const IndexPart &part : index.parts)
            columns << part.column;
        known.entryBytes << expectedEntryBytes(table, columns);
    }
    if (choice->candidates.isEmpty())
        known.whyKept = choice->kept.isEmpty() ? CoreText::tr("the table has no secondary index")
                                               : clause(choice->kept.first().why);
}

Result<void> readOrder(const Plan &plan, const TableSchema &table, std::stop_token stop, ChoiceFacts &known)
{
    if (plan.source.isTable()) {
        known.whyUnsorted = CoreText::tr("rows of a table come in the order of its key");
        return {};
    }
    if (const auto valid = plan.source.dialect.validate(); !valid) {
        known.whyUnsorted = clause(valid.error().what);
        return {};
    }
    const auto key = sortKeyFor(plan.mapping, table);
    if (!key) {
        known.whyUnsorted = clause(key.error().what);
        return {};
    }
    // Of a source that is arriving there is no more than its head for certain (SpoolFile::hasHead).
    const HeadProbeOptions options =
        plan.source.isArriving() ? HeadProbeOptions{.bytesPerFile = 512LL * 1024} : HeadProbeOptions{};
    MILLRACE_TRY(known.order, probeHeads(plan.source, *key, options, stop));
    return {};
}

/// A number of the server's, as far as this account may ask for it. Errors: ConnectionLost.
Result<std::optional<qint64>> askedFor(Connection &connection, const QString &sql)
{
    const auto value = connection.value(sql);
    if (!value && value.error().code == ErrorCode::ConnectionLost)
        return fail(value.error());
    return value && value->isValid() && !value->isNull() ? std::optional(value->toLongLong()) : std::nullopt;
}

/// What only the server itself knows at this moment.
Result<void> readLive(Connection &connection, const Plan &plan, ChoiceFacts &known)
{
    constexpr qint64 usualPage = 16384;
    MILLRACE_TRY(const auto pageBytes, askedFor(connection, u"SELECT @@innodb_page_size"_s));
    const auto free = connection.rows(u"SHOW GLOBAL STATUS LIKE 'Innodb_buffer_pool_pages_free'"_s);
    if (!free && free.error().code == ErrorCode::ConnectionLost)
        return fail(free.error());
    if (free && !free->isEmpty())
        known.poolFreeBytes = free->first().value(1).toLongLong() * pageBytes.value_or(usualPage);
    // Without the program's own: the window keeps a session for the preview. Threads_running would count the
    // server's own, too (MySQL: the event scheduler).
    QStringList own;
    for (const qint64 id : Connection::openIds())
        own << QString::number(id);
    const QString others =
        u"SELECT COUNT(*) FROM information_schema.PROCESSLIST WHERE ID NOT IN (%1) AND "_s.arg(
            own.join(u", "_s));
    MILLRACE_TRY(const auto atWork,
                 askedFor(connection, others + u"DB = %1"_s.arg(quotedString(plan.schema))));
    MILLRACE_TRY(const auto running, askedFor(connection, others + u"COMMAND IN ('Query', 'Execute')"_s));
    known.othersAtWork = static_cast<int>(atWork.value_or(0));
    known.threadsRunning = static_cast<int>(running.value_or(0));
    return {};
}

} // namespace

qint64 ChoiceFacts::poolForLoad() const
{
    const qint64 free = poolFreeBytes < 0 ? 0 : std::min(poolFreeBytes, poolBytes);
    return free + (poolBytes - free) / 2;
}

ServerCores coresOf(const ServerFacts &facts, const std::optional<HostFacts> &host)
{
    if (host && host->cpus > 0) {
        const int quota = host->cpuQuota > 0 ? std::max(1, qRound(host->cpuQuota)) : host->cpus;
        return {.count = std::min(host->cpus, quota), .isShared = true};
    }
    if (const int pool = facts.variables.value(u"thread_pool_size"_s).toInt(); facts.isMariaDb() && pool > 0)
        return {.count = pool, .isGuess = true};
    // Half of the processors, but never fewer than four: only more than that says something.
    const int readers = facts.variables.value(u"innodb_read_io_threads"_s).toInt();
    if (!facts.isMariaDb() && facts.version >= 80400 && readers > 4)
        return {.count = readers * 2, .isGuess = true};
    return {};
}

Result<ChoiceFacts> readChoiceFacts(const Plan &plan, const ServerFacts &facts,
                                    const std::optional<HostFacts> &host,
                                    const std::optional<TableSchema> &table, Connection &connection,
                                    std::stop_token stop)
{
    ChoiceFacts known;
    known.rows = plan.source.table ? plan.source.table->rowsEstimate : plan.source.totalRows();
    known.bytes = plan.source.totalBytes();
    known.table = table;
    known.poolBytes = facts.bufferPoolBytes();
    known.redoBytes = redoCapacity(facts);
    known.cores = coresOf(facts, host);
    readCluster(facts.cluster, known);
    MILLRACE_TRY_VOID(readLive(connection, plan, known));
    if (!table)
        return known;
    known.mayDefer = !missingPrivileges(indexDeferralNeeds(plan.schema, plan.table), facts);
    known.generatesIds = facts.variables.value(u"innodb_autoinc_lock_mode"_s) != "2"_L1 &&
                         std::any_of(table->columns.begin(), table->columns.end(),
                                     [](const Column &column) { return column.autoIncrement; });
    readIndexes(plan, *table, known);
    MILLRACE_TRY_VOID(readOrder(plan, *table, stop, known));
    return known;
}

void takeDump(const DumpReading &reading, ChoiceFacts &facts)
{
    facts.rows = reading.rows();
    facts.bytes = 0;
    facts.tables = 0;
    for (const DumpReading::Table &table : reading.allTables()) {
        facts.bytes += table.bytes;
        facts.tables += table.rows == 0 ? 0 : 1;
    }
    if (reading.growing) { // most of it may be still to come
        facts.rows = -1;
        facts.tables = 0;
    }
}

} // namespace millrace
