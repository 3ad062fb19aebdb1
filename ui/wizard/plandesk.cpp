// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/plandesk.h"

#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/server/login/knownservers.h"
#include "ui/session/work/heldservers.h"
#include "ui/widgets/messagebar.h"
#include "ui/wizard/frame/filechooser.h"
#include "ui/wizard/wizardworks.h"

namespace millrace {

PlanDesk::PlanDesk(WizardWorks *works, MessageBar *bar, FileChooser *chooser, QWidget *window)
    : QObject(window)
    , m_works(works)
    , m_bar(bar)
    , m_chooser(chooser)
    , m_window(window)
{
    connect(bar, &MessageBar::actionTriggered, this, &PlanDesk::connectHeld);
}

bool PlanDesk::open(const QString &path)
{
    const auto bytes = readWholeFile(path);
    if (bytes && DumpPlan::isDumpPlan(*bytes)) {
        if (!openDump(*bytes))
            return false;
    } else {
        const auto plan = Plan::load(path);
        if (!plan) {
            m_bar->showError(plan.error());
            return false;
        }
        show(*plan);
        noteSaved();
    }
    Q_EMIT used(path);
    return true;
}

void PlanDesk::take(const AnyPlan &plan, bool held)
{
    m_works->server.disconnectFromServer();
    if (const auto *dump = std::get_if<DumpPlan>(&plan))
        m_works->dump.openPlan(*dump, held);
    else
        m_works->draft.setPlan(std::get<Plan>(plan), held);
    m_opened = true;
}

void PlanDesk::show(const Plan &plan)
{
    const bool known = HeldServers::areKnown(plan.connection, plan.source);
    take(plan, !known);
    if (known)
        m_works->server.connectToServer();
    m_works->source.readSample();
    Q_EMIT opened();
}

bool PlanDesk::openDump(const QByteArray &bytes)
{
    const auto plan = DumpPlan::fromJson(bytes);
    if (!plan) {
        m_bar->showError(plan.error());
        return false;
    }
    const bool known = KnownServers::contains(plan->connection);
    take(*plan, !known);
    // Reads the dump again: it may have changed since, and what is changed on the pages needs it.
    m_works->source.addPaths(DumpDraft::pathsOf(*plan));
    if (known)
        m_works->server.connectToServer();
    Q_EMIT opened();
    return true;
}

void PlanDesk::forget()
{
    m_opened = false;
    m_saved.clear();
}

bool PlanDesk::hasPlan() const
{
    return m_opened && (m_works->draft.isWholeDump() ? m_works->dump.plan().has_value()
                                                     : !m_works->draft.source().isEmpty());
}

void PlanDesk::offerToConnect()
{
    const Error error = HeldServers::notKnown(m_works->draft.connection(), m_works->draft.source());
    m_bar->showMessage(MessageBar::Severity::Warning, error.what, error.howToFix);
    m_bar->setAction(tr("&Connect"), u"connectHeld"_s);
}

void PlanDesk::connectHeld()
{
    if (!m_works->draft.isConnectionHeld())
        return;
    const Source &source = m_works->draft.source();
    if (source.isOnServer()) // pressed for both
        (void)KnownServers::add(*source.table->server);
    m_works->server.connectToServer();
    if (source.isOnServer())
        m_works->source.readSample();
    Q_EMIT connected();
}

Result<QByteArray> PlanDesk::planToSave() const
{
    if (!m_works->draft.isWholeDump()) {
        const auto plan = m_works->draft.plan();
        return plan ? Result<QByteArray>(plan->toJson()) : fail(plan.error());
    }
    if (m_works->dump.plan())
        return m_works->dump.plan()->toJson();
    return fail(m_works->dumps.planError().value_or(
        Error{.code = ErrorCode::PlanInvalid,
              .what = tr("There is no plan yet."),
              .howToFix = tr("Connect under Target and choose where the dump goes.")}));
}

void PlanDesk::noteSaved()
{
    const auto plan = planToSave();
    m_saved = plan ? *plan : QByteArray();
}

bool PlanDesk::isSaved() const
{
    const auto plan = planToSave();
    return plan && *plan == m_saved;
}

bool PlanDesk::save(const QString &path)
{
    const auto plan = planToSave();
    const auto saved = plan ? writeFileAtomically(path, *plan) : fail(plan.error());
    if (!saved) {
        m_bar->showError(saved.error());
        return false;
    }
    m_saved = *plan;
    Q_EMIT used(path);
    m_bar->showMessage(MessageBar::Severity::Good, tr("Plan saved as %1.").arg(path),
                       tr("It holds no password. millrace-cli run loads it without this window."));
    return true;
}

void PlanDesk::askForPlan()
{
    m_chooser->choosePlan(m_window, [this](const QString &path) { open(path); });
}

void PlanDesk::askWhereToSave()
{
    if (const auto plan = planToSave(); !plan) {
        m_bar->showError(plan.error(), MessageBar::Severity::Warning);
        return;
    }
    m_chooser->choosePlanToSave(m_window, m_works->draft.name() + u".millrace"_s,
                                [this](const QString &path) { save(path); });
}

} // namespace millrace
