// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/server/tableschema.h"

#include <QVector>

namespace millrace {

/// "5 columns · primary key (id) · 2 indexes · InnoDB · about 1,000 rows, 64.0 kB".
QString tableFactsText(const TableSchema &table, bool willBeCreated);

/// "no primary key · 2 triggers · 3 indexes · 12 partitions · 1 foreign key · referenced by 2 tables": what
/// is worth a look comes first.
QString structureText(const TableDetails &details);

/// What about a table makes a bulk load slower, riskier or surprising, each with what to do.
QVector<Error> tableWarnings(const TableSchema &table);

} // namespace millrace
