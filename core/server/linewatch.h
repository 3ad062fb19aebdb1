// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>
#include <atomic>
#include <chrono>
#include <functional>
#include <mutex>
#include <thread>

namespace millrace {

/// Ends a connection whose server waits for us while we wait for the server: a line that swallows bytes (a
/// firewall that forgot the connection, a proxy that hangs, a packet whose length was damaged on the way).
/// No read timeout could tell that from a statement that takes hours, and Millrace has those; but the server
/// knows, and is asked over a connection of its own whenever nothing has moved for the patience. A session
/// that works is left alone for as long as it takes. Two looks in a row have to agree, half the patience
/// apart; then the session is ended on the server too, so that its locks go, and whoever waits gets the
/// error of a lost connection (2013).
class LineWatch
{
public:
    /// What a session does, as its server sees it.
    enum class Session
    {
        Works,
        WaitsForUs, ///< idle, reading our bytes, or writing to us
        Gone,       ///< there is no such session any more
        Unknown     ///< the server cannot be asked
    };
    /// Called on the watch's thread. \a end: and ends the session when it waits for us.
    using Look = std::function<Session(bool end)>;

    /// MILLRACE_SILENCE_SECONDS, or 30: as long as a server waits for the next block (net_read_timeout).
    static std::chrono::milliseconds patience();

    /// \a descriptor: the connection's socket; a descriptor of its own is made of it.
    LineWatch(int descriptor, Look look, std::chrono::milliseconds patience);
    ~LineWatch();
    LineWatch(const LineWatch &) = delete;
    LineWatch &operator=(const LineWatch &) = delete;

    /// We wait for the server from here on. One waiter at a time. Any thread.
    void begin();
    void end(); ///< we do not, whoever may wait for us meanwhile

private:
    using Clock = std::chrono::steady_clock;
    void run(const std::stop_token &stop);
    qint64 bytesMoved() const;

    const Look m_look;
    const std::chrono::milliseconds m_patience;
    int m_descriptor = -1;
    std::mutex m_mutex;
    bool m_waiting = false;    ///< protected by m_mutex, as are the next two
    qint64 m_turn = 0;         ///< tells one wait from the next
    Clock::time_point m_since; ///< of the wait
    std::jthread m_thread;     ///< declared last: it uses the others
};

/// While it lives, we wait for the server. No watch: nothing happens.
class WaitingForServer
{
public:
    explicit WaitingForServer(LineWatch *watch)
        : m_watch(watch)
    {
        if (m_watch)
            m_watch->begin();
    }
    ~WaitingForServer()
    {
        if (m_watch)
            m_watch->end();
    }
    WaitingForServer(const WaitingForServer &) = delete;
    WaitingForServer &operator=(const WaitingForServer &) = delete;

private:
    LineWatch *const m_watch;
};

} // namespace millrace
