// SPDX-License-Identifier: GPL-3.0-or-later
// Statements about accounts, in the forms that servers and tools write.
#include "core/base/literals.h"
#include "core/source/accounts/accountset.h"
#include "tests/support/qtprinters.h"

#include <QRandomGenerator>
#include <gtest/gtest.h>

namespace millrace::test::accounts_test {

namespace {

using Kind = AccountStatement::Kind;
using Form = AccountFactor::Form;

AccountStatement read(const QByteArray &sql, const SqlLexRules &rules = {}, const QString &schema = {})
{
    return readAccountStatement(sqlTokens(sql, rules), rules, schema);
}

AccountSet setOf(const QList<QByteArray> &statements)
{
    AccountSet set;
    for (const QByteArray &sql : statements)
        set.add(read(sql), u"line %1"_s.arg(statements.indexOf(sql) + 1));
    return set;
}

const DumpAccount *find(const QVector<DumpAccount> &accounts, const QString &name)
{
    for (const DumpAccount &account : accounts)
        if (account.name.text() == name)
            return &account;
    return nullptr;
}

/// As a server would write it, in one of the ways there are.
QByteArray quoted(const QString &text, char quote, bool escapes)
{
    QByteArray bytes = text.toUtf8();
    if (quote != '`' && escapes)
        bytes.replace("\\", "\\\\");
    return quote + bytes.replace(QByteArray(1, quote), QByteArray(2, quote)) + quote;
}

QString randomName(QRandomGenerator &random)
{
    static const QString letters = u"aZ0 _%.@'\"`\\äß€😀-/"_s;
    QString name;
    for (int left = random.bounded(1, 12); left > 0; --left) {
        const int at = random.bounded(int(letters.size()));
        name += letters.at(at).isSurrogate() ? u"😀"_s : QString(letters.at(at));
    }
    return name;
}

struct NameCase
{
    const char *text;
    const char *user;
    const char *host; ///< null: none
};

} // namespace

TEST(Accounts, NamesInEveryForm)
{
    for (const NameCase &each :
         {NameCase{"'a'@'b'", "a", "b"}, NameCase{"`a`@`b`", "a", "b"}, NameCase{"a@b", "a", "b"},
          NameCase{"'a'", "a", nullptr}, NameCase{"``@`localhost`", "", "localhost"},
          NameCase{"'o''d\"d'@'%'", "o'd\"d", "%"}, NameCase{"`o'd\"d``ü`@`10.%`", "o'd\"d`ü", "10.%"},
          NameCase{"'o\\'d'@'H.Example'", "o'd", "h.example"},
          NameCase{"a@db-1.example.com", "a", "db-1.example.com"}, NameCase{"'a' @ 'b'", "a", "b"}}) {
        const AccountStatement statement = read(QByteArray("CREATE USER ") + each.text + " ACCOUNT LOCK");
        ASSERT_EQ(statement.accounts.size(), 1) << each.text;
        EXPECT_EQ(statement.accounts.first().name.user, QString::fromUtf8(each.user)) << each.text;
        EXPECT_EQ(statement.accounts.first().name.hasHost, each.host != nullptr) << each.text;
        EXPECT_EQ(statement.accounts.first().name.host, QString::fromUtf8(each.host)) << each.text;
        EXPECT_EQ(statement.options.locked, true) << each.text;
    }
    SqlLexRules ansi;
    ansi.ansiQuotes = true;
    EXPECT_EQ(read("DROP USER \"a\"@\"b\"", ansi).accounts.first().name.text(), u"a@b"_s);
    EXPECT_TRUE(read("GRANT SELECT ON *.* TO CURRENT_USER()").accounts.first().name.isCurrent);
}

TEST(Accounts, NamesComeBackWhateverTheirQuotes)
{
    const quint32 seed = QRandomGenerator::global()->generate();
    SCOPED_TRACE(seed);
    QRandomGenerator random(seed);
    for (int round = 0; round < 3000; ++round) {
        const AccountName name = AccountName::atHost(randomName(random), randomName(random).toLower());
        SqlLexRules rules;
        rules.backslashEscapes = random.bounded(2) == 0;
        rules.ansiQuotes = random.bounded(2) == 0;
        const char quote = "'`\""[random.bounded(3)];
        const bool isText = quote == '\'' || (quote == '"' && !rules.ansiQuotes);
        const auto part = [&](const QString &text) {
            return quoted(text, quote, isText && rules.backslashEscapes);
        };
        const QByteArray sql = "CREATE USER " + part(name.user) + '@' + part(name.host);
        const AccountStatement statement = read(sql, rules);
        ASSERT_EQ(statement.kind, Kind::Create) << sql.constData();
        ASSERT_EQ(statement.accounts.first().name, name) << sql.constData();
        // And in the form in which we send it, which a session of ours reads.
        ASSERT_EQ(read("DROP USER " + name.quoted().toUtf8()).accounts.first().name, name)
            << qPrintable(name.quoted());
    }
}

TEST(Accounts, WaysToSignIn)
{
    const auto authOf = [](const QByteArray &text) {
        const AccountStatement statement = read("CREATE USER a@b " + text);
        EXPECT_EQ(statement.kind, Kind::Create) << text.constData();
        return statement.accounts.isEmpty() ? AccountAuth() : statement.accounts.first().auth;
    };
    EXPECT_FALSE(authOf("").said);
    EXPECT_EQ(authOf("IDENTIFIED BY 'pw'").factors, (QVector<AccountFactor>{{{}, Form::Password, "pw"}}));
    const QByteArray hash = "*462366917EEDD1970A48E87D8EF59EB67D2CA26F";
    const QVector<AccountFactor> native{{u"mysql_native_password"_s, Form::Hash, hash}};
    EXPECT_EQ(authOf("IDENTIFIED BY PASSWORD '" + hash + "'").factors, native);
    EXPECT_EQ(authOf("IDENTIFIED WITH 'mysql_native_password' AS '" + hash + "' REQUIRE NONE").factors,
              native);
    EXPECT_EQ(authOf("IDENTIFIED WITH mysql_native_password AS 0x" + hash.toHex()).factors, native);
    EXPECT_EQ(authOf("IDENTIFIED VIA mysql_native_password USING X'" + hash.toHex() + "'").factors, native);
    EXPECT_EQ(
        authOf("IDENTIFIED WITH 'caching_sha2_password' AS '$A$\\0\\n\\Z\\\\\\''").factors,
        (QVector<AccountFactor>{{u"caching_sha2_password"_s, Form::Hash, QByteArray("$A$\0\n\x1a\\'", 8)}}));
    EXPECT_EQ(authOf("IDENTIFIED WITH caching_sha2_password").factors,
              (QVector<AccountFactor>{{u"caching_sha2_password"_s, Form::Nothing, {}}}));
    const AccountAuth either = authOf("IDENTIFIED VIA ed25519 USING PASSWORD('pw') OR unix_socket");
    EXPECT_FALSE(either.needsAll);
    EXPECT_EQ(either.factors, (QVector<AccountFactor>{{u"ed25519"_s, Form::Password, "pw"},
                                                      {u"unix_socket"_s, Form::Nothing, {}}}));
    const AccountAuth both = authOf("IDENTIFIED WITH a AS 'x' AND IDENTIFIED WITH b BY 'y'");
    EXPECT_TRUE(both.needsAll);
    EXPECT_EQ(both.factors.size(), 2);
}

TEST(Accounts, OptionsOfBothFlavours)
{
    const AccountStatement mySql =
        read("CREATE USER IF NOT EXISTS `app`@`%` IDENTIFIED WITH 'x' AS 0x00 DEFAULT ROLE `r`@`%`,`s`@`%` "
             "REQUIRE "
             "SUBJECT '/CN=a' AND ISSUER '/CN=b' WITH MAX_QUERIES_PER_HOUR 5 PASSWORD EXPIRE INTERVAL 5 DAY "
             "ACCOUNT "
             "UNLOCK PASSWORD HISTORY DEFAULT PASSWORD REUSE INTERVAL 3 DAY PASSWORD REQUIRE CURRENT DEFAULT "
             "FAILED_LOGIN_ATTEMPTS 3 PASSWORD_LOCK_TIME UNBOUNDED ATTRIBUTE '{\"comment\": \"x\"}'");
    ASSERT_EQ(mySql.kind, Kind::Create);
    EXPECT_EQ(mySql.options.require, u"SUBJECT '/CN=a' AND ISSUER '/CN=b'"_s);
    EXPECT_EQ(mySql.options.resources, QStringList{u"MAX_QUERIES_PER_HOUR 5"_s});
    EXPECT_EQ(mySql.options.expire, u"INTERVAL 5 DAY"_s);
    EXPECT_EQ(mySql.options.locked, false);
    EXPECT_EQ(mySql.options.defaultRoles.size(), 2);
    EXPECT_EQ(mySql.options.others,
              (QStringList{u"PASSWORD HISTORY DEFAULT"_s, u"PASSWORD REUSE INTERVAL 3 DAY"_s,
                           u"PASSWORD REQUIRE CURRENT DEFAULT"_s, u"FAILED_LOGIN_ATTEMPTS 3"_s,
                           u"PASSWORD_LOCK_TIME UNBOUNDED"_s, u"ATTRIBUTE '{\"comment\": \"x\"}'"_s}))
        << mySql.options.others.last();
    const AccountStatement mariaDb =
        read("CREATE USER `o`@`h` REQUIRE SSL WITH MAX_STATEMENT_TIME 3.000000 ACCOUNT LOCK PASSWORD EXPIRE");
    ASSERT_EQ(mariaDb.kind, Kind::Create);
    EXPECT_EQ(mariaDb.options.resources, QStringList{u"MAX_STATEMENT_TIME 3.000000"_s});
    EXPECT_EQ(mariaDb.options.expire, QString());
    EXPECT_EQ(mariaDb.options.locked, true);
}

TEST(Accounts, Grants)
{
    const AccountStatement columns = read("GRANT SELECT (`a`, `b`), DELETE, CREATE TEMPORARY TABLES ON "
                                          "`a\\_b%`.`t` TO 'x'@'y' WITH GRANT OPTION");
    ASSERT_EQ(columns.kind, Kind::Grant);
    const AccountGrant &grant = columns.grants.first();
    EXPECT_EQ(grant.privileges,
              (QVector<AccountPrivilege>{
                  {u"SELECT"_s, {u"a"_s, u"b"_s}}, {u"DELETE"_s, {}}, {u"CREATE TEMPORARY TABLES"_s, {}}}));
    EXPECT_EQ(grant.schema, u"a\\_b%"_s);
    EXPECT_EQ(grant.name, u"t"_s);
    EXPECT_TRUE(grant.withOption);
    EXPECT_EQ(read("GRANT EXECUTE ON PROCEDURE `s`.`p` TO r").grants.first().object, u"PROCEDURE"_s);
    EXPECT_EQ(read("GRANT EXECUTE ON PACKAGE BODY `s`.`p` TO r").grants.first().object, u"PACKAGE BODY"_s);
    EXPECT_EQ(read("GRANT SELECT ON t TO r", {}, u"s"_s).grants.first().schema, u"s"_s);
    EXPECT_EQ(read("GRANT SELECT ON t TO r").kind, Kind::NotUnderstood) << "of which schema nobody says";
    EXPECT_EQ(read("REVOKE SELECT ON `mysql`.* FROM `l`@`h`").grants.first().kind,
              AccountGrant::Kind::Revoke);
    const AccountStatement roles = read("GRANT `r`@`%`,`s`@`%` TO `u`@`h` WITH ADMIN OPTION");
    ASSERT_EQ(roles.grants.size(), 2);
    EXPECT_EQ(roles.grants.last().other.text(), u"s@%"_s);
    EXPECT_TRUE(roles.grants.last().withOption);
    const AccountStatement proxy = read("GRANT PROXY ON ''@'%' TO 'root'@'h' WITH GRANT OPTION");
    EXPECT_EQ(proxy.grants.first().kind, AccountGrant::Kind::Proxy);
    const AccountStatement old = read("GRANT USAGE ON *.* TO `a`@`%` IDENTIFIED BY PASSWORD '*4' REQUIRE SSL "
                                      "WITH MAX_USER_CONNECTIONS 3 GRANT OPTION");
    ASSERT_EQ(old.kind, Kind::Grant);
    EXPECT_TRUE(old.accounts.first().auth.said);
    EXPECT_EQ(old.options.resources, QStringList{u"MAX_USER_CONNECTIONS 3"_s});
    EXPECT_TRUE(old.grants.first().withOption);
}

TEST(Accounts, WhatIsNotUnderstoodIsSaidToBe)
{
    for (const char *sql :
         {"GRANT SELECT ON *.* TO a AS b WITH ROLE c", "CREATE USER a IDENTIFIED BY RANDOM PASSWORD",
          "RENAME USER a TO b", "CREATE USER", "CREATE USER a b", "REVOKE ADMIN OPTION FOR r FROM a",
          "REVOKE ALL PRIVILEGES FROM a", "SET DEFAULT ROLE ALL TO a",
          "CREATE USER a IDENTIFIED WITH x AS 0xABC", "GRANT SELECT", "GRANT ON", "ALTER USER a REPLACE 'x'",
          "SET PASSWORD FOR a = 'x'"})
        EXPECT_EQ(read(sql).kind, Kind::NotUnderstood) << sql;
    for (const char *sql : {"SELECT 1", "CREATE TABLE user (a int)", "SET NAMES utf8", "FLUSH TABLES",
                            "CREATE VIEW v AS SELECT 1", "INSERT INTO user VALUES (1)", "DROP TABLE role",
                            "SELECT a INTO @b FROM t"})
        EXPECT_EQ(read(sql).kind, Kind::None) << sql;
    for (const char *sql :
         {"FLUSH PRIVILEGES", "SET ROLE NONE", "SET ROLE mariadb_dump_import_role",
          "SELECT COALESCE(CURRENT_ROLE(),'NONE') into @current_role",
          "CREATE ROLE IF NOT EXISTS mariadb_dump_import_role",
          "GRANT mariadb_dump_import_role TO CURRENT_USER()", "DROP ROLE mariadb_dump_import_role",
          "/*M!100203 EXECUTE IMMEDIATE CONCAT('SET ROLE ', @current_role) */"})
        EXPECT_EQ(read(sql).kind, Kind::Helper) << sql;
}

TEST(Accounts, OfMariaDbsDump)
{
    const AccountSet set = setOf(
        {"CREATE USER `mariadb.sys`@`localhost` ACCOUNT LOCK PASSWORD EXPIRE",
         "CREATE USER `app`@`%` IDENTIFIED BY PASSWORD '*1'", "/*!80001 CREATE ROLE 'r' */",
         "/*M!100005 CREATE ROLE 'r' WITH ADMIN mariadb_dump_import_role */",
         "/*M!100005 GRANT 'r' TO 'app'@'%' WITH ADMIN OPTION */", "GRANT `r` TO `app`@`%` WITH ADMIN OPTION",
         "GRANT USAGE ON *.* TO `app`@`%` IDENTIFIED BY PASSWORD '*1'",
         "/*M!100005 SET DEFAULT ROLE r FOR 'app'@'%' */", "GRANT SELECT ON `s`.* TO `r`"});
    const auto accounts = set.accounts();
    ASSERT_EQ(accounts.size(), 2);
    const DumpAccount *app = find(accounts, u"app@%"_s);
    const DumpAccount *role = find(accounts, u"r"_s);
    ASSERT_TRUE(app && role);
    EXPECT_TRUE(app->isMade && !app->isRole && role->isMade && role->isRole);
    EXPECT_EQ(app->grants.size(), 2) << "what is said twice is one";
    EXPECT_EQ(app->options.defaultRoles, QVector{AccountName::role(u"r"_s)});
    EXPECT_EQ(role->grants.first().schema, u"s"_s);
    EXPECT_EQ(set.notUnderstood(), QStringList());
}

TEST(Accounts, ANameWithoutAHostIsARoleOnlyWhereOneIsMade)
{
    const auto accounts =
        setOf({"CREATE USER app IDENTIFIED BY 'x'", "GRANT SELECT ON s.* TO 'app'@'%'", "GRANT other TO app"})
            .accounts();
    ASSERT_EQ(accounts.size(), 1);
    EXPECT_EQ(accounts.first().name.text(), u"app@%"_s);
    ASSERT_EQ(accounts.first().grants.size(), 2);
    EXPECT_EQ(accounts.first().grants.last().other.text(), u"other@%"_s);
}

namespace {

/// What the dump leaves \a name with: "SELECT on s.*, GRANT OPTION", "the role r", "− INSERT on s.*".
QStringList left(const QList<QByteArray> &statements)
{
    QStringList texts;
    const auto accounts =
        setOf(QList<QByteArray>{"CREATE USER a@'%' IDENTIFIED BY 'x'"} + statements).accounts();
    for (const AccountGrant &grant : accounts.value(0).grants) {
        QStringList names;
        for (const AccountPrivilege &each : grant.privileges)
            names << each.name + (each.columns.isEmpty() ? QString() : u'(' + each.columns.join(u' ') + u')');
        texts << (grant.kind == AccountGrant::Kind::Revoke ? u"-"_s : QString()) + names.join(u' ') + u'|' +
                     grant.schema + u'.' + grant.name + (grant.withOption ? u"|option"_s : QString()) +
                     (grant.other.user.isEmpty() ? QString() : u"|"_s + grant.other.text());
    }
    return texts;
}

} // namespace

// Held against MariaDB 10.11 and MySQL 9.7: SHOW GRANTS after the same statements.
TEST(Accounts, WhatTheDumpTakesBackIsNotGranted)
{
    EXPECT_EQ(left({"GRANT SELECT, INSERT ON s.* TO a@'%'", "REVOKE INSERT ON s.* FROM a@'%'"}),
              QStringList{u"SELECT|s.*"_s});
    EXPECT_EQ(left({"GRANT SELECT ON s.* TO a@'%'", "REVOKE SELECT ON s.* FROM a"}), QStringList())
        << "under its other name";
    EXPECT_EQ(left({"GRANT SELECT ON s.* TO a", "REVOKE SELECT ON s.* FROM a", "GRANT SELECT ON s.* TO a"}),
              QStringList{u"SELECT|s.*"_s});
    EXPECT_EQ(left({"GRANT UPDATE (x, y), SELECT ON s.t TO a", "REVOKE UPDATE (x) ON s.t FROM a"}),
              QStringList{u"UPDATE(y) SELECT|s.t"_s});
    EXPECT_EQ(left({"GRANT UPDATE (x, y), SELECT ON s.t TO a", "REVOKE UPDATE ON s.t FROM a"}),
              QStringList{u"SELECT|s.t"_s})
        << "that of the table takes those of its columns along";
    EXPECT_EQ(left({"GRANT SELECT ON s.* TO a WITH GRANT OPTION", "REVOKE GRANT OPTION ON s.* FROM a"}),
              QStringList{u"SELECT|s.*"_s});
    EXPECT_EQ(left({"GRANT ALL ON s.* TO a WITH GRANT OPTION", "REVOKE ALL ON s.* FROM a"}),
              QStringList{u"USAGE|s.*|option"_s});
    EXPECT_EQ(left({"GRANT ALL ON s.* TO a", "REVOKE DROP ON s.* FROM a"}),
              (QStringList{u"ALL PRIVILEGES|s.*"_s, u"-DROP|s.*"_s}));
    EXPECT_EQ(left({"GRANT ALL ON s.* TO a", "REVOKE DROP ON s.* FROM a", "GRANT ALL ON s.* TO a"}),
              (QStringList{u"ALL PRIVILEGES|s.*"_s, u"-DROP|s.*"_s, u"ALL PRIVILEGES|s.*"_s}));
    EXPECT_EQ(left({"GRANT SELECT ON *.* TO a", "GRANT r TO a", "REVOKE ALL PRIVILEGES, GRANT OPTION FROM a",
                    "GRANT DELETE ON s.t TO a"}),
              (QStringList{u"|.|r@%"_s, u"DELETE|s.t"_s}))
        << "roles stay";
    EXPECT_EQ(left({"GRANT r TO a", "GRANT q TO a", "REVOKE r FROM a"}), QStringList{u"|.|q@%"_s});
    EXPECT_EQ(left({"GRANT SELECT ON s.* TO a", "REVOKE IF EXISTS SELECT ON *.* FROM a IGNORE UNKNOWN USER"}),
              QStringList{u"SELECT|s.*"_s})
        << "another level";
    EXPECT_EQ(left({"GRANT SELECT ON *.* TO a", "REVOKE SELECT ON mysql.* FROM a"}),
              (QStringList{u"SELECT|*.*"_s, u"-SELECT|mysql.*"_s}));
}

TEST(Accounts, DropsThatMakeRoomAreNoNews)
{
    const AccountSet set = setOf({"DROP USER IF EXISTS 'a'@'b'", "CREATE USER 'a'@'b'", "DROP USER 'c'@'d'"});
    EXPECT_EQ(set.accounts().size(), 1);
    EXPECT_EQ(set.dropped(), QStringList{u"line 3"_s});
}

} // namespace millrace::test::accounts_test
