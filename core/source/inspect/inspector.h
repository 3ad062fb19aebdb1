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

/// What files are taken for, whatever they look like.
enum class SourceFormat
{
    Detected,
    Text, ///< fields and terminators, though the lines be JSON
    JsonLines
};
template <>
inline constexpr auto enumNames<SourceFormat> = namesOfEnum<SourceFormat>(
    {{SourceFormat::Detected, "auto"}, {SourceFormat::Text, "text"}, {SourceFormat::JsonLines, "jsonl"}});

struct InspectOptions
{
    std::optional<Dialect> dialect;               ///< set by hand: no sniffing
    SourceFormat format = SourceFormat::Detected; ///< where no dialect is set
    QStringList jsonKeys;  ///< of JSON Lines, the fields; empty: those of the first rows
    QStringList jsonTexts; ///< of them those that are sent as JSON
    int sampleRows = 100;
    FileGrouping grouping = FileGrouping::ByName;
    bool recursive = false; ///< the subfolders of folders too
    /// Read of an SQL file in search of tables whose rows are in files of their own; 0: all of it.
    qint64 definitionBytes = 64LL * 1024 * 1024;
    QSet<QString> onlyMembers; ///< of archives: no other files in them (SourceFile::name()); empty: all
    /// Of a dump that is still being written: also the tables whose files are not all there.
    bool awaited = false;
    std::stop_token stop = {};
};

/// Finds out what the paths (files, patterns and folders) hold: .txt/.tsv/.csv files, JSON Lines, mysqldump
/// -T pairs, files of the tables of one SQL file, shards of one table merged in natural order of their names,
/// tables of SQL dumps, directories of dumping tools, and all of it inside archives. Reads only the head of
/// each file. Errors: SourceMissing, SourceUnreadable, SourceEmpty, SourceUnsupported, Cancelled.
Result<QVector<FoundTable>> inspectPaths(const QStringList &paths, const InspectOptions &options = {});

/// The schema a dump directory, or the SQL file that makes the table, says its files are of; empty: nobody
/// says.
QString dumpSchemaOf(const FoundTable &table);

/// True when these are tables of a dump that brings their definitions: a directory of a dumping tool, several
/// tables of SQL dumps or of mysqldump --tab, or files whose tables one SQL file makes.
bool holdTables(const QVector<FoundTable> &found);

} // namespace millrace
