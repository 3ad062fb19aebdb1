// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/plandesk.h"

#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/base/text.h"
#include "core/run/undo/spoolkeeping.h"
#include "core/server/login/knownservers.h"
#include "ui/session/work/heldservers.h"
#include "ui/session/work/streamwork.h"
#include "ui/widgets/messagebar.h"
#include "ui/wizard/frame/filechooser.h"
#include "ui/wizard/wizardworks.h"

namespace millrace {

namespace {

/// No command runs because a file was opened.
Error streamToReadAgain(const RunPlan &plan)
{
    if (const auto may = mayReadAgain(plan, true); !may)
        return may.error();
    if (plan.stream()->isStore())
        return {.code = ErrorCode::StreamGone,
                .what =
                    PlanDesk::tr("What was fetched of %1 for this plan is gone.").arg(plan.stream()->text),
                .howToFix = PlanDesk::tr(
                    "Have the same fetched again, or begin anew with From a store… on the Source page.")};
    return {.code = ErrorCode::StreamGone,
            .what =
                PlanDesk::tr(
                    "The dump of this plan was written by a command, and what was kept of it is gone: “%1”.")
                    .arg(plan.stream()->text),
            .howToFix = PlanDesk::tr(
                "Read the command; it would run under your account, with all its rights. Have it run only if "
                "it is what you want. It has to write the same bytes again.")};
}

} // namespace

PlanDesk::PlanDesk(WizardWorks *works, MessageBar *bar, FileChooser *chooser, QWidget *window)
    : QObject(window)
    , m_works(works)
    , m_bar(bar)
    , m_chooser(chooser)
    , m_window(window)
    , m_streams(new StreamWork(&works->storeKeys, this))
{
    connect(bar, &MessageBar::actionTriggered, this, &PlanDesk::pressed);
    connect(m_streams, &StreamWork::progress, this, &PlanDesk::showArriving);
    connect(m_streams, &StreamWork::arrivedAgain, this, &PlanDesk::arrived);
    connect(m_streams, &StreamWork::changed, this, [this] {
        if (m_lacking && !m_streams->isReading())
            offerToReadAgain(m_streams->error().value_or(streamToReadAgain(m_lacking->first)));
    });
}

bool PlanDesk::open(const QString &path)
{
    const auto plan = RunPlan::load(path);
    if (!plan) {
        m_bar->showError(plan.error());
        return false;
    }
    m_streams->cancel();
    m_lacking.reset();
    if (lacksSpool(*plan)) {
        m_lacking.emplace(*plan, path);
        offerToReadAgain(streamToReadAgain(*plan));
        return false;
    }
    show(*plan);
    noteSaved();
    Q_EMIT used(path);
    return true;
}

void PlanDesk::offerToReadAgain(const Error &error)
{
    m_bar->showError(error);
    const RunPlan &plan = m_lacking->first;
    if (mayReadAgain(plan, true)) // once they are asked for
        m_bar->setAction(plan.stream()->isStore() ? tr("&Fetch it again") : tr("&Run the command"),
                         u"readStreamAgain"_s);
}

void PlanDesk::pressed()
{
    if (!m_lacking)
        connectHeld();
    else if (m_streams->isReading())
        m_streams->cancel();
    else
        readStreamAgain();
}

void PlanDesk::readStreamAgain()
{
    m_streams->readAgain(m_lacking->first);
    showArriving();
}

void PlanDesk::showArriving()
{
    if (!m_lacking)
        return;
    m_bar->showMessage(MessageBar::Severity::Info,
                       tr("The dump of this plan is read again: %1.").arg(sizeText(m_streams->bytes())),
                       m_streams->said().section(u'\n', -1, -1, QString::SectionSkipEmpty));
    m_bar->setAction(tr("&Stop"), u"stopReadingAgain"_s);
}

void PlanDesk::arrived(const RunPlan &plan)
{
    if (!m_lacking)
        return; // another one was opened meanwhile
    const QString path = m_lacking->second;
    m_lacking.reset();
    m_bar->clear();
    show(plan);
    noteSaved();
    Q_EMIT used(path);
}

void PlanDesk::take(const RunPlan &plan, bool held)
{
    if (!plan.stream() || !m_works->streams.readsInto(plan.stream()->spool))
        m_works->streams.cancel(); // that was to be the source
    m_works->server.disconnectFromServer();
    if (const DumpPlan *dump = plan.dump())
        m_works->dump.openPlan(*dump, held);
    else
        m_works->draft.setPlan(*plan.table(), held);
    m_opened = true;
}

void PlanDesk::show(const RunPlan &plan)
{
    fill(plan);
    Q_EMIT opened();
}

void PlanDesk::fill(const RunPlan &plan)
{
    const bool known = HeldServers::areKnown(plan.connection(), plan.source());
    take(plan, !known);
    readDump(); // it may have changed since, and what is changed on the pages needs it
    if (known)
        m_works->server.connectToServer();
    if (!plan.isWholeDump())
        m_works->source.readSample();
}

void PlanDesk::readDump()
{
    if (m_works->draft.isWholeDump() && m_works->dump.isPlanAlone() && !m_works->dumps.isReading())
        m_works->source.addPaths(DumpDraft::pathsOf(*m_works->dump.plan()));
}

void PlanDesk::forget()
{
    m_streams->cancel();
    m_lacking.reset();
    m_opened = false;
    m_saved.reset();
}

bool PlanDesk::hasPlan() const
{
    return m_opened && (m_works->draft.isWholeDump() ? m_works->dump.plan().has_value()
                                                     : !m_works->draft.source().isEmpty());
}

void PlanDesk::offerToConnect()
{
    m_lacking.reset();
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

Result<RunPlan> PlanDesk::plan() const
{
    if (!m_works->draft.isWholeDump()) {
        MILLRACE_TRY(auto table, m_works->draft.plan());
        return RunPlan(std::move(table)).withStreamFound();
    }
    if (m_works->dump.plan())
        return RunPlan(*m_works->dump.plan()).withStreamFound();
    return fail(m_works->dumps.planError().value_or(
        Error{.code = ErrorCode::PlanInvalid,
              .what = tr("There is no plan yet."),
              .howToFix = tr("Connect under Target and choose where the dump goes.")}));
}

/// A plan of the head of a stream is one for the run that begins with it, and nobody else.
Result<RunPlan> PlanDesk::planToSave() const
{
    MILLRACE_TRY(auto now, plan());
    if (now.isArriving())
        return fail(
            {.code = ErrorCode::PlanInvalid,
             .what = tr("The stream that it loads is still arriving."),
             .howToFix = tr("Save the plan when all of it is there; or load it now: the run keeps its "
                            "plan.")});
    return now;
}

void PlanDesk::noteSaved()
{
    m_saved = asked();
}

bool PlanDesk::isSaved() const
{
    const auto now = asked();
    return now && now == m_saved;
}

bool PlanDesk::Asked::operator==(const Asked &other) const
{
    const DumpPlanOptions &theirs = other.options;
    return plan == other.plan && dump == other.dump && options.existing == theirs.existing &&
           options.others == theirs.others && options.leftOut == theirs.leftOut &&
           options.schemasLeftOut == theirs.schemasLeftOut && options.schemaNames == theirs.schemaNames &&
           options.createSchema == theirs.createSchema && options.words == theirs.words &&
           options.mappings == theirs.mappings && options.connection.schema == theirs.connection.schema;
}

/// What is planned anew from the same dump and the same wishes is no change of the user's: neither is there
/// a plan all the time, nor need it be the same on a server that has changed.
std::optional<PlanDesk::Asked> PlanDesk::asked() const
{
    const DumpDraft &dump = m_works->dump;
    if (m_works->draft.isWholeDump()) {
        if (dump.path().isEmpty())
            return std::nullopt;
        return Asked{
            .plan = askedOf(m_works->draft.policies()), .dump = dump.path(), .options = dump.asked()};
    }
    const auto table = m_works->draft.plan();
    if (!table)
        return std::nullopt;
    return Asked{.plan = askedOf(*table)};
}

/// What the server and the files make of it (there are no indexes to defer any more, a mode is not known
/// there, the rows are counted) is no change of the user's.
QByteArray PlanDesk::askedOf(Plan plan) const
{
    const Plan &asked = m_works->draft.asked();
    plan.indexes = asked.indexes;
    plan.onDuplicate = asked.onDuplicate;
    plan.order = asked.order;
    plan.wayIn = asked.wayIn;
    plan.workers = asked.workers;
    plan.chunkRows = asked.chunkRows;
    plan.verify = asked.verify;
    plan.global = asked.global;
    plan.host = asked.host;
    plan.limits = asked.limits;
    plan.source.sqlMode = m_works->draft.source().sqlMode;
    if (RunPlan(plan).withStreamFound().stream()) // all of it may have come since, and been counted
        for (SourceFile &file : plan.source.files)
            file = {.path = file.path, .way = file.way};
    plan.source.scan.reset();
    plan.choices.removeIf([](const PlanChoice &choice) { return choice.by == ChosenBy::Detected; });
    return plan.toJson();
}

bool PlanDesk::save(const QString &path)
{
    const auto now = planToSave();
    const auto saved = now ? writeFileAtomically(path, now->toJson()) : fail(now.error());
    if (!saved) {
        m_bar->showError(saved.error());
        return false;
    }
    noteSaved();
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
    if (const auto now = planToSave(); !now) {
        m_bar->showError(now.error(), MessageBar::Severity::Warning);
        return;
    }
    m_chooser->choosePlanToSave(m_window, m_works->draft.name() + u".millrace"_s,
                                [this](const QString &path) { save(path); });
}

} // namespace millrace
