// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/run/runeventmodel.h"

#include "core/base/literals.h"
#include "ui/language/localtext.h"
#include "ui/session/run/runview.h"
#include "ui/theme/theme.h"

#include <QPalette>

namespace millrace {

namespace {

bool hasRejects(const Event &event)
{
    return event.values.value(u"set_aside"_s).toInteger() > 0;
}

enum class Tone
{
    Plain,
    Look, ///< somebody should
    Bad,
    Good
};

Tone toneOf(const Event &event)
{
    switch (event.kind) {
    case Event::Kind::ChunkDone:
        return hasRejects(event) ? Tone::Look : Tone::Plain;
    case Event::Kind::ChunkRetried:
    case Event::Kind::RowRejected:
    case Event::Kind::Warning:
    case Event::Kind::Paused:
        return Tone::Look;
    case Event::Kind::Failed:
    case Event::Kind::Cancelled:
        return Tone::Bad;
    case Event::Kind::Finished:
        return event.values.value(u"verified"_s).toBool() ? Tone::Good : Tone::Plain;
    default:
        return Tone::Plain;
    }
}

bool isTrouble(const Event &event)
{
    const Tone tone = toneOf(event);
    return tone == Tone::Look || tone == Tone::Bad;
}

/// The engine's sentence counts a chunk's rows; that some of them were set aside is what matters.
QString textOf(const Event &event)
{
    return event.kind == Event::Kind::ChunkDone && hasRejects(event)
               ? RunEventModel::tr("%1; set aside: %2")
                     .arg(event.text, groupedNumber(event.values.value(u"set_aside"_s).toInteger()))
               : event.text;
}

} // namespace

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
        return index.column() == TimeColumn ? durationText(event.elapsedMs) : textOf(event);
    case Qt::ToolTipRole:
        return index.column() == TextColumn ? textOf(event) : QVariant();
    case TroubleRole:
        return isTrouble(event);
    case KindRole:
        return static_cast<int>(event.kind);
    case Qt::ForegroundRole: {
        const ThemeColors &colors = themeColors();
        if (index.column() == TimeColumn)
            return colors.muted;
        switch (toneOf(event)) {
        case Tone::Plain:
            return colors.text;
        case Tone::Look:
            return colors.warning;
        case Tone::Bad:
            return colors.bad;
        case Tone::Good:
            return colors.good;
        }
        return {};
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

void RunEventFilter::setKinds(Kinds kinds)
{
    m_kinds = kinds;
    invalidateFilter();
}

bool RunEventFilter::filterAcceptsRow(int sourceRow, const QModelIndex &sourceParent) const
{
    const QModelIndex text = sourceModel()->index(sourceRow, RunEventModel::TextColumn, sourceParent);
    const auto kind = static_cast<Event::Kind>(text.data(RunEventModel::KindRole).toInt());
    const bool trouble = text.data(RunEventModel::TroubleRole).toBool();
    if (kind == Event::Kind::ChunkDone && !m_chunksShown && !trouble)
        return false;
    if (m_kinds == Kinds::Trouble && !trouble)
        return false;
    if (m_kinds == Kinds::Settings && kind != Event::Kind::SettingChanged &&
        kind != Event::Kind::StageChanged)
        return false;
    return QSortFilterProxyModel::filterAcceptsRow(sourceRow, sourceParent);
}

} // namespace millrace
