// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/sqldump/sqlinspect.h"

namespace millrace {

// A dump without USE is run in the target's schema, and what it says of a table may name that schema or not:
// CREATE TABLE t, INSERT INTO shop.t. The reader knows no target and has these as two tables.

/// With that schema wherever the dump says none.
SqlDumpInspection dumpInSchema(SqlDumpInspection dump, const QByteArray &schema);
/// Those with rows that go by both names.
QVector<const SqlDumpTable *> tablesOfTwoNames(const SqlDumpInspection &dump, const QByteArray &schema);
/// The dump has said where it is by then.
bool isAfterUse(const SqlDumpInspection &dump, SqlPlace place);

} // namespace millrace
