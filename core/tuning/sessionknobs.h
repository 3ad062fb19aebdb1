// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/server/serverfacts.h"
#include "core/tuning/settingtext.h"

#include <QVector>
#include <optional>

namespace millrace {

/// What every load sets unless it is told otherwise: the preset Safe.
QVector<SessionSetting> defaultSettings(const ServerFacts &facts);

/// The refusal for a dangerous combination, if there is one (field facts, traps 2 and 3).
std::optional<Error> refuseSettings(const QVector<SessionSetting> &settings, const ServerFacts &facts);

} // namespace millrace
