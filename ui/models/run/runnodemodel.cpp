// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/run/runnodemodel.h"

#include "core/base/literals.h"
#include "ui/language/localtext.h"
#include "ui/theme/theme.h"

#include <algorithm>

namespace millrace {

namespace {

/// The part of a name that says nothing when all have it: ":3306", ".example:3306". Of numbers no part but
/// the port.
QString suffixOf(const QString &name)
{
    const qsizetype port = name.lastIndexOf(u':');
    const qsizetype domain = name.indexOf(u'.');
    if (domain > 0 && name.front().isLetter())
        return name.mid(domain);
    return port > 0 && !name.endsWith(u']') ? name.mid(port) : QString();
}

QString commonSuffix(const QVector<NodeProgress> &nodes)
{
    if (nodes.size() < 2)
        return {};
    const QString suffix = suffixOf(nodes.first().name);
    const bool common = std::all_of(nodes.begin(), nodes.end(), [&suffix](const NodeProgress &node) {
        return suffixOf(node.name) == suffix;
    });
    return common ? suffix : QString();
}

} // namespace

RunNodeModel::RunNodeModel(QObject *parent)
    : RowsModel({{QT_TR_NOOP("Node")},
                 {QT_TR_NOOP("State")},
                 {QT_TR_NOOP("Rows/s"), true},
                 {QT_TR_NOOP("Queue"), true},
                 {QT_TR_NOOP("Lag"), true}},
                parent)
{}

void RunNodeModel::setNodes(QVector<NodeProgress> nodes)
{
    // Where there is room for a few, those that need somebody's eyes are among them.
    if (!nodes.isEmpty())
        std::stable_partition(nodes.begin() + 1, nodes.end(),
                              [](const NodeProgress &node) { return !node.isWell; });
    if (nodes == rows())
        return;
    m_suffix = commonSuffix(nodes);
    if (nodes.size() != rows().size())
        return setRows(nodes);
    replaceRows(nodes);
    announce(0, columnCount() - 1);
}

QString RunNodeModel::text(const NodeProgress &node, int column) const
{
    QString unknown = u"–"_s;
    switch (column) {
    case NameColumn: {
        const QString name = node.name.chopped(m_suffix.size());
        const QString state = node.state.section(u", "_s, -1); // what it is there does not matter then
        return node.isWell || state.isEmpty() ? name : u"%1: %2"_s.arg(name, state);
    }
    case StateColumn:
        return node.state.isEmpty() ? unknown : node.state;
    case RateColumn:
        return node.rowsPerSecond < 0 ? unknown : rateText(node.rowsPerSecond);
    case QueueColumn:
        return node.queue < 0 ? unknown : groupedNumber(node.queue);
    case LagColumn: {
        constexpr qint64 second = 1'000; // looks are two of these apart: less cannot be told
        if (node.isSelf || node.lagMs < 0)
            return unknown;
        return node.lagMs < second ? tr("level") : durationText(node.lagMs);
    }
    default:
        return {};
    }
}

QString RunNodeModel::toolTip(const NodeProgress &node)
{
    const QString name = node.state.isEmpty() ? node.name : u"%1, %2"_s.arg(node.name, node.state);
    if (node.isSelf)
        return tr("%1: the load's sessions are here").arg(name);
    if (!node.silence.isEmpty())
        return tr("%1 is not asked: %2").arg(name, node.silence);
    if (node.isReplica)
        return tr("%1. Rows per second are those its tables take in, whoever sends them. Lag: as it says "
                  "itself.")
            .arg(name);
    return tr("%1. Rows per second are those its tables take in, whoever sends them. The queue: "
              "transactions it has received and not applied. Lag: for how long the node of the load "
              "has had something that this one lacks.")
        .arg(name);
}

QVariant RunNodeModel::cellOf(const NodeProgress &node, int column, int role) const
{
    if (role == Qt::DisplayRole)
        return text(node, column);
    if (role == Qt::ToolTipRole)
        return toolTip(node);
    if (role == Qt::ForegroundRole && (column == NameColumn || column == StateColumn) && !node.isWell)
        return themeColors().warning;
    return {};
}

} // namespace millrace
