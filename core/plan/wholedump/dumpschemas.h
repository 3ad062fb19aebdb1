// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/wholedump/dumpplan.h"
#include "core/source/inspect/dumpreading.h"

#include <QSet>

namespace millrace {

class Connection;

/// Schemas of a server's own, which hold its accounts, settings and logs: mysql, sys …
bool isSystemSchema(const QString &name);
/// Those that the dump is of.
QStringList systemSchemasOf(const DumpReading &reading);

/// Takes what is of these schemas out of a file of a dump: tables and statements, the USE of it, too.
/// \a own: the file's schema where it names none. Returns the offsets of the statements. Errors: PlanInvalid
/// (one statement drops something else as well).
Result<QVector<qint64>> takeSchemasOut(SqlDumpInspection &dump, const QSet<QString> &schemas,
                                       const QString &own);

/// Of texts "FROM=TO". Errors: PlanInvalid.
Result<SchemaNames> schemaNamesOf(const QStringList &texts);

/// Gives the schemas of a file of a dump other names, in every statement of it. Errors: PlanInvalid, with the
/// line (a statement of which it is not certain what it names).
Result<void> renameSchemas(SqlDumpInspection &dump, const SchemaNames &names);

/// Names that schemas of the dump are to be given have to be of the dump, and no two of its schemas become
/// one. \a all: those of the dump. Errors: PlanInvalid.
Result<void> expectSchemaNames(const SchemaNames &names, const QStringList &all, const QStringList &leftOut);

/// The plan's schema is there, may be made, or the dump makes it. Errors: UnknownSchema; the server's.
Result<void> expectSchema(const DumpPlan &plan, Connection &server);
/// The plan's schema is there. Errors: the server's.
Result<bool> isSchemaThere(const QString &schema, Connection &server);

/// What whoever loads the file should know of the places it goes to, a sentence each: other schemas than the
/// target's, tables of the server itself. \a dump: without what is left out.
QStringList warningsOfPlaces(const DumpPlan &plan, const SqlDumpInspection &dump);

} // namespace millrace
