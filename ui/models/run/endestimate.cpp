// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/run/endestimate.h"

#include "core/base/literals.h"
#include "core/base/text.h"

#include <QLocale>
#include <algorithm>

namespace millrace {

namespace {

constexpr qint64 minuteMs = 60'000;
constexpr qint64 alwaysFirm = minuteMs / 2; ///< nobody minds half a minute

/// Off by so much at most. One that is told already is told a little longer: it must not come and go.
bool isFirm(qint64 remainingMs, qint64 spreadMs, bool told)
{
    return spreadMs <= std::max(alwaysFirm, remainingMs / (told ? 4 : 6));
}

QDateTime toTheMinute(const QDateTime &moment)
{
    const qint64 ms = moment.toMSecsSinceEpoch() + minuteMs / 2;
    QDateTime whole = moment; // in the zone it was told in
    whole.setMSecsSinceEpoch(ms - ms % minuteMs);
    return whole;
}

} // namespace

void EndEstimate::update(std::optional<qint64> remainingMs, std::optional<qint64> spreadMs,
                         const QDateTime &now)
{
    if (!remainingMs || !spreadMs || !isFirm(*remainingMs, *spreadMs, m_end.has_value())) {
        m_end.reset();
        return;
    }
    const QDateTime end = now.addMSecs(*remainingMs);
    if (!m_end || std::abs(m_end->msecsTo(end)) > minuteMs)
        m_end = toTheMinute(end);
}

QString EndEstimate::text(const QDateTime &end, const QDateTime &now)
{
    const QLocale locale = textLocale();
    QString time = locale.toString(end.time(), QLocale::ShortFormat);
    if (end.date() == now.date())
        return time;
    const QString day = now.date().daysTo(end.date()) < 7
                            ? locale.dayName(end.date().dayOfWeek(), QLocale::ShortFormat)
                            : locale.toString(end.date(), QLocale::ShortFormat);
    return u"%1 %2"_s.arg(day, time);
}

} // namespace millrace
