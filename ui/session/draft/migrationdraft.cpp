// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/draft/migrationdraft.h"

#include "core/base/literals.h"
#include "core/choice/wholefirst.h"
#include "core/mapping/profilecheck.h"
#include "core/order/keys/sortkey.h"
#include "core/plan/checks/tuningcheck.h"
#include "core/plan/tableplanner.h"
#include "core/tuning/binarylog.h"
#include "core/tuning/sessionknobs.h"

#include <QFileInfo>
#include <QThread>
#include <algorithm>

namespace millrace {

MigrationDraft::MigrationDraft(QObject *parent)
    : QObject(parent)
{
    m_asked.workers = std::clamp(QThread::idealThreadCount(), 1, 4);
}

void MigrationDraft::announce(SourceChange change, bool wasWhole)
{
    if (change == SourceChange::None)
        return;
    if (change == SourceChange::Pins) {
        Q_EMIT pinnedRowsChanged();
        return;
    }
    const bool rescoped = isWholeDump() != wasWhole;
    // New tables are filled before their secondary indexes are built, unless the user says otherwise.
    if (rescoped && isWholeDump() && m_asked.indexes == IndexPolicy::Keep) {
        m_asked.indexes = IndexPolicy::Defer;
        m_deferredForDump = true;
    } else if (rescoped && m_deferredForDump) {
        m_asked.indexes = IndexPolicy::Keep;
        m_deferredForDump = false;
    }
    // What the dump's own session would have stored is right, unless the user says otherwise.
    if (rescoped && isWholeDump() && m_asked.onError == OnError::Stop)
        m_asked.onError = OnError::AsDump;
    else if (!isWholeDump() && m_asked.onError == OnError::AsDump)
        m_asked.onError = OnError::Stop;
    Q_EMIT sourceChanged();
    if (rescoped) {
        Q_EMIT optionsChanged();
        Q_EMIT nameChanged();
    }
    if (change == SourceChange::Rows)
        refreshMapping();
}

void MigrationDraft::setConnection(const ConnectionSpec &connection, const QString &password)
{
    m_target.connection = connection;
    m_target.password = password;
    m_target.facts.reset();
    Q_EMIT connectionChanged();
}

void MigrationDraft::setFacts(const std::optional<ServerFacts> &facts, const std::optional<HostFacts> &host)
{
    m_target.facts = facts;
    m_target.hostFacts = host;
    Q_EMIT connectionChanged();
    if (!facts)
        return;
    if (!m_settingsChosen) {
        m_asked.session = defaultSettings(*facts);
        Q_EMIT settingsChanged();
    }
}

void MigrationDraft::setTable(const TableSchema &table, const QString &createSql)
{
    m_target.tableSchema = table;
    m_target.schema = table.schema;
    m_target.table = table.name;
    m_target.createSql = createSql;
    Q_EMIT tableChanged();
    Q_EMIT nameChanged();
    refreshMapping();
}

void MigrationDraft::clearTable()
{
    m_target.tableSchema.reset();
    m_target.schema.clear();
    m_target.table.clear();
    m_target.createSql.clear();
    Q_EMIT tableChanged();
}

QVector<DateFinding> MigrationDraft::dateFindings() const
{
    return m_target.tableSchema && source().scan
               ? millrace::dateFindings(m_target.mapping, source(), *m_target.tableSchema,
                                        m_input.sampleRows())
               : QVector<DateFinding>();
}

QVector<Error> MigrationDraft::valueWarnings() const
{
    if (!m_target.tableSchema)
        return {};
    QVector<Error> warnings =
        checkProfile(m_target.mapping, source(), *m_target.tableSchema, m_input.sampleRows());
    const qint64 packet =
        m_target.facts ? m_target.facts->variables.value(u"max_allowed_packet"_s).toLongLong() : 0;
    if (const auto tooLong = checkPacket(m_target.mapping, source(), packet))
        warnings << *tooLong;
    return warnings;
}

QVector<Error> MigrationDraft::mappingErrors() const
{
    if (!m_target.tableSchema)
        return {};
    return checkMapping(m_target.mapping, source().fieldCount, *m_target.tableSchema);
}

void MigrationDraft::setMapping(const Mapping &mapping, Origin origin)
{
    m_target.mappingOrigin = origin;
    if (m_target.mapping == mapping)
        return;
    m_target.mapping = mapping;
    Q_EMIT mappingChanged();
}

void MigrationDraft::mapAutomatically()
{
    if (!m_target.tableSchema || source().fieldCount == 0)
        return;
    m_target.mappingOrigin = Origin::Detected;
    const bool isProposed = !m_target.createSql.isEmpty() && source().createSql.isEmpty();
    m_target.mapping = automaticMapping(source(), *m_target.tableSchema, isProposed);
    Q_EMIT mappingChanged();
}

void MigrationDraft::refreshMapping()
{
    if (!m_target.tableSchema || source().fieldCount == 0)
        return;
    // What was mapped by hand stays as long as it speaks of columns this table has and of as many fields.
    const auto known = [this](const QString &column) {
        return m_target.tableSchema->column(column) != nullptr;
    };
    const bool fits = m_target.mapping.fields.size() == source().fieldCount &&
                      std::all_of(m_target.mapping.fields.begin(), m_target.mapping.fields.end(),
                                  [&](const FieldBinding &field) {
                                      return field.kind != FieldBinding::Kind::Column || known(field.name);
                                  }) &&
                      std::all_of(m_target.mapping.expressions.begin(), m_target.mapping.expressions.end(),
                                  [&](const ColumnExpression &set) { return known(set.column); });
    if (m_target.mappingOrigin == Origin::Set && fits)
        Q_EMIT mappingChanged();
    else
        mapAutomatically();
}

void MigrationDraft::setPace(int workers, qint64 chunkRows, IndexPolicy indexes)
{
    m_asked.workers = workers;
    m_asked.chunkRows = chunkRows;
    m_asked.chunkBytes = 0;
    m_asked.indexes = indexes;
    takeOver({Choice::Workers, Choice::ChunkRows, Choice::Indexes});
    Q_EMIT optionsChanged();
}

std::optional<Choice> MigrationDraft::choiceOf(int Plan::*member)
{
    return member == &Plan::workers ? std::optional(Choice::Workers) : std::nullopt;
}

std::optional<Choice> MigrationDraft::choiceOf(qint64 Plan::*member)
{
    return member == &Plan::chunkRows ? std::optional(Choice::ChunkRows) : std::nullopt;
}

const PlanChoice *MigrationDraft::choice(Choice choice) const
{
    const auto found = std::find_if(m_asked.choices.begin(), m_asked.choices.end(),
                                    [choice](const PlanChoice &known) { return known.choice == choice; });
    return found == m_asked.choices.end() ? nullptr : &*found;
}

void MigrationDraft::takeOver(const QVector<Choice> &choices)
{
    for (const Choice choice : choices)
        markSet(m_asked, choice);
    chooseRest();
}

/// What nobody asked for, by what is known now.
void MigrationDraft::chooseRest()
{
    if (!m_choiceFacts || m_keepsChoices)
        return;
    m_asked = isWholeDump() ? chosenForDump(std::move(m_asked), *m_choiceFacts)
                            : chosen(std::move(m_asked), *m_choiceFacts);
}

void MigrationDraft::setByHand(Choice choice)
{
    takeOver({choice});
    Q_EMIT optionsChanged();
}

void MigrationDraft::chooseAutomatically(Choice choice)
{
    m_asked.choices.removeIf([choice](const PlanChoice &known) { return known.choice == choice; });
    m_keepsChoices = false;
    if (choice == Choice::Way)
        m_asked.wayIn = WayIn::Auto;
    chooseRest();
    Q_EMIT optionsChanged();
}

void MigrationDraft::setChoiceFacts(const std::optional<ChoiceFacts> &facts)
{
    m_choiceFacts = facts;
    if (!facts || m_keepsChoices)
        return;
    chooseRest();
    Q_EMIT optionsChanged();
}

OnDuplicate MigrationDraft::onDuplicate() const
{
    return m_asked.onError == OnError::AsServer ? OnDuplicate::Keep : m_asked.onDuplicate;
}

IndexPolicy MigrationDraft::indexes() const
{
    return indexesStayBecause(m_asked.indexes).isEmpty() ? m_asked.indexes : IndexPolicy::Keep;
}

RowOrder MigrationDraft::order() const
{
    return m_asked.order != RowOrder::File && orderObstacle() ? RowOrder::File : m_asked.order;
}

WayIn MigrationDraft::wayIn() const
{
    const bool shipsMany = isWholeDump() && m_asked.wayIn == WayIn::Ship;
    return source().isSameServerTable() || shipsMany ? WayIn::Auto : m_asked.wayIn;
}

RowMode MigrationDraft::rowMode() const
{
    Plan policies;
    policies.onError = m_asked.onError;
    policies.onDuplicate = onDuplicate();
    return policies.rowMode();
}

std::optional<IndexChoice> MigrationDraft::indexChoice(IndexPolicy policy) const
{
    if (!m_target.tableSchema || isWholeDump())
        return std::nullopt;
    const auto choice =
        chooseIndexes(*m_target.tableSchema,
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
    return reasons.join(u' ');
}

std::optional<Error> MigrationDraft::orderObstacle() const
{
    if (isWholeDump())
        return Error{.code = ErrorCode::OrderNotNeeded,
                     .what = tr("the tables of a whole dump are loaded as they stand in it.")};
    if (source().isOnServer())
        return Error{.code = ErrorCode::OrderNotNeeded,
                     .what = tr("rows of another server come in the order they are read in there.")};
    if (!m_target.tableSchema || m_target.mapping.fields.isEmpty() || source().isTable())
        return std::nullopt;
    const auto key = sortKeyFor(m_target.mapping, *m_target.tableSchema);
    return key ? std::nullopt : std::optional(key.error());
}

QString MigrationDraft::whyWholeFirst() const
{
    if (!source().isArriving() || isWholeDump())
        return {};
    if (!m_target.createSql.isEmpty() && source().createSql.isEmpty())
        return whyWholeForTable();
    const auto planned = plan();
    return planned ? millrace::whyWholeFirst(*planned, m_choiceFacts.value_or(ChoiceFacts())) : QString();
}

qint64 MigrationDraft::chunkCount() const
{
    if (isWholeDump())
        return -1; // each table has its own
    const qint64 rows = source().table ? source().table->rowsEstimate : source().totalRows();
    return rows < 0 ? -1 : (rows + m_asked.chunkRows - 1) / m_asked.chunkRows;
}

void MigrationDraft::setTuning(const TuningChoice &choice)
{
    m_settingsChosen = true;
    if (tuning() == choice)
        return;
    m_asked.session = choice.session;
    m_asked.global = choice.global;
    m_asked.host = choice.host;
    Q_EMIT settingsChanged();
}

void MigrationDraft::setSessionVariable(const QString &name, const QString &value)
{
    TuningChoice choice = tuning();
    choice.session.removeIf(
        [&](const SessionSetting &setting) { return setting.name.compare(name, Qt::CaseInsensitive) == 0; });
    if (!value.isEmpty())
        choice.session << SessionSetting{.name = name, .value = value};
    setTuning(choice);
}

void MigrationDraft::setRedoLogOffServer(const QString &uuid)
{
    if (m_asked.redoLogOffServer == uuid)
        return;
    m_asked.redoLogOffServer = uuid;
    Q_EMIT settingsChanged();
}

void MigrationDraft::setUnloggedServer(const QString &hostname)
{
    if (m_asked.unloggedServer == hostname)
        return;
    m_asked.unloggedServer = hostname;
    Q_EMIT settingsChanged();
}

std::optional<Error> MigrationDraft::tuningObstacle() const
{
    if (!m_target.facts)
        return std::nullopt;
    if (const auto refused = refuseSettings(m_asked.session, *m_target.facts))
        return refused;
    if (const auto refused = refuseUnlogged(m_asked.session, m_asked.unloggedServer, *m_target.facts))
        return refused;
    if (const auto refused = refuseGlobals(m_asked.global, m_asked.redoLogOffServer, *m_target.facts))
        return refused;
    Plan plan;
    plan.session = m_asked.session;
    plan.indexes = indexes();
    const auto unique = checkUniqueChecks(plan, *m_target.facts, m_target.tableSchema);
    return unique ? std::optional(unique->detail) : std::nullopt;
}

QString MigrationDraft::timeZone() const
{
    Plan plan;
    plan.source = source();
    plan.session = m_asked.session;
    return plan.sessionTimeZone();
}

QString MigrationDraft::name() const
{
    if (!m_asked.name.isEmpty() || source().name.isEmpty())
        return m_asked.name;
    if (isWholeDump())
        return source().files.isEmpty() ? source().name
                                        : QFileInfo(source().files.first().path).completeBaseName();
    return m_target.table.isEmpty() ? source().name
                                    : tr("%1 into %2.%3").arg(source().name, m_target.schema, m_target.table);
}

void MigrationDraft::setName(const QString &name)
{
    if (m_asked.name == name)
        return;
    m_asked.name = name;
    Q_EMIT nameChanged();
}

Result<Plan> MigrationDraft::plan() const
{
    if (const QVector<Error> errors = mappingErrors(); !errors.isEmpty())
        return fail(errors.first());
    Plan plan = policies();
    plan.source = source();
    plan.schema = m_target.schema;
    plan.table = m_target.table;
    plan.createSql = m_target.createSql;
    if (facts()) // what the server does not know of it would stop the load
        plan.source.sqlMode = mendedModes(plan.source.sqlMode, *facts()).sql;
    plan.mapping = m_target.mapping;
    MILLRACE_TRY_VOID(plan.validate());
    return plan;
}

Plan MigrationDraft::policies() const
{
    Plan plan = m_asked;
    plan.name = name();
    plan.connection = m_target.connection;
    plan.onDuplicate = onDuplicate();
    plan.indexes = indexes();
    plan.order = order();
    plan.wayIn = wayIn();
    if (isShipped()) { // nothing of it would do anything
        plan.global.clear();
        plan.host.clear();
        plan.limits = {};
    }
    return plan;
}

void MigrationDraft::openDump(const DumpPlan &plan, bool held)
{
    // Held before the first signal: pages answer it by asking the server.
    m_target = {.connection = plan.connection, .held = held};
    m_input = {};
    Q_EMIT sourceChanged();
    m_input.wholeDump = true;
    Plan policies = plan.tables.isEmpty() && plan.arriving ? plan.arriving->defaults : plan.tables.value(0);
    policies.name = plan.name;
    policies.workers = plan.workers;
    policies.order = RowOrder::File;
    openPolicies(policies);
}

void MigrationDraft::setPlan(const Plan &plan, bool held)
{
    m_input = SourceDraft::of(plan.source);
    m_sourcePassword = QString();
    m_target = {.connection = plan.connection,
                .held = held, // before the first signal, as above
                .schema = plan.schema,
                .table = plan.table,
                .createSql = plan.createSql,
                .mapping = plan.mapping,
                .mappingOrigin = Origin::Set};
    Q_EMIT sourceChanged();
    openPolicies(plan);
}

/// What a saved plan says beside source, target and mapping; an opened plan loses none of it.
void MigrationDraft::openPolicies(const Plan &plan)
{
    m_asked = plan;
    m_asked.source = {};
    m_asked.connection = {};
    m_asked.schema.clear();
    m_asked.table.clear();
    m_asked.createSql.clear();
    m_asked.mapping = {};
    m_deferredForDump = false;
    m_settingsChosen = true;
    for (const Choice each :
         {Choice::Indexes, Choice::Order, Choice::Workers, Choice::ChunkRows, Choice::Way, Choice::Verify})
        if (!choice(each)) // a plan that does not say was made by hand, or before Millrace chose
            markSet(m_asked, each);
    m_keepsChoices = true;
    Q_EMIT connectionChanged();
    Q_EMIT tableChanged();
    Q_EMIT mappingChanged();
    Q_EMIT optionsChanged();
    Q_EMIT settingsChanged();
    Q_EMIT nameChanged();
}

} // namespace millrace
