// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/source/inspector.h"

#include <QCommandLineParser>

namespace millrace::cli {

/// --fields-terminated-by and kin, shared by inspect and plan.
void addDialectOptions(QCommandLineParser &parser);

/// Inspects the sources; options given by hand replace what was detected.
/// Errors: DialectInvalid, and as inspectPaths.
Result<QVector<FoundTable>> inspectWithOptions(const QCommandLineParser &parser, const QStringList &paths);

} // namespace millrace::cli
