// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/work/workqueue.h"

#include <QDateTime>
#include <QVector>
#include <optional>

namespace millrace {

class Preferences;

/// A saved plan as a list shows it.
struct RecentPlan
{
    QString path;
    QString name;     ///< of the plan; of one that cannot be read its file's
    QString from;     ///< "12 files", "shop.sql", "causes.credits on db1"
    QString into;     ///< "causes.credits on root@db1:3306"
    qint64 rows = -1; ///< -1: not counted
    qint64 bytes = 0;
    QDateTime changed;      ///< the file
    QString unreadable;     ///< why, for people; empty: it can be read
    bool isMissing = false; ///< there is no such file any more
};

/// What lies behind Preferences::recentPlans(), read on a thread of its own. Lives on the GUI thread.
class RecentPlans : public QObject
{
    Q_OBJECT
public:
    explicit RecentPlans(Preferences *preferences, QObject *parent = nullptr);

    void reload();
    const QVector<RecentPlan> &plans() const { return m_plans; }
    /// Takes a plan out of the list; the file stays.
    void forget(const QString &path);
    void undoForget();
    QString forgotten() const { return m_forgotten; } ///< name of what undoForget() would bring back

Q_SIGNALS:
    void changed();

private:
    Preferences *m_preferences;
    QVector<RecentPlan> m_plans;
    QStringList m_before; ///< the list before forget()
    QString m_forgotten;
    WorkQueue m_queue; ///< declared last: its thread ends before anything it uses is gone
};

/// Reads one; blocks for as long as the file takes.
RecentPlan readRecentPlan(const QString &path);

} // namespace millrace
