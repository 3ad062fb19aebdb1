// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProcess>
#include <QString>
#include <QTemporaryDir>

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
    /// ssh does not know the host's key any more.
    void forgetHostKey();
    QByteArray knownHosts() const;

private:
    QString path(const char *name) const { return m_folder.filePath(QString::fromLatin1(name)); }
    void write(const char *name, const QByteArray &text) const;
    void start(const QString &sshd, const QString &keygen);

    QTemporaryDir m_folder;
    QByteArray m_pathBefore;
    int m_port = 0;
    QProcess m_sshd;
    QString m_whyNot;
};

} // namespace millrace::test
