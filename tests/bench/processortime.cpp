// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/processortime.h"

#include "core/base/literals.h"

#include <QFile>
#include <sys/resource.h>
#include <unistd.h>

namespace millrace::bench {

namespace {

double ticks(const QByteArray &number)
{
    return static_cast<double>(number.toLongLong()) / static_cast<double>(sysconf(_SC_CLK_TCK));
}

QByteArray textOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

double ownProcessorSeconds()
{
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) +
           static_cast<double>(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6;
}

double processorSecondsOf(qint64 pid)
{
    const QByteArray text = textOf(u"/proc/%1/stat"_s.arg(pid));
    const QByteArrayList fields = text.mid(text.lastIndexOf(')') + 2).split(' '); // from field 3 on
    return ticks(fields.value(11)) + ticks(fields.value(12));
}

double machineProcessorSeconds()
{
    const QByteArray text = textOf(u"/proc/stat"_s);
    const QByteArrayList fields = text.left(text.indexOf('\n')).simplified().split(' ');
    return ticks(fields.value(1)) + ticks(fields.value(2)) + ticks(fields.value(3)); // user, nice, system
}

} // namespace millrace::bench
