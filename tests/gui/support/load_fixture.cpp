// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/support/load_fixture.h"

#include "core/base/literals.h"

#include <algorithm>
#include <cmath>

namespace millrace::test {

Plan LoadFixture::plan(qint64 rows, qint64 chunkRows)
{
    Plan plan;
    plan.name = u"action credits 2010–2011"_s;
    plan.schema = u"causes"_s;
    plan.table = u"credits"_s;
    plan.chunkRows = chunkRows;
    plan.workers = 4;
    plan.connection.host = u"db1"_s;
    plan.connection.user = u"app"_s;
    plan.session = {{u"unique_checks"_s, u"0"_s}, {u"foreign_key_checks"_s, u"0"_s}};
    SourceFile file;
    file.path = u"/dumps/credits_2010_04.txt"_s;
    file.rows = rows;
    file.fingerprint.bytes = rows * 50;
    plan.source.files = {file};
    return plan;
}

LoadFixture::LoadFixture(Plan plan)
    : m_plan(std::move(plan))
{
    progress.state = RunState::Loading;
    progress.rowsTotal = m_plan.source.totalRows();
    progress.bytesTotal = m_plan.source.totalBytes();
    progress.chunksTotal = (progress.rowsTotal + m_plan.chunkRows - 1) / m_plan.chunkRows;
    progress.chunks.fill(ChunkState::Waiting, progress.chunksTotal);
    progress.chunkMs.fill(0, progress.chunksTotal);
    view.setPlan(m_plan);
    view.update(progress);
}

/// Chunks and workers that fit the number of rows sent.
void LoadFixture::spread()
{
    const qint64 perChunk = m_plan.chunkRows;
    const qint64 sending = std::min<qint64>(progress.rowsStreamed / perChunk, progress.chunksTotal);
    const qint64 done = progress.rowsStreamed >= progress.rowsTotal
                            ? progress.chunksTotal
                            : std::max<qint64>(0, sending - m_plan.workers + 1);
    progress.workers.clear();
    for (qint64 i = 0; i < progress.chunksTotal; ++i) {
        if (i < done) {
            progress.chunks[i] = ChunkState::Done;
            progress.chunkMs[i] =
                static_cast<qint32>(110 + 30 * std::sin(static_cast<double>(i) / 4.0) + i % 7 * 4);
        } else if (i < done + m_plan.workers) {
            progress.chunks[i] = ChunkState::Loading;
            const bool last = i == done + m_plan.workers - 1;
            progress.workers.append(
                {.state = i == done ? WorkerProgress::State::Committing : WorkerProgress::State::Sending,
                 .chunk = {i + 1},
                 .bytesSent = (last ? progress.rowsStreamed % perChunk : perChunk * (7 - i % 4) / 8) * 50,
                 .bytesTotal = perChunk * 50,
                 .rowsPerSecond = 171'000.0 + 3'000.0 * static_cast<double>(i % 5)});
        }
    }
    progress.chunksDone = done;
    progress.rowsCommitted = std::min(progress.rowsTotal, done * perChunk);
    progress.bytesCommitted = progress.rowsCommitted * 50;
    progress.bytesStreamed = progress.rowsStreamed * 50;
}

const RunProgress &LoadFixture::advance(qint64 ms)
{
    for (qint64 gone = 0; gone < ms; gone += 100, ++m_step) {
        progress.elapsedMs += 100;
        progress.loadingMs += 100;
        const double wave = 50'000 * std::sin(static_cast<double>(m_step) / 9.0) +
                            20'000 * static_cast<double>(m_step % 3 - 1);
        progress.rowsStreamed = std::min(
            progress.rowsTotal, progress.rowsStreamed + static_cast<qint64>((700'000 + wave) / 10.0));
        progress.rowsCommitted =
            std::min(progress.rowsTotal,
                     std::max<qint64>(0, progress.rowsStreamed / m_plan.chunkRows - m_plan.workers + 1) *
                         m_plan.chunkRows);
        if (gone + 100 >= ms) // chunks and workers only matter in the last picture
            spread();
        serve();
        view.update(progress);
    }
    return progress;
}

/// A server whose dirty pages grow and are written now and then.
void LoadFixture::serve()
{
    if (progress.elapsedMs % 1000 != 0)
        return;
    const double wave = std::sin(static_cast<double>(progress.elapsedMs) / 9'000.0);
    progress.server = BottleneckSample{.atMs = progress.elapsedMs,
                                       .poolReads = progress.elapsedMs / 3,
                                       .pagesDirty = static_cast<qint64>(4'000 + 2'000 * wave),
                                       .pagesTotal = 8'192,
                                       .redoAge = static_cast<qint64>(60e6 + 30e6 * wave),
                                       .redoMax = 100'000'000,
                                       .fsyncs = progress.elapsedMs / 20,
                                       .threadsRunning = 5};
}

/// The chunks that are done by now, as the engine tells of them.
void LoadFixture::tellChunks(qint64 upTo)
{
    for (; m_told < std::min(upTo, progress.chunksDone); ++m_told) {
        const qint32 ms = progress.chunkMs.at(m_told);
        Event done = event(Event::Kind::ChunkDone, u"Chunk %1: 20,000 rows"_s.arg(m_told + 1),
                           {{u"chunk"_s, m_told + 1},
                            {u"rows"_s, m_plan.chunkRows},
                            {u"ms"_s, ms},
                            {u"set_aside"_s, m_told == 20 ? 3 : 0}});
        done.elapsedMs = progress.elapsedMs * (m_told + 1) / std::max<qint64>(1, progress.chunksDone);
        view.addEvent(done);
    }
}

void LoadFixture::runFor(qint64 seconds, bool served)
{
    if (served)
        view.addEvent(event(Event::Kind::StageChanged, u"Load"_s, {{u"stage"_s, u"load"_s}}));
    for (qint64 second = 1; second < seconds; ++second) {
        progress.elapsedMs += 1000;
        progress.loadingMs += 1000;
        progress.rowsStreamed += 100'000 + second % 7 * 10'000;
        if (served)
            progress.server = BottleneckSample{.atMs = progress.elapsedMs,
                                               .poolReads = second * 31,
                                               .pagesDirty = 2'000 + second % 3'600,
                                               .pagesTotal = 8'192,
                                               .redoAge = second % 1'000,
                                               .redoMax = 1'000,
                                               .fsyncs = second * 50,
                                               .threadsRunning = 3 + second % 5};
        view.update(progress);
        for (; served && m_told < std::min(progress.rowsStreamed / m_plan.chunkRows, progress.chunksTotal);
             ++m_told)
            view.addEvent(event(Event::Kind::ChunkDone, u"Chunk"_s,
                                {{u"chunk"_s, m_told + 1},
                                 {u"ms"_s, 8'000 + second % 2'000},
                                 {u"set_aside"_s, m_told % 1'000 == 0 ? 2 : 0}}));
    }
}

const RunProgress &LoadFixture::hold(qint64 ms)
{
    progress.state = RunState::Paused;
    for (qint64 gone = 0; gone < ms; gone += 100) {
        progress.elapsedMs += 100;
        view.update(progress);
    }
    return progress;
}

Event LoadFixture::event(Event::Kind kind, const QString &text, const QJsonObject &values) const
{
    return {.elapsedMs = progress.elapsedMs,
            .wallMs = 1'700'000'000'000 + progress.elapsedMs,
            .kind = kind,
            .text = text,
            .values = values};
}

RunSummary LoadFixture::summary(RunState status, bool verified) const
{
    RunSummary summary;
    summary.run = u"20261121-010203-abcd"_s;
    summary.status = status;
    summary.planName = m_plan.name;
    summary.seconds = static_cast<double>(progress.elapsedMs) / 1000.0;
    summary.loadSeconds = static_cast<double>(progress.loadingMs) / 1000.0;
    summary.rowsPerSecond =
        static_cast<double>(progress.rowsCommitted) / std::max(0.001, summary.loadSeconds);
    summary.peakRssBytes = 48'300'000;
    summary.server = u"MariaDB 10.11.19"_s;
    summary.chunkRows = m_plan.chunkRows;
    summary.workers = m_plan.workers;
    TableOutcome table;
    table.table = u"causes.credits"_s;
    table.rowsRead = progress.rowsTotal;
    table.rowsLoaded = progress.rowsCommitted;
    table.chunks = progress.chunksTotal;
    table.retries = progress.retries;
    table.warnings = progress.warnings;
    table.verified = verified;
    table.rowsBefore = 4'000'000;
    table.rowsAfter = 4'000'000 + progress.rowsCommitted;
    summary.tables = {table};
    return summary;
}

} // namespace millrace::test
