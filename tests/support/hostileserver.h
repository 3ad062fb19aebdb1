// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QVector>
#include <functional>
#include <mutex>
#include <thread>

namespace millrace::test {

/// Somebody who answers where a MySQL server is expected, lets anybody in, and answers statements with a
/// request for a file of his own choosing, as LOAD DATA LOCAL lets a server do. Whatever else is sent is
/// answered with OK. Serves one connection after the other, in a thread of its own.
class HostileServer
{
public:
    /// What to ask for in answer to this statement; empty: nothing, it is answered with OK.
    using FileFor = std::function<QByteArray(const QByteArray &sql)>;

    /// Throws std::runtime_error.
    explicit HostileServer(FileFor fileFor);
    ~HostileServer();
    HostileServer(const HostileServer &) = delete;
    HostileServer &operator=(const HostileServer &) = delete;

    int port() const { return m_port; }
    int requests() const;    ///< for files, so far
    QByteArray loot() const; ///< what was sent in answer to them

private:
    void run(const std::stop_token &stop);
    void serve(int client);
    bool answer(int client, const QByteArray &command);

    const FileFor m_fileFor;
    int m_port = 0;
    int m_listener = -1;
    mutable std::mutex m_mutex;
    int m_client = -1; ///< whom it serves; protected by m_mutex, as are the next two
    int m_requests = 0;
    QByteArray m_loot;
    std::jthread m_thread; ///< declared last: it uses the others
};

} // namespace millrace::test
