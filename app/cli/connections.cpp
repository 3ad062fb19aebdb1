// SPDX-License-Identifier: GPL-3.0-or-later
// connections: servers under names, the list the window has on its Target page.
#include "app/cli/command.h"
#include "app/cli/signin.h"
#include "core/server/savedconnections.h"

#include <QJsonArray>

namespace millrace::cli {

namespace {

int list(bool json)
{
    const auto connections = SavedConnections::load();
    if (!connections)
        return failed(connections.error());
    QJsonArray array;
    qsizetype widest = 0;
    for (const SavedConnection &entry : *connections)
        widest = std::max(widest, entry.name.size());
    for (const SavedConnection &entry : *connections) {
        const QString used = entry.lastUsed.isValid() ? entry.lastUsed.toString(Qt::ISODate) : QString();
        if (json)
            array << QJsonObject{
                {QStringLiteral("name"), entry.name},
                {QStringLiteral("url"), entry.spec.toUrl()},
                {QStringLiteral("last_used"), used.isEmpty() ? QJsonValue() : QJsonValue(used)}};
        else
            printLine(
                QStringLiteral("%1  %2").arg(entry.name, -static_cast<int>(widest)).arg(entry.spec.toUrl()));
    }
    if (json)
        printJson({{QStringLiteral("connections"), array}});
    else if (connections->isEmpty())
        printLine(QStringLiteral("None is saved. millrace-cli connections save NAME URL"));
    return Ok;
}

int said(const Result<void> &done, const QString &what)
{
    if (!done)
        return failed(done.error());
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
    const QString why = forgetPassword(account);
    if (!why.isEmpty()) {
        printError(QStringLiteral(
                       "millrace-cli: The password of %1 is still in the keychain: %2. Take it out there, "
                       "under “millrace”.")
                       .arg(account, why));
        return UsageError;
    }
    printLine(QStringLiteral("The password of %1 is gone from the keychain.").arg(account));
    return Ok;
}

} // namespace

int connectionsCommand(const QStringList &arguments)
{
    CommandParser parser;
    parser.setApplicationDescription(
        QStringLiteral("Servers under names, for --target saved:NAME or saved:NAME/schema, and for the list "
                       "in the window. No password "
                       "is kept with them: it comes from MILLRACE_PASSWORD, the option group, or the "
                       "keychain, where the window put it."));
    parser.addPositionalArgument(QStringLiteral("list"),
                                 QStringLiteral("Lists them, the one used last first."),
                                 QStringLiteral("list | save NAME URL | rename NAME NEW | remove NAME"));
    parser.addOption({QStringLiteral("json"), QStringLiteral("list: one JSON object on standard output.")});
    parser.setChoices(QStringLiteral("list"), {QStringLiteral("list"), QStringLiteral("save"),
                                               QStringLiteral("rename"), QStringLiteral("remove")});
    int exitCode = Ok;
    if (!parse(parser, QStringLiteral("connections"), arguments, exitCode))
        return exitCode;
    const QStringList words = parser.positionalArguments();
    const QString verb = words.isEmpty() ? QStringLiteral("list") : words.first();
    if (verb == QLatin1String("list") && words.size() <= 1)
        return list(parser.isSet(QStringLiteral("json")));
    if (verb == QLatin1String("save") && words.size() == 3) {
        const auto spec = ConnectionSpec::parseUrl(words.at(2));
        if (!spec)
            return failed(spec.error());
        return said(SavedConnections::save(words.at(1), *spec),
                    QStringLiteral("%1 is saved in %2.").arg(words.at(1), SavedConnections::path()));
    }
    if (verb == QLatin1String("rename") && words.size() == 3)
        return said(SavedConnections::rename(words.at(1), words.at(2)),
                    QStringLiteral("%1 is now called %2.").arg(words.at(1), words.at(2)));
    if (verb == QLatin1String("remove") && words.size() == 2) {
        const auto removed = SavedConnections::remove(words.at(1));
        if (!removed)
            return failed(removed.error());
        printLine(QStringLiteral("%1 is removed. To have it back: millrace-cli connections save '%1' '%2'")
                      .arg(removed->name, removed->spec.toUrl()));
        return forgetPasswordOf(*removed);
    }
    printError(
        QStringLiteral("millrace-cli connections: say list, save NAME URL, rename NAME NEW or remove NAME."));
    return UsageError;
}

} // namespace millrace::cli
