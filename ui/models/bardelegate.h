// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace millrace {

/// Draws a bar of percentRole (0 … 100) of the room left of the cell's text; in the accent where bestRole is
/// true.
class BarDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    BarDelegate(int percentRole, int bestRole, QObject *parent = nullptr);
    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;

private:
    int m_percentRole;
    int m_bestRole;
};

} // namespace millrace
