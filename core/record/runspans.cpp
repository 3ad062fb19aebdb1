// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/runspans.h"

#include <algorithm>

namespace millrace {

void SpanClock::enter(const QString &stage, Clock::time_point at)
{
    const std::lock_guard lock(m_mutex);
    // A moment that somebody else saw may lie before one that was entered meanwhile.
    m_begun << Begun{.stage = stage, .at = m_begun.isEmpty() ? at : std::max(at, m_begun.last().at)};
}

QVector<RunSpan> SpanClock::spans() const
{
    constexpr double shortest = 0.0005;
    const std::lock_guard lock(m_mutex);
    QVector<RunSpan> spans;
    for (qsizetype i = 0; i < m_begun.size(); ++i) {
        const Clock::time_point end = i + 1 < m_begun.size() ? m_begun.at(i + 1).at : Clock::now();
        const double took = std::chrono::duration<double>(end - m_begun.at(i).at).count();
        if (took >= shortest)
            spans << RunSpan{.stage = m_begun.at(i).stage, .took = took};
    }
    return spans;
}

} // namespace millrace
