// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>
#include <memory>
#include <mutex>
#include <vector>

namespace millrace {

/// How long the sockets of a run's workers had something to send, how long of that the server's side had no
/// room for it, and how much went (tcp(7), TCP_INFO; Linux 4.10 and later). What is left of the time is the
/// line's doing. Thread-safe.
class SocketWatch
{
public:
    struct Times
    {
        qint64 busyMs = -1; ///< -1: no TCP, or the system does not tell
        qint64 receiverMs = -1;
        qint64 sentBytes = -1; ///< and received at the other end: with all that is around the rows, each once
    };
    /// Watches a socket from now on to its end, whoever had it before; holds a descriptor of its own, so that
    /// looking at it is safe whatever the connection does.
    class Entry
    {
    public:
        Entry(SocketWatch &watch, int descriptor);
        ~Entry();
        Entry(const Entry &) = delete;
        Entry &operator=(const Entry &) = delete;

    private:
        friend class SocketWatch;
        SocketWatch &m_watch;
        int m_descriptor = -1;
        Times m_before; ///< when this began
    };

    /// Of all sockets together, those that are gone too.
    Times times() const;

private:
    static Times timesOf(int descriptor);
    static Times timesSince(const Entry &entry);

    mutable std::mutex m_mutex;
    std::vector<const Entry *> m_entries; ///< protected by m_mutex, as is m_gone
    Times m_gone;
};

} // namespace millrace
