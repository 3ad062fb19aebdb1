// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/sinceboot.h"

#include "core/base/literals.h"

#include <QFile>
#include <ctime>

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

} // namespace millrace
