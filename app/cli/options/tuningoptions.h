// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/reference/commandparser.h"
#include "core/plan/plan.h"
#include "core/server/serverfacts.h"

namespace millrace::cli {

/// --preset, --tune and --confirm-redo-log-off.
void addTuningOptions(reference::CommandParser &parser);

/// Fills in the settings of a plan whose connection is set: the preset's (default: safe), then each --tune
/// over them. Errors: PlanInvalid (the option's form), SettingRefused (value, combination),
/// SettingNotConfirmed.
Result<void> readTuning(const QCommandLineParser &parser, const ServerFacts &facts, Plan &plan);

} // namespace millrace::cli
