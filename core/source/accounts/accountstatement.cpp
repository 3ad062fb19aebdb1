// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/accounts/accountstatement.h"

#include "core/base/literals.h"
#include "core/source/accounts/accounttokens.h"
#include "core/sql/quoting.h"

#include <algorithm>

namespace millrace {

namespace {

/// mariadb-dump's own role, which it makes roles with and drops again.
bool isToolsRole(const AccountName &name)
{
    return name.user == "mariadb_dump_import_role"_L1;
}

class StatementReader
{
public:
    StatementReader(const QVector<SqlByteToken> &tokens, const SqlLexRules &rules, const QString &schema)
        : m_in(tokens, rules)
        , m_schema(schema)
    {}

    AccountStatement read()
    {
        if (m_in.take({"CREATE"}))
            readCreate();
        else if (m_in.take({"ALTER", "USER"}))
            readAlter();
        else if (m_in.take({"DROP"}))
            readDrop();
        else if (m_in.take({"GRANT"}))
            readGrant(false);
        else if (m_in.take({"REVOKE"}))
            readGrant(true);
        else if (m_in.take({"SET", "DEFAULT", "ROLE"}))
            readDefaultRole();
        else if (m_in.take({"SET", "PASSWORD"}))
            readPassword();
        else if (m_in.isWord("RENAME") || m_in.isWord("ALTER"))
            m_found.kind = AccountStatement::Kind::NotUnderstood;
        else
            m_found.kind = AccountStatement::Kind::Helper;
        if (m_in.isBad() || (m_found.kind != AccountStatement::Kind::Helper && !m_in.atEnd()))
            return {.kind = AccountStatement::Kind::NotUnderstood};
        return std::move(m_found);
    }

private:
    using Kind = AccountStatement::Kind;

    void readCreate()
    {
        m_found.kind = Kind::Create;
        m_in.take({"OR", "REPLACE"});
        m_found.ofRoles = m_in.take({"ROLE"});
        if (!m_found.ofRoles)
            m_in.expect({"USER"});
        m_in.take({"IF", "NOT", "EXISTS"});
        readAccounts();
        if (m_found.ofRoles && m_in.take({"WITH", "ADMIN"}))
            m_found.admin = m_in.account();
        readOptions();
        m_found.accounts.removeIf([](const auto &each) { return isToolsRole(each.name); });
        if (m_found.accounts.isEmpty())
            m_found.kind = Kind::Helper;
    }

    void readAlter()
    {
        m_found.kind = Kind::Alter;
        m_in.take({"IF", "EXISTS"});
        readAccounts();
        readOptions();
    }

    void readDrop()
    {
        m_found.kind = Kind::Drop;
        m_found.ofRoles = m_in.take({"ROLE"});
        if (!m_found.ofRoles)
            m_in.expect({"USER"});
        m_in.take({"IF", "EXISTS"});
        readAccounts();
        m_found.accounts.removeIf([](const auto &each) { return isToolsRole(each.name); });
        if (m_found.accounts.isEmpty())
            m_found.kind = Kind::Helper;
    }

    void readAccounts()
    {
        do {
            const AccountName name = m_in.account();
            m_found.accounts << AccountStatement::Account{name, readAuth()};
        } while (m_in.takeMark(',') && !m_in.isBad());
    }

    AccountAuth readAuth()
    {
        AccountAuth auth;
        while (m_in.take({"IDENTIFIED"})) {
            auth.said = true;
            if (m_in.take({"BY"}))
                auth.factors << readBy();
            else if (m_in.take({"WITH"}) || m_in.take({"VIA"}))
                do
                    auth.factors << readPlugin();
                while (m_in.take({"OR"}));
            else
                m_in.setBad();
            if (!m_in.take({"AND"}))
                break;
            auth.needsAll = true;
        }
        return auth;
    }

    AccountFactor readBy()
    {
        if (!m_in.take({"PASSWORD"}))
            return {.form = AccountFactor::Form::Password, .value = m_in.value()};
        const QByteArray hash = m_in.value();
        constexpr qsizetype oldHash = 16; // of servers before 4.1
        return {.plugin = hash.size() == oldHash ? u"mysql_old_password"_s : u"mysql_native_password"_s,
                .form = hash.isEmpty() ? AccountFactor::Form::Nothing : AccountFactor::Form::Hash,
                .value = hash};
    }

    AccountFactor readPlugin()
    {
        AccountFactor factor{.plugin = m_in.identifier().toLower()};
        if (m_in.take({"BY"})) {
            factor.form = AccountFactor::Form::Password;
            factor.value = m_in.value();
        } else if (m_in.take({"AS"}) || m_in.take({"USING"})) {
            const bool isPlain = m_in.take({"PASSWORD"});
            if (isPlain)
                m_in.expectMark('(');
            factor.value = m_in.value();
            if (isPlain)
                m_in.expectMark(')');
            factor.form = isPlain                  ? AccountFactor::Form::Password
                          : factor.value.isEmpty() ? AccountFactor::Form::Nothing
                                                   : AccountFactor::Form::Hash;
        }
        return factor;
    }

    void readOptions()
    {
        while (!m_in.atEnd() && !m_in.isBad()) {
            if (m_in.take({"DEFAULT", "ROLE"}))
                readRoleList();
            else if (m_in.take({"REQUIRE"}))
                readRequire();
            else if (m_in.take({"WITH"}))
                readResources();
            else if (m_in.take({"ACCOUNT", "LOCK"}))
                m_found.options.locked = true;
            else if (m_in.take({"ACCOUNT", "UNLOCK"}))
                m_found.options.locked = false;
            else if (m_in.take({"PASSWORD", "EXPIRE"}))
                readExpire();
            else
                readOther();
        }
    }

    void readRoleList()
    {
        m_found.options.saysDefaultRoles = true;
        if (m_in.take({"NONE"}))
            return;
        if (m_in.take({"ALL"}))
            m_in.setBad(); // whichever it has then: no tool writes it
        do
            m_found.options.defaultRoles << m_in.account();
        while (m_in.takeMark(',') && !m_in.isBad());
    }

    void readRequire()
    {
        for (const char *word : {"NONE", "SSL", "X509"})
            if (m_in.take({word})) {
                m_found.options.require = QLatin1String(word);
                return;
            }
        QStringList parts;
        while (m_in.isWord("SUBJECT") || m_in.isWord("ISSUER") || m_in.isWord("CIPHER")) {
            const QString word = m_in.word();
            parts << word + u' ' + quotedString(m_in.text());
            m_in.take({"AND"});
        }
        if (parts.isEmpty())
            m_in.setBad();
        m_found.options.require = parts.join(u" AND "_s);
    }

    void readResources()
    {
        bool any = false;
        while (!m_in.atEnd() && !m_in.isBad() &&
               (m_in.isWord("MAX_QUERIES_PER_HOUR") || m_in.isWord("MAX_UPDATES_PER_HOUR") ||
                m_in.isWord("MAX_CONNECTIONS_PER_HOUR") || m_in.isWord("MAX_USER_CONNECTIONS") ||
                m_in.isWord("MAX_STATEMENT_TIME"))) {
            any = true;
            const QString word = m_in.word();
            m_found.options.resources << word + u' ' + number();
        }
        if (!any)
            m_in.setBad();
    }

    /// 3, 3.000000, -1
    QString number()
    {
        const bool isNegative = m_in.takeMark('-');
        QString digits = (isNegative ? u"-"_s : QString()) + m_in.word();
        if (m_in.takeMark('.'))
            digits += u'.' + m_in.word();
        bool isNumber = false;
        digits.toDouble(&isNumber);
        if (!isNumber)
            m_in.setBad();
        return digits;
    }

    void readExpire()
    {
        m_found.options.expire = QString();
        if (m_in.take({"DEFAULT"}))
            m_found.options.expire = u"DEFAULT"_s;
        else if (m_in.take({"NEVER"}))
            m_found.options.expire = u"NEVER"_s;
        else if (m_in.take({"INTERVAL"})) {
            m_found.options.expire = u"INTERVAL %1 DAY"_s.arg(number());
            m_in.expect({"DAY"});
        }
    }

    /// MySQL's own.
    void readOther()
    {
        QString &option = m_found.options.others.emplace_back();
        if (m_in.take({"PASSWORD", "HISTORY"})) {
            option = u"PASSWORD HISTORY "_s + numberOr({"DEFAULT"});
        } else if (m_in.take({"PASSWORD", "REUSE", "INTERVAL"})) {
            option = u"PASSWORD REUSE INTERVAL "_s + numberOr({"DEFAULT"});
            if (m_in.take({"DAY"}))
                option += u" DAY"_s;
        } else if (m_in.take({"PASSWORD", "REQUIRE", "CURRENT"})) {
            option = u"PASSWORD REQUIRE CURRENT"_s;
            for (const char *word : {"DEFAULT", "OPTIONAL"})
                if (m_in.take({word}))
                    option += u' ' + QLatin1String(word);
        } else if (m_in.take({"FAILED_LOGIN_ATTEMPTS"})) {
            option = u"FAILED_LOGIN_ATTEMPTS "_s + number();
        } else if (m_in.take({"PASSWORD_LOCK_TIME"})) {
            option = u"PASSWORD_LOCK_TIME "_s + numberOr({"UNBOUNDED"});
        } else if (m_in.isWord("COMMENT") || m_in.isWord("ATTRIBUTE")) {
            const QString word = m_in.word();
            option = word + u' ' + quotedString(m_in.text());
        } else {
            m_in.setBad();
        }
    }

    QString numberOr(std::initializer_list<const char *> words)
    {
        for (const char *word : words)
            if (m_in.take({word}))
                return QLatin1String(word);
        return number();
    }

    void readGrant(bool takesBack)
    {
        m_found.kind = takesBack ? Kind::Revoke : Kind::Grant;
        if (takesBack)
            m_in.take({"IF", "EXISTS"});
        QVector<AccountGrant> grants;
        const char *const to = takesBack ? "FROM" : "TO";
        if (m_in.take({"PROXY", "ON"}))
            grants << AccountGrant{.kind = AccountGrant::Kind::Proxy, .other = m_in.account()};
        else if (m_in.comesBefore("ON", to))
            grants << readPrivileges(takesBack);
        else if (takesBack && m_in.isWord("ALL"))
            grants << readEverything();
        else
            do
                grants << AccountGrant{.kind = AccountGrant::Kind::Role, .other = m_in.account()};
            while (m_in.takeMark(',') && !m_in.isBad());
        m_in.expect({to});
        readAccounts();
        if (takesBack)
            m_in.take({"IGNORE", "UNKNOWN", "USER"});
        if (m_in.take({"REQUIRE"}))
            readRequire();
        bool withOption = false;
        if (m_in.take({"WITH"}) == m_in.atEnd())
            m_in.setBad(); // something else follows, or nothing where something should
        while (!m_in.atEnd() && !m_in.isBad())
            if (m_in.take({"GRANT", "OPTION"}) || m_in.take({"ADMIN", "OPTION"}))
                withOption = true;
            else
                readResources();
        for (AccountGrant &grant : grants) {
            grant.withOption = withOption;
            if (!isToolsRole(grant.other))
                m_found.grants << grant;
        }
        if (m_found.grants.isEmpty())
            m_found.kind = Kind::Helper;
    }

    /// REVOKE ALL PRIVILEGES, GRANT OPTION FROM …: on whatever they are.
    AccountGrant readEverything()
    {
        m_in.expect({"ALL"});
        m_in.take({"PRIVILEGES"});
        m_in.expectMark(',');
        m_in.expect({"GRANT", "OPTION"});
        return {.kind = AccountGrant::Kind::Revoke};
    }

    AccountGrant readPrivileges(bool takesBack)
    {
        AccountGrant grant{.kind = takesBack ? AccountGrant::Kind::Revoke : AccountGrant::Kind::Privileges};
        do {
            AccountPrivilege privilege{.name = m_in.word()};
            while (!m_in.isWord("ON") && !m_in.isMark(',') && !m_in.isMark('(') && !m_in.atEnd() &&
                   !m_in.isBad())
                privilege.name += u' ' + m_in.word();
            if (privilege.name == "ALL"_L1)
                privilege.name = u"ALL PRIVILEGES"_s;
            if (m_in.takeMark('(')) {
                do
                    privilege.columns << m_in.identifier();
                while (m_in.takeMark(',') && !m_in.isBad());
                m_in.expectMark(')');
            }
            grant.privileges << privilege;
        } while (m_in.takeMark(',') && !m_in.isBad());
        m_in.expect({"ON"});
        grant.object = u"TABLE"_s;
        if (m_in.take({"PACKAGE", "BODY"}))
            grant.object = u"PACKAGE BODY"_s;
        for (const char *word : {"TABLE", "FUNCTION", "PROCEDURE", "PACKAGE", "LIBRARY"})
            if (m_in.take({word}))
                grant.object = QLatin1String(word);
        readLevel(grant);
        return grant;
    }

    void readLevel(AccountGrant &grant)
    {
        const auto part = [this] { return m_in.takeMark('*') ? u"*"_s : m_in.identifier(); };
        grant.schema = part();
        if (m_in.takeMark('.')) {
            grant.name = part();
            return;
        }
        grant.name = grant.schema; // of the session's schema
        grant.schema = m_schema;
        if (m_schema.isEmpty())
            m_in.setBad();
    }

    /// Which of the two flavours' forms: SET DEFAULT ROLE r FOR u; SET DEFAULT ROLE r, s TO u, v
    void readDefaultRole()
    {
        m_found.kind = Kind::Alter;
        readRoleList();
        if (!m_in.take({"FOR"}) && !m_in.take({"TO"}))
            m_found.accounts << AccountStatement::Account{{.isCurrent = true}, {}};
        else
            readAccounts();
    }

    void readPassword()
    {
        m_found.kind = Kind::Alter;
        AccountName name{.isCurrent = true};
        if (m_in.take({"FOR"}))
            name = m_in.account();
        m_in.expectMark('=');
        const bool isPlain = m_in.take({"PASSWORD"});
        if (isPlain)
            m_in.expectMark('(');
        const QByteArray value = m_in.value();
        if (isPlain)
            m_in.expectMark(')');
        // Of MariaDB and old MySQL; MySQL 8 takes what stands there for the password itself.
        const bool isHash = !isPlain && value.size() == 41 && value.startsWith('*');
        if (!isPlain && !isHash)
            m_in.setBad();
        m_found.accounts << AccountStatement::Account{
            name,
            {.said = true,
             .factors = {{.plugin = isHash ? u"mysql_native_password"_s : QString(),
                          .form = isHash ? AccountFactor::Form::Hash : AccountFactor::Form::Password,
                          .value = value}}}};
    }

    AccountTokens m_in;
    const QString m_schema;
    AccountStatement m_found;
};

} // namespace

bool isOfAccounts(const QVector<SqlByteToken> &tokens)
{
    const auto is = [&tokens](qsizetype at, const char *word) {
        return at < tokens.size() && tokens.at(at).isWord(word);
    };
    if (is(0, "GRANT") || is(0, "REVOKE"))
        return true;
    if (is(0, "CREATE") || is(0, "ALTER") || is(0, "DROP") || is(0, "RENAME")) {
        const qsizetype at = is(1, "OR") ? 3 : 1;
        return is(at, "USER") || is(at, "ROLE");
    }
    if (is(0, "SET"))
        return is(1, "PASSWORD") || is(1, "ROLE") || (is(1, "DEFAULT") && is(2, "ROLE"));
    if (is(0, "FLUSH"))
        return is(1, "PRIVILEGES") && tokens.size() == 2;
    if (is(0, "SELECT")) // mariadb-dump keeps the role it had
        return hasWord(tokens, {"CURRENT_ROLE"}) && hasWord(tokens, {"INTO"});
    if (is(0, "EXECUTE") && is(1, "IMMEDIATE"))
        return std::any_of(tokens.begin(), tokens.end(), [](const SqlByteToken &token) {
            return token.kind == SqlByteToken::Kind::Text && token.text.toUpper().startsWith("SET ROLE");
        });
    return false;
}

AccountStatement readAccountStatement(const QVector<SqlByteToken> &tokens, const SqlLexRules &rules,
                                      const QString &schema)
{
    if (!isOfAccounts(tokens))
        return {};
    return StatementReader(tokens, rules, schema).read();
}

} // namespace millrace
