// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/sqldump/sqlclassify.h"

#include <QHash>
#include <optional>

namespace millrace {

/// What schemas of a dump are called where it is loaded: its name → the other one, both in UTF-8.
using SchemaNames = QHash<QByteArray, QByteArray>;

/// The statement with other names for its schemas; nothing where it cannot be told with certainty what of it
/// names one: `a`.`b` beside a table, alias or column `a`; a name of other case; texts that may be SQL, or
/// that a view or routine may compare with a schema's name.
///
/// Texts of rows, comments and defaults are data and stay as they are.
std::optional<QByteArray> withSchemaNames(const QByteArray &statement, const SqlStatementClass &kind,
                                          const SqlLexRules &rules, const SchemaNames &names);

} // namespace millrace
