// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace millrace {

/// One step of the rail: a disc with the number or a tick, the step's name, and one line on what was chosen
/// there.
class StepButton : public QAbstractButton
{
    Q_OBJECT
public:
    enum class State
    {
        Ahead,
        Current,
        Finished
    };

    StepButton(int number, const QString &name, QWidget *parent = nullptr);

    void setState(State state);
    void setSummary(const QString &summary);
    State state() const { return m_state; }
    QString summary() const { return m_summary; }
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void updateAccessibleName();

    int m_number;
    QString m_summary;
    State m_state = State::Ahead;
};

} // namespace millrace
