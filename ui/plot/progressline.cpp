// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/progressline.h"

#include "core/base/literals.h"
#include "ui/language/localtext.h"
#include "ui/theme/theme.h"

#include <QPainter>
#include <algorithm>

namespace millrace {

ProgressLine::ProgressLine(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"progressLine"_s);
    setFixedHeight(6);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ProgressLine::setFractions(double committed, double sent)
{
    committed = std::clamp(committed, 0.0, 1.0);
    sent = std::clamp(sent, committed, 1.0);
    if (committed == m_committed && sent == m_sent)
        return;
    m_committed = committed;
    m_sent = sent;
    setAccessibleName(
        tr("%1 % committed, %2 % sent").arg(decimalText(committed * 100, 1), decimalText(sent * 100, 1)));
    update();
}

void ProgressLine::setTone(Tone tone)
{
    if (tone == m_tone)
        return;
    m_tone = tone;
    update();
}

void ProgressLine::paintEvent(QPaintEvent *)
{
    const ThemeColors &colors = themeColors(palette());
    const QColor tones[] = {colors.accent, colors.warning, colors.good, colors.warning, colors.bad};
    const QColor full = tones[static_cast<int>(m_tone)];
    QColor soft = full;
    soft.setAlphaF(0.35F);

    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const auto bar = [&](double to, const QColor &color) {
        if (to <= 0)
            return;
        painter.setBrush(color);
        painter.drawRoundedRect(QRectF(0, 0, std::max<double>(height(), width() * to), height()), 3, 3);
    };
    bar(1.0, colors.raised);
    if (m_sent > m_committed)
        bar(m_sent, soft);
    bar(m_committed, full);
}

} // namespace millrace
