// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/tablemodel.h"

#include "core/base/literals.h"

namespace millrace {

TableModel::TableModel(std::initializer_list<Title> titles, QObject *parent)
    : QAbstractTableModel(parent)
    , m_titles(titles)
{}

int TableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_titles.size());
}

QVariant TableModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    return role == Qt::TextAlignmentRole ? alignment(index.column()) : cell(index, role);
}

QVariant TableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return alignment(section);
    if (role != Qt::DisplayRole)
        return {};
    const QString text = QString::fromUtf8(m_titles.at(section).text);
    return text.isEmpty() || text == "#"_L1 ? text : metaObject()->tr(m_titles.at(section).text, nullptr);
}

void TableModel::announce(int firstColumn, int lastColumn)
{
    if (const int rows = rowCount(); rows > 0)
        Q_EMIT dataChanged(index(0, firstColumn), index(rows - 1, lastColumn));
}

QVariant TableModel::alignment(int column) const
{
    return int((m_titles.at(column).isFigures ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
}

} // namespace millrace
