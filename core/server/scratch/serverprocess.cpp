// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/server/scratch/serverprocess.h"

#include "core/base/literals.h"
#include "core/base/sinceboot.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <algorithm>
#include <cerrno>
#include <csignal>
#include <poll.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace millrace {

namespace {

QByteArray readProc(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString procPath(qint64 pid, const char *name)
{
    return u"/proc/%1/%2"_s.arg(pid).arg(QLatin1String(name));
}

bool belongsToThisAccount(qint64 pid)
{
    struct stat status = {};
    return ::stat(QByteArray("/proc/" + QByteArray::number(pid)).constData(), &status) == 0 &&
           status.st_uid == ::geteuid();
}

} // namespace

std::optional<ServerProcess> ServerProcess::fromPid(qint64 pid)
{
    if (pid <= 0)
        return std::nullopt;
    const QByteArray stat = readProc(procPath(pid, "stat"));
    // The program's name stands in parentheses and may contain both blanks and parentheses.
    const qsizetype afterName = stat.lastIndexOf(')');
    if (afterName < 0)
        return std::nullopt;
    const QList<QByteArray> fields = stat.mid(afterName + 2).split(' ');
    constexpr int stateField = 0;  // field 3 of proc(5)
    constexpr int startField = 19; // field 22
    if (fields.size() <= startField || fields[stateField] == "Z" || fields[stateField] == "X")
        return std::nullopt;

    ServerProcess process;
    process.m_pid = pid;
    process.m_startTicks = fields[startField].toLongLong();
    process.m_bootId = SinceBoot::now().boot;
    return process;
}

std::optional<ServerProcess> ServerProcess::findByArguments(const QStringList &wanted)
{
    const QStringList entries = QDir(u"/proc"_s).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    for (const QString &entry : entries) {
        const qint64 pid = entry.toLongLong();
        if (pid <= 0 || !belongsToThisAccount(pid))
            continue;
        const auto process = fromPid(pid);
        if (!process)
            continue;
        const QStringList actual = process->arguments();
        const bool hasAll = std::all_of(wanted.begin(), wanted.end(), [&actual](const QString &argument) {
            return actual.contains(argument);
        });
        if (hasAll)
            return process;
    }
    return std::nullopt;
}

bool ServerProcess::isRunning() const
{
    const auto now = fromPid(m_pid);
    return now && *now == *this;
}

QStringList ServerProcess::arguments() const
{
    const QByteArray line = readProc(procPath(m_pid, "cmdline"));
    if (line.isEmpty() || !isRunning())
        return {};
    QStringList result;
    for (const QByteArray &argument : line.split('\0'))
        result << QFile::decodeName(argument);
    result.removeLast(); // cmdline ends with a zero byte
    return result;
}

bool ServerProcess::requestEnd() const
{
    return sendSignal(SIGTERM);
}

bool ServerProcess::endAtOnce() const
{
    return sendSignal(SIGKILL);
}

bool ServerProcess::sendSignal(int number) const
{
#ifdef SYS_pidfd_open
    // The descriptor pins the process: checked after it was taken, the signal cannot reach a successor of the
    // pid.
    const int descriptor = static_cast<int>(::syscall(SYS_pidfd_open, static_cast<pid_t>(m_pid), 0));
    if (descriptor >= 0) {
        const bool delivered =
            isRunning() && ::syscall(SYS_pidfd_send_signal, descriptor, number, nullptr, 0) == 0;
        ::close(descriptor);
        return delivered;
    }
    if (errno != ENOSYS && errno != EPERM)
        return false;
#endif
    return isRunning() && ::kill(static_cast<pid_t>(m_pid), number) == 0;
}

bool ServerProcess::waitUntilGone(int timeoutMs) const
{
    constexpr int pollMs = 50;
    // Readable as soon as the process ends; where the kernel has no such descriptor poll(2) only passes the
    // time.
    int descriptor = -1;
#ifdef SYS_pidfd_open
    descriptor = static_cast<int>(::syscall(SYS_pidfd_open, static_cast<pid_t>(m_pid), 0));
#endif
    pollfd watched{.fd = descriptor, .events = POLLIN, .revents = 0};
    QElapsedTimer timer;
    timer.start();
    bool running = isRunning();
    while (running && !timer.hasExpired(timeoutMs)) {
        const auto left = static_cast<int>(timeoutMs - timer.elapsed());
        ::poll(&watched, 1, std::max(1, descriptor >= 0 ? left : std::min(left, pollMs)));
        running = isRunning();
    }
    if (descriptor >= 0)
        ::close(descriptor);
    return !running;
}

QJsonObject ServerProcess::toJson() const
{
    return {{u"pid"_s, m_pid}, {u"start_ticks"_s, m_startTicks}, {u"boot_id"_s, m_bootId}};
}

std::optional<ServerProcess> ServerProcess::fromJson(const QJsonObject &json)
{
    ServerProcess process;
    process.m_pid = json.value(u"pid"_s).toInteger();
    process.m_startTicks = json.value(u"start_ticks"_s).toInteger();
    process.m_bootId = json.value(u"boot_id"_s).toString();
    if (process.m_pid <= 0 || process.m_startTicks <= 0 || process.m_bootId.isEmpty())
        return std::nullopt;
    return process;
}

} // namespace millrace
