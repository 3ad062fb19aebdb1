// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/load/control/loadguard.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/stoppable.h"
#include "core/base/text.h"
#include "core/server/errorcatalogue.h"

#include <algorithm>

namespace millrace {

QString ServerLoad::complaint(const LoadLimits &limits) const
{
    if (limits.threadsRunning > 0 && threadsRunning > limits.threadsRunning)
        return CoreText::tr("%1 run on the server besides this load (limit %2)")
            .arg(counted(threadsRunning, CoreText::tr("thread"), CoreText::tr("threads")))
            .arg(limits.threadsRunning);
    if (limits.replicaLagSeconds > 0 && replicaLagSeconds > limits.replicaLagSeconds)
        return CoreText::tr("the server lags %1 s behind its source (limit %2 s)")
            .arg(replicaLagSeconds)
            .arg(limits.replicaLagSeconds);
    if (flowControlShare > mostFlowControl)
        return CoreText::tr("the cluster held its writers back for %1 % of the last second")
            .arg(static_cast<int>(flowControlShare * 100));
    return {};
}

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

LoadGuard::LoadGuard(const Plan &plan, const ResolvedConnection &target, const RunStatistics &statistics,
                     const RunControl &control, RateLimiter &limiter, RunLog &log)
    : m_plan(plan)
    , m_target(target)
    , m_statistics(statistics)
    , m_control(control)
    , m_limiter(limiter)
    , m_log(log)
    , m_thread([this](std::stop_token stop) { run(stop); })
{}

int LoadGuard::ownSessions() const
{
    const RunProgress progress = m_statistics.snapshot(m_control);
    const auto busy =
        std::count_if(progress.workers.begin(), progress.workers.end(), [](const WorkerProgress &worker) {
            return worker.state != WorkerProgress::State::Idle;
        });
    return static_cast<int>(busy) + 1; // and the one that asks
}

Result<ServerLoad> LoadGuard::look(Connection &connection)
{
    ServerLoad load;
    MILLRACE_TRY(const auto status,
                 connection.rows(u"SHOW GLOBAL STATUS WHERE Variable_name IN ('Threads_running', "
                                 "'wsrep_flow_control_paused_ns')"_s));
    for (const auto &row : status) {
        const qint64 value = row.value(1).toLongLong();
        if (row.value(0).toString() == "Threads_running"_L1) {
            load.threadsRunning = std::max(0, static_cast<int>(value) - ownSessions());
        } else {
            if (m_flowControlNs >= 0)
                load.flowControlShare = static_cast<double>(value - m_flowControlNs) / 1e9;
            m_flowControlNs = value;
        }
    }
    if (m_plan.limits.replicaLagSeconds == 0)
        return load;
    MILLRACE_TRY(load.replicaLagSeconds, connection.replicaLagSeconds());
    return load;
}

void LoadGuard::run(std::stop_token stop)
{
    // Nothing is looked at before a second has passed, and a small table is in by then.
    constexpr auto beforeAll = std::chrono::milliseconds(200);
    if (!sleepFor(stop, beforeAll))
        return;
    auto connection = Connection::open(m_target);
    if (!connection)
        return;
    const auto galera = (*connection)->rows(u"SHOW GLOBAL VARIABLES LIKE 'wsrep_on'"_s);
    const bool isGalera = galera && !galera->isEmpty() &&
                          galera->first().value(1).toString().compare("ON"_L1, Qt::CaseInsensitive) == 0;
    if (!m_plan.limits.guards() && !isGalera)
        return;

    SpeedGovernor governor;
    qint64 bytesBefore = m_statistics.snapshot(m_control).bytesStreamed;
    while (sleepFor(stop, std::chrono::seconds(1))) {
        const qint64 bytes = m_statistics.snapshot(m_control).bytesStreamed;
        const auto load = look(**connection);
        if (!load && isConnectionLoss(load.error().context.serverCode.value_or(0))) {
            // The workers come back as well: what was to be kept below its bounds has to stay there.
            if (auto again = Connection::open(m_target); again)
                connection = std::move(again);
            continue;
        }
        if (!load) {
            m_log.warning(
                load.error(),
                CoreText::tr("The server's load cannot be watched any more: %1").arg(load.error().text()));
            break;
        }
        const QString complaint = load->complaint(m_plan.limits);
        const double before = m_limiter.guardLimit();
        const double limit = governor.next(!complaint.isEmpty(),
                                           static_cast<double>(std::max<qint64>(0, bytes - bytesBefore)));
        bytesBefore = bytes;
        m_limiter.setGuardLimit(limit);
        if (before <= 0 && limit > 0)
            m_log.event(Event::Kind::Warning, CoreText::tr("The load goes slower: %1").arg(complaint),
                        {{u"throttled"_s, complaint}, {u"bytes_per_second"_s, limit}});
        else if (before > 0 && limit <= 0)
            m_log.event(Event::Kind::Note, CoreText::tr("The load goes at full speed again"),
                        {{u"throttled"_s, QString()}});
    }
    m_limiter.setGuardLimit(0);
}

} // namespace millrace
