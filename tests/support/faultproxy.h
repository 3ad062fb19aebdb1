// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QVector>
#include <atomic>
#include <chrono>
#include <list>
#include <mutex>
#include <string>
#include <thread>

namespace millrace::test {

/// Something that happens to the line between client and server.
struct LineFault
{
    enum class Kind
    {
        Cut,    ///< both ends are closed in order, after the bytes before it
        Reset,  ///< both ends get a RST
        Stall,  ///< nothing passes this connection any more, in neither direction, not even its end
        Slow,   ///< from here on this connection passes bytesPerSecond
        Corrupt ///< one bit of the byte is another
    };
    enum class Direction
    {
        ToServer,
        ToClient
    };
    static constexpr int forEver = -1;

    Kind kind = Kind::Cut;
    Direction direction = Direction::ToServer;
    qint64 atByte = 0; ///< of all that went this way since script(), whatever the connection
    int stallMs = forEver;
    qint64 bytesPerSecond = 0;
    int bit = 0;      ///< of Corrupt, 0 to 7
    QByteArray after; ///< instead of atByte the first byte after this text, once it passes
};
std::string faultText(const LineFault &fault);

/// A line of the loopback address, in a thread of its own, that does what the script says: each fault once.
/// Faults of one direction are in the order of their bytes.
class FaultProxy
{
public:
    /// \a serverPort: where the server listens on 127.0.0.1. Throws std::runtime_error.
    explicit FaultProxy(int serverPort);
    ~FaultProxy(); ///< ends all connections, the stalled ones too
    FaultProxy(const FaultProxy &) = delete;
    FaultProxy &operator=(const FaultProxy &) = delete;

    int port() const { return m_port; }
    /// What is to happen from now on; counting starts anew. None: whatever is not stalled passes.
    void script(QVector<LineFault> faults);
    /// All connections together pass so many bytes per second each way from now on; 0: as many as there are.
    /// What was not used is not saved up for longer than it takes to wake up.
    void limitTo(qint64 bytesPerSecond) { m_lineRate = bytesPerSecond; }
    int fired() const { return m_fired; } ///< faults since script()
    /// Of these the ones that end a connection.
    int broke() const { return m_broke; }
    /// Bytes since script().
    qint64 passed(LineFault::Direction direction) const { return m_passed[index(direction)]; }

private:
    using Clock = std::chrono::steady_clock;
    struct Way ///< one direction of a connection
    {
        int from = -1;
        int to = -1;
        QByteArray held; ///< read, not written yet
        qint64 bytesPerSecond = 0;
        Clock::time_point notBefore; ///< the next byte passes
        bool ended = false;          ///< the sender's end was seen
    };
    struct Link
    {
        Way ways[2];
        Clock::time_point stalledUntil;
        QByteArray afterStall[2]; ///< what came with the block that met the stall
        bool cut = false;         ///< once what is held, either way, is through
        bool reset = false;
        bool isThrough() const { return ways[0].held.isEmpty() && ways[1].held.isEmpty(); }
    };

    static std::size_t index(LineFault::Direction direction) { return static_cast<std::size_t>(direction); }
    void run(const std::stop_token &stop);
    void accept();
    bool take(Link &link, std::size_t direction);
    bool give(Way &way, std::size_t direction);
    void meet(Link &link, std::size_t direction, QByteArray block);
    static void close(Link &link);

    const int m_serverPort;
    int m_port = 0;
    int m_listener = -1;
    int m_wake[2] = {-1, -1};        ///< a pipe
    std::list<Link> m_links;         ///< the thread's own
    Clock::time_point m_lineFree[2]; ///< when the next byte of any connection passes; the thread's own
    std::atomic<qint64> m_lineRate = 0;
    std::mutex m_mutex;
    QVector<LineFault> m_faults; ///< still to come; protected by m_mutex
    std::atomic<qint64> m_passed[2] = {0, 0};
    std::atomic<int> m_fired = 0;
    std::atomic<int> m_broke = 0;
    std::jthread m_thread; ///< declared last: it uses the others
};

} // namespace millrace::test
