// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/wholedump/tablefolder.h"

#include "core/base/literals.h"
#include "tests/support/qtprinters.h"

#include <QFile>
#include <QTemporaryDir>
#include <gtest/gtest.h>

namespace millrace::tablefolder_test {

// The disk is waited for once before a table's first row: what a power loss may take with it is made again.
TEST(TableFolder, MakesThePlanAgainThatWasLostAndBeginsAnewWithoutASummary)
{
    const QTemporaryDir home;
    DumpPlan plan;
    plan.path = u"/dumps/shop.sql"_s;
    plan.tables.resize(1);
    plan.tables.first().name = u"orders"_s;
    plan.tables.first().source.files = {{.path = plan.path}};
    plan.tables.first().schema = u"shop"_s;
    plan.tables.first().table = u"orders"_s;
    plan.tables.first().mapping.fields = {{.name = u"id"_s}};
    const auto whole = RunFolder::create(plan, home.path());
    ASSERT_TRUE(whole);
    const auto own = tableFolder(**whole, plan.tables.first(), 0);
    ASSERT_TRUE(own) << own.error().text();
    ASSERT_TRUE((*own)->save(RunSummary{.run = (*own)->id(), .status = RunState::Loading}));
    ASSERT_TRUE((*own)->save(RunSummary{.run = (*own)->id(), .status = RunState::Stopped}));
    EXPECT_EQ((*own)->summary()->status, RunState::Stopped);
    ASSERT_TRUE(QFile::resize((*own)->path() + u"/plan.millrace"_s, 0));
    const auto again = tableFolder(**whole, plan.tables.first(), 0);
    ASSERT_TRUE(again) << again.error().text();
    EXPECT_EQ((*again)->id(), (*own)->id());
    const auto made = (*again)->plan();
    ASSERT_TRUE(made) << made.error().text();
    EXPECT_EQ(made->toJson(), plan.tables.first().toJson());

    ASSERT_TRUE(QFile::resize((*own)->path() + u"/run.json"_s, 7)); // as it was written when the power went
    const auto anew = tableFolder(**whole, plan.tables.first(), 0);
    ASSERT_TRUE(anew) << anew.error().text();
    EXPECT_NE((*anew)->id(), (*own)->id());
    EXPECT_EQ(listRuns((*whole)->path() + u"/tables/1"_s), QStringList{(*anew)->id()});
}

} // namespace millrace::tablefolder_test
