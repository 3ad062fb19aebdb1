// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QPushButton;

namespace millrace {

/// The start page's left rail: what can be begun from here.
class StartRail : public QFrame
{
    Q_OBJECT
public:
    explicit StartRail(QWidget *parent = nullptr);

    /// What the wizard holds, to go on with; empty: nothing.
    void setDraft(const QString &name);
    void setRunning(bool running); ///< a load is on: nothing else can be begun
    void setMakingSample(bool making);

Q_SIGNALS:
    void newRequested();
    void openRequested();
    void goOnRequested();
    void sampleRequested();
    void settingsRequested();
    void manualRequested();
    void shortcutsRequested();
    void aboutRequested();

private:
    QPushButton *m_new = nullptr;
    QPushButton *m_open = nullptr;
    QPushButton *m_goOn = nullptr;
    QPushButton *m_sample = nullptr;
    QString m_draft;
    bool m_running = false;
};

} // namespace millrace
