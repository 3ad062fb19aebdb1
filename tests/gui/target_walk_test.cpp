// SPDX-License-Identifier: GPL-3.0-or-later
// The Target page with a real dump: connecting, and tables that the load makes.
#include "core/base/literals.h"
#include "tests/gui/support/walk_fixture.h"
#include "tests/support/awaited.h"
#include "ui/session/preferences.h"
#include "ui/widgets/messagebar.h"

#include <QFile>
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
    EXPECT_EQ(find<QTableView>("preview")->model()->index(1, 3).data().toString(), u"NULL"_s);
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
    EXPECT_EQ(find<QTableView>("preview")->model()->index(1, 3).data().toString(), u"'' → NULL"_s);
}

/// What is pressed is counted: four from a dropped file to its load, on a server that was signed in to
/// before.
TEST_F(TargetWalk, onAKnownServerADroppedFileIsFourKeysFromItsLoad)
{
    makeTable();
    server->execute(u"CREATE USER IF NOT EXISTS night@localhost"_s);
    server->execute(u"GRANT ALL ON %1.* TO night@localhost"_s.arg(schema));
    window.addPaths({write(u"credits.txt"_s, "1\t2\ta\n")});
    ASSERT_TRUE(settle());
    ASSERT_NO_FATAL_FAILURE(next());
    type("user", u"night"_s);
    type("socket", server->connection().spec.socket);
    type("connectSchema", schema);
    QTest::keyClick(find<QLineEdit>("connectSchema"), Qt::Key_Return);
    ASSERT_TRUE(settle());
    ASSERT_TRUE(window.draft()->tableSchema()) << "it has the source's name";
    EXPECT_EQ(window.draft()->table(), u"credits"_s);
    EXPECT_EQ(Preferences().lastConnection().user, u"night"_s);
    EXPECT_EQ(Preferences().lastConnection().schema, schema);
    QFile settings(Preferences::path());
    ASSERT_TRUE(settings.open(QIODevice::ReadOnly));
    EXPECT_FALSE(settings.readAll().contains("assword"));

    // Another day.
    WizardWindow later(&chooser);
    later.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&later));
    later.activateWindow();
    const auto settled = [&] {
        QTest::qWait(0);
        return awaited([&] { return !later.isBusy(); });
    };
    later.addPaths({folder.filePath(u"credits.txt"_s)});
    ASSERT_TRUE(settled());
    int pressed = 0;
    const auto key = [&](QWidget *widget, Qt::Key which, Qt::KeyboardModifiers with = {}) {
        QTest::keyClick(widget, which, with);
        ++pressed;
        return settled();
    };
    ASSERT_TRUE(key(&later, Qt::Key_Right, Qt::AltModifier));
    ASSERT_EQ(later.currentStep(), WizardWindow::TargetStep);
    ASSERT_NE(later.focusWidget(), nullptr);
    EXPECT_EQ(later.focusWidget()->objectName(), u"password"_s);
    ASSERT_TRUE(key(later.focusWidget(), Qt::Key_Return));
    EXPECT_EQ(later.draft()->table(), u"credits"_s);
    QTest::mouseClick(later.findChild<QAbstractButton *>(u"step6"_s), Qt::LeftButton);
    ++pressed;
    ASSERT_TRUE(settled());
    ASSERT_EQ(later.currentStep(), WizardWindow::ReviewStep);
    QTest::mouseClick(later.findChild<QAbstractButton *>(u"primaryButton"_s), Qt::LeftButton);
    ++pressed;
    ASSERT_TRUE(
        awaited([&] { return server->value(u"SELECT COUNT(*) FROM "_s + tableName()).toInt() == 1; }));
    EXPECT_LE(pressed, 4);
    ASSERT_TRUE(awaited([&] { return !later.isRunning(); }));
}

/// The same name in other case will do when it is the only one.
TEST_F(TargetWalk, theNamesakeOfTheSourceIsChosenAndNoOther)
{
    server->execute(u"CREATE TABLE %1.Credits (a int, b int, c varchar(9))"_s.arg(schema));
    window.addPaths({write(u"credits.txt"_s, "1\t2\ta\n")});
    ASSERT_TRUE(settle());
    ASSERT_NO_FATAL_FAILURE(next());
    ASSERT_NO_FATAL_FAILURE(connectServer(server->connection().password));
    EXPECT_EQ(window.draft()->table(), u"Credits"_s);
    server->execute(u"CREATE TABLE %1.CREDITS (a int, b int, c varchar(9))"_s.arg(schema));
    window.startOver();
    window.addPaths({write(u"credits.txt"_s, "1\t2\ta\n")});
    ASSERT_TRUE(settle());
    ASSERT_NO_FATAL_FAILURE(connectServer(server->connection().password));
    EXPECT_EQ(window.draft()->table(), QString()) << "two that are alike";
    server->execute(u"CREATE TABLE %1.credits (a int, b int, c varchar(9))"_s.arg(schema));
    ASSERT_NO_FATAL_FAILURE(connectServer(server->connection().password));
    EXPECT_EQ(window.draft()->table(), u"credits"_s);
}

} // namespace
} // namespace millrace::test::target_walk_test
