// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/bottleneckmonitor.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/stoppable.h"

#include <QHash>
#include <QJsonDocument>
#include <algorithm>
#include <array>
#include <sched.h>

namespace millrace {

namespace {

/// A variable of SHOW GLOBAL STATUS and where it goes.
struct Counter
{
    const char *name;
    qint64 BottleneckSample::*member;
};
constexpr std::array counters{
    Counter{"innodb_row_lock_time", &BottleneckSample::rowLockMs},
    Counter{"innodb_row_lock_current_waits", &BottleneckSample::rowLockWaits},
    Counter{"innodb_buffer_pool_reads", &BottleneckSample::poolReads},
    Counter{"innodb_buffer_pool_wait_free", &BottleneckSample::waitFree},
    Counter{"innodb_buffer_pool_pages_dirty", &BottleneckSample::pagesDirty},
    Counter{"innodb_buffer_pool_pages_total", &BottleneckSample::pagesTotal},
    Counter{"innodb_log_waits", &BottleneckSample::redoWaits},
    Counter{"innodb_data_fsyncs", &BottleneckSample::fsyncs},
    Counter{"threads_running", &BottleneckSample::threadsRunning},
    Counter{"innodb_checkpoint_age", &BottleneckSample::redoAge}, // MariaDB
    Counter{"innodb_checkpoint_max_age", &BottleneckSample::redoMax},
    Counter{"innodb_redo_log_capacity_resized", &BottleneckSample::redoMax}}; // MySQL 8.0.30, as the next two
const QString redoCurrent = u"innodb_redo_log_current_lsn"_s;
const QString redoCheckpoint = u"innodb_redo_log_checkpoint_lsn"_s;
const QString flowControl = u"wsrep_flow_control_paused_ns"_s; // Galera, as the next
constexpr qint64 nanosecondsPerMs = 1'000'000;
const QString component = u"wsrep_cluster_status"_s;

QString statusQuery()
{
    QStringList names{redoCurrent, redoCheckpoint, flowControl, component};
    for (const Counter &counter : counters)
        names << QLatin1String(counter.name);
    return u"SHOW GLOBAL STATUS WHERE Variable_name IN ('%1')"_s.arg(names.join(u"', '"_s));
}

/// A server that is built for clusters and runs alone calls itself disconnected.
bool saysNoMajority(const QString &state)
{
    return state.compare("non-Primary"_L1, Qt::CaseInsensitive) == 0;
}

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
                                     const SocketWatch &sockets, RunLog &log, QString autoIncQuery,
                                     About about)
    : m_target(target)
    , m_statistics(statistics)
    , m_control(control)
    , m_sockets(sockets)
    , m_log(log)
    , m_about(about)
    , m_autoIncQuery(std::move(autoIncQuery))
    , m_file(runFolder + u"/limits.jsonl"_s)
    , m_thread([this](std::stop_token stop) { run(stop); })
{}

void BottleneckMonitor::run(std::stop_token stop)
{
    // A resumed run goes on with the file: its workers' times begin anew, which the reader sees by that.
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
        if (m_about == About::Load)
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
    BottleneckSample sample{.atMs = m_statistics.elapsedMs()};
    if (m_about == About::Load) {
        sample.workers = m_statistics.workerCount();
        sample.times = m_statistics.workerTimes();
    }
    const RunProgress progress = m_statistics.snapshot(m_control);
    sample.rows = progress.rowsStreamed;
    sample.bytes = progress.bytesStreamed;
    const SocketWatch::Times times = m_sockets.times();
    sample.tcpBusyMs = times.busyMs;
    sample.tcpReceiverMs = times.receiverMs;
    m_statistics.setLineBytes(std::max<qint64>(0, times.sentBytes));
    if (m_connection || goesOn)
        addServer(sample);
    return sample;
}

bool BottleneckMonitor::connect()
{
    constexpr int secondsBetweenAttempts = 5;
    if (m_connection)
        return true;
    if (m_secondsWithout++ % secondsBetweenAttempts != 0)
        return false;
    auto opened = Connection::open(m_target);
    if (!opened)
        return false;
    m_connection = std::move(*opened);
    m_secondsWithout = 0;
    m_host = ServerHost::find(*m_connection);
    return true;
}

void BottleneckMonitor::addServer(BottleneckSample &sample)
{
    if (!connect())
        return;
    const auto rows = m_connection->rows(statusQuery());
    if (!rows) {
        m_connection.reset();
        return;
    }
    QHash<QString, qint64> status;
    for (const auto &row : *rows) {
        const QString name = row.value(0).toString().toLower();
        if (name == component)
            sample.noMajority = saysNoMajority(row.value(1).toString()) ? 1 : 0;
        else
            status.insert(name, row.value(1).toLongLong());
    }
    if (const qint64 paused = status.value(flowControl, -1); paused >= 0)
        sample.flowControlMs = paused / nanosecondsPerMs;
    for (const Counter &counter : counters)
        if (const auto found = status.constFind(QLatin1String(counter.name)); found != status.cend())
            sample.*counter.member = *found;
    const qint64 checkpoint = status.value(redoCheckpoint, -1);
    if (const qint64 current = status.value(redoCurrent, -1); current >= checkpoint && checkpoint >= 0)
        sample.redoAge = current - checkpoint;
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
