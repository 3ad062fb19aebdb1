// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>
#include <QTimer>

namespace millrace {

class WizardWindow;

/// Draws every page that can be reached into PNGs of a folder (1-source.png …), waiting on each for files and
/// server to have answered. Runs in the application's own event loop; works without a screen.
class PagePictures : public QObject
{
    Q_OBJECT
public:
    PagePictures(WizardWindow *window, const QString &folder, QObject *parent = nullptr);
    void start();

Q_SIGNALS:
    void finished(const QString &error); ///< empty: all is drawn

private:
    void poll();
    void shoot();
    void end(const QString &error);

    WizardWindow *m_window;
    QString m_folder;
    QTimer m_timer;
    int m_step = 0;
    int m_quiet = 0; ///< polls in a row without anything on its way
    int m_polls = 0; ///< since the page was shown
};

} // namespace millrace
