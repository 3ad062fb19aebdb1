// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/remote/statementproxy.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <stdexcept>
#include <sys/socket.h>
#include <unistd.h>

namespace millrace::test {

namespace {

constexpr int lookMs = 20; // for the end that was asked for
constexpr qsizetype headerBytes = 4;
constexpr char query = 3;

sockaddr_in here(int port)
{
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(static_cast<in_port_t>(port));
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    return address;
}

qsizetype lengthOf(const QByteArray &packet)
{
    const auto at = [&packet](qsizetype i) {
        return static_cast<qsizetype>(static_cast<quint8>(packet.at(i)));
    };
    return at(0) | at(1) << 8 | at(2) << 16;
}

QByteArray packetOf(const QByteArray &payload, char sequence)
{
    const auto bytes = payload.size();
    QByteArray packet;
    for (const int shift : {0, 8, 16})
        packet += static_cast<char>(bytes >> shift & 0xff);
    return packet + sequence + payload;
}

QByteArray errorOf(const StatementRule &rule)
{
    QByteArray payload(1, '\xff');
    payload += static_cast<char>(rule.code & 0xff);
    payload += static_cast<char>(rule.code >> 8);
    return packetOf(payload + '#' + rule.state + rule.message, 1);
}

bool sendAll(int to, const QByteArray &bytes)
{
    for (qsizetype sent = 0; sent < bytes.size();) {
        const ssize_t now =
            ::send(to, bytes.constData() + sent, static_cast<std::size_t>(bytes.size() - sent), MSG_NOSIGNAL);
        if (now <= 0 && errno != EINTR)
            return false;
        sent += std::max<ssize_t>(now, 0);
    }
    return true;
}

/// What is there; empty: the other side has ended it.
QByteArray receive(int from)
{
    constexpr qsizetype most = 64 * 1024;
    QByteArray bytes(most, Qt::Uninitialized);
    const ssize_t read = ::recv(from, bytes.data(), static_cast<std::size_t>(most), 0);
    bytes.truncate(std::max<ssize_t>(read, 0));
    return bytes;
}

} // namespace

StatementProxy::StatementProxy(QVector<int> serverPorts, QVector<StatementRule> rules)
    : m_serverPorts(std::move(serverPorts))
    , m_rules(std::move(rules))
{
    sockaddr_in address = here(0);
    socklen_t size = sizeof address;
    m_listener = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (::bind(m_listener, reinterpret_cast<sockaddr *>(&address), size) != 0 ||
        ::listen(m_listener, 64) != 0 ||
        ::getsockname(m_listener, reinterpret_cast<sockaddr *>(&address), &size) != 0)
        throw std::runtime_error("the proxy has no port");
    m_port = ntohs(address.sin_port);
    m_thread = std::jthread([this](const std::stop_token &stop) { run(stop); });
}

StatementProxy::~StatementProxy()
{
    m_thread.request_stop();
    m_thread.join();
    m_links.clear();
    ::close(m_listener);
}

void StatementProxy::run(const std::stop_token &stop)
{
    while (!stop.stop_requested()) {
        pollfd polled{m_listener, POLLIN, 0};
        if (::poll(&polled, 1, lookMs) <= 0)
            continue;
        const int client = ::accept4(m_listener, nullptr, nullptr, SOCK_CLOEXEC);
        if (client < 0)
            continue;
        const int port = m_serverPorts.at(m_count++ % m_serverPorts.size());
        m_links.emplace_back([this, client, port](const std::stop_token &end) { serve(end, client, port); });
    }
}

void StatementProxy::serve(const std::stop_token &stop, int client, int port)
{
    const sockaddr_in address = here(port);
    const int server = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    constexpr int on = 1;
    for (const int each : {client, server})
        ::setsockopt(each, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    bool isUp = ::connect(server, reinterpret_cast<const sockaddr *>(&address), sizeof address) == 0;
    QByteArray held;
    QByteArray before;
    while (isUp && !stop.stop_requested()) {
        std::array<pollfd, 2> polled{pollfd{client, POLLIN, 0}, pollfd{server, POLLIN, 0}};
        if (::poll(polled.data(), polled.size(), lookMs) <= 0)
            continue;
        if (polled[1].revents != 0) {
            const QByteArray answer = receive(server);
            isUp = !answer.isEmpty() && sendAll(client, answer);
        }
        if (isUp && polled[0].revents != 0) {
            const QByteArray bytes = receive(client);
            held += bytes;
            isUp = !bytes.isEmpty() && takePackets(held, before, client, server);
        }
    }
    ::close(server);
    ::close(client);
}

/// Whole packets alone: one that is a statement has to be read before it passes.
bool StatementProxy::takePackets(QByteArray &held, QByteArray &before, int client, int server)
{
    while (held.size() >= headerBytes && held.size() >= headerBytes + lengthOf(held)) {
        const QByteArray packet = held.left(headerBytes + lengthOf(held));
        held.remove(0, packet.size());
        const bool isStatement =
            packet.at(headerBytes - 1) == 0 && packet.size() > headerBytes && packet.at(headerBytes) == query;
        const QByteArray statement = isStatement ? packet.mid(headerBytes + 1) : QByteArray();
        const StatementRule *const rule = isStatement ? ruleFor(statement, before) : nullptr;
        if (isStatement)
            before = statement;
        m_met += rule ? 1 : 0;
        const bool passed = !rule                     ? sendAll(server, packet)
                            : rule->instead.isEmpty() ? sendAll(client, errorOf(*rule))
                                                      : sendAll(server, packetOf(query + rule->instead, 0));
        if (!passed)
            return false;
    }
    return true;
}

const StatementRule *StatementProxy::ruleFor(const QByteArray &statement, const QByteArray &before) const
{
    const auto begins = [](const QByteArray &text, const QByteArray &words) {
        return text.left(words.size()).compare(words, Qt::CaseInsensitive) == 0;
    };
    for (const StatementRule &rule : m_rules)
        if (begins(statement, rule.begins) && begins(before, rule.after))
            return &rule;
    return nullptr;
}

} // namespace millrace::test
