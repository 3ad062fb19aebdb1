// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/keptpassword.h"

#include "core/keychain/passwordsafe.h"
#include "ui/session/connectionbook.h"

#include <algorithm>
#include <utility>

namespace millrace {

KeptPassword::KeptPassword(QObject *parent)
    : QObject(parent)
{}

void KeptPassword::ask(const QString &account)
{
    m_account = account;
    if (m_book)
        return m_book->reload();
    m_book = new ConnectionBook(this); // which reads the list by itself
    connect(m_book, &ConnectionBook::changed, this, &KeptPassword::lookUp);
    m_safe = new PasswordSafe(this);
    connect(m_safe, &PasswordSafe::found, this, [this](const QString &of, const QString &password) {
        answer(of, password,
               password.isNull() ? tr("The keychain has no password for %1 any more.").arg(of) : QString());
    });
    connect(m_safe, &PasswordSafe::failed, this, [this](const QString &of, const QString &why) {
        answer(of, {}, tr("The keychain did not give the password of %1 (%2).").arg(of, why));
    });
}

void KeptPassword::giveUp()
{
    m_account.clear();
}

void KeptPassword::lookUp()
{
    if (m_account.isEmpty() || m_book->isBusy())
        return;
    const auto &all = m_book->connections();
    if (std::any_of(all.begin(), all.end(), [this](const SavedConnection &entry) {
            return entry.passwordKept && entry.spec.displayName() == m_account;
        }))
        m_safe->read(m_account);
    else
        answer(m_account, {});
}

void KeptPassword::answer(const QString &account, const QString &password, const QString &why)
{
    if (account != m_account)
        return; // another one was asked for meanwhile
    const QString asked = std::exchange(m_account, QString());
    Q_EMIT answered(asked, password, why);
}

} // namespace millrace
