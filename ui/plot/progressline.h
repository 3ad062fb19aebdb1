// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace millrace {

/// The thin line across the page: committed in full colour, sent and not yet committed in the soft one.
class ProgressLine : public QWidget
{
    Q_OBJECT
public:
    enum class Tone
    {
        Running,
        Paused,
        Good,
        Warning,
        Bad
    };

    explicit ProgressLine(QWidget *parent = nullptr);

    /// Fractions 0 … 1; what is sent is never shown as less than what is committed.
    void setFractions(double committed, double sent);
    void setTone(Tone tone);
    double committed() const { return m_committed; }
    Tone tone() const { return m_tone; }

    QSize sizeHint() const override { return {200, 6}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    double m_committed = 0;
    double m_sent = 0;
    Tone m_tone = Tone::Running;
};

} // namespace millrace
