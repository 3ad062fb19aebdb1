// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/server/connection.h"
#include "core/tuning/settingsrecord.h"

namespace millrace {

/// The table in a schema of the target (_millrace_settings) where runs write down what they change on server
/// and machine, so that it can be put back although the folder of the run, or the machine it lies on, is
/// lost. It also tells runs of one another: whoever holds a knob together with others knows what it was
/// before the first of them. One row per run and setting; it is there only while a run has something to put
/// back.
class SettingsTable
{
public:
    struct Row
    {
        QString run;
        QString machine;
        ChangedSetting setting;
        bool sameServer = true; ///< false: of a server whose data was copied here
    };

    /// \a server: as SettingsRecord::server.
    SettingsTable(const QString &schema, const QString &server);

    QString name() const { return m_name; } ///< quoted, with its schema
    QString createStatement() const;
    QString dropStatement() const;

    /// All of them: errors of the statements; REQUIRES SettingsLock where other runs may be about.
    Result<void> create(Connection &connection) const;
    Result<void> add(Connection &connection, const QString &run, const QString &machine,
                     const ChangedSetting &setting) const;
    Result<void> confirm(Connection &connection, const QString &run, const ChangedSetting &setting) const;
    Result<void> remove(Connection &connection, const QString &run, const ChangedSetting &setting) const;
    /// Drops the table when no row is left; nothing when it is not there.
    Result<void> dropWhenEmpty(Connection &connection) const;
    /// The rows of all runs, oldest first; none when there is no such table.
    Result<QVector<Row>> rows(Connection &connection) const;

    /// Schemas this account can see that have such a table.
    static QStringList schemasWithTable(Connection &connection);

private:
    QString m_name;
    QString m_server;
};

} // namespace millrace
