// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/indexes/statementwatch.h"

#include "core/base/literals.h"

#include <optional>

namespace millrace {

using namespace std::chrono_literals;

namespace {

/// MySQL looks for a kill only between the fillings of its sort buffer, seconds apart (9.7: 0.5 to 4 s with
/// 64 and 256 MB). The end of the connection it carries out at once.
constexpr auto patience = 400ms;

} // namespace

StatementWatch::StatementWatch(const ResolvedConnection &target, const ServerFacts &facts,
                               const WatchedBuild &build, IndexBuildStatus *status, std::stop_token cancel)
    : m_target(target)
    , m_facts(facts)
    , m_build(build)
    , m_status(status)
    , m_cancel(std::move(cancel))
    , m_thread([this](std::stop_token finished) { run(std::move(finished)); })
{}

StatementWatch::~StatementWatch()
{
    finish();
}

void StatementWatch::finish()
{
    m_thread.request_stop();
    if (m_thread.joinable())
        m_thread.join();
}

void StatementWatch::run(std::stop_token finished)
{
    const std::stop_callback onCancel(m_cancel, [this] {
        {
            const std::lock_guard lock(m_mutex);
            m_kill = true;
        }
        m_woken.notify_all();
    });
    // The server may be out of connections: then try again, for without one nothing can be cancelled.
    std::unique_ptr<Connection> connection;
    std::optional<BuildProgressReader> reader;
    std::optional<std::chrono::steady_clock::time_point> firstKill;
    while (!finished.stop_requested()) {
        if (!connection || !connection->isAlive()) {
            reader.reset();
            if (auto opened = Connection::open(m_target))
                connection = std::move(*opened);
        }
        bool kill = false;
        {
            const std::lock_guard lock(m_mutex);
            kill = m_kill;
        }
        if (connection && kill) {
            if (!firstKill)
                firstKill = std::chrono::steady_clock::now();
            const bool slow = std::chrono::steady_clock::now() - *firstKill > patience;
            (void)connection->execute(
                u"KILL %1 %2"_s.arg(slow ? u"CONNECTION"_s : u"QUERY"_s).arg(m_build.threadId));
        } else if (connection && m_status) {
            if (!reader)
                reader.emplace(*connection, m_facts, m_build);
            reader->read(*m_status);
        }
        std::unique_lock lock(m_mutex);
        // Killing again and again: the first may come before the statement has begun.
        m_woken.wait_for(lock, finished, 250ms, [&] { return m_kill && !kill; });
    }
}

} // namespace millrace
