// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/server/connection.h"

namespace millrace {

/// Named locks of the server by which runs tell each other that they are alive, and take turns where they
/// change settings. They hold across schemas, need no privilege and end with the connection: what is killed
/// holds none. Where a server has no such locks (a Galera cluster refuses them in strict mode) runs go on
/// without.
class SettingsLock
{
public:
    /// Waits for its turn, at most \a seconds; the connection must outlive the lock.
    explicit SettingsLock(Connection &connection, int seconds = 60);
    ~SettingsLock();
    SettingsLock(const SettingsLock &) = delete;
    SettingsLock &operator=(const SettingsLock &) = delete;

    /// Shows that the run is at work until the connection ends.
    static void showAlive(Connection &connection, const QString &run);
    /// No longer, from now on: a server notices the end of a connection some time after it.
    static void hideAlive(Connection &connection, const QString &run);
    /// The server's number of the connection that shows the run to be at work; 0: none does.
    static qint64 aliveConnection(Connection &connection, const QString &run);

private:
    Connection &m_connection;
    bool m_held = false;
};

} // namespace millrace
