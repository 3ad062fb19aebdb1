// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/keychain/passwordsafe.h"

#include "core/base/literals.h"

#ifdef MILLRACE_KEYCHAIN
#include <qt6keychain/keychain.h>
#ifdef MILLRACE_DBUS
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusMetaType>
#include <QDBusObjectPath>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#endif
#endif

namespace millrace {

PasswordSafe::PasswordSafe(QObject *parent, Prompts prompts)
    : QObject(parent)
    , m_prompts(prompts)
{}

#ifdef MILLRACE_KEYCHAIN

namespace {

const QString service = u"millrace"_s;

template <typename Job> Job *jobFor(const QString &account)
{
    // Nobody's child: the answer of the keychain goes to the job's address, whether it is still there or not,
    // and comes as late as the user answers. It deletes itself after that.
    auto *job = new Job(service);
    job->setKey(account);
    // Without a keychain the library would offer to write into a plain file.
    job->setInsecureFallback(false);
    return job;
}

/// Calls \a then with whether what is kept for the account is behind a lock. QtKeychain cannot say: libsecret
/// passes over what stays locked, reading and deleting, as if it was not there. Only the Secret Service is
/// asked, and started only where nobody has asked it before; where there is none, nothing is locked.
template <typename Then>
void askWhetherLocked(const QString &account, QObject *context, bool startsService, const Then &then)
{
#ifdef MILLRACE_DBUS
    using Attributes = QMap<QString, QString>;
    using Items = QList<QDBusObjectPath>;
    const QDBusConnection bus = QDBusConnection::sessionBus();
    if (bus.isConnected()) { // a watcher would wait for ever
        qDBusRegisterMetaType<Attributes>();
        QDBusMessage search =
            QDBusMessage::createMethodCall(u"org.freedesktop.secrets"_s, u"/org/freedesktop/secrets"_s,
                                           u"org.freedesktop.Secret.Service"_s, u"SearchItems"_s);
        // As QtKeychain names them.
        search << QVariant::fromValue(Attributes{{u"server"_s, service}, {u"user"_s, account}});
        search.setAutoStartService(startsService);
        auto *watcher = new QDBusPendingCallWatcher(bus.asyncCall(search), context);
        QObject::connect(watcher, &QDBusPendingCallWatcher::finished, context, [watcher, then] {
            watcher->deleteLater();
            const QDBusPendingReply<Items, Items> reply = *watcher; // unlocked ones, locked ones
            then(!reply.isError() && !reply.template argumentAt<1>().isEmpty());
        });
        return;
    }
#endif
    QMetaObject::invokeMethod(
        context, [then] { then(false); }, Qt::QueuedConnection);
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
    if (m_prompts == Prompts::Allowed)
        return startReading(account);
    askWhetherLocked(account, this, true, [this, account](bool locked) {
        if (locked)
            Q_EMIT failed(account, tr("the keychain is locked"));
        else
            startReading(account);
    });
}

void PasswordSafe::startReading(const QString &account)
{
    auto *job = jobFor<QKeychain::ReadPasswordJob>(account);
    connect(job, &QKeychain::Job::finished, this, [this, job, account] {
        if (job->error() == QKeychain::NoError)
            Q_EMIT found(account, job->textData());
        else if (job->error() != QKeychain::EntryNotFound)
            Q_EMIT failed(account, job->errorString());
        else
            askWhetherLocked(account, this, false, [this, account](bool locked) {
                if (locked)
                    Q_EMIT failed(account, tr("the keychain is locked"));
                else
                    Q_EMIT found(account, {});
            });
    });
    job->start();
}

void PasswordSafe::write(const QString &account, const QString &password)
{
    auto *job = jobFor<QKeychain::WritePasswordJob>(account);
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
    if (m_prompts == Prompts::Allowed)
        return startForgetting(account);
    askWhetherLocked(account, this, true, [this, account](bool locked) {
        if (locked)
            Q_EMIT notForgotten(account, tr("the keychain is locked"));
        else
            startForgetting(account);
    });
}

void PasswordSafe::startForgetting(const QString &account)
{
    auto *job = jobFor<QKeychain::DeletePasswordJob>(account);
    connect(job, &QKeychain::Job::finished, this, [this, job, account] {
        if (job->error() != QKeychain::NoError && job->error() != QKeychain::EntryNotFound)
            Q_EMIT notForgotten(account, job->errorString());
        else
            askWhetherLocked(account, this, false, [this, account](bool locked) {
                if (locked)
                    Q_EMIT notForgotten(account, tr("the keychain is locked"));
                else
                    Q_EMIT forgotten(account);
            });
    });
    job->start();
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

void PasswordSafe::forget(const QString &account)
{
    Q_EMIT notForgotten(account, whyNot());
}

#endif

} // namespace millrace
