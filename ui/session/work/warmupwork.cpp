// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/work/warmupwork.h"

#include "core/base/literals.h"
#include "core/server/scratch/scratchserver.h"

namespace millrace {

namespace {

const QString warmKey = u"warm"_s;

} // namespace

WarmupWork::WarmupWork(MigrationDraft *draft, QObject *parent)
    : QObject(parent)
    , m_draft(draft)
{}

WarmupWork::~WarmupWork()
{
    m_stop.request_stop(); // the queue stops what runs, but the warm-up listens to this
}

void WarmupWork::start(const WarmupOptions &options, const QString &runFolder)
{
    if (isRunning())
        return;
    m_report.reset();
    m_error.reset();
    m_stage.clear();
    m_stop = std::stop_source();
    setState(State::Running);
    m_queue.post(
        warmKey,
        [this, options, runFolder, spec = m_draft->connection(), password = m_draft->password(),
         table = m_draft->schema() + u'.' + m_draft->table(),
         stop = m_stop](std::stop_token ended) mutable -> Result<WarmupReport> {
            const std::stop_callback whenEnded(ended, [&stop] { stop.request_stop(); });
            MILLRACE_TRY(const auto target, resolveTarget(spec, password));
            auto report = Warmup{
                .target = target,
                .tables = {table},
                .options = options,
                .stop = stop.get_token(),
                .onStage = [this](const QString &stage) {
                    QMetaObject::invokeMethod(
                        this,
                        [this, stage] {
                            m_stage = stage;
                            Q_EMIT changed();
                        },
                        Qt::QueuedConnection);
                }}.run();
            if (report && !runFolder.isEmpty())
                if (const auto saved = report->save(runFolder); !saved)
                    report->notes << saved.error().text();
            return report;
        },
        [this](const Result<WarmupReport> &result) { finish(result); });
}

void WarmupWork::stop()
{
    if (m_state != State::Running)
        return;
    m_stop.request_stop();
    setState(State::Stopping);
}

void WarmupWork::forget()
{
    m_stop.request_stop();
    m_queue.cancel(warmKey);
    m_report.reset();
    m_error.reset();
    setState(State::Idle);
}

void WarmupWork::finish(const Result<WarmupReport> &result)
{
    if (result) {
        m_report = *result;
        setState(State::Done);
    } else if (result.error().code == ErrorCode::Cancelled) {
        setState(State::Stopped);
    } else {
        m_error = result.error();
        setState(State::Failed);
    }
}

void WarmupWork::setState(State state)
{
    m_state = state;
    Q_EMIT changed();
}

} // namespace millrace
