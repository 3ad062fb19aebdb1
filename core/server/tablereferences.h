// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QStringList>
#include <QVector>

namespace millrace {

class Connection;

/// A foreign key, by the tables at its ends.
struct TableReference
{
    QString table; ///< of the schema that was asked about
    QString referencedSchema;
    QString referencedTable;
};

/// The foreign keys of a schema's tables. One question, but MariaDB opens every table for it: 4 s with 10,000
/// tables, so not where somebody waits.
Result<QVector<TableReference>> tableReferences(Connection &connection, const QString &schema);

/// Tables of \a schema whose foreign keys point to this one of its tables; it itself not counted; by name.
QStringList referencingTables(const QVector<TableReference> &references, const QString &schema,
                              const QString &table);

} // namespace millrace
