// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/dumpdir/dumpdir.h"
#include "core/source/fileorder.h"
#include "core/source/rowreader.h"
#include "core/source/shards.h"
#include "core/source/source.h"

#include <QSet>
#include <memory>
#include <optional>
#include <stop_token>

namespace millrace {

/// A proposed dialect with what speaks for it.
struct DialectProposal
{
    Dialect dialect;
    double confidence = 0; ///< 0 … 1
    QStringList evidence;  ///< sentences: "200 of 200 sampled rows have 5 fields"
};

/// Looks at the first bytes (64 KiB of the file) and at the file's name and neighbours.
/// A .txt with a .sql beside it is a mysqldump -T pair. Errors: SourceMissing, SourceUnreadable, SourceEmpty.
Result<DialectProposal> sniffDialect(const QString &path);

struct InspectOptions
{
    std::optional<Dialect> dialect; ///< set by hand: no sniffing
    int sampleRows = 100;
    FileGrouping grouping = FileGrouping::ByName;
    bool recursive = false;    ///< the subfolders of folders too
    QSet<QString> onlyMembers; ///< of archives: no other files in them (SourceFile::name()); empty: all
    std::stop_token stop = {};
};

/// One table found in what the user pointed at.
struct FoundTable
{
    Source source;
    DialectProposal proposal;
    QVector<Row> sample; ///< first rows of the first file
    QVector<Error>
        notes; ///< nothing fatal, but to be seen: empty file among others, CRLF mixture, BIT column, …
    std::shared_ptr<const DumpDir> dump = {}; ///< the dump directory it is part of
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
