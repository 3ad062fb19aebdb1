// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/order/sortplan.h"

#include "core/order/keys/rowfeed.h"
#include "core/order/sortbuffer.h"
#include "core/order/sortedsource.h"

#include <algorithm>
#include <cmath>

namespace millrace {

namespace {

constexpr qsizetype mostRunsAtOnce = 500; // open files have a limit, usually 1024
constexpr qint64 sampledRows = 20'000;
constexpr qint64 sampledBytes = 4LL * 1024 * 1024;

struct Sample
{
    qint64 rows = 0;
    qint64 rowBytes = 0;
    qint64 keyBytes = 0;
};

Result<Sample> sampleHead(const SourceFile &file, const Source &source, const SortKey &key)
{
    MILLRACE_TRY(auto feed, RowFeed::open(file, source.dialect, {.endOffset = sampledBytes}));
    KeyEncoder encoder(source.dialect, key);
    Sample sample;
    FedRow row;
    while (sample.rows < sampledRows) {
        MILLRACE_TRY(const auto more, feed.next(row));
        if (!more)
            break;
        ++sample.rows;
        sample.rowBytes += qint64(row.bytes.size());
        sample.keyBytes += qint64(encoder.encode(row.bytes, row.terminated).size());
    }
    return sample;
}

} // namespace

Result<SortPlan> SortPlan::make(const Source &source, const SortKey &key, const SortOptions &options)
{
    SortPlan plan{.maxRowBytes = options.memoryBytes / 8,
                  .blockBytes = static_cast<std::size_t>(
                      std::clamp<qint64>(options.memoryBytes / 32, 512, 1024LL * 1024))};
    Sample sample;
    const auto largest = std::max_element(
        source.files.begin(), source.files.end(),
        [](const SourceFile &a, const SourceFile &b) { return a.fingerprint.bytes < b.fingerprint.bytes; });
    if (largest != source.files.end() && largest->fingerprint.bytes > 0) {
        MILLRACE_TRY(sample, sampleHead(*largest, source, key));
    }
    const qint64 bytes = source.totalBytes();
    if (sample.rows > 0) {
        plan.rows = source.totalRows() >= 0
                        ? source.totalRows()
                        : qint64(double(bytes) / double(sample.rowBytes) * double(sample.rows)) + 1;
    } else {
        plan.rows = 1; // a first row longer than the sample
        sample = {.rows = 1, .keyBytes = 256};
    }
    const qint64 numberBytes = options.rowNumbers ? plan.rows * (qint64(std::log10(double(plan.rows) + 1)) +
                                                                 1 + source.dialect.fieldsTerminatedBy.size())
                                                  : 0;
    const qint64 rowBytes = bytes + numberBytes;
    plan.recordBytes =
        rowBytes + plan.rows * (qint64(SortRecord::headerBytes) + sample.keyBytes / sample.rows + 1);
    plan.sortedBytes = rowBytes + plan.rows * 8 + plan.rows / SortedSource::bookStep * 8 + 4096;
    // A quarter of the memory is left for the row at hand, the writers' blocks and the merge of slices.
    const qint64 bufferMemory = options.memoryBytes / 4 * 3;
    plan.inMemory = plan.recordBytes + plan.rows * qint64(SortBuffer::entryBytes) <= bufferMemory;
    plan.bufferBytes = static_cast<std::size_t>(plan.inMemory ? bufferMemory : bufferMemory / 2);
    return plan;
}

qsizetype SortPlan::fanIn(qint64 memoryBytes, qint64 largestRecord)
{
    const qint64 block = std::clamp<qint64>(memoryBytes / 64, 1024, 256LL * 1024);
    return std::clamp<qsizetype>(memoryBytes / 4 * 3 / std::max(block, largestRecord), 2, mostRunsAtOnce);
}

std::size_t SortPlan::readBufferBytes(qint64 memoryBytes, qsizetype runs)
{
    return static_cast<std::size_t>(
        std::min<qint64>(memoryBytes / 4 * 3 / std::max<qsizetype>(runs, 1), 4LL * 1024 * 1024));
}

} // namespace millrace
