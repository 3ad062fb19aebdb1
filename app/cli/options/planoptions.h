// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/reference/commandparser.h"
#include "core/plan/plan.h"

namespace millrace::cli {

/// All options of `plan`, with those of dialect, mapping, tuning and warm-up.
void addPlanOptions(reference::CommandParser &parser);

/// Chunks, workers, policies, limits, memory and warm-up as the options say; what they do not name stays.
/// Errors: PlanInvalid (the option, what it was given and what it takes).
Result<void> readPlanOptions(const QCommandLineParser &parser, Plan &plan);

} // namespace millrace::cli
