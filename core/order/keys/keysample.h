// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>
#include <array>
#include <string_view>
#include <vector>

namespace millrace {

/// Keys of a dump at known places, few enough to keep: windows of consecutive rows, evenly spread over all
/// rows seen so far (when there are too many, every other one is dropped and the next ones come half as
/// often). From them follows where in the table consecutive rows go, whatever the keys look like. At most 2.5
/// MB.
class KeySample
{
public:
    static constexpr int windowRows = 128;
    static constexpr int maxWindows = 256;
    static constexpr std::size_t keyBytes = 64; ///< of each key; what stands after is not told apart
    using Key = std::array<unsigned char, keyBytes>;

    static Key keyOf(std::string_view key);

    /// Whether the row with this number (from 0, one after the other) belongs to the sample.
    bool wants(qint64 row) const { return row >= m_windowStart && row < m_windowStart + windowRows; }
    /// REQUIRES: wants(row).
    void add(qint64 row, std::string_view key);

    /// The figures of KeyOrder; `rows` is the number of all rows.
    struct Figures
    {
        double scatter = 0;
        qint64 distanceRows = 0;
        double tiedShare = 0; ///< sampled keys that equal another one
    };
    Figures figures(qint64 rows) const;
    /// The share of sampled keys below `key`.
    double rankOf(const Key &key) const;

    /// Puts the keys in order for rankOf() and figures(). REQUIRES: no add() afterwards.
    void close();

private:
    struct Window
    {
        qint64 firstRow = 0;
        std::vector<Key> keys;
    };
    double scatterOf(qint64 rows) const;
    qint64 distanceOf(qint64 rows) const;
    std::size_t place(const Key &key) const;

    std::vector<Window> m_windows;
    qint64 m_stride = windowRows; ///< rows from window to window
    qint64 m_windowStart = 0;     ///< of the window being filled, or of the next one
    std::vector<Key> m_sorted;    ///< after close()
};

} // namespace millrace
