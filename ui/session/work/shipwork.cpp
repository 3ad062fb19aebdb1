// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/work/shipwork.h"

#include "core/plan/checks/shipcheck.h"
#include "core/server/scratch/scratchserver.h"

#include <algorithm>

namespace millrace {

ShipWork::ShipWork(MigrationDraft *draft, QObject *parent)
    : QObject(parent)
    , m_draft(draft)
{
    for (const auto signal : {&MigrationDraft::sourceChanged, &MigrationDraft::connectionChanged,
                              &MigrationDraft::tableChanged, &MigrationDraft::mappingChanged})
        connect(draft, signal, this, [this] {
            if (m_survey || isLooking())
                forget();
        });
}

void ShipWork::forget()
{
    m_queue.cancel(u"ship"_s);
    m_survey.reset();
    m_asked.clear();
    Q_EMIT changed();
}

/// The plan without what makes no difference here, so that not every stroke of a key asks anew.
std::optional<Plan> ShipWork::question() const
{
    if (!m_draft->isTargetReady() || m_draft->isConnectionHeld() || m_draft->isWholeDump() ||
        m_draft->source().isSameServerTable())
        return std::nullopt;
    const Plan &asked = m_draft->asked();
    Plan plan;
    plan.source = m_draft->source();
    plan.connection = m_draft->connection();
    plan.schema = m_draft->schema();
    plan.table = m_draft->table();
    plan.createSql = m_draft->createSql();
    plan.mapping = m_draft->mapping();
    plan.wayIn = WayIn::Ship;
    plan.partition = asked.partition;
    plan.shipFiles = asked.shipFiles;
    plan.shipServer = asked.shipServer;
    plan.onDuplicate = m_draft->onDuplicate();
    plan.session = asked.session;
    return plan;
}

void ShipWork::look(bool again)
{
    const auto plan = question();
    if (!plan) {
        if (m_survey)
            forget();
        return;
    }
    QByteArray asked = plan->toJson();
    if (!again && asked == m_asked)
        return;
    m_asked = std::move(asked);
    m_queue.post(
        u"ship"_s,
        [plan = *plan, password = m_draft->password()](std::stop_token) -> Result<ShipSurvey> {
            MILLRACE_TRY(const auto target, resolveTarget(plan.connection, password));
            return surveyShipping(plan, target);
        },
        [this](Result<ShipSurvey> found) {
            m_survey.reset();
            if (found)
                m_survey = *std::move(found);
            else // said as any other reason is
                m_survey = ShipSurvey{.findings = {Finding::blocking(tr("Server"), found.error())}};
            Q_EMIT changed();
        });
    Q_EMIT changed();
}

bool ShipWork::isRuledOut() const
{
    if (!m_survey)
        return false;
    const auto impossible = std::ranges::count_if(m_survey->findings, [](const Finding &finding) {
        return finding.severity == Finding::Severity::Blocking &&
               finding.detail.code == ErrorCode::ShipImpossible;
    });
    // That the binary log is on is for the user to say something about.
    Plan plan;
    plan.session = m_draft->asked().session;
    const bool logged = m_draft->facts() && writesBinaryLog(*m_draft->facts()) && !leavesBinaryLogOut(plan);
    return impossible > (logged ? 1 : 0);
}

} // namespace millrace
