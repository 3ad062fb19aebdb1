// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/source/bytes/archivelist.h"
#include "core/source/content/content.h"

#include <QHash>
#include <QStringList>
#include <QVector>
#include <stop_token>

namespace millrace {

/// A file inside an archive, with what the look into the archive brought along.
struct ArchivedFile
{
    Content content;
    ListedMember listed;
};

struct SourcePaths
{
    QStringList files; ///< absolute, each once; of a file inside an archive "/d/dump.zip/inner/credits.txt"
    QStringList sqlFiles;                  ///< the same: SQL files that belong to no data file among them
    QHash<QString, ArchivedFile> archived; ///< files and definitions that are in archives, by that name
    QVector<Error>
        passed; ///< what folders and patterns name beside them and was passed over, with the reason
};

/// The .sql that defines the table of a data file, beside it or in the same archive; empty: there is none.
QString ddlBeside(const SourcePaths &paths, const QString &file);

struct PathOptions
{
    bool recursive = false; ///< the subfolders of folders too
    std::stop_token stop = {};
};

/// Files as they are named; of a pattern (pathpattern.h) the files it matches; of a folder and of an archive
/// (.zip, .tar, .tar.gz …) its data files. A .sql whose data file is among them is left out: it is read as
/// that file's definition. Others may be dumps: sqlFiles. Errors: SourceMissing, SourceUnreadable,
/// SourceEmpty (a folder without files), SourceUnsupported (nothing but files that cannot be read, or one
/// that was named itself), Cancelled.
Result<SourcePaths> expandPaths(const QStringList &paths, const PathOptions &options = {});

} // namespace millrace
