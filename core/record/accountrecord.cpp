// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/accountrecord.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/base/text.h"

#include <QFile>
#include <QJsonDocument>

namespace millrace {

QStringList AccountRecord::namesOf(State state) const
{
    QStringList names;
    for (const Account &account : accounts)
        if (account.state == state)
            names << account.name().text();
    return names;
}

QStringList AccountRecord::sentences() const
{
    QStringList sentences;
    const auto add = [&sentences](const QString &sentence, const QStringList &names) {
        if (!names.isEmpty())
            sentences << sentence.arg(groupedNumber(names.size()), names.join(u", "_s));
    };
    add(CoreText::tr("Accounts made: %1 (%2)."), namesOf(State::Made));
    add(CoreText::tr("Not made yet: %1 (%2)."), namesOf(State::Wanted) + namesOf(State::Making));
    add(CoreText::tr("There already, and left as they are: %1 (%2)."), there);
    add(CoreText::tr("Taken back: %1 (%2)."), namesOf(State::TakenBack));
    for (const Account &account : accounts) {
        if (!account.lockedWhy.isEmpty())
            sentences << CoreText::tr("%1 is locked: the server cannot take its password (%2). Give it one, "
                                      "then ALTER USER … ACCOUNT UNLOCK.")
                             .arg(account.name().text(), account.lockedWhy);
        if (!account.without.isEmpty())
            sentences << CoreText::tr("%1 is not just as in the dump: %2.")
                             .arg(account.name().text(), account.without.join(u"; "_s));
        if (account.state == State::Left)
            sentences << CoreText::tr("%1 was not taken back: %2.").arg(account.name().text(), account.why);
    }
    if (!accounts.isEmpty() && stage != Stage::Done && namesOf(State::TakenBack).isEmpty())
        sentences << CoreText::tr("Not all that the dump grants them is granted yet.");
    return sentences;
}

Result<std::optional<AccountRecord>> AccountRecord::load(const QString &runFolder)
{
    if (!QFile::exists(path(runFolder)))
        return std::optional<AccountRecord>();
    MILLRACE_TRY(const auto bytes, readWholeFile(path(runFolder)));
    const QJsonDocument json = QJsonDocument::fromJson(bytes);
    if (!json.isObject())
        return fail({.code = ErrorCode::BadJson,
                     .what = CoreText::tr("What the run wrote down of its accounts cannot be read."),
                     .howToFix = CoreText::tr("Look at the file, and at the server's accounts."),
                     .context = {.file = path(runFolder)}});
    return std::optional(membersFrom<AccountRecord>(json.object()));
}

Result<void> AccountRecord::save(const QString &runFolder) const
{
    return writeFileAtomically(path(runFolder), QJsonDocument(membersJson(*this)).toJson());
}

} // namespace millrace
