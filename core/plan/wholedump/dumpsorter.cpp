// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/wholedump/dumpsorter.h"

#include "core/base/coretext.h"
#include "core/plan/wholedump/dumpforeign.h"
#include "core/source/bytes/charsets.h"
#include "core/source/inspect/dumpreading.h"
#include "core/sql/quoting.h"

namespace millrace {

namespace {

/// Schema and name of the table a trigger or index is of.
std::pair<QByteArray, QByteArray> tableOf(const SqlDumpStatement &statement)
{
    return {statement.kind.tableSchema.isEmpty() ? statement.schema : statement.kind.tableSchema,
            statement.kind.table};
}

/// It takes away what its objects hold.
bool empties(const SqlDumpStatement &statement)
{
    const bool replaces =
        statement.kind.creates && statement.kind.object == SqlObject::Table &&
        hasWord(sqlTokens(statement.text, statement.session.rules()).mid(0, 3), {"REPLACE"});
    return replaces || statement.kind.verb == "DROP" || statement.kind.verb == "TRUNCATE";
}

} // namespace

void DumpSorter::beginFile(const SqlDumpInspection &dump, const QString &name, const QString &schema)
{
    m_dump = dump;
    m_file = name;
    m_schema = schema;
    m_tables.clear();
    m_views.clear();
    m_triggers.clear();
    for (const SqlDumpStatement &statement : std::as_const(m_dump.statements))
        if (statement.kind.object == SqlObject::View && statement.kind.creates)
            m_views.insert({statement.schema, statement.kind.name});
        else if (statement.kind.object == SqlObject::Trigger && statement.kind.creates)
            m_triggers.insert({statement.schema, statement.kind.name}, tableOf(statement));
}

bool DumpSorter::isLeftOut(const QByteArray &schema, const QByteArray &name) const
{
    return m_leftOut.contains(
        DumpReading::keyOf(schema.isEmpty() ? m_schema : displayText(schema), displayText(name)));
}

/// All of it is about what is left out. Errors: PlanInvalid (one statement drops something else as well).
Result<bool> DumpSorter::isUnwanted(const SqlDumpStatement &found) const
{
    const auto leftOut = [this](const Name &name) { return isLeftOut(name.first, name.second); };
    switch (found.kind.object) {
    case SqlObject::Index:
        return leftOut(tableOf(found));
    case SqlObject::Trigger:
        return leftOut(found.kind.table.isEmpty() ? m_triggers.value({found.schema, found.kind.name})
                                                  : tableOf(found));
    case SqlObject::None:
        return found.kind.phase == SqlPhase::Data && leftOut({found.schema, found.kind.name});
    case SqlObject::Table:
    case SqlObject::View:
        break;
    default:
        return false;
    }
    const bool unwanted = leftOut({found.schema, found.kind.name});
    const DumpPlace at = placeInFile(m_sources, found.place);
    for (const auto &[schema, name] : found.kind.moreNames)
        if (leftOut({schema.isEmpty() ? found.schema : schema, name}) != unwanted)
            return fail(
                {.code = ErrorCode::PlanInvalid,
                 .what = CoreText::tr("One statement is about tables that are wanted and tables that are "
                                      "left out: %1")
                             .arg(displayText(found.text.left(160)).simplified()),
                 .howToFix = CoreText::tr("Load all of them, or write a statement for each."),
                 .context = {.file = at.source < 0 ? m_file : m_sources.at(at.source).file.path,
                             .line = at.place.line,
                             .byteOffset = at.place.byteOffset}});
    return unwanted;
}

void DumpSorter::noteTable(const SqlDumpTable &table, qsizetype index)
{
    m_tables.insert({table.schema, table.name}, index);
}

Result<void> DumpSorter::addStatements()
{
    bool inSchema = m_schema.isEmpty();
    for (const SqlDumpStatement &statement : std::as_const(m_dump.statements)) {
        if (m_turn && statement.place.byteOffset >= m_turn->from.byteOffset)
            break;
        const bool makesSchema = statement.kind.object == SqlObject::Database;
        if (!inSchema && !makesSchema && statement.kind.phase != SqlPhase::Session) {
            addSetting("USE " + quotedIdentifier(*schemaFor({})).toUtf8());
            inSchema = true;
        }
        if (makesSchema && statement.kind.creates)
            m_schemasMade.insert(schemaFor(statement.kind.name).value_or(QString()));
        MILLRACE_TRY_VOID(add(statement));
    }
    return m_turn ? addTail() : Result<void>();
}

/// The statements are only named here: the run reads them from the file, in their order among the rows.
Result<void> DumpSorter::addTail()
{
    DumpTail tail{.begin = m_turn->from,
                  .session = m_turn->session,
                  .why = m_turn->why,
                  .end = m_dump.bytesRead,
                  .file = m_source,
                  .sources = m_sources};
    for (const DumpStatement &statement : std::as_const(m_plan.after))
        if (statement.phase == SqlPhase::Session)
            tail.settings << statement;
    AskingStatements asking;
    for (const SqlDumpStatement &found : std::as_const(m_dump.statements)) {
        const bool asks = asking.has(found.kind, found.tokens());
        if (found.place.byteOffset < tail.begin.byteOffset)
            continue;
        DumpStatement statement{.place = found.place,
                                .phase = found.kind.phase,
                                .objects = objectsOf(found),
                                .empties = empties(found)};
        MILLRACE_TRY(const auto unwanted, m_leftOut.isEmpty() ? Result<bool>(false) : isUnwanted(found));
        const bool leftToUser = changesServer(sqlTokens(found.text, found.session.rules()));
        const bool ofReplication =
            !replicationSettingOf(sqlTokens(found.text, found.session.rules())).isEmpty();
        const bool leftOut = ofReplication ? leavesOutReplication(found) : leftToUser && !m_runOthers;
        if (unwanted || leftOut)
            tail.skipped << found.place.byteOffset;
        if (ofReplication ? leftOut : leftToUser) {
            m_plan.others << tail.inItsFile(statement);
            m_plan.others.last().text = found.text;
        }
        if (found.kind.object == SqlObject::Database && found.kind.creates)
            m_schemasMade.insert(schemaFor(found.kind.name).value_or(QString()));
        if (!unwanted)
            tail.statements << statement;
        if (asks)
            tail.asking << found.place.byteOffset;
    }
    for (const SqlDumpTable &table : std::as_const(m_dump.tables)) {
        if (table.insertStatements == 0 || table.end <= tail.begin.byteOffset ||
            isLeftOut(table.schema, table.name))
            continue;
        MILLRACE_TRY(const auto schema, schemaFor(table.schema));
        tail.rows += table.rows + table.rowsRunAsIs;
        tail.tables << DumpObject{
            .kind = SqlObject::Table, .schema = schema, .name = displayText(table.name)};
    }
    m_plan.notes << (tail.beginFile().isEmpty()
                         ? CoreText::tr(
                               "From line %1 on the dump runs as it stands, a statement after the other. %2")
                               .arg(QString::number(tail.begin.line), tail.why)
                         : CoreText::tr("From line %1 of %2 on the dump runs as it stands, a statement after "
                                        "the other. %3")
                               .arg(QString::number(tail.begin.line), tail.beginFile(), tail.why));
    m_plan.tail = std::move(tail);
    return {};
}

void DumpSorter::addSetting(const QByteArray &sql)
{
    const DumpStatement statement{.text = sql, .file = m_file, .phase = SqlPhase::Session};
    m_plan.before << statement;
    m_plan.after << statement;
}

Result<QString> DumpSorter::schemaFor(const QByteArray &named) const
{
    const QString schema = named.isEmpty() ? m_schema : displayText(named);
    if (!schema.isEmpty())
        return displayText(m_names.value(schema.toUtf8(), schema.toUtf8()));
    if (m_plan.schema.isEmpty())
        return fail({.code = ErrorCode::PlanInvalid,
                     .what = CoreText::tr("The dump does not say which schema its tables belong to."),
                     .howToFix = CoreText::tr("Name one in the target: mysql://user@host/SCHEMA.")});
    return m_plan.schema;
}

QVector<DumpObject> DumpSorter::objectsOf(const SqlDumpStatement &found) const
{
    const auto object = [&](SqlObject kind, const QByteArray &schema, const QByteArray &name) {
        return DumpObject{
            .kind = kind, .schema = schemaFor(schema).value_or(QString()), .name = displayText(name)};
    };
    if (found.kind.name.isEmpty())
        return {};
    switch (found.kind.object) {
    case SqlObject::Database: // CREATE DATABASE harms nothing; one that stays is not dropped
        if (found.kind.verb == "DROP")
            return {object(SqlObject::Database, found.kind.name, {})};
        return {};
    case SqlObject::Index:
    case SqlObject::Account:
        return {};
    case SqlObject::None:
        if (found.kind.phase == SqlPhase::Data)
            return {object(SqlObject::Table, found.schema, found.kind.name)};
        return {};
    default:
        break;
    }
    QVector<DumpObject> objects{object(found.kind.object, found.schema, found.kind.name)};
    for (const auto &[schema, name] : found.kind.moreNames)
        objects << object(found.kind.object, schema.isEmpty() ? found.session.schema : schema, name);
    return objects;
}

Result<void> DumpSorter::add(const SqlDumpStatement &found)
{
    const DumpPlace at = placeInFile(m_sources, found.place);
    const QString file = at.source < 0 ? m_file : m_sources.at(at.source).file.name();
    DumpStatement statement{.text = m_rewriter.rewritten(found.text, found.session.rules()),
                            .file = file == m_plan.path ? QString() : file,
                            .place = at.place,
                            .phase = found.kind.phase,
                            .objects = objectsOf(found),
                            .empties = empties(found)};
    if (!m_leftOut.isEmpty()) {
        MILLRACE_TRY(const auto unwanted, isUnwanted(found));
        if (unwanted)
            return {};
    }
    switch (found.kind.phase) {
    case SqlPhase::Session:
        addSessionStatement(found, statement);
        break;
    case SqlPhase::Structure:
        if (isOfView(found))
            addDropForView(found, statement);
        else
            m_plan.before << statement;
        if (found.kind.object == SqlObject::Table && found.kind.creates)
            m_made.insert({found.schema, found.kind.name});
        break;
    case SqlPhase::AfterData:
        m_plan.after << statement;
        if (found.kind.object == SqlObject::View && found.kind.creates)
            m_made.insert({found.schema, found.kind.name});
        break;
    case SqlPhase::Data:
        return addRows(found, statement);
    case SqlPhase::Skipped:
        break;
    case SqlPhase::Unknown:
        if (!m_myRocks.has(found.kind.verb, sqlTokens(found.text, found.session.rules())))
            addOther(statement);
        break;
    }
    return {};
}

/// A view, or the table that stands in for one until it is made.
bool DumpSorter::isOfView(const SqlDumpStatement &found) const
{
    return found.kind.object == SqlObject::View ||
           (found.kind.object == SqlObject::Table && found.kind.verb == "DROP" &&
            m_views.contains({found.schema, found.kind.name}));
}

/// Of an old one, in front of everything; of a stand-in, just before the view is made. In a dump of several
/// files nobody knows whether the stand-in's is still to come.
void DumpSorter::addDropForView(const SqlDumpStatement &found, const DumpStatement &statement)
{
    const std::pair key(found.schema, found.kind.name);
    const bool ifExists = found.text.toUpper().contains("IF EXISTS");
    const bool made = m_made.contains(key);
    if (ifExists && !made)
        m_plan.before << statement;
    if (!ifExists || made || !m_schema.isEmpty())
        m_plan.after << statement;
}

void DumpSorter::addSessionStatement(const SqlDumpStatement &found, const DumpStatement &statement)
{
    if (leavesOutReplication(found)) {
        m_plan.others << statement;
        return;
    }
    const auto tokens = sqlTokens(found.text, found.session.rules());
    if (!changesServer(tokens))
        m_plan.before << statement;
    else if (replicationSettingOf(tokens).isEmpty() || !m_plan.foreign.choice.replication)
        return addOther(statement);
    m_plan.after << statement;
}

/// What the dump does to the server's part in a replication, unless it was asked for; says so.
bool DumpSorter::leavesOutReplication(const SqlDumpStatement &found)
{
    const auto tokens = sqlTokens(found.text, found.session.rules());
    const QString setting = replicationSettingOf(tokens);
    if (setting.isEmpty())
        return false;
    const bool leavesOut = !m_plan.foreign.choice.replication && !(m_runOthers && changesServer(tokens));
    const QString note = replicationText(setting, leavesOut);
    if (!m_plan.notes.contains(note))
        m_plan.notes << note;
    return leavesOut;
}

void DumpSorter::addOther(const DumpStatement &statement)
{
    m_plan.others << statement;
    if (m_runOthers)
        m_plan.after << statement;
}

/// Rows as they are may come last: nothing else of the dump looks at them. Statements that look at rows
/// may not.
Result<void> DumpSorter::addRows(const SqlDumpStatement &found, DumpStatement statement)
{
    const qsizetype index = m_tables.value({found.schema, found.kind.name}, -1);
    const SqlDumpTable *table = m_dump.table(found.schema, found.kind.name);
    const bool empties = found.kind.verb == "TRUNCATE" || found.kind.verb == "DELETE";
    if (empties && found.afterRow == 0) {
        m_plan.before << statement; // makes room for the rows
        return {};
    }
    const bool rowsOnly = found.kind.verb == "INSERT" || found.kind.verb == "REPLACE";
    if (index < 0 || table == nullptr || (!rowsOnly && found.afterRow < table->rows))
        return fail(
            {.code = ErrorCode::PlanInvalid,
             .what = CoreText::tr("This statement changes rows between others of the dump, and "
                                  "its place there matters: %1")
                         .arg(QString::fromUtf8(found.text.left(160)).simplified()),
             .howToFix = CoreText::tr("Take it out of the dump and run it yourself, or run the "
                                      "dump with the mysql client."),
             .context = {.file = m_file, .line = found.place.line, .byteOffset = found.place.byteOffset}});
    statement.tableIndex = static_cast<int>(index);
    statement.session = found.session;
    statement.session.sqlMode = m_rewriter.modes(found.session.sqlMode);
    if (statement.session.sqlMode.isEmpty() && !found.session.sqlMode.isEmpty())
        statement.session.sqlMode = noSqlMode;
    m_plan.rows << statement;
    return {};
}

} // namespace millrace
