// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace millrace {

class FlowLayout;
class ElidedLabel;
class RunView;
class StepRail;
class WizardPage;

/// The window's look around one page that is not part of the wizard's walk: rail with what the run's plan
/// says, title, sentence, footer. For pictures of finished runs, and for tests of a page on its own.
class RunFrame : public QWidget
{
    Q_OBJECT
public:
    enum Step
    {
        Source,
        Target,
        Mapping,
        Chunks,
        Tuning,
        Review,
        Load,
        Finish,
        StepCount
    };

    /// Takes the page over. `step` is the page's place in the rail; the ones before it are ticked.
    RunFrame(WizardPage *page, Step step, QWidget *parent = nullptr);

    void setPlanName(const QString &name);
    void setSummary(Step step, const QString &summary);
    QPushButton *primary() const { return m_primary; }

private:
    QWidget *buildFooter();
    void showTexts();
    void showButtons();

    WizardPage *m_page;
    Step m_step;
    StepRail *m_rail = nullptr; ///< all belong to the frame
    QLabel *m_title = nullptr;
    ElidedLabel *m_sentence = nullptr;
    FlowLayout *m_left = nullptr;
    QPushButton *m_primary = nullptr;
};

} // namespace millrace
