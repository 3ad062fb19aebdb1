// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QStringList>
#include <QVector>

namespace millrace {

struct SourcePaths
{
    QStringList files;     ///< absolute, each once
    QStringList sqlFiles;  ///< absolute, each once: SQL files that belong to no data file among them
    QVector<Error> passed; ///< files of folders that were passed over, with the reason
};

/// Files as they are named; of a folder its data files (not of its subfolders). A .sql whose data file is
/// among them is left out: it is read as that file's definition. Others may be dumps: sqlFiles. Errors:
/// SourceMissing, SourceUnreadable, SourceEmpty (a folder without files), SourceUnsupported (nothing but
/// files that cannot be read, or one that was named itself).
Result<SourcePaths> expandPaths(const QStringList &paths);

} // namespace millrace
