// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVector>
#include <QWidget>

class QLabel;
class QPushButton;
class QStackedWidget;

namespace millrace {

class ElidedLabel;
class MessageBar;
class RestoreWork;
class ScratchWork;
class SettingsLeftBar;
class StepRail;
class WizardFooter;
class WizardPage;

/// What stands around the wizard's pages: the rail with its buttons, title, sentence and bars above the page,
/// the footer below it. It shows what it is told and knows nothing of migrations.
class WizardFrame : public QWidget
{
    Q_OBJECT
public:
    /// \a scratch and \a restore null: around a page on its own, where the rail has no buttons and nothing is
    /// said of settings.
    WizardFrame(const QStringList &stepNames, ScratchWork *scratch, RestoreWork *restore, QWidget *parent);

    void addPage(WizardPage *page); ///< may be called again for the same
    void setPage(WizardPage *page);
    WizardPage *page() const;
    StepRail *rail() const { return m_rail; }
    MessageBar *bar() const { return m_bar; }
    WizardFooter *footer() const { return m_footer; }
    void setPlanName(const QString &name);
    /// Writes what the page says of itself above it. `withSettingsLeft`: and settings that a run left
    /// changed.
    void describe(const WizardPage *page, bool withSettingsLeft);
    void offerStart(); ///< a way back to the start page
    void focusPage();  ///< its first control, or the footer's button

Q_SIGNALS:
    void startRequested();
    void openRequested();
    void saveRequested();
    void scratchRequested();
    void helpRequested();

private:
    void buildRailButtons(ScratchWork *scratch);
    /// One line in the rail while a private server runs or something is done to it, on every page: nobody
    /// shall forget it. Pressed, it asks for the page where it can be stopped.
    void refreshScratchLine(const ScratchWork &scratch);
    QLayout *buildHead();

    StepRail *m_rail = nullptr;
    QPushButton *m_scratchLine = nullptr;
    QPushButton *m_toStart = nullptr;
    QLabel *m_title = nullptr;
    ElidedLabel *m_sentence = nullptr;
    MessageBar *m_bar = nullptr;
    SettingsLeftBar *m_settingsLeft = nullptr;
    QStackedWidget *m_stack = nullptr; ///< in a PageScroll
    WizardFooter *m_footer = nullptr;
};

} // namespace millrace
