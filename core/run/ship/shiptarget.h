// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/load/control/runlog.h"
#include "core/plan/plan.h"
#include "core/run/settingsphase.h"
#include "core/server/serverfacts.h"
#include "core/ship/shiprecord.h"
#include "core/ship/tableplace.h"

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

    /// That files can be put there, and copies of the empty table's own for the way back. Before anything is
    /// changed. Errors: as TablePlace, PrivilegeMissing.
    Result<void> prepare();
    /// From wherever the record says. Errors: ShipTargetChanged (somebody wrote into the table), Cancelled
    /// (and the table is as it was), as TablePlace, the server's.
    Result<void> takeIn();
    /// The table is empty and usable again. Errors: RollbackImpossible (it holds other rows than the run's),
    /// as TablePlace, the server's.
    Result<qint64> takeBack();

private:
    Result<void> discard();
    Result<void> awaitCheckpoint(const std::stop_token &stop);
    Result<void> awaitLsn(quint64 wanted, const std::stop_token &stop);
    Result<void> import(const QString &ibd, const QString &cfg, bool mayMove);
    Result<void> setNextNumber(const QString &next);
    Result<void> note(ShipStep step);
    /// Copies of the empty table's own files.
    QString before(const QString &name = {}) const { return m_context.runFolder + u"/before"_s + name; }
    QString table() const;

    const Context m_context;
    ShipRecord &m_record;
    std::optional<TablePlace> m_place;
};

} // namespace millrace
