// SPDX-License-Identifier: GPL-3.0-or-later
// Draws the pages of a whole dump's migration, light and dark, in both window sizes.
#include "core/base/coretext.h"
#include "core/base/literals.h"
#include "core/record/runfolder.h"
#include "core/server/connection.h"
#include "tests/gui/support/looks_fixture.h"
#include "tests/support/awaited.h"
#include "tests/support/privateserver.h"
#include "ui/wizard/load/loadpage.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QTableView>
#include <QTest>

namespace millrace::test::dump_looks_test {
namespace {

class DumpLooks : public LooksTest
{
protected:
    /// As to any other server, by its socket.
    bool connectTo(PrivateServer &server)
    {
        ResolvedConnection target = server.connection({});
        target.spec.scratch = false;
        window.draft()->setConnection(target.spec, target.password);
        window.serverWork()->connectToServer();
        return settle();
    }
    /// As mysqldump writes a shop of many tables.
    static QByteArray dump()
    {
        static const char *const names[] = {
            "orders",    "order_lines", "customers", "products",
            "suppliers", "shipments",   "invoices",  "invoice_lines",
            "coupons",   "audit_log",   "sessions",  "a_table_with_a_very_long_name_indeed"};
        QByteArray text = "-- MariaDB dump 10.19  Distrib 10.11.19-MariaDB\n/*!40101 SET NAMES utf8mb4 */;\n"
                          "/*!40014 SET FOREIGN_KEY_CHECKS=0 */;\n";
        int table = 0;
        for (const char *name : names) {
            const QByteArray quoted = QByteArray("`") + name + '`';
            text += "DROP TABLE IF EXISTS " + quoted + ";\nCREATE TABLE " + quoted +
                    " (`id` int NOT NULL, `created_at` datetime NOT NULL, `note` varchar(60) DEFAULT NULL, "
                    "PRIMARY "
                    "KEY (`id`), KEY `by_day` (`created_at`)) ENGINE=InnoDB;\nINSERT INTO " +
                    quoted + " VALUES ";
            const int rows = 400 * ++table;
            for (int row = 1; row <= rows; ++row)
                text += (row > 1 ? ",(" : "(") + QByteArray::number(row) + ",'2010-01-02 03:04:05','row " +
                        QByteArray::number(row) + "')";
            text += ";\n";
        }
        return text + "CREATE VIEW `open_orders` AS SELECT * FROM `orders` WHERE `id` > 10;\n"
                      "CREATE TRIGGER `stamp` BEFORE INSERT ON `coupons` FOR EACH ROW SET NEW.`created_at` = "
                      "NOW();\n"
                      "SET GLOBAL max_connections = 200;\nRESET MASTER;\n-- Dump completed on 2010-05-01\n";
    }
};

TEST_P(DumpLooks, everyPageShowsAllItsText)
{
    PrivateServer &server = PrivateServer::shared();
    server.execute(u"DROP DATABASE IF EXISTS shop"_s);
    server.execute(u"CREATE DATABASE shop"_s);
    window.addPaths({write(u"shop_2010-05-01.sql"_s, dump())});
    ASSERT_TRUE(settle());
    look(u"dump-1-source"_s);
    // Ends well; the longer sentences of a run of which something is missing scroll in the small window.
    window.dump()->change(&DumpPlanOptions::others, OtherStatements::LeftOut);
    look(u"dump-1-source-left-out"_s);
    ASSERT_TRUE(window.goTo(WizardWindow::TargetStep));
    look(u"dump-2-target-empty"_s);
    ASSERT_TRUE(connectTo(server));
    look(u"dump-2-target-schema"_s);
    window.dump()->setSchema(u"shop"_s);
    ASSERT_TRUE(settle());
    look(u"dump-2-target"_s);
    for (const int step : {WizardWindow::MappingStep, WizardWindow::ChunksStep, WizardWindow::TuningStep,
                           WizardWindow::ReviewStep}) {
        ASSERT_TRUE(window.goTo(step));
        ASSERT_TRUE(settle());
        look(u"dump-%1-%2"_s.arg(step + 1).arg(window.page(step)->stepName().toLower()));
    }
    ASSERT_TRUE(window.goTo(WizardWindow::MappingStep));
    find<QAbstractButton>("changeMapping")->click();
    ASSERT_TRUE(awaited([this] { return find<QTableView>("mapping")->model()->rowCount() == 3; }));
    QTest::qWait(600); // its preview
    look(u"dump-3-mapping-table"_s);
    find<QAbstractButton>("leaveMapping")->click();
    ASSERT_TRUE(settle());
    server.execute(u"CREATE TABLE shop.orders (id int PRIMARY KEY)"_s);
    window.dump()->change(&DumpPlanOptions::existing, ExistingTables::Append);
    window.dump()->change(&DumpPlanOptions::existing, ExistingTables::Refuse);
    ASSERT_TRUE(settle());
    ASSERT_TRUE(window.goTo(WizardWindow::TargetStep));
    look(u"dump-2-target-there"_s);
    ASSERT_TRUE(window.goTo(WizardWindow::ReviewStep));
    ASSERT_TRUE(settle());
    look(u"dump-6-review-refused"_s);
    server.execute(u"DROP TABLE shop.orders"_s);
    ASSERT_TRUE(window.goTo(WizardWindow::TargetStep));
    window.dump()->change(&DumpPlanOptions::existing, ExistingTables::Replace);
    window.draft()->change(&Plan::limits,
                           {.rowsPerSecond = 9'000}); // there is something to look at for a while
    ASSERT_TRUE(settle());
    ASSERT_TRUE(window.goTo(WizardWindow::ReviewStep));
    ASSERT_TRUE(settle());
    find<QAbstractButton>("primaryButton")->click();
    auto *load = static_cast<LoadPage *>(window.page(WizardWindow::LoadStep));
    ASSERT_TRUE(
        awaited([load] { return load->view().progress().rowsCommitted > 9'000 || !load->isRunning(); }));
    look(u"dump-7-load"_s);
    ASSERT_TRUE(awaited([load] { return !load->isRunning(); }));
    look(u"dump-7-load-done"_s);
    ASSERT_TRUE(window.goTo(WizardWindow::FinishStep));
    look(u"dump-8-finish"_s);
    find<QAbstractButton>("rowsTab")->click();
    ASSERT_TRUE(awaited([this] { return find<QTableView>("lookRows")->model()->rowCount() == 2; }));
    look(u"dump-8-finish-rows"_s);
}

/// Its pages are filled by its plan, and can only be looked at.
TEST_P(DumpLooks, oneThatIsResumedShowsAllItsText)
{
    PrivateServer &server = PrivateServer::shared();
    server.execute(u"DROP DATABASE IF EXISTS shop"_s);
    server.execute(u"CREATE DATABASE shop"_s);
    window.addPaths({write(u"shop_2010-05-01.sql"_s, dump())});
    ASSERT_TRUE(settle());
    ASSERT_TRUE(window.goTo(WizardWindow::TargetStep));
    ASSERT_TRUE(connectTo(server));
    window.dump()->setSchema(u"shop"_s);
    window.draft()->change(&Plan::limits, {.rowsPerSecond = 9'000});
    ASSERT_TRUE(settle());
    ASSERT_TRUE(window.goTo(WizardWindow::ReviewStep));
    ASSERT_TRUE(settle());
    find<QAbstractButton>("primaryButton")->click();
    auto *load = static_cast<LoadPage *>(window.page(WizardWindow::LoadStep));
    const auto loadTo = [&](qint64 rows) {
        ASSERT_TRUE(
            awaited([&] { return load->view().progress().rowsCommitted > rows || !load->isRunning(); }));
        ASSERT_TRUE(load->isRunning());
    };
    ASSERT_NO_FATAL_FAILURE(loadTo(9'000));
    window.runs()->stop();
    ASSERT_TRUE(awaited([load] { return !load->isRunning(); }));
    const QString id = listRuns().first();
    window.startOver();
    ASSERT_TRUE(settle());
    const auto plan = (*RunFolder::open(id))->runPlan();
    ASSERT_TRUE(plan);
    window.runs()->resume(id, *plan, server.connection({}).password);
    ASSERT_NO_FATAL_FAILURE(loadTo(17'000));
    look(u"resumed-dump-7-load"_s);
    window.runs()->session()->pause();
    for (int step = 0; step < WizardWindow::LoadStep; ++step) {
        ASSERT_TRUE(window.goTo(step));
        ASSERT_TRUE(settle());
        look(u"resumed-dump-%1-%2"_s.arg(step + 1).arg(window.page(step)->stepName().toLower()));
    }
    window.runs()->stop();
    ASSERT_TRUE(awaited([load] { return !load->isRunning(); }));
    ASSERT_TRUE(settle());
}

/// Several schemas, the server's own among them, one without rows beside it.
TEST_P(DumpLooks, oneOfSeveralSchemasShowsAllItsText)
{
    PrivateServer &server = PrivateServer::shared();
    for (const char *name : {"crm", "shop", "shop_copy"})
        server.execute(u"DROP DATABASE IF EXISTS %1"_s.arg(QLatin1String(name)));
    server.execute(u"CREATE DATABASE crm"_s);
    server.execute(u"CREATE TABLE crm.leads (id int)"_s);
    server.execute(u"INSERT INTO crm.leads VALUES (1), (2), (3)"_s);
    QByteArray text;
    for (const char *name : {"crm", "shop", "mysql"})
        text += QByteArray("CREATE DATABASE IF NOT EXISTS `") + name + "`;\nUSE `" + name +
                "`;\nDROP TABLE IF EXISTS `leads`;\nCREATE TABLE `leads` (`id` int);\n"
                "INSERT INTO `leads` VALUES (1),(2);\n";
    text += "GRANT SELECT ON `shop`.* TO `web`@`%`;\n";
    window.addPaths({write(u"all-databases.sql"_s, text)});
    ASSERT_TRUE(settle());
    look(u"schemas-1-source"_s);
    ASSERT_TRUE(window.goTo(WizardWindow::TargetStep));
    ASSERT_TRUE(connectTo(server));
    window.dump()->change(&DumpPlanOptions::schemaNames, {{"shop", "shop_copy"}});
    window.dump()->change(&DumpPlanOptions::existing, ExistingTables::Replace);
    ASSERT_TRUE(settle());
    look(u"schemas-2-target"_s);
    ASSERT_TRUE(window.goTo(WizardWindow::ReviewStep));
    ASSERT_TRUE(settle());
    look(u"schemas-6-review"_s);
}

/// No rows at all, into a schema that is not there.
TEST_P(DumpLooks, oneWithoutRowsShowsAllItsText)
{
    PrivateServer &server = PrivateServer::shared();
    server.execute(u"DROP DATABASE IF EXISTS routines"_s);
    window.addPaths({write(u"routines.sql"_s, "DELIMITER ;;\nCREATE PROCEDURE `p`() BEGIN SELECT 1; END ;;\n"
                                              "DELIMITER ;\nCREATE FUNCTION `f`() RETURNS int "
                                              "DETERMINISTIC RETURN 3;\n")});
    ASSERT_TRUE(settle());
    look(u"program-1-source"_s);
    ASSERT_TRUE(window.goTo(WizardWindow::TargetStep));
    ASSERT_TRUE(connectTo(server));
    window.dump()->setSchema(u"routines"_s);
    ASSERT_TRUE(settle());
    look(u"program-2-target-new"_s);
    window.dump()->change(&DumpPlanOptions::createSchema, true);
    ASSERT_TRUE(settle());
    for (const int step : {WizardWindow::MappingStep, WizardWindow::ChunksStep, WizardWindow::TuningStep,
                           WizardWindow::ReviewStep}) {
        ASSERT_TRUE(window.goTo(step));
        ASSERT_TRUE(settle());
        look(u"program-%1-%2"_s.arg(step + 1).arg(window.page(step)->stepName().toLower()));
    }
    find<QAbstractButton>("primaryButton")->click();
    auto *load = static_cast<LoadPage *>(window.page(WizardWindow::LoadStep));
    ASSERT_TRUE(awaited([load] { return load->isReady() && !load->isRunning(); }));
    look(u"program-7-load-done"_s);
    ASSERT_TRUE(window.goTo(WizardWindow::FinishStep));
    look(u"program-8-finish"_s);
}

/// Nothing of it is a table of the plan: what the pages say then.
TEST_P(DumpLooks, oneInItsOwnOrderShowsAllItsText)
{
    PrivateServer &server = PrivateServer::shared();
    server.execute(u"DROP DATABASE IF EXISTS ordered"_s);
    server.execute(u"CREATE DATABASE ordered"_s);
    window.addPaths(
        {write(u"ordered.sql"_s, "CREATE TABLE `a` (`id` int AUTO_INCREMENT PRIMARY KEY, `n` int);\n"
                                 "INSERT INTO `a` (`n`) VALUES (3), (4);\n"
                                 "SET @last = LAST_INSERT_ID();\n"
                                 "INSERT INTO `a` VALUES (@last + 10, 5);\n")});
    ASSERT_TRUE(settle());
    ASSERT_TRUE(window.goTo(WizardWindow::TargetStep));
    ASSERT_TRUE(connectTo(server));
    window.dump()->setSchema(u"ordered"_s);
    ASSERT_TRUE(settle());
    for (const int step : {WizardWindow::MappingStep, WizardWindow::ChunksStep, WizardWindow::ReviewStep}) {
        ASSERT_TRUE(window.goTo(step));
        ASSERT_TRUE(settle());
        look(u"ordered-%1-%2"_s.arg(step + 1).arg(window.page(step)->stepName().toLower()));
    }
    find<QAbstractButton>("primaryButton")->click();
    auto *load = static_cast<LoadPage *>(window.page(WizardWindow::LoadStep));
    ASSERT_TRUE(awaited([load] { return load->isReady() && !load->isRunning(); }));
    look(u"ordered-7-load-done"_s);
    ASSERT_TRUE(window.goTo(WizardWindow::FinishStep));
    const QString why =
        CoreText::tr("Statements of the dump ran as they stand, and what they changed is not known.");
    EXPECT_TRUE(awaited([&] { return find<QLabel>("evidence")->text().contains(why); }))
        << "why it cannot be rolled back";
    look(u"ordered-8-finish"_s);
}

/// What is changed, and the choices there are.
TEST_P(DumpLooks, oneFromAnotherFlavourShowsAllItsText)
{
    PrivateServer &server = PrivateServer::shared();
    server.execute(u"DROP DATABASE IF EXISTS foreign_one"_s);
    server.execute(u"CREATE DATABASE foreign_one"_s);
    window.addPaths({write(u"foreign.sql"_s,
                           "SET NAMES utf8mb4;\nSET @@SESSION.SQL_LOG_BIN= 0;\n"
                           "SET sql_mode = 'TIME_TRUNCATE_FRACTIONAL,NO_AUTO_CREATE_USER';\n"
                           "CREATE TABLE `a` (`id` int PRIMARY KEY, `n` varchar(9)) ENGINE=TokuDB DEFAULT "
                           "CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci;\nINSERT INTO `a` VALUES (3, 'x');\n"
                           "CREATE DEFINER=`nobody`@`nowhere` VIEW `v` AS SELECT * FROM `a`;\n"
                           "CREATE USER 'looks_app'@'%' IDENTIFIED BY 'one-secret';\n"
                           "GRANT SELECT ON *.* TO 'looks_app'@'%';\n")});
    ASSERT_TRUE(settle());
    ASSERT_TRUE(window.goTo(WizardWindow::TargetStep));
    ASSERT_TRUE(connectTo(server));
    window.dump()->setSchema(u"foreign_one"_s);
    ASSERT_TRUE(settle());
    ASSERT_TRUE(window.goTo(WizardWindow::ReviewStep));
    ASSERT_TRUE(settle());
    look(u"foreign-6-review"_s);
    window.dump()->change(&DumpPlanOptions::accounts, AccountPolicy::Fit);
    ASSERT_TRUE(settle());
    EXPECT_TRUE(find<QAbstractButton>("accountsWhich")->isVisible());
    look(u"foreign-6-review-accounts"_s);
    auto *definers = find<QComboBox>("foreignDefiners");
    ASSERT_TRUE(definers->isVisible());
    definers->setCurrentIndex(1);
    Q_EMIT definers->activated(1);
    ASSERT_TRUE(settle());
    ASSERT_TRUE(window.dump()->plan());
    EXPECT_EQ(window.dump()->plan()->foreign.choice.definers, DefinerPolicy::Strip);
    definers->setCurrentIndex(2);
    Q_EMIT definers->activated(2);
    auto *account = find<QLineEdit>("foreignAccount");
    ASSERT_TRUE(account->isVisible());
    account->setText(u"app@%"_s);
    Q_EMIT account->editingFinished();
    ASSERT_TRUE(settle());
    ASSERT_TRUE(window.dump()->plan());
    EXPECT_EQ(window.dump()->plan()->foreign.choice.definer, u"app@%"_s);
    look(u"foreign-6-review-account"_s);
}

INSTANTIATE_TEST_SUITE_P(Looks, DumpLooks, allLooks(), nameOfLook);

} // namespace
} // namespace millrace::test::dump_looks_test
