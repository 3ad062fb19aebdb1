// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/load/throttlebar.h"

#include "core/base/literals.h"
#include "ui/language/localtext.h"
#include "ui/widgets/figurelabel.h"
#include "ui/widgets/narrowstack.h"
#include "ui/widgets/roles.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QSlider>
#include <algorithm>
#include <cmath>

namespace millrace {

namespace {

/// Two significant digits: 52,000, not 52,341.
qint64 rounded(double rows)
{
    const double power = std::pow(10.0, std::floor(std::log10(std::max(1.0, rows))) - 1);
    return static_cast<qint64>(std::round(rows / power) * power);
}

} // namespace

ThrottleBar::ThrottleBar(QWidget *parent)
    : QFrame(parent)
{
    setObjectName(u"throttleBar"_s);
    setProperty("role", u"question"_s);
    m_slider = named(new QSlider(Qt::Horizontal, this), u"throttleSlider"_s, tr("Rows per second, at most"));
    m_slider->setRange(0, steps);
    m_slider->setPageStep(5);
    m_slider->setValue(steps);
    m_value = named(new FigureLabel(this), u"throttleValue"_s);
    m_value->setMinimumWidth(150);
    m_off = makeButton(tr("Full speed"), u"throttleOff"_s, u"small"_s, this);
    QHBoxLayout *line =
        makeLine(this, 12,
                 {{makeLine(12, {makeLabel(tr("Limit the speed"), {}, this), {m_slider, 1}}), 1},
                  makeLine(12, {m_value, m_off, nullptr})});
    line->setContentsMargins(14, 6, 10, 6);
    stackWhenNarrow(this, line); // in large type
    connect(m_slider, &QSlider::valueChanged, this, &ThrottleBar::onMoved);
    connect(m_off, &QPushButton::clicked, this, [this] { m_slider->setValue(steps); });
    onMoved();
}

void ThrottleBar::reset()
{
    m_told = 0; // the run that it was meant for is over
    m_most = 1'000'000;
    const QSignalBlocker blocker(m_slider);
    m_slider->setValue(steps);
    m_value->setText(text());
    m_off->setEnabled(false);
}

void ThrottleBar::setReached(double rowsPerSecond)
{
    if (m_slider->value() == steps)
        m_most = std::max(m_most, rounded(rowsPerSecond * 1.2));
}

qint64 ThrottleBar::rowsPerSecond() const
{
    if (m_slider->value() >= steps)
        return 0;
    const double ratio = static_cast<double>(m_most) / static_cast<double>(least);
    return std::max(least, rounded(static_cast<double>(least) *
                                   std::pow(ratio, static_cast<double>(m_slider->value()) / (steps - 1))));
}

QString ThrottleBar::text() const
{
    const qint64 rows = rowsPerSecond();
    return rows > 0 ? tr("at most %1 rows/s").arg(groupedNumber(rows)) : tr("full speed");
}

void ThrottleBar::onMoved()
{
    m_value->setText(text());
    m_off->setEnabled(m_slider->value() < steps);
    m_slider->setAccessibleDescription(text());
    if (const qint64 rows = rowsPerSecond(); rows != m_told) {
        m_told = rows;
        Q_EMIT throttled(rows);
    }
}

} // namespace millrace
