// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/samplerthread.h"

#include "core/base/literals.h"
#include "core/base/stoppable.h"
#include "core/run/controlwatch.h"
#include "core/server/connection.h"
#include "core/sql/quoting.h"

namespace millrace {

void sampleUntil(const std::stop_token &stop, const std::function<void()> &takeSample)
{
    constexpr auto interval = std::chrono::milliseconds(100);
    auto next = std::chrono::steady_clock::now();
    for (bool last = false; !last;) {
        last = stop.stop_requested();
        takeSample();
        next += interval;
        sleepUntil(stop, next);
    }
}

SamplerThread::SamplerThread(const Plan &plan, const ResolvedConnection &target, RunStatistics &statistics,
                             const RunControl &control, RunLog &log, std::function<void()> later)
    : m_plan(plan)
    , m_target(target)
    , m_statistics(statistics)
    , m_control(control)
    , m_log(log)
    , m_later(std::move(later))
    , m_thread([this](std::stop_token stop) { run(stop); })
{}

void SamplerThread::run(std::stop_token stop)
{
    constexpr int samplesPerEstimate = 20;
    constexpr int samplesBeforeLater = 3;   // the first is taken at once
    std::unique_ptr<Connection> connection; // once there is something to ask: a small table is in by then
    const QString estimate =
        u"SELECT TABLE_ROWS FROM information_schema.TABLES WHERE TABLE_SCHEMA = %1 "
        "AND TABLE_NAME = %2"_s.arg(quotedString(m_plan.schema), quotedString(m_plan.table));

    ControlWatch watch(m_control, [this](Event::Kind kind, const QString &text, const QJsonObject &values) {
        m_log.event(kind, text, values);
    });
    int count = 0;
    sampleUntil(stop, [&] {
        watch.look();
        m_log.sample(m_statistics.snapshot(m_control));
        if (count + 1 == samplesBeforeLater && m_later && !stop.stop_requested())
            m_later();
        if (++count % samplesPerEstimate != 0 || stop.stop_requested())
            return;
        if (count == samplesPerEstimate)
            if (auto opened = Connection::open(m_target))
                connection = std::move(*opened);
        if (const auto rows = connection ? connection->value(estimate) : Result<QVariant>(QVariant());
            rows && rows->isValid())
            m_statistics.setServerRowsEstimate(rows->toLongLong());
    });
}

} // namespace millrace
