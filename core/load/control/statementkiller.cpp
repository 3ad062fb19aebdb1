// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/load/control/statementkiller.h"

#include "core/base/literals.h"
#include "core/base/stoppable.h"
#include "core/server/connection.h"

#include <algorithm>
#include <chrono>

namespace millrace {

StatementKiller::StatementKiller(const ResolvedConnection &target, int workers, std::stop_token stop)
    : m_target(target)
    , m_stop(std::move(stop))
    , m_watched(static_cast<std::size_t>(workers))
    , m_onStop(m_stop,
               [this] { m_thread = std::jthread([this](const std::stop_token &ended) { run(ended); }); })
{}

void StatementKiller::watch(int worker, qint64 connectionId, const QString &place)
{
    const std::lock_guard lock(m_mutex);
    m_watched[static_cast<std::size_t>(worker)] = {.id = connectionId, .place = place};
}

std::vector<StatementKiller::Watched> StatementKiller::watched() const
{
    const std::lock_guard lock(m_mutex);
    return m_watched;
}

void StatementKiller::run(const std::stop_token &ended)
{
    using namespace std::chrono_literals;
    const auto isWatching = [this] {
        const std::vector<Watched> all = watched();
        return std::any_of(all.begin(), all.end(), [](const Watched &one) { return one.id != 0; });
    };
    std::unique_ptr<Connection> connection;
    for (auto pause = 200ms; sleepFor(ended, pause); pause = 300ms) {
        if (!isWatching())
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
}

} // namespace millrace
