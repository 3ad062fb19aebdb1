// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "ui/models/runview.h"

namespace millrace {

/// A run as its folder tells it, for showing it after the program that ran it is gone. Reads files: not for
/// the GUI thread while a window is up. Errors: RunUnknown, and what reading the folder gives.
Result<RunView> loadRunView(const QString &runId);

/// Writes the run's report as report.html into its folder and returns the path. Reads and writes files: not
/// for the GUI thread. Errors: RunUnknown, ReportFailed, FileNotWritable, DiskFull.
Result<QString> writeRunReport(const QString &runId);

} // namespace millrace
