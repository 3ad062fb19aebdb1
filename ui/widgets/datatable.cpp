// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/datatable.h"

#include "ui/theme/theme.h"
#include "ui/theme/typefollower.h"

#include <QHeaderView>
#include <QPainter>
#include <QScrollBar>
#include <QStyledItemDelegate>

namespace millrace {

namespace {

/// The selection's colour shows where the keys are; the style's frame around one cell would say it twice.
class PlainDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        option->state &= ~QStyle::State_HasFocus;
    }
};

} // namespace

DataTable::DataTable(const QString &objectName, QWidget *parent)
    : QTableView(parent)
{
    setObjectName(objectName);
    setItemDelegate(new PlainDelegate(this));
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
    followType(this, [this] {
        // The least first: Qt keeps the default above it.
        verticalHeader()->setMinimumSectionSize(scaled(m_rowHeight));
        verticalHeader()->setDefaultSectionSize(scaled(m_rowHeight));
        for (auto width = m_widths.cbegin(); width != m_widths.cend(); ++width)
            setColumnWidth(width.key(), scaled(width.value()));
    });
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setMinimumSectionSize(32);
    horizontalHeader()->setStretchLastSection(true);
}

void DataTable::setRowHeight(int pixels)
{
    m_rowHeight = pixels;
    verticalHeader()->setMinimumSectionSize(scaled(pixels));
    verticalHeader()->setDefaultSectionSize(scaled(pixels));
}

void DataTable::setScaledColumnWidth(int column, int pixels)
{
    m_widths.insert(column, pixels);
    setColumnWidth(column, scaled(pixels));
}

QSize DataTable::minimumSizeHint() const
{
    QSize size = QTableView::minimumSizeHint();
    // In larger type pages scroll: nobody is helped by a table of a row and a half.
    if (fontPercent() > 100) {
        int height = 3 * scaled(m_rowHeight);
        if (!horizontalHeader()->isHidden())
            height += horizontalHeader()->sizeHint().height();
        if (horizontalScrollBarPolicy() != Qt::ScrollBarAlwaysOff)
            height += horizontalScrollBar()->sizeHint().height();
        size.setHeight(qMax(size.height(), height));
    }
    return size;
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
    for (int column = 0; column < count; ++column)
        setColumnWidth(column, qMin(scaled(widest), wantedWidth(column)));
}

int DataTable::wantedWidth(int column) const
{
    return qMax(sizeHintForColumn(column), horizontalHeader()->sectionSizeHint(column)) + 12;
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

void DataTable::focusInEvent(QFocusEvent *event)
{
    QTableView::focusInEvent(event);
    // Keys move the current row from here on: it must be seen.
    if (selectionModel() && currentIndex().isValid() && !selectionModel()->hasSelection() &&
        selectionMode() != NoSelection)
        selectionModel()->select(currentIndex(),
                                 selectionBehavior() == SelectRows
                                     ? QItemSelectionModel::Select | QItemSelectionModel::Rows
                                     : QItemSelectionModel::SelectionFlags(QItemSelectionModel::Select));
}

} // namespace millrace
