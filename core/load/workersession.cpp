// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/load/workersession.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/load/chunks/filerows.h"
#include "core/load/chunks/serverrows.h"
#include "core/load/chunks/tablerows.h"
#include "core/load/writers/writerfactory.h"
#include "core/plan/statements.h"
#include "core/sql/quoting.h"

namespace millrace {

WorkerSession::WorkerSession(const Context &context, std::unique_ptr<Connection> connection)
    : m_context(context)
    , m_connection(std::move(connection))
    , m_guard(*m_connection)
{
    if (context.sockets)
        m_socket.emplace(*context.sockets, m_connection->socketDescriptor());
}

Result<std::unique_ptr<WorkerSession>> WorkerSession::open(const Context &context, FeedGate &gate, int worker,
                                                           bool announced, SourceSession *source)
{
    MILLRACE_TRY(auto connection, Connection::open(context.target));
    std::unique_ptr<WorkerSession> session(new WorkerSession(context, std::move(connection)));
    MILLRACE_TRY_VOID(prepareSession(context.plan, *session->m_connection));
    MILLRACE_TRY_VOID(session->m_guard.apply(context.plan.sessionSettings()));
    if (worker == 0 && !announced)
        for (const SessionGuard::Change &change : session->m_guard.changes())
            context.log.event(Event::Kind::SettingChanged,
                              CoreText::tr("%1: %2 → %3 in the workers' sessions")
                                  .arg(change.name, change.before, change.during),
                              {{u"name"_s, change.name},
                               {u"from"_s, change.before},
                               {u"to"_s, change.during},
                               {u"scope"_s, u"session"_s}});

    if (source)
        session->m_rows = std::make_unique<ServerRows>(context.plan, *source, context.folder);
    else if (context.plan.source.isTable())
        session->m_rows = std::make_unique<TableRows>(context.plan, *session->m_connection, context.folder);
    else
        session->m_rows = std::make_unique<FileRows>(context.plan.source, context.sorted);
    session->m_writer = makeWriter({.plan = context.plan,
                                    .runId = context.runId,
                                    .rows = *session->m_rows,
                                    .connection = *session->m_connection,
                                    .gate = gate,
                                    .content = context.content,
                                    .numberedConditions = context.numberedConditions},
                                   context.localAllowed);
    session->m_loader =
        std::make_unique<ChunkLoader>(ChunkLoader::Context{.plan = context.plan,
                                                           .rows = *session->m_rows,
                                                           .connection = *session->m_connection,
                                                           .writer = *session->m_writer,
                                                           .journal = context.journal,
                                                           .folder = context.folder,
                                                           .statistics = context.statistics,
                                                           .gate = gate,
                                                           .worker = worker});
    return session;
}

WorkerSession::SettingsEnd WorkerSession::close()
{
    const auto changes = m_guard.changes();
    const auto back = m_guard.putBack();
    if (back)
        return {.changes = changes, .how = CoreText::tr("put back to")};
    if (!m_connection->isAlive())
        return {.changes = changes, .how = CoreText::tr("ended with its session, for others it was always")};
    m_context.log.event(Event::Kind::Warning, back.error().text(),
                        {{u"code"_s, static_cast<int>(back.error().code)}});
    return {};
}

WorkerSession::SettingsEnd WorkerSession::abandon()
{
    const auto changes = m_guard.changes();
    m_guard.forget();
    return {.changes = changes, .how = CoreText::tr("ended with its session, for others it was always")};
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
