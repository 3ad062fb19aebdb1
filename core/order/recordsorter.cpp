// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/order/recordsorter.h"

namespace millrace {

namespace {

Result<SortRun> writeRun(SortBuffer &buffer, const QString &path, std::size_t blockBytes,
                         std::stop_token stop)
{
    MILLRACE_TRY(auto writer, RunWriter::create(path, {.blockBytes = blockBytes, .inBackground = true}));
    MILLRACE_TRY_VOID(buffer.drainTo(*writer, stop));
    return writer->finish();
}

} // namespace

RecordSorter::RecordSorter(SortFolder &folder, const Options &options, std::stop_token stop)
    : m_folder(folder)
    , m_options(options)
    , m_stop(std::move(stop))
{
    for (int i = 0; i < (options.twoBuffers ? 2 : 1); ++i)
        m_buffers.emplace_back(options.bufferBytes);
}

Result<bool> RecordSorter::add(const SortRecord &record)
{
    if (m_buffers[m_filling].add(record)) [[likely]]
        return true;
    MILLRACE_TRY_VOID(flush());
    return m_buffers[m_filling].add(record);
}

Result<QVector<SortRun>> RecordSorter::finish(RecordSink &sink)
{
    SortBuffer &last = m_buffers[m_filling];
    if (isInMemory()) {
        MILLRACE_TRY_VOID(last.drainTo(sink, m_stop));
        return m_runs;
    }
    if (!last.isEmpty())
        MILLRACE_TRY_VOID(flush());
    MILLRACE_TRY_VOID(collect());
    return m_runs;
}

/// Has the full buffer sorted and written; the other one is empty then.
Result<void> RecordSorter::flush()
{
    MILLRACE_TRY_VOID(collect());
    m_writing = std::async(std::launch::async, [&buffer = m_buffers[m_filling], path = m_folder.newRun(),
                                                blockBytes = m_options.blockBytes, stop = m_stop] {
        return writeRun(buffer, path, blockBytes, stop);
    });
    if (m_buffers.size() == 1)
        return collect();
    m_filling = 1 - m_filling;
    return {};
}

/// Waits for the run that is being written.
Result<void> RecordSorter::collect()
{
    if (!m_writing.valid())
        return {};
    MILLRACE_TRY(auto run, m_writing.get());
    m_runs << std::move(run);
    return {};
}

} // namespace millrace
