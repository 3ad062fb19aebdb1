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

#include <QElapsedTimer>
#include <QFileInfo>
#include <QThread>
#include <utility>

namespace millrace {

namespace {

constexpr unsigned pollMs = 20;
constexpr qint64 longestStandMs = 60'000;

Result<quint64> status(Connection &server, const QString &name)
{
    MILLRACE_TRY(const auto rows, server.rows(u"SHOW GLOBAL STATUS LIKE %1"_s.arg(quotedString(name))));
    return rows.isEmpty() ? 0 : rows.first().value(1).toULongLong();
}

/// What makes MariaDB write all changed pages at its next looks at them, which are a second apart. With
/// adaptive flushing it writes a third of innodb_io_capacity each time: 1,700 pages took 14 to 18 seconds.
Result<QVector<SessionSetting>> flushingSettings(Connection &server)
{
    constexpr qulonglong pagesAtOnce = 20'000;
    QVector<SessionSetting> settings;
    // Its bound first: a capacity above it is cut down.
    for (const char *name : {"innodb_io_capacity_max", "innodb_io_capacity"}) {
        const QString variable = QLatin1String(name);
        MILLRACE_TRY(const auto now, server.value(u"SELECT @@GLOBAL.%1"_s.arg(variable)));
        if (now.toULongLong() < pagesAtOnce)
            settings << SessionSetting{variable, QString::number(pagesAtOnce)};
    }
    return settings << SessionSetting{u"innodb_adaptive_flushing"_s, u"0"_s}
                    << SessionSetting{u"innodb_max_dirty_pages_pct_lwm"_s, u"0"_s}
                    << SessionSetting{u"innodb_max_dirty_pages_pct"_s, u"0"_s};
}

Error changedMeanwhile(const QString &what)
{
    return {.code = ErrorCode::ShipTargetChanged,
            .what = what,
            .howToFix = CoreText::tr("Look at the table; then roll the run back, or resume it.")};
}

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
/// that was committed to the imported table since, and CHECK TABLE finds nothing. With few dirty pages a
/// server lets them be: it is made to write them, by settings that go back whatever happens.
Result<void> ShipTarget::awaitCheckpoint(const std::stop_token &stop)
{
    if (!m_context.mariaDb)
        return {};
    m_context.tell(CoreText::tr("Waiting for the server's checkpoint to pass the empty tablespace"), nullptr);
    MILLRACE_TRY(const auto wanted, status(m_context.server, u"Innodb_lsn_current"_s));
    Plan flushing = m_context.plan;
    MILLRACE_TRY(flushing.global, flushingSettings(m_context.server));
    MILLRACE_TRY_VOID(m_context.settings.begin(flushing, m_context.server));
    const auto reached = awaitLsn(wanted, stop);
    (void)m_context.settings.end(); // what is left is told, and for `restore`
    return reached;
}

Result<void> ShipTarget::awaitLsn(quint64 wanted, const std::stop_token &stop)
{
    QElapsedTimer standing;
    standing.start();
    quint64 last = 0;
    while (!stop.stop_requested()) {
        MILLRACE_TRY(const auto reached, status(m_context.server, u"Innodb_lsn_last_checkpoint"_s));
        if (reached >= wanted)
            return {};
        if (std::exchange(last, reached) != reached)
            standing.start();
        if (standing.hasExpired(longestStandMs))
            return fail(
                {.code = ErrorCode::ShipTargetChanged,
                 .what =
                     CoreText::tr("The server's checkpoint has not moved for a minute (%1 of %2): without "
                                  "it, a crash would lose what is written to an imported table.")
                         .arg(reached)
                         .arg(wanted),
                 .howToFix = CoreText::tr("SET GLOBAL innodb_max_dirty_pages_pct = 0 for a moment, as an "
                                          "account with SUPER; then resume the run.")});
        QThread::msleep(pollMs);
    }
    return fail(runStopped());
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
        auto done = awaitCheckpoint(m_context.stop);
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
        MILLRACE_TRY_VOID(awaitCheckpoint({})); // for this tablespace holds what holds for the other
        MILLRACE_TRY_VOID(import(before(u"/empty.ibd"_s), before(u"/empty.cfg"_s), false));
    }
    MILLRACE_TRY_VOID(setNextNumber(m_record.nextAutoIncrementBefore));
    MILLRACE_TRY_VOID(note(QFileInfo::exists(ShipBuild::exportedFileIn(m_context.runFolder, "ibd"))
                               ? ShipStep::Built
                               : ShipStep::Building));
    return gone;
}

} // namespace millrace
