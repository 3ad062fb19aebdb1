// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/load/runframe.h"

#include "core/base/literals.h"
#include "ui/theme/theme.h"
#include "ui/theme/typefollower.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/pagescroll.h"
#include "ui/widgets/roles.h"
#include "ui/widgets/steprail.h"
#include "ui/wizard/frame/wizardpage.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace millrace {

RunFrame::RunFrame(WizardPage *page, Step step, QWidget *parent)
    : QWidget(parent)
    , m_page(page)
    , m_step(step)
{
    setMinimumSize(960, 640);
    m_rail = new StepRail({tr("Source"), tr("Target"), tr("Mapping"), tr("Chunks"), tr("Tuning"),
                           tr("Review"), tr("Load"), tr("Finish")},
                          this);
    for (int i = 0; i < StepCount; ++i)
        m_rail->setState(i,
                         i < step    ? StepButton::State::Finished
                         : i == step ? StepButton::State::Current
                                     : StepButton::State::Ahead,
                         i <= step);

    auto *content = new QVBoxLayout;
    content->setContentsMargins(24, 20, 24, 16);
    content->setSpacing(0);
    m_title = named(makeLabel({}, {}, this), u"pageTitle"_s);
    setType(m_title, titleFont);
    m_title->setWordWrap(true);
    m_sentence = named(new ElidedLabel({}, this), u"pageSentence"_s);
    setType(m_sentence, smallFont);
    setRole(m_sentence, u"muted"_s);
    content->addWidget(m_title);
    content->addSpacing(2);
    content->addWidget(m_sentence);
    content->addSpacing(12);
    auto *scroll = named(new PageScroll(this), u"runScroll"_s);
    scroll->stack()->addWidget(m_page);
    content->addWidget(scroll, 1);
    QVBoxLayout *right = makeColumn(0, {{content, 1}, buildFooter()});
    makeLine(this, 0, {m_rail, {right, 1}});

    connect(m_page, &WizardPage::summaryChanged, this, &RunFrame::showTexts);
    connect(m_page, &WizardPage::readyChanged, this, &RunFrame::showButtons);
    showTexts();
    showButtons();
    m_page->setFocus();
}

QWidget *RunFrame::buildFooter()
{
    auto *footer = named(new QFrame(this), u"footer"_s);
    auto *layout = new QHBoxLayout(footer);
    layout->setContentsMargins(24, 12, 24, 12);
    m_left = new FlowLayout(8, 6);
    layout->addLayout(m_left, 1);
    m_primary = makeButton({}, u"primary"_s, u"primary"_s, footer);
    layout->addWidget(m_primary);
    connect(m_primary, &QPushButton::clicked, this, [this] { m_page->onNext(); });
    return footer;
}

void RunFrame::setPlanName(const QString &name)
{
    m_rail->setPlanName(name);
}

void RunFrame::setSummary(Step step, const QString &summary)
{
    m_rail->setSummary(step, summary);
}

void RunFrame::showTexts()
{
    m_title->setText(m_page->title());
    m_sentence->setFullText(m_page->sentence());
    m_rail->setSummary(m_step, m_page->railSummary());
}

void RunFrame::showButtons()
{
    while (QLayoutItem *item = m_left->takeAt(0)) {
        item->widget()->hide(); // the button is the page's
        delete item;
    }
    for (QPushButton *button : m_page->footerButtons()) {
        m_left->addWidget(button);
        button->show();
    }
    const QString text = m_page->nextText();
    for (QPushButton *button : m_page->extraButtons()) {
        m_left->addWidget(button);
        button->show();
    }
    m_primary->setText(text.isEmpty() ? tr("Next: Finish") : text);
    m_primary->setEnabled(m_page->isReady());
}

} // namespace millrace
