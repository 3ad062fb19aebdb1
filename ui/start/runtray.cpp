// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/start/runtray.h"

#include "core/base/literals.h"

#include <QIcon>
#include <QMenu>
#include <QSystemTrayIcon>

namespace millrace {

RunTray::RunTray(QObject *parent)
    : QObject(parent)
{}

RunTray::~RunTray() = default;

bool RunTray::isAvailable() const
{
    return QSystemTrayIcon::isSystemTrayAvailable();
}

void RunTray::build()
{
    m_icon = new QSystemTrayIcon(QIcon(u":/millrace/icons/millrace.svg"_s), this);
    m_menu = std::make_unique<QMenu>();
    m_menu->addAction(tr("&Show Millrace"), this, &RunTray::showRequested);
    QAction *stop = m_menu->addAction(tr("S&top the load, resumable"), this, &RunTray::stopRequested);
    m_menu->addSeparator();
    m_menu->addAction(tr("&Quit"), this, &RunTray::quitRequested);
    connect(m_menu.get(), &QMenu::aboutToShow, this, [this, stop] { stop->setEnabled(m_running); });
    m_icon->setContextMenu(m_menu.get());
    m_icon->setToolTip(m_sentence);
    connect(m_icon, &QSystemTrayIcon::activated, this, [this](QSystemTrayIcon::ActivationReason reason) {
        if (reason != QSystemTrayIcon::Context)
            Q_EMIT showRequested();
    });
    connect(m_icon, &QSystemTrayIcon::messageClicked, this, &RunTray::showRequested);
}

void RunTray::setShown(bool shown)
{
    if (!m_icon && (!shown || !isAvailable()))
        return;
    if (!m_icon)
        build();
    m_icon->setVisible(shown);
}

void RunTray::setSentence(const QString &sentence)
{
    m_sentence = sentence;
    if (m_icon)
        m_icon->setToolTip(sentence);
}

void RunTray::say(const QString &title, const QString &text)
{
    if (m_icon && m_icon->isVisible())
        m_icon->showMessage(title, text);
}

void RunTray::setRunning(bool running)
{
    m_running = running;
}

} // namespace millrace
