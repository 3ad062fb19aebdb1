// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/load/control/loadguard.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"

#include <algorithm>

namespace millrace {

double SpeedGovernor::next(bool complaint, double bytesPerSecondNow)
{
    if (complaint) {
        if (m_limit <= 0)
            m_fullSpeed = bytesPerSecondNow;
        const double from =
            m_limit > 0 ? std::min(m_limit, std::max(bytesPerSecondNow, m_limit / 2)) : bytesPerSecondNow;
        m_limit = std::max(leastBytesPerSecond, from / 2);
    } else if (m_limit > 0) {
        m_limit *= 1.25;
        if (m_limit >= m_fullSpeed)
            m_limit = 0;
    }
    return m_limit;
}

namespace {

/// Of the nodes and replicas beside the server that is asked; the ServerWatch speaks of that.
QString lagComplaint(const QVector<NodeProgress> &nodes, const LoadLimits &limits)
{
    const qint64 mostMs = 1'000LL * limits.replicaLagSeconds;
    const auto last = std::max_element(nodes.begin(), nodes.end(),
                                       [](const auto &a, const auto &b) { return a.lagMs < b.lagMs; });
    if (mostMs == 0 || last == nodes.end() || last->lagMs <= mostMs)
        return {};
    return (last->isReplica ? CoreText::tr("replica %1 lags %2 s behind (limit %3 s)")
                            : CoreText::tr("node %1 of the cluster lags %2 s behind (limit %3 s)"))
        .arg(last->name)
        .arg(last->lagMs / 1'000)
        .arg(limits.replicaLagSeconds);
}

} // namespace

LoadGuard::LoadGuard(const Plan &plan, const ResolvedConnection &target, const RunStatistics &statistics,
                     const RunControl &control, RateLimiter &limiter, RunLog &log)
    : m_statistics(statistics)
    , m_control(control)
    , m_limiter(limiter)
    , m_log(log)
    , m_bytesBefore(statistics.snapshot(control).bytesStreamed)
{
    m_watch.emplace(ServerWatch::Context{
        .limits = plan.limits,
        .target = target,
        .ownSessions = [this] { return ownSessions(); },
        .looked =
            [this, limits = plan.limits](const QString &complaint) {
                looked(complaint.isEmpty() ? lagComplaint(m_statistics.nodes(), limits) : complaint);
            },
        .ended =
            [this](const Error &error) {
                m_log.warning(
                    error,
                    CoreText::tr("The server's load cannot be watched any more: %1").arg(error.text()));
                m_limiter.setGuardLimit(0);
            }});
}

LoadGuard::~LoadGuard()
{
    m_watch.reset();
    m_limiter.setGuardLimit(0);
}

int LoadGuard::ownSessions() const
{
    const RunProgress progress = m_statistics.snapshot(m_control);
    return static_cast<int>(
        std::count_if(progress.workers.begin(), progress.workers.end(), [](const WorkerProgress &worker) {
            return worker.state != WorkerProgress::State::Idle;
        }));
}

void LoadGuard::looked(const QString &complaint)
{
    const qint64 bytes = m_statistics.snapshot(m_control).bytesStreamed;
    const double before = m_limiter.guardLimit();
    const double limit = m_governor.next(!complaint.isEmpty(),
                                         static_cast<double>(std::max<qint64>(0, bytes - m_bytesBefore)));
    m_bytesBefore = bytes;
    m_limiter.setGuardLimit(limit);
    if (before <= 0 && limit > 0)
        m_log.event(Event::Kind::Warning, CoreText::tr("The load goes slower: %1").arg(complaint),
                    {{u"throttled"_s, complaint}, {u"bytes_per_second"_s, limit}});
    else if (before > 0 && limit <= 0)
        m_log.event(Event::Kind::Note, CoreText::tr("The load goes at full speed again"),
                    {{u"throttled"_s, QString()}});
}

} // namespace millrace
