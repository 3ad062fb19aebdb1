// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/wholedump/dumpplan.h"
#include "core/run/run.h"
#include "core/server/connection.h"

#include <optional>
#include <stop_token>

namespace millrace {

/// Runs the statements that change a table of a dump and are not rows of plain values (DumpPlan::rows), after
/// the table's rows, many of them in one transaction. Each commits together with a mark of its own in a table
/// beside it, so that it runs once however often the run is killed. Where the table has no transactions, its
/// mark says before that it is about to run: found so by a resume, it is the user's to say whether it has.
class DumpRows
{
public:
    struct Context
    {
        const DumpPlan &plan;
        const ResolvedConnection &target;
        QString runId;
        std::stop_token stop;
        std::optional<StatementAnswer> answer = {};
    };
    explicit DumpRows(Context context)
        : m_context(std::move(context))
    {}

    /// Those of one table, in order. Returns the rows that all of them ever inserted, as far as it is known.
    /// Errors: the server's, located in the dump; StatementFailed (nobody can say whether one ran);
    /// Cancelled.
    Result<qint64> run(int table) const;
    /// Of exactly one statement it is not known whether it has run, and this is it. Errors: the server's.
    Result<bool> asksAbout(const StatementAnswer &answer, Connection &connection) const;
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
    /// Where the statements of a table leave their marks, and over which session.
    struct Lane
    {
        std::unique_ptr<Connection> connection; ///< null: not begun
        QString marks;                          ///< the table, quoted
        bool keeps = false;                     ///< no transaction takes back what goes into the table
    };
    struct Mark
    {
        qsizetype statement = -1; ///< of DumpPlan::rows
        qint64 rows = 0;          ///< that it inserted; begunOnly
    };
    Result<Lane> begin(int index) const;
    Result<void> waitForEarlier(const Lane &lane, int table) const;
    QVector<qsizetype> batchFrom(const Lane &lane, qsizetype first) const;
    Result<std::optional<qint64>> runTogether(const Lane &lane, const QVector<qsizetype> &batch) const;
    Result<void> beginTransaction(Connection &connection, const DumpStatement &statement) const;
    static Result<qint64> executeAsWritten(Connection &connection, const DumpStatement &statement,
                                           bool isFirst, bool isLast);
    Result<qint64> runOne(const Lane &lane, qsizetype index, const DumpStatement &statement) const;
    Result<std::optional<qint64>> rowsOfEarlier(const Lane &lane, qsizetype index,
                                                const DumpStatement &statement) const;
    Result<QVector<Mark>> marksOfAll(Connection &connection) const;
    QString markIs(qsizetype index) const;
    QVector<SessionSetting> marksLogged() const;

    const Context m_context;
};

} // namespace millrace
