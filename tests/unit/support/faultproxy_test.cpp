// SPDX-License-Identifier: GPL-3.0-or-later
// The line that the fault tests break does each thing it is scripted to do, at that very byte, and counts it:
// between a client and somebody who sends everything back.
#include "tests/support/faultproxy.h"
#include "tests/support/qtprinters.h"

#include <cerrno>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <stdexcept>
#include <sys/socket.h>
#include <unistd.h>

namespace millrace::test::faultproxy_test {

namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;
using Kind = LineFault::Kind;
using Direction = LineFault::Direction;

void waitAtMost(int socket, std::chrono::milliseconds patience)
{
    const timeval time{.tv_sec = patience.count() / 1000, .tv_usec = patience.count() % 1000 * 1000};
    ::setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &time, sizeof time);
}

sockaddr_in loopback(int port)
{
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(static_cast<in_port_t>(port));
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    return address;
}

/// Sends back what comes, one connection after the other; when the other side is through, so is it.
class Echo
{
public:
    Echo()
    {
        sockaddr_in address = loopback(0);
        socklen_t size = sizeof address;
        m_listener = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
        if (::bind(m_listener, reinterpret_cast<sockaddr *>(&address), size) != 0 ||
            ::listen(m_listener, 8) != 0 ||
            ::getsockname(m_listener, reinterpret_cast<sockaddr *>(&address), &size) != 0)
            throw std::runtime_error("the echo has no port");
        m_port = ntohs(address.sin_port);
        m_thread = std::jthread([this](const std::stop_token &stop) { run(stop); });
    }
    ~Echo()
    {
        m_thread.request_stop();
        ::shutdown(m_listener, SHUT_RDWR);
        m_thread.join();
        ::close(m_listener);
    }

    int port() const { return m_port; }
    /// What came over all connections, once those that were open are at their end.
    QByteArray heard(int connections)
    {
        const auto patience = Clock::now() + 10s;
        while (m_ended < connections && Clock::now() < patience)
            std::this_thread::sleep_for(1ms);
        EXPECT_GE(m_ended, connections) << "the echo's connection does not end";
        const std::lock_guard lock(m_mutex);
        return m_heard;
    }

    bool wasReset() const { return m_wasReset; }

private:
    void run(const std::stop_token &stop)
    {
        while (!stop.stop_requested()) {
            const int client = ::accept4(m_listener, nullptr, nullptr, SOCK_CLOEXEC);
            if (client < 0)
                continue;
            m_talks.emplace_back([this, client] { talk(client); });
        }
    }
    void talk(int client)
    {
        waitAtMost(client, 20s);
        char bytes[4096];
        ssize_t count = 0;
        while ((count = ::recv(client, bytes, sizeof bytes, 0)) > 0) {
            {
                const std::lock_guard lock(m_mutex);
                m_heard.append(bytes, count);
            }
            if (::send(client, bytes, static_cast<std::size_t>(count), MSG_NOSIGNAL) != count)
                break;
        }
        if (count < 0 && errno == ECONNRESET)
            m_wasReset = true;
        ::close(client);
        ++m_ended;
    }

    int m_port = 0;
    int m_listener = -1;
    std::mutex m_mutex;
    QByteArray m_heard; ///< protected by m_mutex
    std::atomic<int> m_ended = 0;
    std::atomic<bool> m_wasReset = false;
    std::list<std::jthread> m_talks; ///< the next one's own
    std::jthread m_thread;           ///< declared last: it uses the others
};

class Client
{
public:
    explicit Client(int port)
    {
        m_socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
        sockaddr_in address = loopback(port);
        if (::connect(m_socket, reinterpret_cast<sockaddr *>(&address), sizeof address) != 0)
            throw std::runtime_error("nobody listens");
        waitAtMost(m_socket, 10s);
    }
    ~Client() { ::close(m_socket); }
    Client(const Client &) = delete;
    Client &operator=(const Client &) = delete;

    void send(const QByteArray &bytes)
    {
        ASSERT_EQ(::send(m_socket, bytes.constData(), static_cast<std::size_t>(bytes.size()), MSG_NOSIGNAL),
                  bytes.size());
    }
    /// This many bytes, or what comes before the end.
    QByteArray receive(qsizetype count)
    {
        QByteArray bytes(count, '\0');
        qsizetype got = 0;
        while (got < count) {
            const auto part = ::recv(m_socket, bytes.data() + got, static_cast<std::size_t>(count - got), 0);
            m_lastError = part < 0 ? errno : 0;
            if (part <= 0)
                break;
            got += part;
        }
        return bytes.left(got);
    }
    /// errno of the last receive(): 0 at an orderly end.
    int lastError() const { return m_lastError; }
    bool isSilentFor(std::chrono::milliseconds time)
    {
        waitAtMost(m_socket, time);
        char byte = 0;
        const bool silent = ::recv(m_socket, &byte, 1, 0) < 0 && (errno == EAGAIN || errno == EWOULDBLOCK);
        waitAtMost(m_socket, 10s);
        return silent;
    }

private:
    int m_socket = -1;
    int m_lastError = 0;
};

QByteArray someBytes(qsizetype count)
{
    QByteArray bytes(count, '\0');
    for (qsizetype i = 0; i < count; ++i)
        bytes[i] = static_cast<char>(i * 7919 % 251);
    return bytes;
}

class FaultProxyTest : public testing::TestWithParam<Direction>
{
protected:
    LineFault at(Kind kind, qint64 byte) const
    {
        return {.kind = kind, .direction = GetParam(), .atByte = byte};
    }
    bool isToServer() const { return GetParam() == Direction::ToServer; }

    Echo echo;
    FaultProxy line{echo.port()};
    const QByteArray sent = someBytes(2'000);
};

} // namespace

TEST_P(FaultProxyTest, PassesEverythingOnWhereNothingIsScripted)
{
    line.script({});
    const QByteArray many = someBytes(300'000);
    {
        Client client(line.port());
        std::jthread sender([&] { client.send(many); });
        EXPECT_EQ(client.receive(many.size()), many);
    }
    EXPECT_EQ(echo.heard(1), many);
    EXPECT_EQ(line.fired(), 0);
    EXPECT_EQ(line.passed(GetParam()), many.size());
}

TEST_P(FaultProxyTest, CutsBehindTheBytesBeforeIt)
{
    line.script({at(Kind::Cut, 700)});
    Client client(line.port());
    client.send(sent);
    const QByteArray back = client.receive(sent.size());
    EXPECT_EQ(client.lastError(), 0) << "an orderly end";
    EXPECT_EQ(line.fired(), 1);
    EXPECT_EQ(line.passed(GetParam()), 700);
    if (isToServer()) {
        EXPECT_EQ(echo.heard(1), sent.left(700));
        EXPECT_TRUE(sent.left(700).startsWith(back));
    } else {
        EXPECT_EQ(back, sent.left(700));
        EXPECT_EQ(echo.heard(1), sent);
    }
    Client next(line.port()); // each fault once
    next.send(sent);
    EXPECT_EQ(next.receive(sent.size()), sent);
    EXPECT_EQ(line.fired(), 1);
}

TEST_P(FaultProxyTest, ResetsBothEnds)
{
    line.script({at(Kind::Reset, 700)});
    Client client(line.port());
    client.send(sent);
    EXPECT_LT(client.receive(sent.size()).size(), sent.size());
    EXPECT_EQ(client.lastError(), ECONNRESET);
    EXPECT_EQ(line.fired(), 1);
    (void)echo.heard(1);
    EXPECT_TRUE(echo.wasReset());
}

TEST_P(FaultProxyTest, StallsOneConnectionForATime)
{
    LineFault fault = at(Kind::Stall, 700);
    fault.stallMs = 400;
    line.script({fault});
    const auto began = Clock::now();
    Client client(line.port());
    client.send(sent);
    EXPECT_EQ(client.receive(sent.size()), sent) << "nothing is lost";
    EXPECT_GE(Clock::now() - began, 400ms);
    EXPECT_EQ(line.fired(), 1);
}

TEST_P(FaultProxyTest, StallsForEverAndOnlyThatConnection)
{
    line.script({at(Kind::Stall, 700)});
    Client stalled(line.port());
    stalled.send(sent);
    const auto patience = Clock::now() + 10s;
    while (line.fired() == 0 && Clock::now() < patience)
        std::this_thread::sleep_for(1ms);
    ASSERT_EQ(line.fired(), 1);
    Client other(line.port());
    other.send(sent);
    EXPECT_EQ(other.receive(sent.size()), sent);
    // What had passed before may still be on its way; then there is silence.
    int passed = 0;
    while (passed <= 700 && !stalled.isSilentFor(300ms))
        ++passed;
    EXPECT_LE(passed, 700);
    EXPECT_EQ(line.fired(), 1);
}

TEST_P(FaultProxyTest, SlowsDownFromThere)
{
    LineFault fault = at(Kind::Slow, 0);
    fault.bytesPerSecond = 4'000; // 200 bytes every 50 ms
    line.script({fault});
    const auto began = Clock::now();
    Client client(line.port());
    client.send(sent);
    EXPECT_EQ(client.receive(sent.size()), sent);
    EXPECT_GE(Clock::now() - began, 400ms) << "2,000 bytes at 4,000 a second, the first of them at once";
    EXPECT_EQ(line.fired(), 1);
}

TEST_P(FaultProxyTest, FlipsTheBitItIsToldTo)
{
    for (const int bit : {0, 7}) {
        LineFault fault = at(Kind::Corrupt, 700);
        fault.bit = bit;
        line.script({fault});
        Client client(line.port());
        client.send(sent);
        QByteArray expected = sent;
        expected[700] = static_cast<char>(expected[700] ^ (1 << bit));
        EXPECT_EQ(client.receive(sent.size()), expected);
        EXPECT_EQ(line.fired(), 1);
    }
}

TEST_P(FaultProxyTest, FlipsTheFirstByteBehindAText)
{
    line.script({{.kind = Kind::Corrupt, .direction = GetParam(), .bit = 0, .after = "SELECT a"}});
    Client client(line.port());
    client.send("SELECT b, c; SELECT a, c; SELECT a, d");
    EXPECT_EQ(client.receive(37), "SELECT b, c; SELECT a- c; SELECT a, d");
    EXPECT_EQ(line.fired(), 1);
}

TEST_P(FaultProxyTest, CountsOnlyWhatFired)
{
    LineFault slow = at(Kind::Slow, 100);
    slow.bytesPerSecond = 100'000;
    line.script({slow, at(Kind::Corrupt, 200), at(Kind::Cut, 100'000)});
    Client client(line.port());
    client.send(sent.left(150));
    EXPECT_EQ(client.receive(150), sent.left(150));
    EXPECT_EQ(line.fired(), 1);
    client.send(sent.mid(150, 60));
    EXPECT_EQ(client.receive(60).size(), 60);
    EXPECT_EQ(line.fired(), 2) << "the third one's byte never came";
}

INSTANTIATE_TEST_SUITE_P(Directions, FaultProxyTest,
                         testing::Values(Direction::ToServer, Direction::ToClient),
                         [](const auto &direction) {
                             return direction.param == Direction::ToServer ? "ToServer" : "ToClient";
                         });

} // namespace millrace::test::faultproxy_test
