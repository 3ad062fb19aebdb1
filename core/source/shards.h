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

/// Groups by folder and stem; whether the files of a group really have one shape is for their reader to see.
QVector<ShardGroup> groupShards(const QStringList &files);

} // namespace millrace
