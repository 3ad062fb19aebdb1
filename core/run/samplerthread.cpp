// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/samplerthread.h"

#include "core/base/coretext.h"
#include "core/base/text.h"
#include "core/server/connection.h"
#include "core/server/quoting.h"

#include <condition_variable>
#include <mutex>

namespace millrace {

QString throttleText(qint64 rowsPerSecond)
{
    return rowsPerSecond > 0
               ? CoreText::tr("Throttled by hand to %1 rows/s").arg(groupedNumber(rowsPerSecond))
               : CoreText::tr("The throttle is off");
}

SamplerThread::SamplerThread(const Plan &plan, const ResolvedConnection &target, RunStatistics &statistics,
                             const RunControl &control, RunLog &log)
    : m_plan(plan)
    , m_target(target)
    , m_statistics(statistics)
    , m_control(control)
    , m_log(log)
    , m_thread([this](std::stop_token stop) { run(stop); })
{}

void SamplerThread::run(std::stop_token stop)
{
    constexpr auto interval = std::chrono::milliseconds(100);
    constexpr int samplesPerEstimate = 20;
    std::unique_ptr<Connection> connection; // once there is something to ask: a small table is in by then
    const QString estimate =
        QStringLiteral("SELECT TABLE_ROWS FROM information_schema.TABLES WHERE TABLE_SCHEMA = %1 "
                       "AND TABLE_NAME = %2")
            .arg(quotedString(m_plan.schema), quotedString(m_plan.table));

    std::mutex mutex;
    std::condition_variable_any never;
    std::unique_lock lock(mutex);
    auto next = std::chrono::steady_clock::now();
    bool paused = false;
    qint64 throttle = 0;
    for (int count = 0; !stop.stop_requested(); ++count) {
        if (m_control.isPaused() != paused) {
            paused = !paused;
            m_log.event(paused ? Event::Kind::Paused : Event::Kind::Resumed,
                        paused ? CoreText::tr("Paused") : CoreText::tr("Resumed"));
        }
        if (const qint64 now = m_control.throttle(); now != throttle) {
            throttle = now;
            m_log.event(Event::Kind::Note, throttleText(throttle),
                        {{QStringLiteral("throttle_rows"), throttle}});
        }
        m_log.sample(m_statistics.snapshot(m_control));
        if (count % samplesPerEstimate == samplesPerEstimate - 1) {
            if (count < samplesPerEstimate)
                if (auto opened = Connection::open(m_target)) {
                    connection = std::move(*opened);
                    (void)connection->execute(
                        QStringLiteral("/*!80000 SET SESSION information_schema_stats_expiry = 0 */"));
                }
            if (const auto rows = connection ? connection->value(estimate) : Result<QVariant>(QVariant());
                rows && rows->isValid())
                m_statistics.setServerRowsEstimate(rows->toLongLong());
        }
        next += interval;
        never.wait_until(lock, stop, next, [] { return false; });
    }
    m_log.sample(m_statistics.snapshot(m_control));
}

} // namespace millrace
