// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/start/mainwindow.h"

#include "core/base/literals.h"
#include "core/base/paths.h"
#include "ui/help/manualwindow.h"
#include "ui/session/preferences.h"
#include "ui/session/run/runcompanion.h"
#include "ui/session/run/runsession.h"
#include "ui/session/run/runview.h"
#include "ui/start/aboutdialog.h"
#include "ui/start/closesheet.h"
#include "ui/start/runtray.h"
#include "ui/start/settingsdialog.h"
#include "ui/start/shortcutsdialog.h"
#include "ui/start/startpage.h"
#include "ui/start/startrail.h"
#include "ui/widgets/roles.h"
#include "ui/wizard/frame/filechooser.h"
#include "ui/wizard/frame/wizardpage.h"

#include <QCloseEvent>
#include <QDesktopServices>
#include <QIcon>
#include <QShortcut>
#include <QStackedWidget>
#include <QUrl>

namespace millrace {

MainWindow::MainWindow(Outside outside, QWidget *parent)
    : QWidget(parent)
    , m_outside(std::move(outside))
    , m_tray(m_outside.tray ? std::move(m_outside.tray) : std::make_unique<RunTray>())
    , m_plans(m_outside.preferences)
    , m_sample(m_outside.sampleRows)
    , m_companion(new RunCompanion(m_outside.desktop, m_outside.preferences, this))
{
    setObjectName(u"mainWindow"_s);
    setWindowTitle(u"Millrace"_s);
    setWindowIcon(QIcon(u":/millrace/icons/millrace.svg"_s));
    setMinimumSize(960, 640);
    resize(1180, 760);
    build();
    addShortcuts();
    connectStart();
    connectWizard();
    connectTray();
    showStart();
}

MainWindow::~MainWindow()
{
    delete m_start; // looks at what are members here, and at the wizard's
    delete m_wizard;
}

void MainWindow::build()
{
    m_sheet = new CloseSheet(this);
    m_views = new QStackedWidget(this);
    m_wizard = new WizardWindow(m_outside.chooser, this);
    m_wizard->setMinimumSize(0, 0); // that is for the window
    m_wizard->offerStart();
    m_wizard->setDefaults(m_outside.preferences->workers(), m_outside.preferences->chunkRows());
    m_start = new StartPage(&m_shelf, &m_plans, &m_book, m_wizard->restore(), this);
    m_views->addWidget(m_start);
    m_views->addWidget(m_wizard);
    makeColumn(this, 0, {m_sheet, {m_views, 1}});
    connect(m_sheet, &CloseSheet::keepChosen, this, [this] { m_sheet->hide(); });
    connect(m_sheet, &CloseSheet::backgroundChosen, this, &MainWindow::goToBackground);
    connect(m_sheet, &CloseSheet::stopChosen, this, &MainWindow::stopAndClose);
}

void MainWindow::addShortcuts()
{
    const auto add = [this](QWidget *where, const QKeySequence &keys, const QString &what, auto slot) {
        auto *shortcut = new QShortcut(keys, where);
        shortcut->setWhatsThis(what);
        connect(shortcut, &QShortcut::activated, this, slot);
    };
    add(this, QKeySequence::New, tr("New migration"), &MainWindow::newMigration);
    add(m_start, QKeySequence::Open, tr("Open a plan"), &MainWindow::askForPlan);
    for (const auto &keys : {QKeySequence(Qt::CTRL | Qt::Key_Home), QKeySequence(Qt::ALT | Qt::Key_Home)})
        add(this, keys, tr("Start page; what the wizard holds stays"), &MainWindow::showStart);
    add(m_start, QKeySequence(Qt::CTRL | Qt::Key_End), tr("From the start page back to the wizard"),
        &MainWindow::showWizard);
    add(this, QKeySequence(Qt::CTRL | Qt::Key_Comma), tr("Settings"), &MainWindow::openSettings);
    add(this, QKeySequence::HelpContents, tr("Manual, on the page about what is on screen"),
        &MainWindow::openManual);
    add(this, QKeySequence(Qt::CTRL | Qt::Key_F1), tr("Keyboard shortcuts"), &MainWindow::openShortcuts);
    add(this, QKeySequence(Qt::CTRL | Qt::Key_Q), tr("Close the window"), &MainWindow::close);
}

void MainWindow::connectStart()
{
    StartRail *rail = m_start->rail();
    connect(rail, &StartRail::newRequested, this, &MainWindow::newMigration);
    connect(rail, &StartRail::goOnRequested, this, &MainWindow::showWizard);
    connect(rail, &StartRail::openRequested, this, &MainWindow::askForPlan);
    connect(rail, &StartRail::sampleRequested, this, [this] { playWithSample(false); });
    connect(rail, &StartRail::settingsRequested, this, &MainWindow::openSettings);
    connect(rail, &StartRail::manualRequested, this, &MainWindow::openManual);
    connect(rail, &StartRail::shortcutsRequested, this, &MainWindow::openShortcuts);
    connect(rail, &StartRail::aboutRequested, this, &MainWindow::openAbout);
    connect(m_start, &StartPage::sampleRequested, this, [this] { playWithSample(false); });
    connect(m_start, &StartPage::sampleLoadRequested, this, [this] { playWithSample(true); });
    connect(m_start, &StartPage::filesRequested, this, [this] {
        m_outside.chooser->chooseDumps(this, [this](const QStringList &paths) { addPaths(paths); });
    });
    connect(m_start, &StartPage::pathsDropped, this, &MainWindow::addPaths);
    connect(m_start, &StartPage::planRequested, this,
            [this](const QString &path) { withNewDraft([this, path] { openPlan(path); }); });
    connect(m_start, &StartPage::connectionRequested, this, &MainWindow::beginFrom);
    connect(&m_shelf, &RunShelf::resumable, this,
            [this](const QString &id, const RunPlan &plan, const QString &password,
                   const QString &sourcePassword, const std::optional<StatementAnswer> &answer) {
                withNewDraft([this, id, plan, password, sourcePassword, answer] {
                    m_wizard->runs()->resume(id, plan, password, sourcePassword, answer);
                    showWizard();
                });
            });
    connect(&m_shelf, &RunShelf::opened, this, [this](const RunPlan &plan, const RunView &view) {
        withNewDraft([this, plan, view] {
            m_wizard->showRun(plan, view);
            showWizard();
        });
    });
    connect(&m_shelf, &RunShelf::reportWritten, this,
            [](const QString &path) { QDesktopServices::openUrl(QUrl::fromLocalFile(path)); });
    connect(&m_sample, &SampleWork::changed, this,
            [this] { m_start->rail()->setMakingSample(m_sample.isMaking()); });
    connect(&m_sample, &SampleWork::failed, m_start, &StartPage::showError);
    connect(&m_sample, &SampleWork::made, this, [this](const Plan &plan) {
        if (m_wizard->isRunning())
            return;
        if (m_loadsSample)
            m_wizard->runs()->run(plan);
        else
            m_wizard->showPlan(plan);
        showWizard();
    });
}

void MainWindow::connectWizard()
{
    connect(m_wizard, &WizardWindow::startRequested, this, &MainWindow::showStart);
    connect(m_wizard, &WizardWindow::rollBackRequested, this, [this](const QString &runId) {
        showStart();
        m_start->askRollBack(runId, m_wizard->draft()->password());
    });
    connect(m_wizard, &WizardWindow::helpRequested, this, &MainWindow::openManual);
    connect(m_wizard, &WizardWindow::runStarted, this, &MainWindow::runStarted);
    connect(m_wizard, &WizardWindow::runEnded, this, &MainWindow::runEnded);
    connect(m_wizard, &WizardWindow::planUsed, this, [this](const QString &path) {
        if (!path.startsWith(runsHome())) // those are in the list of runs
            m_outside.preferences->notePlan(path);
    });
    connect(m_wizard, &QWidget::windowTitleChanged, this, [this](const QString &title) {
        if (!showsStart())
            setWindowTitle(title);
    });
    connect(m_outside.preferences, &Preferences::loadDefaultsChanged, this, [this] {
        m_wizard->setDefaults(m_outside.preferences->workers(), m_outside.preferences->chunkRows());
    });
}

void MainWindow::connectTray()
{
    connect(m_tray.get(), &RunTray::showRequested, this, &MainWindow::comeBack);
    connect(m_tray.get(), &RunTray::stopRequested, m_wizard->runs(), &RunDesk::stop);
    connect(m_tray.get(), &RunTray::quitRequested, this, [this] {
        comeBack(); // a load that is on is asked about where the question can be seen
        close();
    });
    connect(m_companion, &RunCompanion::changed, this,
            [this] { m_tray->setSentence(m_companion->sentence()); });
    connect(m_companion, &RunCompanion::unheard, m_tray.get(), &RunTray::say);
}

bool MainWindow::showsStart() const
{
    return m_views->currentWidget() == m_start;
}

void MainWindow::showStart()
{
    noteDraft();
    m_views->setCurrentWidget(m_start);
    setWindowTitle(u"Millrace"_s);
    m_start->entered();
    m_start->setFocus();
}

void MainWindow::showWizard()
{
    if (!showsStart())
        return;
    m_start->left();
    m_views->setCurrentWidget(m_wizard);
    setWindowTitle(m_wizard->windowTitle());
    m_wizard->focusPage();
}

/// What there is to go on with, for the start page.
void MainWindow::noteDraft()
{
    m_start->rail()->setDraft(m_wizard->isPristine() ? QString() : m_wizard->draftName());
}

void MainWindow::withNewDraft(std::function<void()> then)
{
    if (m_wizard->isRunning())
        return showWizard();
    if (m_wizard->isSaved())
        return then();
    showStart();
    m_start->ask(tr("“%1” is saved nowhere and would be given up.").arg(m_wizard->draftName()),
                 tr("Go on with it, or save it as a plan first."), tr("Give it &up"), std::move(then));
}

void MainWindow::newMigration()
{
    withNewDraft([this] {
        m_wizard->startOver();
        showWizard();
    });
}

void MainWindow::beginFrom(const QString &connection)
{
    withNewDraft([this, connection] {
        m_wizard->startOver();
        m_wizard->useConnection(connection);
        showWizard();
    });
}

void MainWindow::askForPlan()
{
    m_outside.chooser->choosePlan(
        this, [this](const QString &path) { withNewDraft([this, path] { openPlan(path); }); });
}

void MainWindow::playWithSample(bool load)
{
    withNewDraft([this, load] {
        m_loadsSample = load;
        m_sample.make();
    });
}

void MainWindow::addPaths(const QStringList &paths)
{
    if (m_wizard->isRunning())
        return;
    if (paths.size() == 1 && paths.first().endsWith(".millrace"_L1)) {
        withNewDraft([this, path = paths.first()] { openPlan(path); });
        return;
    }
    m_wizard->addPaths(paths);
    showWizard();
}

bool MainWindow::openPlan(const QString &path)
{
    const bool opened = m_wizard->openPlan(path);
    showWizard(); // its bar says why not
    return opened;
}

void MainWindow::runStarted()
{
    m_companion->follow(m_wizard->session(), m_wizard->draftName());
    m_start->setRunning(true);
    m_shelf.setRunHere(true);
    m_tray->setRunning(true);
    m_tray->setShown(true);
}

void MainWindow::runEnded()
{
    m_start->setRunning(false);
    m_shelf.setRunHere(false);
    m_tray->setRunning(false);
    noteDraft();
    m_sheet->hide();
    if (showsStart())
        m_shelf.reload();
    if (m_closeWhenDone) {
        m_closeWhenDone = false;
        close();
        return;
    }
    if (m_inBackground && m_endWhenDone) {
        Q_EMIT quitRequested();
        return;
    }
    m_tray->setShown(m_inBackground);
}

void MainWindow::goToBackground()
{
    m_endWhenDone = m_sheet->isAsking() ? m_sheet->endsWhenDone() : true;
    m_inBackground = true;
    m_sheet->hide();
    if (m_tray->isAvailable())
        hide();
    else
        showMinimized();
}

void MainWindow::comeBack()
{
    m_inBackground = false;
    if (isMinimized())
        showNormal();
    else
        show();
    raise();
    activateWindow();
    if (!m_wizard->isRunning())
        m_tray->setShown(false);
}

void MainWindow::stopAndClose()
{
    m_closeWhenDone = true;
    m_sheet->tellStopping();
    m_wizard->runs()->stop();
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    m_outside.preferences->setGeometry(saveGeometry());
    if (!m_wizard->isRunning()) {
        m_tray->setShown(false);
        if (m_manual)
            m_manual->close();
        event->accept();
        return;
    }
    event->ignore();
    if (m_closeWhenDone)
        return; // asked and answered
    switch (m_outside.preferences->onClose()) {
    case Preferences::OnClose::Ask:
        return m_sheet->ask(m_tray->isAvailable());
    case Preferences::OnClose::Background:
        return goToBackground();
    case Preferences::OnClose::Stop:
        return stopAndClose();
    }
}

template <typename Dialog, typename... Arguments> void MainWindow::openDialog(Arguments &&...arguments)
{
    if (m_dialog)
        m_dialog->close();
    m_dialog = new Dialog(std::forward<Arguments>(arguments)..., this);
    m_dialog->show();
}

void MainWindow::openSettings()
{
    openDialog<SettingsDialog>(m_outside.preferences, m_tray->isAvailable());
}

void MainWindow::openShortcuts()
{
    openDialog<ShortcutsDialog>(static_cast<QWidget *>(this));
}

void MainWindow::openAbout()
{
    openDialog<AboutDialog>();
}

void MainWindow::openManual()
{
    if (!m_manual)
        m_manual = std::make_unique<ManualWindow>();
    m_manual->openPage(showsStart() ? u"start"_s : m_wizard->currentPage()->manualPage());
}

} // namespace millrace
