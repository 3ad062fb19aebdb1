// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QVector>

namespace millrace {

/// The name a file gives its table: base name without the data suffix and a numeric suffix before it.
QString tableNameOf(const QString &path);

/// "credits" for credits_2010_01 and 2010-01_credits, actor for actor@@3; empty when the name has no number
/// that a separator sets off.
QString shardStem(const QString &tableName);

/// Which files may be shards of one table.
enum class FileGrouping
{
    ByName,   ///< of one folder, with names that differ in numbers only
    Together, ///< all that have one shape, whatever their names
    Apart     ///< none: each file is a table
};

/// Files that may be shards of one table, in natural order.
struct ShardGroup
{
    QString stem; ///< empty: a file that stands alone
    QStringList files;
};

/// Whether the files of a group really have one shape is for their reader to see. REQUIRES: absolute paths.
QVector<ShardGroup> groupShards(const QStringList &files, FileGrouping grouping = FileGrouping::ByName);

} // namespace millrace
