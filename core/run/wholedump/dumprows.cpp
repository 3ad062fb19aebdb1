// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/wholedump/dumprows.h"

#include "core/base/literals.h"
#include "core/load/journal/sharedtable.h"
#include "core/run/wholedump/dumpstatements.h"
#include "core/sql/quoting.h"
#include "core/tuning/binarylog.h"

namespace millrace {

namespace {

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

} // namespace

Result<qint64> DumpRows::run(int table) const
{
    qint64 rows = 0;
    std::unique_ptr<Connection> connection;
    for (qsizetype index = 0; index < m_context.plan.rows.size(); ++index) {
        const DumpStatement &statement = m_context.plan.rows.at(index);
        if (statement.tableIndex != table)
            continue;
        if (m_context.stop.stop_requested())
            return fail(runStopped());
        const Plan &plan = m_context.plan.tables.at(table);
        const QString marks = marksTable(plan);
        if (!connection) {
            ResolvedConnection to = m_context.target;
            to.spec.schema = plan.schema;
            MILLRACE_TRY(connection, Connection::open(to));
            const QString create =
                u"CREATE TABLE IF NOT EXISTS %1 (run_id varchar(64) NOT NULL, statement bigint "
                "NOT NULL, row_count bigint NOT NULL, PRIMARY KEY (run_id, statement)) "
                "ENGINE=InnoDB"_s.arg(marks);
            // A line of the run itself: another run must not take the table away below its first mark.
            const QString line =
                u"INSERT INTO %1 VALUES (%2, -1, 0)"_s.arg(marks, quotedString(m_context.runId));
            MILLRACE_TRY_VOID(SharedTable(marks, marksLogged()).join(*connection, create, line));
        }
        const auto done = runOne(*connection, marks, index, statement);
        if (!done) {
            (void)connection->execute(u"ROLLBACK"_s);
            return fail(atStatement(done.error(), m_context.plan, statement));
        }
        rows += *done;
    }
    return rows;
}

Result<qint64> DumpRows::runOne(Connection &connection, const QString &marks, qsizetype index,
                                const DumpStatement &statement) const
{
    for (const QString &setting : sessionStatements(statement))
        MILLRACE_TRY_VOID(connection.execute(setting));
    const Plan &table = m_context.plan.tables.at(statement.tableIndex);
    for (const SessionSetting &setting : table.session)
        if (setting.name == "sql_log_bin"_L1) // as the table's other rows
            MILLRACE_TRY_VOID(connection.execute(u"SET SESSION sql_log_bin = %1"_s.arg(setting.value)));
    MILLRACE_TRY_VOID(connection.execute(u"START TRANSACTION"_s));
    // The mark first: a killed program's session may still be about to commit, and is waited for here.
    const QString mark = u"run_id = %1 AND statement = %2"_s.arg(quotedString(m_context.runId)).arg(index);
    if (const auto marked = connection.execute(u"INSERT INTO %1 VALUES (%2, %3, 0)"_s.arg(
            marks, quotedString(m_context.runId), QString::number(index)));
        !marked) {
        if (marked.error().context.serverCode != 1062)
            return fail(marked.error());
        MILLRACE_TRY_VOID(connection.execute(u"ROLLBACK"_s));
        MILLRACE_TRY(const auto rows,
                     connection.value(u"SELECT row_count FROM %1 WHERE %2"_s.arg(marks, mark)));
        return rows.toLongLong();
    }
    // Only around the statement itself: ours are written in UTF-8.
    if (!statement.session.charset.isEmpty())
        MILLRACE_TRY_VOID(connection.executeBytes("SET NAMES " + statement.session.charset));
    MILLRACE_TRY(const auto changed, connection.executeBytes(statement.text));
    if (!statement.session.charset.isEmpty())
        MILLRACE_TRY_VOID(connection.executeBytes("SET NAMES utf8mb4"));
    const QByteArray verb = statement.text.left(7).toUpper();
    const qint64 rows = verb.startsWith("INSERT") || verb.startsWith("REPLACE") ? changed : 0;
    MILLRACE_TRY_VOID(
        connection.execute(u"UPDATE %1 SET row_count = %2 WHERE %3"_s.arg(marks).arg(rows).arg(mark)));
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

Result<QVector<DumpRows::Made>> DumpRows::made(Connection &connection) const
{
    QVector<Made> made(m_context.plan.tables.size());
    QStringList asked;
    for (const DumpStatement &statement : m_context.plan.rows) {
        const QString marks = marksTable(m_context.plan.tables.at(statement.tableIndex));
        if (asked.contains(marks))
            continue;
        asked << marks;
        const auto rows = connection.rows(u"SELECT statement, row_count FROM %1 WHERE run_id = %2"_s.arg(
            marks, quotedString(m_context.runId)));
        constexpr int noSuchTable = 1146; // none of its schema has run
        if (!rows && rows.error().context.serverCode == noSuchTable)
            continue;
        if (!rows)
            return fail(rows.error());
        for (const auto &row : *rows) {
            const DumpStatement &ran = m_context.plan.rows.value(row.value(0).toLongLong());
            if (ran.tableIndex < 0)
                continue;
            const QByteArray text = ran.text.simplified().toUpper();
            made[ran.tableIndex].rows += row.value(1).toLongLong();
            made[ran.tableIndex].othersChanged = made.at(ran.tableIndex).othersChanged ||
                                                 !text.startsWith("INSERT") ||
                                                 text.contains("ON DUPLICATE KEY UPDATE");
        }
    }
    return made;
}

} // namespace millrace
