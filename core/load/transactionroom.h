// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/record/chunk.h"

namespace millrace {

/// How much one transaction may hold at this server, learnt from what it refused as too large and what it
/// took. Servers do not say: their limits are about row events, locks or caches, not about the text of a
/// dump. Of one worker, on its thread.
class TransactionRoom
{
public:
    /// REQUIRES: isTooMuchAtOnce(error).
    void refused(const Chunk &piece, const Error &error);
    void passed(const Chunk &piece);
    /// It is larger than what passed, so it is cut before it is sent. False as long as nothing was refused,
    /// and until something passed for everything that is smaller than what was refused.
    bool isTooLarge(const Chunk &piece) const;

private:
    /// In rows or in bytes.
    struct Room
    {
        qint64 leastRefused = 0; ///< 0: nothing was
        qint64 mostPassed = 0;   ///< since something was refused
        void refused(qint64 size);
        void passed(qint64 size);
        bool isTooSmallFor(qint64 size) const;
    };
    Room m_rows;
    Room m_bytes;
};

} // namespace millrace
