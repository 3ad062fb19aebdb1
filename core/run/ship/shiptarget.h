// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/load/control/runlog.h"
#include "core/plan/plan.h"
#include "core/run/settingsphase.h"
#include "core/server/serverfacts.h"
#include "core/ship/delivery/delivery.h"
#include "core/ship/shiprecord.h"
#include "core/ship/tablefiles.h"

#include <memory>

namespace millrace {

/// The target's side of a table that is shipped: out with the empty tablespace, in with the files, count,
/// back again where asked. Every step is on the disk before it is taken, so that whoever is killed can go on
/// or be taken back. On the connection's thread.
class ShipTarget
{
public:
    struct Context
    {
        Connection &server;
        const Plan &plan;
        bool mariaDb = false;
        QString runFolder;
        SettingsPhase &settings; ///< of the run; its own are set and put back with it
        std::stop_token stop;
        std::function<void(const QString &text, const char *stage)> tell;
        std::function<void(const QString &text)> ask; ///< somebody to do what the text says
        /// The tablespace that makeRoom() took away earlier.
        std::optional<quint32> room = {};
    };
    ShipTarget(Context context, ShipRecord &record)
        : m_context(std::move(context))
        , m_record(record)
    {}

    enum class State
    {
        Empty,
        Filled,
        Discarded
    };
    /// What the table is now. Errors: the server's.
    Result<State> state();

    /// That there is a way to where the server keeps the table's files; changes nothing. Errors:
    /// ShipFolderOutOfReach, the server's.
    Result<void> reach();
    /// That files can be put there, as far as it shows without a change; copies of the empty table's own for
    /// the way back, where Millrace can have them. Errors: as Delivery::prepare(), PrivilegeMissing.
    Result<void> prepare();
    /// The empty tablespace is gone, and on MariaDB its checkpoint after it: what takeIn() would wait for.
    /// Returns the tablespace's number. REQUIRES: prepare(), by whatever object. Errors: as takeIn(); the
    /// record says how far it came.
    Result<quint32> makeRoom();
    /// From wherever the record says. Errors: ShipTargetChanged (somebody wrote into the table), Cancelled
    /// (and the table is as it was), as Delivery, the server's.
    Result<void> takeIn();
    /// The table is empty and usable again. Errors: RollbackImpossible (it holds other rows than the run's),
    /// as Delivery, the server's.
    Result<qint64> takeBack();
    /// The same of a run that is over and proved, where the table is as it left it, by CHECKSUM TABLE under a
    /// lock. \a begun: it may have been killed after that. Errors: RollbackImpossible, with the statement by
    /// which it is done all the same; the server's.
    Result<qint64> takeProvedBack(bool begun);
    /// The same after an error, to which is added what has to be done where that fails, too: what was there
    /// before is better than nothing.
    Error takeBackAfter(Error why);

private:
    Result<void> findDelivery();
    Result<void> leaveLogOut();
    Result<void> giveFilesTheirNumber();
    Result<void> discardAndImport(State now);
    Result<void> discard();
    Result<void> awaitCheckpoint(const std::stop_token &stop);
    Result<void> awaitLsn(quint64 wanted, const std::stop_token &stop);
    Result<void> import();
    Result<void> importEmpty();
    /// \a maybeOurs: an import may have put them there.
    Result<qint64> takeRowsBack(bool maybeOurs);
    Result<qint64> emptyIfProved(bool begun);
    Result<qint64> takeDiscardedBack();
    Result<void> setNextNumber(const QString &next);
    Result<void> note(ShipStep step);
    ShipStep stepBefore() const;
    Delivery::Files built() const;
    QString runId() const;
    QString table() const;

    const Context m_context;
    ShipRecord &m_record;
    TableFiles m_files;
    quint32 m_number = 0; ///< of the table's file, as the server has it
    std::unique_ptr<Delivery> m_delivery;
};

} // namespace millrace
