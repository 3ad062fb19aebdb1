// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/server/linewatch.h"

#include <QtGlobal>
#include <algorithm>
#include <condition_variable>

#ifdef Q_OS_UNIX
#include <fcntl.h>
#include <sys/socket.h>
#include <unistd.h>
#endif
#ifdef Q_OS_LINUX
#include <linux/tcp.h> // netinet/tcp.h lacks the newer members
#include <netinet/in.h>
#endif

namespace millrace {

namespace {

/// A server that cannot be asked may be too busy for one more connection and work for us all the same.
constexpr int looksWithoutAnswer = 6;
constexpr int looksThatAgree = 2;

} // namespace

std::chrono::milliseconds LineWatch::patience()
{
    bool given = false;
    const int seconds = qEnvironmentVariableIntValue("MILLRACE_SILENCE_SECONDS", &given);
    return std::chrono::seconds(given && seconds > 0 ? seconds : 30);
}

LineWatch::LineWatch(int descriptor, Look look, std::chrono::milliseconds patience)
    : m_look(std::move(look))
    , m_patience(patience)
{
#ifdef Q_OS_UNIX
    if (descriptor >= 0)
        m_descriptor = ::fcntl(descriptor, F_DUPFD_CLOEXEC, 0);
    if (m_descriptor >= 0)
        m_thread = std::jthread([this](const std::stop_token &stop) { run(stop); });
#else
    Q_UNUSED(descriptor)
#endif
}

LineWatch::~LineWatch()
{
    if (m_thread.joinable()) {
        m_thread.request_stop();
        m_thread.join();
    }
#ifdef Q_OS_UNIX
    if (m_descriptor >= 0)
        ::close(m_descriptor);
#endif
}

void LineWatch::begin()
{
    const std::lock_guard lock(m_mutex);
    m_waiting = true;
    ++m_turn;
    m_since = Clock::now();
}

void LineWatch::end()
{
    const std::lock_guard lock(m_mutex);
    m_waiting = false;
}

/// Both ways together, as the system counts them: bytes that are in a buffer of ours and go out slowly are no
/// silence. 0 where it does not tell.
qint64 LineWatch::bytesMoved() const
{
#ifdef Q_OS_LINUX
    tcp_info info{};
    socklen_t size = sizeof info;
    if (::getsockopt(m_descriptor, IPPROTO_TCP, TCP_INFO, &info, &size) == 0)
        return static_cast<qint64>(info.tcpi_bytes_acked + info.tcpi_bytes_received);
#endif
    return 0;
}

void LineWatch::run(const std::stop_token &stop)
{
    std::condition_variable_any never;
    std::unique_lock lock(m_mutex);
    qint64 turn = 0;
    qint64 bytes = 0;
    int agreeing = 0;
    int unanswered = 0;
    auto movedAt = Clock::now();
    while (!stop.stop_requested()) {
        never.wait_for(lock, stop, m_patience / 2, [] { return false; });
        if (const qint64 now = bytesMoved(); now != bytes) {
            bytes = now;
            movedAt = Clock::now();
        }
        if (m_turn != turn)
            agreeing = unanswered = 0;
        turn = m_turn;
        if (stop.stop_requested() || !m_waiting || Clock::now() - std::max(movedAt, m_since) < m_patience) {
            agreeing = unanswered = 0;
            continue;
        }
        lock.unlock();
        const Session seen = m_look(agreeing + 1 >= looksThatAgree);
        lock.lock();
        if (m_turn != turn || bytesMoved() != bytes)
            continue; // it came after all
        agreeing = seen == Session::WaitsForUs || seen == Session::Gone ? agreeing + 1 : 0;
        unanswered = seen == Session::Unknown ? unanswered + 1 : 0;
#ifdef Q_OS_UNIX
        if (m_waiting && (agreeing >= looksThatAgree || unanswered >= looksWithoutAnswer))
            ::shutdown(m_descriptor, SHUT_RDWR);
#endif
    }
}

} // namespace millrace
