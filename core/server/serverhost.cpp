// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/server/serverhost.h"

#include "core/base/literals.h"
#include "core/server/connection.h"

#include <QDir>
#include <QFile>
#include <QSysInfo>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

namespace millrace {

namespace {

QByteArray procFile(qint64 pid, const char *name)
{
    QFile file(u"/proc/%1/%2"_s.arg(pid).arg(QLatin1String(name)));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The number after "name:" in a file of lines; -1 when there is none.
qint64 member(const QByteArray &content, const QByteArray &name)
{
    for (const QByteArray &line : content.split('\n')) {
        if (!line.startsWith(name + ':'))
            continue;
        bool isNumber = false;
        const qint64 value = line.mid(name.size() + 1).trimmed().split(' ').first().toLongLong(&isNumber);
        return isNumber ? value : -1;
    }
    return -1;
}

bool looksLikeServer(qint64 pid)
{
    const QByteArray line = procFile(pid, "cmdline");
    return line.contains("mysqld") || line.contains("mariadbd");
}

#ifdef Q_OS_LINUX
bool isThisMachine(const sockaddr_storage &here, const sockaddr_storage &there)
{
    if (here.ss_family != there.ss_family)
        return false;
    if (here.ss_family == AF_INET)
        return reinterpret_cast<const sockaddr_in &>(here).sin_addr.s_addr ==
               reinterpret_cast<const sockaddr_in &>(there).sin_addr.s_addr;
    return here.ss_family == AF_INET6 &&
           IN6_ARE_ADDR_EQUAL(&reinterpret_cast<const sockaddr_in6 &>(here).sin6_addr,
                              &reinterpret_cast<const sockaddr_in6 &>(there).sin6_addr);
}

qint64 pidFromPidFile(Connection &connection)
{
    const auto rows = connection.rows(u"SELECT @@pid_file, @@datadir, @@hostname"_s);
    if (!rows || rows->isEmpty())
        return 0;
    const auto &row = rows->first();
    if (row.value(2).toString() != QSysInfo::machineHostName())
        return 0;
    QFile file(QDir(row.value(1).toString()).absoluteFilePath(row.value(0).toString()));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    const qint64 pid = file.readAll().trimmed().toLongLong();
    return pid > 0 && looksLikeServer(pid) ? pid : 0;
}
#endif

} // namespace

ServerHost ServerHost::find(Connection &connection)
{
    ServerHost host;
#ifdef Q_OS_LINUX
    const int descriptor = connection.socketDescriptor();
    sockaddr_storage there{};
    sockaddr_storage here{};
    socklen_t size = sizeof there;
    socklen_t hereSize = sizeof here;
    if (connection.isTunnelled()) // the peer is our own ssh
        return host;
    if (descriptor < 0 || ::getpeername(descriptor, reinterpret_cast<sockaddr *>(&there), &size) != 0)
        return host;
    if (there.ss_family == AF_UNIX) {
        ucred peer{};
        socklen_t peerSize = sizeof peer;
        // A relay that listens in the server's place is no server.
        if (::getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &peer, &peerSize) == 0 && peer.pid > 0 &&
            looksLikeServer(peer.pid))
            host.pid = peer.pid;
    } else if (::getsockname(descriptor, reinterpret_cast<sockaddr *>(&here), &hereSize) == 0 &&
               isThisMachine(here, there)) {
        host.pid = pidFromPidFile(connection);
    }
#else
    Q_UNUSED(connection)
#endif
    return host;
}

qint64 ServerHost::residentBytes() const
{
    const qint64 kilobytes = isLocal() ? member(procFile(pid, "status"), "VmRSS") : -1;
    return kilobytes < 0 ? -1 : kilobytes * 1024;
}

qint64 ServerHost::readBytes() const
{
    return isLocal() ? member(procFile(pid, "io"), "read_bytes") : -1;
}

qint64 ServerHost::machineIdleMilliseconds() const
{
    QFile stat(u"/proc/stat"_s);
    if (!isLocal() || !stat.open(QIODevice::ReadOnly))
        return -1;
    // "cpu  user nice system idle iowait …": waiting for a disk, a core is free for others.
    const QList<QByteArray> fields = stat.readLine().simplified().split(' ');
    const long ticks = ::sysconf(_SC_CLK_TCK);
    if (fields.size() < 6 || ticks <= 0)
        return -1;
    return (fields[4].toLongLong() + fields[5].toLongLong()) * 1000 / ticks;
}

qint64 ServerHost::cpuMilliseconds() const
{
    const QByteArray stat = isLocal() ? procFile(pid, "stat") : QByteArray();
    // The program's name stands in parentheses and may contain both blanks and parentheses.
    const QList<QByteArray> fields = stat.mid(stat.lastIndexOf(')') + 2).split(' ');
    constexpr int userField = 11; // field 14 of proc(5), and the system's after it
    const long ticks = ::sysconf(_SC_CLK_TCK);
    if (fields.size() <= userField + 1 || ticks <= 0)
        return -1;
    return (fields[userField].toLongLong() + fields[userField + 1].toLongLong()) * 1000 / ticks;
}

} // namespace millrace
