// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/datatable.h"

#include "ui/theme/theme.h"

#include <QHeaderView>
#include <QPainter>

namespace millrace {

DataTable::DataTable(const QString &objectName, QWidget *parent)
    : QTableView(parent)
{
    setObjectName(objectName);
    setShowGrid(false);
    setWordWrap(false);
    setTabKeyNavigation(false);
    setFrameShape(QFrame::NoFrame);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(28);
    verticalHeader()->setMinimumSectionSize(28);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setMinimumSectionSize(32);
    horizontalHeader()->setStretchLastSection(true);
}

void DataTable::setEmptyText(const QString &text)
{
    m_emptyText = text;
    viewport()->update();
}

void DataTable::fitColumns(int widest, bool stretchLast)
{
    if (!model())
        return;
    horizontalHeader()->setStretchLastSection(stretchLast);
    const int count = model()->columnCount();
    for (int column = 0; column < count; ++column) {
        const int hint = qMax(sizeHintForColumn(column), horizontalHeader()->sectionSizeHint(column));
        setColumnWidth(column, qMin(widest, hint + 12));
    }
}

void DataTable::paintEvent(QPaintEvent *event)
{
    QTableView::paintEvent(event);
    if (m_emptyText.isEmpty() || (model() && model()->rowCount() > 0))
        return;
    QPainter painter(viewport());
    painter.setPen(themeColors(palette()).muted);
    painter.drawText(viewport()->rect().adjusted(16, 8, -16, -8), Qt::AlignCenter | Qt::TextWordWrap,
                     m_emptyText);
}

} // namespace millrace
