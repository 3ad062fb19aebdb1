// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/wholedump/statementpace.h"

#include "core/base/stoppable.h"

#include <algorithm>

namespace millrace {

void StatementPace::looked(bool complaint)
{
    const double share = m_share;
    m_share = complaint ? std::max(leastShare, share / 2) : std::min(1.0, share * 1.25);
}

std::chrono::nanoseconds StatementPace::restAfter(std::chrono::nanoseconds took) const
{
    using namespace std::chrono_literals;
    const auto paidFor = std::min<std::chrono::nanoseconds>(took, 10s);
    return std::chrono::duration_cast<std::chrono::nanoseconds>(paidFor * (1 / share() - 1));
}

bool StatementPace::rest(std::chrono::nanoseconds took, const std::stop_token &stop) const
{
    constexpr std::chrono::nanoseconds step = std::chrono::milliseconds(50);
    std::chrono::nanoseconds rested{0};
    for (auto left = restAfter(took); left.count() > 0; left = restAfter(took) - rested) {
        const auto now = std::min(step, left);
        if (!sleepFor(stop, now))
            return false;
        rested += now;
    }
    return true;
}

} // namespace millrace
