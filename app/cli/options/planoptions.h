// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/reference/commandparser.h"
#include "core/plan/plan.h"

namespace millrace::cli {

/// The positional argument of a command that takes the options of `plan`.
struct PlanArgument
{
    QString what;
    QString text;
    QString syntax;
};

/// All options of `plan`, with those of dialect, mapping, tuning, streams and warm-up. Without \a argument:
/// its own, SOURCE.
void addPlanOptions(reference::CommandParser &parser);
void addPlanOptions(reference::CommandParser &parser, const PlanArgument &argument);

/// Chunks, workers, policies, limits, memory and warm-up as the options say; what they do not name stays.
/// Errors: PlanInvalid (the option, what it was given and what it takes).
Result<void> readPlanOptions(const QCommandLineParser &parser, Plan &plan);

} // namespace millrace::cli
