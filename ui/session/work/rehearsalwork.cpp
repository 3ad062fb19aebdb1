// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/work/rehearsalwork.h"

#include "core/base/literals.h"
#include "core/source/sourceserver.h"

#include <mutex>

namespace millrace {

/// What both threads know of a rehearsal.
struct RehearsalWork::Shared
{
    RunControl control;
    std::mutex mutex;
    std::function<RunProgress()> progress; ///< of the run that is on, else empty; protected by mutex
};

RehearsalWork::RehearsalWork(MigrationDraft *draft, DumpDraft *dump, QObject *parent)
    : StoppableWork(parent)
    , m_draft(draft)
    , m_dump(dump)
{
    constexpr int samplePauseMs = 250;
    m_sampler.setInterval(samplePauseMs);
    connect(&m_sampler, &QTimer::timeout, this, &RehearsalWork::sample);
    for (const auto signal :
         {&MigrationDraft::sourceChanged, &MigrationDraft::connectionChanged, &MigrationDraft::tableChanged,
          &MigrationDraft::mappingChanged, &MigrationDraft::optionsChanged, &MigrationDraft::settingsChanged})
        connect(draft, signal, this, &RehearsalWork::onDraftChanged);
    connect(dump, &DumpDraft::optionsChanged, this, &RehearsalWork::onDraftChanged);
    connect(dump, &DumpDraft::planChanged, this, &RehearsalWork::onDraftChanged);
}

Result<RunPlan> RehearsalWork::plan() const
{
    if (m_dump->isChosen()) {
        if (m_dump->plan())
            return RunPlan(*m_dump->plan());
        return fail({.code = ErrorCode::PlanInvalid,
                     .what = tr("There is no plan of the dump yet."),
                     .howToFix = tr("Connect under Target, and choose where it goes.")});
    }
    MILLRACE_TRY(auto plan, m_draft->plan());
    return RunPlan(std::move(plan));
}

void RehearsalWork::start()
{
    if (isRunning())
        return;
    clear();
    m_progress = {};
    const auto wanted = plan();
    if (!wanted)
        return refuse(wanted.error());
    m_rehearsed = wanted->toJson();
    m_shared = std::make_shared<Shared>();
    m_sampler.start();
    begin(
        [plan = *wanted, password = m_draft->password(), sourcePassword = m_draft->sourcePassword(),
         shared = m_shared](std::stop_token ended) -> Result<Rehearsal> {
            const std::stop_callback whenEnded(ended, [&shared] { shared->control.cancel(); });
            RunObserver nobody; // the bar tells how it ends
            std::optional<ResolvedConnection> source;
            if (plan.source().isOnServer()) {
                MILLRACE_TRY(auto resolved, resolveSource(plan.source(), sourcePassword));
                source = std::move(resolved);
            }
            auto found = rehearse(plan, {.control = shared->control,
                                         .observer = nobody,
                                         .target = resolveTarget(plan.connection(), password),
                                         .source = std::move(source),
                                         .onRun = [&shared](std::function<RunProgress()> progress) {
                                             const std::lock_guard lock(shared->mutex);
                                             shared->progress = std::move(progress);
                                         }});
            if (ended.stop_requested())
                return fail(runStopped());
            return found;
        },
        [this](const Rehearsal &found) { m_found = found; });
}

void RehearsalWork::sample()
{
    if (!isRunning())
        return m_sampler.stop();
    {
        const std::lock_guard lock(m_shared->mutex);
        if (!m_shared->progress) // the server is being started, or taken away
            return;
        m_progress = m_shared->progress();
    }
    Q_EMIT changed();
}

void RehearsalWork::onDraftChanged()
{
    if (state() == State::Idle)
        return;
    // A table that was looked at again is no other plan.
    if (const auto now = plan(); !now || now->toJson() != m_rehearsed)
        outdate();
}

void RehearsalWork::clear()
{
    m_found.reset();
}

} // namespace millrace
