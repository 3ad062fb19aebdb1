// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <optional>

namespace millrace {

/// The time of day at which a load will end, told only when the remaining time is known well enough and
/// otherwise not at all. What is told stands still: it moves only when it would be off by more than a minute.
class EndEstimate
{
public:
    /// \a remainingMs, \a spreadMs: as RunView has them; unset: nobody can tell.
    void update(std::optional<qint64> remainingMs, std::optional<qint64> spreadMs, const QDateTime &now);
    /// To the minute; unset: it cannot be told.
    std::optional<QDateTime> end() const { return m_end; }
    void clear() { m_end.reset(); }

    /// "02:41", "2:41 AM", by the window's locale; with the day where that is not today's.
    static QString text(const QDateTime &end, const QDateTime &now);

private:
    std::optional<QDateTime> m_end;
};

} // namespace millrace
