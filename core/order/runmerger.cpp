// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/order/runmerger.h"

#include "core/order/losertree.h"
#include "core/order/sortplan.h"

#include <QFile>
#include <numeric>

namespace millrace {

namespace {

qint64 bytesOf(const QVector<SortRun> &runs)
{
    return std::accumulate(runs.begin(), runs.end(), qint64{0},
                           [](qint64 sum, const SortRun &run) { return sum + run.bytes; });
}

qint64 largestRecordOf(const QVector<SortRun> &runs)
{
    qint64 largest = 0;
    for (const SortRun &run : runs)
        largest = std::max(largest, run.largestRecord);
    return largest;
}

bool lessHead(const RunReader &a, const RunReader &b)
{
    if (a.prefix() != b.prefix())
        return a.prefix() < b.prefix();
    return SortRecord::lessBeyondPrefix(a.record(), b.record());
}

} // namespace

RunMerger::RunMerger(SortFolder &folder, qint64 memoryBytes, std::size_t blockBytes,
                     std::atomic<qint64> &merged, std::stop_token stop)
    : m_folder(folder)
    , m_memoryBytes(memoryBytes)
    , m_blockBytes(blockBytes)
    , m_merged(merged)
    , m_stop(std::move(stop))
{}

qsizetype RunMerger::nextPass(const QVector<SortRun> &runs) const
{
    const qsizetype fanIn = SortPlan::fanIn(m_memoryBytes, largestRecordOf(runs));
    if (runs.size() <= fanIn)
        return runs.size();
    // As few as leave just enough for the last pass: every byte merged early is written once more.
    return std::clamp<qsizetype>(runs.size() - fanIn + 1, 2, fanIn);
}

qint64 RunMerger::bytesToMerge(QVector<SortRun> runs) const
{
    qint64 bytes = 0;
    for (qsizetype count = nextPass(runs); count < runs.size(); count = nextPass(runs)) {
        const QVector<SortRun> taken = runs.first(count);
        const SortRun merged{.bytes = bytesOf(taken), .largestRecord = largestRecordOf(taken)};
        bytes += merged.bytes;
        runs.remove(0, count);
        runs << merged;
    }
    return bytes + bytesOf(runs);
}

Result<void> RunMerger::merge(QVector<SortRun> runs, RecordSink &sink)
{
    for (qsizetype count = nextPass(runs); count < runs.size(); count = nextPass(runs)) {
        MILLRACE_TRY(const auto merged, mergeToRun(runs.first(count)));
        runs.remove(0, count);
        runs << merged;
        m_merged += merged.bytes;
    }
    return mergeTo(runs, sink);
}

Result<SortRun> RunMerger::mergeToRun(const QVector<SortRun> &runs)
{
    MILLRACE_TRY(auto writer,
                 RunWriter::create(m_folder.newRun(), {.blockBytes = m_blockBytes, .inBackground = true}));
    MILLRACE_TRY_VOID(mergeTo(runs, *writer));
    return writer->finish();
}

Result<void> RunMerger::mergeTo(const QVector<SortRun> &runs, RecordSink &sink)
{
    std::vector<RunReader> readers;
    readers.reserve(static_cast<std::size_t>(runs.size()));
    const std::size_t bufferBytes = SortPlan::readBufferBytes(m_memoryBytes, runs.size());
    for (const SortRun &run : runs) {
        MILLRACE_TRY(auto reader, RunReader::open(run, bufferBytes));
        readers.push_back(std::move(reader));
    }
    LoserTree tree(readers, lessHead);
    for (qint64 done = 0; !tree.ended(); ++done) {
        if (done % 4096 == 0 && m_stop.stop_requested())
            return fail(sortCancelled());
        RunReader &front = tree.front();
        MILLRACE_TRY_VOID(sink.put(front.record()));
        MILLRACE_TRY_VOID(front.next());
        tree.replay();
    }
    for (const SortRun &run : runs)
        QFile::remove(run.path);
    return {};
}

} // namespace millrace
