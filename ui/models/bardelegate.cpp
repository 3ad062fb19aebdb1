// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/bardelegate.h"

#include "ui/theme/theme.h"

#include <QPainter>

namespace millrace {

BarDelegate::BarDelegate(int percentRole, int bestRole, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_percentRole(percentRole)
    , m_bestRole(bestRole)
{}

void BarDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    constexpr int labelWidth = 54;
    const ThemeColors &colors = themeColors(option.palette);
    if (option.state.testFlag(QStyle::State_Selected))
        painter->fillRect(option.rect, colors.softAccent);
    const int percent = index.data(m_percentRole).toInt();
    if (percent < 0)
        return;
    const bool best = index.data(m_bestRole).toBool();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    QRectF bar(option.rect.left() + 8, option.rect.center().y() - 4,
               qMax(8, option.rect.width() - 16 - labelWidth), 9);
    bar.setWidth(qMax(4.0, bar.width() * percent / 100));
    // On a selected row the line's colour would hardly show.
    painter->setBrush(best ? colors.accent : colors.muted);
    painter->setOpacity(best ? 1 : 0.45);
    painter->drawRoundedRect(bar, 3, 3);
    painter->setOpacity(1);
    painter->setPen(colors.accent);
    painter->setFont(index.data(Qt::FontRole).value<QFont>().resolve(option.font));
    painter->drawText(QRectF(bar.right() + 8, option.rect.top(), labelWidth, option.rect.height()),
                      Qt::AlignLeft | Qt::AlignVCenter, index.data(Qt::DisplayRole).toString());
    painter->restore();
}

} // namespace millrace
