// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/plan.h"

namespace millrace {

/// "50,000 rows/s and 12.5 MB/s"; empty: no such limit.
QString speedText(const LoadLimits &limits);
/// In one line, what the load may take from the server and on this machine; never empty.
QString limitsText(const LoadLimits &limits, qint64 memoryBytes, const QString &workFolder,
                   qint64 maxRejects);

} // namespace millrace
