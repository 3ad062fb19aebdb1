// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/remote/sshdcase.h"

#include "core/base/literals.h"
#include "tests/support/freeport.h"
#include "tests/support/sanitized.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QStandardPaths>
#include <QThread>
#include <arpa/inet.h>
#include <csignal>
#include <cstdint>
#include <netinet/in.h>
#include <pwd.h>
#include <stdexcept>
#include <sys/socket.h>
#include <unistd.h>

namespace millrace::test {

namespace {

sockaddr_in loopback(int port)
{
    sockaddr_in address = {};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    address.sin_port = htons(static_cast<std::uint16_t>(port));
    return address;
}

bool isListening(int port)
{
    const int socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    const sockaddr_in address = loopback(port);
    const bool open = ::connect(socket, reinterpret_cast<const sockaddr *>(&address), sizeof address) == 0;
    ::close(socket);
    return open;
}

} // namespace

SshdCase::SshdCase()
    : m_pathBefore(qgetenv("PATH"))
{
    // sshd wants to be called by its whole path, and is not in that of ordinary users.
    const QString sshd = QStandardPaths::findExecutable(u"sshd"_s, {u"/usr/sbin"_s, u"/usr/local/sbin"_s});
    const QString keygen = QStandardPaths::findExecutable(u"ssh-keygen"_s);
    const QString ssh = QStandardPaths::findExecutable(u"ssh"_s);
    if (sshd.isEmpty() || keygen.isEmpty() || ssh.isEmpty()) {
        m_whyNot = u"no sshd on this machine (package openssh-server)"_s;
        return;
    }
    start(sshd, keygen);
    if (!m_whyNot.isEmpty())
        return;
    QDir(m_folder.path()).mkpath(u"bin"_s);
    write("bin/ssh",
          "#!/bin/sh\nexec '" + ssh.toUtf8() + "' -F '" + path("ssh_config").toUtf8() + "' \"$@\"\n");
    QFile::setPermissions(path("bin/ssh"), QFile::ReadOwner | QFile::ExeOwner);
    qputenv("PATH", path("bin").toUtf8() + ':' + m_pathBefore);
}

SshdCase::~SshdCase()
{
    qputenv("PATH", m_pathBefore);
    m_sshd.kill();
    m_sshd.waitForFinished();
}

void SshdCase::write(const char *name, const QByteArray &text) const
{
    QFile file(path(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        throw std::runtime_error(name);
}

void SshdCase::start(const QString &sshd, const QString &keygen)
{
    m_keygen = keygen;
    for (const auto &[key, phrase] :
         {std::pair("host", QString()), {"user", QString()}, {"other", QString()}, {"locked", m_passphrase}})
        if (QProcess::execute(keygen,
                              {u"-q"_s, u"-t"_s, u"ed25519"_s, u"-N"_s, phrase, u"-f"_s, path(key)}) != 0)
            throw std::runtime_error("ssh-keygen");
    write("authorized", read("user.pub") + read("locked.pub"));
    if (::geteuid() == 0)
        QDir().mkpath(u"/run/sshd"_s); // the package's service would make it
    m_port = freePort();
    do
        m_closedPort = freePort();
    while (m_closedPort == m_port);
    write("sshd_config", "Port " + QByteArray::number(m_port) + "\nPort " + QByteArray::number(m_closedPort) +
                             "\nListenAddress 127.0.0.1\nHostKey " + path("host").toUtf8() +
                             "\nAuthorizedKeysFile " + path("authorized").toUtf8() +
                             "\nPidFile none\nStrictModes no\nUsePAM "
                             "no\nPasswordAuthentication no\n"
                             "PermitRootLogin prohibit-password\nMatch LocalPort " +
                             QByteArray::number(m_closedPort) + "\n AllowTcpForwarding no\n");
    write("ssh_config",
          "Host locked\n HostName 127.0.0.1\n Port " + QByteArray::number(m_port) + "\n IdentityFile " +
              path("locked").toUtf8() + "\nHost !locked *\n IdentityFile " + path("user").toUtf8() +
              "\nHost *\n IdentitiesOnly yes\n KexAlgorithms curve25519-sha256\n IdentityAgent none\n "
              "GlobalKnownHostsFile /dev/null\n"
              " UserKnownHostsFile " +
              path("known_hosts").toUtf8() + '\n');
    rememberHostKey();
    m_sshd.setProcessChannelMode(QProcess::MergedChannels);
    m_sshd.start(sshd, {u"-D"_s, u"-e"_s, u"-f"_s, path("sshd_config")});
    QElapsedTimer timer;
    for (timer.start(); !isListening(m_port); QThread::msleep(2))
        if (m_sshd.waitForFinished(1) || timer.elapsed() > promptly(10'000)) {
            m_whyNot = u"sshd does not start here: "_s + QString::fromLocal8Bit(m_sshd.readAll());
            return;
        }
}

QString SshdCase::destination() const
{
    return destinationAt(u"127.0.0.1"_s);
}

QString SshdCase::closedDestination() const
{
    return destination().section(u':', 0, 0) + u":%1"_s.arg(m_closedPort);
}

QString SshdCase::destinationAt(const QString &host) const
{
    const passwd *me = ::getpwuid(::geteuid());
    return u"%1@%2:%3"_s.arg(QString::fromLocal8Bit(me ? me->pw_name : "root"), host).arg(m_port);
}

void SshdCase::rememberHostKey()
{
    QByteArray lines;
    for (const int port : {m_port, m_closedPort})
        lines += "[127.0.0.1]:" + QByteArray::number(port) + ' ' + read("host.pub");
    write("known_hosts", lines);
}

void SshdCase::mistakeHostKey()
{
    write("known_hosts", "[127.0.0.1]:" + QByteArray::number(m_port) + ' ' + read("other.pub"));
}

QString SshdCase::fingerprint() const
{
    QProcess keygen;
    keygen.start(m_keygen, {u"-l"_s, u"-f"_s, path("host.pub")});
    keygen.waitForFinished();
    return QString::fromLatin1(keygen.readAllStandardOutput()).section(u' ', 1, 1);
}

QVector<qint64> SshdCase::sessions() const
{
    QVector<qint64> found;
    QVector<qint64> parents{m_sshd.processId()};
    while (!parents.isEmpty()) {
        QFile children(u"/proc/%1/task/%1/children"_s.arg(parents.takeFirst()));
        if (!children.open(QIODevice::ReadOnly))
            continue; // it has just ended
        for (const QByteArray &child : children.readAll().simplified().split(' '))
            if (const qint64 pid = child.toLongLong(); pid > 0) {
                found << pid;
                parents << pid;
            }
    }
    return found;
}

int SshdCase::killSessions() const
{
    int killed = 0;
    for (const qint64 pid : sessions())
        killed += ::kill(static_cast<pid_t>(pid), SIGKILL) == 0 ? 1 : 0;
    return killed;
}

void SshdCase::forgetHostKey()
{
    write("known_hosts", {});
}

QByteArray SshdCase::read(const char *name) const
{
    QFile file(path(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray SshdCase::knownHosts() const
{
    return read("known_hosts");
}

} // namespace millrace::test
