// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/stepbutton.h"

#include <QFrame>
#include <QVector>

class QLabel;
class QVBoxLayout;

namespace millrace {

/// The wizard's left rail: product, plan, steps. It shows what it is told and asks for a step; it decides
/// nothing.
class StepRail : public QFrame
{
    Q_OBJECT
public:
    explicit StepRail(const QStringList &steps, QWidget *parent = nullptr);

    void setPlanName(const QString &name);
    void setState(int step, StepButton::State state, bool reachable);
    void setSummary(int step, const QString &summary);
    StepButton *button(int step) const { return m_buttons.at(step); }
    void addFooterWidget(QWidget *widget); ///< below the steps, at the bottom

Q_SIGNALS:
    void stepRequested(int step);

private:
    QLabel *m_planName = nullptr;
    QVector<StepButton *> m_buttons;
    QVBoxLayout *m_layout = nullptr;
};

} // namespace millrace
