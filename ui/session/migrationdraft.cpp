// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/migrationdraft.h"

#include "core/mapping/dumpmapping.h"
#include "core/mapping/profilecheck.h"
#include "core/mapping/tableproposal.h"
#include "core/order/sortkey.h"
#include "core/plan/tuningcheck.h"
#include "core/tuning/sessionknobs.h"

#include <QHash>
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

QStringList MigrationDraft::fileNames() const
{
    QStringList names;
    for (const SourceFile &file : m_source.files)
        names.append(file.name());
    return names;
}

QStringList MigrationDraft::allFilePaths() const
{
    QStringList paths;
    for (qsizetype i = 0; i < m_found.size(); ++i)
        if (i != m_chosen)
            for (const SourceFile &file : m_found.at(i).source.files)
                paths.append(file.path);
    return filePaths() + paths;
}

QVector<int> MigrationDraft::joinableTables() const
{
    QVector<int> tables;
    for (qsizetype i = 0; i < m_found.size(); ++i) {
        const Source &other = m_found.at(i).source;
        if (i != m_chosen && !other.isTable() && other.dialect == m_source.dialect &&
            other.fieldCount == m_source.fieldCount && other.fieldNames == m_source.fieldNames)
            tables.append(static_cast<int>(i));
    }
    return tables;
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
    keepChosen();
    m_chosen = index;
    showChosen();
}

void MigrationDraft::splitTable(const QVector<FoundTable> &parts)
{
    if (m_chosen < 0 || parts.isEmpty())
        return;
    m_found.removeAt(m_chosen);
    for (qsizetype i = 0; i < parts.size(); ++i)
        m_found.insert(m_chosen + i, parts.at(i));
    showChosen();
}

void MigrationDraft::joinTables(const QVector<int> &tables)
{
    const QVector<int> joinable = joinableTables();
    QVector<int> joined;
    for (const int table : tables)
        if (joinable.contains(table) && !joined.contains(table))
            joined.append(table);
    if (joined.isEmpty())
        return;
    keepChosen();
    QStringList paths;
    FoundTable all = m_found.at(m_chosen);
    for (const SourceFile &file : std::as_const(all.source.files))
        paths << file.name();
    for (const int table : std::as_const(joined)) {
        for (const SourceFile &file : m_found.at(table).source.files)
            paths << file.name();
        all.source.files += m_found.at(table).source.files;
        all.notes += m_found.at(table).notes;
    }
    all.source.name = groupShards(paths, FileGrouping::Together).constFirst().stem;
    millrace::sortFiles(all.source.files, FileOrder::Natural);
    m_found[m_chosen] = all;
    const int chosen = m_chosen;
    std::sort(joined.begin(), joined.end(), std::greater<>());
    for (const int table : std::as_const(joined)) {
        m_found.removeAt(table);
        m_chosen -= table < chosen ? 1 : 0;
    }
    showChosen();
}

/// Files that were moved, removed or counted stay so while another table is looked at.
void MigrationDraft::keepChosen()
{
    if (m_chosen < 0 || m_chosen >= m_found.size())
        return;
    FoundTable &found = m_found[m_chosen];
    found.source = m_source;
    found.sample = m_sample;
    found.proposal = m_proposal;
    found.notes = m_notes;
    if (!m_scanIssues.isEmpty()) // they are found again with the rows
        for (SourceFile &file : found.source.files)
            file.rows = -1;
}

void MigrationDraft::showChosen()
{
    const FoundTable &found = m_found.at(m_chosen);
    m_source = found.source;
    m_sample = found.sample;
    m_proposal = found.proposal;
    m_notes = found.notes;
    m_scanIssues.clear();
    m_dialectOrigin = Origin::Detected;
    m_fileOrder = FileOrder::Natural;
    Q_EMIT sourceChanged();
    refreshMapping();
}

void MigrationDraft::setDialect(const Dialect &dialect, Origin origin, const QVector<Row> &sample,
                                const QStringList &fieldNames)
{
    m_source.dialect = dialect;
    m_dialectOrigin = origin;
    m_source.fieldNames = fieldNames;
    forgetScan(); // another dialect, other rows: the count of before is worth nothing
    setSample(sample);
}

void MigrationDraft::forgetScan()
{
    m_scanIssues.clear();
    m_source.scan.reset();
    for (SourceFile &file : m_source.files) {
        file.rows = -1;
        file.bodyOffset = 0;
    }
}

/// Of rows that come in another order now it is not known whether they rise.
void MigrationDraft::forgetRowOrder()
{
    if (!m_source.scan)
        return;
    for (ColumnProfile &column : m_source.scan->profile.columns)
        column.ascending = column.strictly = false;
}

QVector<Error> MigrationDraft::scanNotes() const
{
    return m_source.scan ? m_source.scan->notes : QVector<Error>();
}

void MigrationDraft::setSample(const QVector<Row> &sample)
{
    m_sample = sample;
    m_source.fieldCount =
        sample.isEmpty() ? m_source.fieldCount : static_cast<int>(sample.first().fields.size());
    Q_EMIT sourceChanged();
    refreshMapping();
}

void MigrationDraft::setScan(const Source &scanned, const ScanFindings &findings)
{
    // The list may have been sorted or shortened while the scan ran.
    QHash<QString, const SourceFile *> byName;
    for (const SourceFile &file : scanned.files)
        byName.insert(file.name(), &file);
    for (SourceFile &file : m_source.files) {
        const SourceFile *match = byName.value(file.name());
        if (match == nullptr)
            continue;
        file.rows = match->rows;
        file.bodyOffset = match->bodyOffset;
        file.unpackedBytes = match->unpackedBytes;
    }
    m_source.scan = scanned.scan;
    m_scanIssues = findings.rowErrors;
    m_notes = notesBesideScan(m_notes, findings);
    Q_EMIT sourceChanged();
}

void MigrationDraft::sortFiles(FileOrder order)
{
    m_fileOrder = order;
    millrace::sortFiles(m_source.files, order);
    forgetRowOrder();
    Q_EMIT sourceChanged();
}

void MigrationDraft::moveFile(int from, int to)
{
    const auto count = m_source.files.size();
    if (from == to || from < 0 || to < 0 || from >= count || to >= count)
        return;
    m_source.files.move(from, to);
    m_fileOrder = FileOrder::Given;
    forgetRowOrder();
    Q_EMIT sourceChanged();
}

void MigrationDraft::removeFile(int index)
{
    if (index < 0 || index >= m_source.files.size())
        return;
    const QString name = m_source.files.at(index).name();
    m_source.files.removeAt(index);
    m_scanIssues.removeIf([&](const Error &error) { return error.context.file == name; });
    // A note counts over all files and names the first place: of fewer files it has to be made anew.
    if (!scanNotes().isEmpty())
        forgetScan();
    m_notes.removeIf([&](const Error &error) { return error.context.file == name; });
    if (!m_source.files.isEmpty()) {
        Q_EMIT sourceChanged();
    } else if (m_found.size() > 1) {
        m_found.removeAt(m_chosen);
        m_chosen = qMin(m_chosen, static_cast<int>(m_found.size()) - 1);
        showChosen();
    } else {
        clearSource();
    }
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

QVector<Error> MigrationDraft::valueWarnings() const
{
    return m_tableSchema ? checkProfile(m_mapping, m_source, *m_tableSchema) : QVector<Error>();
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
    // A table that was proposed from the rows comes with what its columns need of them ('' to NULL, …).
    if (!m_createSql.isEmpty() && m_source.createSql.isEmpty())
        if (const auto proposal = proposeTable(m_source, m_schema, m_table);
            proposal && checkMapping(proposal->mapping, m_source.fieldCount, *m_tableSchema).isEmpty())
            m_mapping = proposal->mapping;
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
    m_fileOrder = FileOrder::Given;
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
