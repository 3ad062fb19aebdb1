// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/load/chunks/filechunks.h"

#include "core/base/coretext.h"
#include "core/base/paths.h"
#include "core/load/chunks/chunkwalk.h"

#include <QFile>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <unistd.h>

namespace millrace {

namespace {

/// What a row has to have, or it stops the run; 0: the server judges. What is no JSON object a server would
/// take for a row of NULLs: no policy but to set it aside lets it in.
int fieldsWanted(const Plan &plan)
{
    const bool stops =
        plan.stopsAtBadRow() || (plan.source.dialect.isJsonLines() && plan.onError != OnError::SetAside);
    return stops ? static_cast<int>(plan.mapping.fields.size()) : 0;
}

} // namespace

FileChunks::FileChunks(const Plan &plan, const Options &options)
    : m_plan(plan)
    , m_arrives(options.arrival != nullptr)
    , m_cutter(plan.source, {.chunkRows = plan.chunkRows,
                             .chunkBytes = plan.chunkBytes,
                             .expectedFields = fieldsWanted(plan),
                             .packBytes = options.filesApart ? 0 : ChunkCutter::Options().packBytes,
                             // One being cut, one waiting and one on its way for each worker.
                             .memoryBytes = plan.memoryBytes,
                             .chunksHeld = 2 * plan.workers + 1,
                             .arrival = options.arrival,
                             .stopWaiting = options.stopWaiting,
                             .firstFile = options.loaded.files,
                             .chunksBefore = options.loaded.chunks.size(),
                             .rowsBefore = options.loaded.rows})
{}

Result<std::optional<Chunk>> FileChunks::next(std::stop_token stop)
{
    MILLRACE_TRY(auto chunk, m_cutter.next(stop));
    if (m_arrives && chunk)
        MILLRACE_TRY_VOID(syncArrived());
    return chunk;
}

/// Whoever writes the file has a handle of its own; what is written belongs to the file.
Result<void> FileChunks::syncArrived() const
{
    for (const SourceFile &file : m_plan.source.files) {
        const int handle = ::open(QFile::encodeName(file.path).constData(), O_RDONLY | O_CLOEXEC);
        const bool isSynced = handle >= 0 && ::fdatasync(handle) == 0;
        const int reason = errno;
        if (handle >= 0)
            ::close(handle);
        if (!isSynced)
            return fail(writeError(file.path, reason, QString::fromLocal8Bit(std::strerror(reason))));
    }
    return {};
}

Result<ChunkTask> FileChunks::taskFor(const Chunk &chunk, const QVector<Journal::Entry> &done)
{
    ChunkTask task{.chunk = chunk};
    if (done.isEmpty()) {
        task.pieces << chunk;
        return task;
    }
    if (const Journal::Entry &entry = done.first();
        done.size() == 1 && entry.firstRow == chunk.firstRow.value && entry.tally.rows == chunk.rows &&
        entry.bytes == chunk.bytes)
        return task;
    ChunkWalk walk(m_plan.source, chunk);
    qint64 next = chunk.firstRow.value;
    for (const Journal::Entry &entry : done) {
        if (entry.firstRow > next) {
            MILLRACE_TRY(const auto gap, walk.take(entry.firstRow - next));
            if (gap)
                task.pieces << *gap;
        }
        MILLRACE_TRY(const auto loaded, walk.take(entry.tally.rows));
        if (!loaded || loaded->firstRow.value != entry.firstRow || loaded->rows != entry.tally.rows ||
            loaded->bytes != entry.bytes)
            return fail(
                {.code = ErrorCode::RunNotResumable,
                 .what = CoreText::tr("Chunk %1 is cut differently from what the journal says was loaded.")
                             .arg(chunk.id.value),
                 .howToFix =
                     CoreText::tr("The plan or the source changed: roll the run back and start anew.")});
        next = entry.firstRow + entry.tally.rows;
    }
    MILLRACE_TRY(const auto rest, walk.rest());
    if (rest.rows > 0)
        task.pieces << rest;
    return task;
}

} // namespace millrace
