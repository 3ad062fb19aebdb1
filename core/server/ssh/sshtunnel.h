// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/server/ssh/sshroute.h"

#include <QTemporaryDir>
#include <atomic>
#include <chrono>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>

namespace millrace {

/// One ssh that listens at a socket of this machine, in a folder that nobody else may enter, and passes what
/// comes there to a server that its last machine reaches. It belongs to a thread of its own, which reaps it;
/// it ends with this object, and if this program is killed, with that. Any thread.
class SshTunnel
{
public:
    /// Blocks until it is through. \a place: the server as ssh has it, host:port or the path of a socket, as
    /// seen from the route's last machine. Errors: SshRefused, SshHostUnknown (with the key's fingerprint),
    /// SshHostChanged, ServerUnreachable, FileNotReadable (the key), FileNotWritable (the socket's folder).
    static Result<std::shared_ptr<SshTunnel>> open(const SshRoute &route, const QString &place, int seconds);
    ~SshTunnel();
    SshTunnel(const SshTunnel &) = delete;
    SshTunnel &operator=(const SshTunnel &) = delete;

    QString socket() const;
    bool isUp() const { return !m_ended; }
    qint64 pid() const { return m_pid; }
    /// How much ssh has said so far, and what it has said since.
    qint64 saidBytes() const;
    QString saidSince(qint64 bytes) const;

private:
    explicit SshTunnel(const QString &folder);
    void start(const QString &program, const SshRoute &route, const QString &place);
    void run(const std::stop_token &stop, const QString &program, const QStringList &arguments);
    bool isListening() const;

    QTemporaryDir m_folder;
    int m_lock = -1; ///< on the folder: held until this program ends, however it does
    std::atomic<qint64> m_pid = 0;
    std::atomic<bool> m_ended = false;
    QString m_whyNoStart;  ///< written before m_ended is set
    std::jthread m_thread; ///< declared last: it uses the others
};

/// The tunnels of one target, one for each server of it: shared by all of its sessions, kept for the next
/// ones, and opened anew by whoever comes after one has fallen. From any thread.
class SshTunnels
{
public:
    /// As SshTunnel::open(). Who waits for somebody else's attempt gets what came of that.
    Result<std::shared_ptr<SshTunnel>> to(const SshRoute &route, const QString &place, int seconds);

private:
    std::mutex m_mutex; ///< protects the others
    std::map<QString, std::shared_ptr<SshTunnel>> m_tunnels;
    std::optional<Error> m_failure;
    std::chrono::steady_clock::time_point m_failedAt;
};

} // namespace millrace
