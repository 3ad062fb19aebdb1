// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/trials/rehearsal.h"
#include "ui/session/draft/dumpdraft.h"
#include "ui/session/draft/migrationdraft.h"
#include "ui/session/work/workqueue.h"

#include <QTimer>
#include <memory>

namespace millrace {

/// Runs the draft's plan, of a table or of a whole dump, on a private server that is thrown away, on a thread
/// of its own. What was rehearsed is forgotten once source, target, mapping or options are others. Lives on
/// the GUI thread and never blocks it; the destructor cancels and joins.
class RehearsalWork : public QObject
{
    Q_OBJECT
public:
    enum class State
    {
        Idle,
        Running,
        Stopping, ///< asked to; the server is being taken away
        Stopped,
        Failed, ///< it could not be rehearsed
        Done    ///< it was, however it went: see found()
    };

    RehearsalWork(MigrationDraft *draft, DumpDraft *dump, QObject *parent = nullptr);
    ~RehearsalWork() override;

    void start(); ///< with the plan the draft makes now; Failed at once when it makes none
    void stop();  ///< returns at once

    State state() const { return m_state; }
    bool isRunning() const { return m_state == State::Running || m_state == State::Stopping; }
    const RunProgress &progress() const { return m_progress; } ///< four times a second while it runs
    const std::optional<Rehearsal> &found() const { return m_found; }
    const std::optional<Error> &error() const { return m_error; }

Q_SIGNALS:
    void changed();

private:
    struct Shared;
    Result<RunPlan> plan() const; ///< as it is now
    void sample();
    void forget();
    void finish(const Result<Rehearsal> &result);
    void setState(State state);

    MigrationDraft *m_draft;
    DumpDraft *m_dump;
    State m_state = State::Idle;
    RunProgress m_progress;
    std::optional<Rehearsal> m_found;
    std::optional<Error> m_error;
    QByteArray m_rehearsed;  ///< the plan, as JSON
    bool m_outdated = false; ///< the draft has moved on meanwhile
    QTimer m_sampler;
    std::shared_ptr<Shared> m_shared; ///< null while nothing is on
    WorkQueue m_queue;                ///< declared last: its thread ends before anything it uses is gone
};

} // namespace millrace
