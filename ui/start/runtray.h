// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <memory>

class QMenu;
class QSystemTrayIcon;

namespace millrace {

/// The icon in the desktop's tray while a load is on: how far it is, the way back to the window, and a way to
/// stop. Where there is no tray it does nothing. Virtual for tests, whose platform has none.
class RunTray : public QObject
{
    Q_OBJECT
public:
    explicit RunTray(QObject *parent = nullptr);
    ~RunTray() override;

    virtual bool isAvailable() const;
    virtual void setShown(bool shown);
    virtual void setSentence(const QString &sentence);
    virtual void say(const QString &title, const QString &text);
    void setRunning(bool running); ///< there is something to stop

Q_SIGNALS:
    void showRequested();
    void stopRequested();
    void quitRequested();

private:
    void build();

    std::unique_ptr<QMenu> m_menu;
    QSystemTrayIcon *m_icon = nullptr; ///< made when it is first shown
    QString m_sentence;
    bool m_running = false;
};

} // namespace millrace
