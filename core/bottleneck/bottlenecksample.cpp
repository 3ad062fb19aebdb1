// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bottleneck/bottlenecksample.h"

#include "core/base/literals.h"
#include "core/base/paths.h"

#include <QFileInfo>
#include <QJsonDocument>
#include <array>

namespace millrace {

namespace {

constexpr std::array<const char *, workerActivities> timeNames{"other_ms",     "no_chunk_ms",  "source_ms",
                                                               "held_back_ms", "paused_ms",    "sending_ms",
                                                               "finishing_ms", "committing_ms"};

struct Member
{
    const char *name;
    qint64 BottleneckSample::*value;
};

constexpr std::array members{Member{"tcp_busy_ms", &BottleneckSample::tcpBusyMs},
                             Member{"tcp_receiver_ms", &BottleneckSample::tcpReceiverMs},
                             Member{"server_cpu_ms", &BottleneckSample::serverCpuMs},
                             Member{"machine_idle_ms", &BottleneckSample::machineIdleMs},
                             Member{"row_lock_ms", &BottleneckSample::rowLockMs},
                             Member{"row_lock_waits", &BottleneckSample::rowLockWaits},
                             Member{"autoinc_waits", &BottleneckSample::autoIncWaits},
                             Member{"pool_reads", &BottleneckSample::poolReads},
                             Member{"wait_free", &BottleneckSample::waitFree},
                             Member{"pages_dirty", &BottleneckSample::pagesDirty},
                             Member{"pages_total", &BottleneckSample::pagesTotal},
                             Member{"redo_age", &BottleneckSample::redoAge},
                             Member{"redo_max", &BottleneckSample::redoMax},
                             Member{"redo_waits", &BottleneckSample::redoWaits},
                             Member{"fsyncs", &BottleneckSample::fsyncs},
                             Member{"threads_running", &BottleneckSample::threadsRunning},
                             Member{"flow_control_ms", &BottleneckSample::flowControlMs},
                             Member{"no_majority", &BottleneckSample::noMajority}};

constexpr qint64 nanosecondsPerMs = 1'000'000;

} // namespace

QJsonObject workerTimesJson(const WorkerTimes &from, const WorkerTimes &to)
{
    QJsonObject json;
    for (std::size_t i = 0; i < workerActivities; ++i)
        if (const qint64 ms = (to[i] - from[i]) / nanosecondsPerMs; ms > 0)
            json.insert(QLatin1String(timeNames[i]), ms);
    return json;
}

QJsonObject BottleneckSample::toJson() const
{
    QJsonObject json{{u"at_ms"_s, atMs},
                     {u"workers"_s, workers},
                     {u"rows"_s, rows},
                     {u"bytes"_s, bytes},
                     {u"server_cores"_s, serverCores}};
    for (std::size_t i = 0; i < workerActivities; ++i)
        json.insert(QLatin1String(timeNames[i]), times[i] / nanosecondsPerMs);
    for (const Member &member : members)
        if (this->*member.value >= 0) // a server that does not tell takes no room
            json.insert(QLatin1String(member.name), this->*member.value);
    return json;
}

BottleneckSample BottleneckSample::fromJson(const QJsonObject &json)
{
    BottleneckSample sample{.atMs = json.value(u"at_ms"_s).toInteger(),
                            .workers = json.value(u"workers"_s).toInt(),
                            .rows = json.value(u"rows"_s).toInteger(),
                            .bytes = json.value(u"bytes"_s).toInteger(),
                            .serverCores = json.value(u"server_cores"_s).toInt(-1)};
    for (std::size_t i = 0; i < workerActivities; ++i)
        sample.times[i] = json.value(QLatin1String(timeNames[i])).toInteger() * nanosecondsPerMs;
    for (const Member &member : members)
        sample.*member.value = json.value(QLatin1String(member.name)).toInteger(-1);
    return sample;
}

Result<QVector<BottleneckSample>> readBottleneckSamples(const QString &runFolder)
{
    const QString path = runFolder + u"/limits.jsonl"_s;
    QVector<BottleneckSample> samples;
    if (!QFileInfo::exists(path))
        return samples;
    MILLRACE_TRY(const auto content, readWholeFile(path));
    for (const QByteArray &line : content.split('\n')) {
        const QJsonDocument json = QJsonDocument::fromJson(line);
        if (json.isObject()) // the last line of a program that was killed is torn
            samples << BottleneckSample::fromJson(json.object());
    }
    return samples;
}

} // namespace millrace
