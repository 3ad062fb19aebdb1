// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/record/chunkfindings.h"
#include "ui/models/tablemodel.h"

namespace millrace {

/// A row that was set aside.
struct RejectLine
{
    Reject reject;
    int group = 0; ///< of the tables of the run
};

/// Rows that were set aside: where each stood, why, and what it is.
class RejectsModel : public RowsModel<RejectLine>
{
    Q_OBJECT
public:
    enum Column
    {
        PlaceColumn, ///< line or key
        ColumnColumn,
        WhyColumn,
        RowColumn
    };

    explicit RejectsModel(QObject *parent = nullptr);

    void setLines(const QVector<RejectLine> &lines) { setRows(lines); }
    int groupOf(int row) const { return rows().value(row).group; }

private:
    QVariant cellOf(const RejectLine &line, int column, int role) const override;
};

} // namespace millrace
