// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tuning/settingslock.h"

#include "core/base/literals.h"
#include "core/sql/quoting.h"

namespace millrace {

namespace {

const QString turnName = u"'millrace-settings'"_s;

/// A server takes 64 characters.
QString aliveName(const QString &run)
{
    return quotedString(u"millrace-run-"_s + run.left(48));
}

} // namespace

SettingsLock::SettingsLock(Connection &connection, int seconds)
    : m_connection(connection)
{
    const auto held = connection.value(u"SELECT GET_LOCK(%1, %2)"_s.arg(turnName).arg(seconds));
    m_held = held && held->toInt() == 1;
}

SettingsLock::~SettingsLock()
{
    if (m_held)
        (void)m_connection.value(u"SELECT RELEASE_LOCK(%1)"_s.arg(turnName));
}

void SettingsLock::showAlive(Connection &connection, const QString &run)
{
    (void)connection.value(u"SELECT GET_LOCK(%1, 0)"_s.arg(aliveName(run)));
}

void SettingsLock::hideAlive(Connection &connection, const QString &run)
{
    (void)connection.value(u"SELECT RELEASE_LOCK(%1)"_s.arg(aliveName(run)));
}

qint64 SettingsLock::aliveConnection(Connection &connection, const QString &run)
{
    const auto holder = connection.value(u"SELECT IS_USED_LOCK(%1)"_s.arg(aliveName(run)));
    return holder ? holder->toLongLong() : 0;
}

} // namespace millrace
