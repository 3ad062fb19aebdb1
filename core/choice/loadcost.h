// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVector>

namespace millrace {

/// What a load has to do, as far as its cost depends on choices.
struct LoadShape
{
    qint64 rows = 0;      ///< of the source
    qint64 tableRows = 0; ///< there already
    qint64 rowBytes = 0;  ///< of the clustered index
    double scatter = 0;   ///< share of the rows that go elsewhere than those before them (KeyOrder::scatter)
    qint64 poolBytes = 0; ///< of the buffer pool, what this load can have of it
    QVector<qint64> entryBytes; ///< of each secondary index that could be built after the load
};

/// The cost of loading in one way, in units of one row that is appended to the clustered index. Ratios
/// measured on this project's benches (tests/bench/README.md, "What the choices rest on"); what they decide
/// is an order of magnitude more often than a percentage.
struct LoadCost
{
    double sort = 0;    ///< of the dump, on this machine
    double rows = 0;    ///< into the clustered index
    double indexes = 0; ///< filled while loading, or built after it

    double total() const { return sort + rows + indexes; }
};

/// \a sorted: the rows are sorted by the clustered key first. \a deferred: the indexes are built after the
/// load.
LoadCost loadCost(const LoadShape &shape, bool sorted, bool deferred);

} // namespace millrace
