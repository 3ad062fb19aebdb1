// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/runeventmodel.h"

#include "ui/language/localtext.h"
#include "ui/models/runview.h"
#include "ui/theme/theme.h"

#include <QGuiApplication>
#include <QPalette>

namespace millrace {

void RunEventModel::follow(const RunView &view)
{
    const qint64 news = view.eventsSeen() - m_seen;
    const QVector<Event> &all = view.events();
    m_seen = view.eventsSeen();
    // A view that dropped old events, or another run's, is taken over whole.
    if (news < 0 || news > all.size() || m_events.size() + news != all.size()) {
        beginResetModel();
        m_events = all;
        endResetModel();
        return;
    }
    if (news == 0)
        return;
    beginInsertRows({}, 0, static_cast<int>(news) - 1);
    m_events = all;
    endInsertRows();
}

int RunEventModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_events.size());
}

int RunEventModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant RunEventModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Event &event = m_events[m_events.size() - 1 - index.row()];
    switch (role) {
    case Qt::DisplayRole:
        return index.column() == TimeColumn ? durationText(event.elapsedMs) : event.text;
    case Qt::ToolTipRole:
        return index.column() == TextColumn ? event.text : QVariant();
    case KindRole:
        return static_cast<int>(event.kind);
    case Qt::ForegroundRole: {
        const ThemeColors &colors = themeColors(QGuiApplication::palette());
        if (index.column() == TimeColumn)
            return colors.muted;
        switch (event.kind) {
        case Event::Kind::ChunkRetried:
        case Event::Kind::RowRejected:
        case Event::Kind::Warning:
        case Event::Kind::Paused:
            return colors.warning;
        case Event::Kind::Failed:
        case Event::Kind::Cancelled:
            return colors.bad;
        case Event::Kind::Finished:
            return event.values.value(QStringLiteral("verified")).toBool() ? colors.good : colors.text;
        default:
            return colors.text;
        }
    }
    default:
        return {};
    }
}

RunEventFilter::RunEventFilter(QObject *parent)
    : QSortFilterProxyModel(parent)
{
    setFilterKeyColumn(RunEventModel::TextColumn);
    setFilterCaseSensitivity(Qt::CaseInsensitive);
    setDynamicSortFilter(false);
}

void RunEventFilter::setChunksShown(bool shown)
{
    m_chunksShown = shown;
    invalidateFilter();
}

bool RunEventFilter::filterAcceptsRow(int sourceRow, const QModelIndex &sourceParent) const
{
    const QModelIndex text = sourceModel()->index(sourceRow, RunEventModel::TextColumn, sourceParent);
    const auto kind = static_cast<Event::Kind>(text.data(RunEventModel::KindRole).toInt());
    if (kind == Event::Kind::ChunkDone && !m_chunksShown)
        return false;
    return QSortFilterProxyModel::filterAcceptsRow(sourceRow, sourceParent);
}

} // namespace millrace
