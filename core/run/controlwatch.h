// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/event.h"
#include "core/load/control/runcontrol.h"

#include <functional>

namespace millrace {

/// Tells what somebody did to a run while it goes: paused it, let it go on, throttled it. For one thread.
class ControlWatch
{
public:
    using Tell = std::function<void(Event::Kind, const QString &text, const QJsonObject &values)>;

    ControlWatch(const RunControl &control, Tell tell);

    void look(); ///< tells what is different from the look before; the first one from nothing done

private:
    const RunControl &m_control;
    const Tell m_tell;
    bool m_paused = false;
    qint64 m_throttle = 0; ///< rows per second
};

} // namespace millrace
