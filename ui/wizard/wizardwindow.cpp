// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/wizardwindow.h"

#include "core/base/literals.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/roles.h"
#include "ui/widgets/steprail.h"
#include "ui/wizard/chunks/chunkspage.h"
#include "ui/wizard/connection/connectioncard.h"
#include "ui/wizard/finish/finishpage.h"
#include "ui/wizard/frame/wizardfooter.h"
#include "ui/wizard/frame/wizardframe.h"
#include "ui/wizard/load/loadpage.h"
#include "ui/wizard/mapping/dumpmappingpage.h"
#include "ui/wizard/mapping/mappingpage.h"
#include "ui/wizard/plandesk.h"
#include "ui/wizard/review/dumpreviewpage.h"
#include "ui/wizard/review/reviewpage.h"
#include "ui/wizard/source/sourcepage.h"
#include "ui/wizard/target/dumptargetpage.h"
#include "ui/wizard/target/targetpage.h"
#include "ui/wizard/tuning/tuningpage.h"

#include <QIcon>
#include <QPushButton>
#include <QShortcut>
#include <algorithm>

namespace millrace {

WizardWindow::WizardWindow(FileChooser *chooser, QWidget *parent)
    : QWidget(parent)
    , m_chooser(chooser)
{
    setObjectName(u"wizardWindow"_s);
    setWindowTitle(u"Millrace"_s);
    setWindowIcon(QIcon(u":/millrace/icons/millrace.svg"_s));
    setMinimumSize(960, 640);
    resize(1180, 760);
    buildPages();
    buildFrame();
    m_plans = new PlanDesk(&m_works, m_frame->bar(), chooser, this);
    m_runs = std::make_unique<RunDesk>(&m_works, m_plans, m_loadPage);
    connectParts();
    addShortcuts();
    connect(&m_works.draft, &MigrationDraft::nameChanged, this, &WizardWindow::refresh);
    connect(&m_works.draft, &MigrationDraft::sourceChanged, this, &WizardWindow::selectPages);
    connect(&m_works.draft, &MigrationDraft::sourceChanged, this, &WizardWindow::refresh);
    connect(m_loadPage, &LoadPage::finished, this, &WizardWindow::runIsOver);
    currentPage()->entered();
    refresh();
}

WizardWindow::~WizardWindow()
{
    // The run's last signals must not reach pages that are half gone.
    m_runs->clear();
    m_runs->releaseStreams();
    // Pages and their models look at the draft, which as a member would be gone before the window's children
    // are.
    delete m_frame;
}

void WizardWindow::buildPages()
{
    MigrationDraft *draft = &m_works.draft;
    m_loadPage = new LoadPage(this);
    m_loadPage->setChooser(m_chooser);
    m_finishPage = new FinishPage(this);
    m_finishPage->setChooser(m_chooser);
    m_finishPage->offerWarmup(&m_works.warmup);
    m_finishPage->offerLook(&m_works.look);
    auto *source = new SourcePage(draft, &m_works.source, &m_works.streams, m_chooser, this);
    source->offerDumps(&m_works.dump, &m_works.dumps);
    m_connection = new ConnectionCard(draft, &m_works.server, &m_works.scratch, m_chooser, this);
    auto *mapping = new MappingPage(draft, &m_works.server, this);
    connect(mapping, &MappingPage::dialectEdited, &m_works.source, &SourceWork::applyDialect);
    const auto same = [](WizardPage *page) { return Pages{page, page}; };
    m_pages = {
        same(source),
        {new TargetPage(draft, &m_works.server, m_connection, this),
         new DumpTargetPage(draft, &m_works.server, &m_works.dump, &m_works.dumps, m_connection, this)},
        {mapping, new DumpMappingPage(draft, &m_works.dump, &m_works.dumps, this)},
        same(new ChunksPage(draft, {&m_works.calibration, &m_works.ship}, m_chooser, this)),
        same(new TuningPage(draft, this)),
        {buildReview(new ReviewPage(draft, &m_works.server, this)),
         buildReview(new DumpReviewPage(draft, &m_works.dump, &m_works.dumps, this))},
        same(m_loadPage),
        same(m_finishPage)};
}

ReviewBase *WizardWindow::buildReview(ReviewBase *page)
{
    page->offerRehearsal(&m_works.rehearsal);
    page->setMender([this](const Finding &finding) { return menderOf(finding); });
    connect(page, &ReviewBase::pageRequested, this,
            [this](const WizardPage *wanted) { goTo(stepOf(wanted)); });
    connect(page, &ReviewBase::saveRequested, this, [this] { m_plans->askWhereToSave(); });
    connect(page, &ReviewBase::loadRequested, this, &WizardWindow::startRun);
    return page;
}

void WizardWindow::buildFrame()
{
    QStringList names;
    for (const Pages &pages : std::as_const(m_pages))
        names << pages.ofTable->stepName();
    m_frame = new WizardFrame(names, &m_works.scratch, &m_works.restore, this);
    for (const Pages &pages : std::as_const(m_pages))
        for (WizardPage *page : {pages.ofTable, pages.ofDump}) {
            page->setAccessibleName(page->stepName());
            page->resize(size()); // a plot that was never laid out has no room to draw in
            m_frame->addPage(page);
        }
    makeColumn(this, 0, {m_frame});
    connect(m_frame, &WizardFrame::startRequested, this, &WizardWindow::startRequested);
    connect(m_frame, &WizardFrame::helpRequested, this, &WizardWindow::helpRequested);
    connect(m_frame, &WizardFrame::openRequested, this, &WizardWindow::askForPlan);
    connect(m_frame, &WizardFrame::saveRequested, this, [this] { m_plans->askWhereToSave(); });
    connect(m_frame, &WizardFrame::scratchRequested, this, [this] { goTo(TargetStep); });
    connect(m_frame->rail(), &StepRail::stepRequested, this, &WizardWindow::goTo);
    connect(m_frame->footer()->back(), &QPushButton::clicked, this, &WizardWindow::back);
    connect(m_frame->footer()->primary(), &QPushButton::clicked, this, &WizardWindow::next);
}

void WizardWindow::connectParts()
{
    for (const Pages &pages : std::as_const(m_pages))
        for (WizardPage *page : {pages.ofTable, pages.ofDump}) {
            connect(page, &WizardPage::readyChanged, this, &WizardWindow::refresh, Qt::UniqueConnection);
            connect(page, &WizardPage::summaryChanged, this, &WizardWindow::refresh, Qt::UniqueConnection);
        }
    connect(m_plans, &PlanDesk::opened, this, [this] {
        selectPages();
        goTo(ReviewStep);
    });
    connect(m_plans, &PlanDesk::connected, this, [this] { goTo(currentStep()); });
    connect(m_plans, &PlanDesk::used, this, &WizardWindow::planUsed);
    connect(m_runs.get(), &RunDesk::begun, this, [this] {
        m_showsPast = false;
        selectPages();
        goTo(LoadStep);
        Q_EMIT runStarted();
    });
    connect(m_finishPage, &FinishPage::newMigrationRequested, this, &WizardWindow::startOver);
    connect(m_finishPage, &FinishPage::planRequested, this, [this](const Plan &plan) {
        giveUpRun();
        m_plans->show(plan); // it is saved nowhere
    });
    connect(m_finishPage, &FinishPage::rollBackRequested, this, &WizardWindow::rollBackRequested);
}

WizardPage *WizardWindow::page(int step) const
{
    return m_showsDump ? m_pages.at(step).ofDump : m_pages.at(step).ofTable;
}

WizardPage *WizardWindow::currentPage() const
{
    return m_frame->page();
}

/// -1: it is not among those of the draft as it is.
int WizardWindow::stepOf(const WizardPage *wanted) const
{
    for (int step = 0; step < m_pages.size(); ++step)
        if (page(step) == wanted)
            return step;
    return -1;
}

int WizardWindow::currentStep() const
{
    return stepOf(currentPage());
}

/// A whole dump has pages of its own for what it does differently.
void WizardWindow::selectPages()
{
    if (m_showsDump == m_works.draft.isWholeDump())
        return;
    const int step = currentStep();
    m_showsDump = !m_showsDump;
    m_frame->setPage(page(step));
    if (step == SourceStep) // the other's pages have not been seen
        m_furthest = SourceStep;
    refresh();
}

/// The page on which it can be mended; null: on none of them.
WizardPage *WizardWindow::menderOf(const Finding &finding) const
{
    for (int step = 0; step < m_pages.size(); ++step)
        if (page(step)->mends(finding))
            return page(step);
    return nullptr;
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
    add(QKeySequence::Save, tr("Save the plan"), [this] { m_plans->askWhereToSave(); });
}

void WizardWindow::addPaths(const QStringList &paths)
{
    goTo(SourceStep);
    m_works.source.addPaths(paths);
}

bool WizardWindow::isReachable(int step) const
{
    if (isRunning())
        return step <= LoadStep;
    if (step >= LoadStep)
        return hasRun();
    if (m_plans->hasPlan())
        return true;
    for (int before = 0; before < step; ++before)
        if (!page(before)->isReady())
            return false;
    return true;
}

bool WizardWindow::goTo(int step)
{
    if (step < 0 || step >= m_pages.size() || !isReachable(step))
        return false;
    m_frame->bar()->clear();
    m_furthest = qMax(m_furthest, step);
    page(step)->setEnabled(!isLookedAtOnly(step));
    m_frame->setPage(page(step));
    if (isLookedAtOnly(step)) {
        page(step)->enteredToRead();
        refresh();
        m_frame->footer()->primary()->setFocus();
        return true;
    }
    page(step)->entered();
    if (step == ReviewStep && m_works.draft.isConnectionHeld())
        m_plans->offerToConnect();
    if (step == TuningStep)
        m_works.restore.look();
    refresh();
    focusPage();
    return true;
}

void WizardWindow::focusPage()
{
    m_frame->focusPage();
}

bool WizardWindow::isLookedAtOnly(int step) const
{
    return isRunning() && step < LoadStep;
}

void WizardWindow::runIsOver(const RunView &view)
{
    for (const Pages &pages : std::as_const(m_pages))
        for (WizardPage *page : {pages.ofTable, pages.ofDump})
            page->setEnabled(true);
    m_finishPage->showRun(view);
    m_plans->readDump();
    m_works.restore.look(); // it may have left some
    // Whoever looks at one of its pages has it to change now.
    if (currentStep() < LoadStep)
        currentPage()->entered();
    refresh();
    Q_EMIT runEnded();
}

void WizardWindow::next()
{
    if (isLookedAtOnly(currentStep())) {
        goTo(LoadStep);
        return;
    }
    if (currentPage()->isReady() && currentPage()->onNext())
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
    WizardPage *shown = currentPage();
    for (int step = 0; step < m_pages.size(); ++step) {
        const WizardPage *one = page(step);
        // What the review found is asked anew; a run has passed it. One that is on has not passed Load.
        // The pages of an earlier run may wait for a server that is not asked before somebody wants it.
        const bool passed =
            m_showsPast || (step == ReviewStep ? session() || one->isReady()
                            : step == LoadStep ? session() && !isRunning() && one->isReady()
                                               : one->isReady() && (step < LoadStep || session()));
        const bool finished = step <= m_furthest && passed;
        m_frame->rail()->setState(step,
                                  step == current ? StepButton::State::Current
                                  : finished      ? StepButton::State::Finished
                                                  : StepButton::State::Ahead,
                                  step == current ||
                                      (step <= std::max<int>(m_furthest, ReviewStep) && isReachable(step)));
        m_frame->rail()->setSummary(step, step <= m_furthest ? one->railSummary() : QString());
    }
    m_frame->setPlanName(draftName());
    setWindowTitle(m_works.draft.name().isEmpty() ? u"Millrace"_s
                                                  : tr("%1 – Millrace").arg(m_works.draft.name()));
    m_frame->describe(shown, current == SourceStep || current == TuningStep);
    const QString nextStep = current + 1 < m_pages.size() ? page(current + 1)->stepName() : QString();
    if (isLookedAtOnly(current))
        m_frame->footer()->showWhileRunning(shown);
    else
        m_frame->footer()->show(shown, nextStep, current > 0 && shown->hasBack() && !isRunning());
}

void WizardWindow::startRun()
{
    if (const auto begun = m_runs->begin(); !begun)
        m_frame->bar()->showError(begun.error());
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
    m_works.draft.change(&Plan::workers, workers);
    m_works.draft.change(&Plan::chunkRows, chunkRows);
}

void WizardWindow::useConnection(const QString &savedName)
{
    m_connection->useSaved(savedName);
}

bool WizardWindow::isPristine() const
{
    return m_works.draft.input().found.isEmpty() && m_works.draft.source().isEmpty() && !hasRun() &&
           !m_works.source.isInspecting();
}

bool WizardWindow::isSaved() const
{
    return (m_works.draft.input().found.isEmpty() && m_works.draft.source().isEmpty()) || m_plans->isSaved();
}

QString WizardWindow::draftName() const
{
    return m_works.draft.name().isEmpty() ? tr("new migration") : m_works.draft.name();
}

/// What Load and Finish show is no run of the draft any more.
void WizardWindow::giveUpRun()
{
    m_runs->clear();
    m_works.look.forget();
    m_showsPast = false;
    m_furthest = std::min<int>(m_furthest, ReviewStep);
}

void WizardWindow::startOver()
{
    giveUpRun();
    m_plans->forget();
    m_furthest = 0;
    m_works.streams.cancel();
    m_works.draft.change(&SourceDraft::clear);
    m_runs->releaseStreams();
    m_works.draft.clearTable();
    m_works.draft.setName({});
    m_works.draft.change(&Plan::workers, m_defaultWorkers);
    m_works.draft.change(&Plan::chunkRows, m_defaultChunkRows);
    goTo(SourceStep);
}

bool WizardWindow::openPlan(const QString &path)
{
    if (isRunning() || !m_plans->open(path))
        return false;
    giveUpRun();
    refresh();
    return true;
}

void WizardWindow::showPlan(const RunPlan &plan)
{
    if (isRunning())
        return;
    giveUpRun();
    m_plans->show(plan);
    m_plans->noteSaved();
}

void WizardWindow::showRun(const RunPlan &plan, const RunView &view)
{
    if (isRunning())
        return;
    giveUpRun();
    m_plans->fill(plan);
    m_plans->noteSaved(); // in the run's folder
    selectPages();
    m_showsPast = true;
    m_loadPage->showRun(view);
    m_finishPage->showRun(view);
    goTo(FinishStep);
}

bool WizardWindow::savePlan(const QString &path)
{
    return m_plans->save(path);
}

void WizardWindow::askForPlan()
{
    if (!isRunning())
        m_plans->askForPlan();
}

} // namespace millrace
