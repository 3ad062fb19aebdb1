// SPDX-License-Identifier: GPL-3.0-or-later
// A whole dump through the wizard: dropped, planned, loaded, proved; by object names and keys, against a real
// private server.
#include "core/base/literals.h"
#include "core/plan/wholedump/dumpplan.h"
#include "core/record/runfolder.h"
#include "core/report/anyreport.h"
#include "tests/gui/support/mappingcells.h"
#include "tests/gui/support/wizard_fixture.h"
#include "tests/support/awaited.h"
#include "tests/support/privateserver.h"
#include "ui/models/dumptablesmodel.h"
#include "ui/models/plantablesmodel.h"
#include "ui/session/run/runarchive.h"
#include "ui/widgets/messagebar.h"
#include "ui/wizard/frame/wizardpage.h"
#include "ui/wizard/load/loadpage.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QTableView>

namespace millrace::test::dump_walk_test {
namespace {

class DumpWalk : public WizardTest
{
protected:
    void SetUp() override
    {
        WizardTest::SetUp();
        server = &PrivateServer::shared();
        schema = server->freshSchema();
    }

    QByteArray shop(const QByteArray &more = {}) const
    {
        QByteArray rows;
        for (int row = 1; row <= 500; ++row)
            rows +=
                (row > 1 ? ",(" : "(") + QByteArray::number(row) + ",'item " + QByteArray::number(row) + "')";
        return "/*!40101 SET NAMES utf8mb4 */;\n"
               "/*!40014 SET FOREIGN_KEY_CHECKS=0 */;\n"
               "DROP TABLE IF EXISTS `item`;\n"
               "CREATE TABLE `item` (`id` int NOT NULL, `name` varchar(40) NOT NULL, PRIMARY KEY (`id`), "
               "KEY `by_name` (`name`)) ENGINE=InnoDB;\n"
               "INSERT INTO `item` VALUES " +
               rows +
               ";\n"
               "DROP TABLE IF EXISTS `sale`;\n"
               "CREATE TABLE `sale` (`id` int NOT NULL AUTO_INCREMENT, `item` int NOT NULL, `n` int NOT "
               "NULL, "
               "PRIMARY KEY (`id`), KEY `item` (`item`), CONSTRAINT `of_item` FOREIGN KEY (`item`) "
               "REFERENCES "
               "`item` (`id`)) ENGINE=InnoDB;\n"
               "INSERT INTO `sale` VALUES (1,3,2),(2,500,1),(3,3,7);\n"
               "CREATE VIEW `sold` AS SELECT `i`.`name`, SUM(`s`.`n`) AS `n` FROM `item` `i` JOIN `sale` `s` "
               "ON "
               "`s`.`item` = `i`.`id` GROUP BY `i`.`name`;\n" +
               more;
    }

    template <typename Widget> Widget *on(int step, const char *objectName)
    {
        auto *widget = window.page(step)->findChild<Widget *>(QString::fromLatin1(objectName));
        EXPECT_NE(widget, nullptr) << objectName;
        return widget;
    }
    void type(QLineEdit *field, const QString &text)
    {
        field->setFocus();
        field->selectAll();
        QTest::keyClick(field, Qt::Key_Delete);
        QTest::keyClicks(field, text);
    }
    void next()
    {
        const int before = window.currentStep();
        auto *button = find<QAbstractButton>("primaryButton");
        ASSERT_TRUE(button->isEnabled())
            << "on " << window.page(before)->objectName() << ": " << window.page(before)->sentence();
        QTest::mouseClick(button, Qt::LeftButton);
        ASSERT_EQ(window.currentStep(), before + 1);
        ASSERT_TRUE(settle());
    }
    void connectServer()
    {
        const ResolvedConnection target = server->connection();
        type(on<QLineEdit>(WizardWindow::TargetStep, "socket"), target.spec.socket);
        type(on<QLineEdit>(WizardWindow::TargetStep, "user"), target.spec.user);
        auto *password = on<QLineEdit>(WizardWindow::TargetStep, "password");
        type(password, target.password);
        QTest::keyClick(password, Qt::Key_Return);
        ASSERT_TRUE(settle());
    }
    void chooseSchema(const QString &name)
    {
        QLineEdit *edit = on<QComboBox>(WizardWindow::TargetStep, "dumpSchema")->lineEdit();
        type(edit, name);
        QTest::keyClick(edit, Qt::Key_Return);
        ASSERT_TRUE(settle());
    }
    void toTarget(const QString &path)
    {
        window.addPaths({path});
        ASSERT_TRUE(settle());
        ASSERT_TRUE(window.draft()->isWholeDump());
        ASSERT_NO_FATAL_FAILURE(next());
        ASSERT_NO_FATAL_FAILURE(connectServer());
    }
    void load()
    {
        ASSERT_EQ(window.currentStep(), WizardWindow::ReviewStep);
        auto *primary = find<QAbstractButton>("primaryButton");
        ASSERT_TRUE(primary->isEnabled()) << window.page(WizardWindow::ReviewStep)->hint();
        QTest::mouseClick(primary, Qt::LeftButton);
        ASSERT_EQ(window.currentStep(), WizardWindow::LoadStep);
        ASSERT_TRUE(awaited([&] {
            return !window.isRunning() && window.page(WizardWindow::LoadStep)->isReady() &&
                   window.page(WizardWindow::LoadStep)->nextText().isEmpty();
        }));
    }

    PrivateServer *server = nullptr;
    QString schema;
};

TEST_F(DumpWalk, fromDroppedDumpToAllItsTablesProved)
{
    const QString target = schema + u"_new"_s; // is not there yet
    window.addPaths({write(u"shop.sql"_s, shop("SET GLOBAL sort_buffer_size = 262144;\n"))});
    ASSERT_TRUE(settle());
    EXPECT_TRUE(find<QAbstractButton>("scopeWhole")->isVisible());
    EXPECT_TRUE(find<QAbstractButton>("scopeWhole")->isChecked());
    auto *tables = find<QTableView>("dumpTables")->model();
    ASSERT_EQ(tables->rowCount(), 2);
    EXPECT_EQ(tables->index(0, DumpTablesModel::Name).data().toString(), u"item"_s);
    EXPECT_EQ(tables->index(0, DumpTablesModel::Rows).data().toString(), u"500"_s);
    EXPECT_TRUE(find<QLabel>("dumpContents")->text().contains(u"1 view"_s));
    EXPECT_TRUE(find<QPlainTextEdit>("dumpOthers")->toPlainText().contains(u"sort_buffer_size"_s));
    QTest::mouseClick(find<QCheckBox>("dumpRunOthers"), Qt::LeftButton);
    QTest::mouseClick(find<QCheckBox>("dumpLeaveOthers"), Qt::LeftButton);
    EXPECT_FALSE(find<QCheckBox>("dumpRunOthers")->isChecked()) << "one or the other";
    EXPECT_TRUE(find<QCheckBox>("dumpLeaveOthers")->isChecked());
    EXPECT_EQ(window.dump()->asked().others, OtherStatements::LeftOut);

    ASSERT_NO_FATAL_FAILURE(next());
    ASSERT_NO_FATAL_FAILURE(connectServer());
    EXPECT_FALSE(find<QAbstractButton>("primaryButton")->isEnabled()) << "the dump names no schema";
    ASSERT_NO_FATAL_FAILURE(chooseSchema(target));
    EXPECT_FALSE(find<QAbstractButton>("primaryButton")->isEnabled()) << "nobody said that it may be made";
    EXPECT_TRUE(window.page(WizardWindow::TargetStep)->hint().contains(target));
    auto *create = on<QAbstractButton>(WizardWindow::TargetStep, "dumpCreateSchema");
    QTest::mouseClick(create, Qt::LeftButton, {}, QPoint(8, create->height() / 2));
    ASSERT_TRUE(settle());
    EXPECT_EQ(on<QPlainTextEdit>(WizardWindow::TargetStep, "dumpThere")->toPlainText(),
              u"Nothing of the dump is on the server."_s);
    EXPECT_TRUE(on<QLabel>(WizardWindow::TargetStep, "dumpSchemaNote")->text().contains(u"no schema"_s));

    ASSERT_NO_FATAL_FAILURE(next());
    auto *planned = on<QTableView>(WizardWindow::MappingStep, "planTables")->model();
    ASSERT_EQ(planned->rowCount(), 2);
    EXPECT_EQ(planned->index(0, PlanTablesModel::Target).data().toString(), target + u".item"_s);
    EXPECT_TRUE(on<QPlainTextEdit>(WizardWindow::MappingStep, "planStatement")
                    ->toPlainText()
                    .contains(u"LOAD DATA LOCAL INFILE"_s));
    ASSERT_NO_FATAL_FAILURE(next());
    EXPECT_EQ(window.draft()->policies().indexes, IndexPolicy::Defer) << "new tables are filled first";
    ASSERT_NO_FATAL_FAILURE(next());
    ASSERT_NO_FATAL_FAILURE(next());
    EXPECT_TRUE(on<QPlainTextEdit>(WizardWindow::ReviewStep, "dump_reviewStatements")
                    ->toPlainText()
                    .contains(u"CREATE VIEW"_s));
    EXPECT_EQ(server
                  ->value(u"SELECT COUNT(*) FROM information_schema.SCHEMATA WHERE SCHEMA_NAME = '%1'"_s.arg(
                      target))
                  .toInt(),
              0)
        << "nothing happens before the button";
    EXPECT_EQ(find<QAbstractButton>("primaryButton")->text(), u"&Load 503 rows"_s);

    ASSERT_NO_FATAL_FAILURE(load());
    auto *loaded = find<QTableView>("runTables");
    EXPECT_TRUE(loaded->isVisible());
    ASSERT_EQ(loaded->model()->rowCount(), 2);
    EXPECT_EQ(loaded->model()->index(0, 1).data().toString(), u"verified"_s);
    EXPECT_EQ(loaded->model()->index(1, 1).data().toString(), u"verified"_s);
    EXPECT_EQ(server->value(u"SELECT n FROM %1.sold WHERE name = 'item 3'"_s.arg(target)).toInt(), 9);
    EXPECT_EQ(server
                  ->value(u"SELECT COUNT(*) FROM information_schema.STATISTICS WHERE TABLE_SCHEMA = "
                          "'%1' AND INDEX_NAME = 'by_name'"_s.arg(target))
                  .toInt(),
              1);
    ASSERT_NO_FATAL_FAILURE(next());
    EXPECT_TRUE(find<QLabel>("verdict")->text().startsWith(u"503 rows loaded and verified"_s))
        << find<QLabel>("verdict")->text();
    EXPECT_TRUE(find<QLabel>("evidence")->text().contains(u"Left out, as the plan says: 1 statement"_s))
        << find<QLabel>("evidence")->text();
    const auto run = RunFolder::open(listRuns().first());
    ASSERT_TRUE(run);
    const auto summary = (*run)->summary();
    ASSERT_TRUE(summary);
    for (const TableOutcome &table : summary->tables) {
        EXPECT_EQ(table.rowsCompared, table.rowsLoaded) << table.table;
        EXPECT_TRUE(table.comparedNote.isEmpty()) << table.comparedNote;
    }
    const auto report = reportFor(**run, u"html"_s);
    ASSERT_TRUE(report) << qPrintable(report.error().text());
    EXPECT_TRUE(report->contains("503 rows loaded and verified"));
    EXPECT_TRUE(report->contains(target.toUtf8() + ".sale"));
    EXPECT_TRUE(report->contains("sort_buffer_size"));

    // The same from its folder alone, as from the list of runs.
    window.startOver();
    EXPECT_FALSE(window.goTo(WizardWindow::FinishStep));
    const auto opened = openPastRun(summary->run);
    ASSERT_TRUE(opened) << qPrintable(opened.error().text());
    window.showRun(opened->plan, opened->view);
    ASSERT_TRUE(settle());
    EXPECT_EQ(window.currentStep(), WizardWindow::FinishStep);
    EXPECT_TRUE(find<QLabel>("verdict")->text().startsWith(u"503 rows loaded and verified"_s));
    for (int step = 0; step < WizardWindow::FinishStep; ++step) {
        ASSERT_TRUE(window.goTo(step)) << step;
        ASSERT_TRUE(settle());
        EXPECT_FALSE(window.page(step)->railSummary().isEmpty()) << step;
    }
    ASSERT_EQ(loaded->model()->rowCount(), 2);
    EXPECT_EQ(loaded->model()->index(1, 1).data().toString(), u"verified"_s);
    EXPECT_EQ(on<QTableView>(WizardWindow::MappingStep, "planTables")->model()->rowCount(), 2);
    EXPECT_TRUE(window.page(WizardWindow::LoadStep)->sentence().startsWith(u"2 of 2 tables"_s))
        << window.page(WizardWindow::LoadStep)->sentence();
    // The same with nothing but its plan in its tables' place: killed before the first began.
    RunSummary killed = *summary;
    killed.status = RunState::Loading;
    killed.tables.clear();
    const auto made = RunFolder::create(opened->plan);
    ASSERT_TRUE(made);
    killed.run = (*made)->id();
    ASSERT_TRUE((*made)->save(killed));
    const auto begun = openPastRun(killed.run);
    ASSERT_TRUE(begun) << qPrintable(begun.error().text());
    EXPECT_EQ(begun->view.state(), RunState::Stopped);
    EXPECT_EQ(begun->view.rowsTotal(), 503);
    EXPECT_EQ(begun->view.progress().rowsCommitted, 0);
    ASSERT_EQ(begun->view.progress().tables.size(), 2);
    EXPECT_FALSE(begun->view.progress().tables.first().state) << "it waits for its turn";
    server->execute(u"DROP DATABASE %1"_s.arg(target));
}

TEST_F(DumpWalk, whatDependsOnItsOrderRunsInItToTheEnd)
{
    ASSERT_NO_FATAL_FAILURE(toTarget(write(
        u"ordered.sql"_s, shop("CREATE TABLE `sum` (`id` int NOT NULL AUTO_INCREMENT PRIMARY KEY, `n` int);\n"
                               "INSERT INTO `sum` (`n`) SELECT SUM(`n`) FROM `sale`;\n"))));
    ASSERT_NO_FATAL_FAILURE(chooseSchema(schema));
    for (int step = 0; step < 4; ++step)
        ASSERT_NO_FATAL_FAILURE(next());
    EXPECT_TRUE(on<QPlainTextEdit>(WizardWindow::ReviewStep, "dump_reviewStatements")
                    ->toPlainText()
                    .contains(u"as it stands"_s));
    ASSERT_NO_FATAL_FAILURE(load());
    EXPECT_EQ(server->value(u"SELECT n FROM %1.sum"_s.arg(schema)).toInt(), 10);
    ASSERT_NO_FATAL_FAILURE(next());
    EXPECT_TRUE(find<QLabel>("verdict")->text().contains(u"503 of them verified"_s))
        << find<QLabel>("verdict")->text();
}

TEST_F(DumpWalk, aDumpThatIsAllInItsOwnOrderIsLoaded)
{
    ASSERT_NO_FATAL_FAILURE(toTarget(
        write(u"ordered.sql"_s, "CREATE TABLE `a` (`id` int NOT NULL AUTO_INCREMENT PRIMARY KEY, `n` int);\n"
                                "INSERT INTO `a` (`n`) VALUES (3), (4);\nSET @last = LAST_INSERT_ID();\n"
                                "INSERT INTO `a` VALUES (@last + 10, 5);\n")));
    ASSERT_NO_FATAL_FAILURE(chooseSchema(schema));
    for (int step = 0; step < 4; ++step)
        ASSERT_NO_FATAL_FAILURE(next());
    ASSERT_NO_FATAL_FAILURE(load());
    EXPECT_EQ(
        server->value(u"SELECT GROUP_CONCAT(id, ':', n ORDER BY id) FROM %1.a"_s.arg(schema)).toString(),
        u"1:3,2:4,11:5"_s);
    ASSERT_NO_FATAL_FAILURE(next());
    EXPECT_TRUE(find<QLabel>("verdict")->text().startsWith(u"3 rows loaded"_s))
        << find<QLabel>("verdict")->text();
}

TEST_F(DumpWalk, whatIsThereAlreadyIsShownAndOnlyReplacedWhenAsked)
{
    server->execute(u"CREATE TABLE %1.item (id int PRIMARY KEY, mine int)"_s.arg(schema));
    ASSERT_NO_FATAL_FAILURE(toTarget(write(u"shop.sql"_s, shop())));
    ASSERT_NO_FATAL_FAILURE(chooseSchema(schema));
    EXPECT_TRUE(on<QPlainTextEdit>(WizardWindow::TargetStep, "dumpThere")
                    ->toPlainText()
                    .startsWith(u"table %1.item (0 rows, "_s.arg(schema)));
    for (int step = 0; step < 4; ++step)
        ASSERT_NO_FATAL_FAILURE(next());
    EXPECT_FALSE(find<QAbstractButton>("primaryButton")->isEnabled()) << "refused";
    EXPECT_TRUE(window.page(WizardWindow::ReviewStep)->hintIsWarning());

    ASSERT_TRUE(window.goTo(WizardWindow::TargetStep));
    QTest::mouseClick(on<QAbstractButton>(WizardWindow::TargetStep, "dumpReplace"), Qt::LeftButton);
    ASSERT_TRUE(settle());
    for (int step = 0; step < 4; ++step)
        ASSERT_NO_FATAL_FAILURE(next());
    ASSERT_NO_FATAL_FAILURE(load());
    EXPECT_EQ(server->value(u"SELECT COUNT(*) FROM %1.item"_s.arg(schema)).toInt(), 500);
}

TEST_F(DumpWalk, aDumpWithoutRowsIsRunAndSaysSo)
{
    ASSERT_NO_FATAL_FAILURE(toTarget(
        write(u"routines.sql"_s, "DELIMITER ;;\nCREATE PROCEDURE `p`() BEGIN SELECT 1; END ;;\nDELIMITER ;\n"
                                 "CREATE FUNCTION `f`() RETURNS int DETERMINISTIC RETURN 3;\n")));
    EXPECT_FALSE(find<QAbstractButton>("scopeTable")->isVisible()) << "there is no table to be loaded alone";
    EXPECT_FALSE(find<QAbstractButton>("primaryButton")->isEnabled()) << "it names no schema";
    ASSERT_NO_FATAL_FAILURE(chooseSchema(schema));
    for (int step = 0; step < 4; ++step)
        ASSERT_NO_FATAL_FAILURE(next());
    EXPECT_EQ(find<QAbstractButton>("primaryButton")->text(), u"Run the d&ump"_s);
    ASSERT_NO_FATAL_FAILURE(load());
    EXPECT_EQ(server->value(u"SELECT %1.f()"_s.arg(schema)).toInt(), 3);
    ASSERT_NO_FATAL_FAILURE(next());
    const QString verdict = find<QLabel>("verdict")->text();
    EXPECT_TRUE(verdict.startsWith(u"2 statements were run"_s)) << verdict;
    EXPECT_TRUE(verdict.contains(u"the dump holds no rows"_s)) << verdict;
}

TEST_F(DumpWalk, aDumpThatNamesItsSchemaGoesIntoAnother)
{
    const QByteArray own = "own_of_" + schema.toUtf8();
    ASSERT_NO_FATAL_FAILURE(toTarget(
        write(u"shop.sql"_s, "CREATE DATABASE IF NOT EXISTS `" + own + "`;\nUSE `" + own + "`;\n" + shop())));
    ASSERT_NO_FATAL_FAILURE(chooseSchema(schema));
    EXPECT_TRUE(
        on<QLabel>(WizardWindow::TargetStep, "dumpSchemaNote")->text().contains(QString::fromUtf8(own)));
    for (int step = 0; step < 4; ++step)
        ASSERT_NO_FATAL_FAILURE(next());
    ASSERT_NO_FATAL_FAILURE(load());
    EXPECT_EQ(server->value(u"SELECT COUNT(*) FROM %1.sold"_s.arg(schema)).toInt(), 2);
    EXPECT_FALSE(server
                     ->value(u"SELECT 1 FROM information_schema.SCHEMATA WHERE SCHEMA_NAME = '%1'"_s.arg(
                         QString::fromUtf8(own)))
                     .isValid());
}

TEST_F(DumpWalk, schemasAreChosenAndNamed)
{
    const QByteArray one = "one_" + schema.toUtf8();
    const QByteArray two = "two_" + schema.toUtf8();
    const auto part = [](const QByteArray &name) {
        return "CREATE DATABASE IF NOT EXISTS `" + name + "`;\nUSE `" + name +
               "`;\nCREATE TABLE `t` (`n` int);\nINSERT INTO `t` VALUES (1);\n";
    };
    window.addPaths({write(u"all.sql"_s, part(one) + part(two) + part("mysql"))});
    ASSERT_TRUE(settle());
    auto *tables = find<QTableView>("dumpTables")->model();
    ASSERT_EQ(tables->rowCount(), 3);
    const auto tick = [tables](int row) {
        return tables->index(row, DumpTablesModel::Name).data(Qt::CheckStateRole).toInt();
    };
    EXPECT_EQ(tick(2), Qt::Unchecked) << "the server's own";
    auto *system = find<QAbstractButton>("dumpSystemSchemas");
    EXPECT_TRUE(system->isVisible());
    EXPECT_FALSE(system->isChecked());
    QTest::mouseClick(system, Qt::LeftButton, {}, QPoint(8, system->height() / 2));
    EXPECT_EQ(tick(2), Qt::Checked);
    QTest::mouseClick(system, Qt::LeftButton, {}, QPoint(8, system->height() / 2));
    EXPECT_EQ(tick(2), Qt::Unchecked);
    press("dumpSchemas");
    auto *menu = window.findChild<QMenu *>(u"dumpSchemasMenu"_s);
    ASSERT_NE(menu, nullptr);
    for (QAction *action : menu->actions())
        if (action->text() == QString::fromUtf8(two))
            action->trigger();
    menu->close();
    EXPECT_EQ(tick(0), Qt::Checked);
    EXPECT_EQ(tick(1), Qt::Unchecked);
    window.dump()->change(&DumpPlanOptions::schemasLeftOut, {u"mysql"_s});
    ASSERT_NO_FATAL_FAILURE(next());
    ASSERT_NO_FATAL_FAILURE(connectServer());
    auto *names = on<QLineEdit>(WizardWindow::TargetStep, "dumpSchemaNames");
    EXPECT_TRUE(names->isVisible());
    type(names, u"nonsense"_s);
    QTest::keyClick(names, Qt::Key_Return);
    ASSERT_TRUE(settle());
    EXPECT_FALSE(find<QAbstractButton>("primaryButton")->isEnabled());
    type(names, u"%1=%2"_s.arg(QString::fromUtf8(one), schema));
    QTest::keyClick(names, Qt::Key_Return);
    ASSERT_TRUE(settle());
    ASSERT_TRUE(window.dump()->plan());
    QStringList targets;
    for (const Plan &table : window.dump()->plan()->tables)
        targets << table.tableName();
    targets.sort();
    EXPECT_EQ(targets, (QStringList{schema + u".t"_s, QString::fromUtf8(two) + u".t"_s}));
}

TEST_F(DumpWalk, aTablesMappingIsChangedByHand)
{
    ASSERT_NO_FATAL_FAILURE(toTarget(write(u"shop.sql"_s, shop())));
    ASSERT_NO_FATAL_FAILURE(chooseSchema(schema));
    ASSERT_NO_FATAL_FAILURE(next());
    auto *tables = on<QTableView>(WizardWindow::MappingStep, "planTables");
    tables->setCurrentIndex(tables->model()->index(0, 0));
    QTest::mouseClick(on<QAbstractButton>(WizardWindow::MappingStep, "changeMapping"), Qt::LeftButton);
    auto *mapped = on<QTableView>(WizardWindow::MappingStep, "mapping");
    ASSERT_TRUE(awaited([&] { return getsOf(mapped, 1) != QString(); }));
    ASSERT_TRUE(giveColumn(mapped, 1, u"UPPER(CONVERT(@f2 USING utf8mb4))"_s));
    EXPECT_EQ(find<QAbstractButton>("primaryButton")->text(), u"&Done with this table"_s);
    auto *done = find<QAbstractButton>("primaryButton");
    ASSERT_TRUE(awaited([&] { return done->isEnabled(); })) << window.page(WizardWindow::MappingStep)->hint();
    QTest::mouseClick(done, Qt::LeftButton);
    ASSERT_EQ(window.currentStep(), WizardWindow::MappingStep);
    ASSERT_TRUE(settle());
    EXPECT_TRUE(on<QPlainTextEdit>(WizardWindow::MappingStep, "planStatement")
                    ->toPlainText()
                    .contains(u"UPPER(CONVERT(@f2"_s));
    for (int step = 0; step < 3; ++step)
        ASSERT_NO_FATAL_FAILURE(next());
    // The plan remembers it, and so does the window that opens it.
    const QString plan = folder.filePath(u"shop.millrace"_s);
    ASSERT_TRUE(window.savePlan(plan));
    ASSERT_NO_FATAL_FAILURE(load());
    EXPECT_EQ(server->value(u"SELECT name FROM %1.item WHERE id = 7"_s.arg(schema)).toString(), u"ITEM 7"_s);

    ASSERT_TRUE(window.goTo(WizardWindow::FinishStep));
    ASSERT_TRUE(window.openPlan(plan));
    ASSERT_TRUE(settle());
    EXPECT_EQ(window.currentStep(), WizardWindow::ReviewStep);
    EXPECT_TRUE(window.isSaved());
    auto *statements = on<QPlainTextEdit>(WizardWindow::ReviewStep, "dump_reviewStatements");
    EXPECT_TRUE(statements->toPlainText().contains(u"UPPER(CONVERT(@f2"_s))
        << "the plan stands although nobody has typed the password";
    EXPECT_FALSE(find<QAbstractButton>("primaryButton")->isEnabled());
    ASSERT_TRUE(window.goTo(WizardWindow::TargetStep));
    ASSERT_NO_FATAL_FAILURE(connectServer());
    ASSERT_TRUE(window.dump()->plan());
    EXPECT_TRUE(on<QPlainTextEdit>(WizardWindow::TargetStep, "dumpThere")->toPlainText().contains(u"item"_s))
        << "planned anew";
    EXPECT_TRUE(window.isSaved()) << "nobody has changed anything";
    QTest::mouseClick(on<QAbstractButton>(WizardWindow::TargetStep, "dumpReplace"), Qt::LeftButton);
    EXPECT_FALSE(window.isSaved());
    ASSERT_TRUE(settle());
    EXPECT_FALSE(window.isSaved());
    ASSERT_TRUE(window.goTo(WizardWindow::ReviewStep));
    ASSERT_TRUE(settle());
    EXPECT_TRUE(statements->toPlainText().contains(u"UPPER(CONVERT(@f2"_s));
    EXPECT_TRUE(find<QAbstractButton>("primaryButton")->isEnabled());
}

/// None of a dump's accounts is made unasked; those that are ticked are, and no other.
TEST_F(DumpWalk, accountsAreMadeWhereTheyAreWanted)
{
    for (const char *name : {"walk_app", "walk_old"})
        server->execute(u"DROP USER IF EXISTS '%1'@'%'"_s.arg(QLatin1String(name)));
    const QByteArray accounts = "CREATE USER 'walk_app'@'%' IDENTIFIED BY 'one-secret';\n"
                                "GRANT SELECT ON *.* TO 'walk_app'@'%';\n"
                                "CREATE USER 'walk_old'@'%' IDENTIFIED BY 'two-secret';\n";
    ASSERT_NO_FATAL_FAILURE(toTarget(write(u"shop.sql"_s, shop(accounts))));
    ASSERT_NO_FATAL_FAILURE(chooseSchema(schema));
    for (int step = 0; step < 4; ++step)
        ASSERT_NO_FATAL_FAILURE(next());
    auto *policy = on<QComboBox>(WizardWindow::ReviewStep, "accountsPolicy");
    auto *which = on<QAbstractButton>(WizardWindow::ReviewStep, "accountsWhich");
    EXPECT_TRUE(policy->isVisible());
    EXPECT_EQ(policy->currentIndex(), 0);
    EXPECT_FALSE(which->isVisible());
    ASSERT_TRUE(window.dump()->plan());
    EXPECT_TRUE(window.dump()->plan()->accounts.wanted().isEmpty());
    policy->setFocus();
    QTest::keyClick(policy, Qt::Key_Down);
    ASSERT_TRUE(settle());
    EXPECT_TRUE(which->isVisible());
    ASSERT_TRUE(window.dump()->plan());
    EXPECT_EQ(window.dump()->plan()->accounts.wanted().size(), 2);
    which->setFocus();
    QTest::keyClick(which, Qt::Key_Space);
    auto *menu = window.findChild<QMenu *>(u"accountsMenu"_s);
    ASSERT_NE(menu, nullptr);
    for (QAction *action : menu->actions())
        if (action->text().contains(u"walk_old"_s))
            action->trigger();
    menu->close();
    ASSERT_TRUE(settle());
    ASSERT_TRUE(window.dump()->plan());
    ASSERT_EQ(window.dump()->plan()->accounts.wanted().size(), 1);
    EXPECT_TRUE(window.dump()->plan()->accounts.wanted().first().contains(u"walk_app"_s));
    EXPECT_TRUE(on<QLabel>(WizardWindow::ReviewStep, "accountsCount")->text().startsWith(u"1 "_s));
    ASSERT_NO_FATAL_FAILURE(load());
    EXPECT_EQ(server->value(u"SELECT COUNT(*) FROM mysql.user WHERE User = 'walk_app'"_s).toInt(), 1);
    EXPECT_EQ(server->value(u"SELECT COUNT(*) FROM mysql.user WHERE User = 'walk_old'"_s).toInt(), 0);
    server->execute(u"DROP USER 'walk_app'@'%'"_s);
}

/// "mysqldump mysql": there is no table to tick, and accounts all the same.
TEST_F(DumpWalk, aDumpOfTheServersOwnSchemaBringsItsAccounts)
{
    const QByteArray rows =
        "-- Host: localhost    Database: mysql\n"
        "CREATE TABLE `global_priv` (`Host` char(255), `User` char(128), `Priv` longtext);\n"
        "INSERT INTO `global_priv` VALUES ('%','walk_row','{\\\"access\\\":1,"
        "\\\"version_id\\\":101119,\\\"plugin\\\":\\\"mysql_native_password\\\","
        "\\\"authentication_string\\\":\\\"\\\"}');\n";
    ASSERT_NO_FATAL_FAILURE(toTarget(write(u"mysql.sql"_s, rows)));
    EXPECT_TRUE(window.dump()->wantedTables().isEmpty());
    ASSERT_TRUE(awaited([this] { return window.dump()->plan().has_value(); }));
    for (int step = 0; step < 4; ++step)
        ASSERT_NO_FATAL_FAILURE(next());
    EXPECT_TRUE(on<QComboBox>(WizardWindow::ReviewStep, "accountsPolicy")->isVisible());
    ASSERT_EQ(window.dump()->plan()->accounts.names.size(), 1);
    EXPECT_TRUE(window.dump()->plan()->accounts.names.first().contains(u"walk_row"_s));
}

TEST_F(DumpWalk, aResumedOneShowsOnAllPagesWhatWasChosen)
{
    ASSERT_NO_FATAL_FAILURE(toTarget(write(u"shop.sql"_s, shop())));
    ASSERT_NO_FATAL_FAILURE(chooseSchema(schema));
    window.draft()->change(&Plan::chunkRows, 50);
    window.draft()->change(&Plan::limits, {.rowsPerSecond = 300});
    ASSERT_TRUE(settle());
    for (int step = 0; step < 4; ++step)
        ASSERT_NO_FATAL_FAILURE(next());
    QTest::mouseClick(find<QAbstractButton>("primaryButton"), Qt::LeftButton);
    ASSERT_TRUE(awaited([&] { return window.runs()->session()->progress().rowsCommitted > 0; }));
    window.runs()->stop();
    ASSERT_TRUE(awaited([&] { return !window.isRunning(); }));
    const QString id = listRuns().first();
    window.startOver();
    ASSERT_TRUE(settle());
    const qint64 before =
        server->value(u"SELECT (SELECT COUNT(*) FROM %1.item) + (SELECT COUNT(*) FROM %1.sale)"_s.arg(schema))
            .toLongLong();
    ASSERT_GT(before, 0);
    ASSERT_LT(before, 503);

    const auto plan = (*RunFolder::open(id))->runPlan();
    ASSERT_TRUE(plan);
    window.runs()->resume(id, *plan, server->connection().password);
    window.runs()->session()->pause(); // to be looked at
    ASSERT_TRUE(awaited([&] { return window.draft()->facts().has_value(); }));
    for (int step = 0; step < WizardWindow::LoadStep; ++step) {
        ASSERT_TRUE(window.goTo(step)) << step;
        ASSERT_TRUE(settle());
        EXPECT_FALSE(window.page(step)->railSummary().isEmpty()) << step;
    }
    EXPECT_EQ(on<QTableView>(WizardWindow::SourceStep, "dumpTables")->model()->rowCount(), 2);
    EXPECT_TRUE(window.page(WizardWindow::SourceStep)->sentence().contains(u"2 tables"_s))
        << window.page(WizardWindow::SourceStep)->sentence();
    EXPECT_TRUE(on<QLabel>(WizardWindow::SourceStep, "dumpContents")->text().contains(u"after the rows"_s))
        << "what the plan keeps of it, though it is not read";
    EXPECT_TRUE(
        window.page(WizardWindow::TargetStep)->sentence().startsWith(window.draft()->facts()->displayName()));
    EXPECT_EQ(on<QComboBox>(WizardWindow::TargetStep, "dumpSchema")->currentText(), schema);
    EXPECT_FALSE(
        on<QPlainTextEdit>(WizardWindow::TargetStep, "dumpThere")->toPlainText().contains(u"Nothing"_s))
        << "the run has made something of it";
    EXPECT_EQ(on<QTableView>(WizardWindow::MappingStep, "planTables")->model()->rowCount(), 2);
    EXPECT_EQ(window.draft()->policies().chunkRows, 50);
    EXPECT_TRUE(on<QPlainTextEdit>(WizardWindow::ReviewStep, "dump_reviewStatements")
                    ->toPlainText()
                    .contains(u"CREATE VIEW"_s));
    ASSERT_TRUE(window.dump()->plan());
    EXPECT_EQ(window.dump()->plan()->toJson(), plan->toJson()) << "the plan that it runs, and no other";
    EXPECT_FALSE(window.dump()->reading()) << "its run reads it, and nobody beside it";
    ASSERT_TRUE(window.isRunning());
    window.runs()->session()->resume();
    ASSERT_TRUE(awaited([&] { return !window.isRunning(); }));
    EXPECT_EQ(server->value(u"SELECT COUNT(*) FROM %1.item"_s.arg(schema)).toInt(), 500);
    ASSERT_TRUE(settle());
    ASSERT_TRUE(window.dump()->reading()) << "to be changed for another run";
    EXPECT_TRUE(window.dump()->plan());
    EXPECT_TRUE(window.isSaved());
    // The plot of the run that went on is the one that its folder gives.
    const RunTrail &live = find<LoadPage>("loadPage")->view().trail();
    const auto opened = openPastRun(id);
    ASSERT_TRUE(opened);
    const RunTrail &kept = opened->view.trail();
    ASSERT_EQ(live.phases().size(), kept.phases().size());
    for (qsizetype i = 0; i < kept.phases().size(); ++i)
        EXPECT_DOUBLE_EQ(live.phases().at(i).from, kept.phases().at(i).from) << i;
    EXPECT_NEAR(*live.firstRowAt(), *kept.firstRowAt(), 0.2);
    EXPECT_NEAR(live.endSeconds(), kept.endSeconds(), 0.3);
}

TEST_F(DumpWalk, tablesWithoutATickAreNotLoaded)
{
    ASSERT_TRUE(window.draft());
    window.addPaths({write(u"shop.sql"_s, shop(QByteArray()))});
    ASSERT_TRUE(settle());
    auto *tables = find<QTableView>("dumpTables");
    ASSERT_EQ(tables->model()->rowCount(), 2);
    const QString second = tables->model()->index(1, DumpTablesModel::Name).data().toString();
    QTest::mouseClick(find<QAbstractButton>("dumpTickNone"), Qt::LeftButton);
    EXPECT_FALSE(find<QAbstractButton>("primaryButton")->isEnabled());
    EXPECT_TRUE(window.page(WizardWindow::SourceStep)->hint().contains(u"Tick"_s));
    tables->setFocus();
    tables->setCurrentIndex(tables->model()->index(1, DumpTablesModel::Name));
    QTest::keyClick(tables, Qt::Key_Space);
    EXPECT_EQ(tables->model()->index(1, DumpTablesModel::Name).data(Qt::CheckStateRole).toInt(), Qt::Checked);
    EXPECT_TRUE(window.page(WizardWindow::SourceStep)->sentence().contains(u"1 of 2 tables"_s))
        << window.page(WizardWindow::SourceStep)->sentence();
    ASSERT_NO_FATAL_FAILURE(next());
    ASSERT_NO_FATAL_FAILURE(connectServer());
    ASSERT_NO_FATAL_FAILURE(chooseSchema(schema));
    ASSERT_TRUE(window.goTo(WizardWindow::ReviewStep));
    ASSERT_TRUE(settle());
    ASSERT_NO_FATAL_FAILURE(load());
    EXPECT_EQ(server
                  ->value(u"SELECT GROUP_CONCAT(TABLE_NAME) FROM information_schema.TABLES WHERE "
                          "TABLE_SCHEMA = '%1' AND TABLE_TYPE = 'BASE TABLE'"_s.arg(schema))
                  .toString(),
              second);
}

TEST_F(DumpWalk, oneTableOfItIsLoadedAsBefore)
{
    window.addPaths({write(u"shop.sql"_s, shop())});
    ASSERT_TRUE(settle());
    press("scopeTable");
    ASSERT_TRUE(settle());
    EXPECT_FALSE(window.draft()->isWholeDump());
    auto *tables = find<QComboBox>("foundTables");
    EXPECT_TRUE(tables->isVisible());
    EXPECT_EQ(tables->count(), 2);
    EXPECT_EQ(window.draft()->source().totalRows(), 500);
    EXPECT_EQ(window.page(WizardWindow::TargetStep)->objectName(), u"targetPage"_s);
    press("scopeWhole");
    ASSERT_TRUE(settle());
    EXPECT_EQ(window.page(WizardWindow::TargetStep)->objectName(), u"dumpTargetPage"_s);
}

TEST_F(DumpWalk, aDumpThatIsCutOffIsRefusedWithItsPlace)
{
    window.addPaths({write(u"cut.sql"_s, shop("INSERT INTO `sale` VALUES (4,1,"))});
    ASSERT_TRUE(settle());
    auto *bars = find<QWidget>("sourcePage");
    bool said = false;
    for (const MessageBar *bar : bars->findChildren<MessageBar *>())
        said = said || (bar->isVisible() && bar->what().contains(u"line"_s));
    EXPECT_TRUE(said);
    EXPECT_FALSE(find<QAbstractButton>("primaryButton")->isEnabled());
}

} // namespace
} // namespace millrace::test::dump_walk_test
