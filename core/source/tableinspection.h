// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/source.h"

namespace millrace {

/// The table as a source: its columns are the fields. Errors: TableMissing, UnknownSchema, PrivilegeMissing.
Result<Source> inspectTable(Connection &connection, const QString &schema, const QString &name);

/// How rows of these fields are written as text: as bytes where a field is, or every byte would have to be
/// text.
Dialect dialectOf(const QVector<ResultColumn::Kind> &kinds);

} // namespace millrace
