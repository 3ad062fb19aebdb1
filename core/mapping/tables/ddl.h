// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>

namespace millrace {

/// The one CREATE TABLE statement in \a sql, made to create schema.table: name replaced, IF NOT EXISTS added,
/// text before it (SET, DROP, comments of a dump) and the closing semicolon left out. Errors:
/// ExpressionInvalid when there is none, or something follows it.
Result<QString> retargetedCreateTable(const QString &sql, const QString &schema, const QString &table);

} // namespace millrace
