// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace millrace {

/// A session variable of the worker connections during the load.
struct SessionSetting
{
    QString name;
    QString value; ///< as it is written in SET SESSION
    friend bool operator==(const SessionSetting &, const SessionSetting &) = default;
};

} // namespace millrace
