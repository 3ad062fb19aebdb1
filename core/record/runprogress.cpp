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

std::optional<Sample> Sample::fromCsv(const QByteArray &line)
{
    const QList<QByteArray> values = line.split(',');
    bool isNumber = false;
    const qint64 elapsed = values.first().toLongLong(&isNumber);
    if (!isNumber || values.size() != 4)
        return std::nullopt;
    return Sample{.elapsedMs = elapsed,
                  .rowsStreamed = values.at(1).toLongLong(),
                  .rowsCommitted = values.at(2).toLongLong(),
                  .bytesStreamed = values.at(3).toLongLong()};
}

} // namespace millrace
