// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/source/bytes/arrival.h"
#include "core/source/sqldump/sqlinspect.h"

#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

namespace millrace {

/// Whole statements of a dump that follow each other.
struct DumpPiece
{
    SqlDumpInspection dump; ///< as if the dump began and ended there
    SqlPlace end;           ///< of the statement behind it
    SqlSession session;     ///< as it is there
    bool isLast = false;    ///< the dump ends with it
};

/// An SQL dump that is read while it arrives, on a thread of its own, and cut into pieces of at least so many
/// bytes. Whoever takes one gets all that are ready by then as one, as far as they share no table; no piece
/// ends among the rows of one table.
class DumpPieces
{
public:
    /// \a arrival: of the file \a spool; outlives this. \a begin, \a session: where the first piece begins.
    /// Errors: as openArriving().
    static Result<std::unique_ptr<DumpPieces>> open(const QString &spool, const Arrival &arrival,
                                                    SqlPlace begin, SqlSession session, qint64 leastBytes);
    ~DumpPieces();

    /// Blocks until there is a piece, or the last one, which may be smaller, or empty. Errors: after the last
    /// whole piece those of the stream; of the dump, as SqlDumpInspector; Cancelled.
    Result<DumpPiece> next(const std::stop_token &stop);

private:
    explicit DumpPieces(qint64 leastBytes)
        : m_leastBytes(leastBytes)
    {}
    void read(const std::stop_token &stop);
    Result<void> readAll(const std::stop_token &stop);

    const qint64 m_leastBytes;
    const SqlInspectLimits m_limits{.keepTexts = true};
    std::unique_ptr<ByteStream> m_input;
    std::unique_ptr<SqlDumpInspector> m_inspector; ///< of the thread
    std::stop_source m_stop;                       ///< ends the waiting for bytes
    std::mutex m_mutex;                            ///< protects the next three
    std::condition_variable_any m_changed;
    std::deque<DumpPiece> m_ready;
    std::optional<Error> m_error;
    std::jthread m_thread; ///< declared last: it joins before anything it uses is gone
};

} // namespace millrace
