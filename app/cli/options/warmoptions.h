// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/reference/commandparser.h"
#include "core/plan/warmupoptions.h"

namespace millrace::cli {

/// --warm and its companions, for commands that make plans.
void addWarmupOptions(reference::CommandParser &parser);
WarmupOptions warmupOptions(const QCommandLineParser &parser);

} // namespace millrace::cli
