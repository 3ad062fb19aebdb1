// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/clusterwords.h"

#include "core/base/literals.h"
#include "core/server/sessions/nodechoice.h"
#include "ui/language/localtext.h"

#include <QCoreApplication>
#include <algorithm>

namespace millrace {

namespace {

constexpr qsizetype mostServers = 6; ///< servers; who has more looks at the cluster's own tools

QString andMore(qsizetype all)
{
    return all > mostServers ? tr("and %1 more").arg(all - mostServers) : QString();
}

/// "10.0.0.7:3306, PRIMARY, ONLINE"
QString memberText(const ClusterFacts::Member &member)
{
    QStringList parts{member.name, member.role, member.state};
    parts.removeAll(QString());
    return parts.join(u", "_s);
}

QStringList galeraLines(const ClusterFacts &cluster)
{
    QStringList lines;
    lines << (cluster.size > 0 ? tr("Galera cluster of %1: this is %2, %3")
                                     .arg(QString::number(cluster.size), cluster.node, cluster.state)
                               : tr("Galera cluster: this is %1, %2").arg(cluster.node, cluster.state));
    QStringList others;
    for (const ClusterFacts::Member &member : cluster.members)
        if (!member.isSelf)
            others << (member.address.isEmpty() || member.address == member.name
                           ? member.name
                           : u"%1 (%2)"_s.arg(member.name, member.address));
    const QString more = andMore(others.size());
    others = others.first(std::min(others.size(), mostServers));
    if (!more.isEmpty())
        others << more;
    if (!others.isEmpty())
        lines << tr("with %1").arg(others.join(u", "_s));
    return lines;
}

QStringList groupLines(const ClusterFacts &cluster)
{
    QStringList others;
    QString self = cluster.node;
    for (const ClusterFacts::Member &member : cluster.members)
        if (member.isSelf)
            self = memberText(member);
        else
            others << memberText(member);
    QStringList lines{others.isEmpty() ? tr("Group Replication: this is %1").arg(self)
                                       : tr("Group of %1: this is %2").arg(others.size() + 1).arg(self)};
    lines += others.first(std::min(others.size(), mostServers));
    if (const QString more = andMore(others.size()); !more.isEmpty())
        lines << more;
    return lines;
}

} // namespace

ClusterNote clusterNote(const ClusterFacts &cluster)
{
    QStringList lines;
    if (cluster.isGalera())
        lines = galeraLines(cluster);
    else if (cluster.isGroup())
        lines = groupLines(cluster);
    if (!cluster.logReaders.isEmpty())
        lines << tr("Its binary log is read by %1").arg(cluster.logReaders.join(u", "_s));
    return {.text = lines.join(u'\n'), .isWell = clusterTrouble(cluster).isEmpty()};
}

} // namespace millrace
