// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/plan.h"
#include "core/ship/shiprecord.h"

#include <functional>

namespace millrace {

class Connection;

/// One empty partition of a table as what a run ships into: neither server can import one by itself on both
/// flavours, so that a table of the same shape without partitions, the stand-in, is made beside it, shipped
/// into, proved, and changes places with the partition (EXCHANGE PARTITION). It is in the target's schema,
/// and noted in the run's record before it is made; it goes when it is empty again, or is taken back. On the
/// connection's thread.
class PartitionExchange
{
public:
    struct Context
    {
        Connection &server;
        const Plan &plan; ///< REQUIRES: with a partition
        QString runFolder;
        std::function<void(const QString &text, const char *stage)> tell;
    };
    PartitionExchange(Context context, ShipRecord &record)
        : m_context(std::move(context))
        , m_record(record)
    {}

    /// Makes the stand-in, anew where a part of the run that was killed has left one. REQUIRES: nothing was
    /// shipped into it. Errors: ShipTargetChanged (somebody has a table of that name), the server's.
    Result<void> makeStandIn(const QString &runId);
    /// Rows to the partition, its emptiness to the stand-in, which is dropped; goes on from wherever the
    /// record says. Others are kept away meanwhile. Errors: ShipTargetChanged (there are rows that are not
    /// the run's), the server's; nothing was exchanged then.
    Result<void> exchange();
    /// The partition is empty again, and the stand-in gone. Returns the rows that were in the partition.
    /// Errors: RollbackImpossible (it holds other rows than the run's), the server's.
    Result<qint64> takeBack();
    /// Of the partition.
    Result<qint64> countRows() const;

    /// The plan of the stand-in: what is built and shipped. REQUIRES: makeStandIn() was called.
    static Plan standInPlan(const Plan &plan, const ShipRecord &record);
    static QString standInName(const QString &runId);

private:
    /// Where the run's rows are.
    enum class Place
    {
        StandIn,
        Partition,
        Neither,
        Both ///< the run's, and others
    };
    Result<Place> whereRowsAre() const;
    Result<bool> standInThere() const;
    Result<void> exchangeLocked();
    Result<qint64> emptyLocked();
    Result<void> raiseNextNumber() const;
    Result<void> dropStandIn();
    Result<void> note(ShipStep step);
    template <typename T> Result<T> underLock(const std::function<Result<T>()> &work) const;
    QString table() const;
    QString standIn() const;

    const Context m_context;
    ShipRecord &m_record;
};

} // namespace millrace
