// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/runprogress.h"

#include "core/base/enumnames.h"

namespace millrace {

namespace {

constexpr EnumName<RunState> stateNames[]{
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
};

} // namespace

QString runStateName(RunState state)
{
    return nameIn(stateNames, state);
}

RunState runStateFromName(const QString &name)
{
    return valueIn(stateNames, name).value_or(RunState::Stopped);
}

QByteArray Sample::csv() const
{
    return QByteArray::number(elapsedMs) + ',' + QByteArray::number(rowsStreamed) + ',' +
           QByteArray::number(rowsCommitted) + ',' + QByteArray::number(bytesStreamed);
}

} // namespace millrace
