// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/shards.h"

#include "core/source/inspector.h"
#include "core/source/packing.h"

#include <QFileInfo>
#include <QHash>
#include <QRegularExpression>
#include <algorithm>

namespace millrace {

QString tableNameOf(const QString &path)
{
    const QFileInfo info(unpackedName(path));
    static const QRegularExpression number(QStringLiteral("^\\d+$"));
    if (!number.match(info.suffix()).hasMatch())
        return info.completeBaseName();
    // credits.txt.003, as split(1) names its pieces
    return QFileInfo(info.completeBaseName()).completeBaseName() + QLatin1Char('.') + info.suffix();
}

QString shardStem(const QString &tableName)
{
    static const QRegularExpression numbered(QStringLiteral("^(.*?\\p{L}.*?)(?:[-._@]+\\d+)+$"));
    return numbered.match(tableName).captured(1);
}

QVector<ShardGroup> groupShards(const QStringList &files)
{
    QStringList ordered = files;
    std::sort(ordered.begin(), ordered.end(), naturalLess);
    QVector<ShardGroup> groups;
    QHash<QString, qsizetype> indexOfKey;
    for (const QString &file : std::as_const(ordered)) {
        const QString stem = shardStem(tableNameOf(file));
        const QString key = QFileInfo(file).absolutePath() + QLatin1Char('/') + stem;
        if (stem.isEmpty() || !indexOfKey.contains(key)) {
            if (!stem.isEmpty())
                indexOfKey.insert(key, groups.size());
            groups.append({.stem = stem});
            groups.last().files.append(file);
        } else {
            groups[indexOfKey.value(key)].files.append(file);
        }
    }
    return groups;
}

} // namespace millrace
