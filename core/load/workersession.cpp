// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/load/workersession.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/load/chunks/filerows.h"
#include "core/load/chunks/serverrows.h"
#include "core/load/chunks/tablerows.h"
#include "core/load/writers/insertwriter.h"
#include "core/load/writers/localwriter.h"
#include "core/load/writers/serverfilewriter.h"
#include "core/load/writers/tablewriter.h"
#include "core/plan/statements.h"
#include "core/server/freshreads.h"
#include "core/sql/quoting.h"

#include <algorithm>
#include <array>
#include <utility>

namespace millrace {

namespace {

QString endedWithItsSession()
{
    return CoreText::tr("ended with its session, for others it was always");
}

/// INSERT … SELECT for a table; for files the plan's way in, and where that is Auto, LOCAL when the server
/// allows it and INSERT when not. LOCAL cannot but overwrite or bend rows, and where nothing can be undone
/// only INSERT says exactly which rows are in; as the server does it, LOCAL neither overwrites nor stops.
std::unique_ptr<RangeWriter> makeWriter(const WriterContext &context, bool localAllowed)
{
    const WayIn way = context.plan.wayIn;
    if (context.plan.source.isSameServerTable())
        return std::make_unique<TableWriter>(context);
    if (!context.canUndo && context.plan.onError != OnError::AsServer)
        return std::make_unique<InsertWriter>(context);
    if (way == WayIn::ServerFile)
        return std::make_unique<ServerFileWriter>(context);
    if (way == WayIn::Insert || (way == WayIn::Auto && !localAllowed))
        return std::make_unique<InsertWriter>(context);
    return std::make_unique<LocalWriter>(context);
}

} // namespace

/// A connection, set up for loading: strictness, settings of the plan, the way in.
class WorkerSession::Link final : public LoadSession
{
public:
    Link(WorkerSession &worker, std::unique_ptr<Connection> connection)
        : m_worker(worker)
        , m_connection(std::move(connection))
        , m_guard(*m_connection)
    {
        if (worker.m_context.sockets)
            m_socket.emplace(*worker.m_context.sockets, m_connection->socketDescriptor());
    }

    /// Without an end() the connection goes as it is, in the middle of whatever it does.
    ~Link() override
    {
        m_worker.m_killer.watch(m_worker.m_worker, 0);
        if (m_writer && !m_guard.changes().isEmpty())
            m_worker.m_settingsEnd = {.changes = m_guard.changes(), .how = endedWithItsSession()};
        m_guard.forget();
    }

    /// \a ready: what is known of a session that is ready; null: it is as good as new.
    Result<void> prepare(FeedGate &gate, const ReadySession *ready)
    {
        const Context &context = m_worker.m_context;
        if (ready) {
            m_guard.takeOver(context.plan.sessionSettings(), ready->before);
            m_replacedRaw = ready->replaced;
        } else {
            MILLRACE_TRY_VOID(prepareSession(context.plan, *m_connection));
            MILLRACE_TRY_VOID(m_guard.apply(context.plan.sessionSettings()));
        }
        if (m_worker.m_source)
            m_rows = std::make_unique<ServerRows>(context.plan, *m_worker.m_source, context.folder);
        else if (context.plan.source.isTable())
            m_rows = std::make_unique<TableRows>(context.plan, *m_connection, context.folder);
        else
            m_rows = std::make_unique<FileRows>(context.plan.source, context.sorted);
        m_writer = makeWriter({.plan = context.plan,
                               .runId = context.runId,
                               .rows = *m_rows,
                               .connection = *m_connection,
                               .gate = gate,
                               .content = context.content,
                               .numberedConditions = context.numberedConditions,
                               .canUndo = context.canUndo},
                              context.localAllowed);
        return {};
    }

    const QVector<SessionGuard::Change> &settings() const { return m_guard.changes(); }
    Connection &connection() { return *m_connection; }

    Result<void> transact(Step step) override
    {
        static const std::array statements{u"START TRANSACTION"_s, u"SAVEPOINT millrace_range"_s,
                                           u"ROLLBACK TO SAVEPOINT millrace_range"_s, u"ROLLBACK"_s,
                                           u"COMMIT"_s};
        return m_connection->execute(statements.at(static_cast<std::size_t>(step)));
    }
    Result<WriteOutcome> write(const Chunk &range, RowMode mode) override
    {
        m_replacedRaw.reset();
        return m_writer->write(range, mode);
    }
    qint64 rowsConfirmed() const override { return m_writer->rowsConfirmed(); }
    /// REPLACE does not count a row as Deleted when the new one is identical (HA_ERR_RECORD_IS_THE_SAME in
    /// the servers' write_record), but every replacement is a handler call that is counted.
    Result<qint64> rowsReplaced() override
    {
        // Between two writes is nothing but the end of a transaction and a line of the journal, which are not
        // counted; and the server goes through all its hundreds for an answer.
        if (m_replacedRaw)
            return *m_replacedRaw / m_worker.m_context.countsPerRow;
        // With WHERE the server would write down all of its hundreds first.
        MILLRACE_TRY(const auto status, m_connection->rows(u"SHOW SESSION STATUS LIKE 'Handler%te'"_s));
        qint64 sum = 0;
        for (const auto &row : status)
            if (const QString name = row.value(0).toString();
                name == "Handler_update"_L1 || name == "Handler_delete"_L1)
                sum += row.value(1).toLongLong();
        m_replacedRaw = sum;
        return sum / m_worker.m_context.countsPerRow;
    }
    Result<void> addToJournal(const Chunk &piece, const ChunkTally &tally) override
    {
        return m_worker.m_context.journal.add(*m_connection, piece, tally);
    }
    Result<std::optional<ChunkTally>> findInJournal(const Chunk &piece) override
    {
        MILLRACE_TRY(const auto entry, m_worker.m_context.journal.find(*m_connection, piece));
        return entry ? std::optional(entry->tally) : std::nullopt;
    }
    RowSupply &rows() override { return *m_rows; }

    void end() override
    {
        m_worker.m_killer.watch(m_worker.m_worker, 0);
        const auto changes = m_guard.changes();
        m_worker.m_settingsEnd = {};
        if (keepsSessions(m_worker.m_context.target) && !m_worker.m_killer.isStopping()) {
            // Whoever has it next and does something else begins with the server's own.
            m_worker.m_settingsEnd = {.changes = changes, .how = endedWithItsSession()};
            m_guard.forget();
            m_writer.reset();
            m_rows.reset();
            m_socket.reset();
            QStringList before;
            for (const SessionGuard::Change &change : changes)
                before << change.before;
            giveBackReady(
                m_worker.m_context.target,
                {.session = std::move(m_connection), .before = std::move(before), .replaced = m_replacedRaw},
                m_worker.readyFor());
        } else if (const auto back = m_guard.putBack(); back)
            m_worker.m_settingsEnd = {.changes = changes, .how = CoreText::tr("put back to")};
        else if (!m_connection->isAlive())
            m_worker.m_settingsEnd = {.changes = changes, .how = endedWithItsSession()};
        else
            m_worker.m_context.log.warning(back.error());
    }

private:
    WorkerSession &m_worker;
    std::unique_ptr<Connection> m_connection;
    std::optional<SocketWatch::Entry> m_socket; ///< of the connection
    SessionGuard m_guard;                       ///< declared after the connection it works on
    /// What the server counts of replaced rows, before countsPerRow; unset: it may have counted since.
    std::optional<qint64> m_replacedRaw;
    std::unique_ptr<RowSupply> m_rows;
    std::unique_ptr<RangeWriter> m_writer;
};

Result<void> WorkerSession::join(SourceSnapshot &snapshot)
{
    MILLRACE_TRY(m_source, SourceSession::join(snapshot, m_worker));
    return {};
}

Result<std::unique_ptr<LoadSession>> WorkerSession::open(FeedGate &gate, ChunkId lost)
{
    // Who was killed or lost one wants to be sure.
    const QString wanted = lost.value > 0 ? QString() : readyFor();
    auto ready = wanted.isEmpty() ? std::nullopt : takeReady(m_context.target, wanted);
    const bool isReady = ready.has_value();
    if (!isReady) {
        MILLRACE_TRY(auto opened, Connection::open(m_context.target));
        ready = ReadySession{.session = std::move(opened)};
    }
    auto link = std::make_unique<Link>(*this, std::move(ready->session));
    MILLRACE_TRY_VOID(link->prepare(gate, isReady ? &*ready : nullptr));
    if (m_worker == 0 && !std::exchange(m_announced, true))
        for (const SessionGuard::Change &change : link->settings())
            m_context.log.event(Event::Kind::SettingChanged,
                                CoreText::tr("%1: %2 → %3 in the workers' sessions")
                                    .arg(change.name, change.before, change.during),
                                {{u"name"_s, change.name},
                                 {u"from"_s, change.before},
                                 {u"to"_s, change.during},
                                 {u"scope"_s, u"session"_s}});
    m_killer.watch(m_worker, link->connection().threadId(), link->connection().place());
    // A proxy may have led us to a node that has not made the table and the journal yet.
    if (freshWayOf(link->connection()).kind != ClusterKind::None) {
        FreshReads fresh(link->connection());
        MILLRACE_TRY_VOID(fresh.ask([&link] { return link->connection().value(u"SELECT 1"_s); }));
    }
    // Our old session may wait for rows that never come, with all its locks.
    if (lost.value > 0)
        (void)killOrphans(link->connection(), m_context.runId, lost.value);
    return link;
}

/// All that is set in a session of this plan's workers. Empty where a load may leave more than that behind:
/// what triggers and expressions do to variables of the session nobody can tell.
QString WorkerSession::readyFor() const
{
    const Plan &plan = m_context.plan;
    const bool usesVariables =
        !plan.mapping.expressions.isEmpty() ||
        std::any_of(plan.mapping.fields.begin(), plan.mapping.fields.end(),
                    [](const FieldBinding &field) { return field.kind == FieldBinding::Kind::Variable; });
    if (m_context.hasTriggers || usesVariables || plan.source.isTable())
        return {};
    QStringList all{u"worker"_s, m_context.target.spec.schema};
    all << sessionStatements(plan);
    for (const SessionSetting &setting : plan.sessionSettings())
        all << setSessionStatement(setting.name, setting.value);
    return all.join(u'\n');
}

void WorkerSession::SettingsEnd::announce(RunLog &log) const
{
    for (const SessionGuard::Change &change : changes)
        log.event(Event::Kind::SettingChanged, u"%1: %2 %3"_s.arg(change.name, how, change.before),
                  {{u"name"_s, change.name},
                   {u"from"_s, change.during},
                   {u"to"_s, change.before},
                   {u"scope"_s, u"session"_s}});
}

Result<int> killOrphans(Connection &connection, const QString &runId, qint64 chunk)
{
    const QString pattern = chunk > 0 ? u"millrace %1 chunk %2[^0-9]"_s.arg(runId).arg(chunk)
                                      : u"millrace %1 chunk [0-9]"_s.arg(runId);
    MILLRACE_TRY(const auto found,
                 connection.rows(
                     u"SELECT ID FROM information_schema.PROCESSLIST WHERE INFO REGEXP %1 "
                     "AND ID <> CONNECTION_ID() AND INFO NOT LIKE 'SELECT%'"_s.arg(quotedString(pattern))));
    int ended = 0;
    for (const auto &row : found) {
        const QString id = QString::number(row.value(0).toLongLong());
        ended += connection.execute(u"KILL CONNECTION %1"_s.arg(id)) ? 1 : 0;
    }
    return ended;
}

} // namespace millrace
