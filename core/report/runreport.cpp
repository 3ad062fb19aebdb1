// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/runreport.h"

#include "core/record/runfolder.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace millrace {

Result<RunReport> RunReport::read(const RunFolder &folder)
{
    Result<RunSummary> summary = folder.summary();
    if (!summary)
        return fail(summary.error());
    Result<Plan> plan = folder.plan();
    if (!plan)
        return fail(plan.error());
    Result<QVector<Event>> events = folder.events();
    if (!events)
        return fail(events.error());
    Result<QVector<Chunk>> chunks = folder.chunks();
    if (!chunks)
        return fail(chunks.error());
    Result<QVector<Sample>> samples = folder.samples();
    if (!samples)
        return fail(samples.error());
    Result<QVector<BottleneckSample>> limits = readBottleneckSamples(folder.path());
    if (!limits)
        return fail(limits.error());
    Result<std::optional<WarmupReport>> warmup = WarmupReport::load(folder.path());
    if (!warmup)
        return fail(warmup.error());
    return RunReport{.summary = *std::move(summary),
                     .plan = *std::move(plan),
                     .events = *std::move(events),
                     .chunks = *std::move(chunks),
                     .samples = *std::move(samples),
                     .limits = *std::move(limits),
                     .warmup = *std::move(warmup)};
}

} // namespace millrace
