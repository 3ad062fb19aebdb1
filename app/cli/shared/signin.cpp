// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/shared/signin.h"

#include "app/cli/shared/command.h"
#include "app/cli/shared/signals.h"
#include "core/base/literals.h"
#include "core/keychain/passwordsafe.h"
#include "core/server/login/savedconnections.h"
#include "core/server/scratch/scratchserver.h"
#include "core/source/sourceserver.h"

#include <QEventLoop>
#include <QTimer>
#include <algorithm>
#include <chrono>

namespace millrace::cli {

namespace {

constexpr auto patience = std::chrono::seconds(10); // nobody is asked, so that it answers at once

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
template <typename Ask> QString waitFor(QEventLoop &loop, Ask ask)
{
    if (!PasswordSafe::isBuiltIn())
        return PasswordSafe::whyNot();
    const SignalsHeld held;
    QTimer limit;
    limit.setSingleShot(true);
    QObject::connect(&limit, &QTimer::timeout, &loop, &QEventLoop::quit);
    limit.start(patience);
    ask();
    loop.exec();
    return limit.isActive() ? QString() : u"it did not answer within %1 seconds"_s.arg(patience.count());
}

/// Null: the window kept none, or the keychain does not give it.
QString keptPassword(const ConnectionSpec &spec, const char *variable)
{
    const auto isKept = [&spec](const SavedConnection &entry) {
        ConnectionSpec same = entry.spec;
        same.schema = spec.schema;
        same.compression = spec.compression;
        return entry.passwordKept && same == spec;
    };
    const auto saved = SavedConnections::load(); // a list that cannot be read is no reason not to sign in
    if (!saved || std::none_of(saved->begin(), saved->end(), isKept))
        return {};
    const QString account = spec.displayName();
    PasswordSafe safe(nullptr, PasswordSafe::Prompts::None);
    QEventLoop loop;
    QString password;
    QString why = u"it has none any more"_s;
    QObject::connect(&safe, &PasswordSafe::found, &loop, [&](const QString &, const QString &text) {
        password = text;
        loop.quit();
    });
    QObject::connect(&safe, &PasswordSafe::failed, &loop, [&](const QString &, const QString &reason) {
        why = reason;
        loop.quit();
    });
    if (const QString unanswered = waitFor(loop, [&] { safe.read(account); }); !unanswered.isEmpty())
        why = unanswered;
    if (password.isNull())
        printError(u"millrace-cli: The keychain gives no password for %1: %2. Unlock it, or set %3."_s.arg(
            account, why, QLatin1String(variable)));
    return password;
}

Result<ResolvedConnection> withKept(Result<ResolvedConnection> resolved, const ConnectionSpec &spec,
                                    const char *variable)
{
    if (resolved && !spec.scratch && resolved->password.isNull())
        resolved->password = keptPassword(spec, variable);
    return resolved;
}

} // namespace

Result<ResolvedConnection> signInTo(const ConnectionSpec &target)
{
    return withKept(resolveTarget(target), target, "MILLRACE_PASSWORD");
}

Result<ResolvedConnection> signInToSource(const Source &source)
{
    return withKept(resolveSource(source), *source.table->server, "MILLRACE_SOURCE_PASSWORD");
}

Result<ResolvedConnection> signInToSource(const ConnectionSpec &server)
{
    return withKept(resolveConnection(server, {}, ServerRole::Source), server, "MILLRACE_SOURCE_PASSWORD");
}

std::optional<ResolvedConnection> sourceServerOf(const Source &source)
{
    if (!source.isOnServer())
        return std::nullopt;
    auto server = signInToSource(source);
    return server ? std::optional(std::move(*server)) : std::nullopt;
}

QString forgetPassword(const QString &account)
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

} // namespace millrace::cli
