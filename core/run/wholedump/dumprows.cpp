// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/wholedump/dumprows.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/load/journal/sharedtable.h"
#include "core/run/wholedump/dumpstatements.h"
#include "core/server/freshreads.h"
#include "core/sql/quoting.h"
#include "core/tuning/binarylog.h"

#include <algorithm>

namespace millrace {

namespace {

/// Instead of a count of rows: the statement has begun, and is not known to be done.
constexpr qint64 begunOnly = -1;

QString marksTable(const Plan &table)
{
    return qualifiedName(table.schema, u"_millrace_statements"_s);
}

/// The session the statement was written for, as far as it changes what it does.
QStringList sessionStatements(const DumpStatement &statement)
{
    const auto text = [](const QByteArray &bytes) { return quotedString(QString::fromLatin1(bytes)); };
    QStringList statements{u"SET SESSION foreign_key_checks = 0"_s};
    const QByteArray &mode = statement.session.sqlMode;
    if (!mode.isEmpty())
        statements << u"SET SESSION sql_mode = %1"_s.arg(text(mode == noSqlMode ? QByteArray() : mode));
    if (!statement.session.timeZone.isEmpty())
        statements << u"SET SESSION time_zone = %1"_s.arg(text(statement.session.timeZone));
    return statements;
}

/// A statement that commits by itself would take the marks of those after it with it.
bool staysInTransaction(const DumpStatement &statement)
{
    const QByteArray verb = statement.text.left(8).toUpper();
    return verb.startsWith("INSERT ") || verb.startsWith("REPLACE ") || verb.startsWith("UPDATE ") ||
           verb.startsWith("DELETE ");
}

/// Of what a statement has changed, what it inserted.
qint64 insertedBy(const DumpStatement &statement, qint64 changed)
{
    const QByteArray verb = statement.text.left(7).toUpper();
    return verb.startsWith("INSERT") || verb.startsWith("REPLACE") ? changed : 0;
}

bool haveTheSameSession(const DumpStatement &one, const DumpStatement &other)
{
    return one.session.sqlMode == other.session.sqlMode && one.session.timeZone == other.session.timeZone &&
           one.session.charset == other.session.charset;
}

} // namespace

Result<DumpRows::Lane> DumpRows::begin(int index) const
{
    const Plan &table = m_context.plan.tables.at(index);
    Lane lane{.connection = nullptr, .marks = marksTable(table)};
    ResolvedConnection to = m_context.target;
    to.spec.schema = table.schema;
    MILLRACE_TRY(lane.connection, Connection::open(to));
    const QString create = u"CREATE TABLE IF NOT EXISTS %1 (run_id varchar(64) NOT NULL, statement bigint "
                           "NOT NULL, row_count bigint NOT NULL, PRIMARY KEY (run_id, statement)) "
                           "ENGINE=InnoDB"_s.arg(lane.marks);
    // A line of the run itself: another run must not take the table away below its first mark.
    const QString line =
        u"INSERT INTO %1 VALUES (%2, -1, 0)"_s.arg(lane.marks, quotedString(m_context.runId));
    MILLRACE_TRY_VOID(SharedTable(lane.marks, marksLogged()).join(*lane.connection, create, line));
    MILLRACE_TRY(
        const auto keeps,
        lane.connection->value(u"SELECT COUNT(*) FROM information_schema.TABLES AS t JOIN "
                               "information_schema.ENGINES AS e ON e.ENGINE = t.ENGINE WHERE e.TRANSACTIONS "
                               "= 'NO' AND t.TABLE_SCHEMA = %1 AND t.TABLE_NAME = %2"_s.arg(
                                   quotedString(table.schema), quotedString(table.table))));
    lane.keeps = keeps.toInt() > 0;
    if (lane.keeps)
        MILLRACE_TRY_VOID(waitForEarlier(lane, index));
    return lane;
}

/// The session of a killed program may still be at work. Where there are transactions, its mark is waited
/// for.
Result<void> DumpRows::waitForEarlier(const Lane &lane, int table) const
{
    const QString ask = u"SELECT GET_LOCK(%1, 1)"_s.arg(
        quotedString(u"_millrace_rows%1_%2"_s.arg(table).arg(m_context.runId)));
    for (;;) {
        const auto held = lane.connection->value(ask);
        if (!held || held->isNull() || held->toInt() == 1) // a server that gives none cannot be asked
            return {};
        if (m_context.stop.stop_requested())
            return fail(runStopped());
    }
}

Result<qint64> DumpRows::run(int table) const
{
    qint64 rows = 0;
    Lane lane;
    for (qsizetype next = 0; next < m_context.plan.rows.size(); ++next) {
        if (m_context.plan.rows.at(next).tableIndex != table)
            continue;
        if (m_context.stop.stop_requested())
            return fail(runStopped());
        if (!lane.connection) {
            MILLRACE_TRY(lane, begin(table));
        }
        const QVector<qsizetype> batch = batchFrom(lane, next);
        std::optional<qint64> together;
        if (batch.size() > 1) {
            MILLRACE_TRY(together, runTogether(lane, batch));
        }
        rows += together.value_or(0);
        for (qsizetype i = 0; !together && i < batch.size(); ++i) {
            const DumpStatement &statement = m_context.plan.rows.at(batch.at(i));
            const auto done = runOne(lane, batch.at(i), statement);
            if (!done) {
                (void)lane.connection->execute(u"ROLLBACK"_s);
                return fail(atStatement(done.error(), m_context.plan, statement));
            }
            rows += *done;
        }
        next = batch.last();
    }
    return rows;
}

/// The statement and those after it that may share its transaction: a commit for each of them costs more
/// than they do.
QVector<qsizetype> DumpRows::batchFrom(const Lane &lane, qsizetype first) const
{
    constexpr qsizetype mostStatements = 500;
    constexpr qsizetype mostBytes = qsizetype(1024) * 1024;
    const DumpStatement &begin = m_context.plan.rows.at(first);
    QVector<qsizetype> batch{first};
    qsizetype bytes = begin.text.size();
    if (lane.keeps || !staysInTransaction(begin))
        return batch;
    for (qsizetype next = first + 1; next < m_context.plan.rows.size(); ++next) {
        const DumpStatement &statement = m_context.plan.rows.at(next);
        if (statement.tableIndex != begin.tableIndex)
            continue;
        bytes += statement.text.size();
        if (batch.size() == mostStatements || bytes > mostBytes || !staysInTransaction(statement) ||
            !haveTheSameSession(begin, statement))
            break;
        batch << next;
    }
    return batch;
}

/// All of them and their marks in one transaction. Nothing: some have run in an earlier part of the run, and
/// each has to be asked about.
Result<std::optional<qint64>> DumpRows::runTogether(const Lane &lane, const QVector<qsizetype> &batch) const
{
    Connection &connection = *lane.connection;
    const DumpStatement &first = m_context.plan.rows.at(batch.first());
    MILLRACE_TRY_VOID(beginTransaction(connection, first));
    QStringList marks;
    for (const qsizetype index : batch)
        marks << u"(%1, %2, 0)"_s.arg(quotedString(m_context.runId)).arg(index);
    // The marks first: a killed program's session may still be about to commit, and is waited for here.
    if (const auto marked =
            connection.execute(u"INSERT INTO %1 VALUES %2"_s.arg(lane.marks, marks.join(u", "_s)));
        !marked) {
        (void)connection.execute(u"ROLLBACK"_s);
        constexpr int duplicate = 1062;
        return marked.error().context.serverCode == duplicate ? Result<std::optional<qint64>>(std::nullopt)
                                                              : fail(marked.error());
    }
    qint64 rows = 0;
    marks.clear();
    for (const qsizetype index : batch) {
        const DumpStatement &statement = m_context.plan.rows.at(index);
        const auto changed =
            executeAsWritten(connection, statement, index == batch.first(), index == batch.last());
        if (!changed) {
            (void)connection.execute(u"ROLLBACK"_s);
            return fail(atStatement(changed.error(), m_context.plan, statement));
        }
        const qint64 inserted = insertedBy(statement, *changed);
        rows += inserted;
        marks << u"(%1, %2, %3)"_s.arg(quotedString(m_context.runId)).arg(index).arg(inserted);
    }
    MILLRACE_TRY_VOID(
        connection.execute(u"REPLACE INTO %1 VALUES %2"_s.arg(lane.marks, marks.join(u", "_s))));
    MILLRACE_TRY_VOID(connection.execute(u"COMMIT"_s));
    return std::optional(rows);
}

/// In the session it was written for, logged as the table's other rows.
Result<void> DumpRows::beginTransaction(Connection &connection, const DumpStatement &statement) const
{
    for (const QString &setting : sessionStatements(statement))
        MILLRACE_TRY_VOID(connection.execute(setting));
    for (const SessionSetting &setting : m_context.plan.tables.at(statement.tableIndex).session)
        if (setting.name == "sql_log_bin"_L1)
            MILLRACE_TRY_VOID(connection.execute(u"SET SESSION sql_log_bin = %1"_s.arg(setting.value)));
    return connection.execute(u"START TRANSACTION"_s);
}

/// In its own character set, which is put back after the last of several: ours are written in UTF-8.
Result<qint64> DumpRows::executeAsWritten(Connection &connection, const DumpStatement &statement,
                                          bool isFirst, bool isLast)
{
    const bool hasCharset = !statement.session.charset.isEmpty();
    if (hasCharset && isFirst)
        MILLRACE_TRY_VOID(connection.executeBytes("SET NAMES " + statement.session.charset));
    MILLRACE_TRY(const auto changed, connection.executeBytes(statement.text));
    if (hasCharset && isLast)
        MILLRACE_TRY_VOID(connection.executeBytes("SET NAMES utf8mb4"));
    return changed;
}

QString DumpRows::markIs(qsizetype index) const
{
    return u"run_id = %1 AND statement = %2"_s.arg(quotedString(m_context.runId)).arg(index);
}

/// It has a mark: what an earlier part of the run did of it. Nothing: it runs once more.
Result<std::optional<qint64>> DumpRows::rowsOfEarlier(const Lane &lane, qsizetype index,
                                                      const DumpStatement &statement) const
{
    FreshReads fresh(*lane.connection);
    MILLRACE_TRY(const auto found, fresh.ask([&] {
        return lane.connection->value(u"SELECT row_count FROM %1 WHERE %2"_s.arg(lane.marks, markIs(index)));
    }));
    const qint64 rows = found.toLongLong();
    if (rows != begunOnly)
        return std::optional(rows);
    const qint64 at = statement.place.byteOffset;
    if (!m_context.answer || m_context.answer->offset != at)
        return fail(notKnownToHaveRun(CoreText::tr("It writes into %1, where there are no transactions.")
                                          .arg(m_context.plan.tables.at(statement.tableIndex).tableName()),
                                      m_context.runId, at));
    if (!m_context.answer->hasRun)
        return std::optional<qint64>();
    MILLRACE_TRY_VOID(
        lane.connection->execute(u"UPDATE %1 SET row_count = 0 WHERE %2"_s.arg(lane.marks, markIs(index))));
    return std::optional<qint64>(0);
}

Result<qint64> DumpRows::runOne(const Lane &lane, qsizetype index, const DumpStatement &statement) const
{
    Connection &connection = *lane.connection;
    MILLRACE_TRY_VOID(beginTransaction(connection, statement));
    // The mark first: a killed program's session may still be about to commit, and is waited for here.
    if (const auto marked = connection.execute(
            u"INSERT INTO %1 VALUES (%2, %3, %4)"_s.arg(lane.marks, quotedString(m_context.runId))
                .arg(index)
                .arg(lane.keeps ? begunOnly : 0));
        !marked) {
        if (marked.error().context.serverCode != 1062)
            return fail(marked.error());
        MILLRACE_TRY_VOID(connection.execute(u"ROLLBACK"_s));
        MILLRACE_TRY(const auto before, rowsOfEarlier(lane, index, statement));
        if (before)
            return *before;
    }
    if (lane.keeps) // nothing of ours is around it in the session
        MILLRACE_TRY_VOID(connection.execute(u"COMMIT"_s));
    MILLRACE_TRY(const auto changed, executeAsWritten(connection, statement, true, true));
    const qint64 rows = insertedBy(statement, changed);
    MILLRACE_TRY_VOID(connection.execute(
        u"UPDATE %1 SET row_count = %2 WHERE %3"_s.arg(lane.marks).arg(rows).arg(markIs(index))));
    MILLRACE_TRY_VOID(connection.execute(u"COMMIT"_s));
    return rows;
}

/// The marks of tables that are logged and of some that are not lie in one table: as soon as one is not, they
/// go as the unlogged ones do. Dropping the table, which is always logged, takes from replicas what is left
/// there.
QVector<SessionSetting> DumpRows::marksLogged() const
{
    for (const Plan &table : m_context.plan.tables)
        if (leavesBinaryLogOut(table.session))
            return loggedLike(table.session);
    return {};
}

Result<void> DumpRows::forget() const
{
    QStringList tables;
    for (const DumpStatement &statement : m_context.plan.rows)
        if (const QString marks = marksTable(m_context.plan.tables.at(statement.tableIndex));
            !tables.contains(marks))
            tables << marks;
    if (tables.isEmpty())
        return {};
    MILLRACE_TRY(const auto connection, Connection::open(m_context.target.withoutSchema()));
    for (const QString &marks : std::as_const(tables))
        MILLRACE_TRY_VOID(SharedTable(marks, marksLogged())
                              .leave(*connection, u"run_id = %1"_s.arg(quotedString(m_context.runId))));
    return {};
}

Result<QVector<DumpRows::Mark>> DumpRows::marksOfAll(Connection &connection) const
{
    QVector<Mark> marks;
    QStringList asked;
    FreshReads fresh(connection);
    for (const DumpStatement &statement : m_context.plan.rows) {
        const QString table = marksTable(m_context.plan.tables.at(statement.tableIndex));
        if (asked.contains(table))
            continue;
        asked << table;
        const auto rows = fresh.ask([&] {
            return connection.rows(
                u"SELECT statement, row_count FROM %1 WHERE run_id = %2 AND statement >= 0"_s.arg(
                    table, quotedString(m_context.runId)));
        });
        constexpr int noSuchTable = 1146; // none of its schema has run
        if (!rows && rows.error().context.serverCode == noSuchTable)
            continue;
        if (!rows)
            return fail(rows.error());
        for (const auto &row : *rows)
            marks << Mark{.statement = row.value(0).toLongLong(), .rows = row.value(1).toLongLong()};
    }
    return marks;
}

Result<bool> DumpRows::asksAbout(const StatementAnswer &answer, Connection &connection) const
{
    MILLRACE_TRY(const auto marks, marksOfAll(connection));
    return std::count_if(marks.begin(), marks.end(), [&](const Mark &mark) {
               return mark.rows == begunOnly &&
                      m_context.plan.rows.value(mark.statement).place.byteOffset == answer.offset;
           }) == 1;
}

Result<QVector<DumpRows::Made>> DumpRows::made(Connection &connection) const
{
    QVector<Made> made(m_context.plan.tables.size());
    MILLRACE_TRY(const auto marks, marksOfAll(connection));
    for (const Mark &mark : marks) {
        const DumpStatement &ran = m_context.plan.rows.value(mark.statement);
        if (ran.tableIndex < 0)
            continue;
        const QByteArray text = ran.text.simplified().toUpper();
        made[ran.tableIndex].rows += std::max<qint64>(0, mark.rows);
        made[ran.tableIndex].othersChanged = made.at(ran.tableIndex).othersChanged ||
                                             mark.rows == begunOnly || !text.startsWith("INSERT") ||
                                             text.contains("ON DUPLICATE KEY UPDATE");
    }
    return made;
}

} // namespace millrace
