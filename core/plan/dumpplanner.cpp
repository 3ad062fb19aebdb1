// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/dumpplanner.h"

#include "core/base/text.h"
#include "core/mapping/ddl.h"
#include "core/mapping/dumpmapping.h"
#include "core/plan/dumpexisting.h"
#include "core/server/tableschema.h"
#include "core/source/charsets.h"
#include "core/source/dumptables.h"
#include "core/source/sqldump/sqlrowstream.h"

#include <QFileInfo>
#include <QRegularExpression>
#include <algorithm>

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

bool dropsIfExists(const QByteArray &statement)
{
    return statement.toUpper().contains("IF EXISTS");
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
        if (const auto read = readDump(); !read)
            return fail(read.error());
        if (const auto tables = addTables(); !tables)
            return fail(tables.error());
        for (const SqlDumpStatement &statement : std::as_const(m_dump.statements))
            if (const auto added = addStatement(statement); !added)
                return fail(added.error());
        if (const auto noted = noteDangers(); !noted)
            return fail(noted.error());
        return std::move(m_plan);
    }

private:
    Error located(Error error) const
    {
        error.context.file = m_plan.path;
        return error;
    }

    Result<void> readDump()
    {
        const auto fingerprint = fingerprintOf(m_plan.path);
        if (!fingerprint)
            return fail(fingerprint.error());
        m_file = {.path = m_plan.path, .fingerprint = *fingerprint};
        const auto input = openUnpacked(m_plan.path);
        if (!input)
            return fail(input.error());
        auto dump = inspectSqlDump(**input, {.keepTexts = true});
        if (!dump)
            return fail(located(dump.error()));
        m_dump = std::move(*dump);
        for (const Error &problem : std::as_const(m_dump.problems)) {
            // A missing last comment is a reason to look; everything else means rows that cannot be read.
            if (problem.code != ErrorCode::SqlDumpTruncated || problem.context.line.has_value())
                return fail(located(problem));
            m_plan.notes << problem.text();
        }
        return {};
    }

    Result<QString> schemaFor(const QByteArray &named) const
    {
        if (!named.isEmpty())
            return displayText(named);
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
            !unchecked && std::any_of(tables.begin(), tables.end(), [](const SqlDumpTable *table) {
                return table->createSql.isEmpty() || table->createSql.toUpper().contains("FOREIGN KEY");
            });
        if (unchecked)
            m_session << SessionSetting{.name = QStringLiteral("foreign_key_checks"),
                                        .value = QStringLiteral("0")};
        // The largest first: no worker is left alone with one in the end.
        if (!m_plan.oneByOne)
            std::stable_sort(tables.begin(), tables.end(), [](const SqlDumpTable *a, const SqlDumpTable *b) {
                return a->lineBytes > b->lineBytes;
            });
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
        Plan plan = m_options.defaults;
        plan.source = dumpTableSource(m_file, table, true);
        plan.name = plan.source.name;
        plan.connection = m_options.connection;
        plan.connection.schema = *schema;
        plan.schema = *schema;
        plan.table = displayText(table.name);
        for (const SessionSetting &setting : std::as_const(m_session)) {
            plan.session.removeIf(
                [&setting](const SessionSetting &other) { return other.name == setting.name; });
            plan.session << setting;
        }
        // Each has its own: one that is done drops its journal while others still write into theirs.
        plan.journalTable = QStringLiteral("_millrace_journal_%1").arg(m_plan.tables.size() + 1);
        plan.workers = static_cast<int>(
            std::clamp<qint64>((table.rows + plan.chunkRows - 1) / plan.chunkRows, 1, m_plan.workers));
        if ((table.verbs & SqlRowStream::Replace) != 0)
            plan.onDuplicate = OnDuplicate::Replace;
        else if ((table.verbs & SqlRowStream::InsertIgnore) != 0 && plan.onDuplicate == OnDuplicate::Stop)
            plan.onDuplicate = OnDuplicate::Keep;

        auto there = readTable(m_server, plan.schema, plan.table);
        const bool stays =
            there && (m_options.existing == ExistingTables::Append || table.createSql.isEmpty());
        if (!stays && table.createSql.isEmpty())
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
        m_tables << std::pair(table.schema, table.name);
        m_plan.tables << plan;
        return {};
    }

    QVector<DumpObject> objectsOf(const SqlDumpStatement &found) const
    {
        const auto object = [&](SqlObject kind, const QByteArray &schema, const QByteArray &name) {
            return DumpObject{.kind = kind,
                              .schema = schema.isEmpty() ? m_plan.schema : displayText(schema),
                              .name = displayText(name)};
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
        DumpStatement statement{
            .text = found.text,
            .place = found.place,
            .phase = found.kind.phase,
            .objects = objectsOf(found)};
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
            if (found.kind.object ==
                SqlObject::View) { // DROP VIEW: of an old one, or of a stand-in made behind the rows
                if (dropsIfExists(found.text))
                    m_plan.before << statement;
                m_plan.after << statement;
            } else {
                m_plan.before << statement;
            }
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

    Result<void> noteDangers()
    {
        for (const DumpStatement &statement : std::as_const(m_plan.before))
            for (const DumpObject &object : statement.objects)
                if (object.kind == SqlObject::Database && m_plan.existing == ExistingTables::Replace)
                    m_plan.notes << QStringLiteral("Line %1 of the dump drops the whole %2, with all it holds.")
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
        const qsizetype index = m_tables.indexOf(std::pair(found.schema, found.kind.name));
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
                         .context = {.file = m_plan.path,
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
    SqlDumpInspection m_dump;
    QVector<std::pair<QByteArray, QByteArray>> m_tables; ///< of m_plan.tables, as the dump names them
    DumpPlan m_plan;
};

} // namespace

Result<DumpPlan> planDump(const QString &path, const DumpPlanOptions &options, Connection &server)
{
    return Planner(QFileInfo(path).absoluteFilePath(), options, server).make();
}

} // namespace millrace
