// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// QCustomPlot 2.1 says `signals` and `foreach` in its header, which QT_NO_KEYWORDS and QT_NO_FOREACH forbid:
// they are lent to it for the length of its header. Nobody else includes it.
#include <QObject>

#define signals Q_SIGNALS
#define foreach(variable, container)                                                                         \
    for (variable : container) // NOLINT(bugprone-macro-parentheses): no expressions
#include <qcustomplot.h>
#undef foreach
#undef signals

namespace millrace {

/// Where something of the plot is: on its pane's time axis, and by shares of the pane's height.
inline void anchorInTime(std::initializer_list<QCPItemPosition *> positions, QCPAxisRect *pane)
{
    for (QCPItemPosition *position : positions) {
        position->setAxisRect(pane);
        position->setAxes(pane->axis(QCPAxis::atBottom), pane->axis(QCPAxis::atLeft));
        position->setTypeX(QCPItemPosition::ptPlotCoords);
        position->setTypeY(QCPItemPosition::ptAxisRectRatio);
    }
}

} // namespace millrace
