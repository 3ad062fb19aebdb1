// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/rundesk.h"

#include "core/report/verdict.h"
#include "core/run/undo/spoolkeeping.h"
#include "core/source/stream/spoolstore.h"
#include "ui/wizard/load/loadpage.h"
#include "ui/wizard/plandesk.h"
#include "ui/wizard/wizardworks.h"

namespace millrace {

RunDesk::RunDesk(WizardWorks *works, PlanDesk *plans, LoadPage *page)
    : m_works(works)
    , m_plans(plans)
    , m_page(page)
{}

RunSession *RunDesk::newSession(const RunPlan &plan)
{
    m_works->calibration.stop(); // its trials would take from the load what it is to measure
    m_session = std::make_unique<RunSession>();
    if (plan.stream())
        connect(m_session.get(), &RunSession::finished, this, [this, plan](const RunSummary &summary) {
            if (summary.status == RunState::Done && verdictOf(summary, -1).whole)
                m_verifiedStreams.append({plan, summary.run});
            // What arrived meanwhile is looked at when nobody loads it any more.
            if (streamOfSpool(plan.stream()->spool))
                m_works->source.takeArrived(plan.stream()->spool, true);
            else if (m_works->draft.source().isArriving() && summary.error &&
                     !m_works->streams.readsInto(plan.stream()->spool))
                m_works->draft.change(&SourceDraft::setBrokenOff, summary.error);
        });
    return m_session.get();
}

Result<void> RunDesk::begin()
{
    MILLRACE_TRY(auto plan, m_plans->plan());
    std::shared_ptr<StreamArrival> arrival;
    if (plan.isArriving() && plan.stream()) {
        arrival = m_works->streams.lend();
        if (const auto whole = arrival ? std::nullopt : streamOfSpool(plan.stream()->spool)) {
            MILLRACE_TRY(plan, plan.withArrived(*whole)); // since it was last looked at
        }
    }
    m_plans->noteSaved(); // into the run's folder
    m_page->follow(newSession(plan), plan);
    m_session->start(plan, m_works->draft.password(), m_works->draft.sourcePassword(), arrival);
    Q_EMIT begun();
    return {};
}

void RunDesk::run(const Plan &plan)
{
    if (isRunning())
        return;
    m_plans->take(plan, false);
    m_plans->noteSaved();
    m_page->follow(newSession(RunPlan(plan)), plan);
    m_session->start(plan, m_works->draft.password());
    m_works->source.readSample();
    m_works->server.connectToServer(); // its pages are looked at, too
    Q_EMIT begun();
}

void RunDesk::resume(const QString &id, const RunPlan &plan, const QString &password,
                     const QString &sourcePassword, const std::optional<StatementAnswer> &answer)
{
    const auto &stream = plan.stream();
    const bool isFetched = stream && stream->isStore() && plan.isArriving() &&
                           !m_works->streams.readsInto(stream->spool) && !streamOfSpool(stream->spool);
    if (!isFetched)
        return goOn(id, plan, password, sourcePassword, answer, {});
    m_works->storeKeys.ask(stream->text, this,
                           [this, id, plan, password, sourcePassword, answer](const GivenKeys &keys) {
                               goOn(id, plan, password, sourcePassword, answer, keys);
                           });
}

void RunDesk::goOn(const QString &id, const RunPlan &plan, const QString &password,
                   const QString &sourcePassword, const std::optional<StatementAnswer> &answer,
                   const GivenKeys &keys)
{
    if (isRunning()) // another one was begun while the keychain was asked
        return;
    m_plans->take(plan, false);
    RunSession *session = newSession(plan);
    m_page->follow(session, plan);
    m_works->draft.setConnection(m_works->draft.connection(), password);
    m_works->draft.setSourcePassword(sourcePassword);
    // A whole dump is read by its run alone: the pages have its plan, and its dump when the run is over.
    if (!m_works->draft.isWholeDump())
        m_works->source.readSample();
    m_works->server.connectToServer();
    m_plans->noteSaved();
    // Where the load stopped before its stream did, that is being read still.
    const bool isRead = plan.stream() && m_works->streams.readsInto(plan.stream()->spool);
    session->goOn(id, plan, password, sourcePassword, answer,
                  isRead ? m_works->streams.lend() : std::shared_ptr<StreamArrival>(), keys);
    Q_EMIT begun();
}

void RunDesk::stop()
{
    if (m_session)
        m_session->cancel();
}

void RunDesk::clear()
{
    m_session.reset();
}

void RunDesk::releaseStreams()
{
    // One that cannot be removed takes nothing from a run that is done: the list of runs names it.
    for (const auto &[plan, run] : std::exchange(m_verifiedStreams, {}))
        static_cast<void>(releaseSpool(plan, run));
}

} // namespace millrace
