// SPDX-License-Identifier: GPL-3.0-or-later
// The Target page with a real dump: connecting, and tables that the load makes.
#include "core/base/literals.h"
#include "tests/gui/support/walk_fixture.h"
#include "ui/widgets/messagebar.h"

#include <QLabel>
#include <QPlainTextEdit>
#include <QTableView>

namespace millrace::test::target_walk_test {
namespace {

using TargetWalk = WalkTest;

TEST_F(TargetWalk, aWrongPasswordStaysOnThePageAndTheRightOneMendsIt)
{
    makeTable();
    ASSERT_NO_FATAL_FAILURE(source("1\t2\ta\n"));
    ASSERT_NO_FATAL_FAILURE(next());
    ASSERT_NO_FATAL_FAILURE(connectServer(u"wrong"_s));
    auto *bar = find<MessageBar>("connectionBar");
    EXPECT_TRUE(bar->isVisible());
    EXPECT_FALSE(bar->howToFix().isEmpty());
    EXPECT_FALSE(find<QAbstractButton>("primaryButton")->isEnabled());
    ASSERT_NO_FATAL_FAILURE(connectServer(server->connection().password));
    EXPECT_FALSE(bar->isVisible());
    EXPECT_EQ(find<QTableView>("tables")->model()->rowCount(), 2);
}

TEST_F(TargetWalk, theTableIsMadeFromTheDumpsOwnDdl)
{
    write(u"gifts.sql"_s, "CREATE TABLE `gifts` (\n  `id` int NOT NULL,\n  `what` varchar(10) DEFAULT NULL,\n"
                          "  PRIMARY KEY (`id`)\n) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4;\n");
    window.addPaths({write(u"gifts.txt"_s, "1\tbook\n2\t\\N\n")});
    ASSERT_TRUE(settle());
    ASSERT_NO_FATAL_FAILURE(next());
    ASSERT_NO_FATAL_FAILURE(connectServer(server->connection().password));
    press("createFromDump");
    EXPECT_TRUE(find<QPlainTextEdit>("createSql")->toPlainText().startsWith(u"CREATE TABLE "_s));
    press("createUse");
    ASSERT_TRUE(settle());
    ASSERT_TRUE(window.draft()->tableSchema());
    EXPECT_EQ(window.draft()->tableSchema()->columns.size(), 2);
    EXPECT_EQ(
        server->value(u"SELECT COUNT(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA='%1'"_s.arg(schema))
            .toInt(),
        0)
        << "only looked at";
    ASSERT_NO_FATAL_FAILURE(next());
    ASSERT_TRUE(settle());
    EXPECT_EQ(find<QTableView>("preview")->model()->index(1, 2).data().toString(), u"NULL"_s);
}

TEST_F(TargetWalk, aDumpWithoutDdlProposesATableAndHowItIsFilled)
{
    window.addPaths({write(u"gifts.csv"_s, "id,price,what\n1,2.50,\"book\"\n2,,\"pen\"\n")});
    ASSERT_TRUE(settle());
    ASSERT_NO_FATAL_FAILURE(next());
    ASSERT_NO_FATAL_FAILURE(connectServer(server->connection().password));
    press("createFromDump");
    const QString sql = find<QPlainTextEdit>("createSql")->toPlainText();
    EXPECT_TRUE(sql.contains(u"`id` INT NOT NULL"_s)) << sql;
    EXPECT_TRUE(sql.contains(u"PRIMARY KEY (`id`)"_s)) << sql;
    EXPECT_TRUE(find<QLabel>("createBasis")->text().contains(u"all 2 rows"_s));
    press("createUse");
    ASSERT_TRUE(settle());
    ASSERT_TRUE(window.draft()->tableSchema());
    ASSERT_EQ(window.draft()->mapping().expressions.size(), 1);
    EXPECT_EQ(window.draft()->mapping().expressions.first().expression, u"NULLIF(@f2, '')"_s);
    EXPECT_TRUE(window.draft()->valueWarnings().isEmpty());
    ASSERT_NO_FATAL_FAILURE(next());
    ASSERT_TRUE(settle());
    EXPECT_EQ(find<QTableView>("preview")->model()->index(1, 2).data().toString(), u"NULL"_s);
}

} // namespace
} // namespace millrace::test::target_walk_test
