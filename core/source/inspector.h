// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/rowreader.h"
#include "core/source/source.h"

#include <optional>

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
};

/// One table found in what the user pointed at.
struct FoundTable
{
    Source source;
    DialectProposal proposal;
    QVector<Row> sample; ///< first rows of the first file
    QVector<Error>
        notes; ///< nothing fatal, but to be seen: empty file among others, CRLF mixture, BIT column, …
};

/// Finds out what the paths (files and folders) hold: .txt/.tsv/.csv files, mysqldump -T pairs, shards of one
/// table merged in natural order of their names, tables of SQL dumps. Reads only the head of each file.
/// Errors: SourceMissing, SourceUnreadable, SourceEmpty, SourceUnsupported.
Result<QVector<FoundTable>> inspectPaths(const QStringList &paths, const InspectOptions &options = {});

/// File names in natural order (credits_2 before credits_10), the order files are loaded in unless set by
/// hand.
bool naturalLess(const QString &a, const QString &b);

} // namespace millrace
