// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/server/connection.h"
#include "core/tuning/settingtext.h"

#include <functional>

namespace millrace {

/// The statement that sets a session variable. The isolation level, under either of its names, is set by SET
/// SESSION TRANSACTION, which every server knows; its variable is called differently from server to server.
QString setSessionStatement(const QString &name, const QString &value);

/// Sets session variables on one connection and puts them back. Lives on the connection's thread.
class SessionGuard
{
public:
    struct Change
    {
        QString name;
        QString before;
        QString during;
    };

    explicit SessionGuard(Connection &connection);
    /// Puts back what is still changed; a failure here cannot be told, so call putBack() where it matters.
    ~SessionGuard();
    SessionGuard(const SessionGuard &) = delete;
    SessionGuard &operator=(const SessionGuard &) = delete;

    /// Reads the old value of each and sets it; stops at the first that fails (the ones before stay on the
    /// list to be put back). Errors: SettingUnknown, PrivilegeMissing, SettingRefused.
    Result<void> apply(const QVector<SessionSetting> &settings);
    /// They are set already, and \a before is what they were, in the same order.
    void takeOver(const QVector<SessionSetting> &settings, const QStringList &before);
    /// Sets the old values in reverse order and reads them again. Errors: SettingNotPutBack.
    Result<void> putBack();

    /// The session ends with its connection and the settings with it: nothing is left to put back.
    void forget() { m_changes.clear(); }

    const QVector<Change> &changes() const { return m_changes; }

private:
    bool putBackTogether();

    Connection &m_connection;
    QVector<Change> m_changes;
};

} // namespace millrace
