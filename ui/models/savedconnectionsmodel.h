// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/server/login/savedconnections.h"
#include "ui/models/tablemodel.h"

namespace millrace {

/// The saved connections, each with where it leads and when it was used.
class SavedConnectionsModel : public RowsModel<SavedConnection>
{
    Q_OBJECT
public:
    enum Column
    {
        NameColumn,
        ServerColumn
    };
    static constexpr int NameRole = Qt::UserRole;

    explicit SavedConnectionsModel(QObject *parent = nullptr);

    void setConnections(const QVector<SavedConnection> &connections) { setRows(connections); }

private:
    QVariant cellOf(const SavedConnection &connection, int column, int role) const override;
};

} // namespace millrace
