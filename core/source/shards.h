// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QVector>

namespace millrace {

/// The name a file gives its table: base name without the data suffix and a numeric suffix before it.
QString tableNameOf(const QString &path);

/// "credits" for credits_2010_01, actor for actor@@3; empty when the name has no number behind a separator.
QString shardStem(const QString &tableName);

/// Files that may be shards of one table, in natural order.
struct ShardGroup
{
    QString stem; ///< empty: a file that stands alone
    QStringList files;
};

/// Groups by folder and stem. A file with its own .sql beside is a table of its own: orders_2020 and orders_2021 of a
/// mysqldump -T are two tables.
QVector<ShardGroup> groupShards(const QStringList &files);

} // namespace millrace
