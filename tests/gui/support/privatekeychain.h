// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QMap>
#include <QProcess>
#include <QString>
#include <QTemporaryDir>

namespace millrace::test {

/// A session bus of the tests' own and GNOME's keychain on it, which keeps what it is given in a temporary
/// folder: nothing of the developer's session is asked, read or written. Bus and folder become those of this
/// process and its children. One object for a program: made before anything talks to a bus, and gone when no
/// event loop runs any more, for GLib ends a program that loses its session bus. Nothing else is on the bus
/// and nobody asks for passwords there: what is locked stays locked. GUI thread. Throws std::runtime_error.
class PrivateKeychain
{
public:
    static QString whyNot(); ///< what this machine lacks; empty: nothing

    PrivateKeychain();
    ~PrivateKeychain();
    PrivateKeychain(const PrivateKeychain &) = delete;
    PrivateKeychain &operator=(const PrivateKeychain &) = delete;

    /// The service as a login starts it. The first password becomes that of the keychain, any other leaves it
    /// locked.
    void start(const QByteArray &loginPassword);
    void stop();
    void lock(); ///< as it does when its user is away
    void unlock();
    /// Between the two it answers nothing, as if it was waiting for its user.
    void hold();
    void goOn();

    // Without QtKeychain, and while it is unlocked:
    QMap<QString, QString> passwords() const; ///< what it keeps for Millrace, by account
    void remove(const QString &account);      ///< as a user does in another program
    void empty();
    QString folder() const { return m_folder.path(); }

private:
    bool isLocked() const;
    bool isThere() const;

    QTemporaryDir m_folder;
    QByteArray m_password; ///< of the keychain
    QProcess m_bus;
    QProcess m_service;
};

} // namespace millrace::test
