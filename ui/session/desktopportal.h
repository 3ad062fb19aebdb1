// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDBusConnection>
#include <QDBusVariant>
#include <QObject>

namespace millrace {

/// Whether the desktop wants dark colours, by org.freedesktop.portal.Settings. GUI thread.
class DesktopPortal : public QObject
{
    Q_OBJECT
public:
    explicit DesktopPortal(QDBusConnection bus);
    void ask();

Q_SIGNALS:
    void schemeChanged(bool dark); ///< nothing comes where the desktop prefers neither

private Q_SLOTS:
    void onSettingChanged(const QString &group, const QString &key, const QDBusVariant &value);

private:
    void take(QVariant value);
    QDBusConnection m_bus;
};

} // namespace millrace
