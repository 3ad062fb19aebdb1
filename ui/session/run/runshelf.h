// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/run.h"
#include "core/run/undo/pastruns.h"
#include "ui/session/work/workqueue.h"

#include <QTimer>
#include <QVector>
#include <optional>

namespace millrace {

class RunView;

/// The runs of this machine and what can be done with one that is over, all of it on a thread of its own.
/// Lives on the GUI thread and never blocks it; the destructor waits for what is on.
class RunShelf : public QObject
{
    Q_OBJECT
public:
    enum class Doing
    {
        Nothing,
        Opening, ///< for open() and resume()
        RollingBack,
        Reporting,
        Forgetting
    };
    /// What came of the last thing that was done.
    struct Notice
    {
        std::optional<Error> error; ///< it failed
        QString run;
        Doing kind = Doing::Nothing;
        qint64 rows = 0;      ///< taken out by a rollback
        bool canUndo = false; ///< of Forgetting
    };

    explicit RunShelf(QObject *parent = nullptr);

    void reload();                ///< a little later; the list stays as it is meanwhile
    void setWatching(bool watch); ///< while somebody looks: runs that other programs work on are followed
    void setRunHere(bool on);     ///< this program works on one, which may not be in its folder yet
    bool isKnown() const { return m_known; } ///< it has been read once
    const QVector<PastRun> &runs() const { return m_runs; }
    const PastRun *find(const QString &id) const; ///< nullptr: there is none

    Doing doing() const { return m_doing; }
    QString doingRun() const { return m_doingRun; }
    const std::optional<Notice> &notice() const { return m_notice; }
    void clearNotice();

    void open(const QString &id); ///< reads all of it and emits opened()
    /// Reads what the run goes on with and emits resumable(). \a password: as resolveTarget() takes it, \a
    /// sourcePassword: as resolveSource(), \a answer: about the statement that the run's error is about.
    void resume(const QString &id, const QString &password, const QString &sourcePassword = {},
                const std::optional<StatementAnswer> &answer = {});
    /// Takes exactly the run's rows out of its target.
    void rollBack(const QString &id, const QString &password);
    void report(const QString &id); ///< writes it and emits reportWritten()
    void forget(const QString &id);
    void undoForget(); ///< the run that was forgotten last

Q_SIGNALS:
    void runsChanged();
    void doingChanged();
    void noticeChanged();
    void opened(const millrace::RunPlan &plan, const millrace::RunView &view);
    void resumable(const QString &id, const millrace::RunPlan &plan, const QString &password,
                   const QString &sourcePassword, const std::optional<millrace::StatementAnswer> &answer);
    void reportWritten(const QString &path);

private:
    template <typename Act, typename Done> void act(Doing doing, const QString &id, Act act, Done done);

    QVector<PastRun> m_runs;
    bool m_known = false;
    bool m_again = false; ///< asked for while it was being read
    Doing m_doing = Doing::Nothing;
    QString m_doingRun;
    QString m_forgotten;
    std::optional<Notice> m_notice;
    QTimer m_beat;
    bool m_watching = false;
    bool m_runHere = false;
    WorkQueue m_queue; ///< declared last: its thread ends before anything it uses is gone
};

} // namespace millrace
