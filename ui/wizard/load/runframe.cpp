// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/load/runframe.h"

#include "core/base/literals.h"
#include "ui/widgets/pagescroll.h"
#include "ui/widgets/steprail.h"
#include "ui/wizard/frame/wizardpage.h"

#include <QPushButton>

namespace millrace {

RunFrame::RunFrame(WizardPage *page, Step step, QWidget *parent)
    : WizardFrame({tr("Source"), tr("Target"), tr("Mapping"), tr("Chunks"), tr("Tuning"), tr("Review"),
                   tr("Load"), tr("Finish")},
                  nullptr, nullptr, parent)
{
    setMinimumSize(960, 640);
    for (int i = 0; i < StepCount; ++i)
        rail()->setState(i,
                         i < step    ? StepButton::State::Finished
                         : i == step ? StepButton::State::Current
                                     : StepButton::State::Ahead,
                         i <= step);
    addPage(page);
    // The smallest window has no room for all of a finished run: it may scroll, where "pageScroll" may not.
    findChild<PageScroll *>()->setObjectName(u"runScroll"_s);
    const auto show = [this, page, step] {
        describe(page, false);
        rail()->setSummary(step, page->railSummary());
        footer()->show(page, tr("Finish"), false);
    };
    connect(page, &WizardPage::summaryChanged, this, show);
    connect(page, &WizardPage::readyChanged, this, show);
    connect(primary(), &QPushButton::clicked, page, &WizardPage::onNext);
    show();
    page->setFocus();
}

void RunFrame::setSummary(Step step, const QString &summary)
{
    rail()->setSummary(step, summary);
}

} // namespace millrace
