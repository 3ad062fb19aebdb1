// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/wholedump/dumpplan.h"
#include "ui/models/tablemodel.h"

namespace millrace {

/// The tables of a whole dump's plan: where each goes, and how its fields are bound.
class PlanTablesModel : public RowsModel<Plan>
{
    Q_OBJECT
public:
    enum Columns
    {
        Target,
        Rows,
        Table,
        Mapping
    };
    explicit PlanTablesModel(QObject *parent = nullptr);

    void setPlan(const DumpPlan &plan) { setRows(plan.tables); }

private:
    QVariant cellOf(const Plan &table, int column, int role) const override;
};

} // namespace millrace
