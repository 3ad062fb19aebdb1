// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/load/journal/journal.h"
#include "core/record/runfolder.h"

namespace millrace {

/// What the findings of all committed chunks come to.
struct RejectSummary
{
    qint64 rejects = 0;
    QString rejectsFile;           ///< empty when there are none
    QString reasonsFile;           ///< the CSV beside it
    QVector<WarningKind> warnings; ///< one per code and column, most frequent first
};

/// Writes the rejects of everything the journal says is committed, in source order, to the run folder:
///   rejects.txt  the rows as they stood in the dump, each with its line terminator, after as many header
///   lines
///                as the dump has: loadable again with the same dialect
///   rejects.csv  RFC 4180 with a header: reject,file,row,line,byte_offset,column,code,reason, where `reject`
///   is
///                the row's number in rejects.txt
///   Of a table: tab-separated rows of it (TableDump), and reject,table,key,column,code,reason.
/// Both are removed when there are none. Safe to call again and again. Errors: FileNotReadable, DiskFull,
/// FileNotWritable; CountMismatch when the findings hold another number of rows than the journal.
Result<RejectSummary> writeRejectFiles(RunFolder &folder, const Plan &plan,
                                       const Journal::Entries &committed);

} // namespace millrace
