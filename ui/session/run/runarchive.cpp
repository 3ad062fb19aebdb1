// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/run/runarchive.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/record/linebytes.h"
#include "core/record/runfolder.h"
#include "core/report/anyreport.h"
#include "core/report/filecounts.h"
#include "core/report/runcomparison.h"
#include "core/run/undo/provedundo.h"
#include "ui/language/localtext.h"
#include "ui/session/run/reportpdf.h"

#include <QDateTime>
#include <QFileInfo>
#include <algorithm>

namespace millrace {

namespace {

/// The picture of the end, put together from what was written down: chunk states and times from the events,
/// totals from the last sample and the chunk list. setSummary() then corrects the totals.
RunProgress progressOf(const RunReport &report)
{
    RunProgress progress;
    progress.state = report.summary.status;
    progress.chunksTotal = report.chunks.size();
    progress.chunks.fill(ChunkState::Waiting, report.chunks.size());
    progress.chunkMs.fill(0, report.chunks.size());
    for (const Chunk &chunk : report.chunks) {
        progress.rowsTotal += chunk.rows;
        progress.bytesTotal += chunk.bytes;
    }
    for (const Event &event : report.events) {
        const qint64 index = event.values.value(u"chunk"_s).toInteger() - 1;
        if (index < 0 || index >= progress.chunks.size())
            continue;
        if (event.kind == Event::Kind::ChunkDone) {
            progress.chunks[index] = ChunkState::Done;
            progress.bytesCommitted += report.chunks.at(index).bytes;
            progress.chunkMs[index] = static_cast<qint32>(event.values.value(u"ms"_s).toInteger());
        } else if (event.kind == Event::Kind::Failed) {
            progress.chunks[index] = ChunkState::Failed;
        }
    }
    progress.chunksDone = progress.chunks.count(ChunkState::Done);
    if (report.summary.status != RunState::Done) // it was not cut to its end
        progress.rowsTotal = std::max(progress.rowsTotal, report.plan.source.totalRows());
    if (!report.samples.isEmpty()) {
        const Sample &last = report.samples.last();
        progress.rowsStreamed = last.rowsStreamed;
        progress.rowsCommitted = last.rowsCommitted;
        progress.bytesStreamed = last.bytesStreamed;
    }
    progress.elapsedMs = static_cast<qint64>(report.summary.seconds * 1000.0);
    progress.loadingMs = static_cast<qint64>(report.summary.loadSeconds * 1000.0);
    progress.lineBytes = lineBytesOf(report.summary);
    return progress;
}

/// The same of the tables of a whole dump, in the plan's order. A table without a folder of its own has not
/// begun, unless the dump is through: then it had nothing that a folder would tell of.
RunProgress progressOf(const DumpReport &report)
{
    RunProgress progress = progressOf(report.whole);
    progress.rowsTotal = 0; // of the tables
    for (qsizetype place = 0; place < report.plan.tables.size(); ++place) {
        const Plan &plan = report.plan.tables.at(place);
        const TableOutcome outcome = report.whole.summary.tables.value(place);
        const qint64 rows = std::max<qint64>(0, plan.source.totalRows());
        const bool isThrough = report.whole.summary.status == RunState::Done || outcome.verified;
        progress.tables << TableProgress{.table = plan.tableName(),
                                         .state = isThrough ? std::optional(RunState::Done) : std::nullopt,
                                         .rowsTotal = rows,
                                         .rowsCommitted = outcome.rowsLoaded,
                                         .rowsStreamed = outcome.rowsLoaded,
                                         .verified = outcome.verified};
        progress.rowsTotal += rows;
        progress.bytesTotal += std::max<qint64>(0, plan.source.totalBytes());
    }
    for (const DumpReport::Table &table : report.tables) {
        const RunProgress own = progressOf(table.report);
        TableProgress &shown = progress.tables[table.place];
        shown.state = endOf(table.report.summary.status);
        shown.chunksTotal = own.chunksTotal;
        shown.chunks = own.chunks;
        shown.chunkMs = own.chunkMs;
        progress.chunksTotal += own.chunksTotal;
        progress.chunksDone += own.chunksDone;
        progress.bytesCommitted += own.bytesCommitted;
    }
    const auto done = std::count_if(progress.tables.begin(), progress.tables.end(),
                                    [](const TableProgress &table) { return table.state == RunState::Done; });
    progress.stage = CoreText::tr("%1 of %2 tables").arg(done).arg(progress.tables.size());
    return progress;
}

RunView viewOf(const RunFolder &folder, const RunPlan &plan, const RunReport &report,
               const RunProgress &progress, bool atWork)
{
    RunView view;
    view.setRunId(folder.id());
    view.setFolder(folder.path());
    view.setPlan(plan);
    view.setProgress(progress);
    for (const Sample &sample : report.samples)
        view.addSample(sample);
    for (const BottleneckSample &sample : report.limits)
        view.addServerSample(sample);
    for (const Event &event : report.events)
        view.addEvent(event);
    if (!atWork)
        view.setSummary(report.summary);
    return view;
}

} // namespace

Result<OpenedRun> openPastRun(const QString &runId)
{
    MILLRACE_TRY(const auto folder, RunFolder::open(runId));
    const bool atWork = runIsAtWork(folder->path()); // for a picture of it
    MILLRACE_TRY(const auto report, readReport(*folder));
    if (const auto *table = std::get_if<RunReport>(&report))
        return OpenedRun{.plan = table->plan,
                         .view = viewOf(*folder, table->plan, *table, progressOf(*table), atWork)};
    const auto &dump = std::get<DumpReport>(report);
    OpenedRun opened{.plan = dump.plan,
                     .view = viewOf(*folder, dump.plan, dump.whole, progressOf(dump), atWork)};
    for (const DumpReport::Table &table : dump.tables) {
        ChunkHistory history;
        for (const Event &event : table.report.events)
            history.add(event);
        opened.view.addEarlier(dump.plan.tables.at(table.place).tableName(), history);
    }
    return opened;
}

Result<RunTrail> readTrail(const RunFolder &folder, const RunPlan &plan)
{
    RunTrail trail;
    MILLRACE_TRY(const auto samples, folder.samples());
    for (const Sample &sample : samples)
        trail.addRows(sample.elapsedMs, sample.rowsStreamed, sample.rowsCommitted);
    MILLRACE_TRY(const auto limits, readBottleneckSamples(folder.path()));
    for (const BottleneckSample &sample : limits)
        trail.addServer(sample, sample.atMs);
    MILLRACE_TRY(const auto events, folder.events());
    for (const Event &event : events)
        trail.addEvent(event);
    if (plan.isWholeDump()) { // its tables tell of their chunks in folders of their own
        MILLRACE_TRY(const auto histories, ChunkHistory::read(folder, plan));
        for (auto table = histories.cbegin(); table != histories.cend(); ++table)
            trail.addEarlier(table.key(), table.value());
    }
    return trail;
}

Result<RunView> loadRunView(const QString &runId)
{
    MILLRACE_TRY(auto opened, openPastRun(runId));
    return std::move(opened.view);
}

Result<QString> writeRunReport(const QString &runId)
{
    MILLRACE_TRY(const auto folder, RunFolder::open(runId));
    MILLRACE_TRY(const auto report, reportFor(*folder, u"html"_s));
    QString path = folder->path() + u"/report.html"_s;
    MILLRACE_TRY_VOID(writeFileAtomically(path, report));
    return path;
}

Result<void> saveRunReport(const QString &runId, const QString &path)
{
    MILLRACE_TRY(const auto folder, RunFolder::open(runId));
    const QString suffix = QFileInfo(path).suffix().toLower();
    const bool pdf = suffix == "pdf"_L1;
    MILLRACE_TRY(const auto report, reportFor(*folder, pdf ? u"html"_s : suffix));
    return writeFileAtomically(path, pdf ? reportPdf(report) : report);
}

Result<QString> writeRunComparison(const QString &runId, const QString &otherId)
{
    MILLRACE_TRY(const auto folder, RunFolder::open(runId));
    MILLRACE_TRY(const auto other, RunFolder::open(otherId));
    // The other one comes first: it is the one that this run is held against.
    MILLRACE_TRY(const auto report, compareRuns(*other, *folder, u"html"_s));
    QString path = u"%1/against-%2.html"_s.arg(folder->path(), otherId);
    MILLRACE_TRY_VOID(writeFileAtomically(path, report));
    return path;
}

QString startedText(qint64 msSinceEpoch)
{
    return QDateTime::fromMSecsSinceEpoch(msSinceEpoch).toString(u"yyyy-MM-dd HH:mm"_s);
}

namespace {

void addRejects(QVector<RejectGroup> &groups, const RunReport &report)
{
    for (const TableOutcome &table : report.summary.tables) {
        if (table.rowsRejected <= 0 || table.rejectsFile.isEmpty())
            continue;
        RejectGroup group{
            .plan = report.plan, .rejectsFile = table.rejectsFile, .reasonsFile = table.reasonsFile};
        // Files that were taken away since: the count stands in the figures, there is nothing to list.
        if (auto list = RejectList::read(report.plan, table.rejectsFile, table.reasonsFile))
            group.list = *std::move(list);
        groups << group;
    }
}

QVector<QPair<QString, QString>> otherRuns(const QString &runId)
{
    constexpr qsizetype mostOffered = 12;
    QVector<QPair<QString, QString>> others;
    for (const QString &id : listRuns()) {
        if (others.size() == mostOffered)
            break;
        if (id == runId)
            continue;
        const auto folder = RunFolder::open(id);
        if (!folder)
            continue;
        const auto summary = (*folder)->summary();
        if (!summary || summary->rowsPerSecond <= 0)
            continue;
        others.append({id, u"%1 · %2 · %3 rows/s"_s.arg(startedText(summary->startedMs), summary->planName,
                                                        rateText(summary->rowsPerSecond))});
    }
    return others;
}

/// Of a run that came to its end. One that did not is gone on with, or taken back, on the start page.
void addUndo(const RunFolder &folder, RunDetails &details)
{
    const auto summary = folder.summary();
    if (!summary || summary->status != RunState::Done)
        return;
    const auto plan = folder.runPlan();
    details.undoObstacle = undoObstacle(*summary, folder.path(), plan ? &*plan : nullptr);
    details.mayRollBack = !details.undoObstacle && summary->total(&TableOutcome::rowsLoaded) > 0;
}

} // namespace

Result<RunDetails> readRunDetails(const QString &runId)
{
    MILLRACE_TRY(const auto folder, RunFolder::open(runId));
    MILLRACE_TRY(const auto report, readReport(*folder));
    RunDetails details;
    if (const auto *dump = std::get_if<DumpReport>(&report)) {
        for (const DumpReport::Table &table : dump->tables)
            addRejects(details.rejects, table.report);
        details.hints = runHints(dump->whole);
        if (dump->replica) {
            details.replica = dump->replica->script();
            details.replicaIsBlocked = dump->replica->isBlocked();
        }
    } else if (const auto *table = std::get_if<RunReport>(&report)) {
        addRejects(details.rejects, *table);
        details.hints = runHints(*table);
        details.shipped = table->shipped;
        details.files = fileCountLines(countsByFile(*table));
        if (table->warmup)
            details.warmup = table->warmup->lines();
    }
    addUndo(*folder, details);
    details.others = otherRuns(runId);
    return details;
}

} // namespace millrace
