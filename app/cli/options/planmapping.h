// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options/statementoption.h"
#include "core/plan/plan.h"

#include <QCommandLineParser>

namespace millrace::cli {

/// The plan's mapping as --profile, --statement, --columns and --set say, or else by itself; what is only
/// guessed is printed. \a table: null while it is not there. Errors: ColumnListInvalid, ExpressionInvalid,
/// ProfileUnusable, PlanInvalid.
Result<void> readMapping(const QCommandLineParser &parser, const std::optional<TableSchema> &table,
                         const StatementOption &statement, Plan &plan);

} // namespace millrace::cli
