// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/ship/partitionexchange.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/plan/checks/shipcheck.h"
#include "core/run/ship/partitioncheck.h"
#include "core/server/connection.h"
#include "core/ship/tableplace.h"
#include "core/sql/quoting.h"
#include "core/verify/journaltotals.h"

#include <QCryptographicHash>
#include <QFile>

namespace millrace {

namespace {

Error changed(const QString &what)
{
    return {.code = ErrorCode::ShipTargetChanged,
            .what = what,
            .howToFix = CoreText::tr("Look at the table; then roll the run back, or resume it.")};
}

} // namespace

QString PartitionExchange::standInName(const QString &runId)
{
    constexpr qsizetype digits = 16;
    const QByteArray hash = QCryptographicHash::hash(runId.toUtf8(), QCryptographicHash::Sha256).toHex();
    return u"_millrace_part_"_s + QString::fromLatin1(hash.first(digits));
}

Plan PartitionExchange::standInPlan(const Plan &plan, const ShipRecord &record)
{
    Plan own = plan;
    own.table = record.standIn;
    own.partition.clear();
    own.createSql.clear();
    return own;
}

QString PartitionExchange::table() const
{
    return qualifiedName(m_context.plan.schema, m_context.plan.table);
}

QString PartitionExchange::standIn() const
{
    return qualifiedName(m_context.plan.schema, m_record.standIn);
}

Result<void> PartitionExchange::note(ShipStep step)
{
    m_record.step = step;
    return m_record.save(m_context.runFolder);
}

Result<bool> PartitionExchange::standInThere() const
{
    if (m_record.standIn.isEmpty())
        return false;
    MILLRACE_TRY(const auto found,
                 m_context.server.rows(u"SELECT 1 FROM information_schema.TABLES WHERE TABLE_SCHEMA = %1 AND "
                                       "TABLE_NAME = %2"_s.arg(quotedString(m_context.plan.schema),
                                                               quotedString(m_record.standIn))));
    return !found.isEmpty();
}

Result<void> PartitionExchange::makeStandIn(const QString &runId)
{
    Connection &server = m_context.server;
    if (leavesBinaryLogOut(m_context.plan))
        MILLRACE_TRY_VOID(server.execute(u"SET SESSION sql_log_bin = 0"_s));
    if (m_record.standIn.isEmpty()) {
        m_record.standIn = standInName(runId);
        m_record.partition = m_context.plan.partition;
        MILLRACE_TRY(const auto there, standInThere());
        if (there)
            return fail(Error{
                .code = ErrorCode::ShipTargetChanged,
                .what =
                    CoreText::tr("There is a table %1 already, which the run did not make.").arg(standIn()),
                .howToFix = CoreText::tr("Drop it, if nobody needs it, and plan again.")});
        MILLRACE_TRY_VOID(m_record.save(m_context.runFolder));
    }
    m_context.tell(CoreText::tr("%1 is made, in place of partition %2")
                       .arg(standIn(), quotedIdentifier(m_context.plan.partition)),
                   nullptr);
    MILLRACE_TRY_VOID(dropStandIn());
    MILLRACE_TRY_VOID(server.execute(u"CREATE TABLE %1 LIKE %2"_s.arg(standIn(), table())));
    return server.execute(u"ALTER TABLE %1 REMOVE PARTITIONING"_s.arg(standIn()));
}

/// With the files that MySQL leaves of a table that goes without its tablespace.
Result<void> PartitionExchange::dropStandIn()
{
    const auto place = TablePlace::find(m_context.server, m_context.plan.schema, m_record.standIn);
    MILLRACE_TRY_VOID(m_context.server.execute(u"DROP TABLE IF EXISTS "_s + standIn()));
    if (place) {
        place->clear();
        QFile::remove(place->ibd());
    }
    return {};
}

Result<qint64> PartitionExchange::countRows() const
{
    MILLRACE_TRY(const auto rows, m_context.server.value(u"SELECT COUNT(*) FROM %1 PARTITION (%2)"_s.arg(
                                      table(), quotedIdentifier(m_context.plan.partition))));
    return rows.toLongLong();
}

template <typename T> Result<T> PartitionExchange::underLock(const std::function<Result<T>()> &work) const
{
    MILLRACE_TRY(const auto there, standInThere());
    QString tables = table() + u" WRITE"_s;
    if (there)
        tables += u", %1 WRITE"_s.arg(standIn());
    MILLRACE_TRY_VOID(m_context.server.execute(u"LOCK TABLES "_s + tables));
    auto done = work();
    (void)m_context.server.execute(u"UNLOCK TABLES"_s);
    return done;
}

Result<PartitionExchange::Place> PartitionExchange::whereRowsAre() const
{
    MILLRACE_TRY(const auto there, standInThere());
    bool inStandIn = false;
    if (there) {
        const auto first = m_context.server.rows(u"SELECT 1 FROM %1 LIMIT 1"_s.arg(standIn()));
        if (!first && first.error().context.serverCode != tablespaceDiscarded)
            return fail(first.error());
        inStandIn = first && !first->isEmpty();
    }
    MILLRACE_TRY(const auto first, m_context.server.rows(u"SELECT 1 FROM %1 PARTITION (%2) LIMIT 1"_s.arg(
                                       table(), quotedIdentifier(m_context.plan.partition))));
    const bool inPartition = !first.isEmpty();
    if (inStandIn)
        return inPartition ? Place::Both : Place::StandIn;
    return inPartition ? Place::Partition : Place::Neither;
}

Result<void> PartitionExchange::exchangeLocked()
{
    MILLRACE_TRY(const auto place, whereRowsAre());
    const QString partition = quotedIdentifier(m_context.plan.partition);
    switch (place) {
    case Place::Both:
        return fail(
            changed(CoreText::tr("Partition %1 of %2 is not empty any more: somebody else wrote into it.")
                        .arg(partition, table())));
    case Place::Partition: {
        MILLRACE_TRY(const auto rows, countRows());
        if (rows != m_record.rows)
            return fail(changed(CoreText::tr("Partition %1 of %2 holds %3 that the run did not put there.")
                                    .arg(partition, table(), rowsText(rows))));
        return {}; // when the program was killed it was done
    }
    case Place::Neither:
        if (m_record.rows > 0)
            return fail(
                changed(CoreText::tr("The rows of the run are gone from %1 and from partition %2 of %3.")
                            .arg(standIn(), partition, table())));
        return {};
    case Place::StandIn:
        break;
    }
    return m_context.server.execute(exchangeStatement(table(), m_context.plan.partition, standIn()));
}

/// The table's own may be higher, for its other partitions; it never gets lower.
Result<void> PartitionExchange::raiseNextNumber() const
{
    if (m_record.nextAutoIncrement.isEmpty())
        return {};
    Connection &server = m_context.server;
    MILLRACE_TRY(const auto now,
                 server.value(u"SELECT AUTO_INCREMENT FROM information_schema.TABLES WHERE TABLE_SCHEMA = %1 "
                              "AND TABLE_NAME = %2"_s.arg(quotedString(m_context.plan.schema),
                                                          quotedString(m_context.plan.table))));
    if (now.toULongLong() >= m_record.nextAutoIncrement.toULongLong())
        return {};
    return server.execute(u"ALTER TABLE %1 AUTO_INCREMENT = %2"_s.arg(table(), m_record.nextAutoIncrement));
}

Result<void> PartitionExchange::exchange()
{
    if (m_record.step < ShipStep::Exchanged) {
        m_context.tell(CoreText::tr("%1 changes places with partition %2")
                           .arg(standIn(), quotedIdentifier(m_context.plan.partition)),
                       "ship_exchange");
        MILLRACE_TRY_VOID(note(ShipStep::Exchanging));
        MILLRACE_TRY_VOID(underLock<void>([this]() -> Result<void> {
            MILLRACE_TRY_VOID(exchangeLocked());
            return raiseNextNumber();
        }));
        MILLRACE_TRY_VOID(note(ShipStep::Exchanged));
    }
    return dropStandIn();
}

Result<qint64> PartitionExchange::emptyLocked()
{
    MILLRACE_TRY(const auto place, whereRowsAre());
    if (place != Place::Partition)
        return 0; // nothing of the run's is in there
    const QString partition = quotedIdentifier(m_context.plan.partition);
    MILLRACE_TRY(const auto rows, countRows());
    if (rows != m_record.rows)
        return fail(Error{
            .code = ErrorCode::RollbackImpossible,
            .what = CoreText::tr(
                        "Partition %1 of %2 holds %3; the run put %4 there: somebody else wrote into it.")
                        .arg(partition, table(), rowsText(rows), groupedNumber(m_record.rows)),
            .howToFix = CoreText::tr("Take the run's rows out by key.")});
    MILLRACE_TRY_VOID(
        m_context.server.execute(u"ALTER TABLE %1 TRUNCATE PARTITION %2"_s.arg(table(), partition)));
    return rows;
}

Result<qint64> PartitionExchange::takeBack()
{
    if (m_record.standIn.isEmpty())
        return 0;
    if (leavesBinaryLogOut(m_context.plan))
        MILLRACE_TRY_VOID(m_context.server.execute(u"SET SESSION sql_log_bin = 0"_s));
    qint64 gone = 0;
    if (m_record.step >= ShipStep::Exchanging) {
        MILLRACE_TRY(gone, underLock<qint64>([this] { return emptyLocked(); }));
    }
    MILLRACE_TRY_VOID(dropStandIn());
    m_record.standIn.clear();
    MILLRACE_TRY_VOID(note(ShipStep::Building));
    return gone;
}

} // namespace millrace
