// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/migrationdraft.h"

#include "core/mapping/dumpmapping.h"
#include "core/order/sortkey.h"
#include "core/tuning/sessionknobs.h"

#include <QThread>
#include <algorithm>

namespace millrace {

MigrationDraft::MigrationDraft(QObject *parent)
    : QObject(parent)
    , m_workers(std::clamp(QThread::idealThreadCount(), 1, 4))
{}

bool MigrationDraft::isSourceReady() const
{
    return !m_source.isEmpty() && m_source.fieldCount > 0;
}

QStringList MigrationDraft::filePaths() const
{
    QStringList paths;
    for (const SourceFile &file : m_source.files)
        paths.append(file.path);
    return paths;
}

void MigrationDraft::setFoundTables(const QVector<FoundTable> &tables)
{
    m_found = tables;
    m_chosen = -1;
    if (tables.isEmpty())
        clearSource();
    else
        chooseTable(0);
}

void MigrationDraft::chooseTable(int index)
{
    if (index == m_chosen || index < 0 || index >= m_found.size())
        return;
    m_chosen = index;
    const FoundTable &found = m_found.at(index);
    m_source = found.source;
    m_sample = found.sample;
    m_proposal = found.proposal;
    m_notes = found.notes;
    m_scanIssues.clear();
    m_dialectOrigin = Origin::Detected;
    Q_EMIT sourceChanged();
    refreshMapping();
}

void MigrationDraft::setDialect(const Dialect &dialect, Origin origin, const QVector<Row> &sample,
                                const QStringList &fieldNames)
{
    m_source.dialect = dialect;
    m_dialectOrigin = origin;
    m_source.fieldNames = fieldNames;
    m_scanIssues.clear();
    for (SourceFile &file :
         m_source.files) { // another dialect, other rows: the count of before is worth nothing
        file.rows = -1;
        file.bodyOffset = 0;
    }
    setSample(sample);
}

void MigrationDraft::setSample(const QVector<Row> &sample)
{
    m_sample = sample;
    m_source.fieldCount =
        sample.isEmpty() ? m_source.fieldCount : static_cast<int>(sample.first().fields.size());
    Q_EMIT sourceChanged();
    refreshMapping();
}

void MigrationDraft::setScan(const Source &scanned, const QVector<Error> &issues)
{
    // The list may have been sorted or shortened while the scan ran.
    for (SourceFile &file : m_source.files) {
        const auto match = std::find_if(scanned.files.begin(), scanned.files.end(),
                                        [&](const SourceFile &other) { return other.path == file.path; });
        if (match == scanned.files.end())
            continue;
        file.rows = match->rows;
        file.bodyOffset = match->bodyOffset;
    }
    m_scanIssues = issues;
    Q_EMIT sourceChanged();
}

void MigrationDraft::sortFiles(FileOrder order)
{
    std::stable_sort(m_source.files.begin(), m_source.files.end(),
                     [order](const SourceFile &a, const SourceFile &b) {
                         if (order == FileOrder::Time && a.fingerprint.modifiedMs != b.fingerprint.modifiedMs)
                             return a.fingerprint.modifiedMs < b.fingerprint.modifiedMs;
                         return order == FileOrder::Name ? a.path < b.path : naturalLess(a.path, b.path);
                     });
    Q_EMIT sourceChanged();
}

void MigrationDraft::moveFile(int from, int to)
{
    const auto count = m_source.files.size();
    if (from == to || from < 0 || to < 0 || from >= count || to >= count)
        return;
    m_source.files.move(from, to);
    Q_EMIT sourceChanged();
}

void MigrationDraft::removeFile(int index)
{
    if (index < 0 || index >= m_source.files.size())
        return;
    const QString path = m_source.files.at(index).path;
    m_source.files.removeAt(index);
    m_scanIssues.removeIf([&](const Error &error) { return error.context.file == path; });
    m_notes.removeIf([&](const Error &error) { return error.context.file == path; });
    if (m_source.files.isEmpty())
        clearSource();
    else
        Q_EMIT sourceChanged();
}

void MigrationDraft::clearSource()
{
    m_found.clear();
    m_chosen = -1;
    m_source = {};
    m_sample.clear();
    m_proposal = {};
    m_notes.clear();
    m_scanIssues.clear();
    m_dialectOrigin = Origin::Detected;
    Q_EMIT sourceChanged();
}

void MigrationDraft::setConnection(const ConnectionSpec &connection, const QString &password)
{
    m_connection = connection;
    m_password = password;
    m_facts.reset();
    Q_EMIT connectionChanged();
}

void MigrationDraft::setFacts(const std::optional<ServerFacts> &facts)
{
    m_facts = facts;
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

QVector<Error> MigrationDraft::mappingErrors() const
{
    if (!m_tableSchema)
        return {};
    return checkMapping(m_mapping, m_source.fieldCount, *m_tableSchema);
}

void MigrationDraft::setMapping(const Mapping &mapping)
{
    m_mappingOrigin = Origin::Set;
    if (m_mapping == mapping)
        return;
    m_mapping = mapping;
    Q_EMIT mappingChanged();
}

void MigrationDraft::mapAutomatically()
{
    if (!m_tableSchema || m_source.fieldCount == 0)
        return;
    m_mappingOrigin = Origin::Detected;
    m_mapping = proposedMapping(m_source, *m_tableSchema);
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

void MigrationDraft::setChunkRows(qint64 rows)
{
    if (m_chunkRows == rows)
        return;
    m_chunkRows = rows;
    Q_EMIT optionsChanged();
}

void MigrationDraft::setWorkers(int workers)
{
    if (m_workers == workers)
        return;
    m_workers = workers;
    Q_EMIT optionsChanged();
}

void MigrationDraft::setOnError(OnError policy)
{
    if (m_onError == policy)
        return;
    m_onError = policy;
    Q_EMIT optionsChanged();
}

void MigrationDraft::setOnDuplicate(OnDuplicate policy)
{
    if (m_onDuplicate == policy)
        return;
    m_onDuplicate = policy;
    Q_EMIT optionsChanged();
}

void MigrationDraft::setIndexes(IndexPolicy policy)
{
    if (m_indexes == policy)
        return;
    m_indexes = policy;
    Q_EMIT optionsChanged();
}

void MigrationDraft::setPace(int workers, qint64 chunkRows, IndexPolicy indexes)
{
    m_workers = workers;
    m_chunkRows = chunkRows;
    m_plan.chunkBytes = 0;
    m_indexes = indexes;
    Q_EMIT optionsChanged();
}

void MigrationDraft::setLimits(const LoadLimits &limits)
{
    if (m_plan.limits == limits)
        return;
    m_plan.limits = limits;
    Q_EMIT optionsChanged();
}

void MigrationDraft::setMemoryBytes(qint64 bytes)
{
    if (m_plan.memoryBytes == bytes)
        return;
    m_plan.memoryBytes = bytes;
    Q_EMIT optionsChanged();
}

void MigrationDraft::setWorkFolder(const QString &folder)
{
    if (m_plan.workFolder == folder)
        return;
    m_plan.workFolder = folder;
    Q_EMIT optionsChanged();
}

void MigrationDraft::setMaxRejects(qint64 rows)
{
    if (m_plan.maxRejects == rows)
        return;
    m_plan.maxRejects = rows;
    Q_EMIT optionsChanged();
}

void MigrationDraft::setVerify(VerifyLevel level)
{
    if (m_plan.verify == level)
        return;
    m_plan.verify = level;
    Q_EMIT optionsChanged();
}

void MigrationDraft::setOrder(RowOrder order)
{
    if (m_order == order)
        return;
    m_order = order;
    Q_EMIT optionsChanged();
}

OnDuplicate MigrationDraft::onDuplicate() const
{
    return m_onError == OnError::AsServer ? OnDuplicate::Keep : m_onDuplicate;
}

IndexPolicy MigrationDraft::indexes() const
{
    return indexesStayBecause(m_indexes).isEmpty() ? m_indexes : IndexPolicy::Keep;
}

RowOrder MigrationDraft::order() const
{
    return m_order != RowOrder::File && orderObstacle() ? RowOrder::File : m_order;
}

RowMode MigrationDraft::rowMode() const
{
    Plan policies;
    policies.onError = onError();
    policies.onDuplicate = onDuplicate();
    return policies.rowMode();
}

std::optional<IndexChoice> MigrationDraft::indexChoice(IndexPolicy policy) const
{
    if (!m_tableSchema)
        return std::nullopt;
    const auto choice =
        chooseIndexes(*m_tableSchema,
                      policy == IndexPolicy::DeferAll ? DeferralScope::AlsoUnique : DeferralScope::NonUnique);
    return choice ? std::optional(*choice) : std::nullopt;
}

QString MigrationDraft::indexesStayBecause(IndexPolicy policy) const
{
    const auto choice = policy == IndexPolicy::Keep ? std::nullopt : indexChoice(policy);
    if (!choice || !choice->candidates.isEmpty())
        return {};
    if (choice->kept.isEmpty())
        return tr("The table has no secondary index to drop.");
    const KeptIndex &first = choice->kept.first();
    const bool sameReason = std::all_of(choice->kept.begin(), choice->kept.end(),
                                        [&first](const KeptIndex &kept) { return kept.why == first.why; });
    if (choice->kept.size() > 1 && sameReason)
        return tr("No index can be dropped, for each of them: %1").arg(first.why);
    QStringList reasons;
    for (const KeptIndex &kept : choice->kept)
        reasons << tr("%1 stays. %2").arg(kept.name, kept.why);
    return reasons.join(QLatin1Char(' '));
}

std::optional<Error> MigrationDraft::orderObstacle() const
{
    if (m_source.isOnServer())
        return Error{.code = ErrorCode::OrderNotNeeded,
                     .what = tr("rows of another server come in the order they are read in there.")};
    if (!m_tableSchema || m_mapping.fields.isEmpty() || m_source.isTable())
        return std::nullopt;
    const auto key = sortKeyFor(m_mapping, *m_tableSchema);
    return key ? std::nullopt : std::optional(key.error());
}

qint64 MigrationDraft::chunkCount() const
{
    const qint64 rows = m_source.table ? m_source.table->rowsEstimate : m_source.totalRows();
    return rows < 0 ? -1 : (rows + m_chunkRows - 1) / m_chunkRows;
}

double MigrationDraft::bytesPerRow() const
{
    if (m_source.table)
        return m_source.table->bytesPerRow();
    if (isScanned() && m_source.totalRows() > 0)
        return static_cast<double>(m_source.totalBytes()) / static_cast<double>(m_source.totalRows());
    qint64 bytes = 0;
    for (const Row &row : m_sample)
        bytes += row.raw.size() + m_source.dialect.linesTerminatedBy.size();
    return m_sample.isEmpty() ? 0 : static_cast<double>(bytes) / static_cast<double>(m_sample.size());
}

void MigrationDraft::setSettings(const QVector<SessionSetting> &settings)
{
    m_settingsChosen = true;
    if (m_settings == settings)
        return;
    m_settings = settings;
    Q_EMIT settingsChanged();
}

QString MigrationDraft::timeZone() const
{
    Plan settings;
    settings.session = m_settings;
    return settings.timeZone();
}

QString MigrationDraft::name() const
{
    if (!m_name.isEmpty() || m_source.name.isEmpty())
        return m_name;
    return m_table.isEmpty() ? m_source.name
                             : QStringLiteral("%1 into %2.%3").arg(m_source.name, m_schema, m_table);
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
    Plan plan = m_plan;
    plan.name = name();
    plan.source = m_source;
    plan.connection = m_connection;
    plan.schema = m_schema;
    plan.table = m_table;
    plan.createSql = m_createSql;
    plan.mapping = m_mapping;
    plan.chunkRows = m_chunkRows;
    plan.workers = m_workers;
    plan.onError = onError();
    plan.onDuplicate = onDuplicate();
    plan.indexes = indexes();
    plan.order = order();
    plan.session = m_settings;
    if (auto valid = plan.validate(); !valid)
        return fail(valid.error());
    return plan;
}

void MigrationDraft::setPlan(const Plan &plan)
{
    FoundTable found;
    found.source = plan.source;
    found.proposal.dialect = plan.source.dialect;
    m_found = {found};
    m_chosen = 0;
    m_source = plan.source;
    m_sample.clear();
    m_proposal = {};
    m_notes.clear();
    m_scanIssues.clear();
    m_dialectOrigin = Origin::Set;
    m_connection = plan.connection;
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
