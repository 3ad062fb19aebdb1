// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <memory>
#include <optional>

namespace millrace {

/// What a long run wants of the desktop around it, over D-Bus: no sleep, a progress bar at the program's
/// icon, a word at the end; and whether the desktop is dark. Nothing waits, and without a bus or without the
/// service nothing is printed and nothing happens. Lives on the GUI thread.
class Desktop : public QObject
{
    Q_OBJECT
public:
    explicit Desktop(QObject *parent = nullptr); ///< the buses of this session and of the system
    /// By their addresses, for tests; an empty one stands for none.
    Desktop(const QString &sessionBus, const QString &systemBus, QObject *parent = nullptr);
    ~Desktop() override; ///< lets the machine sleep again

    /// By org.freedesktop.login1, else by org.freedesktop.ScreenSaver. \a why: a sentence for people.
    void inhibitSleep(const QString &why);
    void allowSleep();
    bool isSleepInhibited() const; ///< the service has said so

    /// At the program's icon in docks that know com.canonical.Unity.LauncherEntry; whole percents are sent
    /// once. Unset: no bar.
    void showProgress(std::optional<double> fraction);

    /// org.freedesktop.Notifications; where nobody takes it, notNotified().
    void notify(const QString &title, const QString &text, bool urgent);

    /// Asks the portal; schemeChanged() comes only where there is one.
    void watchScheme();

Q_SIGNALS:
    void sleepInhibitedChanged();
    void notNotified(const QString &title, const QString &text);
    void schemeChanged(bool dark); ///< the desktop's; also the first answer

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace millrace
