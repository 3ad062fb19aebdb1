// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>

namespace millrace {

/// Whether the target's empty table has what its SHOW CREATE TABLE does not show and an import would fail
/// for, in the end: the column and index that a FULLTEXT index leaves behind when it is dropped, columns that
/// were added or dropped instantly. Compares the two .cfg files of exports, the target's and that of a table
/// made by its definition. Errors: ShipImpossible, FileNotReadable.
Result<void> expectNothingHidden(const QString &targetCfg, const QString &madeCfg, const QString &table);

} // namespace millrace
