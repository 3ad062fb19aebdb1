// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/wholedump/dumpstate.h"

#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/base/stoppable.h"
#include "core/sql/quoting.h"

#include <QJsonDocument>
#include <algorithm>

namespace millrace {

namespace {

/// How many rows of all tables are summed; the largest dump has no more to wait for.
constexpr qint64 mostRowsSummedOfAll = 10 * TableState::mostRowsSummed;

bool hasRows(const TableOutcome &outcome)
{
    return outcome.rowsLoaded > 0;
}

/// CHECKSUM TABLE of so many rows takes less: 0.15 s of a million rows of 45 bytes with MariaDB 10.11.19,
/// 0.24 s with MySQL 9.7.4 (2026-11-28, 2 cores).
std::chrono::milliseconds summingTime(qint64 rows)
{
    return std::chrono::milliseconds(rows / 1'000);
}

/// Which tables are known by their contents.
QVector<bool> summedOf(const QVector<TableOutcome> &outcomes)
{
    QVector<bool> summed(outcomes.size());
    qint64 left = mostRowsSummedOfAll;
    for (qsizetype i = 0; i < outcomes.size(); ++i) {
        const TableOutcome &outcome = outcomes.at(i);
        summed[i] = hasRows(outcome) && outcome.rowsBefore <= 0 &&
                    outcome.rowsAfter <= std::min(left, TableState::mostRowsSummed);
        if (summed.at(i))
            left -= outcome.rowsAfter;
    }
    return summed;
}

/// Of the tables that are known by their contents, by schema and name: it need not be told of each at which
/// moment it was asked.
Result<QHash<QString, QHash<QString, TableState>>> statesOf(Connection &session, const DumpPlan &plan,
                                                            const QVector<bool> &summed)
{
    QHash<QString, QStringList> names;
    for (qsizetype i = 0; i < summed.size(); ++i)
        if (summed.at(i))
            names[plan.tables.at(i).schema] << plan.tables.at(i).table;
    QHash<QString, QHash<QString, TableState>> states;
    for (auto each = names.constBegin(); each != names.constEnd(); ++each) {
        MILLRACE_TRY(states[each.key()], TableState::readSeveral(session, each.key(), *each));
    }
    return states;
}

/// By one statement: a dump of hundreds of small tables is not to wait for as many answers.
Result<void> addChecksums(Connection &session, const DumpPlan &plan, const QVector<TableOutcome> &outcomes,
                          const QVector<bool> &summed, DumpState &state)
{
    QStringList tables;
    for (qsizetype i = 0; i < summed.size(); ++i)
        if (summed.at(i))
            tables << qualifiedName(plan.tables.at(i).schema, plan.tables.at(i).table);
    if (tables.isEmpty())
        return {};
    MILLRACE_TRY(QStringList sums, TableState::serverChecksums(session, tables));
    for (qsizetype i = 0; i < summed.size() && !sums.isEmpty(); ++i)
        if (summed.at(i)) {
            state.tables[i].checksum = sums.takeFirst();
            state.tables[i].rows = outcomes.at(i).rowsAfter;
            state.tables[i].byServer = true;
        }
    return {};
}

} // namespace

Result<std::optional<DumpState>> DumpState::read(const DumpPlan &plan, const QVector<TableOutcome> &outcomes,
                                                 const ResolvedConnection &target,
                                                 const std::stop_token &stop)
{
    MILLRACE_TRY(const auto session, TableState::session(target.withoutSchema()));
    DumpState state{.tables = QVector<TableState>(outcomes.size())};
    QVector<bool> summed = summedOf(outcomes);
    MILLRACE_TRY(const auto states, statesOf(*session, plan, summed));
    for (qsizetype i = 0; i < outcomes.size(); ++i) {
        const TableOutcome &outcome = outcomes.at(i);
        if (!hasRows(outcome))
            continue;
        const auto read = [&] {
            return TableState::read(*session, plan.tables.at(i).schema, plan.tables.at(i).table);
        };
        const auto known = states.value(plan.tables.at(i).schema);
        const auto found = known.constFind(plan.tables.at(i).table);
        MILLRACE_TRY(state.tables[i], found == known.cend() ? read() : Result<TableState>(*found));
        TableState &table = state.tables[i];
        if (!summed.at(i) && table.changedAt >= 0 && !table.timeTells()) {
            summed[i] = outcome.rowsBefore <= 0 && summingTime(outcome.rowsAfter) < table.untilTimeTells();
            if (!summed.at(i) && sleepFor(stop, table.untilTimeTells())) {
                MILLRACE_TRY(table, read());
            }
        }
        // Who wrote while it was proved, or after that, changed what had been counted or compared already. A
        // table that a statement of the dump made anew since tells nothing of it.
        if (outcome.provedFrom < 0 || table.changedAt < 0 || table.changedAt > outcome.provedFrom)
            return std::optional<DumpState>();
    }
    MILLRACE_TRY_VOID(addChecksums(*session, plan, outcomes, summed, state));
    return std::optional(state);
}

Result<void> DumpState::save(const QString &runFolder) const
{
    return writeFileAtomically(TableState::path(runFolder), QJsonDocument(membersJson(*this)).toJson());
}

Result<std::optional<DumpState>> DumpState::load(const QString &runFolder)
{
    if (!TableState::isIn(runFolder))
        return std::optional<DumpState>();
    MILLRACE_TRY(const auto bytes, readWholeFile(TableState::path(runFolder)));
    return std::optional(membersFrom<DumpState>(QJsonDocument::fromJson(bytes).object()));
}

} // namespace millrace
