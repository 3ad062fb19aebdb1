// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/wizard/frame/wizardfooter.h"
#include "ui/wizard/frame/wizardframe.h"

namespace millrace {

/// The window's look around one page that is not part of the wizard's walk. For pictures of finished runs,
/// and for tests of a page on its own.
class RunFrame : public WizardFrame
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

    void setSummary(Step step, const QString &summary);
    QPushButton *primary() const { return footer()->primary(); }
};

} // namespace millrace
