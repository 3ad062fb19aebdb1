// SPDX-License-Identifier: GPL-3.0-or-later
// stores: the keys of object stores in the keychain, typed once for all dumps of a bucket.
#include "app/cli/shared/command.h"
#include "app/cli/shared/keychain.h"
#include "app/cli/shared/typedsecret.h"
#include "core/base/literals.h"
#include "core/source/store/keptkeys.h"
#include "core/source/store/storeclient.h"

#include <QJsonArray>

namespace millrace::cli {

namespace {

Result<int> listKept(bool json)
{
    MILLRACE_TRY(const QStringList accounts, KeptStores::load());
    if (json)
        printJson({{u"stores"_s, QJsonArray::fromStringList(accounts)}});
    else if (accounts.isEmpty())
        printLine(u"The keychain was given no keys. millrace-cli stores keep s3://BUCKET"_s);
    else
        for (const QString &account : accounts)
            printLine(account);
    return Ok;
}

Result<StoreKeys> typedKeys(const QString &account)
{
    StoreKeys keys{.id = {}, .secret = {}, .token = {}, .expires = {}, .origin = u"standard input"_s};
    MILLRACE_TRY(keys.id, typedLine(u"Access key id for %1: "_s.arg(account), Echo::On));
    MILLRACE_TRY(keys.secret, typedLine(u"Secret access key (not shown): "_s, Echo::Off));
    MILLRACE_TRY(keys.token,
                 typedLine(u"Session token (not shown; Enter where there is none): "_s, Echo::Off));
    MILLRACE_TRY_VOID(checkTyped(keys));
    return keys;
}

/// Empty: the store lets them in. Keys that the store refuses are not worth keeping; whether another refusal
/// is about them, or about this one object, nobody knows here. Errors: StoreCredentials.
Result<QString> tried(const StoreUrl &url, const StoreKeys &keys)
{
    MILLRACE_TRY(const auto access,
                 storeAccess(url, QProcessEnvironment::systemEnvironment(), {.keys = keys, .whyNone = {}}));
    const auto open = StoreClient(url, access, {}).knock();
    if (open)
        return QString();
    if (open.error().code != ErrorCode::StoreCredentials)
        return open.error().what;
    Error error = open.error();
    error.what += u" Nothing is kept."_s;
    return fail(error);
}

/// The list knows it before the keychain has it, and after a failure no more than before.
Result<void> keep(const QString &account, const StoreKeys &keys)
{
    const bool wasKept = KeptStores::isKept(account);
    MILLRACE_TRY_VOID(KeptStores::setKept(account, true));
    const QString why = writeToKeychain(account, keptText(keys));
    if (why.isEmpty())
        return {};
    if (!wasKept)
        MILLRACE_TRY_VOID(KeptStores::setKept(account, false));
    return fail(usageError(u"The keychain did not take the keys for %1: %2."_s.arg(account, why),
                           u"Unlock it, and try again; without a keychain set AWS_ACCESS_KEY_ID and "
                           u"AWS_SECRET_ACCESS_KEY, or have "
                           "the keys in ~/.aws/credentials."_s));
}

Result<int> keepKeys(const QString &text)
{
    MILLRACE_TRY(const auto url, StoreUrl::parse(text));
    if (url.isAnonymous)
        return misused(u"stores"_s, u"requests with anonymous=1 have no keys."_s);
    MILLRACE_TRY(const QString account, storeAccount(url));
    MILLRACE_TRY(const StoreKeys keys, typedKeys(account));
    MILLRACE_TRY(const QString doubt, tried(url, keys));
    MILLRACE_TRY_VOID(keep(account, keys));
    printLine(u"The keychain has the keys for %1."_s.arg(account));
    if (!doubt.isEmpty())
        printError(u"millrace-cli: Whether they are the right ones is not known: %1"_s.arg(doubt));
    else if (storeAccountToAsk(text).isEmpty())
        printError(u"millrace-cli: Environment or files have keys for it, too, and those come first."_s);
    return Ok;
}

/// \a text: the URL, or the name as the list has it.
Result<int> forgetKeys(const QString &text)
{
    QString account = text;
    if (!KeptStores::isKept(text)) {
        MILLRACE_TRY(const auto url, StoreUrl::parse(text));
        MILLRACE_TRY(account, storeAccount(url));
    }
    // Whatever the list says: it may have been lost, and the keychain not.
    if (const QString why = forgetInKeychain(account); !why.isEmpty()) {
        printError(u"millrace-cli: The keys for %1 are still in the keychain: %2. Take them out there, "
                   "under “millrace”."_s.arg(account, why));
        return UsageError;
    }
    MILLRACE_TRY_VOID(KeptStores::setKept(account, false));
    printLine(u"The keychain has no keys for %1 any more."_s.arg(account));
    return Ok;
}

} // namespace

Result<int> storesCommand(const QStringList &arguments)
{
    CommandParser parser;
    parser.setApplicationDescription(
        u"The keys of object stores in the system's keychain, where no environment and no file has them: "
        "kept once, they are found again for every dump of the bucket (or, with profile=NAME in the URL, of "
        "the "
        "store). keep asks for them: id, secret and token, a line each, typed or from standard input; they "
        "are "
        "tried first, at the URL that is named. The window keeps them in the same place."_s);
    parser.addPositionalArgument(u"list"_s, u"Lists the stores whose keys are kept, never a key."_s,
                                 u"list | keep URL | forget URL"_s);
    parser.addOption({u"json"_s, u"list: one JSON object on standard output."_s});
    parser.setChoices(u"list"_s, {u"list"_s, u"keep"_s, u"forget"_s});
    if (const auto ended = parse(parser, u"stores"_s, arguments))
        return *ended;
    const QStringList words = parser.positionalArguments();
    const QString verb = words.isEmpty() ? u"list"_s : words.first();
    if (verb == "list"_L1 && words.size() <= 1)
        return listKept(parser.isSet(u"json"_s));
    if (verb == "keep"_L1 && words.size() == 2)
        return keepKeys(words.at(1));
    if (verb == "forget"_L1 && words.size() == 2)
        return forgetKeys(words.at(1));
    return misused(u"stores"_s, u"say list, keep URL or forget URL."_s);
}

} // namespace millrace::cli
