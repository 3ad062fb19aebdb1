// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>
#include <utility>

namespace millrace::test {

/// Lets events happen until \a condition holds; false where it does not within a minute. So long because it
/// says whether a thing comes, not how fast: beside other tests, on a machine that is shared with strangers,
/// what takes a moment may take many seconds.
template <typename Condition> bool awaited(Condition &&condition)
{
    constexpr int patienceMs = 60'000;
    return QTest::qWaitFor(std::forward<Condition>(condition), patienceMs);
}

} // namespace millrace::test
