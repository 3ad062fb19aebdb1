// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/sinceboot.h"

#include "core/base/literals.h"

#include <QFile>
#include <algorithm>
#include <ctime>
#include <unistd.h>

namespace millrace {

SinceBoot SinceBoot::now()
{
    static const QString boot = [] {
        QFile file(u"/proc/sys/kernel/random/boot_id"_s);
        return file.open(QIODevice::ReadOnly) ? QString::fromLatin1(file.readAll().trimmed()) : QString();
    }();
    timespec time{};
    if (::clock_gettime(CLOCK_BOOTTIME, &time) != 0)
        return {};
    return {.boot = boot, .ms = qint64(time.tv_sec) * 1000 + time.tv_nsec / 1'000'000};
}

std::optional<qint64> SinceBoot::elapsedMs() const
{
    const SinceBoot present = now();
    // Of the same boot it cannot lie ahead; in a container that was moved it may.
    if (boot.isEmpty() || boot != present.boot || ms > present.ms)
        return std::nullopt;
    return present.ms - ms;
}

qint64 processAgeMs()
{
    static const qint64 started = [] {
        QFile file(u"/proc/self/stat"_s);
        if (!file.open(QIODevice::ReadOnly))
            return qint64(-1);
        // The name of the program, in parentheses, may hold blanks; the start is the 22nd field, 20th after
        // it.
        const QByteArray stat = file.readAll();
        constexpr qsizetype startTime = 19;
        const QByteArray ticks = stat.mid(stat.lastIndexOf(')') + 2).split(' ').value(startTime);
        const long perSecond = ::sysconf(_SC_CLK_TCK);
        return ticks.isEmpty() || perSecond <= 0 ? qint64(-1) : ticks.toLongLong() * 1000 / perSecond;
    }();
    return started < 0 ? 0 : std::max<qint64>(0, SinceBoot::now().ms - started);
}

} // namespace millrace
