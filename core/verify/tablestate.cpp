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

QString moment(qint64 seconds)
{
    return QDateTime::fromSecsSinceEpoch(seconds).toUTC().toString(u"yyyy-MM-dd HH:mm:ss"_s);
}

} // namespace

QString TableState::path(const QString &runFolder)
{
    return runFolder + u"/state.json"_s;
}

Result<std::unique_ptr<Connection>> TableState::session(const ResolvedConnection &target)
{
    MILLRACE_TRY(auto connection, Connection::open(target));
    MILLRACE_TRY_VOID(connection->execute(u"SET SESSION sql_mode = '', time_zone = '+00:00'"_s));
    return connection;
}

namespace {

const QString stateFields = u"UNIX_TIMESTAMP(), UNIX_TIMESTAMP(UPDATE_TIME), MICROSECOND(NOW(6)), "
                            "CONCAT_WS(':', @@hostname, @@port, @@datadir)"_s;

/// \a row: stateFields; none of a table that is not there.
TableState stateFrom(const QVector<QVariant> &row)
{
    return TableState{.server = row.value(3).toString(),
                      .takenAt = row.isEmpty() ? -1 : row.at(0).toLongLong(),
                      .changedAt = row.value(1).isNull() ? -1 : row.at(1).toLongLong(),
                      .millisecond = row.value(2).toInt() / 1000};
}

} // namespace

Result<TableState> TableState::read(Connection &session, const QString &schema, const QString &table)
{
    MILLRACE_TRY(const auto found, session.rows(u"SELECT %1 FROM information_schema.TABLES WHERE %2"_s.arg(
                                       stateFields, place(schema, table))));
    return stateFrom(found.value(0));
}

Result<QHash<QString, TableState>> TableState::readSeveral(Connection &session, const QString &schema,
                                                           const QStringList &tables)
{
    // MariaDB opens every table of the schema for an answer about some of them.
    constexpr qint64 mostTables = 512;
    MILLRACE_TRY(
        const auto count,
        session.value(u"SELECT COUNT(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = %1"_s.arg(
            quotedString(schema))));
    QHash<QString, TableState> states;
    if (tables.isEmpty() || count.toLongLong() > mostTables)
        return states;
    QStringList names;
    for (const QString &table : tables)
        names << quotedString(table);
    MILLRACE_TRY(
        const auto found,
        session.rows(u"SELECT TABLE_NAME, %1 FROM information_schema.TABLES WHERE TABLE_SCHEMA = %2 "
                     "AND TABLE_NAME IN (%3)"_s.arg(stateFields, quotedString(schema), names.join(u", "_s))));
    for (const QVector<QVariant> &row : found)
        states.insert(row.value(0).toString(), stateFrom(row.mid(1)));
    return states;
}

Result<void> TableState::addChecksum(Connection &session, const TableSchema &table, const QString &condition)
{
    return readChecksum(session, table, condition, *this);
}

Result<QStringList> TableState::serverChecksums(Connection &session, const QStringList &tables)
{
    FreshReads fresh(session);
    const QString query = u"CHECKSUM TABLE "_s + tables.join(u", "_s);
    MILLRACE_TRY(const auto sums, fresh.ask([&] { return session.rows(query); }));
    QStringList found;
    for (const auto &row : sums)
        found << row.value(1).toString(); // NULL, as empty: there is no such table
    return found;
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

Result<bool> TableState::hasSameChecksum(Connection &session, const QString &schema, const QString &table,
                                         const QString &condition) const
{
    if (byServer) {
        MILLRACE_TRY(const auto sums, serverChecksums(session, {qualifiedName(schema, table)}));
        return sums.value(0) == checksum;
    }
    TableState summed;
    MILLRACE_TRY(const auto described, readTable(session, schema, table));
    MILLRACE_TRY_VOID(readChecksum(session, described, condition, summed));
    return summed.rows == rows && summed.checksum == checksum;
}

Result<QString> TableState::doubtNow(Connection &session, const QString &schema, const QString &table,
                                     const QString &condition) const
{
    MILLRACE_TRY(const auto now, read(session, schema, table));
    MILLRACE_TRY(const auto uptime, session.rows(u"SHOW GLOBAL STATUS LIKE 'Uptime'"_s));
    const qint64 startedAt = now.takenAt - uptime.value(0).value(1).toLongLong();
    const bool ranOn = startedAt <= takenAt;
    const bool isSame = now.server == server;
    if (timeTells() && ranOn && isSame && now.changedAt == changedAt)
        return QString();
    if (!checksum.isEmpty()) {
        MILLRACE_TRY(const bool isEqual, hasSameChecksum(session, schema, table, condition));
        if (isEqual)
            return QString();
        return CoreText::tr("its rows are others than when the run ended");
    }
    if (!isSame)
        return CoreText::tr("another server was asked than the run's, and its times are others");
    if (!ranOn)
        return CoreText::tr("its server was started anew at %1 UTC, and knows of no change before that")
            .arg(moment(startedAt));
    if (now.changedAt > changedAt && changedAt >= 0)
        return CoreText::tr("it was written to at %1 UTC, after the run").arg(moment(now.changedAt));
    return CoreText::tr("its server does not say when it was last written to");
}

} // namespace millrace
