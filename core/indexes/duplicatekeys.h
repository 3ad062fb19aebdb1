// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/server/connection.h"
#include "core/server/serverfacts.h"
#include "core/sql/indexdefinition.h"

namespace millrace {

/// A value that a unique index would hold more than once.
struct DuplicateKey
{
    QStringList values; ///< one per key part, for people: texts in quotes and cut to 60 characters
    qint64 rows = 0;    ///< that have it
};

constexpr int mostDuplicatesShown = 20;

/// The statement that finds them, the most frequent first; also what a DBA is given. NULLs are no duplicates.
QString duplicatesQuery(const QString &schema, const QString &table, const IndexDefinition &index);

/// At most mostDuplicatesShown. Reads the whole table, for at most \a seconds. Errors: the server's.
Result<QVector<DuplicateKey>> findDuplicates(Connection &connection, const ServerFacts &facts,
                                             const QString &schema, const QString &table,
                                             const IndexDefinition &index, int seconds);

/// "('a', 3) 2 times, ('b', 7) 5 times".
QString duplicatesText(const QVector<DuplicateKey> &duplicates);

} // namespace millrace
