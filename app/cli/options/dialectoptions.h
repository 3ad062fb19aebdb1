// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/reference/commandparser.h"
#include "core/base/result.h"
#include "core/mapping/loadtext.h"
#include "core/source/inspect/inspector.h"

namespace millrace::cli {

/// --fields-terminated-by and kin, shared by inspect and plan.
void addDialectOptions(reference::CommandParser &parser);

/// --recursive, --group and --file-order: which files are looked for, which are one table, in which order.
void addFileOptions(reference::CommandParser &parser);
/// Puts the files of a table in the order that --file-order says. Errors: PlanInvalid (no such order).
Result<void> orderFiles(const QCommandLineParser &parser, const QStringList &given, Source &source);

/// Inspects the sources; options given by hand replace what was detected, and what \a statement says.
/// Errors: DialectInvalid, PlanInvalid (an option's value), and as inspectPaths.
Result<QVector<FoundTable>> inspectWithOptions(const QCommandLineParser &parser, const QStringList &paths,
                                               const LoadText *statement = nullptr);

} // namespace millrace::cli
