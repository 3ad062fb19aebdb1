// SPDX-License-Identifier: GPL-3.0-or-later
// Accounts in the rows of a dump's schema mysql, in the forms that servers of all ages keep them.
#include "core/base/literals.h"
#include "core/source/accounts/accountrows.h"
#include "tests/support/qtprinters.h"
#include "tests/unit/sqldump/choppedstream.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace millrace::test::accountrows_test {

namespace {

AccountSet setOf(const QByteArray &sql)
{
    ChoppedStream stream(sql, 7);
    const auto found = inspectSqlDump(stream, {.keepTexts = true, .keepsRowsOf = isGrantTable});
    EXPECT_TRUE(found);
    AccountRows rows;
    for (const SqlDumpTable &table : found->tables)
        if (isGrantTable(table.schema, table.name))
            rows.add(table, [](SqlPlace place) { return u"line %1"_s.arg(place.line); });
    AccountSet set;
    rows.addTo(set);
    return set;
}

DumpAccount find(const AccountSet &set, const QString &name)
{
    for (const DumpAccount &account : set.accounts())
        if (account.name.text() == name)
            return account;
    ADD_FAILURE() << "no account " << qPrintable(name);
    return {};
}

/// "SELECT, UPDATE (a) ON shop.t WITH GRANT OPTION"
QStringList grantsOf(const DumpAccount &account)
{
    QStringList texts;
    for (const AccountGrant &grant : account.grants) {
        QStringList privileges;
        for (const AccountPrivilege &each : grant.privileges)
            privileges << (each.columns.isEmpty() ? each.name
                                                  : u"%1 (%2)"_s.arg(each.name, each.columns.join(u", "_s)));
        texts << (grant.kind == AccountGrant::Kind::Role
                      ? grant.other.text()
                      : u"%1%2 ON %3.%4"_s.arg(grant.kind == AccountGrant::Kind::Revoke ? u"-"_s : QString(),
                                               privileges.join(u", "_s), grant.schema, grant.name)) +
                     (grant.withOption ? u" +"_s : QString());
    }
    return texts;
}

QString privOf(const QByteArray &json)
{
    return grantsOf(
               find(setOf("USE mysql;\nCREATE TABLE `global_priv` (`Host` char, `User` char, `Priv` text);\n"
                          "INSERT INTO `global_priv` VALUES ('%','a','" +
                          json + "');\n"),
                    u"a@%"_s))
        .join(u"; "_s);
}

} // namespace

TEST(AccountRows, OfMySql57)
{
    const AccountSet set = setOf(
        "USE `mysql`;\nCREATE TABLE `user` (`Host` char(60), `User` char(32), `Select_priv` enum('N','Y'), "
        "`Show_db_priv` enum('N','Y'), `Create_tmp_table_priv` enum('N','Y'), `Grant_priv` enum('N','Y'), "
        "`ssl_type` enum('','ANY','X509','SPECIFIED'), `ssl_cipher` blob, `x509_issuer` blob, `x509_subject` "
        "blob, `max_questions` int, `max_updates` int, `max_connections` int, `max_user_connections` int, "
        "`plugin` char(64), `authentication_string` text, `password_expired` enum('N','Y'), "
        "`password_last_changed` timestamp, `password_lifetime` smallint, `account_locked` enum('N','Y'), "
        "PRIMARY KEY (`Host`,`User`));\n"
        "INSERT INTO `user` VALUES ('localhost','all','Y','Y','Y','Y','','','','',0,0,0,0,"
        "'mysql_native_password','*0123456789012345678901234567890123456789','N','2020-01-01 "
        "00:00:00',NULL,'N'),\n('10.%','some','N','Y','Y','N','SPECIFIED','A','',_binary "
        "'/CN=x',5,0,0,2,'auth_socket','','Y','2020-01-01 00:00:00',7,'Y'),\n"
        "('localhost','mysql.sys','N','N','N','N','','','','',0,0,0,0,'mysql_native_password','*X','N',NULL,"
        "NULL,'Y');\n"
        "CREATE TABLE `db` (`Host` char(60), `Db` char(64), `User` char(32), `Select_priv` enum('N','Y'), "
        "`Grant_priv` enum('N','Y'));\nINSERT INTO `db` VALUES ('localhost','a\\\\_b%','all','Y','N'),"
        "('gone','shop','gone','Y','N');\n");
    EXPECT_EQ(set.notUnderstood(), QStringList());
    EXPECT_EQ(set.accounts().size(), 2) << "the server's own, and one that is no more";
    const DumpAccount all = find(set, u"all@localhost"_s);
    EXPECT_TRUE(all.isMade);
    ASSERT_EQ(all.auth.factors.size(), 1);
    EXPECT_EQ(all.auth.factors.first().plugin, u"mysql_native_password"_s);
    EXPECT_EQ(all.auth.factors.first().value.size(), 41);
    EXPECT_EQ(all.options.expire, u"DEFAULT"_s);
    EXPECT_EQ(all.options.locked, false);
    EXPECT_EQ(grantsOf(all), (QStringList{u"ALL PRIVILEGES ON *.* +"_s, u"ALL PRIVILEGES ON a\\_b%.*"_s}));
    const DumpAccount some = find(set, u"some@10.%"_s);
    EXPECT_EQ(grantsOf(some), QStringList{u"SHOW DATABASES, CREATE TEMPORARY TABLES ON *.*"_s});
    EXPECT_EQ(some.options.require, u"SUBJECT '/CN=x' AND CIPHER 'A'"_s);
    EXPECT_EQ(some.options.resources,
              (QStringList{u"MAX_QUERIES_PER_HOUR 5"_s, u"MAX_USER_CONNECTIONS 2"_s}));
    EXPECT_EQ(some.options.expire, QString()) << "now";
    EXPECT_EQ(some.options.lifetime, u"INTERVAL 7 DAY"_s) << "and those to come";
    EXPECT_EQ(some.auth.factors.first().form, AccountFactor::Form::Nothing);
}

TEST(AccountRows, OfMariaDb103)
{
    const AccountSet set = setOf(
        "USE mysql;\nINSERT INTO user (Host, User, Password, Select_priv, Reload_priv, Grant_priv, plugin, "
        "authentication_string, is_role, default_role, max_statement_time) VALUES ('%','old',"
        "'0123456789abcdef','N','N','N','','','N','','0.000000'),('%','new',"
        "'*0123456789012345678901234567890123456789','Y','N','N','','','N','r','1.500000'),"
        "('','r','','N','Y','N','','','Y','','0.000000'),('%','sock','','N','N','N','unix_socket','','N','',"
        "'0.000000');\n"
        "INSERT INTO roles_mapping (Host, User, Role, Admin_option) VALUES ('%','new','r','Y');\n");
    EXPECT_EQ(set.notUnderstood(), QStringList());
    EXPECT_EQ(find(set, u"old@%"_s).auth.factors.first().plugin, u"mysql_old_password"_s);
    const DumpAccount account = find(set, u"new@%"_s);
    EXPECT_EQ(account.auth.factors.first().plugin, u"mysql_native_password"_s);
    EXPECT_EQ(account.options.resources, QStringList{u"MAX_STATEMENT_TIME 1.500000"_s});
    EXPECT_EQ(account.options.defaultRoles, QVector{AccountName::role(u"r"_s)});
    EXPECT_EQ(grantsOf(account), (QStringList{u"SELECT ON *.*"_s, u"r +"_s}));
    const DumpAccount role = find(set, u"r"_s);
    EXPECT_TRUE(role.isRole);
    EXPECT_EQ(grantsOf(role), QStringList{u"RELOAD ON *.*"_s});
    EXPECT_EQ(find(set, u"sock@%"_s).auth.factors.first().plugin, u"unix_socket"_s);
}

TEST(AccountRows, BitsOfMariaDbMeanWhatTheyDidToItsServer)
{
    EXPECT_EQ(privOf(R"({"access":1048577})"), u"SELECT, REPLICATION CLIENT ON *.*"_s) << "of 10.4";
    EXPECT_EQ(privOf(R"({"access":1048577,"version_id":101119})"), u"SELECT, BINLOG MONITOR ON *.*"_s);
    EXPECT_EQ(privOf(R"({"access":1073741823})"), u"ALL PRIVILEGES ON *.* +"_s);
    EXPECT_EQ(privOf(R"({"access":1073740799})"), u"ALL PRIVILEGES ON *.*"_s);
    EXPECT_EQ(privOf(R"({"access":549755813887,"version_id":101119})"), u"ALL PRIVILEGES ON *.* +"_s);
    EXPECT_EQ(privOf(R"({"access":1099511627775,"version_id":110400})"), u"ALL PRIVILEGES ON *.* +"_s);
    EXPECT_EQ(privOf(R"({"access":549755813888,"version_id":110400})"), u"SHOW CREATE ROUTINE ON *.*"_s);
    EXPECT_EQ(privOf(R"({"access":18446744073709551615})"), u"ALL PRIVILEGES ON *.* +"_s);
    EXPECT_EQ(privOf(R"({"access":-1})"), u"ALL PRIVILEGES ON *.* +"_s);
    EXPECT_EQ(privOf(R"({"access":1024,"version_id":101119})"), u"USAGE ON *.* +"_s);
    EXPECT_EQ(privOf(R"({"access":549755813889,"version_id":101119})"), u"SELECT, ACCESS BIT 39 ON *.*"_s)
        << "no server of that version knows it";
    EXPECT_EQ(privOf(R"({"access":0})"), QString());
}

TEST(AccountRows, AttributesOfMySql)
{
    const AccountSet set = setOf(
        "USE mysql;\nINSERT INTO user (Host, User, Select_priv, Create_role_priv, Drop_role_priv, "
        "Grant_priv, plugin, "
        "authentication_string, Password_reuse_history, Password_reuse_time, Password_require_current, "
        "User_attributes, Foo_bar_priv, baz) VALUES ('%','a','Y','Y','Y','N','caching_sha2_password',"
        "0x2441243030352401027F,5,NULL,'N','{\\\"metadata\\\": {\\\"n\\\": 12345678901234567890, \\\"f\\\": "
        "1.0}, "
        "\\\"Restrictions\\\": [{\\\"Database\\\": \\\"mysql\\\", \\\"Privileges\\\": [\\\"SELECT\\\"]}], "
        "\\\"Password_locking\\\": {\\\"failed_login_attempts\\\": 4, \\\"password_lock_time_days\\\": -1}, "
        "\\\"additional_password\\\": \\\"x\\\", \\\"novel\\\": 1, \\\"Multi_factor_authentication\\\": "
        "[{\\\"plugin\\\": \\\"auth_socket\\\", \\\"passwordless\\\": 0}]}','Y','?');\n"
        "INSERT INTO global_grants (USER, HOST, PRIV, WITH_GRANT_OPTION) VALUES "
        "('a','%','BACKUP_ADMIN','Y');\n"
        "INSERT INTO role_edges (FROM_HOST, FROM_USER, TO_HOST, TO_USER, WITH_ADMIN_OPTION) VALUES "
        "('%','r','%','a','N');\n"
        "INSERT INTO default_roles (HOST, USER, DEFAULT_ROLE_HOST, DEFAULT_ROLE_USER) VALUES "
        "('%','a','%','r'),('%','a','%','s');\n");
    EXPECT_EQ(set.notUnderstood(), QStringList());
    const DumpAccount account = find(set, u"a@%"_s);
    EXPECT_EQ(account.auth.factors.size(), 2);
    EXPECT_TRUE(account.auth.needsAll);
    EXPECT_EQ(account.auth.factors.first().value, QByteArray("$A$005$\x01\x02\x7f"));
    EXPECT_EQ(account.options.others,
              (QStringList{u"PASSWORD HISTORY 5"_s, u"PASSWORD REUSE INTERVAL DEFAULT"_s,
                           u"PASSWORD REQUIRE CURRENT OPTIONAL"_s, u"FAILED_LOGIN_ATTEMPTS 4"_s,
                           u"PASSWORD_LOCK_TIME UNBOUNDED"_s,
                           u"ATTRIBUTE '{\"n\": 12345678901234567890, \"f\": 1.0}'"_s}));
    EXPECT_EQ(account.options.unknown,
              (QStringList{u"RETAIN CURRENT PASSWORD"_s, u"mysql.user.User_attributes.novel"_s,
                           u"mysql.user.baz"_s}));
    EXPECT_EQ(grantsOf(account), (QStringList{u"SELECT, CREATE ROLE, DROP ROLE, FOO BAR ON *.*"_s,
                                              u"-SELECT ON mysql.*"_s, u"BACKUP_ADMIN ON *.* +"_s, u"r@%"_s}))
        << "never ALL PRIVILEGES, and what nobody knows is for the server to say";
    EXPECT_EQ(account.options.defaultRoles,
              (QVector{AccountName::atHost(u"r"_s, u"%"_s), AccountName::atHost(u"s"_s, u"%"_s)}));
}

TEST(AccountRows, TablesAndTheirColumnsAreOneGrant)
{
    const QByteArray tables = "USE mysql;\nCREATE TABLE `tables_priv` (`Host` char, `Db` char, `User` char, "
                              "`Table_name` char, `Grantor` char, `Timestamp` timestamp, `Table_priv` "
                              "set('Select','Delete','Grant','Delete versioning rows'), `Column_priv` "
                              "set('Select','Update'), KEY `Grantor` (`Grantor`));\n";
    const AccountSet set = setOf(
        tables +
        "INSERT INTO `tables_priv` VALUES ('%','s','a','t','root@localhost','2020-01-01','Delete,Grant',"
        "'Select,Update'),('%','s','a','all','','2020-01-01','Select,Delete,Delete versioning rows',''),"
        "('%','s','a','lost','','2020-01-01','','Select'),('%','s','a','g','','2020-01-01','Grant','');\n"
        "INSERT INTO columns_priv (Host, Db, User, Table_name, Column_name, Timestamp, Column_priv) VALUES "
        "('%','s','a','t','x','2020-01-01','Select,Update'),('%','s','a','t','y','2020-01-01','Update');\n"
        "INSERT INTO procs_priv (Host, Db, User, Routine_name, Routine_type, Grantor, Proc_priv, Timestamp) "
        "VALUES ('%','s','a','f','FUNCTION','','Execute,Grant','2020-01-01'),"
        "('%','s','a','o','ORACLE','','Execute','2020-01-01');\n");
    EXPECT_EQ(grantsOf(find(set, u"a@%"_s)),
              (QStringList{u"DELETE, SELECT (x), UPDATE (x, y) ON s.t +"_s, u"ALL PRIVILEGES ON s.all"_s,
                           u"USAGE ON s.g +"_s, u"EXECUTE ON s.f +"_s}));
    ASSERT_EQ(set.notUnderstood().size(), 2) << qPrintable(set.notUnderstood().join(u"\n"_s));
    EXPECT_THAT(set.notUnderstood().join(u'\n').toStdString(),
                testing::AllOf(testing::HasSubstr("the columns are not in the dump"),
                               testing::HasSubstr("routine_type = ORACLE")));
}

TEST(AccountRows, WhatCannotBeReadMakesNothingAndIsNamed)
{
    const QByteArray head =
        "USE mysql;\nCREATE TABLE `global_priv` (`Host` char, `User` char, `Priv` text);\n";
    for (const auto &[sql, why] : std::initializer_list<std::pair<QByteArray, const char *>>{
             {head + "INSERT INTO `global_priv` VALUES\n('%','a','{\"access\":');\n",
              "line 4 (mysql.global_priv: its JSON"},
             {head + "INSERT INTO `global_priv` VALUES\n('%','a','{\"access\":\"1\"}');\n", "line 4"},
             {head + "INSERT INTO `global_priv` VALUES\n('%','a','{\"access\":1}',3);\n",
              "4 values for 3 columns"},
             {head + "INSERT INTO `global_priv` VALUES\n('%','a',CONCAT('{',@x));\n", "line 4"},
             {head + "SET NAMES latin1;\nINSERT INTO `global_priv` VALUES\n('%','\xe4','{\"access\":1}');\n",
              "line 5"},
             {"USE mysql;\nINSERT INTO user VALUES ('%','a','Y');\n", "which columns"},
             {"USE mysql;\nINSERT INTO user (User) VALUES ('a');\n", "no column host"},
             {"USE mysql;\nINSERT INTO user (Host, User, Select_priv) VALUES ('%','a','Q');\n",
              "select_priv"},
             {"USE mysql;\nINSERT INTO user (Host, User, max_questions) VALUES ('%','a','x');\n",
              "no number"},
             {"USE mysql;\nINSERT INTO user (Host, User, ssl_type) VALUES ('%','a','NEW');\n", "ssl_type"}}) {
        SCOPED_TRACE(sql.toStdString());
        const AccountSet set = setOf(sql);
        EXPECT_TRUE(set.accounts().isEmpty());
        ASSERT_EQ(set.notUnderstood().size(), 1);
        EXPECT_THAT(set.notUnderstood().first().toStdString(), testing::HasSubstr(why));
    }
}

TEST(AccountRows, OnlyOfTheServersOwnSchema)
{
    EXPECT_TRUE(setOf("USE shop;\nINSERT INTO user (Host, User) VALUES ('%','a');\n").accounts().isEmpty());
    EXPECT_TRUE(setOf("INSERT INTO user (Host, User) VALUES ('%','a');\n").accounts().isEmpty());
    EXPECT_FALSE(isGrantTable("mysql", "help_topic"));
}

} // namespace millrace::test::accountrows_test
