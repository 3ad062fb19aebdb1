// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/figurelabel.h"

#include <QApplication>
#include <QPainter>

namespace millrace {

namespace {

/// The zero is as wide as a digit gets, or nearly: what is wider reaches into its own side bearings.
int digitWidth(const QFontMetrics &metrics)
{
    return metrics.horizontalAdvance(u'0');
}

} // namespace

int figureWidth(const QFontMetrics &metrics, const QString &text)
{
    const int digit = digitWidth(metrics);
    int width = 0;
    for (const QChar c : text)
        width += c.isDigit() ? digit : metrics.horizontalAdvance(c);
    return width;
}

void drawFigures(QPainter &painter, int x, int baseline, const QString &text)
{
    const QFontMetrics metrics = painter.fontMetrics();
    const int digit = digitWidth(metrics);
    for (const QChar c : text) {
        const int own = metrics.horizontalAdvance(c);
        const int room = c.isDigit() ? digit : own;
        painter.drawText(x + (room - own) / 2, baseline, QString(c));
        x += room;
    }
}

QSize FigureLabel::sizeHint() const
{
    const QMargins margins = contentsMargins();
    return {figureWidth(fontMetrics(), text()) + margins.left() + margins.right(),
            QLabel::sizeHint().height()};
}

void FigureLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setPen(palette().color(foregroundRole()));
    const QRect room = contentsRect();
    const QFontMetrics metrics = fontMetrics();
    const int width = figureWidth(metrics, text());
    const int x = alignment() & Qt::AlignRight ? room.right() + 1 - width : room.left();
    drawFigures(painter, x, room.top() + (room.height() - metrics.height()) / 2 + metrics.ascent(), text());
}

void FigureDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                           const QModelIndex &index) const
{
    QStyleOptionViewItem item(option);
    initStyleOption(&item, index);
    const QString text = item.text;
    item.text.clear();
    const QStyle *style = item.widget ? item.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);

    painter->save();
    painter->setFont(item.font);
    painter->setPen(item.palette.color(QPalette::Text));
    painter->setClipRect(item.rect);
    const QFontMetrics metrics(item.font);
    constexpr int padding = 7; // where the style puts the text of other cells
    const int width = figureWidth(metrics, text);
    const int x = item.displayAlignment & Qt::AlignRight ? item.rect.right() + 1 - padding - width
                                                         : item.rect.left() + padding;
    drawFigures(*painter, x, item.rect.top() + (item.rect.height() - metrics.height()) / 2 + metrics.ascent(),
                text);
    painter->restore();
}

} // namespace millrace
