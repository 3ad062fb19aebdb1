// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/record/runprogress.h"
#include "ui/models/tablemodel.h"

namespace millrace {

/// How far each server of the cluster, or each replica, is with what is loaded. Names stand without the port
/// and the domain that all of them have; of one that is not as it should be the state is with its name, too.
class RunNodeModel : public RowsModel<NodeProgress>
{
    Q_OBJECT
public:
    enum Column
    {
        NameColumn,
        StateColumn,
        RateColumn,
        QueueColumn,
        LagColumn
    };

    explicit RunNodeModel(QObject *parent = nullptr);

    void setNodes(QVector<NodeProgress> nodes);

private:
    QVariant cellOf(const NodeProgress &node, int column, int role) const override;
    QString text(const NodeProgress &node, int column) const;
    static QString toolTip(const NodeProgress &node);

    QString m_suffix; ///< of all names
};

} // namespace millrace
