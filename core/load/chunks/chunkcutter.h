// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/load/chunks/rowpass.h"
#include "core/record/chunk.h"
#include "core/source/bytes/arrival.h"
#include "core/source/bytes/memberstream.h"
#include "core/source/source.h"

#include <deque>
#include <memory>
#include <optional>
#include <stop_token>

namespace millrace {

/// Cuts the source into chunks, in order, in one sequential scan. The same source and options always give the
/// same chunks: a resumed run relies on it. Used by one thread.
class ChunkCutter
{
public:
    struct Options
    {
        qint64 chunkRows = 1'000'000;
        qint64 chunkBytes = 0;  ///< 0: no limit
        int expectedFields = 0; ///< > 0: a row with another count is an error
        /// Files smaller than this travel together, so that ten thousand small files are not ten thousand
        /// commits.
        qint64 packBytes = 8LL * 1024 * 1024;
        /// What unpacked rows may take: the chunks that wait or are on their way, and what is unpacked ahead.
        qint64 memoryBytes = 512LL * 1024 * 1024;
        int chunksHeld = 4; ///< chunks that exist at the same time
        /// Of a source that is arriving: next() waits for the bytes that are not there yet, until
        /// stopWaiting. Outlives the cutter.
        const Arrival *arrival = nullptr;
        std::stop_token stopWaiting = {};
        /// Where it begins: what is in front was cut before, by the same options, into so many chunks.
        int firstFile = 0;
        qint64 chunksBefore = 0;
        qint64 rowsBefore = 0;
    };

    /// REQUIRES: options.arrival where the source is arriving.
    ChunkCutter(const Source &source, Options options);

    /// The next chunk; nothing at the end. Errors: SourceChanged, SourceUnreadable, QuoteUnterminated,
    /// Cancelled, FieldCountWrong (the chunk that holds the row is not handed out); of a source that is
    /// arriving also what that broke off with.
    Result<std::optional<Chunk>> next(std::stop_token stop = {});

private:
    Result<void> openFile();
    Result<std::unique_ptr<ByteStream>> open(const SourceFile &file);
    Result<std::unique_ptr<ByteStream>> openStreamed(int file);
    qint64 aheadBytes() const;
    Result<bool> cutSegment(Chunk &chunk, std::stop_token stop);
    Result<void> passRows(const Chunk &chunk, HeldBytes *held, std::stop_token stop);
    Result<void> checkFields() const;
    Error rowBeyondMemory() const;
    bool mayTakeNextFile(const Chunk &chunk) const;
    static bool followsTrail(const SourceFile &file);

    const Source &m_source;
    const Options m_options;
    int m_file;
    ArchiveTrail m_trail;                            ///< outlives the streams it opened
    std::deque<std::unique_ptr<ByteStream>> m_ahead; ///< of the compressed files after m_file, in order
    int m_aheadFile = 0;                             ///< the next file to be opened ahead
    std::unique_ptr<RowPass> m_pass;                 ///< over the file at hand; null between files
    qint64 m_chunks;
    qint64 m_rows;
};

} // namespace millrace
