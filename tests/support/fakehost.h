// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/literals.h"
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
        write("/proc/sys/vm/swappiness", u"60"_s);
        write("/sys/kernel/mm/transparent_hugepage/enabled", u"[always] madvise never"_s);
        write("/sys/devices/system/cpu/online", u"0-3"_s);
        for (int cpu = 0; cpu < 4; ++cpu) {
            const QByteArray folder = "/sys/devices/system/cpu/cpu" + QByteArray::number(cpu) + "/cpufreq/";
            write(folder + "scaling_governor", u"powersave"_s);
            write(folder + "scaling_available_governors", u"performance powersave"_s);
        }
        write("/proc/meminfo", u"MemTotal:       65536000 kB\nMemFree: 1 kB\nMemAvailable:   60000000 kB"_s);
        write("/proc/self/cgroup", u"0::/db"_s);
        write("/proc/self/mountinfo", u"22 1 8:1 / / rw,relatime shared:1 - ext4 /dev/sda1 rw\n"
                                      "23 22 8:2 / /var/lib/my\\040data rw - xfs /dev/sdb1 rw\n"
                                      "24 22 0:30 / /run/tmp rw - tmpfs tmpfs rw"_s);
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
