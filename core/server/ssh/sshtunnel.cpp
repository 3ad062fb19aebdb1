// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/server/ssh/sshtunnel.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/server/ssh/hostkeys.h"

#include <QDateTime>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/un.h>
#include <unistd.h>

namespace millrace {

namespace {

const QString tunnelFolders = u"millrace-ssh-"_s;

/// Both in the folder of a tunnel.
const QString socketFile = u"/s"_s;
const QString saidFile = u"/said"_s;

/// Where such folders may be: a socket's path is short, and neither ssh nor the driver takes every character.
QStringList tunnelParents()
{
    QStringList parents;
    for (const QString &parent : {qEnvironmentVariable("XDG_RUNTIME_DIR"), QDir::tempPath(), u"/tmp"_s}) {
        constexpr qsizetype ourPart = 32;
        const bool suits = QFile::encodeName(parent).size() + ourPart <
                           static_cast<qsizetype>(sizeof(sockaddr_un::sun_path));
        const bool plain = std::none_of(parent.begin(), parent.end(),
                                        [](QChar c) { return u";:%\"\\' \t${}"_s.contains(c); });
        if (!parent.isEmpty() && suits && plain && QFileInfo(parent).isWritable() &&
            !parents.contains(parent))
            parents << parent;
    }
    return parents;
}

/// -1: somebody holds it, or it is gone.
int lockFolder(const QString &path)
{
    const int folder = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (folder >= 0 && ::flock(folder, LOCK_EX | LOCK_NB) == 0)
        return folder;
    if (folder >= 0)
        ::close(folder);
    return -1;
}

/// Those of programs that were killed. One that is just being made may not be held yet.
void removeLeftTunnels(const QString &parent)
{
    constexpr qint64 youngSeconds = 60;
    for (const QFileInfo &left :
         QDir(parent).entryInfoList({tunnelFolders + u"??????"_s}, QDir::Dirs | QDir::NoSymLinks)) {
        if (left.ownerId() != ::geteuid() ||
            left.lastModified().secsTo(QDateTime::currentDateTime()) < youngSeconds)
            continue;
        const int held = lockFolder(left.filePath());
        if (held < 0)
            continue;
        QDir(left.filePath()).removeRecursively();
        ::close(held);
    }
}

} // namespace

SshTunnel::SshTunnel(const QString &folder)
    : m_folder(folder)
    , m_lock(lockFolder(m_folder.path()))
{}

SshTunnel::~SshTunnel()
{
    if (m_thread.joinable()) {
        m_thread.request_stop();
        m_thread.join();
    }
    if (m_lock >= 0)
        ::close(m_lock);
}

QString SshTunnel::socket() const
{
    return m_folder.path() + socketFile;
}

Result<std::shared_ptr<SshTunnel>> SshTunnel::open(const SshRoute &route, const QString &place, int seconds)
{
    MILLRACE_TRY_VOID(route.check());
    MILLRACE_TRY(const auto program, sshProgram());
    if (QFile key(route.key); !route.key.isEmpty() && !key.open(QIODevice::ReadOnly))
        return fail(
            {.code = ErrorCode::FileNotReadable,
             .what =
                 CoreText::tr("The key for ssh, %1, cannot be read: %2.").arg(route.key, key.errorString()),
             .howToFix = CoreText::tr("Name a key of this machine, or none, where the agent has it. A "
                                      "plan of another machine names the path it has there."),
             .context = {.file = route.key}});
    std::shared_ptr<SshTunnel> tunnel;
    for (const QString &parent : tunnelParents()) {
        removeLeftTunnels(parent);
        tunnel.reset(new SshTunnel(parent + u'/' + tunnelFolders + u"XXXXXX"_s));
        if (tunnel->m_lock >= 0)
            break;
        tunnel.reset();
    }
    if (!tunnel)
        return fail({.code = ErrorCode::FileNotWritable,
                     .what = CoreText::tr("No private folder can be made for the socket of ssh in %1.")
                                 .arg(QDir::tempPath()),
                     .howToFix = CoreText::tr("Set TMPDIR to a folder with a short, plain path that you may "
                                              "write to.")});
    tunnel->start(program, route, place);
    constexpr int secondsToAsk = 120;
    const qint64 patience = 1000LL * (canAskPassphrase() ? std::max(seconds, secondsToAsk) : seconds);
    QElapsedTimer timer;
    for (timer.start(); !tunnel->isListening(); std::this_thread::sleep_for(std::chrono::milliseconds(5))) {
        if (!tunnel->isUp()) {
            if (!tunnel->m_whyNoStart.isEmpty())
                return fail(
                    {.code = ErrorCode::SshRefused,
                     .what = CoreText::tr("%1 does not start: %2.").arg(program, tunnel->m_whyNoStart),
                     .howToFix = CoreText::tr("Look at that program.")});
            return fail(withHostKey(sshError(route, tunnel->saidSince(0)), route));
        }
        if (timer.elapsed() > patience)
            return fail(sshError(
                route, tunnel->saidSince(0) + u'\n' +
                           CoreText::tr("It did not get through within %1 s.").arg(patience / 1000)));
    }
    return tunnel;
}

void SshTunnel::start(const QString &program, const SshRoute &route, const QString &place)
{
    // Forwardings that the user's settings name for that host are made as well: ClearAllForwardings would
    // clear this one, too. One that cannot be made is an error, as with any other ssh of theirs.
    const QStringList own{u"-o"_s,
                          u"ExitOnForwardFailure=yes"_s,
                          u"-o"_s,
                          u"StreamLocalBindMask=0177"_s,
                          u"-o"_s,
                          u"StreamLocalBindUnlink=yes"_s,
                          u"-N"_s,
                          u"-L"_s,
                          socket() + u':' + place};
    m_thread = std::jthread([this, program, arguments = sshArguments(route, own)](
                                const std::stop_token &stop) { run(stop, program, arguments); });
}

void SshTunnel::run(const std::stop_token &stop, const QString &program, const QStringList &arguments)
{
    QProcess ssh;
    ssh.setProcessEnvironment(sshEnvironment());
    ssh.setStandardInputFile(QProcess::nullDevice());
    ssh.setStandardOutputFile(QProcess::nullDevice());
    ssh.setStandardErrorFile(m_folder.path() + saidFile); // where it can be read the moment it is said
    tieToThisThread(ssh);
    ssh.start(program, arguments);
    if (ssh.waitForStarted()) {
        m_pid = ssh.processId();
        constexpr int lookMs = 50;
        while (!stop.stop_requested() && !ssh.waitForFinished(lookMs) && ssh.state() != QProcess::NotRunning)
            ;
        constexpr int toEndMs = 1000;
        if (ssh.state() != QProcess::NotRunning) {
            ssh.terminate();
            if (!ssh.waitForFinished(toEndMs)) {
                ssh.kill();
                ssh.waitForFinished();
            }
        }
    } else {
        m_whyNoStart = ssh.errorString();
    }
    m_ended = true;
}

/// Not by a connection: ssh would make one to the server of it, which would count it as broken off.
bool SshTunnel::isListening() const
{
    if (!QFileInfo::exists(socket()))
        return false;
    QFile sockets(u"/proc/net/unix"_s); // "Num: RefCount Protocol Flags Type St Inode Path"
    if (!sockets.open(QIODevice::ReadOnly))
        return true;
    const QByteArray ours = ' ' + QFile::encodeName(socket());
    for (const QByteArray &line : sockets.readAll().split('\n')) {
        constexpr qsizetype flags = 3;
        constexpr int listens = 0x10000; // __SO_ACCEPTCON
        if (line.endsWith(ours))
            return (line.simplified().split(' ').value(flags).toInt(nullptr, 16) & listens) != 0;
    }
    return false;
}

qint64 SshTunnel::saidBytes() const
{
    return QFileInfo(m_folder.path() + saidFile).size();
}

QString SshTunnel::saidSince(qint64 bytes) const
{
    QFile file(m_folder.path() + saidFile);
    constexpr qint64 most = 64LL * 1024;
    if (!file.open(QIODevice::ReadOnly) || !file.seek(std::max(bytes, file.size() - most)))
        return {};
    return QString::fromLocal8Bit(file.readAll());
}

Result<std::shared_ptr<SshTunnel>> SshTunnels::to(const SshRoute &route, const QString &place, int seconds)
{
    const auto asked = std::chrono::steady_clock::now();
    const std::lock_guard lock(m_mutex);
    const QString key = QStringList{route.destination, route.key, route.jumps.join(u','), place}.join(u'\n');
    auto &tunnel = m_tunnels[key];
    if (tunnel && tunnel->isUp())
        return tunnel;
    if (m_failure && m_failedAt > asked)
        return fail(*m_failure);
    tunnel.reset();
    auto opened = SshTunnel::open(route, place, seconds);
    if (!opened) {
        m_failure = opened.error();
        m_failedAt = std::chrono::steady_clock::now();
        return opened;
    }
    m_failure.reset();
    tunnel = *opened;
    return opened;
}

} // namespace millrace
