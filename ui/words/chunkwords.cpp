// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/chunkwords.h"

#include "core/base/literals.h"
#include "ui/language/localtext.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>

namespace millrace {

namespace {

constexpr qsizetype mostRowsNamed = 5; ///< rejects, warnings and retries each; the files have them all

QString secondsText(double ms)
{
    return tr("%1 s").arg(ms / 1000.0, 0, 'f', 2);
}

/// "sending 1.20 s, COMMIT 0.31 s": what a worker's time went into, the longest first.
QString timesText(const QJsonObject &times)
{
    const std::array<std::pair<const char *, QString>, 8> names{
        {{"sending_ms", tr("sending")},
         {"finishing_ms", tr("the server's work after the last row")},
         {"committing_ms", tr("COMMIT")},
         {"source_ms", tr("reading the source")},
         {"held_back_ms", tr("held back by a limit")},
         {"paused_ms", tr("paused")},
         {"no_chunk_ms", tr("waiting for rows")},
         {"other_ms", tr("between statements")}}};
    QVector<QPair<qint64, QString>> parts;
    for (const auto &[key, name] : names)
        if (const qint64 ms = times.value(QLatin1String(key)).toInteger(); ms > 0)
            parts.append({ms, name});
    std::sort(parts.begin(), parts.end(), [](const auto &a, const auto &b) { return a.first > b.first; });
    QStringList texts;
    for (const auto &[ms, name] : parts)
        texts << tr("%1 %2").arg(name, secondsText(static_cast<double>(ms)));
    return texts.join(u", "_s);
}

QString rejectText(const Reject &reject)
{
    QString place = !reject.key.isEmpty() ? reject.key
                    : reject.line > 0     ? tr("line %1").arg(groupedNumber(reject.line))
                                          : tr("row %1").arg(groupedNumber(reject.row));
    if (!reject.column.isEmpty())
        place += u", "_s + reject.column;
    return tr("%1: %2 (%3)").arg(place, reject.reason).arg(reject.code);
}

QString warningText(const WarningKind &kind)
{
    const QString text = tr("%1 × %2 (%3)").arg(groupedNumber(kind.count), kind.example).arg(kind.code);
    return kind.column.isEmpty() ? text : kind.column + u": "_s + text;
}

template <typename Items, typename Text> QString firstOf(const Items &items, Text text)
{
    QStringList lines;
    for (const auto &item : items) {
        if (lines.size() == mostRowsNamed) {
            lines << tr("and %1 more").arg(groupedNumber(items.size() - mostRowsNamed));
            break;
        }
        lines << text(item);
    }
    return lines.join(u'\n');
}

} // namespace

QString chunkStateName(ChunkState state)
{
    switch (state) {
    case ChunkState::Waiting:
        return tr("waiting");
    case ChunkState::Loading:
        return tr("loading");
    case ChunkState::Done:
        return tr("done");
    case ChunkState::Failed:
        return tr("failed");
    }
    return {};
}

QVector<QPair<QString, QString>> chunkLines(const ChunkStory &story, ChunkState state,
                                            const QVector<WorkerProgress> &workers)
{
    QVector<QPair<QString, QString>> lines{{tr("State"), chunkStateName(state)}};
    if (story.chunk.id.value == 0) {
        lines.append(
            {tr("Rows"), tr("not cut yet: where it begins is known once the source is read so far")});
        return lines;
    }
    const Chunk &chunk = story.chunk;
    lines.append({tr("Rows"), tr("%1, the first is row %2 of the source")
                                  .arg(groupedNumber(chunk.rows), groupedNumber(chunk.firstRow.value))});
    if (chunk.bytes > 0)
        lines.append({tr("Size"), sizeText(chunk.bytes)});
    lines.append({tr("From"), firstOf(story.places, [](const QString &place) { return place; })});
    const QJsonObject done = story.done.value_or(QJsonObject());
    for (qsizetype i = 0; i < workers.size(); ++i)
        if (workers.at(i).chunk.value == chunk.id.value && state == ChunkState::Loading)
            lines.append({tr("Worker"),
                          tr("%1, sent %2 of %3")
                              .arg(i + 1)
                              .arg(sizeText(workers.at(i).bytesSent), sizeText(workers.at(i).bytesTotal))});
    if (done.contains(u"worker"_s))
        lines.append({tr("Worker"), QString::number(done.value(u"worker"_s).toInt())});
    if (story.done) {
        const double ms = done.value(u"ms"_s).toDouble();
        const double rate = ms > 0 ? static_cast<double>(chunk.rows) * 1000.0 / ms : 0;
        lines.append({tr("Took"), tr("%1, %2 rows/s, ended at %3")
                                      .arg(secondsText(ms), rateText(rate),
                                           durationText(story.events.last().elapsedMs))});
        if (const QString times = timesText(done.value(u"times"_s).toObject()); !times.isEmpty())
            lines.append({tr("Time went into"), times});
    }
    if (const int attempts = story.attempts(); attempts > 0)
        lines.append({tr("Attempts"), groupedNumber(attempts)});
    QVector<Event> retries;
    for (const Event &event : story.events)
        if (event.kind == Event::Kind::ChunkRetried)
            retries << event;
    if (!retries.isEmpty())
        lines.append({tr("Tried again"), firstOf(retries, [](const Event &event) {
                          return durationText(event.elapsedMs) + u' ' + event.text;
                      })});
    if (const auto &rejects = story.findings.rejects; !rejects.isEmpty())
        lines.append({tr("Set aside"), groupedNumber(rejects.size()) + u'\n' + firstOf(rejects, rejectText)});
    else if (const qint64 aside = done.value(u"set_aside"_s).toInteger(); aside > 0)
        lines.append({tr("Set aside"), groupedNumber(aside)});
    if (const qint64 skipped = done.value(u"skipped"_s).toInteger(); skipped > 0)
        lines.append({tr("Skipped"), groupedNumber(skipped)});
    if (const auto &warnings = story.findings.warnings; !warnings.isEmpty())
        lines.append({tr("Server warnings"), firstOf(warnings, warningText)});
    else if (story.done)
        lines.append({tr("Server warnings"), groupedNumber(done.value(u"warnings"_s).toInteger())});
    return lines;
}

} // namespace millrace
