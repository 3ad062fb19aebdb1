// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/lastword.h"

#include "core/base/literals.h"
#include "core/record/runfolder.h"

#include <QFile>
#include <QHash>
#include <QJsonDocument>
#include <algorithm>
#include <cmath>

namespace millrace {

namespace {

/// The whole lines at the end of a file, the last one first. What a power loss tore is none.
QList<QByteArray> lastLines(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    constexpr qint64 tail = 16'384;
    const qint64 from = std::max<qint64>(0, file.size() - tail);
    file.seek(from);
    QList<QByteArray> lines = file.readAll().split('\n');
    lines.removeLast(); // after the last line end is nothing, or what was torn
    if (from > 0 && !lines.isEmpty())
        lines.removeFirst();
    std::reverse(lines.begin(), lines.end());
    return lines;
}

/// When the last thing happened that was written down; events come from several threads, nearly in order.
qint64 lastEventMs(const QString &folder)
{
    qint64 last = 0;
    for (const QByteArray &line : lastLines(folder + u"/events.jsonl"_s))
        last = std::max(last, Event::fromJson(QJsonDocument::fromJson(line).object()).elapsedMs);
    return last;
}

QVector<Event> eventsAboutChunks(const QString &folder)
{
    QVector<Event> events;
    QFile file(folder + u"/events.jsonl"_s);
    if (!file.open(QIODevice::ReadOnly))
        return events;
    const QByteArray kind = '"' + enumName(Event::Kind::ChunkDone).toLatin1() + '"';
    while (!file.atEnd())
        if (const QByteArray line = file.readLine(); line.contains(kind) || line.contains("imported_rows"))
            events << Event::fromJson(QJsonDocument::fromJson(line).object());
    return events;
}

} // namespace

bool wasKilled(RunState lastWord)
{
    switch (lastWord) {
    case RunState::Done:
    case RunState::Stopped:
    case RunState::Cancelled:
    case RunState::Refused:
    case RunState::RollingBack:
    case RunState::RolledBack:
        return false;
    default:
        return true;
    }
}

DoneChunks DoneChunks::of(const QVector<Event> &events)
{
    QHash<qint64, DoneChunks> byChunk; // of one that was loaded again the last counts
    DoneChunks all;
    for (const Event &event : events) {
        const auto number = [&event](const QString &name) { return event.values.value(name).toInteger(); };
        if (event.kind == Event::Kind::ChunkDone)
            byChunk.insert(number(u"chunk"_s), {.chunks = 1,
                                                .rows = number(u"rows"_s),
                                                .setAside = number(u"set_aside"_s),
                                                .skipped = number(u"skipped"_s)});
        else if (event.kind == Event::Kind::Note)
            all.imported = std::max(all.imported, number(u"imported_rows"_s));
    }
    for (const DoneChunks &chunk : std::as_const(byChunk)) {
        all.chunks += chunk.chunks;
        all.rows += chunk.rows;
        all.setAside += chunk.setAside;
        all.skipped += chunk.skipped;
    }
    return all;
}

qint64 DoneChunks::rowsCommitted(const Sample &last) const
{
    return std::max(last.rowsCommitted, rows);
}

qint64 DoneChunks::rowsLoaded(const Sample &last, bool isShipped) const
{
    return isShipped ? imported : std::max<qint64>(0, rowsCommitted(last) - setAside - skipped);
}

qint64 rowsLoadedUntilKilled(const QString &folder, bool isShipped)
{
    return DoneChunks::of(eventsAboutChunks(folder)).rowsLoaded(lastSample(folder), isShipped);
}

qint64 rowsCommittedUntilKilled(const QString &folder)
{
    return DoneChunks::of(eventsAboutChunks(folder)).rowsCommitted(lastSample(folder));
}

Sample lastSample(const QString &folder)
{
    for (const QByteArray &line : lastLines(folder + u"/samples.csv"_s))
        if (const auto sample = Sample::fromCsv(line))
            return *sample;
    return {};
}

RunSummary earlierParts(const RunFolder &folder)
{
    RunSummary summary = folder.summary().value_or(RunSummary{});
    const qint64 last = std::max(lastSample(folder.path()).elapsedMs, lastEventMs(folder.path()));
    summary.seconds = std::max(summary.seconds, static_cast<double>(last) / 1000.0);
    return summary;
}

qint64 msOf(const RunSummary &earlier)
{
    return std::llround(earlier.seconds * 1000.0);
}

} // namespace millrace
