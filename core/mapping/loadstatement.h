// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/mapping/mapping.h"
#include "core/source/rows/dialect.h"
#include "core/sql/loaddata.h"

namespace millrace {

/// How the server treats rows that do not fit (field facts, trap 1).
enum class RowMode
{
    Strict,   ///< LOCAL … REPLACE under a strict sql_mode: the first bad value ends the statement
    AsServer, ///< plain LOCAL: the server bends, skips and warns
};

/// The LOAD DATA LOCAL statement of a plan. IGNORE n LINES never appears: header lines are not sent.
/// @row_number becomes a session variable that the engine sets before each chunk (rowNumberVariable).
QString loadStatement(const Dialect &dialect, const Mapping &mapping, const QString &schema,
                      const QString &table, RowMode mode, const QString &infileName);

/// The LOAD DATA INFILE statement for a file that the server reads itself.
QString serverFileStatement(const Dialect &dialect, const Mapping &mapping, const QString &schema,
                            const QString &table, Conflict conflict, const QString &path);

/// "@millrace_row": SET to (first row number of the chunk - 1) before the statement when the mapping uses
/// @row_number.
QString rowNumberVariable();

} // namespace millrace
