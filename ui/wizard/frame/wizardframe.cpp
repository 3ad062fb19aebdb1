// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/frame/wizardframe.h"

#include "core/base/literals.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"
#include "ui/theme/typefollower.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/pagescroll.h"
#include "ui/widgets/roles.h"
#include "ui/widgets/steprail.h"
#include "ui/wizard/frame/scratchwords.h"
#include "ui/wizard/frame/settingsleftbar.h"
#include "ui/wizard/frame/wizardfooter.h"
#include "ui/wizard/frame/wizardpage.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>

namespace millrace {

WizardFrame::WizardFrame(const QStringList &stepNames, ScratchWork *scratch, RestoreWork *restore,
                         QWidget *parent)
    : QWidget(parent)
{
    m_rail = new StepRail(stepNames, this);
    if (scratch)
        buildRailButtons(scratch);

    auto *area = new QVBoxLayout;
    area->setContentsMargins(24, 20, 24, 16);
    area->setSpacing(0);
    area->addLayout(buildHead());
    area->addSpacing(1);
    area->addWidget(m_sentence);
    area->addSpacing(12);
    m_bar = named(new MessageBar(this), u"windowBar"_s);
    QVBoxLayout *bars = makeColumn(8, {m_bar});
    if (restore) {
        m_settingsLeft = new SettingsLeftBar(restore, this);
        bars->addWidget(m_settingsLeft);
    }
    auto *scroll = new PageScroll(this);
    m_stack = scroll->stack();
    area->addLayout(makeColumn(12, {bars, {scroll, 1}}), 1); // its spacing is there as long as a bar is
    m_footer = new WizardFooter(this);
    makeLine(this, 0, {m_rail, {makeColumn(0, {{area, 1}, m_footer}), 1}});
}

void WizardFrame::buildRailButtons(ScratchWork *scratch)
{
    QPushButton *open = makeButton(tr("&Open plan…"), u"openPlan"_s, u"rail"_s, m_rail);
    QPushButton *save = makeButton(tr("&Save plan…"), u"savePlan"_s, u"rail"_s, m_rail);
    m_scratchLine = makeButton({}, u"scratchLine"_s, u"rail"_s, m_rail);
    connect(scratch, &ScratchWork::changed, this, [this, scratch] { refreshScratchLine(*scratch); });
    followType(m_scratchLine, [this, scratch] { refreshScratchLine(*scratch); });
    m_toStart = makeButton(tr("Start page"), u"toStart"_s, u"rail"_s, m_rail);
    m_toStart->setIcon(themedIcon(u"home"_s, Ink::Muted));
    m_toStart->hide();
    open->setIcon(themedIcon(u"folder"_s, Ink::Muted));
    save->setIcon(themedIcon(u"save"_s, Ink::Muted));
    for (QPushButton *button : {m_scratchLine, m_toStart, open, save})
        m_rail->addFooterWidget(button);
    connect(m_scratchLine, &QPushButton::clicked, this, &WizardFrame::scratchRequested);
    connect(m_toStart, &QPushButton::clicked, this, &WizardFrame::startRequested);
    connect(open, &QPushButton::clicked, this, &WizardFrame::openRequested);
    connect(save, &QPushButton::clicked, this, &WizardFrame::saveRequested);
}

void WizardFrame::refreshScratchLine(const ScratchWork &scratch)
{
    const bool busy = scratch.doing() != ScratchWork::Doing::Nothing;
    m_scratchLine->setVisible(busy || scratch.isRunning());
    const QString text = busy                        ? tr("Scratch server: %1").arg(scratchState(scratch))
                         : scratch.status().inMemory ? tr("Scratch server runs, in memory")
                                                     : tr("Scratch server runs");
    // The rail does not grow with the type; the tool tip has it all.
    constexpr int edges = 46;
    m_scratchLine->setText(
        m_scratchLine->fontMetrics().elidedText(text, Qt::ElideRight, railWidth() - edges));
    m_scratchLine->setAccessibleName(text);
    m_scratchLine->setToolTip(scratchState(scratch) + u'\n' + scratchFate(scratch));
    m_scratchLine->setAccessibleDescription(scratchFate(scratch));
}

QLayout *WizardFrame::buildHead()
{
    m_title = named(makeLabel({}, {}, this), u"pageTitle"_s);
    setType(m_title, titleFont);
    m_title->setWordWrap(true);
    QPushButton *help = makeButton(tr("Help"), u"pageHelp"_s, u"link"_s, this);
    help->setToolTip(tr("The manual's page about this step (F1)"));
    connect(help, &QPushButton::clicked, this, &WizardFrame::helpRequested);
    m_sentence = named(new ElidedLabel({}, this), u"pageSentence"_s);
    setType(m_sentence, smallFont);
    setRole(m_sentence, u"muted"_s);
    return makeLine(6, {{m_title, 1}, help});
}

void WizardFrame::addPage(WizardPage *page)
{
    if (m_stack->indexOf(page) < 0)
        m_stack->addWidget(page);
}

void WizardFrame::setPage(WizardPage *page)
{
    m_stack->setCurrentWidget(page);
}

WizardPage *WizardFrame::page() const
{
    return static_cast<WizardPage *>(m_stack->currentWidget());
}

void WizardFrame::setPlanName(const QString &name)
{
    m_rail->setPlanName(name);
}

void WizardFrame::describe(const WizardPage *page, bool withSettingsLeft)
{
    if (m_settingsLeft)
        m_settingsLeft->setWanted(withSettingsLeft);
    m_title->setText(page->title());
    if (m_sentence->fullText() != page->sentence())
        m_sentence->setFullText(page->sentence());
}

void WizardFrame::offerStart()
{
    m_toStart->show();
}

void WizardFrame::focusPage()
{
    QWidget *page = m_stack->currentWidget();
    if (page->isAncestorOf(focusWidget()))
        return;
    if (page->focusProxy() || (page->focusPolicy() & Qt::TabFocus) == Qt::TabFocus) {
        page->setFocus();
        return;
    }
    // The first control in the tab order, or else the footer's button: never whatever Qt finds next, the
    // rail.
    for (QWidget *widget = page->nextInFocusChain(); widget != page; widget = widget->nextInFocusChain()) {
        if (page->isAncestorOf(widget) && widget->isVisible() && widget->isEnabled() &&
            (widget->focusPolicy() & Qt::TabFocus) == Qt::TabFocus) {
            widget->setFocus(Qt::OtherFocusReason);
            return;
        }
    }
    m_footer->primary()->setFocus();
}

} // namespace millrace
