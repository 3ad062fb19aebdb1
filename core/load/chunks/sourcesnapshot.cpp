// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/load/chunks/sourcesnapshot.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/stoppable.h"
#include "core/base/text.h"
#include "core/base/wallclock.h"
#include "core/server/errorcatalogue.h"
#include "core/source/sourceserver.h"

#include <QElapsedTimer>
#include <algorithm>

namespace millrace {

namespace {

tl::unexpected<Error> cancelled()
{
    return fail(runStopped());
}

} // namespace

SourceSnapshot::SourceSnapshot(const Context &context, int sessions, std::stop_token stop)
    : m_context(context)
    , m_sessions(sessions)
    , m_stop(std::move(stop))
    , m_killer(context.server, sessions, m_stop)
{}

Result<std::unique_ptr<Connection>> SourceSnapshot::open(int slot)
{
    constexpr int mostAttempts = 3;
    for (int attempt = 1;; ++attempt) {
        auto connection = openSource(m_context.server, m_context.plan.timeZone());
        if (connection)
            m_killer.watch(slot, (*connection)->threadId());
        // Lost between its login and its first statement: the server is there.
        const bool lost = !connection && isConnectionLoss(connection.error().context.serverCode.value_or(0));
        if (!lost || attempt == mostAttempts)
            return connection;
    }
}

Result<void> SourceSnapshot::begin(Connection &session) const
{
    for (const QString &statement : snapshotStatements())
        MILLRACE_TRY_VOID(session.execute(statement));
    return {};
}

/// As long as the lock is held, a session that is opened anew sees what the lost one would have seen.
Result<void> SourceSnapshot::beginWithOthers(int slot, std::unique_ptr<Connection> &session)
{
    constexpr int mostAttempts = 5;
    for (int attempt = 1;; ++attempt) {
        auto begun = begin(*session);
        if (begun || attempt == mostAttempts || begun.error().code != ErrorCode::SourceConnectionLost)
            return begun;
        auto again = open(slot);
        if (again)
            session = std::move(*again);
        else if (again.error().code != ErrorCode::SourceConnectionLost)
            return fail(again.error());
    }
}

Result<std::unique_ptr<Connection>> SourceSnapshot::join(int slot)
{
    auto session = open(slot);
    if (!session || m_context.plan.source.table->key.isEmpty())
        return session;
    bool last = false;
    {
        const std::lock_guard lock(m_mutex);
        last = ++m_opened == m_sessions;
    }
    MILLRACE_TRY_VOID(last ? lead(slot, *session) : follow(slot, *session));
    return session;
}

/// The last to come: keeps writers away until all have begun.
Result<void> SourceSnapshot::lead(int slot, std::unique_ptr<Connection> &own)
{
    SnapshotNote made{.atMs = wallNowMs(), .sessions = m_sessions};
    QElapsedTimer timer;
    timer.start();
    MILLRACE_TRY(auto locker, lockTable(made.why));
    made.joint = locker != nullptr;
    const qint64 lockedMs = timer.elapsed();
    {
        const std::lock_guard lock(m_mutex);
        m_phase = Phase::Starting;
        m_changed.notify_all();
    }
    MILLRACE_TRY_VOID(beginWithOthers(slot, own));
    {
        std::unique_lock lock(m_mutex);
        ++m_started;
        if (!m_changed.wait(lock, m_stop, [this] { return m_started == m_sessions; }))
            return cancelled();
    }
    // A lock that was lost on the way may have let writers in before the last session began.
    if (locker && !locker->execute(u"UNLOCK TABLES"_s)) {
        made.joint = false;
        made.why = CoreText::tr("the session that held the lock was lost");
    }
    made.lockMs = made.joint ? timer.elapsed() - lockedMs : 0;
    MILLRACE_TRY_VOID(note(made));
    const std::lock_guard lock(m_mutex);
    m_phase = Phase::Done;
    m_changed.notify_all();
    return {};
}

Result<void> SourceSnapshot::follow(int slot, std::unique_ptr<Connection> &own)
{
    {
        std::unique_lock lock(m_mutex);
        if (!m_changed.wait(lock, m_stop, [this] { return m_phase != Phase::Opening; }))
            return cancelled();
    }
    MILLRACE_TRY_VOID(beginWithOthers(slot, own));
    std::unique_lock lock(m_mutex);
    ++m_started;
    m_changed.notify_all();
    return m_changed.wait(lock, m_stop, [this] { return m_phase == Phase::Done; }) ? Result<void>()
                                                                                   : cancelled();
}

/// A connection that holds the lock; null where there is none to be had, and \a why.
Result<std::unique_ptr<Connection>> SourceSnapshot::lockTable(QString &why) const
{
    const SourceTable &table = *m_context.plan.source.table;
    std::unique_ptr<Connection> none;
    if (!table.hasSnapshots()) {
        why = CoreText::tr("%1 has no snapshots").arg(table.engine);
        return none;
    }
    MILLRACE_TRY(auto locker, openSource(m_context.server, m_context.plan.timeZone()));
    // Whoever waits for this lock keeps all later writers waiting as well: never for long.
    MILLRACE_TRY_VOID(locker->execute(u"SET SESSION lock_wait_timeout = %1"_s.arg(lockWaitSeconds)));
    for (int attempt = 1;; ++attempt) {
        const auto locked = locker->execute(lockSourceStatement(table));
        if (locked)
            return locker;
        if (m_stop.stop_requested())
            return cancelled();
        const bool busy = locked.error().context.serverCode.value_or(0) == 1205;
        if (busy && attempt < lockAttempts)
            continue;
        why = busy ? CoreText::tr("writers held %1 longer than the lock may wait").arg(table.text())
                   : locked.error().what;
        return none;
    }
}

Result<std::unique_ptr<Connection>> SourceSnapshot::rejoin(int slot, const Error &loss)
{
    m_context.log.event(Event::Kind::Warning, CoreText::tr("%1 The session is opened again").arg(loss.what),
                        {{u"code"_s, static_cast<int>(loss.code)}});
    const bool keyed = !m_context.plan.source.table->key.isEmpty();
    QElapsedTimer timer;
    timer.start();
    for (int attempt = 1;; ++attempt) {
        auto session = open(slot);
        const auto begun = !session ? Result<void>(fail(session.error()))
                           : keyed  ? begin(**session)
                                    : Result<void>();
        if (begun) {
            MILLRACE_TRY_VOID(
                keyed ? note({.atMs = wallNowMs(), .sessions = 1, .why = CoreText::tr("a session was lost")})
                      : Result<void>());
            return session;
        }
        if (begun.error().code != ErrorCode::SourceConnectionLost ||
            timer.elapsed() > reconnectSeconds * 1000) {
            Error error = begun.error();
            error.howToFix =
                CoreText::tr("Bring the source's server back, then resume the run: %1").arg(error.howToFix);
            return fail(error);
        }
        if (!sleepFor(m_stop, std::chrono::milliseconds(100 << std::min(attempt, 5))))
            return cancelled();
    }
}

void SourceSnapshot::breakOff(const Connection &session) const
{
    const auto side = Connection::open(m_context.server);
    if (side)
        (void)(*side)->execute(u"KILL QUERY %1"_s.arg(session.threadId()));
}

Result<void> SourceSnapshot::note(const SnapshotNote &note)
{
    MILLRACE_TRY_VOID(m_context.folder.append(note));
    const SourceTable &table = *m_context.plan.source.table;
    const QString sessions = counted(note.sessions, CoreText::tr("session"), CoreText::tr("sessions"));
    m_context.log.event(
        note.joint ? Event::Kind::Note : Event::Kind::Warning,
        note.joint ? CoreText::tr("Snapshot of %1 on %2: %3 at one moment, writers locked out for %4 ms")
                         .arg(table.text(), table.server->displayName(), sessions)
                         .arg(note.lockMs)
                   : CoreText::tr("Not one snapshot of %1 on %2: %3 of a moment of their own (%4)")
                         .arg(table.text(), table.server->displayName(), sessions, note.why),
        {{u"joint"_s, note.joint}, {u"sessions"_s, note.sessions}});
    return {};
}

SourceSession::SourceSession(SourceSnapshot &snapshot, int slot, std::unique_ptr<Connection> connection)
    : m_snapshot(snapshot)
    , m_slot(slot)
    , m_connection(std::move(connection))
{}

SourceSession::~SourceSession()
{
    m_snapshot.leave(m_slot);
}

Result<std::unique_ptr<SourceSession>> SourceSession::join(SourceSnapshot &snapshot, int slot)
{
    MILLRACE_TRY(auto connection, snapshot.join(slot));
    return std::unique_ptr<SourceSession>(new SourceSession(snapshot, slot, std::move(connection)));
}

Result<void> SourceSession::reopen(const Error &loss)
{
    MILLRACE_TRY(m_connection, m_snapshot.rejoin(m_slot, loss));
    m_dump.reset();
    return {};
}

Result<const TableDump *> SourceSession::dump()
{
    if (!m_dump) {
        MILLRACE_TRY(m_dump, TableDump::open(*m_connection, m_snapshot.plan().source));
    }
    return &*m_dump;
}

} // namespace millrace
