// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/event.h"

#include <QAbstractTableModel>
#include <QSortFilterProxyModel>
#include <QVector>

namespace millrace {

class RunView;

/// What happened during a run, newest first: time since its beginning, and a sentence.
class RunEventModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column
    {
        TimeColumn,
        TextColumn,
        ColumnCount
    };
    enum Role
    {
        KindRole = Qt::UserRole + 1,
        TroubleRole ///< bool: somebody should look
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// Takes over what is new in the view since the last call. A view with fewer events is another run:
    /// starts anew.
    void follow(const RunView &view);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    QVector<Event> m_events; ///< oldest first; row 0 is the last of them
    qint64 m_seen = 0;
};

/// The event list as it is shown: without the chunk-by-chunk lines unless they are asked for, and only what
/// contains the words typed.
class RunEventFilter : public QSortFilterProxyModel
{
    Q_OBJECT
public:
    explicit RunEventFilter(QObject *parent = nullptr);
    enum class Kinds
    {
        All,
        Trouble, ///< warnings, retries, rows set aside, pauses, the end that was not wanted
        Settings ///< and stages
    };
    void setChunksShown(bool shown);
    void setKinds(Kinds kinds);

protected:
    bool filterAcceptsRow(int sourceRow, const QModelIndex &sourceParent) const override;

private:
    bool m_chunksShown = false;
    Kinds m_kinds = Kinds::All;
};

} // namespace millrace
