// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/record/runprogress.h"
#include "ui/models/run/endestimate.h"

#include <QWidget>

class QHBoxLayout;

namespace millrace {

class ProgressLine;
class RunView;
class Tile;

/// The figures of a run on top of the load page, with the progress line below them. Tiles keep their places
/// whatever the figures; in a narrow window the mean gives way (the plot's legend tells it too), and in
/// large type they stand in two rows.
class RunTiles : public QWidget
{
    Q_OBJECT
public:
    explicit RunTiles(QWidget *parent = nullptr);

    void show(const RunView &view);
    /// The time of day at which the load shown last will end; empty while that cannot be told.
    QString endTime() const { return m_endTime; }

Q_SIGNALS:
    void arrangementChanged(); ///< what is shown must be shown anew

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    enum class Width
    {
        Wide,
        Narrow,
        TwoRows
    };

    void arrange();
    void showRates(const RunView &view, bool staged); ///< \a staged: no rows are sent now
    void showRows(const RunView &view, bool staged);
    void showTrouble(const RunView &view);
    void showEnd(const RunView &view);

    Tile *m_rate = nullptr; ///< tiles belong to the widget
    Tile *m_mean = nullptr;
    Tile *m_rows = nullptr;
    Tile *m_elapsed = nullptr;
    Tile *m_remaining = nullptr;
    Tile *m_trouble = nullptr;
    ProgressLine *m_line = nullptr;
    QHBoxLayout *m_row = nullptr;
    QHBoxLayout *m_second = nullptr; ///< empty unless there are two rows
    Width m_width = Width::Wide;
    EndEstimate m_end;
    QString m_endTime;
};

/// Sorting the dump or building indexes: work that has a share of its own and moves no row.
bool isStaged(RunState state);

} // namespace millrace
