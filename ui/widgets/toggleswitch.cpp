// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/toggleswitch.h"

#include "ui/theme/theme.h"

#include <QPainter>

namespace millrace {

ToggleSwitch::ToggleSwitch(QWidget *parent)
    : QAbstractButton(parent)
{
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setCursor(Qt::PointingHandCursor);
}

void ToggleSwitch::paintEvent(QPaintEvent *)
{
    const ThemeColors &colors = themeColors(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF track(3, (height() - 16) / 2.0, 30, 16);
    const bool on = isChecked();
    QColor fill = on ? colors.accent : colors.raised;
    if (!isEnabled())
        fill.setAlphaF(0.5);
    painter.setPen(QPen(on ? fill : colors.muted, 1));
    painter.setBrush(fill);
    painter.drawRoundedRect(track.adjusted(0.5, 0.5, -0.5, -0.5), 8, 8);
    painter.setPen(Qt::NoPen);
    painter.setBrush(on ? colors.onAccent : colors.muted);
    painter.drawEllipse(QPointF(on ? track.right() - 8 : track.left() + 8, track.center().y()), 5, 5);
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colors.accent, 1));
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 11, 11);
    }
}

} // namespace millrace
