// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/runreport.h"

#include "core/record/runfolder.h"
#include "core/ship/shipevidence.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace millrace {

Result<RunReport> RunReport::read(const RunFolder &folder)
{
    MILLRACE_TRY(auto summary, folder.summary());
    MILLRACE_TRY(auto plan, folder.plan());
    MILLRACE_TRY(auto events, folder.events());
    MILLRACE_TRY(auto chunks, folder.chunks());
    MILLRACE_TRY(auto samples, folder.samples());
    MILLRACE_TRY(auto limits, readBottleneckSamples(folder.path()));
    MILLRACE_TRY(auto warmup, WarmupReport::load(folder.path()));
    MILLRACE_TRY(const auto shipped, ShipRecord::load(folder.path()));
    const QStringList evidence = shipped ? shipEvidence(*shipped, plan.shipFiles) : QStringList();
    return RunReport{.summary = std::move(summary),
                     .plan = std::move(plan),
                     .events = std::move(events),
                     .chunks = std::move(chunks),
                     .samples = std::move(samples),
                     .limits = std::move(limits),
                     .warmup = std::move(warmup),
                     .shipped = evidence};
}

} // namespace millrace
