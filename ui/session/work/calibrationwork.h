// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/trials/calibration.h"
#include "ui/session/draft/migrationdraft.h"
#include "ui/session/work/workqueue.h"

#include <stop_token>

namespace millrace {

/// Measures for the draft, on a thread of its own, which workers, chunk size and indexes load fastest on its
/// server, and writes the winner into the draft when asked to. What was measured is forgotten once source,
/// target or mapping are others. Lives on the GUI thread and never blocks it; the destructor stops and joins.
class CalibrationWork : public QObject
{
    Q_OBJECT
public:
    enum class State
    {
        Idle, ///< nothing measured
        Measuring,
        Stopping, ///< asked to stop; the trial's table is being dropped
        Stopped,  ///< by the user; the trials that ended count
        Failed,
        Done
    };

    explicit CalibrationWork(MigrationDraft *draft, QObject *parent = nullptr);
    ~CalibrationWork() override;

    /// Begins with the plan the draft makes now. Failed at once when it makes none.
    void start(const CalibrationOptions &options = {});
    /// Returns at once; Stopped follows when the server is as it was.
    void stop();

    State state() const { return m_state; }
    bool isRunning() const { return m_state == State::Measuring || m_state == State::Stopping; }
    const Calibration &found() const { return m_found; } ///< grows trial by trial
    const std::optional<Error> &error() const { return m_error; }

    /// There is a winner, and nothing is being measured.
    bool canApply() const { return !isRunning() && !m_found.trials.isEmpty(); }
    bool isApplied() const; ///< the draft says what the winner says
    void apply();

Q_SIGNALS:
    void changed(); ///< state, trials, error, or whether the winner is applied

private:
    void onDraftChanged();
    void forget();
    void finish(const Result<Calibration> &result);
    void setState(State state);

    MigrationDraft *m_draft;
    State m_state = State::Idle;
    Calibration m_found;
    std::optional<Error> m_error;
    std::optional<Plan> m_measured; ///< what the trials were about
    bool m_outdated = false;        ///< the draft has moved on while measuring
    std::stop_source m_stop;
    WorkQueue m_queue; ///< declared last: its thread ends before anything it uses is gone
};

} // namespace millrace
