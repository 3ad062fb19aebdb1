// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/load/writers/contentwatch.h"

#include "core/base/coretext.h"

#include <xxhash.h>

namespace millrace {

namespace {

/// Of a sample, every n-th chunk: the server reads and converts each row for a checksum. For all rows that
/// and the count took 16 % of the load phase's time, for this sample and the count 9 % (MariaDB 10.11.19, two
/// cores, five narrow columns, 3,000,000 rows in 20 chunks).
constexpr int sampleShare = 4;
/// Loads up to this size are compared whole: their checksum takes a fraction of a second.
constexpr qint64 smallBytes = 32LL * 1024 * 1024;

} // namespace

ContentWatch::ContentWatch(QString why)
    : m_obstacle(std::move(why))
{}

ContentWatch::ContentWatch(const Plan &plan, ContentColumns columns, const QString &runId, qint64 rowBytes)
    : m_columns(std::move(columns))
    , m_rowBytes(rowBytes)
    , m_obstacle(m_columns.obstacle)
{
    const QByteArray name = runId.toUtf8();
    m_seed = XXH3_64bits(name.constData(), static_cast<std::size_t>(name.size()));
    if (!m_columns.any())
        return;
    if (plan.onError == OnError::AsServer)
        noteObstacle(CoreText::tr("the server may bend values as it likes (--on-error as-server)"));
    else if (plan.verify == VerifyLevel::Content ||
             (plan.source.totalBytes() <= smallBytes && !plan.source.isArriving()))
        m_share = 1;
    else if (m_columns.key < 0)
        noteObstacle(
            CoreText::tr("without a whole-number primary key in the dump no part of the table can be "
                         "compared alone, only all of it (--verify content)"));
    else
        m_share = sampleShare;
}

bool ContentWatch::wants(ChunkId chunk) const
{
    if (m_share <= 1)
        return m_share == 1;
    // Which of the four is the run's own: nobody can know beforehand what will not be looked at.
    return chunk.value == 1 || (static_cast<quint64>(chunk.value) + m_seed) % quint64(m_share) == 0;
}

void ContentWatch::noteObstacle(const QString &why) const
{
    const std::lock_guard lock(m_mutex);
    if (m_obstacle.isEmpty())
        m_obstacle = why;
}

QString ContentWatch::obstacle() const
{
    const std::lock_guard lock(m_mutex);
    return m_obstacle;
}

} // namespace millrace
