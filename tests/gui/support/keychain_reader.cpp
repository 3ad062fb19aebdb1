// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/keychain/passwordsafe.h"

#include <QCoreApplication>
#include <cstdio>

/// keychain_reader ACCOUNT: prints the password that the keychain has for it, as Millrace asks for it. 2:
/// none, 3: the keychain did not answer, and why.
int main(int argc, char **argv)
{
    using millrace::PasswordSafe;
    QCoreApplication application(argc, argv);
    if (argc != 2)
        return 1;
    PasswordSafe safe;
    QObject::connect(&safe, &PasswordSafe::found, &application, [](const QString &, const QString &password) {
        std::printf("%s\n", password.toUtf8().constData());
        QCoreApplication::exit(password.isNull() ? 2 : 0);
    });
    QObject::connect(&safe, &PasswordSafe::failed, &application, [](const QString &, const QString &why) {
        std::printf("%s\n", why.toUtf8().constData());
        QCoreApplication::exit(3);
    });
    safe.read(QCoreApplication::arguments().last());
    return QCoreApplication::exec();
}
