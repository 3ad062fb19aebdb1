// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/verify/tablestate.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/server/connection.h"
#include "core/server/freshreads.h"
#include "core/server/rowchecksum.h"
#include "core/server/tableschema.h"
#include "core/sql/quoting.h"

#include <QDateTime>
#include <QFile>
#include <QJsonDocument>

namespace millrace {

namespace {

/// A session in which a value always reads the same.
Result<std::unique_ptr<Connection>> openPlain(const ResolvedConnection &target)
{
    MILLRACE_TRY(auto connection, Connection::open(target));
    MILLRACE_TRY_VOID(connection->execute(u"SET SESSION sql_mode = '', time_zone = '+00:00'"_s));
    // The catalogue of MySQL 8 answers from a copy that may be a day old.
    MILLRACE_TRY_VOID(connection->execute(u"/*!80000 SET SESSION information_schema_stats_expiry = 0 */"_s));
    return connection;
}

QString place(const QString &schema, const QString &table)
{
    return u"TABLE_SCHEMA = %1 AND TABLE_NAME = %2"_s.arg(quotedString(schema), quotedString(table));
}

Result<void> readChecksum(Connection &connection, const TableSchema &table, const QString &condition,
                          TableState &state)
{
    const QString query =
        u"SELECT COUNT(*), SUM(h), COUNT(h) FROM (SELECT %1 AS h FROM %2 WHERE %3) AS summed"_s.arg(
            rowChecksumSql(table.columns), qualifiedName(table.schema, table.name), condition);
    FreshReads fresh(connection);
    MILLRACE_TRY(const auto sums, fresh.ask([&] { return connection.rows(query); }));
    const QVector<QVariant> row = sums.value(0);
    state.rows = row.value(0).toLongLong();
    // A row longer than a packet has no sum.
    if (row.value(2).toLongLong() == state.rows)
        state.checksum = QString::number(row.value(1).toString().toULongLong(), 16);
    return {};
}

struct Clock
{
    TableState state;
    qint64 startedAt = 0; ///< of the server
};

Result<Clock> readClock(Connection &connection, const QString &schema, const QString &table)
{
    MILLRACE_TRY(const auto times,
                 connection.rows(u"SELECT UNIX_TIMESTAMP(), UNIX_TIMESTAMP(UPDATE_TIME), "
                                 "MICROSECOND(NOW(6)) FROM information_schema.TABLES WHERE %1"_s.arg(
                                     place(schema, table))));
    MILLRACE_TRY(const auto uptime, connection.rows(u"SHOW GLOBAL STATUS LIKE 'Uptime'"_s));
    MILLRACE_TRY(const auto server,
                 connection.value(u"SELECT CONCAT_WS(':', @@hostname, @@port, @@datadir)"_s));
    const QVector<QVariant> row = times.value(0);
    Clock clock{.state = {.server = server.toString(),
                          .takenAt = row.isEmpty() ? -1 : row.at(0).toLongLong(),
                          .changedAt = row.value(1).isNull() ? -1 : row.at(1).toLongLong(),
                          .millisecond = row.value(2).toInt() / 1000}};
    clock.startedAt = clock.state.takenAt - uptime.value(0).value(1).toLongLong();
    return clock;
}

QString moment(qint64 seconds)
{
    return QDateTime::fromSecsSinceEpoch(seconds).toUTC().toString(u"yyyy-MM-dd HH:mm:ss"_s);
}

QString path(const QString &runFolder)
{
    return runFolder + u"/state.json"_s;
}

} // namespace

Result<TableState> TableState::read(const ResolvedConnection &target, const QString &schema,
                                    const QString &table)
{
    MILLRACE_TRY(const auto connection, openPlain(target));
    MILLRACE_TRY(const auto clock, readClock(*connection, schema, table));
    return clock.state;
}

Result<void> TableState::addChecksum(const ResolvedConnection &target, const TableSchema &table,
                                     const QString &condition)
{
    MILLRACE_TRY(const auto connection, openPlain(target));
    return readChecksum(*connection, table, condition, *this);
}

Result<void> TableState::save(const QString &runFolder) const
{
    return writeFileAtomically(path(runFolder), QJsonDocument(membersJson(*this)).toJson());
}

bool TableState::isIn(const QString &runFolder)
{
    return QFile::exists(path(runFolder));
}

Result<std::optional<TableState>> TableState::load(const QString &runFolder)
{
    if (!isIn(runFolder))
        return std::optional<TableState>();
    MILLRACE_TRY(const auto bytes, readWholeFile(path(runFolder)));
    return std::optional(membersFrom<TableState>(QJsonDocument::fromJson(bytes).object()));
}

Result<QString> TableState::doubtNow(const ResolvedConnection &target, const QString &schema,
                                     const QString &table, const QString &condition) const
{
    MILLRACE_TRY(const auto connection, openPlain(target));
    MILLRACE_TRY(const auto now, readClock(*connection, schema, table));
    const bool ranOn = now.startedAt <= takenAt;
    const bool isSame = now.state.server == server;
    if (timeTells() && ranOn && isSame && now.state.changedAt == changedAt)
        return QString();
    if (!checksum.isEmpty()) {
        TableState summed;
        MILLRACE_TRY(const auto described, readTable(*connection, schema, table));
        MILLRACE_TRY_VOID(readChecksum(*connection, described, condition, summed));
        if (summed.rows == rows && summed.checksum == checksum)
            return QString();
        return CoreText::tr("its rows are others than when the run ended");
    }
    if (!isSame)
        return CoreText::tr("another server was asked than the run's, and its times are others");
    if (!ranOn)
        return CoreText::tr("its server was started anew at %1 UTC, and knows of no change before that")
            .arg(moment(now.startedAt));
    if (now.state.changedAt > changedAt && changedAt >= 0)
        return CoreText::tr("it was written to at %1 UTC, after the run").arg(moment(now.state.changedAt));
    return CoreText::tr("its server does not say when it was last written to");
}

} // namespace millrace
