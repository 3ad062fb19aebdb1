// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/wholedump/dumpplanner.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/mapping/tables/ddl.h"
#include "core/mapping/tables/dumpmapping.h"
#include "core/plan/wholedump/dumpchoice.h"
#include "core/plan/wholedump/dumpexisting.h"
#include "core/plan/wholedump/dumporder.h"
#include "core/plan/wholedump/dumprowfacts.h"
#include "core/plan/wholedump/dumpschema.h"
#include "core/plan/wholedump/dumpsorter.h"
#include "core/plan/wholedump/vieworder.h"
#include "core/server/tableschema.h"
#include "core/source/bytes/charsets.h"
#include "core/source/inspect/dumptables.h"
#include "core/source/sqldump/sqlrowstream.h"
#include "core/sql/quoting.h"

#include <QFileInfo>
#include <QRegularExpression>
#include <algorithm>
#include <numeric>

namespace millrace {

namespace {

/// As mysqldump does: SET @OLD_FOREIGN_KEY_CHECKS=@@FOREIGN_KEY_CHECKS, FOREIGN_KEY_CHECKS=0
bool turnsForeignKeysOff(const SqlDumpStatement &statement)
{
    static const QRegularExpression off(u"(^|[^@_A-Z])FOREIGN_KEY_CHECKS\\s*=\\s*(0|OFF)"_s);
    return statement.kind.phase == SqlPhase::Session &&
           off.match(QString::fromLatin1(statement.text.toUpper())).hasMatch();
}

class Planner
{
public:
    Planner(const DumpReading &reading, const DumpPlanOptions &options, Connection &server)
        : m_reading(reading)
        , m_options(options)
        , m_server(server)
        , m_sorter(m_plan, options.others == OtherStatements::Run)
    {
        m_plan.name = options.defaults.name.isEmpty() ? QFileInfo(reading.path).completeBaseName()
                                                      : options.defaults.name;
        m_plan.path = reading.path;
        m_plan.connection = options.connection;
        m_plan.schema = options.connection.schema;
        m_plan.existing = options.existing;
        m_plan.othersAre = options.others;
        m_plan.workers = options.defaults.workers;
    }

    Result<DumpPlan> make()
    {
        m_plan.notes = textsOf(m_reading.notes);
        MILLRACE_TRY(auto choice, chooseTables(m_reading, m_options.leftOut));
        m_plan.leftOut = m_options.leftOut;
        m_plan.notes += choice.notes;
        const QSet<QString> tables(m_options.leftOut.begin(), m_options.leftOut.end());
        m_plan.leftOutViews = (choice.leftOut - tables).values();
        m_plan.leftOutViews.sort();
        m_sorter.setLeftOut(choice.leftOut);
        if (m_reading.severalFiles) {
            MILLRACE_TRY_VOID(chooseSchema());
            // Definitions come in the order of their names, not in that of their foreign keys.
            m_sorter.addSetting("SET SESSION foreign_key_checks = 0");
            m_session << SessionSetting{.name = u"foreign_key_checks"_s, .value = u"0"_s};
        }
        for (const DumpScriptReading &script : m_reading.scripts)
            MILLRACE_TRY_VOID(addScript(script));
        for (const DumpTableReading &table : m_reading.tables)
            MILLRACE_TRY_VOID(addFound(table));
        MILLRACE_TRY_VOID(makeSchemas());
        if (m_reading.severalFiles)
            m_plan.after = viewsInOrder(m_plan.after);
        return finished();
    }

private:
    static QStringList textsOf(const QVector<Error> &notes)
    {
        QStringList texts;
        for (const Error &note : notes)
            texts << note.text();
        return texts;
    }

    Error located(Error error) const
    {
        error.context.file = m_file.name();
        return error;
    }

    Result<DumpPlan> finished()
    {
        if (m_plan.tables.isEmpty() && m_plan.before.isEmpty() && m_plan.after.isEmpty() && !m_plan.tail)
            return fail({.code = ErrorCode::SourceEmpty,
                         .what = CoreText::tr("%1 holds no table.").arg(m_plan.path),
                         .howToFix = CoreText::tr("Choose a dump with CREATE TABLE or INSERT statements.")});
        if (m_plan.tail)
            m_plan.tail->limits = m_options.defaults.limits;
        // The largest first: no worker is left alone with one in the end.
        if (!m_plan.oneByOne)
            sortBySize();
        MILLRACE_TRY_VOID(noteDangers());
        return std::move(m_plan);
    }

    /// Statements among the rows know their table by its place.
    void sortBySize()
    {
        QVector<qsizetype> order(m_plan.tables.size());
        std::iota(order.begin(), order.end(), 0);
        std::stable_sort(order.begin(), order.end(), [this](qsizetype a, qsizetype b) {
            return m_plan.tables.at(a).source.totalBytes() > m_plan.tables.at(b).source.totalBytes();
        });
        QVector<Plan> sorted;
        for (const qsizetype index : std::as_const(order))
            sorted << m_plan.tables.at(index);
        for (qsizetype place = 0; place < sorted.size(); ++place)
            sorted[place].journalTable = journalName(place);
        for (DumpStatement &statement : m_plan.rows)
            statement.tableIndex = static_cast<int>(order.indexOf(statement.tableIndex));
        m_plan.tables = std::move(sorted);
    }

    /// Each has its own: one that is done drops its journal while others still write into theirs.
    static QString journalName(qsizetype place) { return u"_millrace_journal_%1"_s.arg(place + 1); }

    /// A dump directory says which schema its files are of. The target's is another one only if there is no
    /// question which of them it stands for.
    Result<void> chooseSchema()
    {
        QStringList schemas;
        for (const DumpScriptReading &script : m_reading.scripts)
            schemas << script.script.schema;
        for (const DumpTableReading &table : m_reading.tables)
            schemas << dumpSchemaOf(table.found);
        schemas.removeDuplicates();
        schemas.removeAll(QString());
        if (m_plan.schema.isEmpty() || schemas.isEmpty() || schemas == QStringList{m_plan.schema})
            return {};
        if (schemas.size() > 1)
            return fail({.code = ErrorCode::PlanInvalid,
                         .what = CoreText::tr("The dump is of %1 schemas (%2), and the target names one.")
                                     .arg(schemas.size())
                                     .arg(schemas.mid(0, 10).join(u", "_s)),
                         .howToFix = CoreText::tr("Leave the schema out of the target: each table goes "
                                                  "into the one it comes from.")});
        m_sorter.setRenamed(schemas.first());
        m_plan.notes << CoreText::tr("Schema %1 of the dump goes into %2. Views, triggers and routines that "
                                     "name %1 themselves still do.")
                            .arg(schemas.first(), m_plan.schema);
        return {};
    }

    /// Those that nothing in the dump makes: of a dump in several files, and the one that was asked for.
    Result<void> makeSchemas()
    {
        QStringList schemas;
        for (const Plan &table : std::as_const(m_plan.tables))
            if (m_reading.severalFiles && !m_sorter.schemasMade().contains(table.schema) &&
                table.schema != m_plan.schema)
                schemas << table.schema;
        if (!m_plan.schema.isEmpty()) {
            MILLRACE_TRY(const auto there,
                         m_server.value(
                             u"SELECT COUNT(*) FROM information_schema.SCHEMATA WHERE SCHEMA_NAME = %1"_s.arg(
                                 quotedString(m_plan.schema))));
            if (there.toInt() == 0 && !m_sorter.schemasMade().contains(m_plan.schema)) {
                m_plan.notes << CoreText::tr("Schema %1 is made.").arg(m_plan.schema);
                schemas << m_plan.schema;
            }
        }
        schemas.removeDuplicates();
        for (const QString &schema : std::as_const(schemas))
            m_plan.before.prepend(
                {.text = "CREATE DATABASE IF NOT EXISTS " + quotedIdentifier(schema).toUtf8(),
                 .file = m_plan.path,
                 .phase = SqlPhase::Structure});
        return {};
    }

    /// Data in files of its own, with its definition beside it.
    Result<void> addFound(const DumpTableReading &table)
    {
        Source source = table.found.source;
        m_file = source.files.first();
        m_sorter.beginFile({}, m_file.name(), dumpSchemaOf(table.found));
        MILLRACE_TRY(const auto schema, m_sorter.schemaFor({}));
        const DumpDdl ddl = parseDumpDdl(source.createSql);
        const QString name = ddl.table.isEmpty() ? source.name : ddl.table;
        if (m_sorter.isLeftOut({}, name.toUtf8()))
            return {};
        if (!table.findings.rowErrors.isEmpty() && m_options.defaults.stopsAtBadRow())
            return fail(table.findings.rowErrors.first());
        m_plan.notes += textsOf(table.findings.notes + table.findings.rowErrors);
        return addPlan(std::move(source), schema, name, 0);
    }

    /// One SQL file: its tables and its statements.
    Result<void> addScript(const DumpScriptReading &script)
    {
        m_file = script.file;
        m_dump = script.dump;
        m_sorter.beginFile(m_dump, m_file.name(), script.script.schema);
        m_turn.reset();
        if (!m_reading.severalFiles) { // the files of a dump of tables have no order of their own
            MILLRACE_TRY(m_turn, turnOf(m_dump));
        } else {
            MILLRACE_TRY_VOID(expectRows());
        }
        m_sorter.setTurn(m_turn, m_file, script.sources);
        MILLRACE_TRY_VOID(addTables());
        return m_sorter.addStatements();
    }

    /// From where on the dump has to run in its own order.
    Result<std::optional<DumpTurn>> turnOf(const SqlDumpInspection &found)
    {
        const SqlDumpInspection inSchema = dumpInSchema(found, m_plan.schema.toUtf8());
        DumpOrder order(inSchema);
        for (const SqlDumpTable *table : tablesOfTwoNames(found, m_plan.schema.toUtf8()))
            order.keepAsItStands(*table, CoreText::tr("Only some of the statements about %1 name its schema.")
                                             .arg(displayText(table->name)));
        for (const SqlDumpTable &table : found.tables) {
            if (table.insertStatements == 0 || m_sorter.isLeftOut(table.schema, table.name))
                continue;
            TableSchema target = schemaOf(parseDumpDdl(displayText(table.createSql)));
            if (table.createSql.isEmpty()) {
                MILLRACE_TRY(const auto schema, m_sorter.schemaFor(table.schema));
                auto there = readTableOrView(m_server, schema, displayText(table.name));
                // One that is not there either is made by what is not understood, or an error of the plan.
                if (!there)
                    continue;
                target = std::move(*there);
            }
            if (const QString why = whyAsItStands(table, target); !why.isEmpty())
                order.keepAsItStands(table, why);
        }
        auto turn = order.turn();
        if (turn && !isAfterUse(found, turn->from)) // the dump does not say it
            turn->session.schema.clear();
        return turn;
    }

    /// No table of a dump in several files runs as it stands.
    Result<void> expectRows() const
    {
        for (const SqlDumpTable &table : m_dump.tables)
            if (table.noRows && !m_sorter.isLeftOut(table.schema, table.name))
                return fail(located(*table.noRows));
        return {};
    }

    Result<void> addTables()
    {
        QVector<const SqlDumpTable *> tables;
        for (const SqlDumpTable &table : std::as_const(m_dump.tables))
            if ((table.insertStatements > 0 || m_reading.severalFiles) &&
                (!m_turn || table.firstInsert.byteOffset < m_turn->from.byteOffset) &&
                (table.rows > 0 || table.rowsRunAsIs > 0 || table.otherStatements > 0) &&
                !m_sorter.isLeftOut(table.schema, table.name))
                tables << &table;
        // In the order of their first rows: foreign keys may be checked.
        std::stable_sort(tables.begin(), tables.end(), [](const SqlDumpTable *a, const SqlDumpTable *b) {
            return a->firstInsert.byteOffset < b->firstInsert.byteOffset;
        });
        const bool unchecked =
            std::any_of(m_dump.statements.begin(), m_dump.statements.end(), turnsForeignKeysOff);
        m_plan.oneByOne =
            m_plan.oneByOne || (!unchecked && m_session.isEmpty() &&
                                std::any_of(tables.begin(), tables.end(), [](const SqlDumpTable *table) {
                                    return table->createSql.isEmpty() ||
                                           table->createSql.toUpper().contains("FOREIGN KEY");
                                }));
        if (unchecked && m_session.isEmpty())
            m_session << SessionSetting{.name = u"foreign_key_checks"_s, .value = u"0"_s};
        for (const SqlDumpTable *table : std::as_const(tables))
            MILLRACE_TRY_VOID(addTable(*table));
        return {};
    }

    Result<void> addTable(const SqlDumpTable &table)
    {
        MILLRACE_TRY(const auto schema, m_sorter.schemaFor(table.schema));
        m_sorter.noteTable(table, m_plan.tables.size());
        Source source = dumpTableSource(m_file, table, true);
        source.files.first().way.sqlTable->statementsApart = table.rowsRunAsIs + table.otherStatements;
        return addPlan(std::move(source), schema, displayText(table.name), table.verbs);
    }

    Result<void> addPlan(Source source, const QString &schema, const QString &name, unsigned verbs)
    {
        for (const Plan &other : std::as_const(m_plan.tables))
            if (other.schema == schema && other.table == name)
                return fail(located(
                    {.code = ErrorCode::PlanInvalid,
                     .what = CoreText::tr("Rows of %1.%2 are in two files of the dump.").arg(schema, name),
                     .howToFix = CoreText::tr("Plan the files of this table on their own.")}));
        Plan plan = m_options.defaults;
        plan.source = std::move(source);
        plan.name = plan.source.name;
        plan.connection = m_options.connection;
        plan.connection.schema = schema;
        plan.schema = schema;
        plan.table = name;
        for (const SessionSetting &setting : std::as_const(m_session)) {
            plan.session.removeIf(
                [&setting](const SessionSetting &other) { return other.name == setting.name; });
            plan.session << setting;
        }
        plan.journalTable = journalName(m_plan.tables.size());
        if (plan.source.totalBytes() < m_options.deferFromBytes)
            plan.indexes = IndexPolicy::Keep;
        const qint64 rows = plan.source.totalRows();
        plan.workers = static_cast<int>(
            std::clamp<qint64>((rows + plan.chunkRows - 1) / plan.chunkRows, 1, m_plan.workers));
        // Where one row can take another's place, or refer to it, they go in as the dump has them.
        const bool inOrder = (verbs & (SqlRowStream::Replace | SqlRowStream::InsertIgnore)) != 0 ||
                             (m_plan.oneByOne && refersToRows(plan.source.createSql));
        if (inOrder)
            plan.workers = 1;
        if ((verbs & SqlRowStream::Replace) != 0)
            plan.onDuplicate = OnDuplicate::Replace;
        else if ((verbs & SqlRowStream::InsertIgnore) != 0 && plan.onDuplicate == OnDuplicate::Stop)
            plan.onDuplicate = OnDuplicate::Keep;

        auto there = readTable(m_server, plan.schema, plan.table);
        const bool stays =
            there && (m_options.existing == ExistingTables::Append || plan.source.createSql.isEmpty());
        if (!stays && plan.source.createSql.isEmpty())
            return fail(there ? Error() : there.error());
        if (!stays) {
            MILLRACE_TRY(plan.createSql,
                         retargetedCreateTable(plan.source.createSql, plan.schema, plan.table));
        }
        const TableSchema target = stays ? *there : schemaOf(parseDumpDdl(plan.source.createSql));
        const auto own = m_options.mappings.constFind(plan.tableName());
        plan.mapping =
            own == m_options.mappings.constEnd() ? proposedMapping(plan.source, target) : own.value();
        if (own != m_options.mappings.constEnd())
            if (const auto errors =
                    checkMapping(plan.mapping, plan.source.fieldCount, target, plan.bendsAsDump());
                !errors.isEmpty())
                return fail(errors.first());
        if (plan.mapping.fields.isEmpty())
            return fail(located({.code = ErrorCode::PlanInvalid,
                                 .what = CoreText::tr("No row of %1 is one of plain values.").arg(plan.table),
                                 .howToFix = CoreText::tr("Run this dump with the mysql client.")}));
        m_plan.tables << plan;
        return {};
    }

    static QString dropsSchema(const DumpStatement &statement, const DumpObject &schema)
    {
        if (statement.file.isEmpty())
            return CoreText::tr("Line %1 of the dump drops the whole %2, with all it holds.")
                .arg(statement.place.line)
                .arg(schema.text());
        return CoreText::tr("Line %1 of %2 drops the whole %3, with all it holds.")
            .arg(statement.place.line)
            .arg(statement.file, schema.text());
    }

    Result<void> noteDangers()
    {
        QVector<DumpStatement> statements = m_plan.before;
        if (m_plan.tail)
            for (const DumpStatement &statement : std::as_const(m_plan.tail->statements))
                statements << m_plan.tail->inItsFile(statement);
        for (const DumpStatement &statement : std::as_const(statements))
            for (const DumpObject &object : statement.objects)
                if (object.kind == SqlObject::Database && m_plan.existing == ExistingTables::Replace)
                    m_plan.notes << dropsSchema(statement, object);
        if (m_plan.existing != ExistingTables::Refuse)
            return {};
        MILLRACE_TRY(const auto there, existingObjects(m_plan, m_server));
        if (!there.isEmpty())
            m_plan.notes << CoreText::tr("The run will be refused. ") + alreadyThere(there).text();
        return {};
    }

    const DumpReading &m_reading;
    const DumpPlanOptions &m_options;
    Connection &m_server;
    SourceFile m_file;                 ///< that is being added
    QVector<SessionSetting> m_session; ///< what the dump wants its rows loaded with
    std::optional<DumpTurn> m_turn;    ///< of the SQL file that is being added
    SqlDumpInspection m_dump;          ///< of the SQL file that is being added
    DumpPlan m_plan;
    DumpSorter m_sorter; ///< declared after the plan it fills
};

} // namespace

Result<DumpPlan> planDump(const DumpReading &reading, const DumpPlanOptions &options, Connection &server)
{
    return Planner(reading, options, server).make();
}

} // namespace millrace
