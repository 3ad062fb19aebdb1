// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/find/fileorder.h"
#include "core/source/find/shards.h"
#include "core/source/foundtable.h"

#include <QSet>
#include <memory>
#include <optional>
#include <stop_token>

namespace millrace {

struct InspectOptions
{
    std::optional<Dialect> dialect; ///< set by hand: no sniffing
    int sampleRows = 100;
    FileGrouping grouping = FileGrouping::ByName;
    bool recursive = false;    ///< the subfolders of folders too
    QSet<QString> onlyMembers; ///< of archives: no other files in them (SourceFile::name()); empty: all
    std::stop_token stop = {};
};

/// Finds out what the paths (files, patterns and folders) hold: .txt/.tsv/.csv files, mysqldump -T pairs,
/// shards of one table merged in natural order of their names, tables of SQL dumps, directories of dumping
/// tools, and all of it inside archives. Reads only the head of each file. Errors: SourceMissing,
/// SourceUnreadable, SourceEmpty, SourceUnsupported, Cancelled.
Result<QVector<FoundTable>> inspectPaths(const QStringList &paths, const InspectOptions &options = {});

/// The schema a dump directory says the table's files are of; empty: nobody says.
QString dumpSchemaOf(const FoundTable &table);

/// True when these are tables of a dump that brings their definitions: a directory of a dumping tool, or
/// several tables of SQL dumps or of mysqldump --tab.
bool holdTables(const QVector<FoundTable> &found);

} // namespace millrace
