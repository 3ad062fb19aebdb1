// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/event.h"
#include "core/bottleneck/bottlenecksample.h"
#include "core/plan/checks/preflight.h"
#include "core/plan/plan.h"
#include "core/record/chunk.h"
#include "core/record/runprogress.h"
#include "core/record/runsummary.h"
#include "core/verify/warmupreport.h"

namespace millrace {

class RunFolder;

/// All that is known about a run, read from its folder.
struct RunReport
{
    RunSummary summary;
    Plan plan;
    QVector<Event> events;
    QVector<Chunk> chunks;
    QVector<Sample> samples;
    QVector<BottleneckSample> limits; ///< what the monitor saw; empty of runs of earlier versions
    std::optional<WarmupReport> warmup;
    QStringList shipped = {}; ///< shipEvidence(); empty: the table went in another way

    static Result<RunReport> read(const RunFolder &folder);
};

} // namespace millrace
