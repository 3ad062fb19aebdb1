// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tuning/settingslock.h"

#include "core/server/quoting.h"

namespace millrace {

namespace {

const QString turnName = QStringLiteral("'millrace-settings'");

/// A server takes 64 characters.
QString aliveName(const QString &run)
{
    return quotedString(QStringLiteral("millrace-run-") + run.left(48));
}

} // namespace

SettingsLock::SettingsLock(Connection &connection, int seconds)
    : m_connection(connection)
{
    const auto held = connection.value(QStringLiteral("SELECT GET_LOCK(%1, %2)").arg(turnName).arg(seconds));
    m_held = held && held->toInt() == 1;
}

SettingsLock::~SettingsLock()
{
    if (m_held)
        (void)m_connection.value(QStringLiteral("SELECT RELEASE_LOCK(%1)").arg(turnName));
}

void SettingsLock::showAlive(Connection &connection, const QString &run)
{
    (void)connection.value(QStringLiteral("SELECT GET_LOCK(%1, 0)").arg(aliveName(run)));
}

void SettingsLock::endAlive(Connection &connection, const QString &run)
{
    (void)connection.value(QStringLiteral("SELECT RELEASE_LOCK(%1)").arg(aliveName(run)));
}

qint64 SettingsLock::aliveConnection(Connection &connection, const QString &run)
{
    const auto holder = connection.value(QStringLiteral("SELECT IS_USED_LOCK(%1)").arg(aliveName(run)));
    return holder ? holder->toLongLong() : 0;
}

} // namespace millrace
