// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/integration/ship/sshdcase.h"
#include "tests/support/freeport.h"

#include "core/base/literals.h"
#include "tests/support/freeport.h"
#include "tests/support/sanitized.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QStandardPaths>
#include <QThread>
#include <arpa/inet.h>
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
    for (const char *key : {"host", "user"})
        if (QProcess::execute(keygen, {u"-q"_s, u"-t"_s, u"ed25519"_s, u"-N"_s, u""_s, u"-f"_s, path(key)}) !=
            0)
            throw std::runtime_error("ssh-keygen");
    if (::geteuid() == 0)
        QDir().mkpath(u"/run/sshd"_s); // the package's service would make it
    m_port = freePort();
    write("sshd_config", "Port " + QByteArray::number(m_port) + "\nListenAddress 127.0.0.1\nHostKey " +
                             path("host").toUtf8() + "\nAuthorizedKeysFile " + path("user.pub").toUtf8() +
                             "\nPidFile none\nStrictModes no\nUsePAM no\nPasswordAuthentication no\n"
                             "PermitRootLogin prohibit-password\n");
    write("ssh_config", "Host *\n IdentityFile " + path("user").toUtf8() +
                            "\n IdentitiesOnly yes\n KexAlgorithms curve25519-sha256\n IdentityAgent none\n "
                            "GlobalKnownHostsFile /dev/null\n"
                            " UserKnownHostsFile " +
                            path("known_hosts").toUtf8() + '\n');
    QFile key(path("host.pub"));
    if (!key.open(QIODevice::ReadOnly))
        throw std::runtime_error("host.pub");
    write("known_hosts", "[127.0.0.1]:" + QByteArray::number(m_port) + ' ' + key.readAll());
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
    const passwd *me = ::getpwuid(::geteuid());
    return u"%1@127.0.0.1:%2"_s.arg(QString::fromLocal8Bit(me ? me->pw_name : "root")).arg(m_port);
}

void SshdCase::forgetHostKey()
{
    write("known_hosts", {});
}

QByteArray SshdCase::knownHosts() const
{
    QFile file(path("known_hosts"));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace millrace::test
