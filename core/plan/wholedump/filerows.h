// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/wholedump/dumporder.h"
#include "core/server/connection.h"
#include "core/source/guess/dumpddl.h"
#include "core/source/source.h"

namespace millrace {

/// A table of an SQL file whose rows are in files of their own, as the SQL file names it.
struct FileTable
{
    QByteArray schema, name;
    QString file; ///< the first of its rows
};

/// Rows that are in files go in when the structure is made, and in front of what is moved after rows:
/// triggers, indexes, views (the author's triggers were not there yet when the rows were written). That they
/// may, nobody in the SQL file may be able to tell: it makes each of the tables once, gives it no other
/// columns after that, and from \a turn on, where it runs in its own order, has to do with none of them, but
/// that it makes triggers, views and routines of them. Errors: PlanInvalid, with the place in the SQL file.
Result<void> expectRowsOfFiles(const SqlDumpInspection &dump, const std::optional<DumpTurn> &turn,
                               const QVector<FileTable> &tables);

/// A file beside an SQL file that makes no table for it: it is no reason to load the others and call it all,
/// unless the table is on the server. Errors: PlanInvalid.
Result<void> expectTableOfFile(const Source &source, const QString &schema, const QString &table,
                               Connection &server);

/// Fields without names are those of all columns, or of all but the generated ones (as MySQL and, from 13.1
/// on, MariaDB dump them): their number says which. Whether every row has as many, the scan says. \a table:
/// for people. Errors: FieldCountWrong (neither).
Result<void> expectFieldsOfFile(const Source &source, const DumpDdl &ddl, const QString &table);

} // namespace millrace
