// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/plan.h"

namespace millrace {

/// What slows the load down on purpose: "at most 50,000 rows/s · slower above 40 running threads"; empty:
/// nothing.
QString paceLimitText(const LoadLimits &limits);
/// The same with what the load may take on this machine; never empty.
QString limitsText(const LoadLimits &limits, qint64 memoryBytes, const QString &workFolder,
                   qint64 maxRejects);

} // namespace millrace
