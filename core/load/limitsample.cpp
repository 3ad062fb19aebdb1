// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/load/limitsample.h"

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
    qint64 LimitSample::*value;
};

constexpr std::array members{Member{"tcp_busy_ms", &LimitSample::tcpBusyMs},
                             Member{"tcp_receiver_ms", &LimitSample::tcpReceiverMs},
                             Member{"server_cpu_ms", &LimitSample::serverCpuMs},
                             Member{"machine_idle_ms", &LimitSample::machineIdleMs},
                             Member{"row_lock_ms", &LimitSample::rowLockMs},
                             Member{"row_lock_waits", &LimitSample::rowLockWaits},
                             Member{"autoinc_waits", &LimitSample::autoIncWaits},
                             Member{"pool_reads", &LimitSample::poolReads},
                             Member{"wait_free", &LimitSample::waitFree},
                             Member{"pages_dirty", &LimitSample::pagesDirty},
                             Member{"pages_total", &LimitSample::pagesTotal},
                             Member{"redo_age", &LimitSample::redoAge},
                             Member{"redo_max", &LimitSample::redoMax},
                             Member{"redo_waits", &LimitSample::redoWaits},
                             Member{"fsyncs", &LimitSample::fsyncs},
                             Member{"threads_running", &LimitSample::threadsRunning}};

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

QJsonObject LimitSample::toJson() const
{
    QJsonObject json{{QStringLiteral("at_ms"), atMs},
                     {QStringLiteral("workers"), workers},
                     {QStringLiteral("rows"), rows},
                     {QStringLiteral("bytes"), bytes},
                     {QStringLiteral("server_cores"), serverCores}};
    for (std::size_t i = 0; i < workerActivities; ++i)
        json.insert(QLatin1String(timeNames[i]), times[i] / nanosecondsPerMs);
    for (const Member &member : members)
        if (this->*member.value >= 0) // a server that does not tell takes no room
            json.insert(QLatin1String(member.name), this->*member.value);
    return json;
}

LimitSample LimitSample::fromJson(const QJsonObject &json)
{
    LimitSample sample{.atMs = json.value(QStringLiteral("at_ms")).toInteger(),
                       .workers = json.value(QStringLiteral("workers")).toInt(),
                       .rows = json.value(QStringLiteral("rows")).toInteger(),
                       .bytes = json.value(QStringLiteral("bytes")).toInteger(),
                       .serverCores = json.value(QStringLiteral("server_cores")).toInt(-1)};
    for (std::size_t i = 0; i < workerActivities; ++i)
        sample.times[i] = json.value(QLatin1String(timeNames[i])).toInteger() * nanosecondsPerMs;
    for (const Member &member : members)
        sample.*member.value = json.value(QLatin1String(member.name)).toInteger(-1);
    return sample;
}

Result<QVector<LimitSample>> readLimitSamples(const QString &runFolder)
{
    const QString path = runFolder + QStringLiteral("/limits.jsonl");
    QVector<LimitSample> samples;
    if (!QFileInfo::exists(path))
        return samples;
    const auto content = readWholeFile(path);
    if (!content)
        return fail(content.error());
    for (const QByteArray &line : content->split('\n')) {
        const QJsonDocument json = QJsonDocument::fromJson(line);
        if (json.isObject()) // the last line of a program that was killed is torn
            samples << LimitSample::fromJson(json.object());
    }
    return samples;
}

} // namespace millrace
