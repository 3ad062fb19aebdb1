// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/runhints.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/report/rows/rejectlist.h"
#include "core/report/svgplot.h"

#include <algorithm>

namespace millrace {

namespace {

using Kind = RunHint::Kind;

constexpr EnumName<Kind> hintNames[]{{Kind::Bottleneck, "limit"},
                                     {Kind::Climbing, "climbing"},
                                     {Kind::SmallChunks, "small_chunks"},
                                     {Kind::LargeChunks, "large_chunks"},
                                     {Kind::Retries, "retries"},
                                     {Kind::RejectColumn, "reject_column"},
                                     {Kind::Slowed, "slowed"},
                                     {Kind::Warnings, "warnings"},
                                     {Kind::NotVerified, "not_verified"}};

constexpr qsizetype leastChunks = 8; ///< below them there is no curve to speak of
constexpr double climbs = 1.5;
constexpr double smallSeconds = 0.25;
constexpr double largeSeconds = 120;

void addChunkHints(QVector<RunHint> &hints, const RunReport &report)
{
    QVector<ChunkTime> times = chunkTimes(report.events);
    if (times.size() < leastChunks)
        return;
    if (times.size() > leastChunks) // the last chunk is mostly a smaller one
        times.removeLast();
    const qsizetype quarter = times.size() / 4;
    const double first = meanMs(times, 0, quarter);
    const double last = meanMs(times, times.size() - quarter, quarter);
    if (first > 0 && last / first >= climbs)
        hints << RunHint{.kind = Kind::Climbing,
                         .figure = last / first,
                         .keepsIndexes = report.plan.indexes == IndexPolicy::Keep,
                         .inFileOrder = report.plan.order == RowOrder::File};
    QVector<double> sorted;
    qsizetype retried = 0;
    for (const ChunkTime &time : times) {
        sorted << time.ms / 1000.0;
        retried += time.retried ? 1 : 0;
    }
    std::sort(sorted.begin(), sorted.end());
    const double middle = sorted.at(sorted.size() / 2);
    if (middle < smallSeconds)
        hints << RunHint{.kind = Kind::SmallChunks, .figure = middle};
    if (middle > largeSeconds)
        hints << RunHint{.kind = Kind::LargeChunks, .figure = middle};
    if (retried * 100 >= times.size())
        hints << RunHint{.kind = Kind::Retries,
                         .figure = 100.0 * static_cast<double>(retried) / static_cast<double>(times.size())};
}

/// Of the loading time, while the guard or somebody's throttle held the load back.
double slowedShare(const RunReport &report)
{
    if (report.summary.loadSeconds <= 0)
        return 0;
    qint64 slowedMs = 0;
    qint64 since = -1;
    bool guard = false;
    bool throttle = false;
    for (const Event &event : report.events) {
        if (event.values.contains(u"throttled"_s))
            guard = !event.values.value(u"throttled"_s).toString().isEmpty();
        else if (event.values.contains(u"throttle_rows"_s))
            throttle = event.values.value(u"throttle_rows"_s).toInteger() > 0;
        const bool ends =
            event.kind == Event::Kind::StageChanged && event.values.value(u"stage"_s).toString() != "load"_L1;
        if (ends)
            guard = throttle = false;
        if ((guard || throttle) && since < 0)
            since = event.elapsedMs;
        if (!guard && !throttle && since >= 0) {
            slowedMs += event.elapsedMs - since;
            since = -1;
        }
    }
    if (since >= 0 && !report.samples.isEmpty())
        slowedMs += std::max<qint64>(0, report.samples.last().elapsedMs - since);
    return std::min(1.0, static_cast<double>(slowedMs) / 1000.0 / report.summary.loadSeconds);
}

} // namespace

QVector<RunHint> runHints(const RunReport &report)
{
    QVector<RunHint> hints;
    const RunSummary &summary = report.summary;
    for (const TableOutcome &table : summary.tables) {
        if (summary.status == RunState::Done && !table.verified)
            hints << RunHint{.kind = Kind::NotVerified, .name = table.notVerifiedBecause};
        if (table.rowsRejected > 0 && !table.reasonsFile.isEmpty()) {
            const auto list = RejectList::read(report.plan, table.rejectsFile, table.reasonsFile, 0);
            if (list && !list->causes.isEmpty() && !list->causes.first().column.isEmpty())
                hints << RunHint{.kind = Kind::RejectColumn,
                                 .figure = 100.0 * static_cast<double>(list->causes.first().count) /
                                           static_cast<double>(std::max<qint64>(1, list->count)),
                                 .name = list->causes.first().column};
        }
    }
    if (const Bottleneck limit = overallBottleneck(report.limits); limit.kind != BottleneckKind::Unclear)
        hints << RunHint{.kind = Kind::Bottleneck, .limit = limit};
    addChunkHints(hints, report);
    if (const double share = slowedShare(report); share >= 0.01)
        hints << RunHint{.kind = Kind::Slowed, .figure = share * 100};
    if (const qint64 warnings = summary.total(&TableOutcome::warnings); warnings > 0)
        hints << RunHint{.kind = Kind::Warnings, .figure = static_cast<double>(warnings)};
    return hints;
}

QString hintName(Kind kind)
{
    return nameIn(hintNames, kind);
}

QString hintSentence(const RunHint &hint)
{
    const auto tenths = [&hint] { return decimalText(hint.figure, 1); };
    switch (hint.kind) {
    case Kind::Bottleneck:
        return bottleneckSentence(hint.limit) + u' ' + bottleneckRemedy(hint.limit.kind);
    case Kind::Climbing: {
        const QString what =
            CoreText::tr("The last quarter of the chunks took %1 times as long as the first.").arg(tenths());
        const QString cure = hint.keepsIndexes && hint.inFileOrder
                                 ? CoreText::tr("Defer the secondary indexes and sort by the primary key.")
                             : hint.keepsIndexes ? CoreText::tr("Defer the secondary indexes.")
                             : hint.inFileOrder
                                 ? CoreText::tr("Sort the dump by the primary key.")
                                 : CoreText::tr("The table outgrows the buffer pool: give it more memory.");
        return what + u' ' + cure;
    }
    case Kind::SmallChunks:
        return CoreText::tr("The middle chunk took %1 s: larger chunks mean fewer COMMITs.")
            .arg(decimalText(hint.figure, 2));
    case Kind::LargeChunks:
        return CoreText::tr("The middle chunk took %1: smaller ones lose less when one has to be sent again.")
            .arg(durationText(static_cast<qint64>(hint.figure * 1000)));
    case Kind::Retries:
        return CoreText::tr("%1 % of the chunks were tried again: fewer workers, or rows in key order, get "
                            "in each other's way less.")
            .arg(tenths());
    case Kind::RejectColumn:
        return CoreText::tr("%1 % of the rows set aside failed in %2: mend its mapping before the next load.")
            .arg(decimalText(hint.figure, 0), hint.name);
    case Kind::Slowed:
        return CoreText::tr("For %1 % of the loading time the load was held back on purpose: at a quieter "
                            "hour it is that much shorter.")
            .arg(decimalText(hint.figure, 0));
    case Kind::Warnings:
        return CoreText::tr(
                   "The server bent values (warnings: %1): \"set aside\" keeps such rows as they are.")
            .arg(groupedNumber(static_cast<qint64>(hint.figure)));
    case Kind::NotVerified:
        return hint.name.isEmpty() ? CoreText::tr("The load was not verified.")
                                   : CoreText::tr("Not verified: %1").arg(hint.name);
    }
    return {};
}

} // namespace millrace
