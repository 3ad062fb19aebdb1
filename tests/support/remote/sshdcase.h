// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProcess>
#include <QString>
#include <QTemporaryDir>
#include <QVector>

namespace millrace::test {

/// An sshd of the test's own on the loopback, for whoever runs the test, with keys that are thrown away; ssh
/// in PATH is the system's with settings that know it, in this process and those it starts. Nothing of the
/// user's is read or written. Skip the test where whyNot() says something.
class SshdCase
{
public:
    SshdCase();
    ~SshdCase();
    SshdCase(const SshdCase &) = delete;
    SshdCase &operator=(const SshdCase &) = delete;

    /// Empty: it is up.
    QString whyNot() const { return m_whyNot; }
    QString destination() const; ///< USER@HOST:PORT
    /// The same as \a host, another name or address of this machine.
    QString destinationAt(const QString &host) const;
    /// The same sshd at a port where it passes nothing on.
    QString closedDestination() const;
    /// A host of ssh's settings that is let in with a key that has a passphrase, and no other.
    static QString lockedDestination() { return QStringLiteral("locked"); }
    QString passphrase() const { return m_passphrase; }
    /// ssh does not know the host's key any more.
    void forgetHostKey();
    void rememberHostKey(); ///< and knows it again, at 127.0.0.1 alone
    void mistakeHostKey();  ///< and knows another one in its place
    QByteArray knownHosts() const;
    QString fingerprint() const; ///< of the host's key, by ssh-keygen
    /// Its sessions, as processes; killed, they end the line without a word.
    QVector<qint64> sessions() const;
    int killSessions() const;

private:
    QString path(const char *name) const { return m_folder.filePath(QString::fromLatin1(name)); }
    void write(const char *name, const QByteArray &text) const;
    QByteArray read(const char *name) const;
    void start(const QString &sshd, const QString &keygen);

    QTemporaryDir m_folder;
    QByteArray m_pathBefore;
    int m_port = 0;
    int m_closedPort = 0;
    QString m_keygen;
    const QString m_passphrase = QStringLiteral("open sesame");
    QProcess m_sshd;
    QString m_whyNot;
};

} // namespace millrace::test
