// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/find/shards.h"

#include "core/base/literals.h"
#include "core/source/bytes/packing.h"
#include "core/source/find/fileorder.h"
#include "core/source/find/naturalorder.h"

#include <QFileInfo>
#include <QHash>
#include <QRegularExpression>
#include <algorithm>

namespace millrace {

QString tableNameOf(const QString &path)
{
    const QFileInfo info(unpackedName(path));
    static const QRegularExpression number(u"^\\d+$"_s);
    if (!number.match(info.suffix()).hasMatch())
        return info.completeBaseName();
    // credits.txt.003, as split(1) names its pieces
    return QFileInfo(info.completeBaseName()).completeBaseName() + u'.' + info.suffix();
}

QString shardStem(const QString &tableName)
{
    static const QRegularExpression numbered(u"^(.*?\\p{L}.*?)(?:[-._@]+\\d+)+$"_s);
    static const QRegularExpression leading(u"^(?:\\d+[-._@]+)+(\\p{L}.*)$"_s);
    const auto match = numbered.match(tableName);
    const QString stem = match.hasMatch() ? match.captured(1) : tableName;
    const auto front = leading.match(stem);
    if (front.hasMatch())
        return front.captured(1);
    return match.hasMatch() ? stem : QString();
}

namespace {

/// "users" of users_a and users_b; the first name when they have nothing in common.
QString commonName(const QStringList &files)
{
    const QString first = tableNameOf(files.constFirst());
    QStringView common(first);
    for (const QString &file : files) {
        const QString name = tableNameOf(file);
        const auto same = std::mismatch(common.begin(), common.end(), name.begin(), name.end());
        common.truncate(same.first - common.begin());
    }
    static const QRegularExpression wholeWords(u"^(.*\\p{L}.*?)[-._@\\d]+(?:\\p{L}*)$"_s);
    const auto match = wholeWords.match(common.toString());
    return match.hasMatch() ? match.captured(1) : first;
}

} // namespace

QVector<ShardGroup> groupShards(const QStringList &files, FileGrouping grouping)
{
    QStringList ordered = files;
    std::sort(ordered.begin(), ordered.end(), naturalLess);
    QVector<ShardGroup> groups;
    if (grouping == FileGrouping::Together && !ordered.isEmpty())
        return {{.stem = commonName(ordered), .files = ordered}};
    QHash<QString, qsizetype> indexOfKey;
    for (const QString &file : std::as_const(ordered)) {
        const QString stem = grouping == FileGrouping::Apart ? QString() : shardStem(tableNameOf(file));
        const QString key = file.left(file.lastIndexOf(u'/') + 1) + stem;
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
