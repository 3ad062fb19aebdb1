// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/store/keptkeys.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/paths.h"

#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLockFile>
#include <algorithm>

namespace millrace {

namespace {

constexpr auto comment = '#';

Error listHeld()
{
    return {.code = ErrorCode::FileNotWritable,
            .what = CoreText::tr("Another program holds the list of stores whose keys are in the keychain."),
            .howToFix = CoreText::tr("Try again; if nobody does, remove %1.lock.").arg(KeptStores::path()),
            .context = {.file = KeptStores::path()}};
}

bool isOneWord(const QString &text)
{
    return std::none_of(text.begin(), text.end(), [](QChar c) { return c.isSpace() || !c.isPrint(); });
}

} // namespace

QString keptText(const StoreKeys &keys)
{
    QJsonObject json{{u"id"_s, keys.id}, {u"secret"_s, keys.secret}};
    if (!keys.token.isEmpty())
        json.insert(u"token"_s, keys.token);
    return QString::fromUtf8(QJsonDocument(json).toJson(QJsonDocument::Compact));
}

StoreKeys keysOfKept(const QString &text)
{
    const QJsonObject json = QJsonDocument::fromJson(text.toUtf8()).object();
    StoreKeys keys{.id = json.value(u"id"_s).toString(),
                   .secret = json.value(u"secret"_s).toString(),
                   .token = json.value(u"token"_s).toString(),
                   .expires = {},
                   .origin = CoreText::tr("the keychain")};
    return checkTyped(keys) ? keys : StoreKeys();
}

Result<void> checkTyped(const StoreKeys &keys)
{
    const auto wrong = [](const QString &what, const QString &howToFix) {
        return fail(Error{.code = ErrorCode::StoreCredentials, .what = what, .howToFix = howToFix});
    };
    if (keys.id.isEmpty() || keys.secret.isEmpty())
        return wrong(keys.id.isEmpty() ? CoreText::tr("Of the keys the access key id is missing.")
                                       : CoreText::tr("Of the keys the secret is missing."),
                     CoreText::tr("Both are needed, and of keys of a session the token, too."));
    if (!isOneWord(keys.id) || !isOneWord(keys.secret) || !isOneWord(keys.token))
        return wrong(CoreText::tr("One of the keys has blanks or line breaks in it."),
                     CoreText::tr("Copy each by itself, without what stands beside it."));
    return {};
}

QString KeptStores::path()
{
    return settingsHome() + u"/stores.txt"_s;
}

Result<QStringList> KeptStores::load()
{
    if (!QFileInfo::exists(path()))
        return QStringList();
    MILLRACE_TRY(const QByteArray bytes, readWholeFile(path()));
    QStringList accounts;
    const QStringList lines = QString::fromUtf8(bytes).split(u'\n');
    for (const QString &line : lines)
        if (!line.trimmed().isEmpty() && !line.startsWith(QLatin1Char(comment)))
            accounts << line.trimmed();
    accounts.removeDuplicates();
    accounts.sort();
    return accounts;
}

bool KeptStores::isKept(const QString &account)
{
    const auto all = load();
    return all && all->contains(account);
}

Result<void> KeptStores::setKept(const QString &account, bool kept)
{
    MILLRACE_TRY_VOID(ensurePrivateFolder(QFileInfo(path()).absolutePath()));
    constexpr int patienceMs = 10'000;
    QLockFile lock(path() + u".lock"_s);
    if (!lock.tryLock(patienceMs))
        return fail(listHeld());
    MILLRACE_TRY(QStringList accounts, load());
    if (accounts.contains(account) == kept)
        return {};
    if (kept)
        accounts << account;
    else
        accounts.removeAll(account);
    accounts.sort();
    QByteArray text = "# Object stores whose keys Millrace has put into the keychain. No key is here.\n";
    for (const QString &each : std::as_const(accounts))
        text += each.toUtf8() + '\n';
    return writeFileAtomically(path(), text);
}

} // namespace millrace
