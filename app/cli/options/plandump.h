// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options/madeplan.h"
#include "core/plan/wholedump/dumpplan.h"
#include "core/server/serverfacts.h"
#include "core/source/inspect/dumpreading.h"

#include <QCommandLineParser>
#include <optional>

namespace millrace::cli {

/// What an option that names a table of the dump is answered with, when the dump has these.
Error noSuchTable(const QString &table, const QStringList &names);

/// One table of a dump as a source, exactly counted. Errors: as inspectSqlDump; SourceMissing (no such
/// table).
Result<Source> dumpTable(const QCommandLineParser &parser, const QString &path, const QString &table);

/// True when the paths hold a dump of tables, each with its definition, and no option is about one of them:
/// a directory of a dumping tool, pairs of mysqldump --tab, several SQL dumps.
bool isDumpOfTables(const QCommandLineParser &parser, const QVector<FoundTable> &found);
/// SQL files that run one after the other (sqlProgram()), unless the options say that they are one table.
bool isProgramOfFiles(const QCommandLineParser &parser, const QStringList &paths);

/// `plan` for a whole dump: one SQL dump, or the files of a dump of tables. \a defaults: what the options say
/// about every table. Gives the exit code.
Result<int> planWholeDump(const QCommandLineParser &parser, const QStringList &paths, Plan defaults,
                          MadePlan &made);

/// `inspect` for a whole dump.
Result<int> inspectWholeDump(const QCommandLineParser &parser, const QString &path);

} // namespace millrace::cli
