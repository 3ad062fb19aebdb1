// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

namespace millrace {

class ConnectionBook;
class PasswordSafe;

/// The password of an account as the keychain has it, where a saved connection says that it is kept there;
/// the keychain is asked for no other. One question at a time. Lives on the GUI thread and never waits.
class KeptPassword : public QObject
{
    Q_OBJECT
public:
    explicit KeptPassword(QObject *parent = nullptr);

    /// \a account: ConnectionSpec::displayName(). Of a question that is still open nothing is heard any more.
    void ask(const QString &account);
    void giveUp(); ///< nothing is heard of what was asked
    bool isAsking() const { return !m_account.isEmpty(); }

Q_SIGNALS:
    /// \a password: null where there is none. \a why: a sentence about a keychain that should have had it;
    /// empty where none is kept.
    void answered(const QString &account, const QString &password, const QString &why);

private:
    void lookUp();
    void answer(const QString &account, const QString &password, const QString &why = {});

    ConnectionBook *m_book = nullptr; ///< made when it is first asked; both belong to the object
    PasswordSafe *m_safe = nullptr;
    QString m_account; ///< empty: nothing is asked
};

} // namespace millrace
