// SPDX-License-Identifier: GPL-3.0-or-later
// What accounts of a dump become on a server of either flavour.
#include "core/base/literals.h"
#include "core/plan/accounts/accountfit.h"
#include "core/plan/accounts/accountwords.h"
#include "core/source/accounts/accountset.h"
#include "tests/support/qtprinters.h"

#include <gtest/gtest.h>

namespace millrace::test::accountfit_test {

namespace {

AccountTarget mariaDb()
{
    return {.mariaDb = true,
            .version = 101100,
            .server = u"MariaDB 10.11"_s,
            .plugins = {u"mysql_native_password"_s, u"unix_socket"_s, u"ed25519"_s},
            .privileges = {u"SELECT"_s, u"DELETE"_s, u"USAGE"_s, u"SUPER"_s, u"CREATE USER"_s, u"EXECUTE"_s,
                           u"BINLOG MONITOR"_s, u"BINLOG ADMIN"_s, u"SET USER"_s, u"FEDERATED ADMIN"_s}};
}

AccountTarget mySql()
{
    return {.mariaDb = false,
            .version = 90700,
            .server = u"MySQL 9.7"_s,
            .plugins = {u"caching_sha2_password"_s, u"sha256_password"_s},
            .privileges = {u"SELECT"_s, u"DELETE"_s, u"USAGE"_s, u"SUPER"_s, u"CREATE USER"_s, u"EXECUTE"_s,
                           u"CREATE ROLE"_s, u"REPLICATION CLIENT"_s, u"BINLOG_ADMIN"_s,
                           u"SET_ANY_DEFINER"_s}};
}

QVector<FittedAccount> fitted(const QList<QByteArray> &statements, const AccountTarget &target,
                              const SchemaNames &schemas = {})
{
    AccountSet set;
    for (const QByteArray &sql : statements)
        set.add(readAccountStatement(sqlTokens(sql, {}), {}, {}), u"here"_s);
    QStringList names;
    for (const DumpAccount &account : set.accounts())
        names << account.name.text();
    return fitAccounts(set.accounts(), names, target, schemas);
}

QStringList sqlOf(const QVector<FittedGrant> &grants)
{
    QStringList sql;
    for (const FittedGrant &grant : grants)
        sql << grant.sql;
    return sql;
}

QStringList lossesOf(const FittedAccount &account)
{
    QStringList what;
    for (const AccountLoss &loss : account.losses)
        what << loss.what;
    return what;
}

const QByteArray hash = "*462366917EEDD1970A48E87D8EF59EB67D2CA26F";

} // namespace

TEST(AccountFit, TheSameFlavourTakesItAsItIs)
{
    const auto maria = fitted({"CREATE USER a@'%' IDENTIFIED VIA mysql_native_password USING '" + hash +
                               "' OR unix_socket "
                               "REQUIRE SSL WITH MAX_STATEMENT_TIME 3.0 ACCOUNT LOCK PASSWORD EXPIRE NEVER"},
                              mariaDb());
    ASSERT_EQ(maria.size(), 1);
    EXPECT_EQ(
        maria.first().create,
        u"CREATE USER `a`@`%` IDENTIFIED VIA mysql_native_password USING '%1' OR unix_socket REQUIRE SSL "
        "WITH MAX_STATEMENT_TIME 3.0 ACCOUNT LOCK PASSWORD EXPIRE NEVER"_s.arg(QString::fromLatin1(hash)));
    EXPECT_TRUE(maria.first().losses.isEmpty());
    const auto my = fitted(
        {"CREATE USER a@'%' IDENTIFIED WITH 'caching_sha2_password' AS 0x2441240F27 PASSWORD HISTORY 3 "
         "COMMENT 'x' PASSWORD EXPIRE DEFAULT"},
        mySql());
    EXPECT_EQ(my.first().create,
              u"CREATE USER `a`@`%` IDENTIFIED WITH 'caching_sha2_password' AS 0x2441240f27 PASSWORD "
              "EXPIRE DEFAULT PASSWORD HISTORY 3 COMMENT 'x'"_s);
    EXPECT_TRUE(my.first().losses.isEmpty());
}

TEST(AccountFit, APrivilegeOfMariaDbWithAnUnderscoreIsNoneOfMySqls)
{
    AccountTarget target = mariaDb();
    target.privileges.insert(u"READ_ONLY ADMIN"_s);
    const auto account =
        fitted({"CREATE USER a@b", "GRANT READ_ONLY ADMIN ON *.* TO a@b WITH GRANT OPTION"}, target).value(0);
    EXPECT_TRUE(account.losses.isEmpty()) << lossesOf(account).join(u", "_s);
    EXPECT_EQ(sqlOf(account.grants),
              QStringList{u"GRANT READ_ONLY ADMIN ON *.* TO `a`@`b` WITH GRANT OPTION"_s});
}

TEST(AccountFit, WhoMayNotSignInMayNotOnTheOtherFlavourEither)
{
    const QList<QByteArray> statements{"CREATE USER a@b WITH MAX_USER_CONNECTIONS -1"};
    EXPECT_EQ(fitted(statements, mariaDb()).value(0).create,
              u"CREATE USER `a`@`b` WITH MAX_USER_CONNECTIONS -1"_s);
    const auto account = fitted(statements, mySql()).value(0);
    EXPECT_EQ(account.create, u"CREATE USER `a`@`b` ACCOUNT LOCK"_s);
    EXPECT_EQ(lossesOf(account), QStringList{u"MAX_USER_CONNECTIONS -1"_s});
}

TEST(AccountFit, WhoseHashIsNotTakenIsLockedAndNeverWithoutAPassword)
{
    const auto account =
        fitted({"CREATE USER a@'%' IDENTIFIED BY PASSWORD '" + hash + "'"}, mySql()).value(0);
    EXPECT_TRUE(account.isLocked);
    EXPECT_TRUE(account.create.endsWith(u" ACCOUNT LOCK"_s)) << account.create;
    EXPECT_TRUE(account.create.startsWith(u"CREATE USER `a`@`%` IDENTIFIED BY 'aA1!"_s));
    EXPECT_FALSE(account.hasNoPassword);
    EXPECT_EQ(lossesOf(account), QStringList{u"mysql_native_password"_s});
    const auto again = fitted({"CREATE USER a@'%' IDENTIFIED BY PASSWORD '" + hash + "'"}, mySql()).value(0);
    EXPECT_NE(account.create, again.create) << "the password is made up each time";
    // Two factors that both have to be right are not one of them.
    const auto both =
        fitted({"CREATE USER a@'%' IDENTIFIED WITH ed25519 AS 'x' AND IDENTIFIED WITH unix_socket"},
               mariaDb())
            .value(0);
    EXPECT_TRUE(both.isLocked);
    // What MariaDB takes for nobody's password.
    EXPECT_TRUE(fitted({"CREATE USER a@'%' IDENTIFIED VIA mysql_native_password USING 'invalid'"}, mySql())
                    .value(0)
                    .isLocked);
}

TEST(AccountFit, APasswordInWordsIsTakenByAnyServer)
{
    const auto account =
        fitted({"CREATE USER a@'%' IDENTIFIED WITH caching_sha2_password BY 'pw'"}, mariaDb()).value(0);
    EXPECT_EQ(account.create, u"CREATE USER `a`@`%` IDENTIFIED BY 'pw'"_s);
    EXPECT_TRUE(account.losses.isEmpty());
}

TEST(AccountFit, RolesAreWhatTheServerHas)
{
    const QList<QByteArray> maria{"CREATE ROLE r", "CREATE USER a@'%' IDENTIFIED BY 'x'",
                                  "GRANT r TO a@'%' WITH ADMIN OPTION", "SET DEFAULT ROLE r FOR a@'%'"};
    const auto onMySql = fitted(maria, mySql());
    ASSERT_EQ(onMySql.size(), 2);
    EXPECT_EQ(onMySql.first().create, u"CREATE ROLE `r`@`%`"_s);
    EXPECT_EQ(sqlOf(onMySql.last().roles), QStringList{u"GRANT `r`@`%` TO `a`@`%` WITH ADMIN OPTION"_s});
    EXPECT_EQ(onMySql.last().last, QStringList{u"SET DEFAULT ROLE `r`@`%` TO `a`@`%`"_s});
    // MySQL writes them as accounts that are locked and granted to others.
    const auto onMariaDb = fitted(
        {"CREATE USER `a`@`%` IDENTIFIED BY 'x'",
         "CREATE USER `r`@`%` IDENTIFIED WITH 'caching_sha2_password' PASSWORD EXPIRE ACCOUNT LOCK",
         "GRANT SELECT ON s.* TO `r`@`%`", "GRANT `r`@`%` TO `a`@`%`", "SET DEFAULT ROLE `r`@`%` TO `a`@`%`"},
        mariaDb());
    ASSERT_EQ(onMariaDb.size(), 2);
    EXPECT_EQ(onMariaDb.first().create, u"CREATE ROLE `r`"_s);
    EXPECT_EQ(sqlOf(onMariaDb.first().grants), QStringList{u"GRANT SELECT ON `s`.* TO `r`"_s});
    EXPECT_EQ(sqlOf(onMariaDb.last().roles), QStringList{u"GRANT `r` TO `a`@`%`"_s});
    EXPECT_EQ(onMariaDb.last().last, QStringList{u"SET DEFAULT ROLE `r` FOR `a`@`%`"_s});
}

TEST(AccountFit, PrivilegesByTheServersNames)
{
    const auto onMariaDb = fitted({"CREATE USER a@'%' IDENTIFIED BY 'x'",
                                   "GRANT REPLICATION CLIENT, CREATE USER, CREATE ROLE ON *.* TO a@'%'",
                                   "GRANT BINLOG_ADMIN,SET_ANY_DEFINER,CLONE_ADMIN ON *.* TO a@'%'"},
                                  mariaDb())
                               .value(0);
    EXPECT_EQ(sqlOf(onMariaDb.grants), (QStringList{u"GRANT BINLOG MONITOR, CREATE USER ON *.* TO `a`@`%`"_s,
                                                    u"GRANT BINLOG ADMIN, SET USER ON *.* TO `a`@`%`"_s}));
    EXPECT_EQ(lossesOf(onMariaDb), QStringList{u"CLONE_ADMIN"_s})
        << "CREATE ROLE is a part of CREATE USER there";
    const auto onMySql =
        fitted({"CREATE USER a@'%' IDENTIFIED BY 'x'",
                "GRANT BINLOG MONITOR, FEDERATED ADMIN, BINLOG ADMIN ON *.* TO a@'%' WITH GRANT OPTION"},
               mySql())
            .value(0);
    EXPECT_EQ(sqlOf(onMySql.grants),
              QStringList{u"GRANT REPLICATION CLIENT, BINLOG_ADMIN ON *.* TO `a`@`%` WITH GRANT OPTION"_s});
    EXPECT_EQ(lossesOf(onMySql), QStringList{u"FEDERATED ADMIN"_s});
}

TEST(AccountFit, NobodyGetsMoreThanInTheDump)
{
    const QList<QByteArray> dump{"CREATE USER a@'%' IDENTIFIED BY 'x'",
                                 "GRANT SELECT, DELETE ON *.* TO a@'%'",
                                 "REVOKE SELECT ON `mysql`.* FROM a@'%'"};
    const auto without = fitted(dump, mySql()).value(0); // partial_revokes is off
    EXPECT_EQ(sqlOf(without.grants), QStringList{u"GRANT DELETE ON *.* TO `a`@`%`"_s});
    EXPECT_EQ(lossesOf(without), QStringList{u"SELECT"_s});
    AccountTarget with = mySql();
    with.partialRevokes = true;
    EXPECT_EQ(sqlOf(fitted(dump, with).value(0).grants),
              (QStringList{u"GRANT SELECT, DELETE ON *.* TO `a`@`%`"_s,
                           u"REVOKE SELECT ON `mysql`.* FROM `a`@`%`"_s}));
}

TEST(AccountFit, WhatIsTakenOutOfAllIsTakenOutHereToo)
{
    const QList<QByteArray> dump{"CREATE USER a@'%' IDENTIFIED BY 'x'", "GRANT ALL ON s.* TO a@'%'",
                                 "REVOKE DROP ON s.* FROM a@'%'"};
    for (const AccountTarget &target : {mariaDb(), mySql()})
        EXPECT_EQ(sqlOf(fitted(dump, target).value(0).grants),
                  (QStringList{u"GRANT ALL PRIVILEGES ON `s`.* TO `a`@`%`"_s,
                               u"REVOKE DROP ON `s`.* FROM `a`@`%`"_s}));
}

TEST(AccountFit, ADynamicPrivilegesOptionIsNotOneForAll)
{
    const auto grantsOf = [](const QByteArray &more, const AccountTarget &target) {
        return fitted({"CREATE USER a@'%' IDENTIFIED BY 'x'", "GRANT SELECT ON *.* TO a@'%'", more}, target)
            .value(0);
    };
    const QString select = u"GRANT SELECT ON *.* TO `a`@`%`"_s;
    // On MariaDB the account could hand on SELECT with it.
    const auto one = grantsOf("GRANT BINLOG_ADMIN ON *.* TO a@'%' WITH GRANT OPTION", mariaDb());
    EXPECT_EQ(sqlOf(one.grants), (QStringList{select, u"GRANT BINLOG ADMIN ON *.* TO `a`@`%`"_s}));
    EXPECT_EQ(lossesOf(one), QStringList{u"GRANT OPTION"_s});
    const auto none = grantsOf("GRANT AUDIT_ADMIN,SYSTEM_USER ON *.* TO a@'%' WITH GRANT OPTION", mariaDb());
    EXPECT_EQ(sqlOf(none.grants), QStringList{select}) << "nothing is left of it, and that is no statement";
    EXPECT_EQ(lossesOf(none), (QStringList{u"AUDIT_ADMIN"_s, u"SYSTEM_USER"_s, u"GRANT OPTION"_s}));
    const auto same = grantsOf("GRANT BINLOG_ADMIN ON *.* TO a@'%' WITH GRANT OPTION", mySql());
    EXPECT_EQ(sqlOf(same.grants),
              (QStringList{select, u"GRANT BINLOG_ADMIN ON *.* TO `a`@`%` WITH GRANT OPTION"_s}));
    const auto other = grantsOf("GRANT FEDERATED ADMIN ON *.* TO a@'%' WITH GRANT OPTION", mySql());
    EXPECT_EQ(sqlOf(other.grants),
              (QStringList{select, u"GRANT USAGE ON *.* TO `a`@`%` WITH GRANT OPTION"_s}))
        << "of MariaDB's the option is one for all";
}

TEST(AccountFit, SchemasByTheirNamesHere)
{
    const auto account =
        fitted({"CREATE USER a@'%' IDENTIFIED BY 'x'", "GRANT SELECT ON `my\\_shop`.* TO a@'%'",
                "GRANT DELETE ON `my_shop`.`t` TO a@'%'", "GRANT SELECT ON `my\\_sh%`.* TO a@'%'"},
               mariaDb(), {{"my_shop", "its_copy"}})
            .value(0);
    EXPECT_EQ(sqlOf(account.grants), (QStringList{u"GRANT SELECT ON `its\\_copy`.* TO `a`@`%`"_s,
                                                  u"GRANT DELETE ON `its_copy`.`t` TO `a`@`%`"_s,
                                                  u"GRANT SELECT ON `my\\_sh%`.* TO `a`@`%`"_s}));
}

TEST(AccountFit, WhatItMakesReadsAsTheSame)
{
    const QList<QByteArray> dump{
        "CREATE USER 'o''d\\\\\"ü'@'10.%' IDENTIFIED VIA ed25519 USING 'x' REQUIRE SUBJECT '/CN=a''b'",
        "GRANT SELECT (`a``b`, `c d`) ON `s`.`t'` TO 'o''d\\\\\"ü'@'10.%' WITH GRANT OPTION"};
    const auto first = fitted(dump, mariaDb());
    QList<QByteArray> made{first.first().create.toUtf8()};
    for (const QString &sql : sqlOf(first.first().grants))
        made << sql.toUtf8();
    const auto second = fitted(made, mariaDb());
    EXPECT_EQ(second.first().create, first.first().create);
    EXPECT_EQ(sqlOf(second.first().grants), sqlOf(first.first().grants));
    EXPECT_EQ(second.first().name, first.first().name);
}

} // namespace millrace::test::accountfit_test
