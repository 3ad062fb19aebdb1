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
#include "ui/wizard/frame/scratchline.h"
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
    buildRail(stepNames, scratch);

    auto *right = new QVBoxLayout;
    right->setSpacing(0);
    makeLine(this, 0, {m_rail, {right, 1}});
    auto *area = new QVBoxLayout;
    area->setContentsMargins(24, 20, 24, 16);
    area->setSpacing(0);
    right->addLayout(area, 1);
    area->addLayout(buildHead());
    area->addSpacing(1);
    area->addWidget(m_sentence);
    area->addSpacing(12);
    m_bar = named(new MessageBar(this), u"windowBar"_s);
    m_settingsLeft = new SettingsLeftBar(restore, this);
    QVBoxLayout *bars = makeColumn(8, {m_bar, m_settingsLeft});
    auto *body = new QVBoxLayout; // its spacing is there as long as a bar is
    body->setSpacing(12);
    body->addLayout(bars);
    auto *scroll = new PageScroll(this);
    m_stack = scroll->stack();
    body->addWidget(scroll, 1);
    area->addLayout(body, 1);
    m_footer = new WizardFooter(this);
    right->addWidget(m_footer);
}

void WizardFrame::buildRail(const QStringList &stepNames, ScratchWork *scratch)
{
    m_rail = new StepRail(stepNames, this);
    QPushButton *open = makeButton(tr("&Open plan…"), u"openPlan"_s, u"rail"_s, m_rail);
    QPushButton *save = makeButton(tr("&Save plan…"), u"savePlan"_s, u"rail"_s, m_rail);
    auto *scratchLine = new ScratchLine(scratch, m_rail);
    m_toStart = makeButton(tr("Start page"), u"toStart"_s, u"rail"_s, m_rail);
    m_toStart->setIcon(themedIcon(u"home"_s, Ink::Muted));
    m_toStart->hide();
    open->setIcon(themedIcon(u"folder"_s, Ink::Muted));
    save->setIcon(themedIcon(u"save"_s, Ink::Muted));
    m_rail->addFooterWidget(scratchLine);
    m_rail->addFooterWidget(m_toStart);
    m_rail->addFooterWidget(open);
    m_rail->addFooterWidget(save);
    connect(scratchLine, &QPushButton::clicked, this, &WizardFrame::scratchRequested);
    connect(m_toStart, &QPushButton::clicked, this, &WizardFrame::startRequested);
    connect(open, &QPushButton::clicked, this, &WizardFrame::openRequested);
    connect(save, &QPushButton::clicked, this, &WizardFrame::saveRequested);
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
    auto *head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(help);
    return head;
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
