// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/load/transactionroom.h"

#include "core/server/errorcatalogue.h"

#include <algorithm>

namespace millrace {

void TransactionRoom::Room::refused(qint64 size)
{
    leastRefused = leastRefused == 0 ? size : std::min(leastRefused, size);
    // The rows were longer than those that passed, or others fill the same room now.
    mostPassed = std::min(mostPassed, leastRefused - 1);
}

void TransactionRoom::Room::passed(qint64 size)
{
    if (leastRefused == 0)
        return;
    mostPassed = std::max(mostPassed, size);
    leastRefused = std::max(leastRefused, size + 1);
}

bool TransactionRoom::Room::isTooSmallFor(qint64 size) const
{
    if (leastRefused == 0)
        return false;
    // Pieces of as many rows differ in bytes: without slack the shortest of them would bound all that follow.
    return size >= leastRefused || (mostPassed > 0 && size > mostPassed + mostPassed / 2);
}

void TransactionRoom::refused(const Chunk &piece, const Error &error)
{
    // Pieces of tables know no bytes.
    if (isTooManyRows(error) || piece.bytes == 0)
        m_rows.refused(piece.rows);
    else
        m_bytes.refused(piece.bytes);
}

void TransactionRoom::passed(const Chunk &piece)
{
    m_rows.passed(piece.rows);
    m_bytes.passed(piece.bytes);
}

bool TransactionRoom::isTooLarge(const Chunk &piece) const
{
    return m_rows.isTooSmallFor(piece.rows) || m_bytes.isTooSmallFor(piece.bytes);
}

} // namespace millrace
