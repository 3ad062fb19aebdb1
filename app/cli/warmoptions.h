// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/warmupoptions.h"

class QCommandLineParser;

namespace millrace::cli {

/// --warm and its companions, for commands that make plans.
void addWarmupOptions(QCommandLineParser &parser);
WarmupOptions warmupOptions(const QCommandLineParser &parser);

} // namespace millrace::cli
