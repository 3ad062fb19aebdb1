// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/accounts/accountwords.h"

#include "core/base/coretext.h"
#include "core/base/literals.h"

#include <algorithm>
#include <array>

namespace millrace {

namespace {

struct PrivilegeName
{
    const char *name;
    const char *instead;
};

/// Of both flavours, in either direction; the first that the server knows is taken. Where the names differ
/// by nothing but "_" nothing is needed here.
constexpr std::array otherNames{PrivilegeName{"REPLICATION CLIENT", "BINLOG MONITOR"},
                                PrivilegeName{"BINLOG MONITOR", "REPLICATION CLIENT"},
                                PrivilegeName{"REPLICA MONITOR", "SLAVE MONITOR"},
                                PrivilegeName{"SLAVE MONITOR", "REPLICATION CLIENT"},
                                PrivilegeName{"REPLICA MONITOR", "REPLICATION CLIENT"},
                                PrivilegeName{"REPLICATION REPLICA", "REPLICATION SLAVE"},
                                PrivilegeName{"REPLICATION REPLICA ADMIN", "REPLICATION SLAVE ADMIN"},
                                PrivilegeName{"REPLICATION REPLICA ADMIN", "REPLICATION_SLAVE_ADMIN"},
                                PrivilegeName{"SET USER", "SET_ANY_DEFINER"},
                                PrivilegeName{"SET USER", "SET_USER_ID"},
                                PrivilegeName{"SET_USER_ID", "SET_ANY_DEFINER"},
                                PrivilegeName{"SET_USER_ID", "SET USER"},
                                PrivilegeName{"SET_ANY_DEFINER", "SET_USER_ID"},
                                PrivilegeName{"SET_ANY_DEFINER", "SET USER"},
                                PrivilegeName{"SHOW_ROUTINE", "SHOW CREATE ROUTINE"},
                                PrivilegeName{"DELETE VERSIONING ROWS", "DELETE HISTORY"}};

struct PrivilegePart
{
    const char *name;
    const char *whole;
};

/// In MariaDB.
constexpr std::array parts{PrivilegePart{"CREATE ROLE", "CREATE USER"},
                           PrivilegePart{"DROP ROLE", "CREATE USER"},
                           PrivilegePart{"ALLOW_NONEXISTENT_DEFINER", "SET USER"},
                           PrivilegePart{"ALLOW_NONEXISTENT_DEFINER", "SUPER"}};

} // namespace

std::optional<QString> privilegeHere(const QString &privilege, const AccountTarget &target)
{
    if (privilege == "ALL PRIVILEGES"_L1 || target.privileges.contains(privilege))
        return privilege;
    for (const auto &[from, to] : {std::pair(u'_', u' '), std::pair(u' ', u'_')})
        if (QString same = QString(privilege).replace(from, to); target.privileges.contains(same))
            return same;
    for (const PrivilegeName &each : otherNames)
        if (privilege == QLatin1String(each.name) && target.privileges.contains(QLatin1String(each.instead)))
            return QString(QLatin1String(each.instead));
    return std::nullopt;
}

bool isPartOf(const QString &privilege, const QString &other, const AccountTarget &target)
{
    return target.mariaDb && std::any_of(parts.begin(), parts.end(), [&](const PrivilegePart &part) {
               return privilege == QLatin1String(part.name) && other == QLatin1String(part.whole);
           });
}

QString pluginHere(const QString &plugin, const AccountTarget &target)
{
    if (plugin == "auth_socket"_L1 || plugin == "unix_socket"_L1)
        return target.mariaDb ? u"unix_socket"_s : u"auth_socket"_s;
    return plugin;
}

bool isOfPasswords(const QString &plugin)
{
    constexpr std::array plugins{"mysql_native_password"_L1,
                                 "mysql_old_password"_L1,
                                 "caching_sha2_password"_L1,
                                 "sha256_password"_L1,
                                 "ed25519"_L1,
                                 "parsec"_L1};
    return plugin.isEmpty() || std::find(plugins.begin(), plugins.end(), plugin) != plugins.end();
}

QString grantText(const AccountGrant &grant)
{
    if (grant.kind == AccountGrant::Kind::Role)
        return CoreText::tr("the role %1").arg(grant.other.text());
    if (grant.kind == AccountGrant::Kind::Proxy)
        return CoreText::tr("to stand in for %1").arg(grant.other.text());
    QStringList privileges;
    for (const AccountPrivilege &each : grant.privileges)
        privileges << (each.columns.isEmpty() ? each.name
                                              : u"%1 (%2)"_s.arg(each.name, each.columns.join(u", "_s)));
    return CoreText::tr("%1 on %2").arg(privileges.join(u", "_s), grant.schema + u'.' + grant.name);
}

std::optional<QString> schemaOfPattern(const QString &pattern)
{
    QString schema;
    for (qsizetype i = 0; i < pattern.size(); ++i) {
        const QChar c = pattern.at(i);
        if (c == u'\\' && i + 1 < pattern.size() && (pattern.at(i + 1) == u'_' || pattern.at(i + 1) == u'%'))
            schema += pattern.at(++i);
        else if (c == u'%')
            return std::nullopt;
        else
            schema += c; // a bare _ is a wildcard, too, but in most grants just a name's
    }
    return schema;
}

QString patternOfSchema(const QString &schema)
{
    return QString(schema).replace(u'_', u"\\_"_s).replace(u'%', u"\\%"_s);
}

} // namespace millrace
