// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/wholedump/runplan.h"
#include "ui/session/draft/migrationdraft.h"
#include "ui/session/work/calibrationwork.h"
#include "ui/session/work/dumpwork.h"
#include "ui/session/work/scratchwork.h"
#include "ui/session/work/serverwork.h"
#include "ui/session/work/sourcework.h"
#include "ui/session/work/warmupwork.h"
#include "ui/wizard/frame/wizardstep.h"

#include <QVector>
#include <QWidget>
#include <memory>

namespace millrace {

class ConnectionCard;
class FileChooser;
class FinishPage;
class LoadPage;
class RehearsalWork;
class RestoreWork;
class RunSession;
class WizardFrame;
class WizardPage;

/// The wizard: rail, page, footer; a window of its own, or a part of MainWindow. It owns the draft and the
/// workers that fill it, walks from page to page, and starts the run. Pages know nothing of each other.
class WizardWindow : public QWidget
{
    Q_OBJECT
public:
    using enum WizardStep;

    /// The chooser answers every question for a file; it must outlive the window.
    explicit WizardWindow(FileChooser *chooser, QWidget *parent = nullptr);
    ~WizardWindow() override;

    void addPaths(const QStringList &paths); ///< dump files and folders onto Source
    bool openPlan(const QString &path); ///< fills every page in and goes to Review; false: a bar says why not
    bool savePlan(const QString &path);

    int currentStep() const;
    bool goTo(int step); ///< false when the step cannot be reached yet
    /// A way back to the start page is offered: startRequested().
    void offerStart();
    /// Of migrations that begin from here on.
    void setDefaults(int workers, qint64 chunkRows);
    void startOver();                             ///< an empty draft, on its first page
    void useConnection(const QString &savedName); ///< as picked from the list of the connection card
    void runPlan(const Plan &plan);               ///< at once; the draft becomes that plan
    /// Goes on with a run, by its plan; the draft becomes that plan.
    void resumeRun(const QString &id, const RunPlan &plan, const QString &password,
                   const QString &sourcePassword = {});
    void stopRun();                                         ///< it can be resumed
    bool isPristine() const;                                ///< nothing was begun
    bool isSaved() const;                                   ///< nothing would be lost by startOver()
    QString draftName() const;                              ///< for people; never empty
    RunSession *session() const { return m_session.get(); } ///< null before the first run
    void focusPage();

    bool isRunning() const;
    bool isBusy() const; ///< an answer of files or server is on its way
    MigrationDraft *draft() { return &m_draft; }
    DumpDraft *dump() { return &m_dump; }
    SourceWork *sourceWork() { return &m_sourceWork; }
    ServerWork *serverWork() { return &m_serverWork; }
    CalibrationWork *calibration() { return &m_calibration; }
    ScratchWork *scratch() { return &m_scratch; }
    RestoreWork *restore() { return m_restore.get(); }            ///< asked to look() at the start
    WizardPage *page(int step) const { return m_pages.at(step); } ///< of the draft as it is

Q_SIGNALS:
    void startRequested();
    void helpRequested(); ///< about the page that is shown
    void runStarted();
    void runEnded();
    void planUsed(const QString &path); ///< opened or saved

private:
    void build();
    void buildPages();
    void selectPages();
    void showPlan(const RunPlan &plan);
    void offerToConnect(); ///< to the servers of a plan, when they are not known here
    void connectHeld();
    Result<RunPlan> plan() const; ///< of the draft as it is
    void addShortcuts();
    bool isReachable(int step) const;
    void next();
    void back();
    void refresh();
    void startRun();
    void newSession();
    void showRun(); ///< that was just begun
    void noteSaved();
    void askForPlan();
    void askWhereToSave();

    MigrationDraft m_draft;
    DumpDraft m_dump;
    SourceWork m_sourceWork;
    DumpWork m_dumpWork;
    ServerWork m_serverWork;
    CalibrationWork m_calibration;
    WarmupWork m_warmup;
    ScratchWork m_scratch;
    std::unique_ptr<RestoreWork> m_restore;
    std::unique_ptr<RehearsalWork> m_rehearsal;
    FileChooser *m_chooser;
    QVector<WizardPage *> m_tablePages; ///< one per Step, for the rows of one table
    QVector<WizardPage *> m_dumpPages;  ///< the same for a whole dump; most are those of one table
    QVector<WizardPage *> m_pages;      ///< those of the draft as it is
    LoadPage *m_loadPage = nullptr;
    FinishPage *m_finishPage = nullptr;
    ConnectionCard *m_connection = nullptr;
    WizardFrame *m_frame = nullptr;
    int m_furthest = 0;        ///< the last step that was shown
    bool m_planOpened = false; ///< Review may be shown although the server has not answered yet
    QByteArray m_savedPlan;    ///< the draft as it was last opened, saved or run
    int m_defaultWorkers = 2;
    qint64 m_defaultChunkRows = 1'000'000;
    std::unique_ptr<RunSession> m_session; ///< one per run; unset before the first
};

} // namespace millrace
