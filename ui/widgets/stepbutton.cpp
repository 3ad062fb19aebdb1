// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/stepbutton.h"

#include "ui/theme/theme.h"

#include <QPainter>
#include <QPainterPath>

namespace millrace {

StepButton::StepButton(int number, const QString &name, QWidget *parent)
    : QAbstractButton(parent)
    , m_number(number)
{
    setText(name);
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAttribute(Qt::WA_Hover);
    updateAccessibleName();
}

void StepButton::setState(State state)
{
    m_state = state;
    updateAccessibleName();
    update();
}

void StepButton::setSummary(const QString &summary)
{
    if (m_summary == summary)
        return;
    m_summary = summary;
    setToolTip(summary);
    updateAccessibleName();
    update();
}

QSize StepButton::sizeHint() const
{
    return {railWidth(), scaled(44)};
}

void StepButton::paintEvent(QPaintEvent *)
{
    const ThemeColors &colors = themeColors(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF disc(20, (height() - 24) / 2.0, 24, 24);
    if (isEnabled() && underMouse() && m_state != State::Current) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colors.raised);
        painter.drawRoundedRect(QRectF(rect()).adjusted(10, 2, -10, -2), 6, 6);
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_state == State::Current    ? colors.accent
                     : m_state == State::Finished ? colors.softAccent
                                                  : colors.raised);
    painter.drawEllipse(disc);
    if (m_state == State::Finished) {
        QPainterPath tick;
        tick.moveTo(disc.left() + 8.2, disc.center().y() + 0.4);
        tick.lineTo(disc.left() + 11, disc.center().y() + 3.2);
        tick.lineTo(disc.left() + 16, disc.center().y() - 2.6);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colors.accent, 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPath(tick);
    } else {
        QFont digits = font();
        digits.setPixelSize(scaled(12));
        digits.setWeight(QFont::DemiBold);
        painter.setFont(digits);
        painter.setPen(m_state == State::Current ? colors.onAccent : colors.muted);
        painter.drawText(disc, Qt::AlignCenter, QString::number(m_number));
    }

    QFont nameFont = font();
    nameFont.setWeight(m_state == State::Current ? QFont::DemiBold : QFont::Normal);
    const int left = 54;
    const int width = this->width() - left - 12;
    const bool twoLines = !m_summary.isEmpty();
    painter.setFont(nameFont);
    painter.setPen(m_state == State::Ahead && !isEnabled() ? colors.muted : colors.text);
    painter.drawText(QRect(left, twoLines ? scaled(5) : 0, width, twoLines ? scaled(18) : height()),
                     Qt::AlignVCenter, text());
    if (twoLines) {
        painter.setFont(noteFont());
        painter.setPen(colors.muted);
        painter.drawText(QRect(left, scaled(22), width, scaled(16)), Qt::AlignVCenter,
                         QFontMetrics(noteFont()).elidedText(m_summary, Qt::ElideRight, width));
    }
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colors.accent, 1));
        painter.drawRoundedRect(QRectF(rect()).adjusted(10.5, 2.5, -10.5, -2.5), 6, 6);
    }
}

void StepButton::updateAccessibleName()
{
    static const QString states[] = {tr("not done yet"), tr("current step"), tr("done")};
    setAccessibleName(tr("Step %1, %2: %3").arg(m_number).arg(text(), states[static_cast<int>(m_state)]));
    setAccessibleDescription(m_summary);
}

} // namespace millrace
