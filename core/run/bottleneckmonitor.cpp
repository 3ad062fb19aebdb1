// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/bottleneckmonitor.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/stoppable.h"

#include <QJsonDocument>
#include <sched.h>

namespace millrace {

namespace {

const QString statusQuery =
    u"SHOW GLOBAL STATUS WHERE Variable_name IN ('Innodb_row_lock_time', "
    "'Innodb_row_lock_current_waits', 'Innodb_buffer_pool_reads', 'Innodb_buffer_pool_wait_free', "
    "'Innodb_buffer_pool_pages_dirty', 'Innodb_buffer_pool_pages_total', 'Innodb_log_waits', "
    "'Innodb_checkpoint_age', 'Innodb_checkpoint_max_age', 'Innodb_redo_log_current_lsn', "
    "'Innodb_redo_log_checkpoint_lsn', 'Innodb_redo_log_capacity_resized', 'Innodb_data_fsyncs', "
    "'Threads_running')"_s;

/// Cores that a process of this machine may run on (its cpuset), -1 when the system does not tell.
int coresOf(qint64 pid)
{
    cpu_set_t cores;
    CPU_ZERO(&cores);
    return ::sched_getaffinity(static_cast<pid_t>(pid), sizeof cores, &cores) == 0 ? CPU_COUNT(&cores) : -1;
}

} // namespace

BottleneckMonitor::BottleneckMonitor(const ResolvedConnection &target, const QString &runFolder,
                                     RunStatistics &statistics, const RunControl &control,
                                     const SocketWatch &sockets, RunLog &log, QString autoIncQuery)
    : m_target(target)
    , m_statistics(statistics)
    , m_control(control)
    , m_sockets(sockets)
    , m_log(log)
    , m_autoIncQuery(std::move(autoIncQuery))
    , m_file(runFolder + u"/limits.jsonl"_s)
    , m_thread([this](std::stop_token stop) { run(stop); })
{}

void BottleneckMonitor::run(std::stop_token stop)
{
    // A resumed run goes on with the file: its times begin anew, which the reader sees by their going back.
    (void)m_file.open(QIODevice::WriteOnly | QIODevice::Append);
    // A small table is in by then, and a connection of its own would cost it more than it tells.
    constexpr auto firstLook = std::chrono::milliseconds(200);
    sleepFor(stop, firstLook);
    auto next = std::chrono::steady_clock::now();
    for (;;) {
        const BottleneckSample sample = look(!stop.stop_requested());
        if (m_file.isOpen()) {
            (void)m_file.write(QJsonDocument(sample.toJson()).toJson(QJsonDocument::Compact) + '\n');
            (void)m_file.flush();
        }
        m_statistics.setServerSample(sample);
        judge(sample);
        if (stop.stop_requested())
            break; // after a last sample: short loads have few
        next += std::chrono::seconds(1);
        sleepUntil(stop, next);
    }
    m_connection.reset(); // on the thread that opened it
}

BottleneckSample BottleneckMonitor::look(bool goesOn)
{
    BottleneckSample sample{.atMs = m_statistics.elapsedMs(),
                            .workers = m_statistics.workerCount(),
                            .times = m_statistics.workerTimes()};
    const RunProgress progress = m_statistics.snapshot(m_control);
    sample.rows = progress.rowsStreamed;
    sample.bytes = progress.bytesStreamed;
    const SocketWatch::Times times = m_sockets.times();
    sample.tcpBusyMs = times.busyMs;
    sample.tcpReceiverMs = times.receiverMs;
    if (m_connection || goesOn)
        addServer(sample);
    return sample;
}

void BottleneckMonitor::addServer(BottleneckSample &sample)
{
    constexpr int secondsBetweenAttempts = 5;
    if (!m_connection) {
        if (m_secondsWithout++ % secondsBetweenAttempts != 0)
            return;
        auto opened = Connection::open(m_target);
        if (!opened)
            return;
        m_connection = std::move(*opened);
        m_secondsWithout = 0;
        m_host = ServerHost::find(*m_connection);
    }
    const auto rows = m_connection->rows(statusQuery);
    if (!rows) {
        m_connection.reset();
        return;
    }
    qint64 redoCurrent = -1;
    qint64 redoCheckpoint = -1;
    for (const auto &row : *rows) {
        const QString name = row.value(0).toString().toLower();
        const qint64 value = row.value(1).toLongLong();
        if (name == "innodb_row_lock_time"_L1)
            sample.rowLockMs = value;
        else if (name == "innodb_row_lock_current_waits"_L1)
            sample.rowLockWaits = value;
        else if (name == "innodb_buffer_pool_reads"_L1)
            sample.poolReads = value;
        else if (name == "innodb_buffer_pool_wait_free"_L1)
            sample.waitFree = value;
        else if (name == "innodb_buffer_pool_pages_dirty"_L1)
            sample.pagesDirty = value;
        else if (name == "innodb_buffer_pool_pages_total"_L1)
            sample.pagesTotal = value;
        else if (name == "innodb_log_waits"_L1)
            sample.redoWaits = value;
        else if (name == "innodb_data_fsyncs"_L1)
            sample.fsyncs = value;
        else if (name == "threads_running"_L1)
            sample.threadsRunning = value;
        else if (name == "innodb_checkpoint_age"_L1) // MariaDB
            sample.redoAge = value;
        else if (name == "innodb_checkpoint_max_age"_L1 || name == "innodb_redo_log_capacity_resized"_L1)
            sample.redoMax = value;
        else if (name == "innodb_redo_log_current_lsn"_L1) // MySQL 8.0.30
            redoCurrent = value;
        else if (name == "innodb_redo_log_checkpoint_lsn"_L1)
            redoCheckpoint = value;
    }
    if (redoCurrent >= redoCheckpoint && redoCheckpoint >= 0)
        sample.redoAge = redoCurrent - redoCheckpoint;
    if (!m_autoIncQuery.isEmpty()) {
        if (const auto waits = m_connection->value(m_autoIncQuery))
            sample.autoIncWaits = waits->toLongLong();
        else
            m_autoIncQuery.clear(); // without the privilege it is not asked again
    }
    if (m_host.isLocal()) {
        sample.serverCpuMs = m_host.cpuMilliseconds();
        sample.machineIdleMs = m_host.machineIdleMilliseconds();
        sample.serverCores = coresOf(m_host.pid);
    }
}

void BottleneckMonitor::judge(const BottleneckSample &sample)
{
    m_window << sample;
    while (m_window.size() > bottleneckWindow + 1)
        m_window.removeFirst();
    if (sample.atMs - m_window.first().atMs < leastBottleneckMs)
        return;
    const Bottleneck limit = classifyBottleneck(m_window);
    m_statistics.setLimit(limit);
    // An event is for what lasts: a verdict that stands for as long as its window.
    m_candidateSeconds = limit.kind == m_candidate ? m_candidateSeconds + 1 : 1;
    m_candidate = limit.kind;
    if (m_candidateSeconds < bottleneckWindow || m_candidate == m_told ||
        limit.kind == BottleneckKind::Unclear)
        return;
    m_told = m_candidate;
    m_log.event(Event::Kind::Note,
                CoreText::tr("What limits the load: %1 %2")
                    .arg(bottleneckSentence(limit), bottleneckRemedy(limit.kind)),
                {{u"limit"_s, bottleneckName(limit.kind)}, {u"share"_s, limit.share}});
}

} // namespace millrace
