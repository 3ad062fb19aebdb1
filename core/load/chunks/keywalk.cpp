// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/load/chunks/keywalk.h"

#include "core/base/literals.h"
#include "core/mapping/selectstatement.h"

#include <algorithm>
#include <utility>

namespace millrace {

namespace {

const QString lockRows = u" LOCK IN SHARE MODE"_s;

qint64 bytesOfRows(const SourceTable &table, qint64 rows)
{
    return static_cast<qint64>(table.bytesPerRow() * static_cast<double>(rows));
}

} // namespace

qint64 rowsOfASelect(const SourceTable &table)
{
    return std::clamp<qint64>(static_cast<qint64>(bytesPerSelect / table.bytesPerRow()), 100, rowsPerSelect);
}

Result<std::optional<KeyBound>> keyAt(Connection &connection, const SourceTable &table, const KeyRange &range,
                                      qint64 rows, bool lock)
{
    MILLRACE_TRY(const auto found,
                 connection.rows(u"SELECT "_s + keySelect(table.key, sourceAlias()) + u' ' +
                                 fromRange(table, range) +
                                 u" ORDER BY %1 LIMIT 1 OFFSET %2"_s.arg(keyOrder(table.key, sourceAlias()),
                                                                         QString::number(rows - 1)) +
                                 (lock ? lockRows : QString())));
    if (found.isEmpty())
        return std::optional<KeyBound>();
    KeyBound bound;
    for (const QVariant &value : found.first())
        bound << value.toString();
    return bound;
}

Result<qint64> countRange(Connection &connection, const SourceTable &table, const KeyRange &range, bool lock)
{
    MILLRACE_TRY(const auto count, connection.value(u"SELECT COUNT(*) "_s + fromRange(table, range) +
                                                    (lock ? lockRows : QString())));
    return count.toLongLong();
}

KeyWalk::KeyWalk(Connection &connection, const SourceTable &table, const Chunk &piece, Lock lock)
    : m_connection(connection)
    , m_table(table)
    , m_piece(piece)
    , m_step(rowsOfASelect(table))
    , m_lock(lock == Lock::Share)
    , m_after(piece.keys.after)
{}

Chunk KeyWalk::pieceTo(const KeyBound &bound, qint64 rows)
{
    Chunk piece{.id = m_piece.id,
                .firstRow = {m_piece.firstRow.value + m_rows},
                .rows = rows,
                .bytes = bytesOfRows(m_table, rows),
                .keys = KeyRange{.after = m_after, .upTo = bound, .marks = {}}};
    m_after = bound;
    m_rows += rows;
    m_ended = bound == m_piece.keys.upTo;
    return piece;
}

/// What has not been taken yet begins at a mark (or at the beginning): the marks ahead are of use.
bool KeyWalk::isAtMark() const
{
    return m_mark == 0 ? m_rows == 0 : m_after == m_piece.keys.marks.at(m_mark - 1);
}

KeyRange KeyWalk::left() const
{
    return {.after = m_after, .upTo = m_piece.keys.upTo, .marks = {}};
}

/// As many whole stretches between marks as the rows allow.
std::optional<Chunk> KeyWalk::takeMarked(qint64 rows)
{
    const QVector<KeyBound> &marks = m_piece.keys.marks;
    const auto many = std::min<qint64>(rows / m_step, marks.size() - m_mark);
    if (many < 1)
        return std::nullopt;
    const QVector<KeyBound> inside = marks.mid(m_mark, many - 1);
    m_mark += many;
    Chunk piece = pieceTo(marks.at(m_mark - 1), many * m_step);
    piece.keys.marks = inside;
    return piece;
}

Result<std::optional<Chunk>> KeyWalk::take(qint64 rows, qint64 bytes)
{
    if (m_ended || rows < 1)
        return std::optional<Chunk>();
    if (m_table.key.isEmpty()) {
        m_ended = true;
        return m_piece;
    }
    // Compared before it is cast: no limit is the greatest number there is.
    if (const double byBytes = static_cast<double>(bytes) / m_table.bytesPerRow();
        byBytes < static_cast<double>(rows))
        rows = std::max<qint64>(1, static_cast<qint64>(byBytes));
    if (isAtMark()) {
        if (auto piece = takeMarked(rows))
            return piece;
        const qint64 left = m_piece.rows - m_rows;
        if (m_mark == m_piece.keys.marks.size() && left > 0 && rows >= left)
            return pieceTo(m_piece.keys.upTo, left);
    }
    MILLRACE_TRY(const auto bound, keyAt(m_connection, m_table, left(), rows, m_lock));
    // From here on the marks are further on; what is left is counted.
    m_mark = m_piece.keys.marks.size();
    if (bound)
        return pieceTo(*bound, rows);
    MILLRACE_TRY(auto last, rest());
    return last.rows > 0 ? std::optional(last) : std::nullopt;
}

Result<Chunk> KeyWalk::rest()
{
    const bool ended = std::exchange(m_ended, true);
    if (ended)
        return Chunk{.id = m_piece.id};
    if (m_table.key.isEmpty())
        return m_piece;
    const QVector<KeyBound> marks = isAtMark() ? m_piece.keys.marks.mid(m_mark) : QVector<KeyBound>();
    MILLRACE_TRY(const auto count, countRange(m_connection, m_table, left(), m_lock));
    if (count == 0)
        return Chunk{.id = m_piece.id};
    Chunk piece = pieceTo(m_piece.keys.upTo, count);
    piece.keys.marks = marks;
    return piece;
}

} // namespace millrace
