// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/order/sortfolder.h"
#include "core/order/sortrun.h"

#include <future>
#include <stop_token>

namespace millrace {

/// Records in, runs of sorted ones out: while the caller fills one buffer, a thread sorts and writes the one
/// before. What fits into one buffer never sees the disk. Used once, by one thread.
class RecordSorter
{
public:
    struct Options
    {
        std::size_t bufferBytes = 0;
        std::size_t blockBytes = 0; ///< of what writes a run
        /// A second buffer, which makes it twice the memory: filled while the other is written.
        bool twoBuffers = true;
    };
    /// The folder outlives it.
    RecordSorter(SortFolder &folder, const Options &options, std::stop_token stop);

    /// False: the record does not fit into an empty buffer. REQUIRES: source rows grow from call to call.
    /// Errors: FileNotWritable, DiskFull, Cancelled.
    Result<bool> add(const SortRecord &record);
    /// The runs, those with the first records first, for RunMerger; none when all fitted into memory: then
    /// \a sink has got them. Errors: as add(), the sink's.
    Result<QVector<SortRun>> finish(RecordSink &sink);
    int runs() const { return int(m_runs.size()); } ///< written so far
    bool isInMemory() const { return m_runs.isEmpty() && !m_writing.valid(); }

private:
    Result<void> flush();
    Result<void> collect();

    SortFolder &m_folder;
    const Options m_options;
    const std::stop_token m_stop;
    QVector<SortRun> m_runs;
    std::vector<SortBuffer> m_buffers; ///< one or two
    std::size_t m_filling = 0;
    std::future<Result<SortRun>> m_writing; ///< last: its destructor waits, and it uses the buffers
};

} // namespace millrace
