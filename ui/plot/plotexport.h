// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

namespace millrace {

class RunPlot;
class RunTrail;

/// Writes what the plot shows as PNG (twice its size on the screen) or PDF, or what it knows of the whole run
/// as CSV, by the suffix of \a path. Errors: PlanInvalid (another suffix), FileNotWritable, DiskFull.
Result<void> exportPlot(RunPlot &plot, const RunTrail &trail, const QString &path);

/// seconds,rows_per_second_sent,lowest,highest,rows_per_second_committed and the server's series: a line per
/// stored point of the curve. What the server did not tell is empty.
QByteArray trailCsv(const RunTrail &trail);

} // namespace millrace
