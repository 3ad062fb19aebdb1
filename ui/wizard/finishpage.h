// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/runview.h"
#include "ui/wizard/wizardpage.h"

#include <QUrl>
#include <functional>

class QGridLayout;
class QLabel;
class QPlainTextEdit;
class QScrollArea;

namespace millrace {

class Card;
class MessageBar;
class RunPlot;
class WarmupCard;
class WarmupWork;

/// The verdict on a run with its evidence: figures, counts, what was set and put back, and the ways on.
class FinishPage : public WizardPage
{
    Q_OBJECT
public:
    /// What the page does to the world outside, so that a test can answer instead.
    struct Actions
    {
        /// Called on a thread of the pool. Default: writeRunReport().
        std::function<Result<QString>(const QString &runId)> writeReport;
        /// Called on the GUI thread. Default: QDesktopServices::openUrl().
        std::function<bool(const QUrl &)> open;
    };

    explicit FinishPage(QWidget *parent = nullptr);
    ~FinishPage() override;

    void setActions(Actions actions);
    void showRun(const RunView &view);
    /// Has a card for it from here on, shown for runs that were loaded to their end. \a work is the page's
    /// elder.
    void offerWarmup(WarmupWork *work);

    QString stepName() const override;
    QString title() const override;
    QString sentence() const override;
    QString railSummary() const override;
    QString nextText() const override;
    bool isReady() const override { return true; }
    bool hasBack() const override { return false; }
    QList<QPushButton *> footerButtons() const override;
    bool onNext() override;

Q_SIGNALS:
    void newMigrationRequested();

private:
    void openReport();
    void openFolder();
    QString folderPath() const;
    void showVerdict();
    void showFigures();
    void showEvidence();

    RunView m_view;
    Actions m_actions;
    QLabel *m_verdict = nullptr; ///< widgets belong to the page
    QLabel *m_explanation = nullptr;
    QLabel *m_howToFix = nullptr;
    QPlainTextEdit *m_commands = nullptr;
    Card *m_verdictCard = nullptr;
    MessageBar *m_bar = nullptr;
    QGridLayout *m_figures = nullptr;
    QScrollArea *m_figuresScroll = nullptr;
    Card *m_evidenceCard = nullptr;
    QLabel *m_evidence = nullptr;
    RunPlot *m_plot = nullptr;
    WarmupCard *m_warmup = nullptr; ///< none before offerWarmup()
    QPushButton *m_report = nullptr;
    QPushButton *m_folder = nullptr;
};

} // namespace millrace
