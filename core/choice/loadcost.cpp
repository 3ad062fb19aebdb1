// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/choice/loadcost.h"

#include <algorithm>
#include <numeric>

namespace millrace {

namespace {

// In units of a row that is appended in key order, its share of commit and journal included (1.2 to 1.6 µs on
// the machine it was measured on); tests/bench/README.md, "What the choices rest on".
constexpr double scatteredRow = 0.6; ///< more, for a row that goes elsewhere than the one before
constexpr double entryInPlace = 0.7; ///< of a secondary index, filled while loading
constexpr double entryBuilt = 0.37;  ///< of a secondary index that is built from sorted entries
constexpr double pageMissed = 8;     ///< more, where the page is not in the buffer pool
constexpr double rowSorted = 0.15;   ///< read, sorted and written on this machine
constexpr double perBuild = 40'000;  ///< DROP INDEX, ALTER TABLE and what they wait for
/// Pages that are filled in no order end up two thirds full.
constexpr double splitPages = 1.4;

/// The share of pages that are looked for in vain while a table grows to \a rows more rows, \a bytesPerRow of
/// them touched in no order.
double missed(const LoadShape &shape, double bytesPerRow)
{
    constexpr int steps = 20;
    double sum = 0;
    for (int step = 0; step < steps; ++step) {
        const double grown =
            static_cast<double>(shape.tableRows) + static_cast<double>(shape.rows) * (step + 0.5) / steps;
        const double bytes = grown * bytesPerRow * splitPages;
        sum += bytes > 0 ? std::max(0.0, 1 - static_cast<double>(shape.poolBytes) / bytes) : 0;
    }
    return sum / steps;
}

} // namespace

LoadCost loadCost(const LoadShape &shape, bool sorted, bool deferred)
{
    const auto rows = static_cast<double>(shape.rows);
    const auto indexes = static_cast<double>(shape.entryBytes.size());
    const double scattered = sorted ? 0 : shape.scatter;
    double touched = scattered * static_cast<double>(shape.rowBytes);
    if (!deferred)
        touched +=
            static_cast<double>(std::accumulate(shape.entryBytes.begin(), shape.entryBytes.end(), qint64(0)));
    const double miss = missed(shape, touched) * pageMissed;

    LoadCost cost;
    cost.sort = sorted ? rows * rowSorted : 0;
    cost.rows = rows * (1 + scattered * (scatteredRow + miss));
    if (indexes > 0)
        cost.indexes = deferred
                           ? perBuild + (rows + static_cast<double>(shape.tableRows)) * indexes * entryBuilt
                           : rows * indexes * (entryInPlace + miss);
    return cost;
}

} // namespace millrace
