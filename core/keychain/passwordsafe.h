// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

namespace millrace {

/// The system's keychain (Secret Service, KWallet, macOS Keychain, Windows Credential Manager) by way of
/// QtKeychain; never a file of ours. Everything comes back by signal and nothing waits: the keychain may be
/// asking its user for a password meanwhile, and what was asked of it is done even when the object is gone by
/// then. A program built without QtKeychain says so in whyNot(). Main thread.
class PasswordSafe : public QObject
{
    Q_OBJECT
public:
    /// Whether the keychain may ask its user to unlock it, which takes as long as the user.
    enum class Prompts
    {
        Allowed,
        None ///< what is locked fails: "the keychain is locked"
    };

    explicit PasswordSafe(QObject *parent = nullptr, Prompts prompts = Prompts::Allowed);

    static bool isBuiltIn();
    static QString whyNot(); ///< why there is none; empty when isBuiltIn()

    /// \a account: ConnectionSpec::displayName(), so that a saved connection can be renamed; of an object
    /// store storeAccount(), whose keys are one text (keptText()).
    void read(const QString &account);
    void write(const QString &account, const QString &password);
    void forget(const QString &account);

Q_SIGNALS:
    void found(const QString &account, const QString &password); ///< null: the keychain has none for it
    void written(const QString &account);
    void forgotten(const QString &account); ///< or there was none
    /// Of reading and writing: no keychain service, locked, refused.
    void failed(const QString &account, const QString &why);
    void notForgotten(const QString &account, const QString &why); ///< the same of forgetting

private:
    void startReading(const QString &account);
    void startForgetting(const QString &account);

    const Prompts m_prompts;
};

} // namespace millrace
