// SPDX-License-Identifier: GPL-3.0-or-later
// connections: servers under names, the list the window has on its Target page.
#include "app/cli/shared/command.h"
#include "app/cli/shared/keychain.h"
#include "core/base/literals.h"
#include "core/server/login/savedconnections.h"

#include "core/server/login/connectionurl.h"

#include <QJsonArray>

namespace millrace::cli {

namespace {

Result<int> list(bool json)
{
    MILLRACE_TRY(const auto connections, SavedConnections::load());
    QJsonArray array;
    qsizetype widest = 0;
    for (const SavedConnection &entry : connections)
        widest = std::max(widest, entry.name.size());
    for (const SavedConnection &entry : connections) {
        const QString used = entry.lastUsed.isValid() ? entry.lastUsed.toString(Qt::ISODate) : QString();
        if (json)
            array << QJsonObject{{u"name"_s, entry.name},
                                 {u"url"_s, entry.spec.toUrl()},
                                 {u"last_used"_s, used.isEmpty() ? QJsonValue() : QJsonValue(used)}};
        else
            printLine(u"%1  %2"_s.arg(entry.name, -static_cast<int>(widest)).arg(entry.spec.toUrl()));
    }
    if (json)
        printJson({{u"connections"_s, array}});
    else if (connections.isEmpty())
        printLine(u"None is saved. millrace-cli connections save NAME URL"_s);
    return Ok;
}

Result<int> said(const Result<void> &done, const QString &what)
{
    MILLRACE_TRY_VOID(done);
    printLine(what);
    return Ok;
}

/// What the window keeps in the keychain under the account, unless another entry of the list still needs it.
int forgetPasswordOf(const SavedConnection &removed)
{
    const QString account = removed.spec.displayName();
    const auto rest = SavedConnections::load();
    if (!removed.passwordKept || (rest && std::any_of(rest->begin(), rest->end(), [&](const auto &entry) {
                                      return entry.passwordKept && entry.spec.displayName() == account;
                                  })))
        return Ok;
    const QString why = forgetInKeychain(account);
    if (!why.isEmpty()) {
        printError(u"millrace-cli: The password of %1 is still in the keychain: %2. Take it out there, "
                   "under “millrace”."_s.arg(account, why));
        return UsageError;
    }
    printLine(u"The password of %1 is gone from the keychain."_s.arg(account));
    return Ok;
}

} // namespace

Result<int> connectionsCommand(const QStringList &arguments)
{
    CommandParser parser;
    parser.setApplicationDescription(
        u"Servers under names, for --target saved:NAME or saved:NAME/schema, and for the list "
        "in the window. No password "
        "is kept with them: it comes from MILLRACE_PASSWORD, the option group, or the "
        "keychain, where the window put it."_s);
    parser.addPositionalArgument(u"list"_s, u"Lists them, the one used last first."_s,
                                 u"list | save NAME URL | rename NAME NEW | remove NAME"_s);
    parser.addOption({u"json"_s, u"list: one JSON object on standard output."_s});
    parser.setChoices(u"list"_s, {u"list"_s, u"save"_s, u"rename"_s, u"remove"_s});
    if (const auto ended = parse(parser, u"connections"_s, arguments))
        return *ended;
    const QStringList words = parser.positionalArguments();
    const QString verb = words.isEmpty() ? u"list"_s : words.first();
    if (verb == "list"_L1 && words.size() <= 1)
        return list(parser.isSet(u"json"_s));
    if (verb == "save"_L1 && words.size() == 3) {
        MILLRACE_TRY(const auto spec, connectionFromUrl(words.at(2)));
        return said(SavedConnections::save(words.at(1), spec),
                    u"%1 is saved in %2."_s.arg(words.at(1), SavedConnections::path()));
    }
    if (verb == "rename"_L1 && words.size() == 3)
        return said(SavedConnections::rename(words.at(1), words.at(2)),
                    u"%1 is now called %2."_s.arg(words.at(1), words.at(2)));
    if (verb == "remove"_L1 && words.size() == 2) {
        MILLRACE_TRY(const auto removed, SavedConnections::remove(words.at(1)));
        printLine(u"%1 is removed. To have it back: millrace-cli connections save '%1' '%2'"_s.arg(
            removed.name, removed.spec.toUrl()));
        return forgetPasswordOf(removed);
    }
    return misused(u"connections"_s, u"say list, save NAME URL, rename NAME NEW or remove NAME."_s);
}

} // namespace millrace::cli
