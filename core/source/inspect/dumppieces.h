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
    /// Of the last table with rows more follow: SqlDumpTable::goesOn.
    std::optional<SqlTableName> openTable;
    bool isRows = false; ///< of the table that the piece before has left open, and nothing else; may be none
};

/// An SQL dump that is read while it arrives, on a thread of its own, and cut into pieces of at least so many
/// bytes. Whoever takes one gets all that are ready by then as one, as far as they share no table. A table of
/// several times those bytes is cut as well: the pieces behind the first bring rows of it, until there are no
/// more.
class DumpPieces
{
public:
    /// Where the first piece begins, and how large they are.
    struct Begin
    {
        SqlPlace at;
        SqlSession session;                 ///< as it is there
        std::optional<SqlTableName> rowsOf; ///< the first is one of rows of that table
        qint64 leastBytes = 0;              ///< 0: as small as can be
        bool wholeTables = false;           ///< none ends among the rows of a table
    };
    /// \a arrival: of the file \a spool; outlives this. Errors: as openArriving() and fingerprintOf().
    static Result<std::unique_ptr<DumpPieces>> open(const QString &spool, const Arrival &arrival,
                                                    Begin begin);
    ~DumpPieces();

    /// Blocks until there is a piece, or the last one, which may be smaller, or empty. Errors: after the last
    /// whole piece those of the stream; of the dump, as SqlDumpInspector; Cancelled.
    Result<DumpPiece> next(const std::stop_token &stop);

private:
    explicit DumpPieces(const Begin &begin);
    void read(const std::stop_token &stop);
    Result<void> readAll(const std::stop_token &stop);
    void cut(bool more);
    bool cutRows(bool more);
    qint64 leastRowBytes() const;
    void add(DumpPiece piece);

    const qint64 m_leastBytes;
    const bool m_wholeTables;
    bool m_isPacked = false; ///< the spool is compressed; from open() on
    const SqlInspectLimits m_limits{.keepTexts = true};
    std::unique_ptr<ByteStream> m_input;
    std::unique_ptr<SqlDumpInspector> m_inspector; ///< of the thread
    std::optional<SqlTableName> m_rowsOf;          ///< likewise: the next piece is one of its rows
    qint64 m_rowBytes = 0;                         ///< likewise: of that table in the pieces so far
    std::stop_source m_stop;                       ///< ends the waiting for bytes
    std::mutex m_mutex;                            ///< protects the next three
    std::condition_variable_any m_changed;
    std::deque<DumpPiece> m_ready;
    std::optional<Error> m_error;
    std::jthread m_thread; ///< declared last: it joins before anything it uses is gone
};

} // namespace millrace
