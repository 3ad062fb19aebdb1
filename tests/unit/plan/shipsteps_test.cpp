// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/shipsteps.h"

#include "core/base/literals.h"
#include "core/plan/statements.h"
#include "tests/support/qtprinters.h"

#include <gtest/gtest.h>

namespace millrace::shipsteps_test {

namespace {

Plan shipped()
{
    Plan plan;
    plan.schema = u"shop"_s;
    plan.table = u"orders"_s;
    plan.wayIn = WayIn::Ship;
    plan.source.files = {{.path = u"/dumps/orders.txt"_s, .rows = 3}};
    plan.mapping.fields = {{.kind = FieldBinding::Kind::Column, .name = u"id"_s}};
    return plan;
}

qsizetype stepWith(const QStringList &steps, const QString &what)
{
    for (qsizetype step = 0; step < steps.size(); ++step)
        if (steps.at(step).contains(what))
            return step;
    return -1;
}

} // namespace

TEST(ShipSteps, EveryFileIsNamedInTheOrderItIsMade)
{
    const QStringList steps = shipSteps(shipped());
    qsizetype last = -1;
    for (const QString &what :
         {u"before/empty.ibd"_s, u"ship/template.ibd"_s, u"orders.built"_s, u"IMPORT"_s, u"LOAD DATA"_s,
          u"ALTER TABLE … FORCE"_s, u"ship/exported.ibd"_s, u"DISCARD TABLESPACE"_s,
          u"orders.ibd and orders.cfg"_s, u"AUTO_INCREMENT"_s, u"rollback"_s}) {
        const qsizetype step = stepWith(steps, what);
        EXPECT_GT(step, last) << what.toStdString();
        last = step;
    }
    EXPECT_TRUE(steps.at(1).contains(u"PATH"_s)) << "it is looked for";
    EXPECT_EQ(stepWith(steps, u"CHECK TABLE"_s), -1) << "rebuilt pages are the server's own";
}

TEST(ShipSteps, WhatThePlanChoosesIsWhatTheySay)
{
    Plan plan = shipped();
    plan.shipFiles = ShipFiles::Direct;
    plan.shipServer = u"/opt/mysql/bin/mysqld"_s;
    plan.verify = VerifyLevel::Content;
    const QStringList steps = shipSteps(plan);
    EXPECT_EQ(stepWith(steps, u"FORCE"_s), -1);
    EXPECT_GE(stepWith(steps, u"CHECK TABLE"_s), 0);
    EXPECT_TRUE(steps.at(1).contains(plan.shipServer));
    EXPECT_GE(stepWith(steps, u"CHECKSUM TABLE has to be the one of the proof"_s), 0);

    plan.source.table = SourceTable{};
    EXPECT_EQ(stepWith(shipSteps(plan), u"orders.built"_s), -1) << "no row is built";
    plan = shipped();
    EXPECT_EQ(whyPlanBuildsNoRow(plan), QString());
    plan.mapping.expressions = {{.column = u"id"_s, .expression = u"@row + 1"_s}};
    EXPECT_EQ(stepWith(shipSteps(plan), u"orders.built"_s), -1);
    EXPECT_GE(stepWith(shipSteps(plan), u"expressions (SET)"_s), 0);
    EXPECT_EQ(stepWith(shipSteps(plan), u"the ones that were built"_s), -1);
    plan = shipped();
    plan.onDuplicate = OnDuplicate::Replace;
    EXPECT_EQ(stepWith(shipSteps(plan), u"orders.built"_s), -1);
}

TEST(ShipSteps, HowTheFilesGetThereIsWhatTheySay)
{
    Plan plan = shipped();
    plan.shipBy = ShipBy::Ssh;
    plan.shipTo = u"dba@db1"_s;
    const QStringList ssh = shipSteps(plan);
    EXPECT_EQ(stepWith(ssh, u"before/empty.ibd"_s), -1) << "there are no copies";
    EXPECT_EQ(stepWith(ssh, u"dba@db1"_s), 0);
    EXPECT_LT(stepWith(ssh, u"are sent to dba@db1"_s), stepWith(ssh, u"gives up its empty tablespace"_s));
    EXPECT_EQ(stepWith(ssh, u"owner and mode of the files"_s), -1);

    plan.shipBy = ShipBy::Bundle;
    plan.shipTo = u"/exchange"_s;
    const QStringList bundle = shipSteps(plan);
    EXPECT_EQ(stepWith(bundle, u"before/empty.ibd"_s), -1);
    EXPECT_LT(stepWith(bundle, u"/exchange"_s), stepWith(bundle, u"gives up its empty tablespace"_s));
    EXPECT_GT(stepWith(bundle, u"1814"_s), stepWith(bundle, u"gives up its empty tablespace"_s));
    EXPECT_EQ(stepWith(bundle, u"without a parent"_s), -1) << "such a table goes no such way";
    plan.shipTo.clear();
    EXPECT_GE(stepWith(shipSteps(plan), u"the run's own folder (bundle)"_s), 0);
}

TEST(ShipSteps, TheStatementsGoTheSameWay)
{
    QStringList heads;
    for (const PlannedStatement &statement : plannedStatements(shipped()))
        heads << statement.sql;
    const QString alter = u"ALTER TABLE `shop`.`orders` "_s;
    EXPECT_EQ(heads.count(alter + u"DISCARD TABLESPACE"_s), 2) << "there, and on the target";
    EXPECT_EQ(heads.count(alter + u"IMPORT TABLESPACE"_s), 2);
    EXPECT_LT(heads.indexOf(alter + u"FORCE"_s), heads.indexOf(u"LOCK TABLES `shop`.`orders` WRITE"_s));
    EXPECT_GT(heads.indexOf(u"SET GLOBAL innodb_max_dirty_pages_pct = 0"_s),
              heads.indexOf(u"LOCK TABLES `shop`.`orders` WRITE"_s));
}

} // namespace millrace::shipsteps_test
