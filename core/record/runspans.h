// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/jsonmembers.h"

#include <QString>
#include <QVector>
#include <chrono>
#include <mutex>

namespace millrace {

/// What a part of a run's time went into.
struct RunSpan
{
    /// A stage of the events ("preflight", "verify", …) or a part of one that has no event: "settings",
    /// "drop_indexes"; of "load" what came before its first byte was sent ("first_byte") and after the last
    /// ("drain"); "put_back", "clear_away", "end".
    QString stage;
    double took = 0; ///< seconds
};
template <>
inline const JsonMembers<RunSpan> jsonMembers<RunSpan>{{"stage", &RunSpan::stage}, {"took", &RunSpan::took}};

/// Accounts for a run's time without a gap: what is entered ends what was before it. Any thread.
class SpanClock
{
public:
    using Clock = std::chrono::steady_clock;

    void enter(const QString &stage, Clock::time_point at = Clock::now());
    /// In their order, up to now; those that took less than half a millisecond are left out.
    QVector<RunSpan> spans() const;

private:
    struct Begun
    {
        QString stage;
        Clock::time_point at;
    };
    mutable std::mutex m_mutex;
    QVector<Begun> m_begun; ///< protected by m_mutex
};

} // namespace millrace
