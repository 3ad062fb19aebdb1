// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/plan.h"
#include "core/record/chunkfindings.h"

#include <QMap>

namespace millrace {

/// The rows that a run set aside, as its two files have them (RejectFiles).
struct RejectList
{
    QVector<Reject> rows; ///< the first of them, with their bytes
    qint64 count = 0;     ///< all
    /// Where most of them failed: an error's number and a column (which may be empty), and how many.
    struct Cause
    {
        int code = 0;
        QString column;
        qint64 count = 0;
    };
    QVector<Cause> causes;        ///< most frequent first
    QMap<QString, qint64> byFile; ///< all

    /// At most \a most rows. Errors: FileNotReadable; as readRows().
    static Result<RejectList> read(const Plan &plan, const QString &rejectsFile, const QString &reasonsFile,
                                   qint64 most = 1'000);
};

/// A plan that loads the rows set aside, mended, from \a rejectsFile into the same table: the dialect,
/// mapping and policies of the run, in one worker's chunks, the indexes as they are. Reads the file. Errors:
/// as scanSource() (SourceEmpty, …); MappingIncomplete where the run numbered its rows: the file no longer
/// tells which number was whose.
Result<Plan> planForRejects(const Plan &plan, const QString &rejectsFile);

} // namespace millrace
