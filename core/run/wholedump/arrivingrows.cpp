// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/wholedump/arrivingrows.h"

#include "core/base/coretext.h"
#include "core/base/text.h"

namespace millrace {

void ArrivingRows::begin(const DumpPlan &plan)
{
    const std::lock_guard lock(m_mutex);
    m_plan = plan;
    m_table = plan.openTable();
    m_given = 0;
    m_isInHand = false;
    m_isThrough = m_table < 0;
}

DumpPlan ArrivingRows::plan() const
{
    const std::lock_guard lock(m_mutex);
    return m_plan;
}

QSet<qsizetype> ArrivingRows::awaited() const
{
    const std::lock_guard lock(m_mutex);
    return m_isThrough ? QSet<qsizetype>() : QSet<qsizetype>{m_table};
}

Result<std::optional<qsizetype>> ArrivingRows::next()
{
    DumpPlan plan;
    {
        const std::lock_guard lock(m_mutex);
        if (m_isThrough || m_isInHand)
            return std::optional<qsizetype>();
        m_isInHand = true;
        if (m_given < m_plan.tables.at(m_table).source.files.size())
            return std::optional(m_table);
        m_isWaiting = true;
        plan = m_plan;
    }
    auto grown = m_parts.nextRows(plan);
    const std::lock_guard lock(m_mutex);
    m_isWaiting = false;
    if (!grown) {
        m_isInHand = false;
        m_isThrough = true;
        return fail(grown.error());
    }
    m_plan = std::move(*grown);
    return std::optional(m_table);
}

Result<ComingTables::Taken> ArrivingRows::take(qsizetype index)
{
    const std::lock_guard lock(m_mutex);
    Taken taken{.plan = m_plan.tables.at(index),
                .moreToCome = !m_plan.arriving->rowsOf.isEmpty(),
                .isFileByFile = true};
    m_given = taken.plan.source.files.size();
    m_isThrough = !taken.moreToCome;
    taken.news =
        (taken.moreToCome ? CoreText::tr("%1 arrives: %2 so far") : CoreText::tr("All of %1 has arrived: %2"))
            .arg(taken.plan.tableName(), rowsText(taken.plan.source.totalRows()));
    return taken;
}

void ArrivingRows::giveBack(qsizetype, bool isLoaded)
{
    const std::lock_guard lock(m_mutex);
    m_isInHand = false;
    m_isThrough = m_isThrough || !isLoaded;
}

bool ArrivingRows::isGrowing() const
{
    const std::lock_guard lock(m_mutex);
    return m_table >= 0 && m_plan.arriving && !m_plan.arriving->rowsOf.isEmpty();
}

QString ArrivingRows::waitingFor() const
{
    const std::lock_guard lock(m_mutex);
    return m_isWaiting ? CoreText::tr("waiting for more rows of %1").arg(m_plan.arriving->rowsOf) : QString();
}

} // namespace millrace
