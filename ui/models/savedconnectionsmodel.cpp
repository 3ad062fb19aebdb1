// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/savedconnectionsmodel.h"

#include "ui/words/pastrunwords.h"

namespace millrace {

SavedConnectionsModel::SavedConnectionsModel(QObject *parent)
    : RowsModel({{QT_TR_NOOP("Name")}, {QT_TR_NOOP("Server")}}, parent)
{}

QVariant SavedConnectionsModel::cellOf(const SavedConnection &connection, int column, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return column == NameColumn ? connection.name : connection.spec.displayName();
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

} // namespace millrace
