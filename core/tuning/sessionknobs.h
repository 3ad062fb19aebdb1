// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/server/serverfacts.h"
#include "core/tuning/sessionsetting.h"

#include <QVector>
#include <optional>

namespace millrace {

/// A session variable worth setting during a load, told truthfully.
struct SessionKnob
{
    QString name;
    QString during; ///< value during the load
    QString effect; ///< one sentence
    QString risk;   ///< one sentence; "none" when there is none
    bool onByDefault = false;
    QString needs; ///< privilege it takes; empty: none
};

/// The knobs this server has; one it lacks is not in the list.
QVector<SessionKnob> sessionKnobs(const ServerFacts &facts);
QVector<SessionSetting> defaultSettings(const ServerFacts &facts);

/// The refusal for a dangerous combination, if there is one (field facts, traps 2 and 3).
std::optional<Error> refuseSettings(const QVector<SessionSetting> &settings, const ServerFacts &facts);

} // namespace millrace
