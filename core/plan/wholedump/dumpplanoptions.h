// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/wholedump/dumpplan.h"

#include <QHash>

namespace millrace {

struct DumpPlanOptions
{
    Plan defaults; ///< policies, chunk sizes, workers, limits and session settings of each table's plan
    ConnectionSpec connection;
    ExistingTables existing = ExistingTables::Refuse;
    OtherStatements others = OtherStatements::Missing;
    QStringList leftOut = {}; ///< tables that are not wanted, as of chooseTables()
    /// Schemas of the dump of which nothing is loaded. Whoever plans leaves those of the server itself out
    /// (systemSchemasOf()), unless the user wants them.
    QStringList schemasLeftOut = {};
    SchemaNames schemaNames = {}; ///< what schemas of the dump are to be called on the server
    bool createSchema = false;    ///< the connection's may be made where the server has none of that name
    /// Tables with fewer bytes of rows keep their secondary indexes while they are loaded, whatever the
    /// defaults say: dropping them and building them again is two ALTERs and more, which takes longer than
    /// filling them in memory. The two are even at 1.2 MB (30 tables of 20,000 rows, three
    /// indexes, MariaDB 10.11 on a quiet machine); with 0.5 MB keeping them takes 0.85 of the time, with
    /// 3.6 MB 1.24.
    qint64 deferFromBytes = 1 << 20;
    /// In a part of the dump that runs in its own order the rows of a table are loaded, not run as
    /// statements, from as many bytes on, or where they are more than one chunk: a load's own connections,
    /// journal and proof have their price.
    qint64 loadInOrderFromBytes = 1 << 20;
    WordChoice words = {}; ///< what is done about those that the server does not know
    AccountPolicy accounts = AccountPolicy::None;
    QStringList accountsOnly = {};    ///< AccountName::text(); empty: all of the dump
    QStringList accountsWithout = {}; ///< of them: not these
    /// Of a dump that is planned in parts: what the parts before this one make, change or fill.
    QVector<DumpObject> madeBefore = {};
    /// In place of the mapping by name: of a table of the plan, "schema.table".
    QHash<QString, Mapping> mappings = {};
};

} // namespace millrace
