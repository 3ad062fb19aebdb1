// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFontMetrics>
#include <QLabel>
#include <QStyledItemDelegate>

class QPainter;

namespace millrace {

/// Width of a text whose digits all take the room of a zero (tabular figures; Qt has the font feature from
/// 6.7 on only, and Inter's own digits differ in width).
int figureWidth(const QFontMetrics &metrics, const QString &text);
/// Draws such a text from the left end of its base line.
void drawFigures(QPainter &painter, int x, int baseline, const QString &text);

/// A one-line label for a number that moves: its digits stand still.
class FigureLabel : public QLabel
{
    Q_OBJECT
public:
    using QLabel::QLabel;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;
};

/// The same for the cells of a table.
class FigureDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
};

} // namespace millrace
