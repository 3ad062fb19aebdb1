// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/record/runprogress.h"
#include "core/record/runsummary.h"
#include "ui/session/run/runview.h"

#include <QObject>
#include <QPointer>

namespace millrace {

class Desktop;
class Preferences;
class RunSession;

/// Looks after a run for somebody who looks elsewhere: the machine stays awake, the desktop shows how far it
/// is and says how it ended. One run at a time. Lives on the GUI thread.
class RunCompanion : public QObject
{
    Q_OBJECT
public:
    RunCompanion(Desktop *desktop, Preferences *preferences, QObject *parent = nullptr);

    /// \a name: what the run is called;
    void follow(RunSession *session, const QString &name);
    bool isFollowing() const { return m_session != nullptr; }
    /// "credits: 41 %, 812,345 rows/s, 0:12 left"; "credits: 0 %, 0:01 gone" while nobody can tell; of a run
    /// that is over its verdict; empty before the first.
    QString sentence() const { return m_sentence; }
    double fraction() const { return m_fraction; } ///< 0 … 1 of the rows, committed

Q_SIGNALS:
    void changed();                                          ///< at most twice a second, and at the end
    void unheard(const QString &title, const QString &text); ///< the desktop took no notification of the end

private:
    void show(const RunProgress &progress);
    void finish(const RunSummary &summary);

    Desktop *m_desktop;
    Preferences *m_preferences;
    QPointer<RunSession> m_session;
    QString m_name;
    QString m_sentence;
    double m_fraction = 0;
    RunView m_view; ///< for rate and remaining time
    qint64 m_shownMs = -1;
};

} // namespace millrace
