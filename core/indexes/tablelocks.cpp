// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/indexes/tablelocks.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/indexes/indexalter.h"
#include "core/sql/quoting.h"

#include <chrono>
#include <thread>

namespace millrace {

namespace {

using namespace std::chrono_literals;

constexpr int mostHolders = 5;

/// information_schema.PROCESSLIST is on its way out of MySQL.
QString processList(const ServerFacts &facts)
{
    const bool newer =
        facts.can(Ability::ProcesslistInSchema) && facts.variables.value(u"performance_schema"_s) == "ON"_L1;
    return newer ? u"performance_schema.processlist"_s : u"information_schema.PROCESSLIST"_s;
}

} // namespace

QString lockHolders(Connection &connection, const ServerFacts &facts, const QString &schema,
                    const QString &table)
{
    const QString session = u"p.ID, CONCAT(p.USER, '@', p.HOST), p.COMMAND, p.TIME"_s;
    Result<QVector<QVector<QVariant>>> rows = QVector<QVector<QVariant>>{};
    if (facts.can(Ability::MetadataLocksListed))
        rows = connection.rows(
            u"SELECT DISTINCT %1 FROM performance_schema.metadata_locks l JOIN "
            "performance_schema.threads t ON t.THREAD_ID = l.OWNER_THREAD_ID JOIN %2 p ON "
            "p.ID = t.PROCESSLIST_ID WHERE l.OBJECT_TYPE = 'TABLE' AND l.LOCK_STATUS = 'GRANTED' AND "
            "l.OBJECT_SCHEMA = %3 AND l.OBJECT_NAME = %4 AND p.ID <> CONNECTION_ID() LIMIT %5"_s
                .arg(session, processList(facts), quotedString(schema), quotedString(table))
                .arg(mostHolders));
    if (!rows || rows->isEmpty())
        rows = connection.rows(
            u"SELECT %1 FROM %2 p JOIN information_schema.INNODB_TRX x ON "
            "x.trx_mysql_thread_id = p.ID WHERE p.ID <> CONNECTION_ID() ORDER BY x.trx_started LIMIT %3"_s
                .arg(session, processList(facts))
                .arg(mostHolders));
    if (!rows)
        return {};
    QStringList holders;
    for (const auto &row : *rows) {
        const bool idle = row.value(2).toString() == "Sleep"_L1;
        holders << CoreText::tr("session %1 (%2, %3 for %4 s)")
                       .arg(row.value(0).toString(), row.value(1).toString(),
                            idle ? CoreText::tr("idle in a transaction") : CoreText::tr("busy"),
                            row.value(3).toString());
    }
    return holders.join(u", "_s);
}

Result<qint64> runningAlter(Connection &connection, const ServerFacts &facts, const QString &schema,
                            const QString &table)
{
    const QString prefix = IndexAlter::prefix(schema, table);
    // AS BINARY: `T` and `t` are two tables on most servers.
    MILLRACE_TRY(
        const auto id,
        connection.value(u"SELECT ID FROM %1 WHERE ID <> CONNECTION_ID() AND "
                         "CAST(LEFT(INFO, %2) AS BINARY) = CAST(%3 AS BINARY) LIMIT 1"_s.arg(
                             processList(facts), QString::number(prefix.size()), quotedString(prefix))));
    return id.isValid() ? id.toLongLong() : 0;
}

Result<void> waitForRunningAlter(Connection &connection, const ServerFacts &facts, const QString &schema,
                                 const QString &table, IndexBuildStatus *status, std::stop_token stop)
{
    for (bool first = true;; first = false) {
        MILLRACE_TRY(const auto running, runningAlter(connection, facts, schema, table));
        if (running == 0)
            break;
        if (stop.stop_requested())
            return fail({.code = ErrorCode::Cancelled,
                         .what = CoreText::tr("Cancelled while session %1 still changes the indexes of %2.")
                                     .arg(QString::number(running), qualifiedName(schema, table))});
        if (first && status)
            status->begin(
                CoreText::tr("waiting for session %1, which still changes the table's indexes").arg(running));
        std::this_thread::sleep_for(200ms);
    }
    if (status)
        status->end();
    return {};
}

} // namespace millrace
