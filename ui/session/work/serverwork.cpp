// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/work/serverwork.h"

#include "core/base/literals.h"
#include "core/load/control/statementkiller.h"
#include "core/mapping/tables/ddl.h"
#include "core/mapping/textfields.h"
#include "core/plan/tableplanner.h"
#include "core/run/ship/shipcheckup.h"
#include "core/server/connection.h"
#include "core/server/login/knownservers.h"
#include "core/server/scratch/scratchserver.h"
#include "core/server/ssh/hostkeys.h"
#include "core/source/rowpick.h"
#include "core/source/sourceserver.h"
#include "core/tuning/sessionguard.h"
#include "ui/session/work/heldservers.h"

#include <QSet>

namespace millrace {

namespace {

const QString connectKey = u"connect"_s;
const QString tableKey = u"table"_s;
const QString tablesKey = u"tables"_s;
const QString detailsKey = u"details"_s;
const QString previewKey = u"preview"_s;
const QString preflightKey = u"preflight"_s;
/// As many as of a file.
constexpr qint64 rowsOfATable = 100;

struct PreviewQuestion
{
    Source source;
    RowSamples samples;
    QVector<Row> first;
    QVector<qint64> pinned;
    Mapping mapping;
    TableSchema table;
    QString timeZone; ///< empty: the server's own
    bool mariaDb = false;
};

struct PreviewAnswer
{
    Result<Preview> preview;
    std::optional<Error> pinnedError;
};

/// Which rows are shown: those asked for, the first, some from everywhere, the last; none twice.
QVector<PickedRow> rowsToShow(const PreviewQuestion &question, const QVector<PickedRow> &pinned)
{
    QVector<PickedRow> rows = pinned;
    QSet<qint64> numbers;
    for (const PickedRow &row : pinned)
        numbers << row.number;
    const auto add = [&](const PickedRow &row) {
        if (numbers.contains(row.number))
            return;
        numbers << row.number;
        rows << row;
    };
    for (const Row &row : question.first)
        add({.row = row, .number = row.row});
    for (const PickedRow &row : question.samples.spread)
        add(row);
    if (question.samples.last)
        add(*question.samples.last);
    return rows;
}

/// A private server that runs already, when it is of this flavour: starting one is the user's business.
std::unique_ptr<Connection> runningScratch(bool mariaDb)
{
    const ScratchServer scratch{ScratchServer::Options{}};
    if (!scratch.status().running)
        return {};
    const auto target = scratch.connection();
    if (!target)
        return {};
    auto connection = Connection::open(*target);
    if (!connection)
        return {};
    const auto version = (*connection)->value(u"SELECT VERSION()"_s);
    const bool same = version && version->toString().contains("MariaDB"_L1) == mariaDb;
    return same ? std::move(*connection) : nullptr;
}

/// The same rows where the account may make no temporary table.
Result<Preview> previewElsewhere(Connection &connection, const PreviewQuestion &question,
                                 const QVector<PickedRow> &rows, const Error &refused)
{
    const Dialect &dialect = question.source.dialect;
    if (const auto scratch = runningScratch(question.mariaDb)) {
        if (!question.timeZone.isEmpty())
            MILLRACE_TRY_VOID(scratch->execute(setSessionStatement(u"time_zone"_s, question.timeZone)));
        auto preview = previewOnScratch(*scratch, dialect, question.mapping, question.table, rows);
        if (preview) {
            preview->because = refused.howToFix;
            return preview;
        }
    }
    auto preview = previewExpressions(connection, dialect, question.mapping, question.table, rows);
    if (preview)
        preview->because = refused.howToFix;
    return preview;
}

/// What the load's own statement makes of the rows.
Result<Preview> previewHere(Connection &connection, const PreviewQuestion &question,
                            const QVector<PickedRow> &rows)
{
    const Source &source = question.source;
    if (source.isSameServerTable())
        return previewTable(connection, source, question.mapping, question.table, rowsOfATable);
    if (!source.isOnServer()) {
        auto preview = previewPicked(connection, source.dialect, question.mapping, question.table, rows);
        return !preview && preview.error().code == ErrorCode::PrivilegeMissing
                   ? previewElsewhere(connection, question, rows, preview.error())
                   : std::move(preview);
    }
    return previewPicked(connection, source.dialect,
                         sayingWhatIsText(question.mapping, source, question.table), question.table, rows);
}

/// As previewHere(), under the load's own time zone.
Result<Preview> previewOf(Connection &connection, const PreviewQuestion &question,
                          const QVector<PickedRow> &rows)
{
    if (question.timeZone.isEmpty())
        return previewHere(connection, question, rows);
    SessionGuard guard(connection);
    MILLRACE_TRY_VOID(guard.apply({SessionSetting{.name = u"time_zone"_s, .value = question.timeZone}}));
    auto preview = previewHere(connection, question, rows);
    if (const auto back = guard.putBack(); !back && preview)
        return fail(back.error());
    return preview;
}

/// Whoever asks. One server under two addresses is not told apart from two.
bool isSamePlace(const ConnectionSpec &one, const ConnectionSpec &other)
{
    return one.scratch == other.scratch && one.host == other.host && one.port == other.port &&
           one.socket == other.socket && one.ssh == other.ssh;
}

struct Greeting
{
    ServerFacts facts;
    std::optional<HostFacts> host;
    QStringList schemas;
    ResolvedConnection target;
};

/// What counting a schema gives.
struct Counted
{
    QHash<QString, TableDetails> details;
    QVector<TableReference> references;
};

Result<Counted> countTables(const ResolvedConnection &target, const QString &schema, std::stop_token stop)
{
    MILLRACE_TRY(const auto connection, Connection::open(target));
    StatementKiller killer(target, 1, stop);
    killer.watch(0, connection->threadId());
    MILLRACE_TRY(const auto details, listTableDetails(*connection, schema));
    MILLRACE_TRY(const auto references, tableReferences(*connection, schema));
    return Counted{details, references};
}

} // namespace

/// Touched by the queue's thread only.
struct ServerWork::Session
{
    std::unique_ptr<Connection> connection;
    ResolvedConnection target;
    // A proposed table lives as a temporary table in the session and must be made anew after a reconnect.
    QString proposedSchema, proposedTable, proposedSql;

    /// The connection, opened again when the server closed it meanwhile.
    Result<Connection *> ready()
    {
        if (connection && connection->isAlive())
            return connection.get();
        connection.reset();
        MILLRACE_TRY(auto opened, Connection::open(target));
        connection = std::move(opened);
        if (!proposedSql.isEmpty()) {
            MILLRACE_TRY_VOID(describeTable(*connection, proposedSchema, proposedTable, proposedSql));
        }
        return connection.get();
    }

    Result<Greeting> open(const ConnectionSpec &spec, const QString &password)
    {
        connection.reset();
        proposedSql.clear();
        MILLRACE_TRY(auto resolved, resolveTarget(spec, password));
        target = resolved;
        MILLRACE_TRY(auto opened, Connection::open(target));
        connection = std::move(opened);
        MILLRACE_TRY(auto facts, ServerFacts::read(*connection));
        MILLRACE_TRY(auto schemas, listSchemas(*connection));
        (void)KnownServers::add(spec); // a plan that names it is asked about once more, and no harm done
        return Greeting{facts, HostFacts::ofServer(target.spec, facts), schemas, target};
    }

    template <typename Ask> auto ask(Ask question) -> decltype(question(*connection))
    {
        MILLRACE_TRY(auto usable, ready());
        return question(*usable);
    }
};

ServerWork::ServerWork(MigrationDraft *draft, QObject *parent)
    : QObject(parent)
    , m_draft(draft)
    , m_session(std::make_shared<Session>())
    , m_queue([session = m_session] { session->connection.reset(); })
{
    m_previewDelay.setSingleShot(true);
    m_previewDelay.setInterval(120);
    connect(&m_previewDelay, &QTimer::timeout, this, &ServerWork::runPreview);
    connect(&m_queue, &WorkQueue::busyChanged, this, &ServerWork::stateChanged);
}

ServerWork::~ServerWork() = default;

void ServerWork::connectToServer()
{
    connectTrusting({});
}

void ServerWork::trustHostAndConnect()
{
    if (m_connectionError && showsHostKey(*m_connectionError))
        connectTrusting(m_connectionError->what);
}

void ServerWork::connectTrusting(const QString &trusted)
{
    const Source &source = m_draft->source();
    if (!source.isOnServer() || KnownServers::contains(*source.table->server))
        m_draft->releaseConnection(); // else a preflight would sign in to the source, too
    m_tableError.reset();
    forget();
    m_queue.post(
        connectKey,
        [session = m_session, spec = m_draft->connection(), password = m_draft->password(),
         trusted](std::stop_token) -> Result<Greeting> {
            if (!trusted.isEmpty())
                MILLRACE_TRY_VOID(trustShownHostKey(spec.ssh, trusted));
            return session->open(spec, password);
        },
        [this](Result<Greeting> greeting) {
            if (!greeting) {
                m_connectionError = greeting.error();
                Q_EMIT stateChanged();
                return;
            }
            m_schemas = greeting->schemas;
            m_target = greeting->target;
            Q_EMIT schemasChanged();
            m_draft->setFacts(greeting->facts, greeting->host);
            Q_EMIT stateChanged();
            Q_EMIT tablesChanged(); // there are none yet, for another reason now
            if (!m_draft->table().isEmpty() && m_draft->createSql().isEmpty())
                chooseTable(m_draft->schema(), m_draft->table());
            else if (!m_draft->table().isEmpty())
                proposeTable(m_draft->schema(), m_draft->table(), m_draft->createSql());
            const QString schema =
                !m_draft->schema().isEmpty() ? m_draft->schema() : m_draft->connection().schema;
            if (!schema.isEmpty())
                openSchema(schema);
            else if (m_schemas.size() == 1)
                openSchema(m_schemas.first());
        });
}

void ServerWork::disconnectFromServer()
{
    for (const QString &key : {connectKey, tableKey, tablesKey, previewKey, preflightKey})
        m_queue.cancel(key);
    forget();
    Q_EMIT stateChanged();
}

/// What is known of a server that is left.
void ServerWork::forget()
{
    m_connectionError.reset();
    m_schemas.clear();
    m_openedSchema.clear();
    forgetTables();
    m_draft->setFacts({});
    Q_EMIT schemasChanged();
    Q_EMIT tablesChanged();
}

void ServerWork::forgetTables()
{
    m_counting.cancel(detailsKey);
    m_tables.clear();
    m_tableDetails.reset();
    m_references.clear();
}

void ServerWork::openSchema(const QString &schema)
{
    m_openedSchema = schema;
    forgetTables();
    setTableError({});
    Q_EMIT tablesChanged();
    m_queue.post(
        tablesKey,
        [session = m_session, schema](std::stop_token) {
            return session->ask([&](Connection &connection) { return listTables(connection, schema); });
        },
        [this](Result<QVector<TableSummary>> tables) {
            if (tables)
                m_tables = *tables;
            else
                setTableError(tables.error());
            Q_EMIT tablesChanged();
            if (!tables || m_tables.isEmpty())
                return;
            chooseNamesake();
            countDetails();
        });
}

void ServerWork::chooseNamesake()
{
    const Source &source = m_draft->source();
    if (m_draft->isWholeDump() || source.isEmpty() || !m_draft->table().isEmpty() ||
        m_queue.isBusy(tableKey)) // somebody has, and the server is being asked for it
        return;
    const bool isItself =
        source.table && source.table->schema == m_openedSchema &&
        (!source.table->server || isSamePlace(*source.table->server, m_draft->connection()));
    QStringList alike;
    for (const TableSummary &table : std::as_const(m_tables)) {
        if (isItself && table.name == source.table->name)
            continue;
        if (table.name == source.name)
            return chooseTable(m_openedSchema, table.name);
        if (table.name.compare(source.name, Qt::CaseInsensitive) == 0)
            alike << table.name;
    }
    if (alike.size() == 1)
        chooseTable(m_openedSchema, alike.first());
}

void ServerWork::countDetails()
{
    m_counting.post(
        detailsKey,
        [target = m_target, schema = m_openedSchema](std::stop_token stop) {
            return countTables(target, schema, std::move(stop));
        },
        [this](Result<Counted> counted) {
            if (!counted) // the list does without
                return;
            m_tableDetails = counted->details;
            m_references = counted->references;
            Q_EMIT tableDetailsChanged();
        });
}

void ServerWork::chooseTable(const QString &schema, const QString &table)
{
    setTableError({});
    m_queue.post(
        tableKey,
        [session = m_session, schema, table](std::stop_token) {
            session->proposedSql.clear();
            return session->ask([&](Connection &connection) { return readTable(connection, schema, table); });
        },
        [this](Result<TableSchema> found) {
            if (found)
                m_draft->setTable(*found);
            else
                setTableError(found.error());
        });
}

void ServerWork::proposeTable(const QString &schema, const QString &table, const QString &createSql)
{
    setTableError({});
    m_queue.post(
        tableKey,
        [session = m_session, schema, table, createSql](std::stop_token) {
            session->proposedSql.clear();
            auto described = session->ask(
                [&](Connection &connection) { return describeTable(connection, schema, table, createSql); });
            if (described) {
                session->proposedSchema = schema;
                session->proposedTable = table;
                session->proposedSql = createSql;
            }
            return described;
        },
        [this, schema, table, createSql](Result<TableSchema> described) {
            if (described)
                m_draft->setTable(*described,
                                  retargetedCreateTable(createSql, schema, table).value_or(QString()));
            else
                setTableError(described.error());
        });
}

void ServerWork::requestPreview()
{
    // The rows of a table are read by the preview itself.
    if (!m_draft->isTargetReady() ||
        (m_draft->input().sample.isEmpty() && !m_draft->source().isSameServerTable()))
        return;
    m_previewDelay.start();
    Q_EMIT previewChanged();
}

void ServerWork::cancelPreview()
{
    const bool wasPreviewing = isPreviewing();
    m_previewDelay.stop();
    m_queue.cancel(previewKey);
    if (wasPreviewing)
        Q_EMIT previewChanged();
}

void ServerWork::runPreview()
{
    if (!m_draft->isTargetReady() || !m_draft->mappingErrors().isEmpty()) {
        m_preview.reset();
        m_previewError.reset();
        Q_EMIT previewChanged();
        return;
    }
    const PreviewQuestion question{.source = m_draft->source(),
                                   .samples = m_draft->input().rowSamples,
                                   .first = m_draft->input().sample,
                                   .pinned = m_draft->input().pinnedRows,
                                   .mapping = m_draft->mapping(),
                                   .table = *m_draft->tableSchema(),
                                   .timeZone = m_draft->timeZone(),
                                   .mariaDb = m_draft->facts()->isMariaDb()};
    m_queue.post(
        previewKey,
        [session = m_session, question](std::stop_token stop) {
            PreviewAnswer answer{.preview = Preview()};
            QVector<PickedRow> pinned;
            if (!question.pinned.isEmpty() && !question.source.isTable()) {
                auto found =
                    rowsNumbered(question.source, question.samples.places, question.pinned, {.stop = stop});
                if (found)
                    pinned = *found;
                else
                    answer.pinnedError = found.error();
            }
            answer.preview = session->ask([&](Connection &connection) {
                // An expression may take minutes; the next request must not wait for an answer nobody wants.
                StatementKiller killer(session->target, 1, stop);
                killer.watch(0, connection.threadId());
                return previewOf(connection, question, rowsToShow(question, pinned));
            });
            // A kill that came too late would hit the next statement, and one in the middle can leave
            // settings behind: the session is begun anew.
            if (stop.stop_requested())
                session->connection.reset();
            return answer;
        },
        [this](PreviewAnswer answer) {
            m_preview.reset();
            m_previewError.reset();
            m_pinnedError = answer.pinnedError;
            if (answer.preview)
                m_preview = std::move(*answer.preview);
            else
                m_previewError = answer.preview.error();
            if (m_preview && m_draft->source().isSameServerTable() && m_draft->input().sample.isEmpty()) {
                QVector<Row> sample;
                for (const PreviewRow &row : std::as_const(m_preview->rows))
                    sample << row.source;
                m_draft->change(&SourceDraft::setSample, sample);
            }
            Q_EMIT previewChanged();
        });
    Q_EMIT previewChanged();
}

void ServerWork::requestPreflight()
{
    const auto refuse = [this](const QString &topic, const Error &why) {
        m_preflight = PreflightResult{
            .findings = {Finding{.severity = Finding::Severity::Blocking, .topic = topic, .detail = why}}};
        Q_EMIT preflightChanged();
    };
    m_preflight.reset();
    const auto plan = m_draft->plan();
    if (!plan)
        return refuse(tr("Plan"), plan.error());
    if (m_draft->isConnectionHeld())
        return refuse(tr("Server"), HeldServers::notAsked());
    m_queue.post(
        preflightKey,
        [plan = *plan, password = m_draft->password(),
         sourcePassword = m_draft->sourcePassword()](std::stop_token) {
            // Here and not before: an option group is read by a program.
            const auto source = plan.source.isOnServer() ? resolveSource(plan.source, sourcePassword)
                                                         : Result<ResolvedConnection>(ResolvedConnection());
            return preflightRun(plan, resolveTarget(plan.connection, password),
                                source ? std::optional(*source) : std::nullopt);
        },
        [this](PreflightResult result) {
            m_preflight = std::move(result);
            Q_EMIT preflightChanged();
        });
    Q_EMIT preflightChanged();
}

void ServerWork::setTableError(const std::optional<Error> &error)
{
    m_tableError = error;
    Q_EMIT stateChanged();
}

} // namespace millrace
