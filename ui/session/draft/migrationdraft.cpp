// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/draft/migrationdraft.h"

#include "core/base/literals.h"
#include "core/mapping/profilecheck.h"
#include "core/plan/checks/tuningcheck.h"
#include "core/plan/tableplanner.h"
#include "core/tuning/sessionknobs.h"

#include <QFileInfo>
#include <QThread>
#include <algorithm>

namespace millrace {

MigrationDraft::MigrationDraft(QObject *parent)
    : QObject(parent)
    , m_workers(std::clamp(QThread::idealThreadCount(), 1, 4))
{}

void MigrationDraft::setConnection(const ConnectionSpec &connection, const QString &password)
{
    m_connection = connection;
    m_password = password;
    m_facts.reset();
    Q_EMIT connectionChanged();
}

void MigrationDraft::setFacts(const std::optional<ServerFacts> &facts, const std::optional<HostFacts> &host)
{
    m_facts = facts;
    m_hostFacts = host;
    Q_EMIT connectionChanged();
    if (!facts)
        return;
    if (!m_settingsChosen) {
        m_settings = defaultSettings(*facts);
        Q_EMIT settingsChanged();
    }
}

void MigrationDraft::setTable(const TableSchema &table, const QString &createSql)
{
    m_tableSchema = table;
    m_schema = table.schema;
    m_table = table.name;
    m_createSql = createSql;
    Q_EMIT tableChanged();
    Q_EMIT nameChanged();
    refreshMapping();
}

void MigrationDraft::clearTable()
{
    m_tableSchema.reset();
    m_schema.clear();
    m_table.clear();
    m_createSql.clear();
    Q_EMIT tableChanged();
}

QVector<Row> MigrationDraft::sampleRows() const
{
    QVector<Row> rows = m_sample;
    for (const PickedRow &picked : m_rowSamples.spread)
        rows << picked.row;
    // The last may be one of the others: of a short source, or by chance.
    const auto &last = m_rowSamples.last;
    const auto isLast = [&last](int file, const Row &row) {
        return last->file == file && last->row.row == row.row;
    };
    if (last &&
        std::none_of(m_sample.begin(), m_sample.end(), [&](const Row &row) { return isLast(0, row); }) &&
        std::none_of(m_rowSamples.spread.begin(), m_rowSamples.spread.end(),
                     [&](const PickedRow &picked) { return isLast(picked.file, picked.row); }))
        rows << last->row;
    return rows;
}

QVector<DateFinding> MigrationDraft::dateFindings() const
{
    return m_tableSchema && m_source.scan
               ? millrace::dateFindings(m_mapping, m_source, *m_tableSchema, sampleRows())
               : QVector<DateFinding>();
}

QVector<Error> MigrationDraft::valueWarnings() const
{
    if (!m_tableSchema)
        return {};
    QVector<Error> warnings = checkProfile(m_mapping, m_source, *m_tableSchema, sampleRows());
    const qint64 packet = m_facts ? m_facts->variables.value(u"max_allowed_packet"_s).toLongLong() : 0;
    if (const auto tooLong = checkPacket(m_mapping, m_source, packet))
        warnings << *tooLong;
    return warnings;
}

QVector<Error> MigrationDraft::mappingErrors() const
{
    if (!m_tableSchema)
        return {};
    return checkMapping(m_mapping, m_source.fieldCount, *m_tableSchema);
}

void MigrationDraft::setMapping(const Mapping &mapping, Origin origin)
{
    m_mappingOrigin = origin;
    if (m_mapping == mapping)
        return;
    m_mapping = mapping;
    Q_EMIT mappingChanged();
}

void MigrationDraft::setPinnedRows(QVector<qint64> rows)
{
    std::sort(rows.begin(), rows.end());
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    if (m_pinnedRows == rows)
        return;
    m_pinnedRows = rows;
    Q_EMIT pinnedRowsChanged();
}

void MigrationDraft::mapAutomatically()
{
    if (!m_tableSchema || m_source.fieldCount == 0)
        return;
    m_mappingOrigin = Origin::Detected;
    const bool isProposed = !m_createSql.isEmpty() && m_source.createSql.isEmpty();
    m_mapping = automaticMapping(m_source, *m_tableSchema, isProposed);
    Q_EMIT mappingChanged();
}

void MigrationDraft::refreshMapping()
{
    if (!m_tableSchema || m_source.fieldCount == 0)
        return;
    // What was mapped by hand stays as long as it speaks of columns this table has and of as many fields.
    const auto known = [this](const QString &column) { return m_tableSchema->column(column) != nullptr; };
    const bool fits = m_mapping.fields.size() == m_source.fieldCount &&
                      std::all_of(m_mapping.fields.begin(), m_mapping.fields.end(),
                                  [&](const FieldBinding &field) {
                                      return field.kind != FieldBinding::Kind::Column || known(field.name);
                                  }) &&
                      std::all_of(m_mapping.expressions.begin(), m_mapping.expressions.end(),
                                  [&](const ColumnExpression &set) { return known(set.column); });
    if (m_mappingOrigin == Origin::Set && fits)
        Q_EMIT mappingChanged();
    else
        mapAutomatically();
}

void MigrationDraft::setSettings(const QVector<SessionSetting> &settings)
{
    m_settingsChosen = true;
    if (m_settings == settings)
        return;
    m_settings = settings;
    Q_EMIT settingsChanged();
}

void MigrationDraft::setTuning(const TuningChoice &choice)
{
    m_settingsChosen = true;
    if (tuning() == choice)
        return;
    m_settings = choice.session;
    m_plan.global = choice.global;
    m_plan.host = choice.host;
    Q_EMIT settingsChanged();
}

void MigrationDraft::setRedoLogOffServer(const QString &uuid)
{
    if (m_plan.redoLogOffServer == uuid)
        return;
    m_plan.redoLogOffServer = uuid;
    Q_EMIT settingsChanged();
}

std::optional<Error> MigrationDraft::tuningObstacle() const
{
    if (!m_facts)
        return std::nullopt;
    if (const auto refused = refuseSettings(m_settings, *m_facts))
        return refused;
    if (const auto refused = refuseGlobals(m_plan.global, m_plan.redoLogOffServer, *m_facts))
        return refused;
    Plan plan;
    plan.session = m_settings;
    plan.indexes = indexes();
    const auto unique = checkUniqueChecks(plan, *m_facts, m_tableSchema);
    return unique ? std::optional(unique->detail) : std::nullopt;
}

QString MigrationDraft::timeZone() const
{
    Plan plan;
    plan.source = m_source;
    plan.session = m_settings;
    return plan.sessionTimeZone();
}

QString MigrationDraft::name() const
{
    if (!m_name.isEmpty() || m_source.name.isEmpty())
        return m_name;
    if (m_wholeDump)
        return m_source.files.isEmpty() ? m_source.name
                                        : QFileInfo(m_source.files.first().path).completeBaseName();
    return m_table.isEmpty() ? m_source.name : tr("%1 into %2.%3").arg(m_source.name, m_schema, m_table);
}

void MigrationDraft::setName(const QString &name)
{
    if (m_name == name)
        return;
    m_name = name;
    Q_EMIT nameChanged();
}

Result<Plan> MigrationDraft::plan() const
{
    if (const QVector<Error> errors = mappingErrors(); !errors.isEmpty())
        return fail(errors.first());
    Plan plan = policies();
    plan.source = m_source;
    plan.schema = m_schema;
    plan.table = m_table;
    plan.createSql = m_createSql;
    plan.mapping = m_mapping;
    MILLRACE_TRY_VOID(plan.validate());
    return plan;
}

Plan MigrationDraft::policies() const
{
    Plan plan = m_plan;
    plan.source = {};
    plan.schema.clear();
    plan.table.clear();
    plan.createSql.clear();
    plan.mapping = {};
    plan.name = name();
    plan.connection = m_connection;
    plan.chunkRows = m_chunkRows;
    plan.workers = m_workers;
    plan.onError = onError();
    plan.onDuplicate = onDuplicate();
    plan.indexes = indexes();
    plan.order = order();
    plan.session = m_settings;
    return plan;
}

void MigrationDraft::openDump(const DumpPlan &plan, bool held)
{
    Plan sample = plan.tables.value(0);
    m_found.clear();
    clearSource();
    m_wholeDump = true;
    m_connection = plan.connection;
    m_connectionHeld = held; // before the first signal: pages answer it by asking the server
    m_password = QString();
    m_facts.reset();
    m_tableSchema.reset();
    m_schema.clear();
    m_table.clear();
    m_createSql.clear();
    m_chunkRows = sample.chunkRows;
    m_workers = plan.workers;
    m_onError = sample.onError;
    m_onDuplicate = sample.onDuplicate;
    m_indexes = sample.indexes;
    m_order = RowOrder::File;
    m_settings = sample.session;
    m_settingsChosen = true;
    m_name = plan.name;
    sample.workers = plan.workers;
    m_plan = sample;
    Q_EMIT connectionChanged();
    Q_EMIT tableChanged();
    Q_EMIT optionsChanged();
    Q_EMIT settingsChanged();
    Q_EMIT nameChanged();
}

void MigrationDraft::setPlan(const Plan &plan, bool held)
{
    m_wholeDump = false;
    FoundTable found;
    found.source = plan.source;
    found.proposal.dialect = plan.source.dialect;
    m_found = {found};
    m_chosen = 0;
    m_fileOrder = FileOrder::Given;
    m_source = plan.source;
    forgetFindings();
    m_dialectOrigin = Origin::Set;
    m_connection = plan.connection;
    m_connectionHeld = held; // before the first signal: pages answer it by asking the server
    m_password = QString();
    m_sourcePassword = QString();
    m_facts.reset();
    m_tableSchema.reset();
    m_schema = plan.schema;
    m_table = plan.table;
    m_createSql = plan.createSql;
    m_mapping = plan.mapping;
    m_mappingOrigin = Origin::Set;
    m_chunkRows = plan.chunkRows;
    m_workers = plan.workers;
    m_onError = plan.onError;
    m_onDuplicate = plan.onDuplicate;
    m_indexes = plan.indexes;
    m_order = plan.order;
    m_plan = plan;
    m_settings = plan.session;
    m_settingsChosen = true;
    m_name = plan.name;
    Q_EMIT sourceChanged();
    Q_EMIT connectionChanged();
    Q_EMIT tableChanged();
    Q_EMIT mappingChanged();
    Q_EMIT optionsChanged();
    Q_EMIT settingsChanged();
    Q_EMIT nameChanged();
}

} // namespace millrace
