// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/wizardwindow.h"

#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/server/login/knownservers.h"
#include "ui/session/run/runsession.h"
#include "ui/session/work/heldservers.h"
#include "ui/session/work/rehearsalwork.h"
#include "ui/session/work/restorework.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/steprail.h"
#include "ui/wizard/chunks/chunkspage.h"
#include "ui/wizard/connection/connectioncard.h"
#include "ui/wizard/finish/finishpage.h"
#include "ui/wizard/frame/filechooser.h"
#include "ui/wizard/frame/wizardfooter.h"
#include "ui/wizard/frame/wizardframe.h"
#include "ui/wizard/load/loadpage.h"
#include "ui/wizard/mapping/dumpmappingpage.h"
#include "ui/wizard/mapping/mappingpage.h"
#include "ui/wizard/review/dumpreviewpage.h"
#include "ui/wizard/review/reviewpage.h"
#include "ui/wizard/source/sourcepage.h"
#include "ui/wizard/target/dumptargetpage.h"
#include "ui/wizard/target/targetpage.h"
#include "ui/wizard/tuning/tuningpage.h"

#include <QIcon>
#include <QPushButton>
#include <QSet>
#include <QShortcut>
#include <QVBoxLayout>

namespace millrace {

WizardWindow::WizardWindow(FileChooser *chooser, QWidget *parent)
    : QWidget(parent)
    , m_dump(&m_draft)
    , m_sourceWork(&m_draft)
    , m_dumpWork(&m_draft, &m_dump, &m_sourceWork)
    , m_serverWork(&m_draft)
    , m_calibration(&m_draft)
    , m_warmup(&m_draft)
    , m_restore(std::make_unique<RestoreWork>(&m_draft))
    , m_rehearsal(std::make_unique<RehearsalWork>(&m_draft, &m_dump))
    , m_chooser(chooser)
{
    setObjectName(u"wizardWindow"_s);
    setWindowTitle(u"Millrace"_s);
    setWindowIcon(QIcon(u":/millrace/icons/millrace.svg"_s));
    setMinimumSize(960, 640);
    resize(1180, 760);
    buildPages();
    build();
    addShortcuts();
    connect(&m_draft, &MigrationDraft::nameChanged, this, &WizardWindow::refresh);
    connect(&m_draft, &MigrationDraft::sourceChanged, this, &WizardWindow::selectPages);
    connect(&m_draft, &MigrationDraft::sourceChanged, this, &WizardWindow::refresh);
    connect(m_loadPage, &LoadPage::finished, this, [this](const RunView &view) {
        m_finishPage->showRun(view);
        m_restore->look(); // it may have left some
        refresh();
        Q_EMIT runEnded();
    });
    connect(m_finishPage, &FinishPage::newMigrationRequested, this, &WizardWindow::startOver);
    connect(m_finishPage, &FinishPage::planRequested, this, &WizardWindow::showPlan);
    m_pages.first()->entered();
    refresh();
}

WizardWindow::~WizardWindow()
{
    // The run's last signals must not reach pages that are half gone.
    m_session.reset();
    // Pages and their models look at the draft, which as a member would be gone before the window's children
    // are.
    delete m_frame;
}

void WizardWindow::buildPages()
{
    m_loadPage = new LoadPage(this);
    m_loadPage->setChooser(m_chooser);
    m_finishPage = new FinishPage(this);
    m_finishPage->setChooser(m_chooser);
    m_finishPage->offerWarmup(&m_warmup);
    auto *source = new SourcePage(&m_draft, &m_sourceWork, m_chooser, this);
    source->offerDumps(&m_dump, &m_dumpWork);
    auto *connection = new ConnectionCard(&m_draft, &m_serverWork, &m_scratch, m_chooser, this);
    m_connection = connection;
    auto *mapping = new MappingPage(&m_draft, &m_serverWork, this);
    auto *review = new ReviewPage(&m_draft, &m_serverWork, this);
    auto *dumpReview = new DumpReviewPage(&m_dump, &m_dumpWork, this);
    m_tablePages = {source,
                    new TargetPage(&m_draft, &m_serverWork, connection, this),
                    mapping,
                    new ChunksPage(&m_draft, &m_calibration, m_chooser, this),
                    new TuningPage(&m_draft, this),
                    review,
                    m_loadPage,
                    m_finishPage};
    m_dumpPages = m_tablePages;
    m_dumpPages[TargetStep] =
        new DumpTargetPage(&m_draft, &m_serverWork, &m_dump, &m_dumpWork, connection, this);
    m_dumpPages[MappingStep] = new DumpMappingPage(&m_draft, &m_dump, &m_dumpWork, this);
    m_dumpPages[ReviewStep] = dumpReview;
    m_pages = m_tablePages;
    QSet<WizardPage *> all(m_tablePages.begin(), m_tablePages.end());
    all.unite(QSet<WizardPage *>(m_dumpPages.begin(), m_dumpPages.end()));
    for (WizardPage *page : std::as_const(all)) {
        page->setAccessibleName(page->stepName());
        page->resize(size()); // a plot that was never laid out has no room to draw in
        connect(page, &WizardPage::readyChanged, this, &WizardWindow::refresh);
        connect(page, &WizardPage::summaryChanged, this, &WizardWindow::refresh);
    }
    connect(mapping, &MappingPage::dialectEdited, &m_sourceWork, &SourceWork::applyDialect);
    review->offerRehearsal(m_rehearsal.get());
    dumpReview->offerRehearsal(m_rehearsal.get());
    connect(review, &ReviewPage::stepRequested, this, &WizardWindow::goTo);
    connect(review, &ReviewPage::saveRequested, this, &WizardWindow::askWhereToSave);
    connect(review, &ReviewPage::loadRequested, this, &WizardWindow::startRun);
    connect(dumpReview, &DumpReviewPage::stepRequested, this, &WizardWindow::goTo);
    connect(dumpReview, &DumpReviewPage::saveRequested, this, &WizardWindow::askWhereToSave);
    connect(dumpReview, &DumpReviewPage::loadRequested, this, &WizardWindow::startRun);
}

/// A whole dump has pages of its own for what it does differently.
void WizardWindow::selectPages()
{
    const QVector<WizardPage *> &wanted = m_draft.isWholeDump() ? m_dumpPages : m_tablePages;
    if (m_pages == wanted)
        return;
    const int step = currentStep();
    m_pages = wanted;
    m_frame->setPage(m_pages.at(step));
    if (step == SourceStep) // the other's pages have not been seen
        m_furthest = SourceStep;
    refresh();
}

void WizardWindow::build()
{
    QStringList names;
    for (const WizardPage *page : std::as_const(m_pages))
        names << page->stepName();
    m_frame = new WizardFrame(names, &m_scratch, m_restore.get(), this);
    for (const QVector<WizardPage *> &pages : {m_tablePages, m_dumpPages})
        for (WizardPage *page : pages)
            m_frame->addPage(page);
    auto *whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(m_frame);
    connect(m_frame, &WizardFrame::startRequested, this, &WizardWindow::startRequested);
    connect(m_frame, &WizardFrame::helpRequested, this, &WizardWindow::helpRequested);
    connect(m_frame, &WizardFrame::openRequested, this, &WizardWindow::askForPlan);
    connect(m_frame, &WizardFrame::saveRequested, this, &WizardWindow::askWhereToSave);
    connect(m_frame, &WizardFrame::scratchRequested, this, [this] { goTo(TargetStep); });
    connect(m_frame->rail(), &StepRail::stepRequested, this, &WizardWindow::goTo);
    connect(m_frame->bar(), &MessageBar::actionTriggered, this, &WizardWindow::connectHeld);
    connect(m_frame->footer()->back(), &QPushButton::clicked, this, &WizardWindow::back);
    connect(m_frame->footer()->primary(), &QPushButton::clicked, this, &WizardWindow::next);
}

void WizardWindow::addShortcuts()
{
    const auto add = [this](const QKeySequence &keys, const QString &what, auto method) {
        auto *shortcut = new QShortcut(keys, this);
        shortcut->setWhatsThis(what); // what the sheet of shortcuts says about it
        connect(shortcut, &QShortcut::activated, this, method);
    };
    add(QKeySequence(Qt::ALT | Qt::Key_Left), tr("The page before"), &WizardWindow::back);
    add(QKeySequence(Qt::CTRL | Qt::Key_PageUp), tr("The page before"), &WizardWindow::back);
    const auto forward = [this] {
        if (m_frame->footer()->primary()->isEnabled() && m_frame->footer()->primary()->isVisible() &&
            currentStep() != ReviewStep)
            next(); // a load begins by its own button only
    };
    add(QKeySequence(Qt::ALT | Qt::Key_Right), tr("The next page; never begins a load"), forward);
    add(QKeySequence(Qt::CTRL | Qt::Key_PageDown), tr("The next page; never begins a load"), forward);
    add(QKeySequence::Open, tr("Open a plan"), &WizardWindow::askForPlan);
    add(QKeySequence::Save, tr("Save the plan"), &WizardWindow::askWhereToSave);
}

void WizardWindow::addPaths(const QStringList &paths)
{
    goTo(SourceStep);
    m_sourceWork.addPaths(paths);
}

int WizardWindow::currentStep() const
{
    return static_cast<int>(m_pages.indexOf(m_frame->page()));
}

bool WizardWindow::isRunning() const
{
    return m_session && m_session->isRunning();
}

bool WizardWindow::isBusy() const
{
    return m_sourceWork.isInspecting() || m_sourceWork.isListing() || m_sourceWork.isScanning() ||
           m_serverWork.isBusy() || m_serverWork.isListing() || m_serverWork.isPreviewing() ||
           m_serverWork.isChecking() || m_dumpWork.isReading() || m_dumpWork.isPlanning() ||
           m_dumpWork.isChecking();
}

bool WizardWindow::isReachable(int step) const
{
    if (isRunning())
        return step == LoadStep;
    if (step >= LoadStep)
        return m_session != nullptr;
    if (m_planOpened && step <= ReviewStep &&
        (m_draft.isWholeDump() ? m_dump.plan().has_value() : !m_draft.source().isEmpty()))
        return true;
    for (int before = 0; before < step; ++before)
        if (!m_pages.at(before)->isReady())
            return false;
    return true;
}

bool WizardWindow::goTo(int step)
{
    if (step < 0 || step >= m_pages.size() || !isReachable(step))
        return false;
    m_frame->bar()->clear();
    m_furthest = qMax(m_furthest, step);
    m_frame->setPage(m_pages.at(step));
    m_pages.at(step)->entered();
    if (step == ReviewStep && m_draft.isConnectionHeld())
        offerToConnect();
    if (step == TuningStep)
        m_restore->look();
    refresh();
    focusPage();
    return true;
}

void WizardWindow::focusPage()
{
    m_frame->focusPage();
}

void WizardWindow::next()
{
    if (m_pages.at(currentStep())->isReady() && m_pages.at(currentStep())->onNext())
        goTo(currentStep() + 1);
}

void WizardWindow::back()
{
    if (m_frame->footer()->back()->isVisible())
        goTo(currentStep() - 1);
}

void WizardWindow::refresh()
{
    const int current = currentStep();
    WizardPage *shown = m_pages.at(current);
    for (int step = 0; step < m_pages.size(); ++step) {
        const WizardPage *page = m_pages.at(step);
        const bool finished = step <= m_furthest && page->isReady() && (step < LoadStep || m_session);
        m_frame->rail()->setState(step,
                                  step == current ? StepButton::State::Current
                                  : finished      ? StepButton::State::Finished
                                                  : StepButton::State::Ahead,
                                  step == current || (step <= m_furthest && isReachable(step)));
        m_frame->rail()->setSummary(step, step <= m_furthest ? page->railSummary() : QString());
    }
    m_frame->setPlanName(draftName());
    setWindowTitle(m_draft.name().isEmpty() ? u"Millrace"_s : tr("%1 – Millrace").arg(m_draft.name()));
    m_frame->describe(shown, current == SourceStep || current == TuningStep);
    const QString nextStep = current + 1 < m_pages.size() ? m_pages.at(current + 1)->stepName() : QString();
    m_frame->footer()->show(shown, nextStep, current > 0 && shown->hasBack() && !isRunning());
}

void WizardWindow::startRun()
{
    const auto wanted = plan();
    if (!wanted) {
        m_frame->bar()->showError(wanted.error());
        return;
    }
    noteSaved(); // into the run's folder
    newSession();
    m_loadPage->follow(m_session.get(), *wanted);
    m_session->start(*wanted, m_draft.password(), m_draft.sourcePassword());
    showRun();
}

void WizardWindow::newSession()
{
    m_calibration.stop(); // its trials would take from the load what it is to measure
    m_session = std::make_unique<RunSession>();
}

void WizardWindow::showRun()
{
    goTo(LoadStep);
    Q_EMIT runStarted();
}

void WizardWindow::runPlan(const Plan &plan)
{
    if (isRunning())
        return;
    m_serverWork.disconnectFromServer();
    m_draft.setPlan(plan);
    selectPages();
    m_planOpened = true;
    noteSaved();
    newSession();
    m_loadPage->follow(m_session.get(), plan);
    m_session->start(plan, m_draft.password());
    m_sourceWork.readSample();
    showRun();
}

void WizardWindow::resumeRun(const QString &id, const RunPlan &plan, const QString &password,
                             const QString &sourcePassword)
{
    if (isRunning())
        return;
    m_serverWork.disconnectFromServer();
    newSession();
    if (plan.isWholeDump()) {
        m_dump.openPlan(*plan.dump());
        selectPages();
    } else {
        m_draft.setPlan(*plan.table());
        selectPages();
        m_sourceWork.readSample();
    }
    m_loadPage->follow(m_session.get(), plan);
    m_draft.setConnection(m_draft.connection(), password);
    m_draft.setSourcePassword(sourcePassword);
    m_planOpened = true;
    noteSaved();
    m_session->goOn(id, plan, password, sourcePassword);
    showRun();
}

void WizardWindow::stopRun()
{
    if (m_session)
        m_session->cancel();
}

void WizardWindow::offerStart()
{
    m_frame->offerStart();
}

void WizardWindow::setDefaults(int workers, qint64 chunkRows)
{
    const bool untouched = isPristine();
    m_defaultWorkers = workers;
    m_defaultChunkRows = chunkRows;
    if (!untouched)
        return;
    m_draft.setWorkers(workers);
    m_draft.setChunkRows(chunkRows);
}

void WizardWindow::useConnection(const QString &savedName)
{
    m_connection->useSaved(savedName);
}

bool WizardWindow::isPristine() const
{
    return m_draft.foundTables().isEmpty() && m_draft.source().isEmpty() && !m_session &&
           !m_sourceWork.isInspecting();
}

bool WizardWindow::isSaved() const
{
    if (isPristine() || (m_draft.foundTables().isEmpty() && m_draft.source().isEmpty()))
        return true;
    const auto now = plan();
    return now && now->toJson() == m_savedPlan;
}

void WizardWindow::noteSaved()
{
    const auto now = plan();
    m_savedPlan = now ? now->toJson() : QByteArray();
}

QString WizardWindow::draftName() const
{
    return m_draft.name().isEmpty() ? tr("new migration") : m_draft.name();
}

void WizardWindow::startOver()
{
    m_session.reset();
    m_planOpened = false;
    m_furthest = 0;
    m_draft.clearSource();
    m_draft.clearTable();
    m_draft.setName({});
    m_draft.setWorkers(m_defaultWorkers);
    m_draft.setChunkRows(m_defaultChunkRows);
    m_savedPlan.clear();
    goTo(SourceStep);
}

bool WizardWindow::openPlan(const QString &path)
{
    if (isRunning())
        return false;
    const auto plan = RunPlan::load(path);
    if (!plan) {
        m_frame->bar()->showError(plan.error());
        return false;
    }
    showPlan(*plan);
    if (!plan->isWholeDump()) // that is made anew from its dump
        noteSaved();
    Q_EMIT planUsed(path);
    return true;
}

void WizardWindow::showPlan(const RunPlan &plan)
{
    m_serverWork.disconnectFromServer();
    const bool known = HeldServers::areKnown(plan.connection(), plan.source());
    const DumpPlan *dump = plan.dump();
    if (dump) {
        m_dump.openPlan(*dump, !known);
        selectPages();
    } else {
        m_draft.setPlan(*plan.table(), !known);
    }
    m_planOpened = true;
    if (dump) // it may have changed since, and what is changed on the pages needs it
        m_sourceWork.addPaths(DumpDraft::pathsOf(*dump));
    if (known)
        m_serverWork.connectToServer();
    if (!dump)
        m_sourceWork.readSample();
    goTo(ReviewStep);
}

void WizardWindow::offerToConnect()
{
    const Error error = HeldServers::notKnown(m_draft.connection(), m_draft.source());
    m_frame->bar()->showMessage(MessageBar::Severity::Warning, error.what, error.howToFix);
    m_frame->bar()->setAction(tr("&Connect"), u"connectHeld"_s);
}

void WizardWindow::connectHeld()
{
    if (!m_draft.isConnectionHeld())
        return;
    if (m_draft.source().isOnServer()) // pressed for both
        (void)KnownServers::add(*m_draft.source().table->server);
    m_serverWork.connectToServer();
    if (m_draft.source().isOnServer())
        m_sourceWork.readSample();
    goTo(currentStep());
}

Result<RunPlan> WizardWindow::plan() const
{
    if (!m_draft.isWholeDump()) {
        MILLRACE_TRY(auto table, m_draft.plan());
        return RunPlan(std::move(table));
    }
    if (m_dump.plan())
        return RunPlan(*m_dump.plan());
    return fail(m_dumpWork.planError().value_or(
        Error{.code = ErrorCode::PlanInvalid,
              .what = tr("There is no plan yet."),
              .howToFix = tr("Connect under Target and choose where the dump goes.")}));
}

bool WizardWindow::savePlan(const QString &path)
{
    const auto now = plan();
    if (!now) {
        m_frame->bar()->showError(now.error());
        return false;
    }
    if (const auto saved = writeFileAtomically(path, now->toJson()); !saved) {
        m_frame->bar()->showError(saved.error());
        return false;
    }
    m_savedPlan = now->toJson();
    Q_EMIT planUsed(path);
    m_frame->bar()->showMessage(MessageBar::Severity::Good, tr("Plan saved as %1.").arg(path),
                                tr("It holds no password. millrace-cli run loads it without this window."));
    return true;
}

void WizardWindow::askForPlan()
{
    if (!isRunning())
        m_chooser->choosePlan(this, [this](const QString &path) { openPlan(path); });
}

void WizardWindow::askWhereToSave()
{
    if (const auto now = plan(); !now) {
        m_frame->bar()->showError(now.error(), MessageBar::Severity::Warning);
        return;
    }
    m_chooser->choosePlanToSave(this, m_draft.name() + u".millrace"_s,
                                [this](const QString &path) { savePlan(path); });
}

} // namespace millrace
