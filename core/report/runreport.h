// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/event.h"
#include "core/load/chunk.h"
#include "core/load/limitsample.h"
#include "core/load/progress.h"
#include "core/load/runsummary.h"
#include "core/plan/plan.h"
#include "core/plan/preflight.h"
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
    QVector<LimitSample> limits; ///< what the monitor saw; empty of runs of earlier versions
    std::optional<WarmupReport> warmup;

    static Result<RunReport> read(const RunFolder &folder);
};

/// One self-contained HTML file: verdict, figures, plot as SVG, every setting, every statement, chunk table,
/// events. No script, no link to anything outside; all text escaped.
QByteArray reportHtml(const RunReport &report);
QByteArray reportJson(const RunReport &report);
/// elapsed_ms,rows_streamed,rows_committed,bytes_streamed,rows_per_second
QByteArray reportCsv(const RunReport &report);

} // namespace millrace
