// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/server/sessions/sessionpool.h"

#include "core/base/literals.h"

namespace millrace {

std::unique_ptr<Connection> SessionPool::takeIdle()
{
    const std::lock_guard lock(m_mutex);
    if (m_idle.empty())
        return nullptr;
    auto session = std::move(m_idle.back());
    m_idle.pop_back();
    return session;
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
    if (session->isInTransaction() || !keepsSessions())
        return;
    session->leaveThread();
    const std::lock_guard lock(m_mutex);
    m_idle.push_back(std::move(session));
}

} // namespace millrace
