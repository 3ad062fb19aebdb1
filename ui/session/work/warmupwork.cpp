// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/work/warmupwork.h"

#include "core/server/scratch/scratchserver.h"

namespace millrace {

WarmupWork::WarmupWork(MigrationDraft *draft, QObject *parent)
    : StoppableWork(parent)
    , m_draft(draft)
{}

void WarmupWork::start(const WarmupOptions &options, const QString &runFolder)
{
    if (isRunning())
        return;
    clear();
    begin(
        [this, options, runFolder, spec = m_draft->connection(), password = m_draft->password(),
         table = m_draft->schema() + u'.' + m_draft->table()](std::stop_token stop) -> Result<WarmupReport> {
            MILLRACE_TRY(const auto target, resolveTarget(spec, password));
            auto report = Warmup{
                .target = target,
                .tables = {table},
                .options = options,
                .stop = std::move(stop),
                .onStage = [this](const QString &stage) {
                    tell([this, stage] { m_stage = stage; });
                }}.run();
            if (report && !runFolder.isEmpty())
                if (const auto saved = report->save(runFolder); !saved)
                    report->notes << saved.error().text();
            return report;
        },
        [this](const WarmupReport &report) { m_report = report; });
}

void WarmupWork::clear()
{
    m_report.reset();
    m_stage.clear();
}

} // namespace millrace
