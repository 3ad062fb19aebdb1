// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/bottleneck/bottlenecksample.h"
#include "core/load/control/runcontrol.h"
#include "core/load/control/runlog.h"
#include "core/load/control/runstatistics.h"
#include "core/load/control/socketwatch.h"
#include "core/server/connection.h"
#include "core/server/serverhost.h"

#include <QFile>
#include <thread>

namespace millrace {

/// Once a second the run's own times and the server's counters (one SHOW GLOBAL STATUS over a connection of
/// its own) as a line of limits.jsonl in the run's folder, and from the last seconds the verdict what limits
/// the load, for the progress. Without a connection the run's own times are what there is; a connection that
/// is lost is opened again. Says so in the log when the verdict becomes another. Runs from construction to
/// destruction; nothing of it can stop the run. \a autoIncQuery: counts those who wait for the AUTO_INCREMENT
/// counter, asked as well where it is not empty.
class BottleneckMonitor
{
public:
    /// Of a run whose rows do not go to the server there is nothing to be judged.
    enum class About
    {
        Load,
        ServerOnly
    };
    BottleneckMonitor(const ResolvedConnection &target, const QString &runFolder, RunStatistics &statistics,
                      const RunControl &control, const SocketWatch &sockets, RunLog &log,
                      QString autoIncQuery = {}, About about = About::Load);

private:
    void run(std::stop_token stop);
    BottleneckSample look(bool goesOn);
    bool connect();
    void addServer(BottleneckSample &sample);
    void judge(const BottleneckSample &sample);

    const ResolvedConnection m_target;
    RunStatistics &m_statistics;
    const RunControl &m_control;
    const SocketWatch &m_sockets;
    RunLog &m_log;
    const About m_about;
    QString m_autoIncQuery; ///< empty: nobody waits for such a lock, or the account may not ask
    QFile m_file;
    std::unique_ptr<Connection> m_connection; ///< the monitor's thread's, as is all that follows
    ServerHost m_host;
    int m_secondsWithout = 0; ///< a connection
    QVector<BottleneckSample> m_window;
    BottleneckKind m_told = BottleneckKind::Unclear;
    BottleneckKind m_candidate = BottleneckKind::Unclear;
    int m_candidateSeconds = 0;
    std::jthread m_thread; ///< declared last: it joins before anything it uses is gone
};

} // namespace millrace
