// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/killedrun.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/record/lastword.h"

#include <algorithm>

namespace millrace {

namespace {

/// When the run's last part began.
qint64 partBeganMs(const QVector<Event> &events)
{
    for (qsizetype i = events.size() - 1; i >= 0; --i)
        if (events.at(i).kind == Event::Kind::StageChanged &&
            events.at(i).values.value(u"stage"_s) == "preflight"_L1)
            return events.at(i).elapsedMs;
    return 0;
}

/// Of that part; of a run of an earlier version its clock may have begun anew.
Sample firstOfPart(const RunReport &report)
{
    const QVector<Sample> &samples = report.samples;
    const qint64 beganMs = partBeganMs(report.events);
    qsizetype first = samples.size() - 1;
    while (first > 0 && samples.at(first - 1).elapsedMs < samples.at(first).elapsedMs &&
           samples.at(first - 1).elapsedMs >= beganMs)
        --first;
    return samples.at(first);
}

void closeTimes(RunReport &report)
{
    RunSummary &summary = report.summary;
    summary.status = RunState::Stopped;
    summary.error =
        Error{.code = ErrorCode::Cancelled,
              .what = CoreText::tr("Its program ended without closing the run: it was killed, or the "
                                   "machine went down."),
              .howToFix = CoreText::tr("Resume it: each row ends up in the table once.")};
    if (!report.events.isEmpty())
        summary.seconds =
            std::max(summary.seconds, static_cast<double>(report.events.last().elapsedMs) / 1000.0);
    if (report.samples.isEmpty())
        return;
    const Sample &last = report.samples.last();
    summary.seconds = std::max(summary.seconds, static_cast<double>(last.elapsedMs) / 1000.0);
    if (last.elapsedMs < partBeganMs(report.events))
        return; // the last part had not come to load: what those before it took is written down
    const Sample first = firstOfPart(report);
    summary.loadSeconds = static_cast<double>(last.elapsedMs - first.elapsedMs) / 1000.0;
    if (summary.loadSeconds > 0)
        summary.rowsPerSecond =
            static_cast<double>(last.rowsCommitted - first.rowsCommitted) / summary.loadSeconds;
}

} // namespace

void closeKilled(RunReport &report)
{
    if (!wasKilled(report.summary.status))
        return;
    closeTimes(report);
    TableOutcome outcome = report.summary.tables.value(0);
    outcome.table = report.plan.tableName();
    const DoneChunks done = DoneChunks::of(report.events);
    const Sample last = report.samples.isEmpty() ? Sample{} : report.samples.last();
    outcome.chunks = std::max(outcome.chunks, done.chunks);
    outcome.rowsLoaded =
        std::max(outcome.rowsLoaded, done.rowsLoaded(last, report.plan.wayIn == WayIn::Ship));
    outcome.rowsRead = std::max({outcome.rowsRead, last.rowsStreamed, done.rowsCommitted(last)});
    outcome.rowsRejected = std::max(outcome.rowsRejected, done.setAside);
    outcome.rowsSkipped = std::max(outcome.rowsSkipped, done.skipped);
    const auto retries = std::count_if(report.events.begin(), report.events.end(), [](const Event &event) {
        return event.kind == Event::Kind::ChunkRetried;
    });
    outcome.retries = std::max<qint64>(outcome.retries, retries);
    report.summary.tables = {outcome};
}

void closeKilled(DumpReport &report)
{
    for (DumpReport::Table &table : report.tables)
        closeKilled(table.report);
    if (!wasKilled(report.whole.summary.status))
        return;
    closeTimes(report.whole);
    QVector<TableOutcome> outcomes;
    for (qsizetype place = 0; place < report.plan.tables.size(); ++place) {
        TableOutcome outcome = report.whole.summary.tables.value(place);
        outcome.table = report.plan.tables.at(place).tableName();
        outcomes << outcome;
    }
    for (const DumpReport::Table &table : std::as_const(report.tables))
        if (!table.report.summary.tables.isEmpty())
            outcomes[table.place] = table.report.summary.tables.first();
    report.whole.summary.tables = outcomes;
}

} // namespace millrace
