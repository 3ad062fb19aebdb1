// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/literals.h"
#include "ui/plot/othercurves.h"
#include "ui/session/run/runarchive.h"
#include "ui/session/run/runview.h"
#include "ui/session/work/workqueue.h"
#include "ui/wizard/frame/wizardpage.h"

#include <QPointer>
#include <QUrl>
#include <functional>

class QGridLayout;
class QMenu;
class QPlainTextEdit;
class QScrollArea;

namespace millrace {

class Card;
class FileChooser;
class FinishDetailsCard;
class FoldingLabel;
class FoldingTexts;
class MessageBar;
class RunPlotCard;
class WarmupCard;
class WarmupWork;
class LookWork;

/// The verdict on a run with its evidence: figures, counts, what was set and put back, and the ways on.
class FinishPage : public WizardPage
{
    Q_OBJECT
public:
    /// What the page does to the world outside, so that a test can answer instead.
    struct Actions
    {
        /// Called on the queue's thread. Default: writeRunReport().
        std::function<Result<QString>(const QString &runId)> writeReport;
        /// Called on the GUI thread. Default: QDesktopServices::openUrl().
        std::function<bool(const QUrl &)> open;
        /// The next five are called on the queue's thread. Default: as in ui/session/run/runarchive.h.
        std::function<Result<RunDetails>(const QString &runId)> readDetails;
        std::function<Result<void>(const QString &runId, const QString &path)> saveReport;
        std::function<Result<QString>(const QString &runId, const QString &otherId)> compare;
        std::function<Result<RunView>(const QString &runId)> readRun;
        /// Default: planForRejects().
        std::function<Result<Plan>(const Plan &plan, const QString &rejectsFile)> planRejects;
    };

    explicit FinishPage(QWidget *parent = nullptr);
    ~FinishPage() override;

    void setActions(Actions actions); ///< those that are left empty stay as they are
    /// For reports saved elsewhere; without one they are not offered. It must outlive the page.
    void setChooser(FileChooser *chooser);
    void showRun(const RunView &view);
    /// Has a card for it from here on, shown for runs that were loaded to their end. \a work is the page's
    /// elder.
    void offerWarmup(WarmupWork *work);

    /// Rows of the run can be looked at from here on; Esc ends a look, and so does leaving the page. \a work
    /// is the page's elder.
    void offerLook(LookWork *work);

    QString stepName() const override { return tr("Finish"); }
    QString manualPage() const override { return u"finish"_s; }
    QString title() const override;
    QString sentence() const override;
    QString railSummary() const override;
    QString nextText() const override { return tr("New migration"); }
    bool isReady() const override { return true; }
    bool hasBack() const override { return false; }
    QList<QPushButton *> footerButtons() const override;
    bool onNext() override;

Q_SIGNALS:
    void newMigrationRequested();
    void planRequested(const millrace::Plan &plan); ///< that loads the rows set aside, mended
    void rollBackRequested(const QString &runId);   ///< the run is over and proved

protected:
    void resizeEvent(QResizeEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void shareHeight();
    void openReport();
    void saveReport();
    void askDetails();
    void compareWith(const QString &otherId);
    void offerOthers(const QVector<QPair<QString, QString>> &others);
    void overlay(const QString &otherId, const QString &words);
    void takeOff(const QString &otherId);
    void showOthers();
    void loadRejects(const Plan &plan, const QString &rejectsFile);
    void openFile(const QString &path);
    void buildButtons();
    Card *buildVerdict();
    QWidget *buildFigures();
    void buildEvidence();
    /// Works on the queue's thread, and answers on this one unless the page shows another run by then.
    template <typename Work, typename Answer>
    void inBackground(const QString &what, Work work, Answer answer);
    void openFolder();
    QStringList tablesLoaded() const;
    QString folderPath() const;
    void showVerdict();
    void showFigures();
    void fitFigures();
    void fitCommands();
    void showEvidence();

    RunView m_view;
    Actions m_actions;
    FoldingTexts *m_texts = nullptr; ///< widgets belong to the page
    FoldingLabel *m_verdict = nullptr;
    FoldingLabel *m_explanation = nullptr;
    FoldingLabel *m_howToFix = nullptr;
    QPlainTextEdit *m_commands = nullptr;
    MessageBar *m_bar = nullptr;
    QGridLayout *m_figures = nullptr;
    QScrollArea *m_figuresScroll = nullptr;
    FinishDetailsCard *m_details = nullptr;
    QPointer<LookWork> m_look; ///< none before offerLook(); hidden for good, the page is the younger
    RunPlotCard *m_plot = nullptr;
    WarmupCard *m_warmup = nullptr; ///< none before offerWarmup()
    QPushButton *m_report = nullptr;
    QPushButton *m_folder = nullptr;
    QPushButton *m_save = nullptr;
    QPushButton *m_compare = nullptr;
    QPushButton *m_rollBack = nullptr;
    bool m_mayRollBack = false;
    bool m_mayWarmUp = false; ///< there is a table to warm up
    QMenu *m_others = nullptr;
    QMenu *m_asPage = nullptr;                    ///< of the others
    QVector<QPair<QString, OtherRun>> m_overlaid; ///< by id, in the order they were chosen
    FileChooser *m_chooser = nullptr;
    WorkQueue m_queue; ///< declared last: it joins before what its answers touch is gone
};

} // namespace millrace
