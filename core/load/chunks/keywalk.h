// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/load/chunks/rowsupply.h"
#include "core/server/connection.h"
#include "core/source/sourcetable.h"

namespace millrace {

/// Rows a statement over a table reads, so that a pause, a limit and a cancel find their moment: some 0.1 s
/// of work. A statement costs about 0.3 ms besides.
constexpr qint64 rowsPerSelect = 25'000;
/// The same for wide rows, by the server's estimate of a row's bytes.
constexpr qint64 bytesPerSelect = 8LL * 1024 * 1024;

/// How many rows of this table one statement reads.
qint64 rowsOfASelect(const SourceTable &table);

/// Takes a range of a table's key apart by looking ahead in the index. The rows it looks at are locked in
/// share mode: inside a transaction that makes its counts hold until the end of it.
/// Whole stretches between marks come with the number of rows they had when the marks were set; everything
/// else is counted. Without a key: all in one. Used by one thread; what it is given outlives it.
class KeyWalk final : public PieceWalk
{
public:
    enum class Lock
    {
        Share,
        None ///< for a look from outside of a load: waits for nobody
    };
    KeyWalk(Connection &connection, const SourceTable &table, const Chunk &piece, Lock lock = Lock::Share);

    /// Errors: the server's.
    Result<std::optional<Chunk>> take(qint64 rows,
                                      qint64 bytes = std::numeric_limits<qint64>::max()) override;
    Result<Chunk> rest() override;

private:
    std::optional<Chunk> takeMarked(qint64 rows);
    bool isAtMark() const;
    KeyRange left() const;
    Chunk pieceTo(const KeyBound &bound, qint64 rows);

    Connection &m_connection;
    const SourceTable &m_table;
    const Chunk &m_piece;
    const qint64 m_step;
    const bool m_lock;
    KeyBound m_after;
    qsizetype m_mark = 0; ///< the next mark
    qint64 m_rows = 0;    ///< taken so far
    bool m_ended = false;
};

/// The key \a rows rows after the beginning of the range; nothing when it holds fewer.
Result<std::optional<KeyBound>> keyAt(Connection &connection, const SourceTable &table, const KeyRange &range,
                                      qint64 rows, bool lock);
Result<qint64> countRange(Connection &connection, const SourceTable &table, const KeyRange &range, bool lock);

} // namespace millrace
