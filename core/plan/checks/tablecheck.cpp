// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/checks/tablecheck.h"
#include "core/base/literals.h"
#include "core/source/tableinspection.h"

#include "core/base/coretext.h"
#include "core/base/text.h"
#include "core/sql/quoting.h"

#include <algorithm>

namespace millrace {

namespace {

QString sourceTableTopic()
{
    return CoreText::tr("Source table");
}

Finding changed(const SourceTable &table, const QString &what)
{
    return Finding::blocking(
        sourceTableTopic(),
        {.code = ErrorCode::SourceChanged,
         .what = CoreText::tr("%1 is not the table that was planned: %2").arg(table.qualified(), what),
         .howToFix = CoreText::tr("Make the plan again.")});
}

Finding cutting(const SourceTable &table)
{
    const QString about = CoreText::tr("about %1").arg(rowsText(table.rowsEstimate));
    if (!table.key.isEmpty())
        return Finding::ok(sourceTableTopic(), CoreText::tr("%1, %2, %3, read in ranges of %4 (%5).")
                                                   .arg(table.qualified(), table.engine, about,
                                                        table.key.index == "PRIMARY"_L1
                                                            ? CoreText::tr("its primary key")
                                                            : CoreText::tr("the key ") + table.key.index,
                                                        table.key.text()));
    return Finding::warning(
        sourceTableTopic(),
        CoreText::tr("%1 %2: it is loaded as one single chunk, in one statement and one transaction. "
                     "Nothing shows until it is through, and a run that is interrupted begins anew.")
            .arg(table.qualified(), table.view ? CoreText::tr("is a view, which has no key")
                                               : CoreText::tr("has no key whose ranges could be told apart")),
        table.view ? CoreText::tr("Load from the underlying table, with the same expressions under --set.")
                   : CoreText::tr("Give it a primary key, or a unique key without NULLs over whole columns "
                                  "that are not TIMESTAMP, ENUM, SET, BIT, FLOAT or DOUBLE."));
}

/// What others who use the source notice.
Finding locking(const SourceTable &table)
{
    if (table.view || table.engine.compare("InnoDB"_L1, Qt::CaseInsensitive) == 0)
        return Finding::note(
            sourceTableTopic(),
            CoreText::tr("INSERT … SELECT locks the rows it reads in share mode until their chunk is "
                         "committed: whoever changes one, or inserts between them, waits that long."),
            CoreText::tr("Smaller chunks (--chunk-rows) hold them for less long. Rows added before their "
                         "range's turn are loaded, later ones are not: keep writers away if the result has "
                         "to be verified."));
    return Finding::warning(
        sourceTableTopic(),
        CoreText::tr("%1 has no transactions: each statement keeps writers away from the whole "
                     "source, and what they change between two statements goes unnoticed.")
            .arg(table.engine),
        CoreText::tr("Keep writers away from the source during the run."));
}

/// Rows that are set aside are locked while they are looked for. MySQL 8.0 wants more than SELECT for that
/// before 8.0.22 (5.7 does not); whether this server does, it is asked.
std::optional<Error> lockingRefused(const SourceTable &table, const ServerFacts &facts,
                                    Connection &connection)
{
    const auto locked =
        connection.rows(u"SELECT 1 FROM %1 LIMIT 0 LOCK IN SHARE MODE"_s.arg(table.qualified()));
    if (locked)
        return std::nullopt;
    Error error = locked.error();
    if (error.code == ErrorCode::PrivilegeMissing)
        error.howToFix = u"GRANT LOCK TABLES ON %1.* TO %2;"_s.arg(quotedIdentifier(table.schema),
                                                                   quotedAccount(facts.currentUser));
    return error;
}

} // namespace

QVector<Finding> checkSourceTable(const Plan &plan, const ServerFacts &facts, Connection &connection)
{
    const SourceTable &planned = *plan.source.table;
    const auto now = inspectTable(connection, planned.schema, planned.name);
    if (!now) {
        Error error = now.error();
        if (error.code == ErrorCode::PrivilegeMissing)
            error.howToFix = u"GRANT SELECT ON %1 TO %2"_s.arg(planned.qualified(), facts.currentUser);
        return {Finding::blocking(sourceTableTopic(), error)};
    }
    if (now->fieldNames != plan.source.fieldNames)
        return {changed(planned, CoreText::tr("its columns differ."))};
    if (!(now->table->key == planned.key))
        return {changed(planned, CoreText::tr("the key it was to be cut by is another or gone."))};
    const auto any = connection.value(u"SELECT 1 FROM %1 LIMIT 1"_s.arg(planned.qualified()));
    if (!any)
        return {Finding::blocking(sourceTableTopic(), any.error())};
    if (!any->isValid())
        return {Finding::blocking(sourceTableTopic(),
                                  {.code = ErrorCode::SourceEmpty,
                                   .what = CoreText::tr("%1 holds no row.").arg(planned.qualified()),
                                   .howToFix = CoreText::tr("Choose another table.")})};
    if (plan.mapping.usesRowNumber() && !facts.can(Ability::RowNumberFunction))
        return {Finding::blocking(
            sourceTableTopic(),
            {.code = ErrorCode::SourceUnsupported,
             .what = CoreText::tr("@row_number needs ROW_NUMBER(), which this server does not have."),
             .howToFix = CoreText::tr("Leave the number to AUTO_INCREMENT.")})};
    if (plan.onError == OnError::SetAside || plan.onDuplicate == OnDuplicate::SetAside)
        if (const auto error = lockingRefused(planned, facts, connection))
            return {Finding::blocking(sourceTableTopic(), *error)};
    return {cutting(*now->table), locking(*now->table)};
}

QVector<Finding> checkTargetOfSelect(const Plan &plan, const ServerFacts &facts, const TableSchema &table)
{
    const bool interleaved = facts.variables.value(u"innodb_autoinc_lock_mode"_s) == "2"_L1;
    if (plan.workers < 2 || interleaved)
        return {};
    // Also where the plan gives the numbers: they raise the counter, under the same lock.
    for (const Column &column : table.columns)
        if (column.autoIncrement)
            return {Finding::note(
                sourceTableTopic(),
                CoreText::tr("With innodb_autoinc_lock_mode below 2 the server lets one INSERT … SELECT at a "
                             "time into a table with an AUTO_INCREMENT column (%1): workers wait for each "
                             "other.")
                    .arg(column.name),
                CoreText::tr("Load with one worker, or have the server started with "
                             "innodb_autoinc_lock_mode = 2."))};
    return {};
}

} // namespace millrace
