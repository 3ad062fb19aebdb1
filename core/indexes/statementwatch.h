// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/indexes/buildprogressreader.h"

#include <condition_variable>
#include <mutex>
#include <stop_token>
#include <thread>

namespace millrace {

/// Watches one statement of another connection from a thread and a connection of its own: reports its
/// progress four times a second and, when \a cancel is requested, kills it: KILL QUERY, and when that takes
/// long KILL CONNECTION, after which the watched connection is of no more use. finish() must be called on the
/// watched connection's thread before that connection is used again; the destructor does it too.
class StatementWatch
{
public:
    /// \a status may be nullptr. All references must outlive the watch.
    StatementWatch(const ResolvedConnection &target, const ServerFacts &facts, const WatchedBuild &build,
                   IndexBuildStatus *status, std::stop_token cancel);
    ~StatementWatch();
    StatementWatch(const StatementWatch &) = delete;
    StatementWatch &operator=(const StatementWatch &) = delete;

    void finish();

private:
    void run(std::stop_token finished);

    const ResolvedConnection &m_target;
    const ServerFacts &m_facts;
    const WatchedBuild m_build;
    IndexBuildStatus *m_status;
    const std::stop_token m_cancel;
    std::mutex m_mutex;
    std::condition_variable_any m_woken;
    bool m_kill = false;   ///< protected by m_mutex
    std::jthread m_thread; ///< last: it uses all of the above and joins first
};

} // namespace millrace
