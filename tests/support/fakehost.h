// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tuning/hostsettings.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSysInfo>
#include <QTemporaryDir>

namespace millrace::test {

/// A machine made of files: /proc and /sys below a temporary folder, with the name of this one.
class FakeHost
{
public:
    FakeHost()
    {
        write("/proc/sys/kernel/hostname", QSysInfo::machineHostName());
        write("/proc/sys/vm/swappiness", QStringLiteral("60"));
        write("/sys/kernel/mm/transparent_hugepage/enabled", QStringLiteral("[always] madvise never"));
        write("/sys/devices/system/cpu/online", QStringLiteral("0-3"));
        for (int cpu = 0; cpu < 4; ++cpu) {
            const QByteArray folder = "/sys/devices/system/cpu/cpu" + QByteArray::number(cpu) + "/cpufreq/";
            write(folder + "scaling_governor", QStringLiteral("powersave"));
            write(folder + "scaling_available_governors", QStringLiteral("performance powersave"));
        }
        write("/proc/meminfo",
              QStringLiteral("MemTotal:       65536000 kB\nMemFree: 1 kB\nMemAvailable:   60000000 kB"));
        write("/proc/self/cgroup", QStringLiteral("0::/db"));
        write("/proc/self/mountinfo",
              QStringLiteral("22 1 8:1 / / rw,relatime shared:1 - ext4 /dev/sda1 rw\n"
                             "23 22 8:2 / /var/lib/my\\040data rw - xfs /dev/sdb1 rw\n"
                             "24 22 0:30 / /run/tmp rw - tmpfs tmpfs rw"));
        for (const char *folder : {"/var/lib/my data/db", "/run/tmp", "/var/lib/mysql"})
            QDir().mkpath(m_folder.path() + QLatin1String(folder));
    }

    void write(const QByteArray &path, const QString &text) const
    {
        QFile file(m_folder.path() + QString::fromUtf8(path));
        QDir().mkpath(QFileInfo(file).path());
        if (file.open(QIODevice::WriteOnly))
            file.write(text.toUtf8() + '\n');
    }
    QString read(const QByteArray &path) const
    {
        QFile file(m_folder.path() + QString::fromUtf8(path));
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()).trimmed() : QString();
    }
    QString root() const { return m_folder.path(); }
    HostSettings settings() const { return HostSettings(root()); }

private:
    QTemporaryDir m_folder;
};

} // namespace millrace::test
