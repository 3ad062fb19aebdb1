// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/runprogress.h"

#include <array>
#include <utility>

namespace millrace {

namespace {

constexpr std::array<std::pair<RunState, const char *>, 14> stateNames{{
    {RunState::Preparing, "preparing"},
    {RunState::Sorting, "sorting"},
    {RunState::Loading, "loading"},
    {RunState::Paused, "paused"},
    {RunState::Cancelling, "cancelling"},
    {RunState::BuildingIndexes, "building_indexes"},
    {RunState::Verifying, "verifying"},
    {RunState::WarmingUp, "warming_up"},
    {RunState::Done, "done"},
    {RunState::Stopped, "stopped"},
    {RunState::Cancelled, "cancelled"},
    {RunState::Refused, "refused"},
    {RunState::RollingBack, "rolling_back"},
    {RunState::RolledBack, "rolled_back"},
}};

} // namespace

QString runStateName(RunState state)
{
    for (const auto &[value, name] : stateNames)
        if (value == state)
            return QLatin1String(name);
    Q_UNREACHABLE();
}

RunState runStateFromName(const QString &name)
{
    for (const auto &[value, stateName] : stateNames)
        if (name == QLatin1String(stateName))
            return value;
    return RunState::Stopped;
}

} // namespace millrace
