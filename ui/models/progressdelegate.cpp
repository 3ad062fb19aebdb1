// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/progressdelegate.h"

#include "ui/theme/theme.h"

#include <QPainter>

namespace millrace {

ProgressDelegate::ProgressDelegate(int percentRole, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_percentRole(percentRole)
{}

void ProgressDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                             const QModelIndex &index) const
{
    const int percent = index.data(m_percentRole).toInt();
    if (percent < 0) {
        QStyleOptionViewItem text = option;
        text.state &= ~QStyle::State_HasFocus;
        QStyledItemDelegate::paint(painter, text, index);
        return;
    }
    const ThemeColors &colors = themeColors(option.palette);
    if (option.state.testFlag(QStyle::State_Selected))
        painter->fillRect(option.rect, colors.softAccent);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    QRectF track(option.rect.left() + 8, option.rect.center().y() - 2, option.rect.width() - 12, 5);
    painter->setBrush(colors.raised);
    painter->drawRoundedRect(track, 2.5, 2.5);
    track.setWidth(qMax(5.0, track.width() * qMin(100, percent) / 100));
    painter->setBrush(colors.accent);
    painter->drawRoundedRect(track, 2.5, 2.5);
    painter->restore();
}

} // namespace millrace
