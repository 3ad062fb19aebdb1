// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/server/connection.h"

#include <mutex>
#include <optional>
#include <vector>

namespace millrace {

/// Sessions of one account that go from owner to owner. A whole dump's table needs three for some
/// milliseconds: to open them costs more round trips than all that its rows need.
/// Thread-safe; an owner's thread need not be the last one's.
class SessionPool final : public SessionOpener
{
public:
    /// One that was given back, as good as new, or a new one. Without a schema asked for it may still stand
    /// in the last one's.
    Result<std::unique_ptr<Connection>> open(const ResolvedConnection &target, int seconds) override;
    /// Not where the server runs something of its own in every new session (init_connect).
    bool keepsSessions() const override;
    /// One that is in a transaction is closed: its locks must not wait for the next owner.
    void giveBack(std::unique_ptr<Connection> session) override;
    /// Saves a small table the statements that make a session ready, which are as many as its rows need.
    std::optional<ReadySession> takeReady(const QString &readyFor) override;
    /// Where nobody takes it for that, open() makes it as good as new. In a transaction: as giveBack().
    void giveBackReady(ReadySession ready, const QString &readyFor) override;
    /// Those that were given back and that nobody has.
    void closeIdle();

private:
    struct Idle
    {
        ReadySession ready;
        QString readyFor; ///< empty: nothing
    };
    std::unique_ptr<Connection> takeIdle();
    void learn(Connection &session);

    mutable std::mutex m_mutex;
    std::optional<bool> m_keeps; ///< unset: not asked yet; protected by m_mutex, as is the next
    std::vector<Idle> m_idle;
};

} // namespace millrace
