// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/load/control/serverwatch.h"

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

ServerWatch::ServerWatch(Context context)
    : m_context(std::move(context))
    , m_thread([this](std::stop_token stop) { run(stop); })
{}

Result<ServerLoad> ServerWatch::look(Connection &connection)
{
    ServerLoad load;
    MILLRACE_TRY(const auto status,
                 connection.rows(u"SHOW GLOBAL STATUS WHERE Variable_name IN ('Threads_running', "
                                 "'wsrep_flow_control_paused_ns')"_s));
    for (const auto &row : status) {
        const qint64 value = row.value(1).toLongLong();
        if (row.value(0).toString() == "Threads_running"_L1) {
            load.threadsRunning = std::max(0, static_cast<int>(value) - m_context.ownSessions() - 1);
        } else {
            if (m_flowControlNs >= 0)
                load.flowControlShare = static_cast<double>(value - m_flowControlNs) / 1e9;
            m_flowControlNs = value;
        }
    }
    if (m_context.limits.replicaLagSeconds == 0)
        return load;
    MILLRACE_TRY(load.replicaLagSeconds, connection.replicaLagSeconds());
    return load;
}

void ServerWatch::run(std::stop_token stop)
{
    // Nothing is looked at before a second has passed, and a small table is in by then.
    constexpr auto beforeAll = std::chrono::milliseconds(200);
    if (!sleepFor(stop, beforeAll))
        return;
    auto connection = Connection::open(m_context.target);
    if (!connection)
        return;
    const auto galera = (*connection)->rows(u"SHOW GLOBAL VARIABLES LIKE 'wsrep_on'"_s);
    const bool isGalera = galera && !galera->isEmpty() &&
                          galera->first().value(1).toString().compare("ON"_L1, Qt::CaseInsensitive) == 0;
    if (!m_context.limits.guards() && !isGalera)
        return;

    while (sleepFor(stop, std::chrono::seconds(1))) {
        const auto load = look(**connection);
        if (!load && isConnectionLoss(load.error().context.serverCode.value_or(0))) {
            // The workers come back as well: what was to be kept below its bounds has to stay there.
            if (auto again = Connection::open(m_context.target); again)
                connection = std::move(again);
            continue;
        }
        if (!load)
            return m_context.ended(load.error());
        m_context.looked(load->complaint(m_context.limits));
    }
}

} // namespace millrace
