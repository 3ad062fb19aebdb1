// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/runreport.h"

namespace millrace {

/// What became of the rows of one file of a run.
struct FileCount
{
    QString name;
    qint64 rows = -1; ///< in the file; -1: it was not scanned
    qint64 setAside = 0;
    qint64 loaded = -1; ///< -1: the run is not done, or rows were skipped, which no file is noted for
};

/// In load order; none where the rows are a table's. Reads the run's file of reasons.
QVector<FileCount> countsByFile(const RunReport &report);

/// A line for each, the first \a most of them; none of a single file, of which everything else speaks.
QStringList fileCountLines(const QVector<FileCount> &counts, qsizetype most = 60);

} // namespace millrace
