// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/wholedump/runplan.h"
#include "ui/session/run/runsession.h"

#include <QObject>
#include <QVector>
#include <memory>
#include <utility>

namespace millrace {

class LoadPage;
class PlanDesk;
struct WizardWorks;

/// Begins runs, one at a time (none while one is on), and has the Load page follow them: the draft's, a
/// plan's, or one that goes on where it ended. GUI thread only.
class RunDesk : public QObject
{
    Q_OBJECT
public:
    /// All must outlive it.
    RunDesk(WizardWorks *works, PlanDesk *plans, LoadPage *page);

    Result<void> begin();       ///< the draft's
    void run(const Plan &plan); ///< the draft becomes that plan
    /// The draft becomes that plan. \a answer: as of RunSession::goOn(). Begins later where the keychain is
    /// asked for the keys of a store first.
    void resume(const QString &id, const RunPlan &plan, const QString &password,
                const QString &sourcePassword = {}, const std::optional<StatementAnswer> &answer = {});
    void stop();  ///< it can be resumed
    void clear(); ///< forgets the last one; what is on is cancelled
    /// Removes the spool files of streams whose runs are done and verified. They stay until then, as long as
    /// pages show rows of them. REQUIRES: no page does any more.
    void releaseStreams();
    bool isRunning() const { return m_session && m_session->isRunning(); }
    RunSession *session() const { return m_session.get(); } ///< null before the first

Q_SIGNALS:
    void begun();

private:
    RunSession *newSession(const RunPlan &plan);
    void goOn(const QString &id, const RunPlan &plan, const QString &password, const QString &sourcePassword,
              const std::optional<StatementAnswer> &answer, const GivenKeys &keys);

    WizardWorks *m_works;
    PlanDesk *m_plans;
    LoadPage *m_page;
    std::unique_ptr<RunSession> m_session;                  ///< one per run
    QVector<std::pair<RunPlan, QString>> m_verifiedStreams; ///< their plans and runs
};

} // namespace millrace
