// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/draft/dumpdraft.h"

#include "core/plan/wholedump/dumpschemas.h"
#include "ui/session/draft/migrationdraft.h"

#include <QFileInfo>
#include <algorithm>

namespace millrace {

namespace {

/// Those that a plan loads, by the names that the dump has for them as far as the plan tells.
QVector<DumpReading::Table> tablesOf(const DumpPlan &plan)
{
    QHash<QByteArray, QByteArray> ownNames;
    for (auto name = plan.schemaNames.begin(); name != plan.schemaNames.end(); ++name)
        ownNames.insert(name.value(), name.key());
    QVector<DumpReading::Table> tables;
    for (const Plan &table : plan.tables) {
        const QByteArray schema = table.schema.toUtf8();
        const bool isChosen = table.schema == plan.schema; // the dump names none, or another
        tables << DumpReading::Table{.schema = isChosen ? QString()
                                                        : QString::fromUtf8(ownNames.value(schema, schema)),
                                     .name = table.table,
                                     .rows = std::max<qint64>(0, table.source.totalRows()),
                                     .bytes = std::max<qint64>(0, table.source.totalBytes()),
                                     .defined = !table.createSql.isEmpty(),
                                     .files = static_cast<int>(table.source.files.size())};
    }
    return tables;
}

} // namespace

DumpDraft::DumpDraft(MigrationDraft *draft, QObject *parent)
    : QObject(parent)
    , m_draft(draft)
{}

bool DumpDraft::isChosen() const
{
    return m_draft->isWholeDump();
}

void DumpDraft::setReading(std::shared_ptr<const DumpReading> reading)
{
    if (m_reading == reading)
        return;
    // A plan that was opened stands once its dump is read; what was chosen by a dump's head, once all of it
    // is.
    const bool opened = !m_reading && reading && m_plan && m_plan->path == reading->path;
    const bool arrived = m_reading && m_reading->isHead && reading && m_reading->path == reading->path;
    const QStringList systemBefore = m_reading ? systemSchemasOf(*m_reading) : QStringList();
    m_reading = std::move(reading);
    m_tables = m_reading ? m_reading->allTables() : QVector<DumpReading::Table>();
    if (arrived) {
        for (const QString &schema : systemSchemasOf(*m_reading)) // that its head did not name
            if (!systemBefore.contains(schema))
                m_asked.schemasLeftOut << schema;
        clearPlan();
    } else if (!opened) {
        m_asked.mappings.clear();
        m_asked.leftOut.clear();
        m_asked.schemaNames.clear();
        m_asked.createSchema = false;
        m_asked.accounts = AccountPolicy::None; // they were another dump's
        m_asked.accountsWithout.clear();
        m_asked.schemasLeftOut = m_reading ? systemSchemasOf(*m_reading) : QStringList();
        clearPlan();
    }
    if (m_reading && !mayChooseSchema())
        m_asked.connection.schema.clear();
    Q_EMIT readingChanged();
}

QStringList DumpDraft::ownSchemas() const
{
    QStringList schemas = allSchemas();
    schemas.removeIf([this](const QString &schema) { return m_asked.schemasLeftOut.contains(schema); });
    return schemas;
}

QStringList DumpDraft::allSchemas() const
{
    if (m_reading)
        return m_reading->schemas();
    QStringList schemas;
    for (const DumpReading::Table &table : m_tables)
        if (!table.schema.isEmpty() && !schemas.contains(table.schema))
            schemas << table.schema;
    return schemas;
}

QString DumpDraft::path() const
{
    return m_reading ? m_reading->path : m_plan ? m_plan->path : QString();
}

bool DumpDraft::needsSchema() const
{
    return m_reading && m_reading->needsSchema();
}

bool DumpDraft::mayChooseSchema() const
{
    return needsSchema() || ownSchemas().size() == 1;
}

QVector<DumpReading::Table> DumpDraft::wantedTables() const
{
    QVector<DumpReading::Table> tables = m_tables;
    const QSet<QString> unwanted(m_asked.leftOut.begin(), m_asked.leftOut.end());
    tables.removeIf([&](const DumpReading::Table &table) {
        return unwanted.contains(table.key()) || m_asked.schemasLeftOut.contains(table.schema);
    });
    return tables;
}

void DumpDraft::setMapping(const Plan &table, const std::optional<Mapping> &mapping)
{
    if (mapping)
        m_asked.mappings.insert(table.tableName(), *mapping);
    else
        m_asked.mappings.remove(table.tableName());
    clearPlan();
    Q_EMIT optionsChanged();
}

void DumpDraft::setSchema(const QString &schema)
{
    if (schema != this->schema()) // that another one may be made was said of that one
        m_asked.createSchema = false;
    ConnectionSpec connection;
    connection.schema = schema;
    change(&DumpPlanOptions::connection, connection);
}

DumpPlanOptions DumpDraft::options() const
{
    DumpPlanOptions options = m_asked;
    options.defaults = m_draft->policies();
    options.connection = m_draft->connection();
    options.connection.schema = schema();
    // The only schema of the dump: where it goes is chosen like that of a dump that names none.
    const QStringList own = ownSchemas();
    if (!schema().isEmpty() && !needsSchema() && own.size() == 1 && own.first() != schema())
        options.schemaNames.insert(own.first().toUtf8(), schema().toUtf8());
    return options;
}

void DumpDraft::setPlan(const DumpPlan &plan, const QVector<ExistingObject> &there)
{
    m_plan = plan;
    m_there = there;
    Q_EMIT planChanged();
}

void DumpDraft::clearPlan()
{
    if (!m_plan)
        return;
    m_plan.reset();
    m_there.clear();
    Q_EMIT planChanged();
}

void DumpDraft::openPlan(const DumpPlan &plan, bool held)
{
    m_reading.reset();
    m_tables = tablesOf(plan);
    m_asked = {.existing = plan.existing,
               .others = plan.othersAre,
               .leftOut = plan.leftOut,
               .schemasLeftOut = plan.schemasLeftOut,
               .schemaNames = plan.schemaNames,
               .createSchema = plan.createSchema};
    m_asked.words = plan.foreign.choice;
    m_asked.accounts = plan.accounts.policy;
    m_asked.accountsWithout = plan.accounts.leftOut;
    m_asked.connection.schema = plan.schema;
    for (const Plan &table : plan.tables)
        m_asked.mappings.insert(table.tableName(), table.mapping);
    m_draft->openDump(plan, held);
    m_plan = plan;
    m_there.clear();
    Q_EMIT readingChanged();
    Q_EMIT optionsChanged();
    Q_EMIT planChanged();
}

QStringList DumpDraft::pathsOf(const DumpPlan &plan)
{
    if (QFileInfo(plan.path).isDir())
        return {plan.path};
    QStringList paths{plan.path};
    for (const Plan &table : plan.tables)
        for (const SourceFile &file : table.source.files)
            paths << file.path;
    for (const QVector<DumpStatement> *list : {&plan.before, &plan.rows, &plan.after, &plan.others})
        for (const DumpStatement &statement : *list)
            if (QFileInfo::exists(statement.file)) // "dump.zip/a.sql" is in the archive, which is named
                paths << statement.file;
    for (const SourceFile &file : plan.accounts.files) // which may hold nothing else
        paths << file.path;
    paths.removeDuplicates();
    return paths;
}

} // namespace millrace
