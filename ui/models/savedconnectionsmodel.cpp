// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/savedconnectionsmodel.h"

#include "ui/words/pastrunwords.h"

namespace millrace {

void SavedConnectionsModel::setConnections(const QVector<SavedConnection> &connections)
{
    beginResetModel();
    m_connections = connections;
    endResetModel();
}

int SavedConnectionsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_connections.size());
}

int SavedConnectionsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant SavedConnectionsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const SavedConnection &connection = m_connections.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return index.column() == NameColumn ? connection.name : connection.spec.displayName();
    case Qt::ToolTipRole:
        return connection.lastUsed.isValid()
                   ? tr("Last used %1")
                         .arg(whenText(connection.lastUsed.toMSecsSinceEpoch(), QDateTime::currentDateTime()))
                   : tr("Never used yet");
    case NameRole:
        return connection.name;
    default:
        return {};
    }
}

QVariant SavedConnectionsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == NameColumn ? tr("Name") : tr("Server");
}

} // namespace millrace
