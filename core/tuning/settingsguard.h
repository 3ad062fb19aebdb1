// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/server/connection.h"
#include "core/tuning/hostsettings.h"
#include "core/tuning/settingoutcome.h"
#include "core/tuning/settingslock.h"
#include "core/tuning/settingstable.h"
#include "core/tuning/settingtext.h"

#include <functional>
#include <memory>

namespace millrace {

/// Sets variables of the whole server and settings of the machine for one run, and puts them back. What was
/// there before is written down first, on disk (SettingsRecord) and on the server (SettingsTable); so
/// whatever is killed, somebody can put it back: putBack() of this object, restore() later, or the next run
/// into the same schema, which puts back what a dead one left.
///
/// Several runs that want the same knob share it: all of them know the value before the first, and the last
/// one to end puts that back. A value that is none of theirs is left alone.
///
/// It has a connection of its own, which stays open for the run: the server's named lock on it tells others
/// that the run is at work. Lives on the thread that made it.
class SettingsGuard
{
public:
    struct Context
    {
        ResolvedConnection target;
        QString schema;    ///< where the table goes
        QString run;       ///< its id
        QString runFolder; ///< where settings.json goes; empty: lost, only the table is used (restore)
        HostSettings host;
        std::function<void(const SettingOutcome &)> tell; ///< every outcome, as it happens
        std::function<void(const QString &)> note;        ///< what else is worth knowing; one sentence
    };

    explicit SettingsGuard(Context context);
    /// putBack(), unless that was called.
    ~SettingsGuard();
    SettingsGuard(const SettingsGuard &) = delete;
    SettingsGuard &operator=(const SettingsGuard &) = delete;

    /// Puts back what this run left before (a resume) and what dead runs left in the same schema, then sets
    /// these. A setting that cannot be set is told and left out; the rest is set. Errors, before anything was
    /// changed: the record cannot be written (FileNotWritable, DiskFull, SettingsRecordUnusable), the server
    /// cannot be reached.
    Result<void> apply(const QVector<SessionSetting> &global, const QVector<SessionSetting> &host);
    /// True when nothing of this run is left. May be called again.
    bool putBack();
    /// putBack() for a run that is over: from its folder and, where that is lost, from the table. \a own: the
    /// caller holds the run's folder, so that nobody can be at work on it. Errors: RunUnknown (neither has
    /// anything of it), RunFolderUnusable (the run is at work), the record's, the connection's.
    Result<bool> restore(bool own);

    /// True when the server now has this value because of this run.
    bool isSet(const QString &name) const;

private:
    /// Takes the lock, also on a connection that has to be opened again meanwhile, until it ends.
    class Turn
    {
    public:
        explicit Turn(SettingsGuard &guard)
            : m_guard(guard)
        {
            m_guard.m_lock.emplace(*m_guard.m_connection);
        }
        ~Turn() { m_guard.m_lock.reset(); }
        Turn(const Turn &) = delete;
        Turn &operator=(const Turn &) = delete;

    private:
        SettingsGuard &m_guard;
    };

    Result<void> open();
    bool openAgain();
    QVector<SettingsTable::Row> liveRowsOfOthers();
    Result<void> putBackDead();
    Result<void> mergeEarlier();
    void dropDone();
    /// False, and nothing told about the setting, when the connection was lost and \a again.
    bool putBackAll(QVector<ChangedSetting> &settings, const QString &run, bool again = false);
    SettingOutcome putBackOne(ChangedSetting &setting, const QVector<SettingsTable::Row> &others);
    void setOne(ChangedSetting &setting);
    Result<QVector<ChangedSetting>> wantedChanges(const QVector<SessionSetting> &global,
                                                  const QVector<SessionSetting> &host);
    Result<QString> read(const ChangedSetting &setting);
    Result<QString> write(const ChangedSetting &setting, const QString &value);
    Result<void> save();

    Context m_context;
    QString m_server;
    std::unique_ptr<Connection> m_connection;
    std::optional<SettingsLock> m_lock; ///< on m_connection, so declared after it
    std::unique_ptr<SettingsTable> m_table;
    bool m_tableUsable = false;
    bool m_elsewhere = false; ///< the run changed another machine too, which only that one can put back
    bool m_toPutBack = false; ///< apply() began to change things and putBack() was not called yet
    SettingsRecord m_record;
};

/// Which server the values are of: its server_uuid, or where it has none its host's name and port.
QString serverIdentity(Connection &connection);

} // namespace millrace
