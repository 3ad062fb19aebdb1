// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/controlwatch.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"

namespace millrace {

ControlWatch::ControlWatch(const RunControl &control, Tell tell)
    : m_control(control)
    , m_tell(std::move(tell))
{}

void ControlWatch::look()
{
    if (m_control.isPaused() != m_paused) {
        m_paused = !m_paused;
        m_tell(m_paused ? Event::Kind::Paused : Event::Kind::Resumed,
               m_paused ? CoreText::tr("Paused") : CoreText::tr("Resumed"), {});
    }
    if (const qint64 now = m_control.throttle(); now != m_throttle) {
        m_throttle = now;
        m_tell(Event::Kind::Note,
               now > 0 ? CoreText::tr("Throttled by hand to %1 rows/s").arg(groupedNumber(now))
                       : CoreText::tr("The throttle is off"),
               {{u"throttle_rows"_s, now}});
    }
}

} // namespace millrace
