// SPDX-License-Identifier: GPL-3.0-or-later
// The protocol: "MySQL Internals", Client/Server Protocol; HandshakeV10, OK_Packet, LOCAL INFILE Request.
#include "tests/support/hostileserver.h"

#include <netinet/in.h>
#include <optional>
#include <stdexcept>
#include <sys/socket.h>
#include <unistd.h>

namespace millrace::test {

namespace {

constexpr char comQuit = 1;
constexpr char comQuery = 3;
constexpr char comPrepare = 22;

const QByteArray ok("\0\0\0\2\0\0\0", 7);
const QByteArray unknownCommand = QByteArray("\xFF\x17\x04#08S01") + "Unknown command";

QByteArray greeting()
{
    constexpr unsigned capabilities = 0x1 | 0x8 | 0x200 | 0x2000 | 0x8000 | 0x80000;
    const auto bytes = [](unsigned value) {
        return QByteArray(1, static_cast<char>(value)) + static_cast<char>(value >> 8);
    };
    return QByteArray("\x0A", 1) + "8.0.33" + '\0' + QByteArray("\x07\0\0\0", 4) + "saltsalt" + '\0' +
           bytes(capabilities) + '\x2D' + QByteArray("\2\0", 2) + bytes(capabilities >> 16) + '\x15' +
           QByteArray(10, '\0') + "saltsaltsalt" + '\0' + "mysql_native_password" + '\0';
}

bool readAll(int socket, char *data, std::size_t size)
{
    while (size > 0) {
        const auto count = ::recv(socket, data, size, 0);
        if (count <= 0)
            return false;
        data += count;
        size -= static_cast<std::size_t>(count);
    }
    return true;
}

std::optional<QByteArray> readPacket(int socket, unsigned char &sequence)
{
    unsigned char header[4];
    if (!readAll(socket, reinterpret_cast<char *>(header), sizeof header))
        return std::nullopt;
    sequence = header[3];
    QByteArray body(header[0] | header[1] << 8 | header[2] << 16, Qt::Uninitialized);
    if (!readAll(socket, body.data(), static_cast<std::size_t>(body.size())))
        return std::nullopt;
    return body;
}

bool writePacket(int socket, const QByteArray &body, unsigned char sequence)
{
    QByteArray packet;
    for (const int shift : {0, 8, 16})
        packet += static_cast<char>(body.size() >> shift);
    packet += static_cast<char>(sequence);
    packet += body;
    return ::send(socket, packet.constData(), static_cast<std::size_t>(packet.size()), MSG_NOSIGNAL) ==
           packet.size();
}

} // namespace

HostileServer::HostileServer(FileFor fileFor)
    : m_fileFor(std::move(fileFor))
{
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    m_listener = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (::bind(m_listener, reinterpret_cast<sockaddr *>(&address), size) != 0 ||
        ::listen(m_listener, 8) != 0 ||
        ::getsockname(m_listener, reinterpret_cast<sockaddr *>(&address), &size) != 0)
        throw std::runtime_error("the hostile server has no port");
    m_port = ntohs(address.sin_port);
    m_thread = std::jthread([this](const std::stop_token &stop) { run(stop); });
}

HostileServer::~HostileServer()
{
    m_thread.request_stop();
    ::shutdown(m_listener, SHUT_RDWR); // wakes accept()
    {
        const std::lock_guard lock(m_mutex);
        if (m_client >= 0)
            ::shutdown(m_client, SHUT_RDWR);
    }
    m_thread.join();
    ::close(m_listener);
}

int HostileServer::requests() const
{
    const std::lock_guard lock(m_mutex);
    return m_requests;
}

QByteArray HostileServer::loot() const
{
    const std::lock_guard lock(m_mutex);
    return m_loot;
}

void HostileServer::run(const std::stop_token &stop)
{
    while (!stop.stop_requested()) {
        const int client = ::accept4(m_listener, nullptr, nullptr, SOCK_CLOEXEC);
        if (client < 0)
            continue;
        {
            const std::lock_guard lock(m_mutex);
            m_client = client;
        }
        if (!stop.stop_requested())
            serve(client);
        const std::lock_guard lock(m_mutex);
        m_client = -1;
        ::close(client);
    }
}

void HostileServer::serve(int client)
{
    unsigned char sequence = 0;
    if (!writePacket(client, greeting(), 0) || !readPacket(client, sequence) ||
        !writePacket(client, ok, static_cast<unsigned char>(sequence + 1)))
        return;
    while (const auto command = readPacket(client, sequence))
        if (command->isEmpty() || command->front() == comQuit || !answer(client, *command))
            return;
}

bool HostileServer::answer(int client, const QByteArray &command)
{
    if (command.front() == comPrepare) // statements are then sent as they are
        return writePacket(client, unknownCommand, 1);
    const QByteArray file = command.front() == comQuery ? m_fileFor(command.mid(1)) : QByteArray();
    if (file.isEmpty())
        return writePacket(client, ok, 1);
    {
        const std::lock_guard lock(m_mutex);
        ++m_requests;
    }
    if (!writePacket(client, '\xFB' + file, 1))
        return false;
    unsigned char sequence = 0;
    while (const auto part = readPacket(client, sequence)) {
        if (part->isEmpty())
            return writePacket(client, ok, static_cast<unsigned char>(sequence + 1));
        const std::lock_guard lock(m_mutex);
        m_loot += *part;
    }
    return false;
}

} // namespace millrace::test
