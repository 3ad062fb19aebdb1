// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ship/fastlane.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/order/recordsorter.h"
#include "core/order/rowframe.h"
#include "core/order/runmerger.h"
#include "core/order/sortedwriter.h"
#include "core/ship/builtrows.h"
#include "core/ship/imagepipe.h"

#include <QFile>
#include <QFileInfo>
#include <QtEndian>
#include <future>

namespace millrace {

namespace {

/// One pass over the dump.
class Pass
{
public:
    Pass(const FastLane::Context &context, bool sorted)
        : m_context(context)
        , m_sorted(sorted)
        , m_frame(context.source.dialect, false)
    {}

    Result<BuiltTable> run();
    /// The rows turned out not to be in key order.
    bool wantsSort() const { return m_wantsSort; }

private:
    Result<void> open();
    Result<void> takeAll();
    void appendKeys(const ibd::RowImage &image, ImageBatch &batch) const;
    Result<void> take(const ImageBatch &batch);
    Result<void> take(const ImageBatch &batch, const ImageBatch::Row &row);
    Result<void> leave(const FedRow &row);
    Result<void> addEntries(const ImageBatch &batch, const ImageBatch::Row &row, quint64 number);
    Result<void> finishIndexes();
    Result<void> closeLeft();
    Result<void> sorted(RecordSorter &sorter, RecordSink &sink, qint64 memoryBytes);
    Error faultOf(const ibd::BuildFault &fault, quint64 number) const;
    Error tooLarge() const;

    const FastLane::Context &m_context;
    const bool m_sorted;
    RowFrame m_frame;
    BuiltTable m_built;
    std::unique_ptr<SortFolder> m_folder;
    std::unique_ptr<ibd::FileSink> m_sink;
    std::unique_ptr<ibd::TablespaceBuilder> m_builder;
    ibd::ServerChecksum::Server m_server;
    std::unique_ptr<RecordSorter> m_rows;                 ///< where they are sorted
    std::vector<std::unique_ptr<RecordSorter>> m_entries; ///< of each secondary index
    std::unique_ptr<SortedWriter> m_left;
    std::unique_ptr<BlockWriter> m_book;
    qint64 m_rowsBefore = 0; ///< of the file that is read
    qint64 m_bytesTold = 0;  ///< of that file
    bool m_wantsSort = false;
};

Result<void> Pass::open()
{
    const auto file =
        ibd::TemplateFile::read(m_context.templateFile.toStdString(), m_context.exportFile.toStdString());
    if (!file)
        return fail(faultOf(file.fault(), 0));
    MILLRACE_TRY(m_folder, SortFolder::prepare(m_context.folder));
    QFile::remove(m_context.file); // of an earlier pass, or of a run that was killed
    auto sink = ibd::FileSink::create(m_context.file.toStdString());
    if (!sink)
        return fail(writeError(m_context.file, errno, QString::fromStdString(sink.fault().what)));
    m_sink = *std::move(sink);
    auto builder = ibd::TablespaceBuilder::create(*file, m_context.shape.columns, *m_sink);
    if (!builder)
        return fail(faultOf(builder.fault(), 0));
    m_builder = *std::move(builder);
    m_server = {.mySql = file->exported.fromMySql(), .packedRecord = m_context.shape.packedRecord};
    MILLRACE_TRY(m_book, BlockWriter::create(SortFolder::bookFile(m_context.folder), {.blockBytes = 512}));
    const SortMemory memory(m_context.memoryBytes, m_sorted, m_builder->indexes() - 1);
    if (m_sorted)
        m_rows = std::make_unique<RecordSorter>(*m_folder, memory.rows(), m_context.stop);
    for (std::size_t index = 1; index < m_builder->indexes(); ++index)
        m_entries.push_back(std::make_unique<RecordSorter>(*m_folder, memory.entries(), m_context.stop));
    m_built.source = m_context.source;
    return {};
}

Result<BuiltTable> Pass::run()
{
    MILLRACE_TRY_VOID(open());
    MILLRACE_TRY_VOID(takeAll());
    MILLRACE_TRY_VOID(closeLeft());
    if (m_rows) {
        RowsToBuilder rows(*m_builder, m_context.shape.columns.size());
        if (const auto done = sorted(*m_rows, rows, m_context.memoryBytes / 2); !done)
            return fail(rows.fault() ? faultOf(*rows.fault(), rows.faultyRow()) : done.error());
        m_rows.reset();
    }
    MILLRACE_TRY_VOID(finishIndexes());
    const auto finished = m_builder->finish({.lastAutoIncrement = m_built.lastAutoIncrement});
    if (!finished)
        return fail(faultOf(finished.fault(), 0));
    m_built.fileBytes = QFileInfo(m_context.file).size();
    if (m_left)
        m_folder->keep();
    return std::move(m_built);
}

Result<void> Pass::takeAll()
{
    ImagePipe pipe(
        {.source = m_context.source,
         .mapping = m_context.mapping,
         .shape = m_context.shape,
         .session = {.utc = m_context.utc},
         .server = m_server,
         .appendKeys = [this](const ibd::RowImage &image, ImageBatch &batch) { appendKeys(image, batch); },
         .maxRowBytes = m_context.memoryBytes / 8,
         .mostBytes = m_context.memoryBytes / 16});
    for (;;) {
        if (m_context.stop.stop_requested())
            return fail(runStopped());
        MILLRACE_TRY(const ImageBatch *batch, pipe.next());
        if (batch == nullptr)
            return {};
        MILLRACE_TRY_VOID(take(*batch));
    }
}

/// A row's own order, where rows are sorted, and its entry of each secondary index.
void Pass::appendKeys(const ibd::RowImage &image, ImageBatch &batch) const
{
    if (m_rows) {
        m_builder->appendOrder(image, batch.keys);
        batch.keyEnds.push_back(batch.keys.size());
    }
    for (std::size_t index = 1; index < m_builder->indexes(); ++index) {
        m_builder->entries(index).append(image, batch.keys);
        batch.keyEnds.push_back(batch.keys.size());
    }
}

Result<void> Pass::take(const ImageBatch &batch)
{
    SourceFile &file = m_built.source.files[batch.file];
    for (const ImageBatch::Row &row : batch.rows) {
        if (auto taken = take(batch, row); !taken) {
            if (taken.error().context.row.has_value()) {
                taken.error().context.file = file.path;
                taken.error().context.row = m_built.rowsRead - m_rowsBefore;
                taken.error().context.byteOffset = row.offset;
            }
            return taken;
        }
    }
    if (m_context.onRows)
        m_context.onRows(qint64(batch.rows.size()), batch.endOffset - m_bytesTold);
    m_bytesTold = batch.endOffset;
    if (batch.isLastOfFile) {
        file.rows = m_built.rowsRead - m_rowsBefore;
        file.bodyOffset = batch.bodyStart;
        m_rowsBefore = m_built.rowsRead;
        m_bytesTold = 0;
    }
    return {};
}

Result<void> Pass::take(const ImageBatch &batch, const ImageBatch::Row &row)
{
    const auto number = static_cast<quint64>(++m_built.rowsRead);
    if ((number - 1) % SortedSource::bookStep == 0) {
        char offset[8];
        qToLittleEndian(row.offset, offset);
        MILLRACE_TRY_VOID(m_book->append({offset, sizeof offset}));
    }
    if (!row.isBuilt)
        return leave(batch.fed(row));
    ibd::RowImage image = batch.image(row, m_context.shape.columns.size());
    image.rowId = number;
    if (!m_builder->hasRoomFor(image))
        return leave(batch.fed(row));
    if (m_rows) {
        MILLRACE_TRY(const auto fits,
                     m_rows->add({.sourceRow = number, .key = batch.key(row, 0), .row = batch.packed(row)}));
        if (!fits)
            return leave(batch.fed(row)); // longer than the memory for the sort
    }
    m_built.checksum += row.checksum;
    ++m_built.rows;
    m_built.lastAutoIncrement = std::max(m_built.lastAutoIncrement, row.autoIncrement);
    if (!m_rows) {
        if (const auto added = m_builder->addRow(image); !added) {
            m_wantsSort = added.fault().kind == ibd::BuildFaultKind::KeyOrder;
            return fail(faultOf(added.fault(), number));
        }
    }
    return addEntries(batch, row, number);
}

Result<void> Pass::addEntries(const ImageBatch &batch, const ImageBatch::Row &row, quint64 number)
{
    const std::size_t first = m_rows ? 1 : 0;
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        MILLRACE_TRY(const auto fits,
                     m_entries[i]->add({.sourceRow = number, .key = batch.key(row, first + i), .row = {}}));
        if (!fits)
            return fail(tooLarge());
    }
    return {};
}

/// For the server, which gets it as it stands.
Result<void> Pass::leave(const FedRow &row)
{
    if (!m_left) {
        constexpr std::size_t leftBlockBytes = std::size_t(1) << 20;
        MILLRACE_TRY(m_left, SortedWriter::create(m_context.folder, m_context.source.dialect, leftBlockBytes,
                                                  nullptr));
    }
    MILLRACE_TRY(const auto framed, m_frame.frame(row, m_built.rowsRead));
    return m_left->put({.sourceRow = static_cast<quint64>(m_built.rowsRead),
                        .key = {},
                        .row = {framed.data(), framed.size()}});
}

Result<void> Pass::closeLeft()
{
    MILLRACE_TRY_VOID(m_book->finish(false));
    if (!m_left)
        return {};
    MILLRACE_TRY_VOID(m_left->finish());
    SortedSource left{.source = m_built.source, .original = m_built.source, .folder = m_context.folder};
    left.source.dialect = left.source.dialect.asSent();
    left.source.files = {{.path = SortFolder::rowsFile(m_context.folder),
                          .rows = m_left->checksum().rows,
                          .bodyOffset = m_left->bodyOffset()}};
    MILLRACE_TRY(left.source.files.first().fingerprint, fingerprintOf(left.source.files.first().path));
    m_built.left = std::move(left);
    return {};
}

Result<void> Pass::sorted(RecordSorter &sorter, RecordSink &sink, qint64 memoryBytes)
{
    MILLRACE_TRY(const auto runs, sorter.finish(sink));
    if (runs.isEmpty())
        return {};
    std::atomic<qint64> merged = 0;
    return RunMerger(*m_folder, memoryBytes, SortMemory::blockBytes, merged, m_context.stop)
        .merge(runs, sink);
}

/// Each by a thread of its own.
Result<void> Pass::finishIndexes()
{
    std::vector<std::future<Result<void>>> finished;
    finished.reserve(m_entries.size());
    for (std::size_t i = 0; i < m_entries.size(); ++i)
        finished.push_back(std::async(std::launch::async, [this, i]() -> Result<void> {
            EntriesToBuilder entries(*m_builder, i + 1);
            const qint64 memory = m_context.memoryBytes / 2 / qint64(m_entries.size());
            auto done = sorted(*m_entries[i], entries, memory);
            m_entries[i].reset();
            if (!done && entries.fault())
                return fail(faultOf(*entries.fault(), entries.faultyRow()));
            return done;
        }));
    Result<void> all;
    for (std::future<Result<void>> &one : finished) // every one of them, for they use what is here
        if (auto done = one.get(); !done && all)
            all = std::move(done);
    return all;
}

Error Pass::tooLarge() const
{
    return {.code = ErrorCode::OrderMemoryTooSmall,
            .what = CoreText::tr("A row does not fit into the memory given to the sort."),
            .howToFix = CoreText::tr("Give the sort more memory (--memory).")};
}

Error Pass::faultOf(const ibd::BuildFault &fault, quint64 number) const
{
    const QString what = QString::fromStdString(fault.what);
    if (fault.kind == ibd::BuildFaultKind::WriteFailed)
        return writeError(m_context.file, errno, what);
    if (fault.kind == ibd::BuildFaultKind::DuplicateKey)
        return {
            .code = ErrorCode::DuplicateRow,
            .what =
                CoreText::tr("A key is twice in the dump: %1 (row %2 of all files).").arg(what).arg(number),
            .howToFix = CoreText::tr("Take one of the rows out, or load with --on-duplicate, which has "
                                     "the server decide.")};
    return {.code = ErrorCode::ShipBuildFailed,
            .what = CoreText::tr("The table's file cannot be built: %1.").arg(what),
            .howToFix = CoreText::tr("Load it another way (leave --way out); the target was not touched.")};
}

} // namespace

Result<BuiltTable> FastLane::build()
{
    MILLRACE_TRY_VOID(expectUnchanged(m_context.source.files));
    Pass direct(m_context, !m_context.inKeyOrder);
    auto built = direct.run();
    if (!built && direct.wantsSort()) {
        if (m_context.onSort)
            m_context.onSort();
        built = Pass(m_context, true).run();
    }
    if (!built) {
        QFile::remove(m_context.file);
        return built;
    }
    MILLRACE_TRY_VOID(expectUnchanged(m_context.source.files));
    return built;
}

} // namespace millrace
