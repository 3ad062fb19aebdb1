// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace millrace {

/// How far a dump is from the order of a key.
struct KeyOrder
{
    enum class Verdict
    {
        InOrder,            ///< no row looked at has a smaller key than the one before it
        NearlyInOrder,      ///< rows go to where the rows before them went, but for a few
        SortedFilesOverlap, ///< each file is (nearly) in order, but several cover the same keys
        Shuffled            ///< rows go all over the table
    };
    /// Below this share of rows that go elsewhere a load hardly suffers.
    static constexpr double fewScattered = 0.05;

    bool exact = false;        ///< every row was looked at; otherwise only the files' heads
    qint64 rows = 0;           ///< looked at
    qint64 rowsOutOfOrder = 0; ///< whose key is smaller than the one before it, across files too; a count
    qint64 equalKeys = 0;      ///< rows whose key is that of the row before; a count
    int files = 0;             ///< with rows
    int filesInOrder = 0;      ///< without a row out of order inside
    /// 95 of 100 rows stand at most so many rows from their place in key order; from a sample of the rows.
    qint64 distanceRows = 0;
    /// The share of rows that go to another part (1/512) of the table than the rows just before them: 0 in
    /// key order, 1 when shuffled; from a sample.
    double scatter = 0;
    /// How many files cover the same keys, on average over the keys; from a sample. 1: none overlap.
    double filesPerKey = 1;

    Verdict verdict() const;
    double outOfOrderShare() const { return rows > 0 ? double(rowsOutOfOrder) / double(rows) : 0; }
    /// Whether sorting first pays when the table will not fit into the buffer pool.
    bool wantsSort() const
    {
        return verdict() == Verdict::Shuffled || verdict() == Verdict::SortedFilesOverlap;
    }
    /// For people: the verdict and its figures in one or two sentences.
    QString sentence() const;
};

} // namespace millrace
