// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/verify/warmup.h"
#include "ui/session/draft/migrationdraft.h"
#include "ui/session/work/workqueue.h"

#include <stop_token>

namespace millrace {

/// Warms up the table the draft's run has loaded, on a thread of its own. Lives on the GUI thread and never
/// blocks it; the destructor stops and joins.
class WarmupWork : public QObject
{
    Q_OBJECT
public:
    enum class State
    {
        Idle,
        Running,
        Stopping, ///< asked to; the statement is being killed
        Stopped,
        Failed,
        Done
    };

    explicit WarmupWork(MigrationDraft *draft, QObject *parent = nullptr);
    ~WarmupWork() override;

    /// Begins with the draft's table. The run's folder, where it is not empty, gets the record (warmup.json).
    void start(const WarmupOptions &options, const QString &runFolder = {});
    void stop();   ///< returns at once
    void forget(); ///< what an earlier warm-up found; stops one that is on

    State state() const { return m_state; }
    bool isRunning() const { return m_state == State::Running || m_state == State::Stopping; }
    QString stage() const { return m_stage; } ///< what is being read, for people
    const std::optional<WarmupReport> &report() const { return m_report; }
    const std::optional<Error> &error() const { return m_error; }

Q_SIGNALS:
    void changed();

private:
    void finish(const Result<WarmupReport> &result);
    void setState(State state);

    MigrationDraft *m_draft;
    State m_state = State::Idle;
    QString m_stage;
    std::optional<WarmupReport> m_report;
    std::optional<Error> m_error;
    std::stop_source m_stop;
    WorkQueue m_queue; ///< declared last: its thread ends before anything it uses is gone
};

} // namespace millrace
