// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/frame/wizardfooter.h"

#include "core/base/literals.h"
#include "ui/theme/theme.h"
#include "ui/theme/typefollower.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/foldinglabel.h"
#include "ui/widgets/roles.h"
#include "ui/wizard/frame/wizardpage.h"

#include <QHBoxLayout>
#include <QPushButton>

namespace millrace {

WizardFooter::WizardFooter(QWidget *parent)
    : QFrame(parent)
{
    setObjectName(u"footer"_s);
    followType(this, [this] { setMinimumHeight(scaled(33) + 24); });
    m_line = new QHBoxLayout(this);
    m_line->setContentsMargins(24, 12, 24, 12);
    m_line->setSpacing(6);
    auto *said = new QHBoxLayout;
    m_left = new FlowLayout(6, 6); // in large type they take two lines
    said->addLayout(m_left);
    m_hint = named(new FoldingLabel(2, this), u"footerHint"_s);
    setType(m_hint, smallFont);
    said->addWidget(m_hint, 1);
    m_line->addLayout(said, 1);
    m_ways = new QHBoxLayout;
    m_ways->setSpacing(6);
    m_ways->addStretch(1);
    m_ways->addSpacing(12);
    m_right = new QHBoxLayout;
    m_right->setSpacing(6);
    m_ways->addLayout(m_right);
    m_line->addLayout(m_ways);
    m_back = makeButton(tr("&Back"), u"backButton"_s, {}, this);
    m_primary = makeButton({}, u"primaryButton"_s, u"primary"_s, this);
    m_ways->addWidget(m_back);
    m_ways->addWidget(m_primary);
    followType(this, [this] { arrange(); });
}

void WizardFooter::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    arrange();
}

/// Where one line has no room for all, as in large type, what is said stands above the ways to go.
void WizardFooter::arrange()
{
    constexpr int leastHint = 120;
    // Those on the left may take two lines.
    const int needed = m_left->minimumSize().width() + m_ways->sizeHint().width() +
                       (m_hint->isHidden() ? 0 : scaled(leastHint));
    const QMargins margins = m_line->contentsMargins();
    const bool stacked = needed > width() - margins.left() - margins.right();
    m_line->setDirection(stacked ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void WizardFooter::show(WizardPage *page, const QString &nextStep, bool hasBack)
{
    const QList<QPushButton *> left = page->footerButtons();
    const QList<QPushButton *> right = page->extraButtons();
    QList<QPointer<QPushButton>> wanted;
    for (QPushButton *button : left + right)
        wanted.append(button);
    // Borrowed anew only when they are others: a button must not lose its focus because a figure changed.
    if (m_page != page || wanted != m_borrowed) {
        giveBack();
        m_page = page;
        borrow(m_left, left);
        borrow(m_right, right);
        m_borrowed = wanted;
    }

    say(page->hint(), page->hintIsWarning());
    m_back->setVisible(hasBack);

    const QString own = page->nextText();
    const QString text = !own.isEmpty()       ? own
                         : nextStep.isEmpty() ? QString()
                                              : tr("&Next: %1").arg(nextStep);
    m_primary->setVisible(!text.isEmpty());
    m_primary->setText(text);
    m_primary->setEnabled(page->isReady());
    arrange();
}

void WizardFooter::showWhileRunning(WizardPage *page)
{
    giveBack();
    m_page = page;
    say(tr("The load uses what this page says: it can be changed when the load has ended."), false);
    m_back->hide();
    m_primary->setText(tr("Show the &load"));
    m_primary->show();
    m_primary->setEnabled(true);
    arrange();
}

void WizardFooter::say(const QString &hint, bool isWarning)
{
    m_hint->setVisible(!hint.isEmpty()); // else its spacing is missing from the buttons' line
    setRole(m_hint, isWarning ? u"warning"_s : u"muted"_s);
    if (m_hint->text() == hint)
        return;
    m_hint->setFullText(hint);
    m_hint->setToolTip(hint);
    m_hint->setAccessibleName(hint);
}

void WizardFooter::borrow(QLayout *layout, const QList<QPushButton *> &buttons)
{
    for (QPushButton *button : buttons) {
        layout->addWidget(button); // reparents
        button->show();
    }
}

void WizardFooter::giveBack()
{
    for (const QPointer<QPushButton> &button : std::as_const(m_borrowed)) {
        if (!button || !m_page)
            continue;
        m_left->removeWidget(button);
        m_right->removeWidget(button);
        button->hide();
        button->setParent(m_page);
    }
    m_borrowed.clear();
}

} // namespace millrace
