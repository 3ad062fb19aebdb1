// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/ship/shiptarget.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/plan/checks/shipcheck.h"
#include "core/run/ship/shipbuild.h"
#include "core/server/tableschema.h"
#include "core/sql/quoting.h"
#include "core/verify/journaltotals.h"

#include <QFile>
#include <QFileInfo>
#include <QThread>

namespace millrace {

namespace {

constexpr unsigned pollMs = 20;

Result<quint64> status(Connection &server, const QString &name)
{
    MILLRACE_TRY(const auto rows, server.rows(u"SHOW GLOBAL STATUS LIKE %1"_s.arg(quotedString(name))));
    return rows.isEmpty() ? 0 : rows.first().value(1).toULongLong();
}

Error changedMeanwhile(const QString &what)
{
    return {.code = ErrorCode::ShipTargetChanged,
            .what = what,
            .howToFix = CoreText::tr("Look at the table; then roll the run back, or resume it.")};
}

/// Makes a server write its pages out for a moment: with few of them dirty it would let them be.
class FlushingPool
{
public:
    explicit FlushingPool(Connection &server)
        : m_server(server)
    {
        for (const char *name : {"innodb_max_dirty_pages_pct_lwm", "innodb_max_dirty_pages_pct"}) {
            const QString variable = QLatin1String(name);
            const auto was = server.value(u"SELECT @@GLOBAL.%1"_s.arg(variable));
            if (was && server.execute(u"SET GLOBAL %1 = 0"_s.arg(variable)))
                m_were.prepend({variable, was->toString()});
        }
    }
    ~FlushingPool()
    {
        for (const auto &[variable, was] : std::as_const(m_were))
            (void)m_server.execute(u"SET GLOBAL %1 = %2"_s.arg(variable, was));
    }
    FlushingPool(const FlushingPool &) = delete;
    FlushingPool &operator=(const FlushingPool &) = delete;

private:
    Connection &m_server;
    QVector<std::pair<QString, QString>> m_were;
};

} // namespace

QString ShipTarget::table() const
{
    return qualifiedName(m_context.plan.schema, m_context.plan.table);
}

Result<ShipTarget::State> ShipTarget::state()
{
    const auto first = m_context.server.rows(u"SELECT 1 FROM %1 LIMIT 1"_s.arg(table()));
    if (!first && first.error().context.serverCode == tablespaceDiscarded)
        return State::Discarded;
    if (!first)
        return fail(first.error());
    return first->isEmpty() ? State::Empty : State::Filled;
}

Result<void> ShipTarget::note(ShipStep step)
{
    m_record.step = step;
    return m_record.save(m_context.runFolder);
}

Result<void> ShipTarget::prepare()
{
    MILLRACE_TRY(m_place, TablePlace::find(m_context.server, m_context.plan.schema, m_context.plan.table));
    MILLRACE_TRY_VOID(m_place->checkWritable());
    if (leavesBinaryLogOut(m_context.plan))
        MILLRACE_TRY_VOID(m_context.server.execute(u"SET SESSION sql_log_bin = 0"_s));
    MILLRACE_TRY(const auto now, state());
    if (now != State::Empty)
        return {};
    // Also the proof that it is the server's own folder.
    MILLRACE_TRY_VOID(m_place->exportTo(m_context.server, before(), u"empty"_s));
    if (!m_context.mariaDb)
        MILLRACE_TRY_VOID(m_context.server.execute(u"SET SESSION information_schema_stats_expiry = 0"_s));
    MILLRACE_TRY(
        const auto next,
        m_context.server.value(u"SELECT AUTO_INCREMENT FROM information_schema.TABLES WHERE "
                               "TABLE_SCHEMA = %1 AND TABLE_NAME = %2"_s.arg(
                                   quotedString(m_context.plan.schema), quotedString(m_context.plan.table))));
    m_record.nextAutoIncrementBefore = next.toString();
    return {};
}

/// Nobody gets a row in between the last look and the end of the tablespace.
Result<void> ShipTarget::discard()
{
    Connection &server = m_context.server;
    MILLRACE_TRY_VOID(note(ShipStep::Discarding));
    MILLRACE_TRY_VOID(server.execute(u"LOCK TABLES %1 WRITE"_s.arg(table())));
    const auto done = [&]() -> Result<void> {
        MILLRACE_TRY(const auto now, state());
        if (now == State::Filled)
            return fail(changedMeanwhile(
                CoreText::tr("%1 is not empty any more: somebody else wrote into it.").arg(table())));
        return server.execute(u"ALTER TABLE %1 DISCARD TABLESPACE"_s.arg(table()));
    }();
    (void)server.execute(u"UNLOCK TABLES"_s);
    return done;
}

/// MariaDB (10.11.19 and 11.8 seen): as long as the redo log has the DISCARD in it, a crash loses everything
/// that was committed to the imported table since, and CHECK TABLE finds nothing.
Result<void> ShipTarget::awaitCheckpoint()
{
    if (!m_context.mariaDb)
        return {};
    Connection &server = m_context.server;
    m_context.tell(CoreText::tr("Waiting for the server's checkpoint to pass the empty tablespace"), nullptr);
    MILLRACE_TRY(const auto wanted, status(server, u"Innodb_lsn_current"_s));
    const FlushingPool flushing(server);
    for (;;) {
        MILLRACE_TRY(const auto reached, status(server, u"Innodb_lsn_last_checkpoint"_s));
        if (reached >= wanted)
            return {};
        if (m_context.stop.stop_requested())
            return fail(runStopped());
        QThread::msleep(pollMs);
    }
}

Result<void> ShipTarget::import(const QString &ibd, const QString &cfg, bool mayMove)
{
    MILLRACE_TRY_VOID(m_place->put(ibd, m_place->ibd(), mayMove));
    MILLRACE_TRY_VOID(m_place->put(cfg, m_place->cfg(), false));
    const auto imported = m_context.server.execute(u"ALTER TABLE %1 IMPORT TABLESPACE"_s.arg(table()));
    m_place->clear();
    return imported;
}

/// MySQL keeps the number of the .cfg in memory only.
Result<void> ShipTarget::setNextNumber(const QString &next)
{
    if (next.isEmpty())
        return {};
    return m_context.server.execute(u"ALTER TABLE %1 AUTO_INCREMENT = %2"_s.arg(table(), next));
}

Result<void> ShipTarget::takeIn()
{
    if (m_record.step >= ShipStep::Imported)
        return setNextNumber(m_record.nextAutoIncrement);
    MILLRACE_TRY(auto now, state());
    if (now == State::Filled) {
        // The import was done when the program was killed, or somebody else was here.
        MILLRACE_TRY(const auto rows,
                     countRows(m_context.server, m_context.plan.schema, m_context.plan.table));
        if (m_record.step != ShipStep::Importing || rows != m_record.rows)
            return fail(changedMeanwhile(
                CoreText::tr("%1 holds %2 that the run did not put there.").arg(table(), rowsText(rows))));
    } else {
        m_context.tell(CoreText::tr("The target takes the files in"), "ship_import");
        if (now == State::Empty)
            MILLRACE_TRY_VOID(discard());
        auto done = awaitCheckpoint();
        if (done)
            done = note(ShipStep::Importing);
        if (done)
            done = import(ShipBuild::exportedFileIn(m_context.runFolder, "ibd"),
                          ShipBuild::exportedFileIn(m_context.runFolder, "cfg"), true);
        if (!done) {
            // What was there before is better than nothing; where that fails, too, the record tells a
            // rollback.
            if (const auto back = takeBack(); !back)
                m_context.tell(back.error().text(), nullptr);
            return done;
        }
    }
    MILLRACE_TRY_VOID(setNextNumber(m_record.nextAutoIncrement));
    return note(ShipStep::Imported);
}

Result<qint64> ShipTarget::takeBack()
{
    MILLRACE_TRY(m_place, TablePlace::find(m_context.server, m_context.plan.schema, m_context.plan.table));
    MILLRACE_TRY(const auto now, state());
    qint64 gone = 0;
    if (now == State::Filled) {
        MILLRACE_TRY_VOID(m_context.server.execute(u"LOCK TABLES %1 WRITE"_s.arg(table())));
        const auto rows = countRows(m_context.server, m_context.plan.schema, m_context.plan.table);
        auto emptied = rows ? Result<void>() : Result<void>(fail(rows.error()));
        if (rows && *rows != m_record.rows)
            emptied = fail(
                Error{.code = ErrorCode::RollbackImpossible,
                      .what = CoreText::tr("%1 holds %2; the run put %3 there: somebody else wrote into it.")
                                  .arg(table(), rowsText(*rows), groupedNumber(m_record.rows)),
                      .howToFix = CoreText::tr("Take the run's rows out by key.")});
        if (emptied)
            emptied = m_context.server.execute(u"TRUNCATE TABLE %1"_s.arg(table()));
        (void)m_context.server.execute(u"UNLOCK TABLES"_s);
        MILLRACE_TRY_VOID(emptied);
        gone = m_record.rows;
    } else if (now == State::Discarded) {
        m_context.tell(CoreText::tr("The target's empty table is put back"), nullptr);
        MILLRACE_TRY_VOID(import(before(u"/empty.ibd"_s), before(u"/empty.cfg"_s), false));
    }
    MILLRACE_TRY_VOID(setNextNumber(m_record.nextAutoIncrementBefore));
    MILLRACE_TRY_VOID(note(QFileInfo::exists(ShipBuild::exportedFileIn(m_context.runFolder, "ibd"))
                               ? ShipStep::Built
                               : ShipStep::Building));
    return gone;
}

} // namespace millrace
