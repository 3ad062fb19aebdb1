// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options/statementoption.h"
#include "core/source/source.h"

#include <QCommandLineParser>

namespace millrace::cli {

/// The one table that a plan is made of: files, a table of a dump, or one on a server. What was passed over
/// is printed. Errors: PlanInvalid (several tables), SourceMissing, as inspectPaths() and its like.
Result<Source> readPlanSource(const QCommandLineParser &parser, const QStringList &paths,
                              const StatementOption &statement);

/// "4,000 rows from 2 files".
QString sourceText(const Source &source);

} // namespace millrace::cli
