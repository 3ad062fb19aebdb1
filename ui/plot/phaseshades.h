// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plot/plotlibrary.h"
#include "ui/plot/runtrail.h"
#include "ui/theme/theme.h"

namespace millrace {

/// The stages of a run as shades behind the curve, with a name where there is room for it.
class PhaseShades
{
public:
    PhaseShades(QCustomPlot *plot, QCPAxisRect *rect);

    /// Moves the items to the axes' present range. \a end: how far the run is, seconds.
    void place(const QVector<RunPhase> &phases, double end, const ThemeColors &colors);

    static QString name(RunPhase::Kind kind);

private:
    QCustomPlot *m_plot;
    QCPAxisRect *m_rect;
    QVector<QCPItemRect *> m_shades; ///< belong to the plot, as do the names
    QVector<QCPItemText *> m_names;
};

} // namespace millrace
