// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/rows/chunkhistory.h"

#include "core/base/literals.h"
#include "core/record/runfolder.h"
#include "core/run/wholedump/tablefolder.h"

namespace millrace {

namespace {

template <typename Value> Value &valueOf(QVector<Value> &values, qint64 chunk)
{
    if (values.size() < chunk)
        values.resize(chunk);
    return values[chunk - 1];
}

} // namespace

void ChunkHistory::add(const Event &event)
{
    const qint64 chunk = event.values.value(u"chunk"_s).toInteger();
    constexpr qint64 most = 10'000'000; // an event log may say anything
    if (chunk < 1 || chunk > most)
        return;
    if (event.kind == Event::Kind::ChunkRetried) {
        valueOf(marks, chunk) |= WasRetried;
    } else if (event.kind == Event::Kind::ChunkDone) {
        if (event.values.value(u"set_aside"_s).toInteger() > 0)
            valueOf(marks, chunk) |= HadRejects;
        if (const int took = event.values.value(u"ms"_s).toInt(); took > 0)
            valueOf(ms, chunk) = took;
    }
}

void ChunkHistory::add(const ChunkHistory &other)
{
    for (qsizetype i = 0; i < other.marks.size(); ++i)
        if (other.marks.at(i) != 0)
            valueOf(marks, i + 1) |= other.marks.at(i);
    for (qsizetype i = 0; i < other.ms.size(); ++i)
        if (other.ms.at(i) > 0 && ms.value(i) == 0)
            valueOf(ms, i + 1) = other.ms.at(i);
}

namespace {

Result<ChunkHistory> readTable(const RunFolder &folder)
{
    MILLRACE_TRY(const auto events, folder.events());
    ChunkHistory history;
    for (const Event &event : events)
        history.add(event);
    return history;
}

} // namespace

Result<QHash<QString, ChunkHistory>> ChunkHistory::read(const RunFolder &folder, const RunPlan &plan)
{
    QHash<QString, ChunkHistory> histories;
    if (!plan.isWholeDump()) {
        MILLRACE_TRY(const auto history, readTable(folder));
        histories.insert(QString(), history);
        return histories;
    }
    for (qsizetype place = 0; place < plan.dump()->tables.size(); ++place) {
        MILLRACE_TRY(const auto own, begunTable(folder, place));
        if (!own)
            continue; // not begun
        MILLRACE_TRY(const auto history, readTable(*own));
        if (history != ChunkHistory())
            histories.insert(plan.dump()->tables.at(place).tableName(), history);
    }
    return histories;
}

} // namespace millrace
