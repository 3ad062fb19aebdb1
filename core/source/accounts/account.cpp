// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/accounts/account.h"

#include "core/base/literals.h"
#include "core/sql/quoting.h"

#include <algorithm>

namespace millrace {

namespace {

/// The first word or words of an option, which a later one of the same kind takes the place of.
QString optionKind(const QString &option)
{
    const QStringList words = option.split(u' ');
    return words.first() == "PASSWORD"_L1 ? words.mid(0, 2).join(u' ') : words.first();
}

void replaceIn(QStringList &options, const QStringList &later)
{
    for (const QString &option : later) {
        options.removeIf([&](const QString &old) { return optionKind(old) == optionKind(option); });
        options << option;
    }
}

} // namespace

QString AccountName::text() const
{
    if (isCurrent)
        return u"CURRENT_USER"_s;
    return hasHost ? user + u'@' + host : user;
}

QString AccountName::quoted() const
{
    if (isCurrent)
        return u"CURRENT_USER"_s;
    // Between backticks nothing is an escape, whatever the sql_mode.
    return hasHost ? quotedIdentifier(user) + u'@' + quotedIdentifier(host) : quotedIdentifier(user);
}

void AccountOptions::add(const AccountOptions &later)
{
    if (!later.require.isEmpty())
        require = later.require;
    replaceIn(resources, later.resources);
    replaceIn(others, later.others);
    if (later.locked)
        locked = later.locked;
    if (later.expire)
        expire = later.expire;
    if (later.lifetime)
        lifetime = later.lifetime;
    unknown += later.unknown;
    unknown.removeDuplicates();
    if (later.saysDefaultRoles) {
        saysDefaultRoles = true;
        defaultRoles = later.defaultRoles;
    }
}

} // namespace millrace
