// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/load/worker.h"

#include "core/base/text.h"
#include "core/load/chunkfeed.h"
#include "core/load/rowlocation.h"
#include "core/plan/statements.h"
#include "core/server/errorcatalogue.h"
#include "core/tuning/sessionguard.h"

#include <QElapsedTimer>
#include <QRandomGenerator>
#include <array>

namespace millrace {

namespace {

Error cancelled()
{
    return {.code = ErrorCode::Cancelled, .what = QStringLiteral("The run was stopped.")};
}

/// Warnings about the statement, not about a row: deprecation notes (MySQL 1287, 1681) come with user
/// variables.
bool isAboutRow(const ServerWarning &warning)
{
    constexpr std::array aboutStatement{1287, 1681};
    return std::find(aboutStatement.begin(), aboutStatement.end(), warning.code) == aboutStatement.end();
}

/// Rows this session has replaced so far. REPLACE does not count a row as Deleted when the new one is
/// identical (HA_ERR_RECORD_IS_THE_SAME in the servers' write_record), but every replacement is a handler
/// call that is counted.
Result<qint64> rowsReplaced(Connection &connection)
{
    const auto status = connection.rows(
        QStringLiteral("SHOW SESSION STATUS WHERE Variable_name IN ('Handler_update', 'Handler_delete')"));
    if (!status)
        return fail(status.error());
    qint64 sum = 0;
    for (const auto &row : *status)
        sum += row.value(1).toLongLong();
    return sum;
}

QString chunkName(const Chunk &chunk)
{
    return QStringLiteral("chunk %1").arg(chunk.id.value);
}

} // namespace

Worker::Worker(int index, const WorkerContext &context, std::stop_token stop)
    : m_index(index)
    , m_context(context)
    , m_stop(std::move(stop))
{}

Result<void> Worker::run()
{
    auto connection = Connection::open(m_context.target);
    if (!connection)
        return fail(connection.error());
    Connection &server = **connection;
    if (const auto mode = server.execute(sqlModeStatement(m_context.plan)); !mode)
        return fail(mode.error());

    SessionGuard guard(server);
    if (const auto applied = guard.apply(m_context.plan.session); !applied)
        return fail(applied.error());
    if (m_index == 0) // all workers do the same: one line tells it
        for (const SessionGuard::Change &change : guard.changes())
            m_context.log.event(Event::Kind::SettingChanged,
                                QStringLiteral("%1: %2 → %3 in the workers' sessions")
                                    .arg(change.name, change.before, change.during),
                                {{QStringLiteral("name"), change.name},
                                 {QStringLiteral("from"), change.before},
                                 {QStringLiteral("to"), change.during},
                                 {QStringLiteral("scope"), QStringLiteral("session")}});

    const Result<void> loaded = loadChunks(server);
    const auto changes = guard.changes();
    const Result<void> back = guard.putBack();
    if (m_index == 0 && back)
        for (const SessionGuard::Change &change : changes)
            m_context.log.event(Event::Kind::SettingChanged,
                                QStringLiteral("%1: put back to %2").arg(change.name, change.before),
                                {{QStringLiteral("name"), change.name},
                                 {QStringLiteral("from"), change.during},
                                 {QStringLiteral("to"), change.before},
                                 {QStringLiteral("scope"), QStringLiteral("session")}});
    if (!back && server.isAlive())
        m_context.log.event(Event::Kind::Warning, back.error().text(),
                            {{QStringLiteral("code"), static_cast<int>(back.error().code)}});
    return loaded;
}

Result<void> Worker::loadChunks(Connection &connection)
{
    while (const auto chunk = m_context.queue.pop(m_stop)) {
        m_context.control.waitWhilePaused(m_stop);
        if (m_stop.stop_requested())
            break;
        m_context.statistics.chunkTaken(m_index, *chunk);
        if (const auto loaded = loadChunk(connection, *chunk); !loaded) {
            m_context.statistics.chunkFailed(m_index, *chunk);
            return fail(loaded.error());
        }
    }
    return {};
}

Result<void> Worker::loadChunk(Connection &connection, const Chunk &chunk)
{
    QElapsedTimer timer;
    timer.start();
    for (int attempt = 1;; ++attempt) {
        const auto result = tryChunk(connection, chunk);
        if (result) {
            m_context.statistics.chunkCommitted(m_index, chunk, result->warnings);
            m_context.log.event(Event::Kind::ChunkDone,
                                QStringLiteral("Chunk %1: %2 in %3 s")
                                    .arg(chunk.id.value)
                                    .arg(counted(chunk.rows, QStringLiteral("row"), QStringLiteral("rows")))
                                    .arg(static_cast<double>(timer.elapsed()) / 1000.0, 0, 'f', 2),
                                {{QStringLiteral("chunk"), chunk.id.value},
                                 {QStringLiteral("rows"), chunk.rows},
                                 {QStringLiteral("ms"), timer.elapsed()},
                                 {QStringLiteral("warnings"), result->warnings},
                                 {QStringLiteral("skipped"), result->skipped}});
            return {};
        }

        m_context.statistics.chunkRollingBack(m_index);
        const Error error = result.error();
        const int serverCode = error.context.serverCode.value_or(0);
        // A lost connection rolls back by itself; whether a COMMIT under way got through, the journal will
        // tell.
        if (const auto rolledBack = connection.execute(QStringLiteral("ROLLBACK"));
            !rolledBack && !isConnectionLoss(rolledBack.error().context.serverCode.value_or(0)))
            return fail(rolledBack.error());
        if (m_stop.stop_requested())
            return fail(cancelled());
        if (error.code == ErrorCode::DuplicateRow && serverCode == 0)
            return fail(duplicateError(connection, chunk));
        if (!isRetryable(serverCode) || attempt >= maxAttempts)
            return fail(located(error, chunk));

        m_context.statistics.chunkRetried();
        m_context.log.event(Event::Kind::ChunkRetried,
                            QStringLiteral("Chunk %1 is tried again: %2").arg(chunk.id.value).arg(error.what),
                            {{QStringLiteral("chunk"), chunk.id.value},
                             {QStringLiteral("code"), serverCode},
                             {QStringLiteral("attempt"), attempt}});
        if (!waitBeforeRetry(attempt))
            return fail(cancelled());
        m_context.statistics.chunkTaken(m_index, chunk);
    }
}

Result<LoadResult> Worker::tryChunk(Connection &connection, const Chunk &chunk)
{
    const Plan &plan = m_context.plan;
    if (const auto begun = connection.execute(QStringLiteral("START TRANSACTION")); !begun)
        return fail(begun.error());
    if (plan.mapping.usesRowNumber())
        if (const auto set = connection.execute(
                QStringLiteral("SET %1 = %2").arg(rowNumberVariable()).arg(chunk.firstRow.value - 1));
            !set)
            return fail(set.error());

    const auto replacedBefore = rowsReplaced(connection);
    if (!replacedBefore)
        return fail(replacedBefore.error());
    ChunkFeed feed(plan.source, chunk, m_index, m_context.statistics, m_context.control, m_stop);
    auto result = connection.loadData(planLoadStatement(plan, chunkName(chunk)), feed);
    if (feed.error())
        return fail(*feed.error());
    if (m_stop.stop_requested())
        return fail(cancelled());
    if (!result)
        return fail(result.error());
    if (const auto checked = checkRows(connection, chunk, *result); !checked)
        return fail(checked.error());
    // Behind checkRows(): any other statement clears the warnings it reads.
    const auto replacedAfter = rowsReplaced(connection);
    if (!replacedAfter)
        return fail(replacedAfter.error());
    result->deleted = *replacedAfter - *replacedBefore;
    if (result->deleted > 0 && plan.onDuplicate == OnDuplicate::Stop)
        return fail({.code = ErrorCode::DuplicateRow});

    m_context.statistics.chunkSent(m_index);
    if (const auto noted = m_context.journal.add(connection, chunk, *result); !noted)
        return fail(noted.error());
    if (const auto committed = connection.execute(QStringLiteral("COMMIT")); !committed)
        return fail(committed.error());
    return result;
}

/// Before anything is committed: the server read the rows that were cut, and none was bent or dropped unless
/// the plan allows it.
Result<void> Worker::checkRows(Connection &connection, const Chunk &chunk, const LoadResult &result) const
{
    if (result.records != chunk.rows)
        return fail(
            {.code = ErrorCode::TilingBroken,
             .what = QStringLiteral("The server read %1 in chunk %2 where %3 were cut.")
                         .arg(counted(result.records, QStringLiteral("row"), QStringLiteral("rows")))
                         .arg(chunk.id.value)
                         .arg(groupedNumber(chunk.rows)),
             .howToFix = QStringLiteral("The dialect does not fit the file: check terminators, quotes and "
                                        "escapes on the Source page.")});
    if (m_context.plan.onError != OnError::Stop)
        return {};
    if (result.warnings == 0)
        return {};
    const auto warnings = connection.warnings();
    if (!warnings)
        return fail(warnings.error());
    for (const ServerWarning &warning : *warnings)
        if (isAboutRow(warning)) {
            Error error = errorFromServer(warning.code, warning.message, {});
            error.code = ErrorCode::RowRejected;
            return fail(error);
        }
    return {};
}

Error Worker::located(Error error, const Chunk &chunk) const
{
    return locatedInChunk(std::move(error), m_context.plan.source, chunk);
}

/// LOCAL … REPLACE replaces silently. The chunk is rolled back already; plain LOCAL names the key in a
/// warning.
Error Worker::duplicateError(Connection &connection, const Chunk &chunk)
{
    Error error{.code = ErrorCode::DuplicateRow,
                .what = QStringLiteral("Chunk %1 (rows %2 to %3) holds a row whose key is there already.")
                            .arg(chunk.id.value)
                            .arg(groupedNumber(chunk.firstRow.value),
                                 groupedNumber(chunk.firstRow.value + chunk.rows - 1)),
                .howToFix = QStringLiteral(
                    "Remove the duplicate from the dump or the table, or let new rows replace old "
                    "ones (--on-duplicate replace).")};
    const Plan &plan = m_context.plan;
    RunStatistics unused(plan);
    ChunkFeed feed(plan.source, chunk, m_index, unused, m_context.control, m_stop);
    const QString rowNumber =
        QStringLiteral("SET %1 = %2").arg(rowNumberVariable()).arg(chunk.firstRow.value - 1);
    if (!connection.execute(QStringLiteral("START TRANSACTION")) || !connection.execute(rowNumber))
        return error;
    const auto result = connection.loadData(loadStatement(plan.source.dialect, plan.mapping, plan.schema,
                                                          plan.table, RowMode::AsServer, chunkName(chunk)),
                                            feed);
    if (result && result->warnings > 0)
        if (const auto warnings = connection.warnings())
            for (const ServerWarning &warning : *warnings)
                if (warning.code == 1062) {
                    error.what += QStringLiteral(" The server says: %1.").arg(warning.message);
                    error.context.serverCode = 1062;
                    break;
                }
    (void)connection.execute(QStringLiteral("ROLLBACK"));
    return error;
}

/// 0.1, 0.2, 0.4, 0.8 s, each up to half as much again; false when stopped meanwhile.
bool Worker::waitBeforeRetry(int attempt) const
{
    const int base = 100 << (attempt - 1);
    const auto pause = std::chrono::milliseconds(base + QRandomGenerator::global()->bounded(base / 2));
    std::mutex mutex;
    std::condition_variable_any never;
    std::unique_lock lock(mutex);
    never.wait_for(lock, m_stop, pause, [] { return false; });
    return !m_stop.stop_requested();
}

} // namespace millrace
