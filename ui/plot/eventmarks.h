// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/event.h"
#include "ui/plot/plotlibrary.h"
#include "ui/theme/theme.h"

namespace millrace {

/// The dashed lines that say when something happened to the load, with a word beside each where there is
/// room.
class EventMarks
{
public:
    static constexpr int maxMarks = 40; ///< of each run's beginning and end, when there are more

    EventMarks(QCustomPlot *plot, QCPAxisRect *rect);

    /// Keeps the events worth a mark, oldest first.
    void setEvents(const QVector<Event> &events);
    bool isEmpty() const { return m_events.isEmpty(); }
    /// Moves the items to the axes' present range.
    void place(const ThemeColors &colors);

    /// True for what changes, slows or ends a load: settings, throttles, retries, pauses, rows set aside, the
    /// end that was not wanted.
    static bool isWorthAMark(const Event &event);

private:
    QCustomPlot *m_plot;
    QCPAxisRect *m_rect;
    QVector<Event> m_events;
    QVector<QCPItemLine *> m_lines; ///< belong to the plot, as do the texts
    QVector<QCPItemText *> m_texts;
};

} // namespace millrace
