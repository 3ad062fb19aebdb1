// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/source/accounts/globalprivrow.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/source/accounts/userattributes.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <array>
#include <limits>

namespace millrace {

namespace {

constexpr quint64 bit(int at)
{
    return quint64{1} << at;
}

constexpr int grantBit = 10;

/// Bits of "access", from the lowest, in the words of SHOW GRANTS (MariaDB, sql/privilege.h).
constexpr std::array bitPrivileges{"SELECT",
                                   "INSERT",
                                   "UPDATE",
                                   "DELETE",
                                   "CREATE",
                                   "DROP",
                                   "RELOAD",
                                   "SHUTDOWN",
                                   "PROCESS",
                                   "FILE",
                                   "GRANT OPTION",
                                   "REFERENCES",
                                   "INDEX",
                                   "ALTER",
                                   "SHOW DATABASES",
                                   "SUPER",
                                   "CREATE TEMPORARY TABLES",
                                   "LOCK TABLES",
                                   "EXECUTE",
                                   "REPLICATION SLAVE",
                                   "BINLOG MONITOR",
                                   "CREATE VIEW",
                                   "SHOW VIEW",
                                   "CREATE ROUTINE",
                                   "ALTER ROUTINE",
                                   "CREATE USER",
                                   "EVENT",
                                   "TRIGGER",
                                   "CREATE TABLESPACE",
                                   "DELETE HISTORY",
                                   "SET USER",
                                   "FEDERATED ADMIN",
                                   "CONNECTION ADMIN",
                                   "READ_ONLY ADMIN",
                                   "REPLICATION SLAVE ADMIN",
                                   "REPLICATION MASTER ADMIN",
                                   "BINLOG ADMIN",
                                   "BINLOG REPLAY",
                                   "SLAVE MONITOR",
                                   "SHOW CREATE ROUTINE"};

/// How many of them a server of this version_id knows: those of no version are of 10.4.
int bitsKnown(qint64 version)
{
    constexpr int of1004 = 30;
    constexpr int of1052 = 38;
    constexpr int of1058 = 39;
    constexpr int of1103 = 40;
    if (version < 100502)
        return of1004;
    if (version < 100508)
        return of1052;
    return version < 110300 ? of1058 : of1103;
}

QString privilegeOfBit(int at, qint64 version)
{
    constexpr int binlogMonitor = 20;
    if (at == binlogMonitor && version < 100502)
        return u"REPLICATION CLIENT"_s;
    if (at < bitsKnown(version))
        return QLatin1String(bitPrivileges.at(static_cast<std::size_t>(at)));
    return u"ACCESS BIT %1"_s.arg(at); // no server knows it: whoever wants the account is told
}

/// The first server of a data directory writes all of them as all bits there are.
AccountGrant grantOf(quint64 access, qint64 version)
{
    AccountGrant grant{.object = u"TABLE"_s, .schema = u"*"_s, .name = u"*"_s};
    const quint64 all = (bit(bitsKnown(version)) - 1) & ~bit(grantBit);
    const bool isEverything = access == std::numeric_limits<quint64>::max();
    grant.withOption = (access & bit(grantBit)) != 0;
    if (isEverything || (access & ~bit(grantBit)) == all) {
        grant.privileges = {{.name = u"ALL PRIVILEGES"_s}};
        return grant;
    }
    for (int at = 0; at < std::numeric_limits<quint64>::digits; ++at)
        if (at != grantBit && (access & bit(at)) != 0)
            grant.privileges << AccountPrivilege{.name = privilegeOfBit(at, version)};
    if (grant.privileges.isEmpty() && grant.withOption)
        grant.privileges << AccountPrivilege{.name = u"USAGE"_s};
    return grant;
}

AccountFactor factorOf(const QString &plugin, const QByteArray &value)
{
    return {.plugin = plugin.isEmpty() ? u"mysql_native_password"_s : plugin.toLower(),
            .form = value.isEmpty() ? AccountFactor::Form::Nothing : AccountFactor::Form::Hash,
            .value = value};
}

class PrivReader
{
public:
    PrivReader(GrantRow &row, const QByteArray &json)
        : m_row(row)
        , m_in(json, {u"access"_s, u"version_id"_s, u"plugin"_s, u"authentication_string"_s, u"auth_or"_s,
                      u"password_last_changed"_s, u"password_lifetime"_s, u"account_locked"_s, u"is_role"_s,
                      u"default_role"_s, u"ssl_type"_s, u"ssl_cipher"_s, u"x509_issuer"_s, u"x509_subject"_s,
                      u"max_questions"_s, u"max_updates"_s, u"max_connections"_s, u"max_user_connections"_s,
                      u"max_statement_time"_s})
    {}

    bool isRole() { return m_in.isTrue(u"is_role"_s); }

    AccountGrant grant()
    {
        const QByteArray digits = m_in.digits(u"access"_s);
        bool isNumber = true;
        // Since 10.4 some are written as if they had a sign.
        const quint64 access = digits.startsWith('-') ? static_cast<quint64>(digits.toLongLong(&isNumber))
                               : digits.isEmpty()     ? 0
                                                      : digits.toULongLong(&isNumber);
        if (!isNumber)
            m_row.setFault(CoreText::tr("%1 is no number").arg(u"access"_s));
        return grantOf(access, number(u"version_id"_s, 0));
    }

    AccountAuth auth()
    {
        const AccountFactor own = factorOf(m_in.text(u"plugin"_s), m_in.bytes(u"authentication_string"_s));
        AccountAuth auth{.said = true};
        // The empty one among them is the account's own.
        for (const auto &each : QJsonDocument::fromJson(m_in.nested(u"auth_or"_s)).array()) {
            const QJsonObject object = each.toObject();
            auth.factors << (object.isEmpty()
                                 ? own
                                 : factorOf(object.value(u"plugin"_s).toString(),
                                            object.value(u"authentication_string"_s).toString().toUtf8()));
        }
        if (!auth.factors.isEmpty())
            return auth;
        if (own.form == AccountFactor::Form::Nothing && own.plugin == "mysql_native_password"_L1)
            return {};
        auth.factors << own;
        return auth;
    }

    AccountOptions options()
    {
        AccountOptions options;
        options.require = require();
        addResource(options, u"max_questions"_s, "MAX_QUERIES_PER_HOUR");
        addResource(options, u"max_updates"_s, "MAX_UPDATES_PER_HOUR");
        addResource(options, u"max_connections"_s, "MAX_CONNECTIONS_PER_HOUR");
        addResource(options, u"max_user_connections"_s, "MAX_USER_CONNECTIONS");
        const QByteArray time = m_in.digits(u"max_statement_time"_s);
        if (time.toDouble() > 0)
            options.resources << u"MAX_STATEMENT_TIME "_s + QString::fromLatin1(time);
        options.locked = m_in.isTrue(u"account_locked"_s);
        addExpiry(options);
        if (const QString role = m_in.text(u"default_role"_s); !role.isEmpty()) {
            options.saysDefaultRoles = true;
            options.defaultRoles = {AccountName::role(role)};
        }
        for (const QString &key : m_in.others())
            options.unknown << u"mysql.global_priv.Priv.%1"_s.arg(key);
        return options;
    }

    /// When all is read.
    void tellFault()
    {
        if (m_in.isBad())
            m_row.setFault(m_in.fault());
    }

private:
    qint64 number(const QString &key, qint64 otherwise)
    {
        const QByteArray digits = m_in.digits(key);
        bool isNumber = true;
        const qint64 number = digits.isEmpty() ? otherwise : digits.toLongLong(&isNumber);
        if (!isNumber)
            m_row.setFault(CoreText::tr("%1 is no number").arg(key));
        return number;
    }

    void addResource(AccountOptions &options, const QString &key, const char *word)
    {
        if (const qint64 most = number(key, 0); most != 0)
            options.resources << u"%1 %2"_s.arg(QLatin1String(word)).arg(most);
    }

    QString require()
    {
        const qint64 type = number(u"ssl_type"_s, 0);
        QString specified = requirementText(m_in.text(u"x509_subject"_s), m_in.text(u"x509_issuer"_s),
                                            m_in.text(u"ssl_cipher"_s));
        switch (type) {
        case -1:
        case 0:
            return {};
        case 1:
            return u"SSL"_s;
        case 2:
            return u"X509"_s;
        case 3:
            return specified;
        default:
            m_row.setFault(u"ssl_type = %1"_s.arg(type));
            return {};
        }
    }

    /// A password that never changed is one that has expired.
    void addExpiry(AccountOptions &options)
    {
        const qint64 days = number(u"password_lifetime"_s, -1);
        const QString lifetime = days < 0    ? u"DEFAULT"_s
                                 : days == 0 ? u"NEVER"_s
                                             : u"INTERVAL %1 DAY"_s.arg(days);
        const bool isExpired = number(u"password_last_changed"_s, -1) == 0;
        if (isExpired)
            options.expire = QString();
        else if (days >= 0)
            options.expire = lifetime;
        if (isExpired && days >= 0)
            options.lifetime = lifetime;
    }

    GrantRow &m_row;
    AttributeReader m_in;
};

} // namespace

QVector<AccountStatement> readGlobalPrivRow(GrantRow &row)
{
    const AccountName name = row.account();
    if (!row.has(u"priv"_s))
        row.setFault(CoreText::tr("it has no column %1").arg(u"priv"_s));
    PrivReader reader(row, row.bytes(u"priv"_s));
    AccountStatement create{
        .kind = AccountStatement::Kind::Create, .ofRoles = reader.isRole(), .accounts = {{.name = name}}};
    const AccountGrant grant = reader.grant();
    const AccountAuth auth = reader.auth();
    const AccountOptions options = reader.options();
    reader.tellFault();
    if (!create.ofRoles) {
        create.accounts.first().auth = auth;
        create.options = options;
    }
    for (const QString &column : row.others())
        if (!row.bytes(column).isEmpty())
            create.options.unknown << u"mysql.global_priv.%1"_s.arg(column);
    QVector<AccountStatement> statements;
    if (!isPublicRole(name))
        statements << create;
    if (!grant.privileges.isEmpty())
        statements << AccountStatement{
            .kind = AccountStatement::Kind::Grant, .accounts = {{.name = name}}, .grants = {grant}};
    return statements;
}

bool isPublicRole(const AccountName &name)
{
    return !name.hasHost && name.user.compare("PUBLIC"_L1, Qt::CaseInsensitive) == 0;
}

} // namespace millrace
