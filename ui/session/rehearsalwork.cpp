// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/rehearsalwork.h"

#include <mutex>

namespace millrace {

namespace {

const QString rehearseKey = QStringLiteral("rehearse");

/// The bar tells how it ends; what happens on the way is not worth a list.
class Silent final : public RunObserver
{
public:
    void onEvent(const Event &) override {}
};

} // namespace

/// What both threads know of a rehearsal.
struct RehearsalWork::Shared
{
    RunControl control;
    std::mutex mutex;
    const MigrationRun *run = nullptr; ///< protected by mutex
};

RehearsalWork::RehearsalWork(MigrationDraft *draft, QObject *parent)
    : QObject(parent)
    , m_draft(draft)
{
    constexpr int samplePauseMs = 250;
    m_sampler.setInterval(samplePauseMs);
    connect(&m_sampler, &QTimer::timeout, this, &RehearsalWork::sample);
    for (const auto signal :
         {&MigrationDraft::sourceChanged, &MigrationDraft::connectionChanged, &MigrationDraft::tableChanged,
          &MigrationDraft::mappingChanged, &MigrationDraft::optionsChanged, &MigrationDraft::settingsChanged})
        connect(draft, signal, this, &RehearsalWork::forget);
}

RehearsalWork::~RehearsalWork()
{
    if (m_shared)
        m_shared->control.cancel();
}

void RehearsalWork::start()
{
    if (isRunning())
        return;
    m_found.reset();
    m_error.reset();
    m_outdated = false;
    m_progress = {};
    const auto plan = m_draft->plan();
    if (!plan) {
        m_error = plan.error();
        return setState(State::Failed);
    }
    m_rehearsed = plan->toJson();
    m_shared = std::make_shared<Shared>();
    m_sampler.start();
    setState(State::Running);
    m_queue.post(
        rehearseKey,
        [plan = *plan, password = m_draft->password(), shared = m_shared](std::stop_token ended) {
            const std::stop_callback whenEnded(ended, [&shared] { shared->control.cancel(); });
            Silent observer;
            return rehearse(plan, resolveTarget(plan.connection, password), {}, shared->control, observer,
                            [&shared](const MigrationRun *run) {
                                const std::lock_guard lock(shared->mutex);
                                shared->run = run;
                            });
        },
        [this](const Result<Rehearsal> &result) { finish(result); });
}

void RehearsalWork::stop()
{
    if (m_state != State::Running)
        return;
    m_shared->control.cancel();
    setState(State::Stopping);
}

void RehearsalWork::sample()
{
    if (!m_shared)
        return;
    {
        const std::lock_guard lock(m_shared->mutex);
        if (!m_shared->run) // the server is being started, or taken away
            return;
        m_progress = m_shared->run->progress();
    }
    Q_EMIT changed();
}

void RehearsalWork::forget()
{
    // A table that was looked at again is no other plan.
    if (const auto now = m_draft->plan(); now && now->toJson() == m_rehearsed)
        return;
    if (isRunning()) {
        m_outdated = true;
        return stop();
    }
    if (m_state == State::Idle)
        return;
    m_found.reset();
    m_error.reset();
    setState(State::Idle);
}

void RehearsalWork::finish(const Result<Rehearsal> &result)
{
    m_sampler.stop();
    const bool stopped = m_shared && m_shared->control.isCancelled();
    m_shared.reset();
    if (m_outdated) {
        setState(State::Idle);
    } else if (stopped) {
        setState(State::Stopped);
    } else if (result) {
        m_found = *result;
        setState(State::Done);
    } else {
        m_error = result.error();
        setState(State::Failed);
    }
}

void RehearsalWork::setState(State state)
{
    m_state = state;
    Q_EMIT changed();
}

} // namespace millrace
