// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/wholedump/dumplisting.h"

#include "core/base/coretext.h"
#include "core/base/text.h"
#include "core/plan/statements.h"
#include "core/source/bytes/charsets.h"

#include <QFileInfo>
#include <algorithm>

namespace millrace {

QString placeOf(const DumpPlan &plan, const DumpStatement &statement)
{
    return CoreText::tr("line %1 of %2")
        .arg(groupedNumber(statement.place.line),
             QFileInfo(statement.file.isEmpty() ? plan.path : statement.file).fileName());
}

QStringList dumpStatementTexts(const DumpPlan &plan, const DumpListing &most)
{
    QStringList texts;
    qsizetype count = 0;
    const auto add = [&](const QString &purpose, const QVector<DumpStatement> &statements) {
        for (const DumpStatement &statement : statements)
            if (count++ < most.mostStatements)
                texts << PlannedStatement{.purpose = u"%1, %2"_s.arg(purpose, placeOf(plan, statement)),
                                          .sql = displayText(statement.text)}
                             .text();
    };
    add(CoreText::tr("before the rows"), plan.before);
    const auto addTables = [&](qsizetype from, qsizetype tables) {
        const qsizetype shown = std::min(most.mostTables, tables);
        for (const Plan &table : plan.tables.mid(from, shown))
            for (PlannedStatement statement : plannedStatements(table)) {
                statement.purpose = u"%1: %2"_s.arg(table.table, statement.purpose);
                texts << statement.text();
            }
        if (most.mostTables > 0 && shown < tables)
            texts << CoreText::tr("-- and so on for %1 more\n").arg(tablesText(tables - shown));
    };
    addTables(0, plan.tablesBeforeTail());
    add(CoreText::tr("after its table's rows"), plan.rows);
    add(CoreText::tr("after all rows"), plan.after);
    if (plan.tail && plan.tail->beginFile().isEmpty())
        texts << CoreText::tr("-- then the dump as it stands, from line %1 to its end, a statement after the "
                              "other.\n-- %2\n")
                     .arg(groupedNumber(plan.tail->begin.line), plan.tail->why);
    else if (plan.tail)
        texts << CoreText::tr(
                     "-- then the dump as it stands, from line %1 of %2 to its end, a statement after "
                     "the other.\n-- %3\n")
                     .arg(groupedNumber(plan.tail->begin.line), plan.tail->beginFile(), plan.tail->why);
    if (plan.tail && !plan.tail->loads.isEmpty()) {
        texts << CoreText::tr("-- but the rows of %1, which go in like this when the dump comes to them\n")
                     .arg(tablesText(plan.tail->loads.size()));
        addTables(plan.tablesBeforeTail(), plan.tail->loads.size());
    }
    if (!plan.accounts.wanted().isEmpty())
        texts << CoreText::tr(
                     "-- then those of these accounts and roles that the server has none of, with what "
                     "the dump grants them:\n-- %1\n")
                     .arg(plan.accounts.wanted().join(u", "_s));
    if (!plan.runsOthers())
        add(CoreText::tr("NOT RUN: changes the server, or is of no known kind"), plan.others);
    if (count > most.mostStatements)
        texts << CoreText::tr("-- and %1 more: millrace-cli sql shows all of them\n")
                     .arg(groupedNumber(count - most.mostStatements));
    return texts;
}

QString uncountedRowsText(const DumpPlan &plan)
{
    const auto changesRows = [](const DumpStatement &statement) { return statement.phase == SqlPhase::Data; };
    qsizetype statements = plan.rows.size();
    if (plan.tail)
        statements += std::count_if(plan.tail->statements.begin(), plan.tail->statements.end(), changesRows);
    if (statements == 0)
        return {};
    return CoreText::tr(
               "Counted are the rows that are written out in the dump; what %1 add or change besides "
               "is known when they have run.")
        .arg(statementsText(statements));
}

} // namespace millrace
