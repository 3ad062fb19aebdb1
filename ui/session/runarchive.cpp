// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/runarchive.h"

#include "core/base/paths.h"
#include "core/load/runfolder.h"
#include "core/report/dumpreport.h"

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
        const qint64 index = event.values.value(QStringLiteral("chunk")).toInteger() - 1;
        if (index < 0 || index >= progress.chunks.size())
            continue;
        if (event.kind == Event::Kind::ChunkDone) {
            progress.chunks[index] = ChunkState::Done;
            progress.chunkMs[index] =
                static_cast<qint32>(event.values.value(QStringLiteral("ms")).toInteger());
        } else if (event.kind == Event::Kind::Failed) {
            progress.chunks[index] = ChunkState::Failed;
        }
    }
    progress.chunksDone = progress.chunks.count(ChunkState::Done);
    if (!report.samples.isEmpty()) {
        const Sample &last = report.samples.last();
        progress.rowsStreamed = last.rowsStreamed;
        progress.rowsCommitted = last.rowsCommitted;
        progress.bytesStreamed = last.bytesStreamed;
    }
    progress.elapsedMs = static_cast<qint64>(report.summary.seconds * 1000.0);
    progress.loadingMs = static_cast<qint64>(report.summary.loadSeconds * 1000.0);
    return progress;
}

} // namespace

Result<RunView> loadRunView(const QString &runId)
{
    const Result<std::unique_ptr<RunFolder>> folder = RunFolder::open(runId);
    if (!folder)
        return fail(folder.error());
    const Result<RunReport> report = RunReport::read(**folder);
    if (!report)
        return fail(report.error());

    RunView view;
    view.setRunId(runId);
    view.setFolder((*folder)->path());
    view.setPlan(report->plan);
    view.setProgress(progressOf(*report));
    for (const Sample &sample : report->samples)
        view.addSample(sample);
    for (const Event &event : report->events)
        view.addEvent(event);
    view.setSummary(report->summary);
    return view;
}

Result<QString> writeRunReport(const QString &runId)
{
    const Result<std::unique_ptr<RunFolder>> folder = RunFolder::open(runId);
    if (!folder)
        return fail(folder.error());
    const Result<QByteArray> report = reportFor(**folder, QStringLiteral("html"));
    if (!report)
        return fail(report.error());
    const QString path = (*folder)->path() + QStringLiteral("/report.html");
    const Result<void> written = writeFileAtomically(path, *report);
    if (!written)
        return fail(written.error());
    return path;
}

} // namespace millrace
