// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/wholedump/dumpplanner.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/mapping/tables/ddl.h"
#include "core/mapping/tables/dumpmapping.h"
#include "core/plan/wholedump/dumpchoice.h"
#include "core/plan/wholedump/dumpexisting.h"
#include "core/plan/wholedump/dumpforeign.h"
#include "core/plan/wholedump/dumporder.h"
#include "core/plan/wholedump/dumprowfacts.h"
#include "core/plan/wholedump/dumprowfiles.h"
#include "core/plan/wholedump/dumpschemas.h"
#include "core/plan/wholedump/dumpsorter.h"
#include "core/plan/wholedump/dumpstretches.h"
#include "core/plan/wholedump/dumptableplan.h"
#include "core/plan/wholedump/filerows.h"
#include "core/plan/wholedump/impliedschema.h"
#include "core/plan/wholedump/vieworder.h"
#include "core/server/tableschema.h"
#include "core/source/bytes/charsets.h"
#include "core/source/inspect/dumptables.h"
#include "core/source/sqldump/sqlrowstream.h"
#include "core/source/sqldump/sqlsettings.h"
#include "core/sql/quoting.h"

#include <QFileInfo>
#include <QRegularExpression>
#include <algorithm>
#include <utility>

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
        m_plan.createSchema = options.createSchema;
        m_plan.schemasLeftOut = options.schemasLeftOut;
        m_plan.schemaNames = options.schemaNames;
        m_plan.existing = options.existing;
        m_plan.othersAre = options.others;
        m_plan.workers = options.defaults.workers;
    }

    Result<DumpPlan> make()
    {
        m_plan.notes = textsOf(m_reading.notes);
        MILLRACE_TRY(auto choice, chooseTables(m_reading, m_options.leftOut, m_options.schemasLeftOut));
        noteLeftOutSchemas();
        MILLRACE_TRY_VOID(expectNames());
        m_plan.leftOut = m_options.leftOut;
        m_plan.notes += choice.notes;
        const QSet<QString> tables(m_options.leftOut.begin(), m_options.leftOut.end());
        m_plan.leftOutViews = (choice.leftOut - tables).values();
        m_plan.leftOutViews.sort();
        m_sorter.setLeftOut(choice.leftOut);
        MILLRACE_TRY(m_plan.foreign, decideWords(m_reading, m_options.words, m_server));
        m_plan.notes += changeTexts(m_plan.foreign);
        m_sorter.setRewriter(m_plan.foreign.rewriter());
        if (m_reading.severalFiles) {
            MILLRACE_TRY_VOID(chooseSchema());
            // Definitions come in the order of their names, not in that of their foreign keys.
            m_sorter.addSetting("SET SESSION foreign_key_checks = 0");
            m_session << SessionSetting{.name = u"foreign_key_checks"_s, .value = u"0"_s};
        }
        m_sorter.setSchemaNames(m_plan.schemaNames);
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
            return fail(
                {.code = ErrorCode::SourceEmpty,
                 .what = CoreText::tr("%1 holds nothing that could be run.").arg(m_plan.path),
                 .howToFix = CoreText::tr("Choose a dump with statements that make or fill something.")});
        if (m_plan.tail)
            m_plan.tail->limits = m_options.defaults.limits;
        keepOutOfBinlog();
        // The largest first: no worker is left alone with one in the end.
        if (!m_plan.oneByOne)
            sortBySize(m_plan);
        MILLRACE_TRY_VOID(noteDangers());
        return std::move(m_plan);
    }

    /// Where the dump's own session would be: structure on replicas without its rows is none.
    void keepOutOfBinlog()
    {
        const auto keepsOut = [](const DumpStatement &statement) {
            const auto tokens = sqlTokens(statement.text, {});
            return setsTo(tokens, "sql_log_bin", "0") || setsTo(tokens, "sql_log_bin", "OFF");
        };
        if (!m_options.words.replication ||
            std::none_of(m_plan.before.begin(), m_plan.before.end(), keepsOut))
            return;
        for (Plan &table : m_plan.tables) {
            table.session.removeIf(
                [](const SessionSetting &setting) { return setting.name == "sql_log_bin"_L1; });
            table.session << SessionSetting{.name = u"sql_log_bin"_s, .value = u"0"_s};
        }
    }

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
        schemas.removeIf([this](const QString &schema) {
            return schema.isEmpty() || m_plan.schemasLeftOut.contains(schema) ||
                   m_plan.schemaNames.contains(schema.toUtf8());
        });
        if (m_plan.schema.isEmpty() || schemas.isEmpty() || schemas == QStringList{m_plan.schema})
            return {};
        if (schemas.size() > 1)
            return fail({.code = ErrorCode::PlanInvalid,
                         .what = CoreText::tr("The dump is of %1 schemas (%2), and the target names one.")
                                     .arg(schemas.size())
                                     .arg(schemas.mid(0, 10).join(u", "_s)),
                         .howToFix = CoreText::tr("Leave the schema out of the target: each table goes "
                                                  "into the one it comes from.")});
        m_plan.schemaNames.insert(schemas.first().toUtf8(), m_plan.schema.toUtf8());
        m_plan.notes
            << CoreText::tr("Schema %1 of the dump goes into %2.").arg(schemas.first(), m_plan.schema);
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
        m_plan.schemasMade = m_sorter.schemasMade().values();
        std::sort(m_plan.schemasMade.begin(), m_plan.schemasMade.end());
        MILLRACE_TRY_VOID(expectSchema(m_plan, m_server));
        if (m_plan.createSchema && !m_plan.schema.isEmpty() &&
            !m_sorter.schemasMade().contains(m_plan.schema)) {
            MILLRACE_TRY(const bool there, isSchemaThere(m_plan.schema, m_server));
            if (!there) {
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

    void noteLeftOutSchemas()
    {
        const QStringList all = m_reading.schemas();
        for (const QString &schema : m_options.schemasLeftOut)
            if (all.contains(schema))
                m_plan.notes << (isSystemSchema(schema)
                                     ? CoreText::tr(
                                           "Schema %1 of the dump is left out: it is the server's own.")
                                     : CoreText::tr("Schema %1 of the dump is left out."))
                                    .arg(schema);
    }

    /// Errors: PlanInvalid (nobody says where the dump goes); those of expectSchemaNames().
    Result<void> expectNames() const
    {
        MILLRACE_TRY_VOID(
            expectSchemaNames(m_options.schemaNames, m_reading.schemas(), m_options.schemasLeftOut));
        if (m_plan.schema.isEmpty() && m_reading.needsSchema() && !m_reading.severalFiles)
            return fail({.code = ErrorCode::PlanInvalid,
                         .what = CoreText::tr("The dump does not say which schema its tables belong to."),
                         .howToFix = CoreText::tr("Name one in the target: mysql://user@host/SCHEMA.")});
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
            m_session << SessionSetting{.name = u"foreign_key_checks"_s, .value = u"0"_s};
        const auto added = addPlan(std::move(source), schema, name, 0);
        m_session = session;
        return added;
    }

    /// The tables of the SQL file whose rows are in other files, as it names them. Those that are there and
    /// stay as they are do not depend on it.
    QVector<FileTable> fileTables()
    {
        QVector<FileTable> tables;
        for (const DumpTableReading &each : m_reading.tables) {
            const FoundTable &found = each.found;
            if (found.madeBy.isEmpty() ||
                m_sorter.isLeftOut(found.schema.toUtf8(), found.source.name.toUtf8()))
                continue;
            const auto schema = m_sorter.schemaFor(found.schema.toUtf8());
            if (m_options.existing == ExistingTables::Append && schema &&
                readTable(m_server, *schema, found.source.name))
                continue;
            tables << FileTable{.schema = found.schema.toUtf8(),
                                .name = found.source.name.toUtf8(),
                                .file = found.source.files.first().name()};
        }
        return tables;
    }

    /// One SQL file: its tables and its statements.
    Result<void> addScript(const DumpScriptReading &script)
    {
        m_file = script.file;
        m_sources = script.sources;
        noteFiles();
        m_dump = script.dump;
        const QSet<QString> unwanted(m_plan.schemasLeftOut.begin(), m_plan.schemasLeftOut.end());
        MILLRACE_TRY(const auto takenOut,
                     locatedIn(script, takeSchemasOut(m_dump, unwanted, script.script.schema)));
        m_plan.warnings += warningsOfPlaces(m_plan, m_dump);
        m_sorter.beginFile(m_dump, m_file.name(), script.script.schema);
        m_turn.reset();
        if (!m_reading.severalFiles) { // the files of a dump of tables have no order of their own
            MILLRACE_TRY(m_turn, turnOf(m_dump));
            MILLRACE_TRY_VOID(locatedIn(script, expectRowsOfFiles(m_dump, m_turn, fileTables())));
        } else {
            MILLRACE_TRY_VOID(expectRows());
        }
        // Only now: the order is told by the names that the tables have in the dump.
        MILLRACE_TRY_VOID(locatedIn(script, renameSchemas(m_dump, m_plan.schemaNames)));
        m_sorter.beginFile(m_dump, m_file.name(), script.script.schema);
        m_sorter.setTurn(m_turn, m_file, m_sources);
        MILLRACE_TRY_VOID(addTables());
        MILLRACE_TRY_VOID(m_sorter.addStatements());
        if (m_turn && m_plan.tail) // which reads the file again
            for (const qint64 offset : takenOut)
                if (offset >= m_plan.tail->begin.byteOffset)
                    m_plan.tail->skipped << offset;
        if (m_turn && m_plan.tail)
            addTailLoads();
        return {};
    }

    void noteFiles()
    {
        QStringList names{QFileInfo(m_file.name()).fileName()};
        for (const DumpSource &each : std::as_const(m_sources))
            if (each.follows)
                names << QFileInfo(each.file.name()).fileName();
        if (names.size() > 1)
            m_plan.notes << CoreText::tr("%1 files run as one program, in one session and in this order: %2.")
                                .arg(names.size())
                                .arg(names.join(u", "_s));
    }

    /// Rows of the tail that nobody can tell from a load: what cannot be planned as one stays as it stands.
    void addTailLoads()
    {
        // The server's settings are its own again by then: a load could rely on its COMMITs, but not begin.
        for (const SessionSetting &setting : m_options.defaults.global)
            if (setting.name == "local_infile"_L1)
                return;
        for (const DumpStretch &stretch : stretchesOf(m_dump, *m_turn, m_sources)) {
            const SqlDumpTable &table = *stretch.table;
            const bool pays = table.insertBytes >= m_options.loadInOrderFromBytes ||
                              table.rows > m_options.defaults.chunkRows;
            if (!pays || m_asTheyStand.contains(table.firstInsert.byteOffset) ||
                m_sorter.isLeftOut(table.schema, table.name))
                continue;
            const auto session = std::exchange(m_session, {});
            if (!stretch.checksForeignKeys)
                m_session << SessionSetting{.name = u"foreign_key_checks"_s, .value = u"0"_s};
            const bool added = addTailLoad(stretch);
            m_session = session;
            if (!added)
                continue;
            m_plan.tail->loads << DumpTailLoad{.begin = table.firstInsert.byteOffset,
                                               .end = table.end,
                                               .table = static_cast<int>(m_plan.tables.size() - 1)};
            m_plan.tail->rows -= table.rows;
        }
    }

    bool addTailLoad(const DumpStretch &stretch)
    {
        const SqlDumpTable &table = *stretch.table;
        const auto schema = m_sorter.schemaFor(table.schema);
        if (!schema || !addPlan(sourceOf(table), *schema, displayText(table.name), table.verbs))
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

    /// With the file and the line there.
    template <typename T> static Result<T> locatedIn(const DumpScriptReading &script, Result<T> result)
    {
        if (result)
            return result;
        Error error = result.error();
        const DumpPlace at =
            placeInFile(script.sources, {.line = error.context.line.value_or(1),
                                         .byteOffset = error.context.byteOffset.value_or(0)});
        error.context.file = at.source < 0 ? script.file.name() : script.sources.at(at.source).file.name();
        error.context.byteOffset = at.place.byteOffset;
        return fail(std::move(error));
    }

    /// From where on the dump has to run in its own order.
    Result<std::optional<DumpTurn>> turnOf(const SqlDumpInspection &found)
    {
        const SqlDumpInspection inSchema = dumpInSchema(found, m_plan.schema.toUtf8());
        DumpOrder order(inSchema);
        for (const SqlDumpTable *table : tablesOfTwoNames(found, m_plan.schema.toUtf8())) {
            order.keepAsItStands(*table, CoreText::tr("Only some of the statements about %1 name its schema.")
                                             .arg(displayText(table->name)));
            m_asTheyStand.insert(table->firstInsert.byteOffset);
        }
        for (const SqlDumpTable &table : found.tables) {
            if (table.insertStatements == 0 || m_sorter.isLeftOut(table.schema, table.name))
                continue;
            if (isInSeveralFiles(m_sources, table.firstInsert.byteOffset, table.end) &&
                !areInFilesInARow(table, m_sources)) {
                order.keepAsItStands(
                    table, CoreText::tr("The rows of %1 are in several files.").arg(displayText(table.name)));
                m_asTheyStand.insert(table.firstInsert.byteOffset);
            }
            TableSchema target = schemaOf(parseDumpDdl(displayText(table.createSql)));
            if (table.createSql.isEmpty()) {
                MILLRACE_TRY(const auto schema, m_sorter.schemaFor(table.schema));
                auto there = readTableOrView(m_server, schema, displayText(table.name));
                // One that is not there either is made by what is not understood, or an error of the plan.
                if (!there)
                    continue;
                target = std::move(*there);
            }
            if (const QString why = whyAsItStands(table, target); !why.isEmpty()) {
                order.keepAsItStands(table, why);
                m_asTheyStand.insert(table.firstInsert.byteOffset);
            }
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
        Source source = sourceOf(table);
        // Of several files none has any.
        source.files.first().way.sqlTable->statementsApart = table.rowsRunAsIs + table.otherStatements;
        return addPlan(std::move(source), schema, displayText(table.name), table.verbs);
    }

    /// In the target's words, and in the files that its rows are in.
    Source sourceOf(const SqlDumpTable &table) const
    {
        Source source = sourceOfRows(table, m_file, m_sources);
        source.createSql = m_plan.foreign.rewriter().rewritten(source.createSql, table.session.rules());
        const QByteArray modes = m_plan.foreign.rewriter().modes(source.sqlMode.toLatin1());
        if (!source.sqlMode.isEmpty()) // it says one still
            source.sqlMode = QString::fromLatin1(modes.isEmpty() ? QByteArray(noSqlMode) : modes);
        return source;
    }

    Result<void> addPlan(Source source, const QString &schema, const QString &name, unsigned verbs)
    {
        for (const Plan &other : std::as_const(m_plan.tables))
            if (other.schema == schema && other.table == name)
                return fail(located(
                    {.code = ErrorCode::PlanInvalid,
                     .what = CoreText::tr("Rows of %1.%2 are in two files of the dump.").arg(schema, name),
                     .howToFix = CoreText::tr("Plan the files of this table on their own.")}));
        MILLRACE_TRY(auto plan, planOfTable({.source = std::move(source),
                                             .schema = schema,
                                             .name = name,
                                             .verbs = verbs,
                                             .session = m_session,
                                             .journalTable = dumpJournalName(m_plan.tables.size()),
                                             .oneByOne = m_plan.oneByOne},
                                            m_options, m_server, m_plan.notes));
        m_plan.tables << std::move(plan);
        return {};
    }

    Result<void> noteDangers()
    {
        MILLRACE_TRY(const auto dangers, dangersOf(m_plan, m_server));
        m_plan.notes += dangers;
        return {};
    }

    const DumpReading &m_reading;
    const DumpPlanOptions &m_options;
    Connection &m_server;
    SourceFile m_file;                 ///< that is being added
    QVector<SessionSetting> m_session; ///< what the dump wants its rows loaded with
    std::optional<DumpTurn> m_turn;    ///< of the SQL file that is being added
    QSet<qint64> m_asTheyStand;        ///< first INSERTs of tables whose rows cannot be a load
    SqlDumpInspection m_dump;          ///< of the SQL file that is being added
    QVector<DumpSource> m_sources;     ///< what else it runs
    DumpPlan m_plan;
    DumpSorter m_sorter; ///< declared after the plan it fills
};

} // namespace

Result<DumpPlan> planDump(const DumpReading &reading, const DumpPlanOptions &options, Connection &server)
{
    return Planner(reading, options, server).make();
}

} // namespace millrace
