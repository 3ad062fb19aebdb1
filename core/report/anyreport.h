// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/dumpreport.h"

#include <variant>

namespace millrace {

/// A run's report, whichever it is.
using AnyReport = std::variant<RunReport, DumpReport>;

/// Of a run that was killed with the summary that it could not write (closeKilled()); of one that is at work
/// as it has written it so far. Errors: as RunReport::read().
Result<AnyReport> readReport(const RunFolder &folder);

/// The report by the suffix of a file's name, of one table's run or of a whole dump's. Errors: as
/// readReport(); PlanInvalid (html, json and csv are known).
Result<QByteArray> reportFor(const RunFolder &folder, const QString &suffix);

} // namespace millrace
