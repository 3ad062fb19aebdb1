// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/passwordsafe.h"

#ifdef MILLRACE_KEYCHAIN
#include <qt6keychain/keychain.h>
#endif

namespace millrace {

#ifdef MILLRACE_KEYCHAIN

namespace {

const QString service = QStringLiteral("millrace");

template <typename Job> Job *jobFor(const QString &account, QObject *parent)
{
    auto *job = new Job(service, parent);
    job->setKey(account);
    // Without a keychain the library would offer to write into a plain file.
    job->setInsecureFallback(false);
    return job;
}

} // namespace

bool PasswordSafe::isBuiltIn()
{
    return true;
}

QString PasswordSafe::whyNot()
{
    return {};
}

void PasswordSafe::read(const QString &account)
{
    auto *job = jobFor<QKeychain::ReadPasswordJob>(account, this);
    connect(job, &QKeychain::Job::finished, this, [this, job, account] {
        if (job->error() == QKeychain::NoError)
            Q_EMIT found(account, job->textData());
        else if (job->error() == QKeychain::EntryNotFound)
            Q_EMIT found(account, {});
        else
            Q_EMIT failed(account, job->errorString());
    });
    job->start();
}

void PasswordSafe::write(const QString &account, const QString &password)
{
    auto *job = jobFor<QKeychain::WritePasswordJob>(account, this);
    job->setTextData(password);
    connect(job, &QKeychain::Job::finished, this, [this, job, account] {
        if (job->error() == QKeychain::NoError)
            Q_EMIT written(account);
        else
            Q_EMIT failed(account, job->errorString());
    });
    job->start();
}

void PasswordSafe::forget(const QString &account)
{
    jobFor<QKeychain::DeletePasswordJob>(account, this)->start();
}

#else

bool PasswordSafe::isBuiltIn()
{
    return false;
}

QString PasswordSafe::whyNot()
{
    return tr("This Millrace was built without QtKeychain.");
}

void PasswordSafe::read(const QString &account)
{
    Q_EMIT found(account, {});
}

void PasswordSafe::write(const QString &account, const QString &)
{
    Q_EMIT failed(account, whyNot());
}

void PasswordSafe::forget(const QString &)
{}

#endif

} // namespace millrace
