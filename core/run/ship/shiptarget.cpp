// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/ship/shiptarget.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/plan/checks/shipcheck.h"
#include "core/run/ship/emptytable.h"
#include "core/run/ship/importwait.h"
#include "core/run/ship/shipbuild.h"
#include "core/server/tableschema.h"
#include "core/ship/delivery/bundledelivery.h"
#include "core/ship/delivery/placedelivery.h"
#include "core/ship/delivery/sshdelivery.h"
#include "core/sql/quoting.h"
#include "core/verify/journaltotals.h"
#include "core/verify/tablestate.h"

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

Delivery::Files ShipTarget::built() const
{
    return {ShipBuild::exportedFileIn(m_context.runFolder, "ibd"),
            ShipBuild::exportedFileIn(m_context.runFolder, "cfg")};
}

/// Of a table that is as it was.
ShipStep ShipTarget::stepBefore() const
{
    return QFileInfo::exists(built().ibd) ? ShipStep::Built : ShipStep::Building;
}

QString ShipTarget::runId() const
{
    return QFileInfo(m_context.runFolder).fileName();
}

Result<void> ShipTarget::findDelivery()
{
    const Plan &plan = m_context.plan;
    MILLRACE_TRY(m_files, TableFiles::of(m_context.server, plan.schema, plan.table));
    switch (plan.shipBy) {
    case ShipBy::Place: {
        MILLRACE_TRY(auto place, TablePlace::find(m_context.server, plan.schema, plan.table));
        m_delivery = std::make_unique<PlaceDelivery>(std::move(place), m_context.runFolder + u"/before"_s);
        break;
    }
    case ShipBy::Bundle: {
        MILLRACE_TRY(const auto where, m_context.server.value(u"SELECT @@hostname"_s));
        m_delivery = std::make_unique<BundleDelivery>(
            BundleDelivery::Facts{.files = m_files,
                                  .server = where.toString(),
                                  .run = runId(),
                                  .folder = BundleDelivery::folderOf(plan.shipTo, m_context.runFolder)});
        break;
    }
    case ShipBy::Ssh:
        m_delivery = std::make_unique<SshDelivery>(plan.shipTo, m_files, m_context.stop);
        break;
    }
    return {};
}

Result<void> ShipTarget::leaveLogOut()
{
    return leavesBinaryLogOut(m_context.plan) ? m_context.server.execute(u"SET SESSION sql_log_bin = 0"_s)
                                              : Result<void>();
}

Result<void> ShipTarget::reach()
{
    MILLRACE_TRY_VOID(findDelivery());
    return m_delivery->reach();
}

Result<void> ShipTarget::prepare()
{
    MILLRACE_TRY_VOID(findDelivery());
    MILLRACE_TRY_VOID(leaveLogOut());
    if (m_record.touchedTarget() && m_context.plan.shipBy != ShipBy::Place)
        MILLRACE_TRY_VOID(dropReplaced(m_context.server, m_context.plan.schema, runId()));
    MILLRACE_TRY(const auto now, state());
    if (now != State::Empty)
        return m_delivery->reach();
    MILLRACE_TRY_VOID(m_delivery->prepare(m_context.server));
    MILLRACE_TRY(
        const auto next,
        m_context.server.value(u"SELECT AUTO_INCREMENT FROM information_schema.TABLES WHERE "
                               "TABLE_SCHEMA = %1 AND TABLE_NAME = %2"_s.arg(
                                   quotedString(m_context.plan.schema), quotedString(m_context.plan.table))));
    m_record.nextAutoIncrementBefore = next.toString();
    return {};
}

/// As long as files lie in the server's folder that it has not taken in, a server that starts must find
/// nothing wrong with them.
Result<void> ShipTarget::giveFilesTheirNumber()
{
    MILLRACE_TRY(m_number, spaceIdOf(m_context.server, m_files, m_context.mariaDb));
    MILLRACE_TRY(const bool changed, writeSpaceId(built().ibd, m_number, m_context.mariaDb));
    if (!changed)
        return {};
    // Killed before this is on the disk, the file is not the one that was proved, and is built again.
    MILLRACE_TRY(const auto hash, hashOfFile(built().ibd));
    m_record.fileHash = QString::number(hash, 16);
    return m_record.save(m_context.runFolder);
}

/// Nobody gets a row in between the last look and the end of the tablespace.
Result<void> ShipTarget::discard()
{
    Connection &server = m_context.server;
    MILLRACE_TRY_VOID(server.execute(u"LOCK TABLES %1 WRITE"_s.arg(table())));
    const auto done = [&]() -> Result<void> {
        MILLRACE_TRY(const auto number, spaceIdOf(server, m_files, m_context.mariaDb));
        if (number != m_number)
            return fail(changedMeanwhile(
                CoreText::tr("%1 was emptied or altered by somebody else meanwhile.").arg(table())));
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

Result<void> ShipTarget::import()
{
    MILLRACE_TRY_VOID(m_delivery->bring(built(), true));
    const QString awaited = m_delivery->awaited();
    if (!awaited.isEmpty()) {
        m_context.tell(CoreText::tr("Waiting for the files to be put in place"), "ship_wait");
        m_context.ask(awaited);
    }
    const auto imported = awaited.isEmpty()
                              ? m_context.server.execute(u"ALTER TABLE %1 IMPORT TABLESPACE"_s.arg(table()))
                              : importWhenThere(m_context.server, table(), m_context.stop, m_context.ask);
    m_delivery->clear(m_context.server, imported.has_value());
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
        m_delivery->clear(m_context.server, true);
    } else if (const auto done = discardAndImport(now); !done) {
        return fail(takeBackAfter(done.error()));
    }
    MILLRACE_TRY_VOID(setNextNumber(m_record.nextAutoIncrement));
    return note(ShipStep::Imported);
}

Error ShipTarget::takeBackAfter(Error why)
{
    const auto now = state();
    if (m_record.step == ShipStep::Discarding && now && *now != State::Discarded) { // nothing was taken
        if (const auto noted = note(stepBefore()); !noted)
            m_context.tell(noted.error().text(), nullptr);
        return why;
    }
    if (const auto back = takeBack(); !back) {
        m_context.tell(back.error().text(), nullptr);
        why.howToFix +=
            u' ' + CoreText::tr("%1 has no tablespace now: millrace-cli rollback %2 brings the empty "
                                "table back.")
                       .arg(table(), runId());
    }
    return why;
}

Result<quint32> ShipTarget::makeRoom()
{
    MILLRACE_TRY_VOID(findDelivery());
    MILLRACE_TRY_VOID(leaveLogOut());
    MILLRACE_TRY(m_number, spaceIdOf(m_context.server, m_files, m_context.mariaDb));
    MILLRACE_TRY(const auto now, state());
    if (now != State::Discarded) {
        MILLRACE_TRY_VOID(note(ShipStep::Discarding));
        MILLRACE_TRY_VOID(discard());
    }
    MILLRACE_TRY_VOID(awaitCheckpoint(m_context.stop));
    return m_number;
}

Result<void> ShipTarget::discardAndImport(State now)
{
    m_context.tell(CoreText::tr("The target takes the files in"), "ship_import");
    if (now == State::Empty)
        MILLRACE_TRY_VOID(note(ShipStep::Discarding));
    MILLRACE_TRY_VOID(giveFilesTheirNumber());
    MILLRACE_TRY_VOID(m_delivery->stage(built()));
    if (m_context.stop.stop_requested())
        return fail(runStopped());
    if (now == State::Empty)
        MILLRACE_TRY_VOID(discard());
    if (now == State::Empty || m_context.room != m_number) // else it was waited for
        MILLRACE_TRY_VOID(awaitCheckpoint(m_context.stop));
    MILLRACE_TRY_VOID(note(ShipStep::Importing));
    return import();
}

Result<qint64> ShipTarget::takeRowsBack(bool maybeOurs)
{
    MILLRACE_TRY_VOID(m_context.server.execute(u"LOCK TABLES %1 WRITE"_s.arg(table())));
    const auto rows = countRows(m_context.server, m_context.plan.schema, m_context.plan.table);
    auto emptied = rows ? Result<void>() : Result<void>(fail(rows.error()));
    if (rows && (!maybeOurs || *rows != m_record.rows))
        emptied =
            fail(Error{.code = ErrorCode::RollbackImpossible,
                       .what = CoreText::tr("%1 holds %2; the run put %3 there: somebody else wrote into it.")
                                   .arg(table(), rowsText(*rows), groupedNumber(m_record.rows)),
                       .howToFix = CoreText::tr("Take the run's rows out by key.")});
    if (emptied)
        emptied = m_context.server.execute(u"TRUNCATE TABLE %1"_s.arg(table()));
    (void)m_context.server.execute(u"UNLOCK TABLES"_s);
    MILLRACE_TRY_VOID(emptied);
    return m_record.rows;
}

/// Under a lock. Returns the rows that were there.
Result<qint64> ShipTarget::emptyIfProved(bool begun)
{
    Connection &server = m_context.server;
    MILLRACE_TRY(const auto rows, countRows(server, m_context.plan.schema, m_context.plan.table));
    if (begun && rows == 0)
        return 0;
    MILLRACE_TRY(const auto sums, TableState::serverChecksums(server, {table()}));
    if (rows != m_record.rows || sums.value(0) != m_record.checksum)
        return fail(Error{
            .code = ErrorCode::RollbackImpossible,
            .what = CoreText::tr("%1 is not as the run left it: its rows are others than when the run ended.")
                        .arg(table()),
            .howToFix =
                CoreText::tr("Look at the table, and empty it by hand: TRUNCATE TABLE %1").arg(table())});
    MILLRACE_TRY_VOID(server.execute(u"TRUNCATE TABLE %1"_s.arg(table())));
    return rows;
}

Result<qint64> ShipTarget::takeProvedBack(bool begun)
{
    MILLRACE_TRY_VOID(leaveLogOut());
    MILLRACE_TRY_VOID(m_context.server.execute(u"LOCK TABLES %1 WRITE"_s.arg(table())));
    const auto gone = emptyIfProved(begun);
    (void)m_context.server.execute(u"UNLOCK TABLES"_s);
    if (!gone)
        return fail(gone.error());
    MILLRACE_TRY_VOID(setNextNumber(m_record.nextAutoIncrementBefore));
    return m_record.rows;
}

Result<void> ShipTarget::importEmpty()
{
    m_context.tell(CoreText::tr("The target's empty table is put back"), nullptr);
    MILLRACE_TRY_VOID(awaitCheckpoint({})); // for this tablespace holds what holds for the other
    MILLRACE_TRY_VOID(m_delivery->bring(m_delivery->emptyFiles(), false));
    const auto imported = m_context.server.execute(u"ALTER TABLE %1 IMPORT TABLESPACE"_s.arg(table()));
    m_delivery->clear(m_context.server, imported.has_value());
    return imported;
}

Result<qint64> ShipTarget::takeDiscardedBack()
{
    if (!m_delivery->emptyFiles().ibd.isEmpty()) {
        MILLRACE_TRY_VOID(importEmpty());
        return 0;
    }
    if (const auto withdrawn = m_delivery->withdraw(); !withdrawn)
        m_context.ask(withdrawn.error().text());
    // Where files were put there all the same, they are in the way of another: in with them, and out.
    const auto imported = m_context.server.execute(u"ALTER TABLE %1 IMPORT TABLESPACE"_s.arg(table()));
    if (imported) {
        m_delivery->clear(m_context.server, true);
        return takeRowsBack(true);
    }
    m_context.tell(CoreText::tr("The target's empty table is made anew"), nullptr);
    if (const auto made =
            replaceByEmpty(m_context.server, m_context.plan.schema, m_context.plan.table, runId());
        !made)
        return fail(isFileMissing(imported.error()) ? made.error() : imported.error());
    return 0;
}

Result<qint64> ShipTarget::takeBack()
{
    MILLRACE_TRY_VOID(findDelivery());
    MILLRACE_TRY_VOID(leaveLogOut());
    MILLRACE_TRY(const auto now, state());
    qint64 gone = 0;
    if (now == State::Filled) {
        MILLRACE_TRY(gone, takeRowsBack(m_record.step >= ShipStep::Importing));
    } else if (now == State::Discarded) {
        MILLRACE_TRY(gone, takeDiscardedBack());
    }
    if (m_context.plan.shipBy != ShipBy::Place) {
        MILLRACE_TRY_VOID(dropReplaced(m_context.server, m_context.plan.schema, runId()));
        m_delivery->clear(m_context.server, true);
    }
    MILLRACE_TRY_VOID(setNextNumber(m_record.nextAutoIncrementBefore));
    MILLRACE_TRY_VOID(note(stepBefore()));
    return gone;
}

} // namespace millrace
