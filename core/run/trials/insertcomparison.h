// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/server/login/connectionspec.h"

#include <QJsonObject>
#include <QVector>
#include <functional>
#include <stop_token>

namespace millrace {

/// One cell of the grid: the same rows by LOAD DATA LOCAL and by INSERT statements of many rows.
struct ComparisonCell
{
    int tables = 1;
    qint64 rows = 0; ///< per table
    int workers = 1;
    QVector<double> loadSeconds; ///< one per repetition, in the order they were run
    QVector<double> insertSeconds;

    double load() const;   ///< median seconds; -1: none yet
    double insert() const; ///< median seconds
    double ratio() const;  ///< load / insert; -1: none yet
    QJsonObject toJson() const;
};

struct ComparisonOptions
{
    static constexpr int mostWorkers = 64;
    static constexpr int mostTables = 256;
    static constexpr qint64 rowsPerChunk = 50'000;      ///< and transaction, both ways
    static constexpr qint64 bytesPerInsert = 1'000'000; ///< of one INSERT statement

    QVector<int> tables{1};
    QVector<qint64> rows{100'000};
    QVector<int> workers{1, 2};
    int repetitions = 3;

    /// Errors: PlanInvalid (which figure is out of its range).
    Result<void> validate() const;
};

struct Comparison
{
    QString server;
    QVector<ComparisonCell> cells;
    int leftoversDropped = 0; ///< tables of comparisons that were killed

    QJsonObject toJson() const;
    /// tables,rows,workers,load_seconds,insert_seconds,load_to_insert, then each repetition.
    QByteArray toCsv() const;
};

/// Loads made-up rows (190 bytes, integer key, one secondary index, as sysbench has them) into tables of its
/// own in the target's schema, for every combination of tables, rows and workers, both ways by turns and each
/// as often as asked for. What is measured is the wall time from the first statement to the last COMMIT; the
/// rows are made on the way, both times by the same code. The tables are dropped at the end, whatever
/// happens; those of a program that was killed by the next comparison in the schema: as long as one runs its
/// session holds a lock (GET_LOCK) of the name they begin with. Errors: LocalInfileOff, PrivilegeMissing,
/// Cancelled, the server's. \a onCell is told after each repetition.
Result<Comparison> compareWays(const ResolvedConnection &target, const ComparisonOptions &options,
                               const std::function<void(const ComparisonCell &)> &onCell,
                               std::stop_token stop);

/// Drops what killed comparisons left in a schema; returns how many tables.
Result<int> dropComparisonLeftovers(const ResolvedConnection &target);

} // namespace millrace
