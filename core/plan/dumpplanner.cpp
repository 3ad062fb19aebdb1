// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/dumpplanner.h"

#include "core/base/text.h"
#include "core/mapping/ddl.h"
#include "core/mapping/dumpmapping.h"
#include "core/plan/dumpexisting.h"
#include "core/plan/vieworder.h"
#include "core/server/quoting.h"
#include "core/server/tableschema.h"
#include "core/source/charsets.h"
#include "core/source/dumpscripts.h"
#include "core/source/dumptables.h"
#include "core/source/filescan.h"
#include "core/source/sqldump/sqlrowstream.h"

#include <QFileInfo>
#include <QHash>
#include <QRegularExpression>
#include <QSet>
#include <algorithm>
#include <numeric>

namespace millrace {

namespace {

/// SET GLOBAL, SET PERSIST and @@GLOBAL. change the server, not the session that runs the dump.
bool changesServer(const QByteArray &statement)
{
    const QByteArray upper = statement.toUpper();
    return upper.contains("GLOBAL ") || upper.contains("@@GLOBAL.") || upper.contains("PERSIST");
}

/// As mysqldump does: SET @OLD_FOREIGN_KEY_CHECKS=@@FOREIGN_KEY_CHECKS, FOREIGN_KEY_CHECKS=0
bool turnsForeignKeysOff(const SqlDumpStatement &statement)
{
    static const QRegularExpression off(QStringLiteral("(^|[^@_A-Z])FOREIGN_KEY_CHECKS\\s*=\\s*(0|OFF)"));
    return statement.kind.phase == SqlPhase::Session &&
           off.match(QString::fromLatin1(statement.text.toUpper())).hasMatch();
}

class Planner
{
public:
    Planner(const QString &path, const DumpPlanOptions &options, Connection &server)
        : m_options(options)
        , m_server(server)
    {
        m_plan.name =
            options.defaults.name.isEmpty() ? QFileInfo(path).completeBaseName() : options.defaults.name;
        m_plan.path = path;
        m_plan.connection = options.connection;
        m_plan.schema = options.connection.schema;
        m_plan.existing = options.existing;
        m_plan.workers = options.defaults.workers;
    }

    Result<DumpPlan> make()
    {
        if (const auto read = addDump({m_plan.path, {}}); !read)
            return fail(read.error());
        return finished();
    }

    Result<DumpPlan> make(const QVector<DumpScript> &scripts, const QVector<FoundTable> &tables)
    {
        if (const auto schema = chooseSchema(scripts, tables); !schema)
            return fail(schema.error());
        // Definitions come in the order of their names, not in that of their foreign keys.
        addSetting("SET SESSION foreign_key_checks = 0");
        m_session << SessionSetting{.name = QStringLiteral("foreign_key_checks"),
                                    .value = QStringLiteral("0")};
        for (const DumpScript &script : scripts)
            if (const auto read = addDump(script); !read)
                return fail(read.error());
        for (const FoundTable &table : tables) {
            for (const Error &note : table.notes)
                if (std::none_of(scripts.begin(), scripts.end(), [&note](const DumpScript &script) {
                        return script.content.name() == note.context.file; // "holds no rows": it need not
                    }))
                    m_plan.notes << note.text();
            if (table.dump || !sqlTableOf(table.source)) // the others are among the scripts
                if (const auto added = addFound(table); !added)
                    return fail(added.error());
        }
        makeSchemas();
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

    void addSetting(const QByteArray &sql)
    {
        const DumpStatement statement{.text = sql, .file = m_file.name(), .phase = SqlPhase::Session};
        m_plan.before << statement;
        m_plan.after << statement;
    }

    Result<DumpPlan> finished()
    {
        if (m_plan.tables.isEmpty() && m_plan.before.isEmpty() && m_plan.after.isEmpty())
            return fail(
                {.code = ErrorCode::SourceEmpty,
                 .what = QStringLiteral("%1 holds no table.").arg(m_plan.path),
                 .howToFix = QStringLiteral("Choose a dump with CREATE TABLE or INSERT statements.")});
        // The largest first: no worker is left alone with one in the end.
        if (!m_plan.oneByOne)
            sortBySize();
        if (const auto noted = noteDangers(); !noted)
            return fail(noted.error());
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
    static QString journalName(qsizetype place)
    {
        return QStringLiteral("_millrace_journal_%1").arg(place + 1);
    }

    /// A dump directory says which schema its files are of. The target's is another one only if there is no
    /// question which of them it stands for.
    Result<void> chooseSchema(const QVector<DumpScript> &scripts, const QVector<FoundTable> &tables)
    {
        QStringList schemas;
        for (const DumpScript &script : scripts)
            schemas << script.schema;
        for (const FoundTable &table : tables)
            schemas << schemaOfFound(table);
        schemas.removeDuplicates();
        schemas.removeAll(QString());
        if (m_plan.schema.isEmpty() || schemas.isEmpty() || schemas == QStringList{m_plan.schema})
            return {};
        if (schemas.size() > 1)
            return fail({.code = ErrorCode::PlanInvalid,
                         .what = QStringLiteral("The dump is of %1 schemas (%2), and the target names one.")
                                     .arg(schemas.size())
                                     .arg(schemas.mid(0, 10).join(QStringLiteral(", "))),
                         .howToFix = QStringLiteral("Leave the schema out of the target: each table goes "
                                                    "into the one it comes from.")});
        m_renamed = schemas.first();
        m_plan.notes << QStringLiteral(
                            "Schema %1 of the dump goes into %2. Views, triggers and routines that "
                            "name %1 themselves still do.")
                            .arg(m_renamed, m_plan.schema);
        return {};
    }

    /// Those that no script makes.
    void makeSchemas()
    {
        QStringList schemas;
        for (const Plan &table : std::as_const(m_plan.tables))
            if (!m_schemasMade.contains(table.schema) && table.schema != m_plan.schema)
                schemas << table.schema;
        schemas.removeDuplicates();
        for (const QString &schema : std::as_const(schemas))
            m_plan.before.prepend(
                {.text = "CREATE DATABASE IF NOT EXISTS " + quotedIdentifier(schema).toUtf8(),
                 .file = m_plan.path,
                 .phase = SqlPhase::Structure});
    }

    static QString schemaOfFound(const FoundTable &table)
    {
        if (table.dump)
            for (const DumpDirTable &each : table.dump->tables)
                if (each.files.contains(table.source.files.value(0).path))
                    return each.schema;
        return {};
    }

    /// Data in files of its own, with its definition beside it.
    Result<void> addFound(const FoundTable &table)
    {
        Source source = table.source;
        const auto found = scanSource(source);
        if (!found)
            return fail(found.error());
        if (!found->rowErrors.isEmpty() && m_options.defaults.onError == OnError::Stop)
            return fail(found->rowErrors.first());
        m_plan.notes += textsOf(found->notes + found->rowErrors);
        m_scriptSchema.clear();
        const auto schema = schemaFor(schemaOfFound(table).toUtf8());
        if (!schema)
            return fail(schema.error());
        const DumpDdl ddl = parseDumpDdl(source.createSql);
        const QString name = ddl.table.isEmpty() ? source.name : ddl.table;
        m_file = source.files.first();
        return addPlan(std::move(source), *schema, name, 0);
    }

    /// One SQL file, read whole: its tables and its statements.
    Result<void> addDump(const DumpScript &script)
    {
        const auto fingerprint = fingerprintOf(script.content.path);
        if (!fingerprint)
            return fail(fingerprint.error());
        m_file = {.path = script.content.path, .fingerprint = *fingerprint, .way = script.content.way};
        m_scriptSchema = script.schema;
        const auto input = openUnpacked(script.content);
        if (!input)
            return fail(input.error());
        auto dump = inspectSqlDump(**input, {.keepTexts = true, .delimiter = script.delimiter});
        if (!dump)
            return fail(located(dump.error()));
        m_dump = std::move(*dump);
        for (const Error &problem : std::as_const(m_dump.problems)) {
            // A missing last comment is a reason to look; everything else means rows that cannot be read.
            if (problem.code != ErrorCode::SqlDumpTruncated || problem.context.line.has_value())
                return fail(located(problem));
            m_plan.notes << located(problem).text();
        }
        m_views.clear();
        for (const SqlDumpStatement &statement : std::as_const(m_dump.statements))
            if (statement.kind.object == SqlObject::View && statement.kind.creates)
                m_views.insert({statement.schema, statement.kind.name});
        if (const auto tables = addTables(); !tables)
            return tables;
        bool inSchema = m_scriptSchema.isEmpty();
        for (const SqlDumpStatement &statement : std::as_const(m_dump.statements)) {
            const bool makesSchema = statement.kind.object == SqlObject::Database;
            if (!inSchema && !makesSchema && statement.kind.phase != SqlPhase::Session) {
                addSetting("USE " + quotedIdentifier(*schemaFor({})).toUtf8());
                inSchema = true;
            }
            if (makesSchema && statement.kind.creates)
                m_schemasMade.insert(displayText(statement.kind.name));
            if (const auto added = addStatement(statement); !added)
                return added;
        }
        return {};
    }

    Result<QString> schemaFor(const QByteArray &named) const
    {
        const QString schema = named.isEmpty() ? m_scriptSchema : displayText(named);
        if (!schema.isEmpty())
            return !m_renamed.isEmpty() && schema == m_renamed ? m_plan.schema : schema;
        if (m_plan.schema.isEmpty())
            return fail({.code = ErrorCode::PlanInvalid,
                         .what = QStringLiteral("The dump does not say which schema its tables belong to."),
                         .howToFix = QStringLiteral("Name one in the target: mysql://user@host/SCHEMA.")});
        return m_plan.schema;
    }

    Result<void> addTables()
    {
        QVector<const SqlDumpTable *> tables;
        for (const SqlDumpTable &table : std::as_const(m_dump.tables))
            if (table.rows > 0 || table.rowsRunAsIs > 0 || table.otherStatements > 0)
                tables << &table;
        const bool unchecked =
            std::any_of(m_dump.statements.begin(), m_dump.statements.end(), turnsForeignKeysOff);
        m_plan.oneByOne =
            m_plan.oneByOne || (!unchecked && m_session.isEmpty() &&
                                std::any_of(tables.begin(), tables.end(), [](const SqlDumpTable *table) {
                                    return table->createSql.isEmpty() ||
                                           table->createSql.toUpper().contains("FOREIGN KEY");
                                }));
        if (unchecked && m_session.isEmpty())
            m_session << SessionSetting{.name = QStringLiteral("foreign_key_checks"),
                                        .value = QStringLiteral("0")};
        for (const SqlDumpTable *table : std::as_const(tables))
            if (const auto added = addTable(*table); !added)
                return added;
        return {};
    }

    Result<void> addTable(const SqlDumpTable &table)
    {
        const auto schema = schemaFor(table.schema);
        if (!schema)
            return fail(schema.error());
        m_tables.insert({table.schema, table.name}, m_plan.tables.size());
        Source source = dumpTableSource(m_file, table, true);
        source.files.first().way.sqlTable->statementsApart = table.rowsRunAsIs + table.otherStatements;
        return addPlan(std::move(source), *schema, displayText(table.name), table.verbs);
    }

    Result<void> addPlan(Source source, const QString &schema, const QString &name, unsigned verbs)
    {
        for (const Plan &other : std::as_const(m_plan.tables))
            if (other.schema == schema && other.table == name)
                return fail(located(
                    {.code = ErrorCode::PlanInvalid,
                     .what = QStringLiteral("Rows of %1.%2 are in two files of the dump.").arg(schema, name),
                     .howToFix = QStringLiteral("Plan the files of this table on their own.")}));
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
        const qint64 rows = plan.source.totalRows();
        plan.workers = static_cast<int>(
            std::clamp<qint64>((rows + plan.chunkRows - 1) / plan.chunkRows, 1, m_plan.workers));
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
            const auto create = retargetedCreateTable(plan.source.createSql, plan.schema, plan.table);
            if (!create)
                return fail(create.error());
            plan.createSql = *create;
        }
        plan.mapping =
            proposedMapping(plan.source, stays ? *there : schemaOf(parseDumpDdl(plan.source.createSql)));
        if (plan.mapping.fields.isEmpty())
            return fail(
                located({.code = ErrorCode::PlanInvalid,
                         .what = QStringLiteral("No row of %1 is one of plain values.").arg(plan.table),
                         .howToFix = QStringLiteral("Run this dump with the mysql client.")}));
        m_plan.tables << plan;
        return {};
    }

    QVector<DumpObject> objectsOf(const SqlDumpStatement &found) const
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

    Result<void> addStatement(const SqlDumpStatement &found)
    {
        DumpStatement statement{.text = found.text,
                                .file = m_file.name() == m_plan.path ? QString() : m_file.name(),
                                .place = found.place,
                                .phase = found.kind.phase,
                                .objects = objectsOf(found)};
        if (isOfRenamed(found))
            return {};
        switch (found.kind.phase) {
        case SqlPhase::Session:
            if (changesServer(found.text)) {
                addOther(statement);
                break;
            }
            m_plan.before << statement;
            m_plan.after << statement;
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
            break;
        case SqlPhase::Data:
            return addRows(found, statement);
        case SqlPhase::Skipped:
            break;
        case SqlPhase::Unknown:
            addOther(statement);
            break;
        }
        return {};
    }

    /// USE and CREATE DATABASE of a schema that goes by another name here; ours are there already.
    bool isOfRenamed(const SqlDumpStatement &found) const
    {
        return !m_renamed.isEmpty() && (found.kind.verb == "USE" || found.kind.object == SqlObject::Database);
    }

    /// A view, or the table that stands in for one until it is made.
    bool isOfView(const SqlDumpStatement &found) const
    {
        return found.kind.object == SqlObject::View ||
               (found.kind.object == SqlObject::Table && found.kind.verb == "DROP" &&
                m_views.contains({found.schema, found.kind.name}));
    }

    /// Of an old one, in front of everything; of a stand-in, just before the view is made.
    void addDropForView(const SqlDumpStatement &found, const DumpStatement &statement)
    {
        const std::pair key(found.schema, found.kind.name);
        const bool ifExists = found.text.toUpper().contains("IF EXISTS");
        if (ifExists && !m_made.contains(key))
            m_plan.before << statement;
        if (!ifExists || m_views.contains(key))
            m_plan.after << statement;
    }

    Result<void> noteDangers()
    {
        for (const DumpStatement &statement : std::as_const(m_plan.before))
            for (const DumpObject &object : statement.objects)
                if (object.kind == SqlObject::Database && m_plan.existing == ExistingTables::Replace)
                    m_plan.notes << QStringLiteral(
                                        "Line %1 of the dump drops the whole %2, with all it holds.")
                                        .arg(statement.place.line)
                                        .arg(object.text());
        if (m_plan.existing != ExistingTables::Refuse)
            return {};
        const auto there = existingObjects(m_plan, m_server);
        if (!there)
            return fail(there.error());
        if (!there->isEmpty())
            m_plan.notes << QStringLiteral("The run will be refused. ") + alreadyThere(*there).text();
        return {};
    }

    void addOther(const DumpStatement &statement)
    {
        m_plan.others << statement;
        if (m_options.runOthers)
            m_plan.after << statement;
    }

    /// Rows as they are may come last: nothing else of the dump looks at them. Statements that look at rows
    /// may not.
    Result<void> addRows(const SqlDumpStatement &found, DumpStatement statement)
    {
        const qsizetype index = m_tables.value({found.schema, found.kind.name}, -1);
        const SqlDumpTable *table = m_dump.table(found.schema, found.kind.name);
        const bool empties = found.kind.verb == "TRUNCATE" || found.kind.verb == "DELETE";
        if (empties && found.afterRow == 0 && (table == nullptr || table->rows > 0)) {
            m_plan.before << statement; // makes room for the rows
            return {};
        }
        const bool rowsOnly = found.kind.verb == "INSERT" || found.kind.verb == "REPLACE";
        if (index < 0 || table == nullptr || (!rowsOnly && found.afterRow < table->rows))
            return fail({.code = ErrorCode::PlanInvalid,
                         .what = QStringLiteral("This statement changes rows between others of the dump, and "
                                                "its place there matters: %1")
                                     .arg(QString::fromUtf8(found.text.left(160)).simplified()),
                         .howToFix = QStringLiteral("Take it out of the dump and run it yourself, or run the "
                                                    "dump with the mysql client."),
                         .context = {.file = m_file.name(),
                                     .line = found.place.line,
                                     .byteOffset = found.place.byteOffset}});
        statement.tableIndex = static_cast<int>(index);
        statement.session = found.session;
        m_plan.rows << statement;
        return {};
    }

    const DumpPlanOptions &m_options;
    Connection &m_server;
    SourceFile m_file;
    QVector<SessionSetting> m_session; ///< what the dump wants its rows loaded with
    QSet<QString> m_schemasMade;
    QString m_renamed; ///< the dump's schema, where it goes into another one
    QSet<std::pair<QByteArray, QByteArray>>
        m_made; ///< tables with a CREATE TABLE so far, views' stand-ins too
    // Of the SQL file that is being added:
    QString m_scriptSchema;
    SqlDumpInspection m_dump;
    QSet<std::pair<QByteArray, QByteArray>> m_views;
    QHash<std::pair<QByteArray, QByteArray>, qsizetype> m_tables; ///< places in m_plan.tables
    DumpPlan m_plan;
};

} // namespace

Result<DumpPlan> planDumpFiles(const QStringList &paths, const QVector<FoundTable> &tables,
                               const DumpPlanOptions &options, Connection &server)
{
    const auto scripts = dumpScripts(paths, {.recursive = options.recursive});
    if (!scripts)
        return fail(scripts.error());
    const QString path = QFileInfo(paths.first()).absoluteFilePath();
    return Planner(path, options, server).make(*scripts, tables);
}

Result<DumpPlan> planDump(const QString &path, const DumpPlanOptions &options, Connection &server)
{
    return Planner(QFileInfo(path).absoluteFilePath(), options, server).make();
}

} // namespace millrace
