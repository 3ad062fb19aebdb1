// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/killedrun.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/report/svgplot.h"

#include <algorithm>

namespace millrace {

namespace {

bool wasKilled(const RunSummary &summary)
{
    switch (summary.status) {
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

/// Of the run's last part: each begins its clock anew.
Sample firstOfPart(const QVector<Sample> &samples)
{
    qsizetype first = samples.size() - 1;
    while (first > 0 && samples.at(first - 1).elapsedMs < samples.at(first).elapsedMs)
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
    const Sample first = firstOfPart(report.samples);
    const Sample &last = report.samples.last();
    summary.seconds = std::max(summary.seconds, static_cast<double>(last.elapsedMs) / 1000.0);
    summary.loadSeconds = static_cast<double>(last.elapsedMs - first.elapsedMs) / 1000.0;
    if (summary.loadSeconds > 0)
        summary.rowsPerSecond =
            static_cast<double>(last.rowsCommitted - first.rowsCommitted) / summary.loadSeconds;
}

} // namespace

void closeKilled(RunReport &report)
{
    if (!wasKilled(report.summary))
        return;
    closeTimes(report);
    TableOutcome outcome = report.summary.tables.value(0);
    outcome.table = report.plan.tableName();
    qint64 done = 0;
    const QVector<ChunkTime> chunks = chunkTimes(report.events);
    for (const ChunkTime &chunk : chunks)
        done += chunk.rows;
    const Sample last = report.samples.isEmpty() ? Sample{} : report.samples.last();
    outcome.chunks = chunks.size();
    outcome.rowsLoaded = std::max({outcome.rowsLoaded, last.rowsCommitted, done});
    outcome.rowsRead = std::max({outcome.rowsRead, last.rowsStreamed, outcome.rowsLoaded});
    qint64 retries = 0;
    qint64 setAside = 0;
    for (const Event &event : std::as_const(report.events)) {
        retries += event.kind == Event::Kind::ChunkRetried ? 1 : 0;
        if (event.kind == Event::Kind::ChunkDone)
            setAside += event.values.value(u"set_aside"_s).toInteger();
    }
    outcome.retries = std::max(outcome.retries, retries);
    outcome.rowsRejected = std::max(outcome.rowsRejected, setAside);
    report.summary.tables = {outcome};
}

void closeKilled(DumpReport &report)
{
    for (DumpReport::Table &table : report.tables)
        closeKilled(table.report);
    if (!wasKilled(report.whole.summary))
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
