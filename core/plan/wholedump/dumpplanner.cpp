// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/wholedump/dumpplanner.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/text.h"
#include "core/mapping/automatch.h"
#include "core/mapping/tables/ddl.h"
#include "core/mapping/tables/dumpmapping.h"
#include "core/plan/wholedump/dumpchoice.h"
#include "core/plan/wholedump/dumpexisting.h"
#include "core/plan/wholedump/dumpforeign.h"
#include "core/plan/wholedump/dumporder.h"
#include "core/plan/wholedump/dumprowfacts.h"
#include "core/plan/wholedump/dumpschemas.h"
#include "core/plan/wholedump/dumpsorter.h"
#include "core/plan/wholedump/dumpstretches.h"
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
#include <numeric>
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
            sortBySize();
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

    /// Statements among the rows know their table by its place.
    void sortBySize()
    {
        QVector<qsizetype> order(m_plan.tablesBeforeTail());
        std::iota(order.begin(), order.end(), 0);
        std::stable_sort(order.begin(), order.end(), [this](qsizetype a, qsizetype b) {
            return m_plan.tables.at(a).source.totalBytes() > m_plan.tables.at(b).source.totalBytes();
        });
        QVector<Plan> sorted;
        for (const qsizetype index : std::as_const(order))
            sorted << m_plan.tables.at(index);
        sorted += m_plan.tables.mid(order.size());
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

    /// Names that were asked for have to be of the dump, and no two schemas become one.
    Result<void> expectNames() const
    {
        const QStringList all = m_reading.schemas();
        QSet<QByteArray> given;
        for (auto name = m_options.schemaNames.begin(); name != m_options.schemaNames.end(); ++name) {
            if (!all.contains(QString::fromUtf8(name.key())))
                return fail(
                    {.code = ErrorCode::PlanInvalid,
                     .what = CoreText::tr("The dump names no schema %1.").arg(displayText(name.key())),
                     .howToFix = all.isEmpty()
                                     ? CoreText::tr("It names none at all: the target says where it "
                                                    "goes.")
                                     : CoreText::tr("It names: %1.").arg(all.join(u", "_s))});
            const bool isOwn = all.contains(QString::fromUtf8(name.value())) &&
                               !m_options.schemaNames.contains(name.value()) &&
                               !m_options.schemasLeftOut.contains(QString::fromUtf8(name.value()));
            if (isOwn || given.contains(name.value()))
                return fail({.code = ErrorCode::PlanInvalid,
                             .what = CoreText::tr("Two schemas of the dump would go into %1.")
                                         .arg(displayText(name.value())),
                             .howToFix = CoreText::tr("Give each a name of its own.")});
            given.insert(name.value());
        }
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
        m_sorter.setTurn(m_turn, m_file, script.sources);
        MILLRACE_TRY_VOID(addTables());
        MILLRACE_TRY_VOID(m_sorter.addStatements());
        if (m_turn && m_plan.tail) // which reads the file again
            for (const qint64 offset : takenOut)
                if (offset >= m_plan.tail->begin.byteOffset)
                    m_plan.tail->skipped << offset;
        if (m_turn && m_plan.tail)
            addTailLoads(script.sources);
        return {};
    }

    /// Rows of the tail that nobody can tell from a load: what cannot be planned as one stays as it stands.
    void addTailLoads(const QVector<DumpSource> &sources)
    {
        // The server's settings are its own again by then: a load could rely on its COMMITs, but not begin.
        for (const SessionSetting &setting : m_options.defaults.global)
            if (setting.name == "local_infile"_L1)
                return;
        for (const DumpStretch &stretch : stretchesOf(m_dump, *m_turn, sources)) {
            const SqlDumpTable &table = *stretch.table;
            const bool pays = table.insertBytes >= m_options.loadInOrderFromBytes ||
                              table.rows > m_options.defaults.chunkRows;
            if (!pays || m_asTheyStand.contains(table.firstInsert.byteOffset) ||
                m_sorter.isLeftOut(table.schema, table.name))
                continue;
            const auto session = std::exchange(m_session, {});
            if (!stretch.checksForeignKeys)
                m_session << SessionSetting{.name = u"foreign_key_checks"_s, .value = u"0"_s};
            const bool added = addTailLoad(stretch, sources);
            m_session = session;
            if (!added)
                continue;
            m_plan.tail->loads << DumpTailLoad{.begin = table.firstInsert.byteOffset,
                                               .end = table.end,
                                               .table = static_cast<int>(m_plan.tables.size() - 1)};
            m_plan.tail->rows -= table.rows;
        }
    }

    bool addTailLoad(const DumpStretch &stretch, const QVector<DumpSource> &sources)
    {
        SqlDumpTable table = *stretch.table;
        const DumpPlace first = placeInFile(sources, table.firstInsert);
        table.end = placeInFile(sources, {.byteOffset = table.end - 1}).place.byteOffset + 1;
        table.firstInsert = first.place;
        const auto schema = m_sorter.schemaFor(table.schema);
        const SourceFile &file = first.source < 0 ? m_file : sources.at(first.source).file;
        if (!schema || !addPlan(sourceOf(file, table), *schema, displayText(table.name), table.verbs))
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
        Source source = sourceOf(m_file, table);
        source.files.first().way.sqlTable->statementsApart = table.rowsRunAsIs + table.otherStatements;
        return addPlan(std::move(source), schema, displayText(table.name), table.verbs);
    }

    /// In the target's words.
    Source sourceOf(const SourceFile &file, const SqlDumpTable &table) const
    {
        Source source = dumpTableSource(file, table, true);
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
        if (own == m_options.mappings.constEnd() && sqlTableOf(plan.source))
            noteGenerated(plan, target);
        if (plan.mapping.fields.isEmpty())
            return fail(located({.code = ErrorCode::PlanInvalid,
                                 .what = CoreText::tr("No row of %1 is one of plain values.").arg(plan.table),
                                 .howToFix = CoreText::tr("Run this dump with the mysql client.")}));
        m_plan.tables << plan;
        return {};
    }

    /// A file's rows have this as notes of the file.
    void noteGenerated(const Plan &plan, const TableSchema &target)
    {
        const auto matches = matchFields(plan.source.fieldCount, plan.source.fieldNames, target);
        if (std::any_of(matches.begin(), matches.end(),
                        [](const FieldMatch &match) { return match.reason == MatchReason::Generated; }))
            m_plan.notes << CoreText::tr(
                                "The dump holds values for generated columns of %1: the server makes its "
                                "own.")
                                .arg(plan.table);
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
        MILLRACE_TRY(const auto there, existingObjects(m_plan, m_server));
        if (const auto lost = lostBy(m_plan, there); !lost.isEmpty())
            m_plan.notes << willBeLost(lost).text();
        if (!there.isEmpty() && m_plan.existing == ExistingTables::Refuse)
            m_plan.notes << CoreText::tr("The run will be refused. ") + alreadyThere(there).text();
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
    DumpPlan m_plan;
    DumpSorter m_sorter; ///< declared after the plan it fills
};

} // namespace

Result<DumpPlan> planDump(const DumpReading &reading, const DumpPlanOptions &options, Connection &server)
{
    return Planner(reading, options, server).make();
}

} // namespace millrace
