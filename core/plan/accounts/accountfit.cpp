// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/accounts/accountfit.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/plan/accounts/accountwords.h"
#include "core/source/accounts/accountrevoke.h"
#include "core/source/bytes/charsets.h"
#include "core/sql/quoting.h"

#include <QRandomGenerator>
#include <algorithm>
#include <array>

namespace millrace {

namespace {

/// A password that nobody knows, and that every rule for passwords lets pass.
QString unknownPassword()
{
    std::array<quint32, 8> words{};
    QRandomGenerator::system()->fillRange(words.data(), words.size());
    const QByteArray bytes(reinterpret_cast<const char *>(words.data()), sizeof(words)); // NOLINT
    return u"aA1!"_s + QString::fromLatin1(bytes.toBase64(QByteArray::OmitTrailingEquals));
}

bool isPrintable(const QByteArray &bytes)
{
    return std::all_of(bytes.begin(), bytes.end(), [](char c) { return c >= ' ' && c <= '~'; });
}

bool isNativeHash(const QByteArray &value)
{
    return value.size() == 41 && value.startsWith('*') && QByteArray::fromHex(value.mid(1)).size() == 20;
}

/// MySQL has no roles of their own: they are accounts that are locked and granted to others.
bool actsAsRole(const DumpAccount &account, const QVector<DumpAccount> &accounts)
{
    if (account.isRole)
        return true;
    if (!account.options.locked.value_or(false) || !account.name.hasHost)
        return false;
    const bool hasNoSecret =
        std::all_of(account.auth.factors.begin(), account.auth.factors.end(),
                    [](const AccountFactor &factor) { return factor.form == AccountFactor::Form::Nothing; });
    return hasNoSecret && std::any_of(accounts.begin(), accounts.end(), [&account](const DumpAccount &other) {
               return std::any_of(other.grants.begin(), other.grants.end(), [&](const AccountGrant &grant) {
                   return grant.kind == AccountGrant::Kind::Role && grant.other == account.name;
               });
           });
}

class Fitter
{
public:
    Fitter(const QVector<DumpAccount> &accounts, const QStringList &wanted, const AccountTarget &target,
           const SchemaNames &schemas)
        : m_accounts(accounts)
        , m_wanted(wanted)
        , m_target(target)
        , m_schemas(schemas)
    {}

    FittedAccount fit(const DumpAccount &account)
    {
        m_fitted = {.name = nameHere(account.name, m_accounts, m_target),
                    .dumpName = account.name.text(),
                    .isRole = actsAsRole(account, m_accounts) && (m_target.mariaDb || account.isRole)};
        if (m_fitted.isRole) {
            m_fitted.create = u"CREATE ROLE %1"_s.arg(m_fitted.name.quoted());
        } else {
            m_fitted.create = u"CREATE USER %1"_s.arg(m_fitted.name.quoted());
            addAuth(account);
            addOptions(account.options);
        }
        for (const QString &unknown : account.options.unknown)
            lose(AccountLoss::Kind::Option, unknown);
        for (const AccountGrant &grant : account.grants)
            addGrant(grant, account);
        addDefaultRoles(account.options);
        if (account.options.lifetime && !m_fitted.isRole) // neither flavour has both in one statement
            m_fitted.last << u"ALTER USER %1 PASSWORD EXPIRE %2"_s.arg(m_fitted.name.quoted(),
                                                                       *account.options.lifetime);
        return std::move(m_fitted);
    }

private:
    void lose(AccountLoss::Kind kind, const QString &what)
    {
        if (std::none_of(m_fitted.losses.begin(), m_fitted.losses.end(),
                         [&](const AccountLoss &loss) { return loss.kind == kind && loss.what == what; }))
            m_fitted.losses << AccountLoss{kind, what};
    }

    bool isUsable(const AccountFactor &factor) const
    {
        const QString plugin = pluginHere(factor.plugin, m_target);
        if (!plugin.isEmpty() && !m_target.plugins.contains(plugin))
            return false;
        // MariaDB takes "invalid" and the like for a password that nobody has; MySQL refuses it.
        return plugin != "mysql_native_password"_L1 || factor.form != AccountFactor::Form::Hash ||
               m_target.mariaDb || isNativeHash(factor.value);
    }

    QString valueText(const QByteArray &value) const
    {
        constexpr int takesHex = 80017;
        if (!m_target.mariaDb && !isPrintable(value) && m_target.version >= takesHex)
            return u"0x"_s + QString::fromLatin1(value.toHex());
        return quotedString(QString::fromUtf8(value));
    }

    QString factorText(const AccountFactor &factor)
    {
        if (factor.form != AccountFactor::Form::Nothing)
            m_fitted.secrets << factor.value;
        if (factor.form == AccountFactor::Form::Hash)
            m_fitted.hashes << factor.value;
        if (factor.plugin.isEmpty())
            return u"BY "_s + valueText(factor.value);
        const QString plugin = pluginHere(factor.plugin, m_target);
        QString named = m_target.mariaDb ? plugin : quotedString(plugin);
        switch (factor.form) {
        case AccountFactor::Form::Nothing:
            return named;
        case AccountFactor::Form::Hash:
            return named + (m_target.mariaDb ? u" USING "_s : u" AS "_s) + valueText(factor.value);
        case AccountFactor::Form::Password:
            return m_target.mariaDb ? u"%1 USING PASSWORD(%2)"_s.arg(named, valueText(factor.value))
                                    : u"%1 BY %2"_s.arg(named, valueText(factor.value));
        }
        return named;
    }

    void addAuth(const DumpAccount &account)
    {
        const AccountAuth &auth = account.auth;
        QVector<AccountFactor> usable;
        QStringList unusable;
        for (const AccountFactor &factor : auth.factors)
            if (isUsable(factor))
                usable << factor;
            else
                unusable << factor.plugin;
        const bool isLocked = account.options.locked.value_or(false);
        const bool needsMore = auth.needsAll && (m_target.mariaDb || !unusable.isEmpty());
        if (!needsMore && !usable.isEmpty()) {
            addFactors(auth, usable, unusable);
            m_fitted.hasNoPassword = !isLocked && letsIn(usable);
            return;
        }
        if (auth.factors.isEmpty()) {
            m_fitted.hasNoPassword = !isLocked;
            return;
        }
        const AccountFactor &first = auth.factors.first();
        if (!needsMore && first.form == AccountFactor::Form::Password) { // any plugin makes its own of it
            m_fitted.secrets << first.value;
            m_fitted.create += u" IDENTIFIED BY "_s + valueText(first.value);
            return;
        }
        if (!needsMore && first.form == AccountFactor::Form::Nothing && isOfPasswords(first.plugin)) {
            m_fitted.hasNoPassword = !isLocked;
            return;
        }
        lose(AccountLoss::Kind::Password, unusable.isEmpty() ? first.plugin : unusable.join(u", "_s));
        m_fitted.isLocked = true;
        const QString password = unknownPassword();
        m_fitted.secrets << password.toUtf8();
        m_fitted.create += u" IDENTIFIED BY "_s + quotedString(password);
    }

    static bool letsIn(const QVector<AccountFactor> &factors)
    {
        return std::any_of(factors.begin(), factors.end(), [](const AccountFactor &factor) {
            return factor.form == AccountFactor::Form::Nothing && isOfPasswords(factor.plugin);
        });
    }

    void addFactors(const AccountAuth &auth, const QVector<AccountFactor> &usable,
                    const QStringList &unusable)
    {
        for (const QString &plugin : unusable)
            lose(AccountLoss::Kind::WayIn, plugin);
        QStringList texts;
        for (const AccountFactor &factor : usable)
            if (texts.isEmpty() || m_target.mariaDb || auth.needsAll)
                texts << factorText(factor);
            else
                lose(AccountLoss::Kind::WayIn, factor.plugin);
        const bool isPlain = usable.first().plugin.isEmpty();
        if (m_target.mariaDb)
            m_fitted.create += (isPlain ? u" IDENTIFIED "_s : u" IDENTIFIED VIA "_s) + texts.join(u" OR "_s);
        else
            m_fitted.create += (isPlain ? u" IDENTIFIED "_s : u" IDENTIFIED WITH "_s) +
                               texts.join(u" AND IDENTIFIED WITH "_s);
    }

    void addOptions(const AccountOptions &options)
    {
        QString &create = m_fitted.create;
        if (!options.require.isEmpty())
            create += u" REQUIRE "_s + options.require;
        QStringList resources;
        for (const QString &resource : options.resources)
            if (!m_target.mariaDb && resource.contains(" -"_L1)) { // none at all
                lose(AccountLoss::Kind::SignIn, resource);
                m_fitted.isLocked = true;
            } else if (m_target.mariaDb || !resource.startsWith("MAX_STATEMENT_TIME"_L1))
                resources << resource;
            else if (resource.section(u' ', 1).toDouble() > 0)
                lose(AccountLoss::Kind::Option, resource);
        if (!resources.isEmpty())
            create += u" WITH "_s + resources.join(u' ');
        if (m_fitted.isLocked || options.locked.value_or(false))
            create += u" ACCOUNT LOCK"_s;
        if (options.expire)
            create +=
                u" PASSWORD EXPIRE"_s + (options.expire->isEmpty() ? QString() : u' ' + *options.expire);
        QStringList last; // what MySQL wants at the end
        for (const QString &option : options.others)
            if (m_target.mariaDb && !option.endsWith("DEFAULT"_L1))
                lose(AccountLoss::Kind::Option, option);
            else if (!m_target.mariaDb &&
                     (option.startsWith("COMMENT"_L1) || option.startsWith("ATTRIBUTE"_L1)))
                last << option;
            else if (!m_target.mariaDb)
                create += u' ' + option;
        for (const QString &option : std::as_const(last))
            create += u' ' + option;
    }

    void addGrant(const AccountGrant &grant, const DumpAccount &account)
    {
        switch (grant.kind) {
        case AccountGrant::Kind::Role:
        case AccountGrant::Kind::Proxy:
            return addMembership(grant);
        case AccountGrant::Kind::Revoke:
            if (m_target.partialRevokes || isOutOfAll(grant, account))
                m_fitted.grants << FittedGrant{
                    grant, u"REVOKE %1 ON %2 FROM %3"_s.arg(privilegesText(grant), levelText(grant),
                                                            m_fitted.name.quoted())};
            return; // else what it takes back is not granted in the first place
        case AccountGrant::Kind::Privileges:
            break;
        }
        addPrivileges(grant, account);
    }

    /// Some of ALL PRIVILEGES on the same: any server does that.
    static bool isOutOfAll(const AccountGrant &revoke, const DumpAccount &account)
    {
        return std::any_of(
            account.grants.begin(), account.grants.end(), [&revoke](const AccountGrant &grant) {
                return grant.kind == AccountGrant::Kind::Privileges && isOfSameLevel(grant, revoke);
            });
    }

    /// MySQL's partial revokes take privileges on all schemas back of some: who cannot do that must not grant
    /// them.
    bool isTakenBack(const QString &privilege, const AccountGrant &grant, const DumpAccount &account) const
    {
        if (m_target.partialRevokes || grant.schema != u'*')
            return false;
        return std::any_of(account.grants.begin(), account.grants.end(), [&](const AccountGrant &other) {
            return other.kind == AccountGrant::Kind::Revoke && other.schema != u'*' &&
                   (privilege == "ALL PRIVILEGES"_L1 ||
                    std::any_of(other.privileges.begin(), other.privileges.end(),
                                [&](const AccountPrivilege &each) {
                                    return each.name == privilege || each.name == "ALL PRIVILEGES"_L1;
                                }));
        });
    }

    void addPrivileges(AccountGrant grant, const DumpAccount &account)
    {
        const AccountGrant said = grant;
        grant.privileges.clear();
        for (AccountPrivilege privilege : said.privileges) {
            const auto here = privilegeHere(privilege.name, m_target);
            const bool isCovered =
                !here && std::any_of(said.privileges.begin(), said.privileges.end(),
                                     [&](const AccountPrivilege &other) {
                                         return isPartOf(privilege.name, other.name, m_target);
                                     });
            if (isTakenBack(privilege.name, grant, account) || (!here && !isCovered)) {
                lose(AccountLoss::Kind::Privilege, privilege.name);
                continue;
            }
            if (!here)
                continue;
            privilege.name = *here;
            if (!grant.privileges.contains(privilege))
                grant.privileges << privilege;
        }
        const bool isOfPackage = grant.object.startsWith("PACKAGE"_L1);
        const bool isOfLibrary = grant.object == "LIBRARY"_L1;
        constexpr int hasLibraries = 90200;
        if (isOfPackage ? !m_target.mariaDb
                        : isOfLibrary && (m_target.mariaDb || m_target.version < hasLibraries))
            return lose(AccountLoss::Kind::Grant, grantText(said));
        const auto schema = schemaOfPattern(grant.schema);
        if (m_target.partialRevokes && grant.name == u'*' && !schema)
            return lose(AccountLoss::Kind::Grant, grantText(said));
        const QString literal = grant.name == u'*' ? schema.value_or(QString()) : grant.schema;
        if (const auto renamed = m_schemas.constFind(literal.toUtf8()); renamed != m_schemas.constEnd()) {
            const QString name = QString::fromUtf8(*renamed);
            grant.schema = grant.name == u'*' ? patternOfSchema(name) : name;
        }
        if (m_target.partialRevokes && grant.name == u'*' && schema && grant.schema != u'*')
            grant.schema = schemaOfPattern(grant.schema).value_or(grant.schema);
        grant.withOption = grant.withOption && mayHandOn(said, account);
        if (grant.withOption && grant.privileges.isEmpty() && !isOfDynamic(said))
            grant.privileges << AccountPrivilege{.name = u"USAGE"_s}; // the option is there all the same
        // USAGE alone is what every account has. MySQL 9.7 does not even find one with a backslash in its
        // host by GRANT.
        const bool isNothing =
            (!grant.withOption || grant.privileges.isEmpty()) &&
            std::all_of(grant.privileges.begin(), grant.privileges.end(),
                        [](const AccountPrivilege &each) { return each.name == "USAGE"_L1; });
        if (isNothing)
            return;
        m_fitted.grants << FittedGrant{
            grant,
            u"GRANT %1 ON %2 TO %3%4"_s.arg(privilegesText(grant), levelText(grant), m_fitted.name.quoted(),
                                            grant.withOption ? u" WITH GRANT OPTION"_s : QString())};
    }

    /// Privileges of MySQL that plugins and versions bring, all of them of one word with a "_", as no
    /// privilege of MariaDB's is (READ_ONLY ADMIN).
    static bool isOfDynamic(const AccountGrant &grant)
    {
        return grant.schema == u'*' && std::all_of(grant.privileges.begin(), grant.privileges.end(),
                                                   [](const AccountPrivilege &each) {
                                                       return each.name.contains(u'_') &&
                                                              !each.name.contains(u' ');
                                                   });
    }

    /// MySQL's dynamic privileges have each a GRANT OPTION of its own. MariaDB has one for all privileges.
    bool mayHandOn(const AccountGrant &grant, const DumpAccount &account)
    {
        if (!m_target.mariaDb || !isOfDynamic(grant))
            return true;
        const bool mayAnyway =
            std::any_of(account.grants.begin(), account.grants.end(), [](const AccountGrant &other) {
                return other.kind == AccountGrant::Kind::Privileges && other.schema == u'*' &&
                       other.withOption && !isOfDynamic(other);
            });
        if (!mayAnyway)
            lose(AccountLoss::Kind::Privilege, u"GRANT OPTION"_s);
        return mayAnyway;
    }

    static QString privilegesText(const AccountGrant &grant)
    {
        QStringList texts;
        for (const AccountPrivilege &each : grant.privileges) {
            QStringList columns;
            for (const QString &column : each.columns)
                columns << quotedIdentifier(column);
            texts << (columns.isEmpty() ? each.name : u"%1 (%2)"_s.arg(each.name, columns.join(u", "_s)));
        }
        return texts.join(u", "_s);
    }

    static QString levelText(const AccountGrant &grant)
    {
        const auto part = [](const QString &name) { return name == u'*' ? name : quotedIdentifier(name); };
        const QString object = grant.object == "TABLE"_L1 ? QString() : grant.object + u' ';
        return object + part(grant.schema) + u'.' + part(grant.name);
    }

    /// It is there, or is made.
    bool willBeThere(const AccountName &dumpName) const
    {
        return m_wanted.contains(dumpName.text()) || m_target.has(nameHere(dumpName, m_accounts, m_target));
    }

    void addMembership(const AccountGrant &said)
    {
        AccountGrant grant = said;
        grant.other = nameHere(said.other, m_accounts, m_target);
        const bool isAnybody = grant.kind == AccountGrant::Kind::Proxy && grant.other.user.isEmpty();
        if (!isAnybody && !willBeThere(said.other))
            return lose(AccountLoss::Kind::Grant, grantText(said));
        if (grant.kind == AccountGrant::Kind::Proxy) {
            m_fitted.roles << FittedGrant{grant, u"GRANT PROXY ON %1 TO %2%3"_s.arg(
                                                     grant.other.quoted(), m_fitted.name.quoted(),
                                                     grant.withOption ? u" WITH GRANT OPTION"_s : QString())};
            return;
        }
        m_fitted.roles << FittedGrant{
            grant, u"GRANT %1 TO %2%3"_s.arg(grant.other.quoted(), m_fitted.name.quoted(),
                                             grant.withOption ? u" WITH ADMIN OPTION"_s : QString())};
        if (grant.withOption)
            m_fitted.adminOf << grant.other;
    }

    void addDefaultRoles(const AccountOptions &options)
    {
        QStringList roles;
        for (const AccountName &role : options.defaultRoles)
            if (willBeThere(role))
                roles << nameHere(role, m_accounts, m_target).quoted();
        if (roles.isEmpty())
            return;
        for (const QString &more : m_target.mariaDb ? roles.mid(1) : QStringList())
            lose(AccountLoss::Kind::Option, u"DEFAULT ROLE "_s + more);
        m_fitted.last << (m_target.mariaDb
                              ? u"SET DEFAULT ROLE %1 FOR %2"_s.arg(roles.first(), m_fitted.name.quoted())
                              : u"SET DEFAULT ROLE %1 TO %2"_s.arg(roles.join(u", "_s),
                                                                   m_fitted.name.quoted()));
    }

    const QVector<DumpAccount> &m_accounts;
    const QStringList &m_wanted;
    const AccountTarget &m_target;
    const SchemaNames &m_schemas;
    FittedAccount m_fitted;
};

} // namespace

AccountName nameHere(const AccountName &name, const QVector<DumpAccount> &accounts,
                     const AccountTarget &target)
{
    if (!target.mariaDb)
        return name.hasHost || name.isCurrent ? name : AccountName::atHost(name.user, u"%"_s);
    const auto known = std::find_if(accounts.begin(), accounts.end(),
                                    [&name](const DumpAccount &each) { return each.name == name; });
    return known != accounts.end() && actsAsRole(*known, accounts) ? AccountName::role(name.user) : name;
}

QVector<FittedAccount> fitAccounts(const QVector<DumpAccount> &accounts, const QStringList &wanted,
                                   const AccountTarget &target, const SchemaNames &schemas)
{
    QVector<FittedAccount> fitted;
    Fitter fitter(accounts, wanted, target, schemas);
    for (const DumpAccount &account : accounts)
        if (account.isMade && wanted.contains(account.name.text()))
            fitted << fitter.fit(account);
    std::stable_partition(fitted.begin(), fitted.end(),
                          [](const FittedAccount &account) { return account.isRole; });
    return fitted;
}

QVector<FittedGrant> fittedGrants(const DumpAccount &account, const QVector<DumpAccount> &accounts,
                                  const AccountTarget &target, const SchemaNames &schemas)
{
    const QStringList none;
    const FittedAccount fitted = Fitter(accounts, none, target, schemas).fit(account);
    return fitted.grants + fitted.roles;
}

QString lossText(const AccountLoss &loss, const AccountTarget &target)
{
    switch (loss.kind) {
    case AccountLoss::Kind::Password:
        return CoreText::tr("%1 cannot take its password (%2): it is made locked")
            .arg(target.server, loss.what);
    case AccountLoss::Kind::SignIn:
        return CoreText::tr("%1 has no %2: it is made locked").arg(target.server, loss.what);
    case AccountLoss::Kind::WayIn:
        return CoreText::tr("it cannot sign in by %1").arg(loss.what);
    case AccountLoss::Kind::Privilege:
        return CoreText::tr("it does not get %1").arg(loss.what);
    case AccountLoss::Kind::Option:
        return CoreText::tr("%1 is left out").arg(loss.what);
    case AccountLoss::Kind::Grant:
        return CoreText::tr("it does not get %1").arg(loss.what);
    }
    return {};
}

} // namespace millrace
