// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/load/control/statementkiller.h"

#include "core/base/literals.h"
#include "core/server/connection.h"

#include <algorithm>
#include <condition_variable>
#include <mutex>

namespace millrace {

StatementKiller::StatementKiller(const ResolvedConnection &target, int workers, std::stop_token stop)
    : m_target(target)
    , m_stop(std::move(stop))
    , m_watched(workers)
    , m_thread([this](std::stop_token ended) { run(ended); })
{}

StatementKiller::~StatementKiller()
{
    m_thread.request_stop();
}

void StatementKiller::watch(int worker, qint64 connectionId, const QString &place)
{
    const std::lock_guard lock(m_mutex);
    m_watched[worker] = {.id = connectionId, .place = place};
}

QVector<StatementKiller::Watched> StatementKiller::watched() const
{
    const std::lock_guard lock(m_mutex);
    return m_watched;
}

void StatementKiller::run(std::stop_token ended)
{
    using namespace std::chrono_literals;
    std::mutex mutex;
    std::condition_variable_any changed;
    std::unique_lock lock(mutex,
                          std::defer_lock); // a stop that came before makes the callback run here and now
    // Wakes for either token: for the run's stop by this callback, for our own end by the wait itself.
    const std::stop_callback onStop(m_stop, [&] {
        const std::lock_guard notifying(mutex);
        changed.notify_all();
    });
    lock.lock();
    changed.wait(lock, ended, [this] { return m_stop.stop_requested(); });

    const auto isWatching = [this] {
        const QVector<Watched> all = watched();
        return std::any_of(all.begin(), all.end(), [](const Watched &one) { return one.id != 0; });
    };
    std::unique_ptr<Connection> connection;
    for (auto pause = 200ms; !ended.stop_requested(); pause = 300ms) {
        changed.wait_for(lock, ended, pause, [] { return false; });
        if (ended.stop_requested() || !isWatching())
            continue;
        if (!connection) {
            auto opened = Connection::open(m_target);
            if (!opened)
                continue;
            connection = std::move(*opened);
        }
        for (const Watched &one : watched())
            if (one.id != 0 && (one.place.isEmpty() || one.place == connection->place()))
                (void)connection->execute(u"KILL QUERY %1"_s.arg(one.id));
    }
    lock.unlock(); // before the callback goes: one that is under way waits for the mutex
}

} // namespace millrace
