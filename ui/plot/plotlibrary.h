// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// QCustomPlot 2.1 says `signals` and `foreach` in its header, which QT_NO_KEYWORDS and QT_NO_FOREACH forbid:
// they are lent to it for the length of its header. Nobody else includes it.
#include <QObject>

#define signals Q_SIGNALS
#define foreach(variable, container) for (variable : container)
#include <qcustomplot.h>
#undef foreach
#undef signals
