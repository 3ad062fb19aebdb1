// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wizard/mapping/mappingtable.h"

#include "core/base/literals.h"
#include "ui/models/choicedelegate.h"
#include "ui/models/mappingmodel.h"
#include "ui/session/draft/migrationdraft.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QHeaderView>
#include <QScopedValueRollback>
#include <QSortFilterProxyModel>
#include <algorithm>

namespace millrace {

MappingTable::MappingTable(MigrationDraft *draft, QWidget *parent)
    : DataTable(u"mapping"_s, parent)
    , m_draft(draft)
    , m_mapping(new MappingModel(draft, this))
    , m_rows(new QSortFilterProxyModel(this))
{
    m_rows->setSourceModel(m_mapping);
    m_rows->setSortRole(MappingModel::OrderRole);
    m_rows->setSortCaseSensitivity(Qt::CaseInsensitive);
    m_rows->setFilterRole(MappingModel::SearchRole);
    m_rows->setFilterKeyColumn(0);
    m_rows->setFilterCaseSensitivity(Qt::CaseInsensitive);
    setModel(m_rows);
    setAccessibleName(tr("Fields of the dump and the columns they go into"));
    setItemDelegateForColumn(MappingModel::Binding, new ChoiceDelegate(MappingModel::ChoicesRole, this));
    setItemDelegateForColumn(MappingModel::Gets,
                             new ChoiceDelegate(MappingModel::ChoicesRole, this, MappingModel::WordsRole));
    setEditTriggers(QAbstractItemView::SelectedClicked | QAbstractItemView::DoubleClicked |
                    QAbstractItemView::EditKeyPressed | QAbstractItemView::AnyKeyPressed);
    setSelectionBehavior(QAbstractItemView::SelectItems);
    setDragDropMode(QAbstractItemView::DragDrop);
    setSortingEnabled(true);
    horizontalHeader()->setSectionsMovable(true);
    horizontalHeader()->setSortIndicatorClearable(false);
    sortByColumn(MappingModel::Number, Qt::AscendingOrder);
    connect(this, &QAbstractItemView::clicked, this, [this](const QModelIndex &index) {
        if (index.flags().testFlag(Qt::ItemIsEditable))
            edit(index);
    });
    connect(draft, &MigrationDraft::sourceChanged, this, [this] {
        if (m_fittedTo >= 0 && hasFieldNames() == isColumnHidden(MappingModel::Field))
            fit();
    });
    connect(m_mapping, &QAbstractItemModel::modelAboutToBeReset, this, &MappingTable::remember);
    connect(horizontalHeader(), &QHeaderView::sectionResized, this, [this] {
        if (!m_fitting && QApplication::mouseButtons() != Qt::NoButton)
            m_sizedByHand = true;
    });
    // After the view has let everything go.
    connect(m_rows, &QAbstractItemModel::modelReset, this, &MappingTable::restore);
}

void MappingTable::setSearch(const QString &text)
{
    setEmptyText(text.trimmed().isEmpty() ? QString() : tr("No field or column has this in it."));
    m_rows->setFilterFixedString(text.trimmed());
}

int MappingTable::currentTargetColumn() const
{
    return currentIndex().isValid() ? currentIndex().data(MappingModel::ColumnRole).toInt() : -1;
}

QPoint MappingTable::placeBelowGets() const
{
    return viewport()->mapToGlobal(
        visualRect(currentIndex().siblingAtColumn(MappingModel::Gets)).bottomLeft());
}

void MappingTable::editGets()
{
    const QModelIndex gets = currentIndex().siblingAtColumn(MappingModel::Gets);
    setFocus();
    setCurrentIndex(gets);
    edit(gets);
}

void MappingTable::enter()
{
    if (!currentIndex().isValid())
        setCurrentIndex(m_rows->index(0, MappingModel::Binding));
}

void MappingTable::remember()
{
    const QModelIndex current = currentIndex();
    const QWidget *focus = QApplication::focusWidget();
    m_cursor = {.field = current.isValid() ? current.data(MappingModel::FieldRole).toInt() : -1,
                .column = current.isValid() ? current.data(MappingModel::ColumnRole).toInt() : -1,
                .section = current.column(),
                .hasFocus = focus && focus != this && isAncestorOf(focus)};
}

void MappingTable::restore()
{
    const bool byColumn = m_cursor.section >= MappingModel::Column && m_cursor.column >= 0;
    const int role = byColumn || m_cursor.field < 0 ? MappingModel::ColumnRole : MappingModel::FieldRole;
    const int wanted = role == MappingModel::ColumnRole ? m_cursor.column : m_cursor.field;
    if (m_fittedTo >= 0 && !m_sizedByHand)
        fit();
    for (int row = 0; row < m_rows->rowCount() && m_cursor.section >= 0; ++row)
        if (const QModelIndex index = m_rows->index(row, m_cursor.section); index.data(role) == wanted)
            setCurrentIndex(index);
    // The cell's editor is gone with the rows.
    if (m_cursor.hasFocus)
        setFocus();
}

bool MappingTable::hasFieldNames() const
{
    const QStringList &names = m_draft->source().fieldNames;
    return std::any_of(names.begin(), names.end(), [](const QString &name) { return !name.isEmpty(); });
}

void MappingTable::fit()
{
    const QScopedValueRollback fitting(m_fitting, true);
    const int room = viewport()->width();
    const bool names = hasFieldNames();
    setColumnHidden(MappingModel::Field, !names);
    setColumnHidden(MappingModel::Why, room < scaled(names ? 980 : 900));
    setColumnHidden(MappingModel::Type, room < scaled(names ? 760 : 640));
    // In pixels in type of 100 %: what each needs at least, and what it takes at most.
    struct Bounds
    {
        int section, least, most;
    };
    const Bounds all[] = {
        {MappingModel::Number, 34, 60},    {MappingModel::Field, 70, 170}, {MappingModel::Sample, 90, 260},
        {MappingModel::Binding, 112, 190}, {MappingModel::Why, 60, 90},    {MappingModel::Column, 90, 170},
        {MappingModel::Type, 84, 170},     {MappingModel::Gets, 120, 420}, {MappingModel::Stored, 90, 2000}};
    QVector<int> widths;
    int least = 0;
    int wanted = 0;
    for (const Bounds &bounds : all) {
        const int hint =
            qMax(sizeHintForColumn(bounds.section), horizontalHeader()->sectionSizeHint(bounds.section)) + 8;
        widths << (isColumnHidden(bounds.section) ? 0
                                                  : qBound(scaled(bounds.least), hint, scaled(bounds.most)));
        least += isColumnHidden(bounds.section) ? 0 : scaled(bounds.least);
        wanted += widths.last();
    }
    // Too much: each gives the same part of what it has above its least.
    const double part =
        wanted > room && wanted > least ? double(qMax(0, room - least)) / (wanted - least) : 1.0;
    for (qsizetype i = 0; i < widths.size(); ++i)
        if (widths.at(i) > 0)
            setColumnWidth(all[i].section,
                           scaled(all[i].least) +
                               static_cast<int>((widths.at(i) - scaled(all[i].least)) * part));
    m_fittedTo = room;
}

QSize MappingTable::minimumSizeHint() const
{
    const QSize size = DataTable::minimumSizeHint();
    return {size.width(), qMax(size.height(), heightOfRows(2))};
}

int MappingTable::heightOfRows(int most) const
{
    return horizontalHeader()->sizeHint().height() +
           verticalHeader()->defaultSectionSize() * qBound(1, m_rows->rowCount(), most) + 2;
}

void MappingTable::resizeEvent(QResizeEvent *event)
{
    DataTable::resizeEvent(event);
    if (m_fittedTo >= 0 && m_fittedTo != viewport()->width())
        fit();
}

} // namespace millrace
