// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/event.h"

#include <QVector>

namespace millrace {

/// What a run did to one setting of the server or of its sessions.
struct SettingHistory
{
    enum class End
    {
        PutBack,          ///< its last value is the one it had before
        EndedWithSession, ///< a session variable: gone with the connection that had it
        LeftChanged,      ///< a global one that still has the value of the load
        LeftAlone,        ///< somebody else changed it meanwhile
        HandedOver,       ///< another run has it and puts it back
        NotSet            ///< it was to be set and could not be; why is in \a reason
    };
    QString name;
    QString scope; ///< "session", "global", … as the event says
    QString before;
    QString during;
    QString now;
    End end = End::LeftChanged;
    QString reason;
    bool said = false; ///< the end is what an event said, not what the values show
};

/// Folds the SettingChanged events, and the warnings about settings, in order, into one line per setting and
/// scope.
QVector<SettingHistory> settingHistories(const QVector<Event> &events);

} // namespace millrace
