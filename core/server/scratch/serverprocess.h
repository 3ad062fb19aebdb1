// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QStringList>
#include <optional>

namespace millrace {

/// A process of this machine that cannot be mistaken for a later one with the same number: its pid together
/// with its start time and the boot it belongs to (proc(5)). Linux only; elsewhere every process counts as
/// gone. Values; any thread.
class ServerProcess
{
public:
    /// The process as it runs now; nothing when there is none or it has ended and only waits to be reaped.
    static std::optional<ServerProcess> fromPid(qint64 pid);
    /// A process of this account that has every one of these arguments word for word.
    static std::optional<ServerProcess> findByArguments(const QStringList &wanted);

    qint64 pid() const { return m_pid; }
    bool isRunning() const;
    /// The command line, program first; empty when the process is gone.
    QStringList arguments() const;
    /// Asks it to end (SIGTERM), unless it is gone. True when the signal was delivered.
    bool requestEnd() const;
    /// Ends it without asking (SIGKILL). True when the signal was delivered.
    bool endAtOnce() const;
    /// Waits until it is gone; false when it still runs after that time.
    bool waitUntilGone(int timeoutMs) const;

    QJsonObject toJson() const;
    /// Nothing when the members are missing or of the wrong kind.
    static std::optional<ServerProcess> fromJson(const QJsonObject &json);
    friend bool operator==(const ServerProcess &, const ServerProcess &) = default;

private:
    ServerProcess() = default;
    bool sendSignal(int number) const;

    qint64 m_pid = 0;
    qint64 m_startTicks = 0; ///< field 22 of /proc/PID/stat: clock ticks since boot
    QString m_bootId;        ///< the ticks start again at every boot
};

} // namespace millrace
