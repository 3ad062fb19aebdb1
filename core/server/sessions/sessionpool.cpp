// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/server/sessions/sessionpool.h"

#include "core/base/literals.h"

#include <algorithm>
#include <iterator>

namespace millrace {

std::unique_ptr<Connection> SessionPool::takeIdle()
{
    const std::lock_guard lock(m_mutex);
    if (m_idle.empty())
        return nullptr;
    // One that is ready for nothing first: another's owner may come back for it.
    const auto last = std::find_if(m_idle.rbegin(), m_idle.rend(),
                                   [](const Idle &idle) { return idle.readyFor.isEmpty(); });
    const auto taken = last == m_idle.rend() ? std::prev(m_idle.end()) : std::prev(last.base());
    auto session = std::move(taken->ready.session);
    m_idle.erase(taken);
    return session;
}

std::optional<ReadySession> SessionPool::takeReady(const QString &readyFor)
{
    for (;;) {
        ReadySession ready;
        {
            const std::lock_guard lock(m_mutex);
            const auto last = std::find_if(m_idle.rbegin(), m_idle.rend(),
                                           [&](const Idle &idle) { return idle.readyFor == readyFor; });
            if (last == m_idle.rend())
                return std::nullopt;
            const auto taken = std::prev(last.base());
            ready = std::move(taken->ready);
            m_idle.erase(taken);
        }
        if (ready.session->goOn())
            return ready;
    }
}

Result<std::unique_ptr<Connection>> SessionPool::open(const ResolvedConnection &target, int seconds)
{
    // A session that was idle for too long, or a server that was restarted, shows here.
    while (auto session = takeIdle())
        if (session->startOver(target.spec.schema))
            return session;
    ResolvedConnection there = target;
    there.opener.reset();
    MILLRACE_TRY(auto opened, Connection::open(there, seconds));
    learn(*opened);
    return opened;
}

/// A session that starts over is not given what init_connect does.
void SessionPool::learn(Connection &session)
{
    {
        const std::lock_guard lock(m_mutex);
        if (m_keeps)
            return;
    }
    const auto atConnect = session.value(u"SELECT @@GLOBAL.init_connect"_s);
    const std::lock_guard lock(m_mutex);
    m_keeps = atConnect && atConnect->toString().isEmpty();
}

bool SessionPool::keepsSessions() const
{
    const std::lock_guard lock(m_mutex);
    return m_keeps.value_or(false);
}

void SessionPool::closeIdle()
{
    while (takeIdle()) {
    }
}

void SessionPool::giveBack(std::unique_ptr<Connection> session)
{
    giveBackReady({.session = std::move(session)}, {});
}

void SessionPool::giveBackReady(ReadySession ready, const QString &readyFor)
{
    if (ready.session->isInTransaction() || !keepsSessions())
        return;
    ready.session->leaveThread();
    const std::lock_guard lock(m_mutex);
    m_idle.push_back({.ready = std::move(ready), .readyFor = readyFor});
}

} // namespace millrace
