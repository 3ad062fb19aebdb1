// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/shared/keychain.h"

#include "app/cli/shared/signals.h"
#include "core/base/literals.h"
#include "core/keychain/passwordsafe.h"

#include <QEventLoop>
#include <QTimer>
#include <chrono>
#include <unistd.h>

namespace millrace::cli {

namespace {

using std::chrono::seconds;

constexpr seconds patience(10); // nobody is asked, so that it answers at once
constexpr seconds patienceWithSomebody(120);

/// The keychain's libraries start threads that stay, and a signal that SignalWatcher waits for would end the
/// program in one of them that has it not blocked.
class SignalsHeld
{
public:
    SignalsHeld()
    {
        const sigset_t watched = endingSignals();
        pthread_sigmask(SIG_BLOCK, &watched, &m_before);
    }
    ~SignalsHeld() { pthread_sigmask(SIG_SETMASK, &m_before, nullptr); }
    SignalsHeld(const SignalsHeld &) = delete;
    SignalsHeld &operator=(const SignalsHeld &) = delete;

private:
    sigset_t m_before{};
};

/// What \a ask asks of the keychain, until one of the safe's signals ends the loop. Gives why it could not be
/// asked; empty once it has answered.
template <typename Ask> QString waitFor(QEventLoop &loop, Ask ask, seconds atMost = patience)
{
    if (!PasswordSafe::isBuiltIn())
        return PasswordSafe::whyNot();
    const SignalsHeld held;
    QTimer limit;
    limit.setSingleShot(true);
    QObject::connect(&limit, &QTimer::timeout, &loop, &QEventLoop::quit);
    limit.start(atMost);
    ask();
    loop.exec();
    return limit.isActive() ? QString() : u"it did not answer within %1 seconds"_s.arg(atMost.count());
}

} // namespace

KeptSecret readKeychain(const QString &account)
{
    PasswordSafe safe(nullptr, PasswordSafe::Prompts::None);
    QEventLoop loop;
    KeptSecret kept{.text = {}, .whyNot = u"it has none any more"_s};
    QObject::connect(&safe, &PasswordSafe::found, &loop, [&](const QString &, const QString &text) {
        kept.text = text;
        loop.quit();
    });
    QObject::connect(&safe, &PasswordSafe::failed, &loop, [&](const QString &, const QString &reason) {
        kept.whyNot = reason;
        loop.quit();
    });
    if (const QString unanswered = waitFor(loop, [&] { safe.read(account); }); !unanswered.isEmpty())
        kept.whyNot = unanswered;
    return kept;
}

QString forgetInKeychain(const QString &account)
{
    PasswordSafe safe(nullptr, PasswordSafe::Prompts::None);
    QEventLoop loop;
    QString why;
    QObject::connect(&safe, &PasswordSafe::forgotten, &loop, &QEventLoop::quit);
    QObject::connect(&safe, &PasswordSafe::notForgotten, &loop, [&](const QString &, const QString &reason) {
        why = reason;
        loop.quit();
    });
    const QString unanswered = waitFor(loop, [&] { safe.forget(account); });
    return unanswered.isEmpty() ? why : unanswered;
}

QString writeToKeychain(const QString &account, const QString &secret)
{
    PasswordSafe safe;
    QEventLoop loop;
    QString why;
    QObject::connect(&safe, &PasswordSafe::written, &loop, &QEventLoop::quit);
    QObject::connect(&safe, &PasswordSafe::failed, &loop, [&](const QString &, const QString &reason) {
        why = reason;
        loop.quit();
    });
    const bool sits = isatty(STDIN_FILENO) != 0;
    const QString unanswered = waitFor(
        loop, [&] { safe.write(account, secret); }, sits ? patienceWithSomebody : patience);
    return unanswered.isEmpty() ? why : unanswered;
}

} // namespace millrace::cli
