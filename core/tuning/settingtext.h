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

/// Whether this may stand as a variable's name in a statement: letters, digits, underscores.
bool isVariableName(const QString &name);

/// Numbers as they are, everything else as a string: a plan may come from a stranger, its values are never
/// SQL.
QString settingLiteral(const QString &value);

/// Whether a server would call both the same: ON is 1, 90 is 90.000000, DETECT_ONLY is detect_only.
bool sameSettingValue(const QString &a, const QString &b);

} // namespace millrace
