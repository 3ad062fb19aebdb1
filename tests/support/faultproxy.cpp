// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/faultproxy.h"

#include <algorithm>
#include <fcntl.h>
#include <limits>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <stdexcept>
#include <sys/socket.h>
#include <unistd.h>
#include <vector>

namespace millrace::test {

namespace {

constexpr qsizetype blockBytes = 64 * 1024;

sockaddr_in loopback(int port)
{
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(static_cast<in_port_t>(port));
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    return address;
}

void makeReady(int descriptor)
{
    constexpr int on = 1;
    ::setsockopt(descriptor, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    ::fcntl(descriptor, F_SETFL, O_NONBLOCK);
}

/// Its close() is a RST, and what was not sent is forgotten.
void letItReset(int descriptor)
{
    const linger atOnce{.l_onoff = 1, .l_linger = 0};
    ::setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &atOnce, sizeof atOnce);
}

bool wouldBlock()
{
    return errno == EAGAIN || errno == EINTR;
}

} // namespace

std::string faultText(const LineFault &fault)
{
    constexpr const char *kinds[] = {"cut", "reset", "stall", "slow", "corrupt"};
    std::string text = kinds[static_cast<int>(fault.kind)];
    text += fault.direction == LineFault::Direction::ToServer ? " to the server" : " to the client";
    text += " at byte " + std::to_string(fault.atByte);
    if (fault.kind == LineFault::Kind::Corrupt)
        text += " bit " + std::to_string(fault.bit);
    return text;
}

FaultProxy::FaultProxy(int serverPort)
    : m_serverPort(serverPort)
{
    sockaddr_in address = loopback(0);
    socklen_t size = sizeof address;
    m_listener = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (::bind(m_listener, reinterpret_cast<sockaddr *>(&address), size) != 0 ||
        ::listen(m_listener, 64) != 0 ||
        ::getsockname(m_listener, reinterpret_cast<sockaddr *>(&address), &size) != 0 ||
        ::pipe2(m_wake, O_CLOEXEC | O_NONBLOCK) != 0)
        throw std::runtime_error("the proxy has no port");
    makeReady(m_listener);
    m_port = ntohs(address.sin_port);
    m_thread = std::jthread([this](const std::stop_token &stop) { run(stop); });
}

FaultProxy::~FaultProxy()
{
    m_thread.request_stop();
    [[maybe_unused]] const auto written = ::write(m_wake[1], "", 1);
    m_thread.join();
    for (Link &link : m_links)
        close(link);
    for (const int descriptor : {m_listener, m_wake[0], m_wake[1]})
        ::close(descriptor);
}

void FaultProxy::script(QVector<LineFault> faults)
{
    const std::lock_guard lock(m_mutex);
    m_faults = std::move(faults);
    m_passed[0] = m_passed[1] = 0;
    m_fired = 0;
    m_broke = 0;
}

void FaultProxy::run(const std::stop_token &stop)
{
    while (!stop.stop_requested()) {
        const auto now = Clock::now();
        std::vector<pollfd> polled{{m_listener, POLLIN, 0}, {m_wake[0], POLLIN, 0}};
        std::vector<std::pair<Link *, std::size_t>> ways;
        auto wakeAt = Clock::time_point::max();
        for (Link &link : m_links)
            for (std::size_t direction = 0; direction < 2; ++direction) {
                Way &way = link.ways[direction];
                const auto from = std::max({link.stalledUntil, way.notBefore, m_lineFree[direction]});
                if (from > now) {
                    wakeAt = std::min(wakeAt, from);
                    continue;
                }
                if (way.from < 0)
                    continue;
                if (!link.afterStall[direction].isEmpty())
                    meet(link, direction, std::exchange(link.afterStall[direction], {}));
                if (link.reset || (link.cut && link.isThrough())) {
                    close(link);
                    continue;
                }
                if (!way.held.isEmpty())
                    polled.push_back({way.to, POLLOUT, 0});
                else if (!way.ended && !link.cut && !link.reset)
                    polled.push_back({way.from, POLLIN, 0});
                else
                    continue;
                ways.emplace_back(&link, direction);
            }
        const auto left = wakeAt == Clock::time_point::max()
                              ? std::chrono::milliseconds(-1)
                              : std::chrono::ceil<std::chrono::milliseconds>(wakeAt - now);
        if (::poll(polled.data(), polled.size(),
                   static_cast<int>(std::min<qint64>(left.count(), 3'600'000))) < 0)
            continue;
        for (std::size_t i = 0; i < ways.size(); ++i) {
            auto &[link, direction] = ways[i];
            Way &way = link->ways[direction];
            if (polled[i + 2].revents == 0 || way.from < 0)
                continue;
            if (!(way.held.isEmpty() ? take(*link, direction) : give(way, direction)))
                link->cut = true, way.held.clear();
            if (link->reset || (link->cut && link->isThrough()))
                close(*link);
        }
        if (polled[0].revents != 0)
            accept();
        m_links.remove_if([](const Link &link) { return link.ways[0].from < 0; });
    }
}

void FaultProxy::accept()
{
    const int client = ::accept4(m_listener, nullptr, nullptr, SOCK_CLOEXEC);
    if (client < 0)
        return;
    const int server = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address = loopback(m_serverPort);
    if (::connect(server, reinterpret_cast<sockaddr *>(&address), sizeof address) != 0) {
        ::close(client);
        ::close(server);
        return;
    }
    makeReady(client);
    makeReady(server);
    Link link;
    link.ways[0] = {.from = client, .to = server};
    link.ways[1] = {.from = server, .to = client};
    m_links.push_back(std::move(link));
}

/// False when the connection is gone.
bool FaultProxy::take(Link &link, std::size_t direction)
{
    Way &way = link.ways[direction];
    QByteArray block(blockBytes, Qt::Uninitialized);
    const auto count = ::recv(way.from, block.data(), static_cast<std::size_t>(block.size()), 0);
    if (count < 0)
        return wouldBlock();
    if (count == 0) { // the other direction may still have something to say
        way.ended = true;
        ::shutdown(way.to, SHUT_WR);
        return !link.ways[1 - direction].ended;
    }
    block.truncate(count);
    meet(link, direction, std::move(block));
    return true;
}

bool FaultProxy::give(Way &way, std::size_t direction)
{
    qsizetype most = way.held.size();
    if (way.bytesPerSecond > 0) // twenty portions a second
        most = std::min<qsizetype>(most, std::max<qsizetype>(1, way.bytesPerSecond / 20));
    const qint64 lineRate = m_lineRate;
    if (lineRate > 0)
        most = std::min<qsizetype>(most, std::max<qsizetype>(1, lineRate / 200));
    const auto count = ::send(way.to, way.held.constData(), static_cast<std::size_t>(most), MSG_NOSIGNAL);
    if (count < 0)
        return wouldBlock();
    way.held.remove(0, count);
    if (way.bytesPerSecond > 0)
        way.notBefore = Clock::now() + std::chrono::milliseconds(50);
    if (lineRate > 0) {
        constexpr auto wakesLate = std::chrono::milliseconds(20);
        m_lineFree[direction] = std::max(m_lineFree[direction], Clock::now() - wakesLate) +
                                std::chrono::nanoseconds(count * 1'000'000'000 / lineRate);
    }
    return true;
}

/// Passes a block on, as far as the script lets it.
void FaultProxy::meet(Link &link, std::size_t direction, QByteArray block)
{
    const std::lock_guard lock(m_mutex);
    Way &way = link.ways[direction];
    qint64 at = m_passed[direction];
    for (qsizetype next = 0; next < m_faults.size() && !block.isEmpty();) {
        LineFault fault = m_faults[next];
        if (!fault.after.isEmpty() && index(fault.direction) == direction) {
            const qsizetype found = block.indexOf(fault.after);
            const bool whole = found >= 0 && found + fault.after.size() < block.size();
            fault.atByte = whole ? at + found + fault.after.size() : std::numeric_limits<qint64>::max();
        }
        if (index(fault.direction) != direction || fault.atByte >= at + block.size()) {
            ++next;
            continue;
        }
        m_faults.removeAt(next);
        ++m_fired;
        const auto before = static_cast<qsizetype>(std::max<qint64>(0, fault.atByte - at));
        switch (fault.kind) {
        case LineFault::Kind::Corrupt:
            block[before] = static_cast<char>(block[before] ^ (1 << fault.bit));
            break;
        case LineFault::Kind::Slow:
            way.bytesPerSecond = fault.bytesPerSecond;
            break;
        case LineFault::Kind::Cut:
        case LineFault::Kind::Reset:
            block.truncate(before);
            ++m_broke;
            link.cut = true;
            link.reset = fault.kind == LineFault::Kind::Reset;
            break;
        case LineFault::Kind::Stall:
            link.stalledUntil = fault.stallMs == LineFault::forEver
                                    ? Clock::time_point::max()
                                    : Clock::now() + std::chrono::milliseconds(fault.stallMs);
            link.afterStall[direction] = block.mid(before);
            block.truncate(before);
            break;
        }
    }
    m_passed[direction] += block.size();
    if (way.held.isEmpty())
        way.held = std::move(block);
    else
        way.held += block;
}

void FaultProxy::close(Link &link)
{
    for (Way &way : link.ways) {
        if (way.from < 0)
            continue;
        if (link.reset)
            letItReset(way.from);
        ::close(std::exchange(way.from, -1));
        way.to = -1;
    }
}

} // namespace millrace::test
