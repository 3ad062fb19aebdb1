// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/limitswords.h"

#include "core/base/literals.h"
#include "ui/language/localtext.h"

#include <QCoreApplication>
#include <QDir>

namespace millrace {

namespace {

const QString separator = u" · "_s;

QStringList paceLimits(const LoadLimits &limits)
{
    QStringList texts;
    if (const QString speed = speedText(limits); !speed.isEmpty())
        texts << tr("at most %1").arg(speed);
    if (limits.threadsRunning > 0)
        texts << tr("slower above %1")
                     .arg(counted(limits.threadsRunning, tr("running thread"), tr("running threads")));
    if (limits.replicaLagSeconds > 0)
        texts << tr("slower above %1 s of replica lag").arg(groupedNumber(limits.replicaLagSeconds));
    return texts;
}

} // namespace

QString speedText(const LoadLimits &limits)
{
    QStringList speeds;
    if (limits.rowsPerSecond > 0)
        speeds << tr("%1 rows/s").arg(groupedNumber(limits.rowsPerSecond));
    if (limits.bytesPerSecond > 0)
        speeds << tr("%1/s").arg(sizeText(limits.bytesPerSecond));
    return speeds.join(tr(" and "));
}

QString limitsText(const LoadLimits &limits, qint64 memoryBytes, const QString &workFolder, qint64 maxRejects)
{
    constexpr qint64 mebibyte = 1024 * 1024;
    QStringList texts = paceLimits(limits);
    if (texts.isEmpty())
        texts << tr("full speed");
    texts << tr("%1 MiB of memory").arg(groupedNumber(memoryBytes / mebibyte));
    texts << tr("stop after %1 set aside").arg(rowsText(maxRejects));
    if (!workFolder.isEmpty())
        texts << tr("sorted copies in %1").arg(QDir::toNativeSeparators(workFolder));
    return texts.join(separator);
}

} // namespace millrace
