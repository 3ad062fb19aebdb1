// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/server/serverfacts.h"

#include <QMap>

namespace millrace {

class Connection;

/// Counting the pages of a larger pool would take too long.
constexpr qint64 largestPoolToCount = 4LL * 1024 * 1024 * 1024;

/// Pages in the buffer pool per index of a table, PRIMARY for the clustered one, partitions together. \a why:
/// set when they cannot be had at a price worth paying; the map is then empty. Errors: ConnectionLost.
Result<QMap<QString, qint64>> poolPages(Connection &connection, const ServerFacts &facts,
                                        const QString &schema, const QString &table, QString &why);

/// A name as InnoDB writes it in its file names: letters, digits and _ as they are, other ASCII as @00xx.
/// Empty for names with other characters.
QString innodbFileName(const QString &name);

} // namespace millrace
