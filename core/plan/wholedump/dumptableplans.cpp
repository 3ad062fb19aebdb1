// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/wholedump/dumptableplans.h"

#include "core/base/coretext.h"
#include "core/mapping/tables/ddl.h"
#include "core/mapping/tables/dumpmapping.h"
#include "core/plan/wholedump/dumprowfacts.h"
#include "core/plan/wholedump/dumprowfiles.h"
#include "core/plan/wholedump/dumptableplan.h"
#include "core/plan/wholedump/filerows.h"
#include "core/source/bytes/charsets.h"
#include "core/source/inspect/dumptables.h"
#include "core/source/sqldump/sqlrowstream.h"

#include <QFileInfo>
#include <QRegularExpression>
#include <algorithm>
#include <utility>

namespace millrace {

namespace {

SessionSetting foreignKeysOff()
{
    return {.name = u"foreign_key_checks"_s, .value = u"0"_s};
}

/// As mysqldump does: SET @OLD_FOREIGN_KEY_CHECKS=@@FOREIGN_KEY_CHECKS, FOREIGN_KEY_CHECKS=0
bool turnsForeignKeysOff(const SqlDumpStatement &statement)
{
    static const QRegularExpression off(u"(^|[^@_A-Z])FOREIGN_KEY_CHECKS\\s*=\\s*(0|OFF)"_s);
    return statement.kind.phase == SqlPhase::Session &&
           off.match(QString::fromLatin1(statement.text.toUpper())).hasMatch();
}

} // namespace

QStringList textsOf(const QVector<Error> &notes)
{
    QStringList texts;
    for (const Error &note : notes)
        texts << note.text();
    return texts;
}

void DumpTablePlans::checkNoForeignKeys()
{
    m_session << foreignKeysOff();
}

Result<void> DumpTablePlans::addFile(const DumpTableReading &table)
{
    Source source = table.found.source;
    m_sorter.beginFile({}, source.files.first().name(), dumpSchemaOf(table.found));
    MILLRACE_TRY(const auto schema, m_sorter.schemaFor({}));
    const DumpDdl ddl = parseDumpDdl(source.createSql);
    const QString name = ddl.table.isEmpty() ? source.name : ddl.table;
    if (m_sorter.isLeftOut({}, name.toUtf8()))
        return {};
    if (!table.findings.rowErrors.isEmpty() && m_options.defaults.stopsAtBadRow())
        return fail(table.findings.rowErrors.first());
    m_plan.notes += textsOf(table.findings.notes + table.findings.rowErrors);
    if (table.found.withoutTable)
        MILLRACE_TRY_VOID(expectTableOfFile(source, schema, name, m_server));
    if (!table.found.madeBy.isEmpty() && !source.timeZone.isEmpty() &&
        source.createSql.contains("timestamp"_L1, Qt::CaseInsensitive))
        m_plan.notes << CoreText::tr("TIMESTAMPs of %1 are read as of time zone %2, which %3 sets.")
                            .arg(name, source.timeZone, QFileInfo(table.found.madeBy).fileName());
    if (const QString of = schema + u'.' + name; !m_options.mappings.contains(of))
        MILLRACE_TRY_VOID(expectFieldsOfFile(source, ddl, of));
    source.createSql = m_plan.foreign.rewriter().rewritten(source.createSql);
    // Files have no order in which one could wait for the parents of its rows.
    const auto session = m_session;
    if (m_session.isEmpty())
        m_session << foreignKeysOff();
    const auto added = addPlan(std::move(source), schema, name, 0, table.found.isAwaited);
    m_session = session;
    if (added && table.found.isAwaited)
        m_plan.growing->awaited << m_plan.tables.last().tableName();
    return added;
}

void DumpTablePlans::addTailLoads(const PlannedScript &script)
{
    // The server's settings are its own again by then: a load could rely on its COMMITs, but not begin.
    for (const SessionSetting &setting : m_options.defaults.global)
        if (setting.name == "local_infile"_L1)
            return;
    for (const DumpStretch &stretch : stretchesOf(script.dump, *script.turn, script.sources)) {
        const SqlDumpTable &table = *stretch.table;
        const bool pays =
            table.insertBytes >= m_options.loadInOrderFromBytes || table.rows > m_options.defaults.chunkRows;
        if (!pays || script.asTheyStand.contains(table.firstInsert.byteOffset) ||
            m_sorter.isLeftOut(table.schema, table.name))
            continue;
        const auto session = std::exchange(m_session, {});
        if (!stretch.checksForeignKeys)
            m_session << foreignKeysOff();
        const bool added = addTailLoad(script, stretch);
        m_session = session;
        if (!added)
            continue;
        m_plan.tail->loads << DumpTailLoad{.begin = table.firstInsert.byteOffset,
                                           .end = table.end,
                                           .table = static_cast<int>(m_plan.tables.size() - 1)};
        m_plan.tail->rows -= table.rows;
    }
}

bool DumpTablePlans::addTailLoad(const PlannedScript &script, const DumpStretch &stretch)
{
    const SqlDumpTable &table = *stretch.table;
    const auto schema = m_sorter.schemaFor(table.schema);
    if (!schema || !addPlan(sourceOf(script, table), *schema, displayText(table.name), table.verbs))
        return false;
    Plan &plan = m_plan.tables.last();
    if (plan.createSql.isEmpty()) { // it is there, and stays as it is
        m_plan.tables.removeLast();
        return false;
    }
    if (stretch.hasTriggers || (stretch.checksForeignKeys && refersToRows(plan.source.createSql)))
        plan.workers = 1;
    if (stretch.hasTriggers) // they may look at the table
        plan.indexes = IndexPolicy::Keep;
    return true;
}

Result<void> DumpTablePlans::addTables(const PlannedScript &script)
{
    QVector<const SqlDumpTable *> tables;
    for (const SqlDumpTable &table : script.dump.tables)
        if ((table.insertStatements > 0 || m_severalFiles) &&
            (!script.turn || table.firstInsert.byteOffset < script.turn->from.byteOffset) &&
            (table.rows > 0 || table.rowsRunAsIs > 0 || table.otherStatements > 0) &&
            !m_sorter.isLeftOut(table.schema, table.name))
            tables << &table;
    // In the order of their first rows: foreign keys may be checked.
    std::stable_sort(tables.begin(), tables.end(), [](const SqlDumpTable *a, const SqlDumpTable *b) {
        return a->firstInsert.byteOffset < b->firstInsert.byteOffset;
    });
    const bool unchecked =
        std::any_of(script.dump.statements.begin(), script.dump.statements.end(), turnsForeignKeysOff);
    m_plan.oneByOne =
        m_plan.oneByOne || (!unchecked && m_session.isEmpty() &&
                            std::any_of(tables.begin(), tables.end(), [](const SqlDumpTable *table) {
                                return table->createSql.isEmpty() ||
                                       table->createSql.toUpper().contains("FOREIGN KEY");
                            }));
    if (unchecked && m_session.isEmpty())
        m_session << foreignKeysOff();
    for (const SqlDumpTable *table : std::as_const(tables))
        MILLRACE_TRY_VOID(addTable(script, *table));
    return {};
}

Result<void> DumpTablePlans::addTable(const PlannedScript &script, const SqlDumpTable &table)
{
    MILLRACE_TRY(const auto schema, m_sorter.schemaFor(table.schema));
    m_sorter.noteTable(table, m_plan.tables.size());
    Source source = sourceOf(script, table);
    // Of several files none has any.
    source.files.first().way.sqlTable->statementsApart = table.rowsRunAsIs + table.otherStatements;
    return addPlan(std::move(source), schema, displayText(table.name), table.verbs, table.goesOn);
}

/// In the target's words, and in the files that its rows are in.
Source DumpTablePlans::sourceOf(const PlannedScript &script, const SqlDumpTable &table) const
{
    Source source = sourceOfRows(table, script.file, script.sources);
    source.createSql = m_plan.foreign.rewriter().rewritten(source.createSql, table.session.rules());
    const QByteArray modes = m_plan.foreign.rewriter().modes(source.sqlMode.toLatin1());
    if (!source.sqlMode.isEmpty()) // it says one still
        source.sqlMode = QString::fromLatin1(modes.isEmpty() ? QByteArray(noSqlMode) : modes);
    return source;
}

Result<void> DumpTablePlans::addPlan(Source source, const QString &schema, const QString &name,
                                     unsigned verbs, bool isAwaited)
{
    for (const Plan &other : std::as_const(m_plan.tables))
        if (other.schema == schema && other.table == name)
            return fail(
                {.code = ErrorCode::PlanInvalid,
                 .what = CoreText::tr("Rows of %1.%2 are in two files of the dump.").arg(schema, name),
                 .howToFix = CoreText::tr("Plan the files of this table on their own."),
                 .context = {.file = source.files.first().name()}});
    MILLRACE_TRY(auto plan, planOfTable({.source = std::move(source),
                                         .schema = schema,
                                         .name = name,
                                         .verbs = verbs,
                                         .session = m_session,
                                         .oneByOne = m_plan.oneByOne,
                                         .isAwaited = isAwaited},
                                        m_options, m_server, m_plan.notes));
    m_plan.tables << std::move(plan);
    return {};
}

} // namespace millrace
