// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/wizard/rundesk.h"
#include "ui/wizard/wizardworks.h"

#include <QVector>
#include <QWidget>

namespace millrace {

class ConnectionCard;
class FileChooser;
struct Finding;
class FinishPage;
class RunView;
class ReviewBase;
class WizardFrame;
class WizardPage;

/// The wizard: rail, page, footer; a window of its own, or a part of MainWindow. It owns the draft and the
/// workers that fill it, and walks from page to page. Pages know nothing of each other, and of their place
/// among the steps.
class WizardWindow : public QWidget
{
    Q_OBJECT
public:
    enum Step
    {
        SourceStep,
        TargetStep,
        MappingStep,
        ChunksStep,
        TuningStep,
        ReviewStep,
        LoadStep,
        FinishStep
    };

    /// The chooser answers every question for a file; it must outlive the window.
    explicit WizardWindow(FileChooser *chooser, QWidget *parent = nullptr);
    ~WizardWindow() override;

    void addPaths(const QStringList &paths); ///< dump files and folders onto Source
    bool openPlan(const QString &path); ///< fills every page in and goes to Review; false: a bar says why not
    void showPlan(const RunPlan &plan); ///< the same with a plan of no file; it counts as saved
    /// All pages of a run that is over, Finish on top; the draft is its plan, from which another run may
    /// begin.
    void showRun(const RunPlan &plan, const RunView &view);
    bool savePlan(const QString &path);

    int currentStep() const;
    /// False when the step cannot be reached yet. While a run is on, pages before Load can be looked at.
    bool goTo(int step);
    /// A way back to the start page is offered: startRequested().
    void offerStart();
    /// Of migrations that begin from here on.
    void setDefaults(int workers, qint64 chunkRows);
    void startOver();                             ///< an empty draft, on its first page
    void useConnection(const QString &savedName); ///< as picked from the list of the connection card
    RunDesk *runs() { return m_runs.get(); }      ///< what it begins is shown
    bool isPristine() const;                      ///< nothing was begun
    bool isSaved() const;                         ///< nothing would be lost by startOver()
    QString draftName() const;                    ///< for people; never empty
    RunSession *session() const { return m_runs->session(); } ///< null before the first run
    void focusPage();

    bool isRunning() const { return m_runs->isRunning(); }
    bool isBusy() const { return m_works.isBusy(); } ///< an answer of files or server is on its way
    MigrationDraft *draft() { return &m_works.draft; }
    DumpDraft *dump() { return &m_works.dump; }
    SourceWork *sourceWork() { return &m_works.source; }
    ServerWork *serverWork() { return &m_works.server; }
    CalibrationWork *calibration() { return &m_works.calibration; }
    ScratchWork *scratch() { return &m_works.scratch; }
    RestoreWork *restore() { return &m_works.restore; } ///< asked to look() at the start
    WizardPage *page(int step) const;                   ///< of the draft as it is
    WizardPage *currentPage() const;

Q_SIGNALS:
    void startRequested();
    void helpRequested();                         ///< about the page that is shown
    void rollBackRequested(const QString &runId); ///< of the run on Finish
    void runStarted();
    void runEnded();
    void planUsed(const QString &path); ///< opened or saved

private:
    /// The pages of a step: a whole dump has its own for what it does differently.
    struct Pages
    {
        WizardPage *ofTable;
        WizardPage *ofDump;
    };

    void buildPages();
    ReviewBase *buildReview(ReviewBase *page);
    void buildFrame();
    void connectParts();
    int stepOf(const WizardPage *wanted) const;
    void addShortcuts();
    void selectPages();
    WizardPage *menderOf(const Finding &finding) const;
    bool hasRun() const { return session() || m_showsPast; } ///< that Load and Finish show
    void giveUpRun();
    bool isReachable(int step) const;
    void next();
    void back();
    void refresh();
    void startRun();
    void runIsOver(const RunView &view);
    bool isLookedAtOnly(int step) const; ///< a run uses what the page says
    void askForPlan();

    WizardWorks m_works;
    FileChooser *m_chooser;
    QVector<Pages> m_pages; ///< one per Step
    bool m_showsDump = false;
    bool m_showsPast = false; ///< Load and Finish have a run that no session of this window made
    LoadPage *m_loadPage = nullptr;
    FinishPage *m_finishPage = nullptr;
    ConnectionCard *m_connection = nullptr;
    WizardFrame *m_frame = nullptr;
    PlanDesk *m_plans = nullptr;
    std::unique_ptr<RunDesk> m_runs;
    int m_furthest = 0; ///< the last step that was shown
    int m_defaultWorkers = 2;
    qint64 m_defaultChunkRows = 1'000'000;
};

} // namespace millrace
