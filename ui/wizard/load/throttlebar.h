// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;
class QPushButton;
class QSlider;

namespace millrace {

/// How many rows per second a running load may send: a slider whose right end is "as fast as the plan
/// allows". Its steps are equal ratios, because nobody tells 900,000 from 910,000. What is set holds at once.
class ThrottleBar : public QFrame
{
    Q_OBJECT
public:
    static constexpr qint64 least = 1'000; ///< rows per second
    static constexpr int steps = 60;       ///< the last one: no throttle

    explicit ThrottleBar(QWidget *parent = nullptr);

    /// Starts anew, without a throttle.
    void reset();
    /// What the load reached so far: the slider reaches at least there. Moves nothing while a throttle is
    /// set.
    void setReached(double rowsPerSecond);
    qint64 rowsPerSecond() const; ///< 0: no throttle
    QString text() const;         ///< "at most 50,000 rows/s", "full speed"

Q_SIGNALS:
    void throttled(qint64 rowsPerSecond); ///< 0: not any more

private:
    void onMoved();

    qint64 m_most = 1'000'000;
    qint64 m_told = 0;
    QSlider *m_slider = nullptr; ///< widgets belong to the bar
    QLabel *m_value = nullptr;
    QPushButton *m_off = nullptr;
};

} // namespace millrace
