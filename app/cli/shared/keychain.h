// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace millrace::cli {

/// What the keychain answered about an account (PasswordSafe).
struct KeptSecret
{
    QString text;   ///< null: it gave none
    QString whyNot; ///< why, then
};

/// Waits for its answer, at most some seconds. It is never made to ask its user: one that is locked fails.
KeptSecret readKeychain(const QString &account);
/// Gives why it is still there; empty when it is gone. Waits as readKeychain() does.
QString forgetInKeychain(const QString &account);
/// Gives why it is not there; empty when it is. Where somebody sits at the terminal the keychain may ask to
/// be unlocked, which may take two minutes.
QString writeToKeychain(const QString &account, const QString &secret);

} // namespace millrace::cli
