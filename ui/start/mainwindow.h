// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/connectionbook.h"
#include "ui/session/recentplans.h"
#include "ui/session/run/runshelf.h"
#include "ui/session/work/samplework.h"
#include "ui/wizard/wizardwindow.h"

#include <QPointer>
#include <QWidget>
#include <memory>

class QDialog;
class QStackedWidget;

namespace millrace {

class CloseSheet;
class Desktop;
class ManualWindow;
class Preferences;
class RunCompanion;
class RunTray;
class StartPage;

/// The program's window: the start page, and the wizard behind it. It knows what becomes of a load when the
/// window is closed, and tells the desktop about it.
class MainWindow : public QWidget
{
    Q_OBJECT
public:
    /// What the window takes from outside; all but the tray must outlive it.
    struct Outside
    {
        FileChooser *chooser = nullptr;
        Preferences *preferences = nullptr;
        Desktop *desktop = nullptr;
        std::unique_ptr<RunTray> tray = {}; ///< null: the desktop's
        qint64 sampleRows = SampleWork::defaultRows;
    };

    explicit MainWindow(Outside outside, QWidget *parent = nullptr);
    ~MainWindow() override;

    WizardWindow *wizard() const { return m_wizard; }
    StartPage *start() const { return m_start; }
    RunShelf *shelf() { return &m_shelf; }
    bool showsStart() const;

    void showStart();
    void showWizard();
    void addPaths(const QStringList &paths); ///< dump files, folders, or one plan; shows the wizard
    bool openPlan(const QString &path);      ///< false: a bar says why not

Q_SIGNALS:
    void quitRequested(); ///< the load has ended and the program was to end with it

protected:
    void closeEvent(QCloseEvent *event) override;

private:
    void build();
    void addShortcuts();
    void connectStart();
    void connectWizard();
    void connectTray();
    void newMigration();
    void beginFrom(const QString &connection);
    void askForPlan();
    void playWithSample(bool load);
    /// Does it at once, or asks where the wizard holds something that is written down nowhere.
    void withNewDraft(std::function<void()> then);
    void noteDraft();
    void runStarted();
    void runEnded();
    void goToBackground();
    void comeBack();
    void stopAndClose();
    template <typename Dialog, typename... Arguments> void openDialog(Arguments &&...arguments);
    void openSettings();
    void openShortcuts();
    void openAbout();
    void openManual(); ///< on the page about what is on screen

    Outside m_outside;
    std::unique_ptr<RunTray> m_tray;
    RunShelf m_shelf;
    RecentPlans m_plans;
    ConnectionBook m_book;
    SampleWork m_sample;
    bool m_loadsSample = false; ///< what is done with it when it is made
    RunCompanion *m_companion = nullptr;
    QStackedWidget *m_views = nullptr;
    StartPage *m_start = nullptr;
    WizardWindow *m_wizard = nullptr;
    CloseSheet *m_sheet = nullptr;
    QPointer<QDialog> m_dialog;             ///< one at a time
    std::unique_ptr<ManualWindow> m_manual; ///< null until it is asked for; a window of its own
    bool m_inBackground = false;
    bool m_endWhenDone = false;   ///< in the background: the program ends with the load
    bool m_closeWhenDone = false; ///< it is being stopped for that
};

} // namespace millrace
