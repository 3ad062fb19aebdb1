// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/steprail.h"

#include "core/base/literals.h"
#include "ui/theme/theme.h"
#include "ui/theme/typefollower.h"
#include "ui/widgets/fittingscroll.h"
#include "ui/widgets/roles.h"

#include <QLabel>
#include <QVBoxLayout>

namespace millrace {

StepRail::StepRail(const QStringList &steps, QWidget *parent)
    : QFrame(parent)
{
    followType(this, [this] { setFixedWidth(railWidth()); });
    m_layout = new QVBoxLayout(this);
    m_layout->setContentsMargins(0, 20, 0, 12);
    m_layout->setSpacing(0);

    QLabel *product = makeLabel(u"Millrace"_s, u"accent"_s, this);
    setType(product, productFont);
    product->setContentsMargins(20, 0, 12, 0);
    m_layout->addWidget(product);
    m_planName = makeLabel({}, u"muted"_s, this);
    m_planName->setObjectName(u"railPlanName"_s);
    setType(m_planName, smallFont);
    m_planName->setContentsMargins(20, 0, 12, 0);
    m_layout->addWidget(m_planName);
    m_layout->addSpacing(18);

    // In large type and a small window the steps scroll; what stands below them stays.
    auto *scroll = new FittingScroll(this);
    auto *list = new QWidget(scroll);
    auto *buttons = makeColumn(list, 0, {});
    scroll->setWidget(list);
    list->setAutoFillBackground(false);
    scroll->viewport()->setAutoFillBackground(false);
    m_layout->addWidget(scroll);
    for (int step = 0; step < steps.size(); ++step) {
        auto *button = new StepButton(step + 1, steps.at(step), list);
        button->setObjectName(u"step%1"_s.arg(step + 1));
        buttons->addWidget(button);
        m_buttons.append(button);
        connect(button, &QAbstractButton::clicked, this, [this, step] { Q_EMIT stepRequested(step); });
    }
    m_layout->addStretch(1);
    setAccessibleName(tr("Steps"));
}

void StepRail::setPlanName(const QString &name)
{
    const int width = this->width() - 32;
    m_planName->setText(QFontMetrics(m_planName->font()).elidedText(name, Qt::ElideRight, width));
    m_planName->setToolTip(name);
}

void StepRail::setState(int step, StepButton::State state, bool reachable)
{
    StepButton *button = m_buttons.at(step);
    button->setEnabled(reachable);
    button->setState(state);
    button->setCursor(reachable && state != StepButton::State::Current ? Qt::PointingHandCursor
                                                                       : Qt::ArrowCursor);
}

void StepRail::setSummary(int step, const QString &summary)
{
    m_buttons.at(step)->setSummary(summary);
}

void StepRail::addFooterWidget(QWidget *widget)
{
    m_layout->addWidget(widget);
}

} // namespace millrace
