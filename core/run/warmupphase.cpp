// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/warmupphase.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/verify/warmup.h"

namespace millrace {

void WarmupPhase::run(const Plan &plan, const ResolvedConnection &target, const RunFolder &folder,
                      const RunControl &control, RunLog &log)
{
    if (!plan.warmup.wanted)
        return;
    log.event(Event::Kind::StageChanged, CoreText::tr("Warm-up"), {{u"stage"_s, u"warm_up"_s}});
    const auto report = Warmup{
        .target = target,
        .tables = {plan.tableName()},
        .options = plan.warmup,
        .stop = control.stopToken(),
        .onStage = [this](const QString &stage) {
            const std::lock_guard lock(m_mutex);
            m_stage = stage;
        }}.run();
    const auto saved = report ? report->save(folder.path()) : Result<void>(fail(report.error()));
    if (report)
        for (const QString &line : report->lines())
            log.event(Event::Kind::Note, line);
    if (!saved && saved.error().code == ErrorCode::Cancelled)
        log.event(Event::Kind::Note, CoreText::tr("The warm-up was stopped; the load is complete"));
    else if (!saved)
        log.warning(
            saved.error(),
            CoreText::tr("The warm-up was broken off, the load is complete: %1").arg(saved.error().text()));
}

QString WarmupPhase::stage() const
{
    const std::lock_guard lock(m_mutex);
    return m_stage;
}

} // namespace millrace
