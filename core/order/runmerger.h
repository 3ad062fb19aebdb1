// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/order/sortfolder.h"
#include "core/order/sortrun.h"

#include <atomic>

namespace millrace {

/// The second phase of a sort: merges runs into one, in several passes when there are too many to be open at
/// once. Removes each run when it is merged. Used by one thread.
class RunMerger
{
public:
    /// `folder` must outlive the merger; `merged` gets the bytes of records that went to a run.
    RunMerger(SortFolder &folder, qint64 memoryBytes, std::size_t blockBytes, std::atomic<qint64> &merged,
              std::stop_token stop);

    /// Bytes of records that will be read, over all passes.
    qint64 bytesToMerge(QVector<SortRun> runs) const;
    /// Errors: FileNotReadable, FileNotWritable, DiskFull, Cancelled.
    Result<void> merge(QVector<SortRun> runs, RecordSink &sink);

private:
    /// How many of the runs, from the front, the next pass merges; all: it is the last one.
    qsizetype nextPass(const QVector<SortRun> &runs) const;
    Result<SortRun> mergeToRun(const QVector<SortRun> &runs);
    Result<void> mergeTo(const QVector<SortRun> &runs, RecordSink &sink);

    SortFolder &m_folder;
    const qint64 m_memoryBytes;
    const std::size_t m_blockBytes;
    std::atomic<qint64> &m_merged;
    const std::stop_token m_stop;
};

} // namespace millrace
