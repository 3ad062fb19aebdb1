// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/wholedump/dumpplan.h"
#include "core/server/connection.h"

#include <stop_token>

namespace millrace {

/// Runs the statements that change a table of a dump and are not rows of plain values (DumpPlan::rows), after
/// the table's rows. Each commits together with a mark of its own in a table beside it, so that it runs once
/// however often the run is killed.
class DumpRows
{
public:
    struct Context
    {
        const DumpPlan &plan;
        const ResolvedConnection &target;
        QString runId;
        std::stop_token stop;
    };
    explicit DumpRows(Context context)
        : m_context(std::move(context))
    {}

    /// Those of one table, in order. Returns the rows that all of them ever inserted. Errors: the server's,
    /// located in the dump; Cancelled.
    Result<qint64> run(int table) const;
    /// Takes the marks of the run away, and their tables where no other run has any.
    Result<void> forget() const;

    struct Made
    {
        qint64 rows = 0;            ///< that they inserted
        bool othersChanged = false; ///< one of them may have changed rows that were there
    };
    /// What the statements that are committed made of each table of the plan. Errors: the server's.
    Result<QVector<Made>> made(Connection &connection) const;

private:
    Result<qint64> runOne(Connection &connection, const QString &marks, qsizetype index,
                          const DumpStatement &statement) const;
    QVector<SessionSetting> marksLogged() const;

    const Context m_context;
};

} // namespace millrace
