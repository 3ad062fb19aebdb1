// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>
#include <algorithm>
#include <limits>

namespace millrace {

/// Checksum of what the server should hold of some rows, whatever their order: the sum of a CRC-32 each.
struct ContentSum
{
    qint64 rows = 0; ///< 0: nothing was computed
    quint64 sum = 0;
    /// Range of the primary key, both included. The whole of qint64: not known.
    qint64 keyLow = std::numeric_limits<qint64>::max();
    qint64 keyHigh = std::numeric_limits<qint64>::min();

    bool hasKeys() const
    {
        return keyLow <= keyHigh && keyLow > std::numeric_limits<qint64>::min() &&
               keyHigh < std::numeric_limits<qint64>::max();
    }
    void addKey(qint64 key)
    {
        keyLow = std::min(keyLow, key);
        keyHigh = std::max(keyHigh, key);
    }
    /// From now on the range is not known.
    void forgetKeys()
    {
        keyLow = std::numeric_limits<qint64>::min();
        keyHigh = std::numeric_limits<qint64>::max();
    }
    ContentSum &operator+=(const ContentSum &other)
    {
        rows += other.rows;
        sum += other.sum;
        keyLow = std::min(keyLow, other.keyLow);
        keyHigh = std::max(keyHigh, other.keyHigh);
        return *this;
    }
    friend bool operator==(const ContentSum &, const ContentSum &) = default;
};

} // namespace millrace
