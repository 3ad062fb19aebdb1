// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/processmemory.h"

#include "core/base/literals.h"

#include <QFile>

namespace millrace {

qint64 peakResidentBytes()
{
    QFile status(u"/proc/self/status"_s);
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray &line : status.readAll().split('\n'))
        if (line.startsWith("VmHWM:"))
            return line.mid(6).trimmed().split(' ').first().toLongLong() * 1024;
    return 0;
}

} // namespace millrace
