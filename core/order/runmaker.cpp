// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/order/runmaker.h"

#include "core/base/coretext.h"

#include <QtEndian>

namespace millrace {

namespace {

constexpr qint64 progressRows = 4096;

} // namespace

RunMaker::RunMaker(const Source &source, const SortKey &key, const SortOptions &options, const SortPlan &plan,
                   SortFolder &folder, SortProgress &progress, std::stop_token stop)
    : m_source(source)
    , m_options(options)
    , m_plan(plan)
    , m_progress(progress)
    , m_stop(std::move(stop))
    , m_encoder(source.dialect, key)
    , m_frame(source.dialect, options.rowNumbers)
    , m_sorter(folder,
               {.bufferBytes = plan.bufferBytes, .blockBytes = plan.blockBytes, .twoBuffers = !plan.inMemory},
               m_stop)
{}

Result<QVector<SortRun>> RunMaker::make(Source &original, SortedWriter &sorted)
{
    MILLRACE_TRY(m_book, BlockWriter::create(SortFolder::bookFile(m_options.folder), {.blockBytes = 512}));
    for (SourceFile &file : original.files)
        MILLRACE_TRY_VOID(readFile(file));
    MILLRACE_TRY_VOID(m_book->finish(true));

    if (m_sorter.isInMemory())
        m_progress.phase = SortProgress::Phase::Merging;
    MILLRACE_TRY(auto runs, m_sorter.finish(sorted));
    m_progress.runs = int(runs.size());
    return runs;
}

Result<void> RunMaker::readFile(SourceFile &file)
{
    MILLRACE_TRY(auto feed, RowFeed::open(file, m_source.dialect, {.maxRowBytes = m_plan.maxRowBytes}));
    const qint64 bytesBefore = m_progress.bytesRead;
    const qint64 rowsBefore = m_checksum.rows;
    FedRow row;
    for (;;) {
        if (m_checksum.rows % progressRows == 0) {
            m_progress.bytesRead = bytesBefore + feed.offset();
            m_progress.rowsRead = m_checksum.rows;
            m_progress.runs = m_sorter.runs();
            if (m_stop.stop_requested())
                return fail(sortCancelled());
        }
        MILLRACE_TRY(const auto more, feed.next(row));
        if (!more)
            break;
        MILLRACE_TRY_VOID(take(row, file.path));
    }
    file.rows = m_checksum.rows - rowsBefore;
    file.bodyOffset = feed.bodyStart();
    m_progress.bytesRead = bytesBefore + feed.offset();
    m_progress.rowsRead = m_checksum.rows;
    return {};
}

Result<void> RunMaker::take(const FedRow &row, const QString &path)
{
    const qint64 number = m_checksum.rows + 1;
    if ((number - 1) % SortedSource::bookStep == 0) {
        char offset[8];
        qToLittleEndian(row.offset, offset);
        MILLRACE_TRY_VOID(m_book->append({offset, sizeof offset}));
    }
    // The key is that of the row as it stands in the dump: the number in front is no field of the key.
    const std::string_view key = m_encoder.encode(row.bytes, row.terminated);
    const auto framed = m_frame.frame(row, number);
    if (!framed)
        return fail(located(framed.error(), path, row.offset));
    const SortRecord record{
        .sourceRow = quint64(number), .key = key, .row = {framed->data(), framed->size()}};
    m_checksum.add(record);
    MILLRACE_TRY(const auto fits, m_sorter.add(record));
    if (fits) [[likely]]
        return {};
    return fail(
        located({.code = ErrorCode::OrderMemoryTooSmall,
                 .what = CoreText::tr("A row does not fit into the memory given to the sort."),
                 .howToFix = CoreText::tr("Give the sort more memory, or load in the order of the files.")},
                path, row.offset));
}

Error RunMaker::located(Error error, const QString &path, qint64 offset) const
{
    error.context.file = path;
    error.context.byteOffset = offset;
    return error;
}

} // namespace millrace
