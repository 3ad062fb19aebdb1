// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/server/login/savedconnections.h"

#include <QAbstractTableModel>

namespace millrace {

/// The saved connections, each with where it leads and when it was used.
class SavedConnectionsModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column
    {
        NameColumn,
        ServerColumn,
        ColumnCount
    };
    static constexpr int NameRole = Qt::UserRole;

    using QAbstractTableModel::QAbstractTableModel;

    void setConnections(const QVector<SavedConnection> &connections);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QVector<SavedConnection> m_connections;
};

} // namespace millrace
