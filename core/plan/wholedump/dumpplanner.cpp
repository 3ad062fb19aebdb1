// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/wholedump/dumpplanner.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/mapping/tables/ddl.h"
#include "core/mapping/tables/dumpmapping.h"
#include "core/plan/accounts/accountfindings.h"
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
#include "core/plan/wholedump/dumptableplans.h"
#include "core/plan/wholedump/filerows.h"
#include "core/plan/wholedump/impliedschema.h"
#include "core/plan/wholedump/vieworder.h"
#include "core/server/tableschema.h"
#include "core/source/bytes/charsets.h"
#include "core/source/sqldump/sqlsettings.h"
#include "core/sql/quoting.h"

#include <QFileInfo>
#include <algorithm>
#include <utility>

namespace millrace {

namespace {

class Planner
{
public:
    Planner(const DumpReading &reading, const DumpPlanOptions &options, Connection &server)
        : m_reading(reading)
        , m_options(options)
        , m_server(server)
        , m_sorter(m_plan, options.others == OtherStatements::Run)
        , m_tables(reading.severalFiles, options, server, m_plan, m_sorter)
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
        if (const DumpDir *dump = reading.growing.get()) {
            m_plan.growing = GrowingDump{.tool = dump->tool,
                                         .path = dump->path,
                                         .tables = dump->growth->tables,
                                         .deferFromBytes = options.deferFromBytes};
            for (const DumpScript &script : dump->scripts)
                m_plan.growing->scripts << script.content.name();
        }
    }

    Result<DumpPlan> make()
    {
        m_plan.notes = textsOf(m_reading.notes);
        if (m_reading.brokenOff)
            m_plan.unfinished = m_reading.brokenOff->what;
        MILLRACE_TRY(auto choice, chooseTables(m_reading, m_options.leftOut, m_options.schemasLeftOut));
        noteLeftOutSchemas();
        MILLRACE_TRY_VOID(expectNames());
        m_plan.leftOut = m_options.leftOut;
        m_plan.notes += choice.notes;
        QSet<QString> known(m_options.leftOut.begin(), m_options.leftOut.end());
        for (const QString &key : choice.leftOut) // with its schema, which is said for all of it
            if (m_options.schemasLeftOut.contains(key.section(u'.', 0, 0)))
                known.insert(key);
        m_plan.leftOutViews = (choice.leftOut - known).values();
        m_plan.leftOutViews.sort();
        m_sorter.setLeftOut(choice.leftOut);
        MILLRACE_TRY(m_plan.foreign, decideWords(m_reading, m_options.words, m_server));
        m_plan.notes += changeTexts(m_plan.foreign);
        m_sorter.setRewriter(m_plan.foreign.rewriter());
        if (m_reading.severalFiles) {
            MILLRACE_TRY_VOID(chooseSchema());
            // Definitions come in the order of their names, not in that of their foreign keys.
            m_sorter.addSetting("SET SESSION foreign_key_checks = 0");
            m_tables.checkNoForeignKeys();
        }
        m_sorter.setSchemaNames(m_plan.schemaNames);
        for (const DumpScriptReading &script : m_reading.scripts)
            MILLRACE_TRY_VOID(addScript(script));
        for (const DumpTableReading &table : m_reading.tables)
            MILLRACE_TRY_VOID(m_tables.addFile(table));
        m_accountRows.addTo(m_accounts);
        m_plan.accounts.policy = m_options.accounts;
        MILLRACE_TRY_VOID(
            chooseAccounts(m_accounts, m_options.accountsOnly, m_options.accountsWithout, m_plan.accounts));
        if (const QString note = accountsNote(m_plan.accounts); !note.isEmpty())
            m_plan.notes << note;
        MILLRACE_TRY_VOID(makeSchemas());
        if (m_reading.severalFiles)
            m_plan.after = viewsInOrder(m_plan.after);
        return finished();
    }

private:
    Result<DumpPlan> finished()
    {
        if (m_plan.tables.isEmpty() && m_plan.before.isEmpty() && m_plan.after.isEmpty() && !m_plan.tail &&
            m_plan.accounts.statements.isEmpty())
            return fail(
                {.code = ErrorCode::SourceEmpty,
                 .what = CoreText::tr("%1 holds nothing that could be run.").arg(m_plan.path),
                 .howToFix = CoreText::tr("Choose a dump with statements that make or fill something.")});
        if (m_plan.tail)
            m_plan.tail->limits = m_options.defaults.limits;
        keepOutOfBinlog();
        noteSchemasFollowed();
        noteRowsThatStop();
        // The largest first: no worker is left alone with one in the end.
        if (!m_plan.oneByOne)
            sortBySize(m_plan);
        MILLRACE_TRY_VOID(noteDangers());
        return std::move(m_plan);
    }

    /// A reject is a row that a load did not store; a statement is run, or the run stops.
    void noteRowsThatStop()
    {
        const bool setsAside = m_options.defaults.onError == OnError::SetAside ||
                               m_options.defaults.onDuplicate == OnDuplicate::SetAside;
        if (setsAside && (!m_plan.rows.isEmpty() || (m_plan.tail && m_plan.tail->rows > 0)))
            m_plan.notes << CoreText::tr("Rows that run as statements cannot be set aside: the first that "
                                         "the server refuses stops the run.");
    }

    /// What a replica that goes on from the dump's moment takes of its source.
    void noteSchemasFollowed()
    {
        if (!m_reading.coordinates.isThere())
            return;
        m_plan.coordinates = m_reading.coordinates;
        for (const QString &schema : m_reading.schemas())
            if (!m_plan.schemasLeftOut.contains(schema) && !isSystemSchema(schema))
                m_plan.schemasFollowed.insert(
                    schema, QString::fromUtf8(m_plan.schemaNames.value(schema.toUtf8(), schema.toUtf8())));
        if (m_reading.needsSchema())
            m_plan.schemasFollowed.insert(m_reading.coordinates.database, m_plan.schema);
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

    /// Those that nothing in the dump makes: what only its files or their heads name, and the one that was
    /// asked for.
    Result<void> makeSchemas()
    {
        QStringList schemas;
        const bool ofFiles =
            std::any_of(m_reading.scripts.begin(), m_reading.scripts.end(),
                        [](const DumpScriptReading &each) { return !each.script.schema.isEmpty(); });
        for (const Plan &table : std::as_const(m_plan.tables))
            if ((m_reading.severalFiles || ofFiles) && !m_sorter.schemasMade().contains(table.schema) &&
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
        if (m_options.schemasLeftOut.contains("mysql"_L1) && holdsUnreadAccounts())
            m_plan.notes << CoreText::tr(
                "The accounts in the rows of the dump's schema mysql are left out with it: they are read in "
                "SQL dumps that are files, and not in files of rows, nor in a dump that is still arriving.");
    }

    bool holdsUnreadAccounts() const
    {
        const bool inScripts =
            std::any_of(m_reading.scripts.begin(), m_reading.scripts.end(), [](const auto &script) {
                return std::any_of(script.dump.tables.begin(), script.dump.tables.end(),
                                   [](const SqlDumpTable &table) {
                                       return isGrantTable(table.schema, table.name) && table.rows > 0 &&
                                              table.keptRows.isEmpty();
                                   });
            });
        return inScripts ||
               std::any_of(m_reading.tables.begin(), m_reading.tables.end(), [](const auto &table) {
                   return isGrantTable(dumpSchemaOf(table.found).toUtf8(), table.found.source.name.toUtf8());
               });
    }

    /// Accounts in the rows of a schema that is not loaded itself. Errors: as addAccountRows(), where they
    /// are wanted.
    Result<void> readAccountRows(const DumpScriptReading &script)
    {
        if (!m_options.schemasLeftOut.contains("mysql"_L1))
            return {};
        const auto added = addAccountRows(script.dump, script.file, script.script.schema.toUtf8(),
                                          script.sources, m_plan.accounts, m_accountRows);
        return m_options.accounts == AccountPolicy::None ? Result<void>() : added;
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
        m_script = {.file = script.file, .sources = script.sources, .dump = script.dump};
        SqlDumpInspection &dump = m_script.dump;
        noteFiles();
        MILLRACE_TRY_VOID(readAccountRows(script));
        const QSet<QString> unwanted(m_plan.schemasLeftOut.begin(), m_plan.schemasLeftOut.end());
        MILLRACE_TRY(auto takenOut, locatedIn(script, takeSchemasOut(dump, unwanted, script.script.schema)));
        // Before anybody asks for the order: nothing of a dump depends on its accounts.
        takenOut += takeAccountsOut(dump, script.file, script.sources, m_plan.accounts, m_accounts);
        m_plan.warnings += warningsOfPlaces(m_plan, dump);
        m_sorter.beginFile(dump, script.file.name(), script.script.schema);
        if (!m_reading.severalFiles) { // the files of a dump of tables have no order of their own
            MILLRACE_TRY(m_script.turn, turnOf(dump));
            MILLRACE_TRY_VOID(locatedIn(script, expectRowsOfFiles(dump, m_script.turn, fileTables())));
        } else {
            MILLRACE_TRY_VOID(expectRows());
        }
        // Only now: the order is told by the names that the tables have in the dump.
        MILLRACE_TRY_VOID(locatedIn(script, renameSchemas(dump, m_plan.schemaNames)));
        m_sorter.beginFile(dump, script.file.name(), script.script.schema);
        m_sorter.setTurn(m_script.turn, m_script.file, m_script.sources);
        MILLRACE_TRY_VOID(m_tables.addTables(m_script));
        MILLRACE_TRY_VOID(m_sorter.addStatements());
        if (m_script.turn && m_plan.tail) // which reads the file again
            for (const qint64 offset : takenOut)
                if (offset >= m_plan.tail->begin.byteOffset)
                    m_plan.tail->skipped << offset;
        if (m_script.turn && m_plan.tail)
            m_tables.addTailLoads(m_script);
        return {};
    }

    void noteFiles()
    {
        QStringList names{QFileInfo(m_script.file.name()).fileName()};
        for (const DumpSource &each : std::as_const(m_script.sources))
            if (each.follows)
                names << QFileInfo(each.file.name()).fileName();
        if (names.size() > 1)
            m_plan.notes << CoreText::tr("%1 files run as one program, in one session and in this order: %2.")
                                .arg(names.size())
                                .arg(names.join(u", "_s));
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
            m_script.asTheyStand.insert(table->firstInsert.byteOffset);
        }
        for (const SqlDumpTable &table : found.tables) {
            if (table.insertStatements == 0 || m_sorter.isLeftOut(table.schema, table.name))
                continue;
            if (isInSeveralFiles(m_script.sources, table.firstInsert.byteOffset, table.end) &&
                !areInFilesInARow(table, m_script.sources)) {
                order.keepAsItStands(
                    table, CoreText::tr("The rows of %1 are in several files.").arg(displayText(table.name)));
                m_script.asTheyStand.insert(table.firstInsert.byteOffset);
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
                m_script.asTheyStand.insert(table.firstInsert.byteOffset);
            } else if (const QString inPlace = whyInItsPlace(table, target);
                       !inPlace.isEmpty() && order.checksForeignKeysAt(table.firstInsert)) {
                order.keepAsItStands(table, inPlace);
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
        for (const SqlDumpTable &table : m_script.dump.tables)
            if (table.noRows && !m_sorter.isLeftOut(table.schema, table.name)) {
                Error error = *table.noRows;
                error.context.file = m_script.file.name();
                return fail(std::move(error));
            }
        return {};
    }

    Result<void> noteDangers()
    {
        MILLRACE_TRY(const auto dangers, dangersOf(m_plan, m_server, m_options.madeBefore));
        m_plan.notes += dangers;
        return {};
    }

    const DumpReading &m_reading;
    const DumpPlanOptions &m_options;
    Connection &m_server;
    PlannedScript m_script; ///< that is being added
    AccountSet m_accounts;
    AccountRows m_accountRows;
    DumpPlan m_plan;
    // Declared after the plan they fill:
    DumpSorter m_sorter;
    DumpTablePlans m_tables;
};

} // namespace

Result<DumpPlan> planDump(const DumpReading &reading, const DumpPlanOptions &options, Connection &server)
{
    return Planner(reading, options, server).make();
}

} // namespace millrace
