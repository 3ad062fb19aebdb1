// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/load/control/socketwatch.h"

#include <algorithm>
#include <cstddef>

#ifdef Q_OS_LINUX
#include <fcntl.h>
#include <linux/tcp.h> // netinet/tcp.h lacks the newer members
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>
#endif

namespace millrace {

namespace {

void add(SocketWatch::Times &sum, const SocketWatch::Times &times)
{
    if (times.busyMs < 0)
        return;
    sum.busyMs = std::max<qint64>(0, sum.busyMs) + times.busyMs;
    sum.receiverMs = std::max<qint64>(0, sum.receiverMs) + times.receiverMs;
    sum.sentBytes = std::max<qint64>(0, sum.sentBytes) + times.sentBytes;
}

} // namespace

SocketWatch::Entry::Entry(SocketWatch &watch, int descriptor)
    : m_watch(watch)
{
#ifdef Q_OS_LINUX
    if (descriptor >= 0)
        m_descriptor = ::fcntl(descriptor, F_DUPFD_CLOEXEC, 0);
    m_before = timesOf(m_descriptor);
#else
    Q_UNUSED(descriptor)
#endif
    const std::lock_guard lock(m_watch.m_mutex);
    m_watch.m_entries.push_back(this);
}

SocketWatch::Entry::~Entry()
{
    const std::lock_guard lock(m_watch.m_mutex);
    add(m_watch.m_gone, timesSince(*this));
    std::erase(m_watch.m_entries, this);
#ifdef Q_OS_LINUX
    if (m_descriptor >= 0)
        ::close(m_descriptor);
#endif
}

SocketWatch::Times SocketWatch::timesOf(int descriptor)
{
    Times times;
#ifdef Q_OS_LINUX
    tcp_info info{};
    socklen_t size = sizeof info;
    if (descriptor < 0 || ::getsockopt(descriptor, IPPROTO_TCP, TCP_INFO, &info, &size) != 0 ||
        size < offsetof(tcp_info, tcpi_rwnd_limited) + sizeof info.tcpi_rwnd_limited)
        return times;
    times.busyMs = static_cast<qint64>(info.tcpi_busy_time / 1000);
    times.receiverMs = static_cast<qint64>(info.tcpi_rwnd_limited / 1000);
    times.sentBytes = static_cast<qint64>(info.tcpi_bytes_acked);
#else
    Q_UNUSED(descriptor)
#endif
    return times;
}

SocketWatch::Times SocketWatch::timesSince(const Entry &entry)
{
    Times times = timesOf(entry.m_descriptor);
    if (times.busyMs < 0 || entry.m_before.busyMs < 0)
        return {};
    times.busyMs -= entry.m_before.busyMs;
    times.receiverMs -= entry.m_before.receiverMs;
    times.sentBytes -= entry.m_before.sentBytes;
    return times;
}

SocketWatch::Times SocketWatch::times() const
{
    const std::lock_guard lock(m_mutex);
    Times sum = m_gone;
    for (const Entry *entry : m_entries)
        add(sum, timesSince(*entry));
    return sum;
}

} // namespace millrace
