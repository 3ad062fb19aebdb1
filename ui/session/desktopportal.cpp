// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/desktopportal.h"

#include "core/base/literals.h"

#include <QDBusMessage>
#include <QDBusPendingCallWatcher>

namespace millrace {

namespace {

const QString service = u"org.freedesktop.portal.Desktop"_s;
const QString place = u"/org/freedesktop/portal/desktop"_s;
const QString settings = u"org.freedesktop.portal.Settings"_s;
const QString appearance = u"org.freedesktop.appearance"_s;
const QString colorScheme = u"color-scheme"_s;

} // namespace

DesktopPortal::DesktopPortal(QDBusConnection bus)
    : m_bus(std::move(bus))
{
    m_bus.connect(service, place, settings, u"SettingChanged"_s, this,
                  SLOT(onSettingChanged(QString, QString, QDBusVariant)));
}

void DesktopPortal::ask()
{
    QDBusMessage message = QDBusMessage::createMethodCall(service, place, settings, u"Read"_s);
    message << appearance << colorScheme;
    auto *watcher = new QDBusPendingCallWatcher(m_bus.asyncCall(message), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher] {
        watcher->deleteLater();
        const QDBusMessage reply = watcher->reply();
        if (reply.type() == QDBusMessage::ReplyMessage && !reply.arguments().isEmpty())
            take(reply.arguments().first());
    });
}

void DesktopPortal::onSettingChanged(const QString &group, const QString &key, const QDBusVariant &value)
{
    if (group == appearance && key == colorScheme)
        take(value.variant());
}

void DesktopPortal::take(QVariant value)
{
    // Read() wraps the value twice, the signal once.
    while (value.canConvert<QDBusVariant>())
        value = value.value<QDBusVariant>().variant();
    if (const uint scheme = value.toUInt(); scheme == 1 || scheme == 2)
        Q_EMIT schemeChanged(scheme == 1);
}

} // namespace millrace
