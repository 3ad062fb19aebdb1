// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/order/externalsorter.h"
#include "core/plan/plan.h"

#include <functional>
#include <optional>

namespace millrace {

/// A plan as it is loaded: from the dump itself, or from a copy of it that is sorted by the primary key.
struct OrderedPlan
{
    Plan plan;
    std::optional<SortedSource> sorted; ///< nothing: the dump itself
    QString note; ///< why nothing was sorted although the plan asks for it, or what was; one sentence
};

/// Sorts the dump where the plan wants primary-key order and its rows are not in it already (a look at the
/// heads of the files tells); a finished sort of an earlier part of the run is taken again. Blocks, for
/// minutes with a large dump. Errors: OrderKeyMissing, OrderKeyNotInDump, and as sortByKey.
Result<OrderedPlan> orderedPlan(const Plan &plan, const TableSchema &table, const QString &runFolder,
                                std::stop_token stop, SortProgress *progress,
                                const std::function<void()> &sortBegins);

/// Where the sorted copy of a run lies.
QString sortFolderOf(const Plan &plan, const QString &runFolder);

} // namespace millrace
