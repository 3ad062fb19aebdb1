// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/load/chunks/chunkcutter.h"

#include "core/base/coretext.h"
#include "core/base/text.h"
#include "core/record/heldbytes.h"
#include "core/source/bytes/readahead.h"
#include "core/source/content/content.h"
#include "core/source/content/jsonlinefinder.h"
#include "core/source/content/linecounter.h"
#include "core/source/content/rowfiles.h"

#include <limits>
#include <utility>

namespace millrace {

namespace {

constexpr int mostAhead = 4; // files that are unpacked side by side

} // namespace

ChunkCutter::ChunkCutter(const Source &source, Options options)
    : m_source(source)
    , m_options(std::move(options))
    , m_file(m_options.firstFile)
    , m_chunks(m_options.chunksBefore)
    , m_rows(m_options.rowsBefore)
{}

Result<std::optional<Chunk>> ChunkCutter::next(std::stop_token stop)
{
    Chunk chunk{.id = {m_chunks + 1}, .firstRow = {m_rows + 1}};
    while (m_file < m_source.files.size()) {
        if (!m_pass) {
            if (!mayTakeNextFile(chunk))
                break;
            MILLRACE_TRY_VOID(openFile());
        }
        MILLRACE_TRY(const auto full, cutSegment(chunk, stop));
        if (full)
            break;
    }
    if (chunk.rows == 0)
        return std::nullopt;
    ++m_chunks;
    m_rows += chunk.rows;
    return chunk;
}

bool ChunkCutter::mayTakeNextFile(const Chunk &chunk) const
{
    if (chunk.segments.isEmpty())
        return true;
    const qint64 bytes = m_source.files.at(m_file).contentBytes();
    return bytes >= 0 && chunk.bytes + bytes <= m_options.packBytes;
}

/// A file of an archive that is read after the one before it: of a compressed .tar, which has to be unpacked
/// up to it otherwise, and small ones, which are read faster than an archive is opened.
bool ChunkCutter::followsTrail(const SourceFile &file)
{
    constexpr qint64 smallBytes = 16LL * 1024 * 1024;
    return !file.way.member.isEmpty() && (file.fingerprint.packed || file.fileBytes() < smallBytes);
}

/// Of each file that is unpacked ahead.
qint64 ChunkCutter::aheadBytes() const
{
    return std::max<qint64>(1, m_options.memoryBytes / 4 / mostAhead);
}

/// The stream of a file whose rows are made on the way, and after it those of the next ones: they are
/// unpacked side by side, as far as the memory goes. REQUIRES: \a file is streamed.
Result<std::unique_ptr<ByteStream>> ChunkCutter::openStreamed(int file)
{
    m_aheadFile = std::max(m_aheadFile, file);
    while (m_aheadFile < m_source.files.size() && m_ahead.size() < mostAhead) {
        const SourceFile &next = m_source.files.at(m_aheadFile);
        if (!next.isStreamed())
            break;
        const bool trail = followsTrail(next);
        if (trail && m_aheadFile != file)
            break;
        auto stream = openContent(next.content(), 0, -1, trail ? &m_trail : nullptr);
        if (!stream) {
            if (m_aheadFile == file)
                return fail(stream.error());
            break; // its turn will come, and then this is its error
        }
        m_ahead.push_back(std::make_unique<ReadAhead>(std::move(*stream), aheadBytes()));
        ++m_aheadFile;
        if (trail)
            break;
    }
    auto first = std::move(m_ahead.front());
    m_ahead.pop_front();
    return first;
}

Result<std::unique_ptr<ByteStream>> ChunkCutter::open(const SourceFile &file)
{
    if (!file.isArriving)
        return file.isStreamed() ? openStreamed(m_file)
                                 : openContent(file.content(), 0, file.fingerprint.bytes);
    MILLRACE_TRY(auto stream, openArriving(file.content(), *m_options.arrival, m_options.stopWaiting));
    if (file.isStreamed())
        return std::make_unique<ReadAhead>(std::move(stream), aheadBytes());
    return stream;
}

Result<void> ChunkCutter::openFile()
{
    MILLRACE_TRY(auto stream, open(m_source.files.at(m_file)));
    m_pass = std::make_unique<RowPass>(
        std::move(stream), m_source.dialect,
        RowScanner::Options{.expectedFields = m_options.expectedFields, .maxIssuesKept = 1});
    return {};
}

Error ChunkCutter::rowBeyondMemory() const
{
    return {.code = ErrorCode::RowTooLong,
            .what = CoreText::tr("This row has more than %1, the memory that the run may take, and what is "
                                 "unpacked is held there until it is in the table.")
                        .arg(sizeText(m_options.memoryBytes)),
            .howToFix = CoreText::tr(
                "Unpack the file first, or give the run more (--memory). Check LINES TERMINATED BY and the "
                "enclosing byte: a row this long is usually many rows whose ends were not seen."),
            .context = {.file = m_source.files.at(m_file).name(),
                        .line = m_pass->line(),
                        .row = m_pass->scanner().rowsDone() + 1}};
}

/// Goes over as many rows of the current file as the chunk has room for; their bytes stay in \a held, unless
/// it is null.
Result<void> ChunkCutter::passRows(const Chunk &chunk, HeldBytes *held, std::stop_token stop)
{
    const RowScanner &scanner = m_pass->scanner();
    qint64 mostBytes = m_options.chunkBytes > 0 ? m_options.chunkBytes : std::numeric_limits<qint64>::max();
    // Half of the memory for the chunks that are held, a quarter for what is unpacked ahead.
    if (held)
        mostBytes =
            std::min(mostBytes, std::max<qint64>(1, m_options.memoryBytes / 2 / m_options.chunksHeld));
    const qint64 offset = scanner.offset();
    const qint64 byteLimit = mostBytes - chunk.bytes > std::numeric_limits<qint64>::max() - offset
                                 ? std::numeric_limits<qint64>::max()
                                 : offset + mostBytes - chunk.bytes;
    const auto each = [&](std::span<const char> bytes) -> Result<void> {
        if (stop.stop_requested())
            return fail({.code = ErrorCode::Cancelled, .what = CoreText::tr("The scan was cancelled.")});
        if (!held)
            return {};
        held->append(m_pass->sharedBlock(), bytes);
        // A row is never cut, so only one alone can get here: unpacked without end, it would take all the
        // memory there is.
        return scanner.offset() - offset > m_options.memoryBytes ? fail(rowBeyondMemory()) : Result<void>();
    };
    auto passed = m_pass->upTo(scanner.rowsDone() + m_options.chunkRows - chunk.rows, byteLimit, each);
    if (!passed && m_pass->hasEnded())
        passed = fail(
            placedInFile(passed.error(), m_source.files.at(m_file).content(), m_source.dialect.lineEnd()));
    return passed;
}

/// Takes rows of the current file into the chunk; true when the chunk is full.
Result<bool> ChunkCutter::cutSegment(Chunk &chunk, std::stop_token stop)
{
    const RowScanner &scanner = m_pass->scanner();
    const SourceFile &file = m_source.files.at(m_file);
    if (file.way.hasOtherLines())
        MILLRACE_TRY_VOID(m_pass->readOn());
    const qint64 rowsBefore = scanner.rowsDone();
    const qint64 startOffset = scanner.offset();
    const qint64 startLine = m_pass->line();
    const auto held = file.isStreamed() ? std::make_shared<HeldBytes>(startOffset) : nullptr;
    MILLRACE_TRY_VOID(passRows(chunk, held.get(), stop));
    MILLRACE_TRY_VOID(checkFields());

    const bool fileEnded = m_pass->hasEnded();
    if (const qint64 rows = scanner.rowsDone() - rowsBefore; rows > 0) {
        const qint64 offset = rowsBefore == 0 ? scanner.bodyStart() : startOffset;
        // Header lines are few: counting theirs again is cheaper than telling them apart while scanning.
        MILLRACE_TRY(const auto line,
                     rowsBefore == 0 && offset > 0
                         ? LineCounter(file.content(), m_source.dialect.lineEnd()).lineAt(offset)
                         : Result<qint64>(startLine));
        chunk.segments << Segment{.file = m_file,
                                  .offset = {offset},
                                  .bytes = scanner.offset() - offset,
                                  .firstRowInFile = rowsBefore + 1,
                                  .firstLine = line,
                                  .rows = rows,
                                  .terminated = !(fileEnded && scanner.endedInsideRow()),
                                  .held = held};
        chunk.rows += rows;
        chunk.bytes += chunk.segments.last().bytes;
    }
    if (fileEnded) {
        m_pass.reset();
        ++m_file;
    }
    return !fileEnded;
}

Result<void> ChunkCutter::checkFields() const
{
    if (m_pass->scanner().issueCount() == 0)
        return {};
    const FieldCountIssue &issue = m_pass->scanner().issues().first();
    const Content content = m_source.files.at(m_file).content();
    if (m_source.dialect.isJsonLines()) {
        MILLRACE_TRY(const auto fault, JsonLineFinder(content).fault(issue.row));
        return fail(fault);
    }
    Error error{.code = ErrorCode::FieldCountWrong,
                .what = CoreText::tr("The row has %1 where %2 expected.")
                            .arg(fieldsText(issue.fields),
                                 counted(m_options.expectedFields, CoreText::tr("is"), CoreText::tr("are"))),
                .howToFix = CoreText::tr("Check FIELDS and LINES TERMINATED BY, or correct the row."),
                .context = {.file = content.name(),
                            .row = issue.row,
                            .byteOffset = content.fileOffset(issue.byteOffset)}};
    if (const auto row = locateRow(content, m_source.dialect, issue.byteOffset, issue.row, 0)) {
        error.context.line = row->line;
        error.context.rawRow = row->raw.left(64LL * 1024);
    }
    return fail(error);
}

} // namespace millrace
