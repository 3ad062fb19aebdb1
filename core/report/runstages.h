// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/event.h"

#include <QVector>

namespace millrace {

/// A stage of a run, from the StageChanged event that began it to the next one.
struct RunStage
{
    QString name; ///< as the event says: "preflight", "sort", "load", "indexes", "verify", "warm_up", …
    double from = 0;
    double to = 0; ///< seconds since the run began
};

/// In order; the last one ends with the run. A resumed run has its stages again.
QVector<RunStage> runStages(const QVector<Event> &events, double runSeconds);

/// "index build" for "indexes", and so on; of a RunSpan as well.
QString stageTitle(const QString &name);
/// The same in English, whatever the program speaks: part of the JSON of a comparison.
QString stageName(const QString &name);

} // namespace millrace
