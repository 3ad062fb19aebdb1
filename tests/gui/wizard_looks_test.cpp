// SPDX-License-Identifier: GPL-3.0-or-later
// Draws every page of the wizard over a realistic migration, light and dark, in both window sizes, and checks
// that no text is cut. With MILLRACE_SHOTS set to a folder the pictures are left there for people to look
// at.
#include "core/server/connection.h"
#include "core/server/knownservers.h"
#include "tests/gui/looks_fixture.h"
#include "tests/support/privateserver.h"
#include "ui/models/mappingedits.h"
#include "ui/theme/theme.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/wizard/transformbar.h"
#include "ui/wizard/wizardpage.h"

#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>

namespace millrace::test {
namespace {

class WizardLooks : public LooksTest
{
protected:
    QByteArray shard(int month, int rows, bool withBadRows)
    {
        static const char *const actions[] = {"recruit", "pledge", "sign", "join", "share"};
        QByteArray text;
        for (int row = 1; row <= rows; ++row) {
            const bool bad = withBadRows && row == 4;
            text += QByteArray::number(18'734'000 + row) + '\t' +
                    (withBadRows && row == 7 ? "5000000001" : QByteArray::number(4711 + row * 37)) + '\t' +
                    actions[row % 5] + '\t' + QByteArray::number(133'730 + row % 900) + '\t' +
                    (bad ? QByteArray("2010-02-30 11:00:00")
                         : "2010-" + QByteArray::number(month).rightJustified(2, '0') +
                               "-01 00:00:" + QByteArray::number(row % 60).rightJustified(2, '0')) +
                    '\n';
        }
        return text;
    }
};

TEST_P(WizardLooks, everyPageShowsAllItsText)
{
    PrivateServer &server = PrivateServer::shared();
    const QString schema = QStringLiteral("causes");
    server.execute(QStringLiteral("DROP DATABASE IF EXISTS causes"));
    server.execute(QStringLiteral("CREATE DATABASE causes"));
    server.execute(QStringLiteral(
        "CREATE TABLE causes.credits (id bigint NOT NULL AUTO_INCREMENT PRIMARY KEY, user_id int "
        "unsigned NOT NULL, action varchar(20) NOT NULL, cause_id int unsigned NOT NULL, "
        "created_at datetime NOT NULL, KEY by_user (user_id), KEY by_cause (cause_id)) ENGINE=InnoDB"));
    for (const char *name : {"users", "causes", "donations", "sessions", "audit_log", "mail_queue"})
        server.execute(QStringLiteral("CREATE TABLE causes.%1 (id int PRIMARY KEY, note varchar(80))")
                           .arg(QString::fromLatin1(name)));
    server.execute(QStringLiteral("INSERT INTO causes.users VALUES (1,'a'),(2,'b'),(3,'c')"));
    server.execute(QStringLiteral("ANALYZE TABLE causes.users"));

    look(QStringLiteral("1-empty"));
    QStringList paths;
    for (int month = 1; month <= 12; ++month)
        paths << write(QStringLiteral("credits_2010_%1.txt").arg(month, 2, 10, QLatin1Char('0')),
                       shard(month, 20'000 + month * 1371, month == 1));
    for (int month = 1; month <= 12; ++month)
        write(QStringLiteral("credits_2010_%1.sql").arg(month, 2, 10, QLatin1Char('0')),
              "CREATE TABLE `credits` (\n  `id` bigint NOT NULL "
              "AUTO_INCREMENT,\n  `user_id` int(10) unsigned NOT NULL,\n"
              "  `action` varchar(20) NOT NULL,\n  `cause_id` int(10) "
              "unsigned NOT NULL,\n  `created_at` datetime NOT NULL,\n"
              "  PRIMARY KEY (`id`)\n) ENGINE=InnoDB;\n");
    window.addPaths(paths);
    ASSERT_TRUE(settle());
    look(QStringLiteral("1-source"));

    ASSERT_TRUE(window.goTo(WizardWindow::TargetStep));
    look(QStringLiteral("2-target-empty"));
    auto *tls = find<QComboBox>("tls");
    tls->setCurrentIndex(static_cast<int>(ConnectionSpec::Tls::VerifyIdentity));
    look(QStringLiteral("2-target-tls"));
    tls->setCurrentIndex(static_cast<int>(ConnectionSpec::Tls::Preferred));
    ResolvedConnection target = server.connection(schema);
    target.spec.scratch = false; // as any other server, by its socket
    window.draft()->setConnection(target.spec, QStringLiteral("wrong"));
    window.serverWork()->connectToServer();
    ASSERT_TRUE(settle());
    look(QStringLiteral("2-target-refused"));
    window.draft()->setConnection(target.spec, target.password);
    window.serverWork()->connectToServer();
    ASSERT_TRUE(settle());
    ASSERT_TRUE(QTest::qWaitFor([this] { return !window.serverWork()->tables().isEmpty(); }));
    window.serverWork()->chooseTable(schema, QStringLiteral("credits"));
    ASSERT_TRUE(settle());
    look(QStringLiteral("2-target"));
    find<QAbstractButton>("accountPowersButton")->click();
    look(QStringLiteral("2-target-account"));
    find<QAbstractButton>("accountClose")->click();
    find<QAbstractButton>("createFromDump")->click();
    look(QStringLiteral("2-target-create"));
    find<QAbstractButton>("createCancel")->click();

    ASSERT_TRUE(window.goTo(WizardWindow::MappingStep));
    Mapping mapping = withColumnFromRowNumber(window.draft()->mapping(), QStringLiteral("id"));
    mapping =
        *withColumnExpression(mapping, QStringLiteral("action"), QStringLiteral("CONCAT('web_', @action)"));
    window.draft()->setMapping(mapping);
    ASSERT_TRUE(settle());
    look(QStringLiteral("3-mapping"));
    find<QAbstractButton>("previewFindings")->click();
    window.draft()->setPinnedRows({150'000});
    window.serverWork()->requestPreview();
    ASSERT_TRUE(settle());
    find<TransformBar>("transformBar")
        ->ask(*transformNamed(QStringLiteral("lookup")), QStringLiteral("action"),
              QStringLiteral("CONCAT('web_', @action)"), {});
    look(QStringLiteral("3-mapping-findings"));
    find<TransformBar>("transformBar")->dismiss();
    find<QAbstractButton>("previewFindings")->click();
    auto *statement = find<QPlainTextEdit>("statement");
    statement->setFocus();
    QTest::keyClick(statement, Qt::Key_End, Qt::ControlModifier);
    QTest::keyClicks(statement, QStringLiteral(") -- once more"));
    look(QStringLiteral("3-mapping-text"));
    QTest::keyClick(statement, Qt::Key_Escape);
    for (const int step : {WizardWindow::ChunksStep, WizardWindow::TuningStep, WizardWindow::ReviewStep}) {
        ASSERT_TRUE(window.goTo(step));
        ASSERT_TRUE(settle());
        look(QStringLiteral("%1-%2").arg(step + 1).arg(window.page(step)->stepName().toLower()));
    }
    MigrationDraft *draft = window.draft();
    ASSERT_TRUE(window.goTo(WizardWindow::TuningStep));
    find<QAbstractButton>("preset_fast")->click();
    look(QStringLiteral("5-tuning-fast"));
    find<QLineEdit>("knobSearch")->setText(QStringLiteral("machine"));
    look(QStringLiteral("5-tuning-search"));
    find<QLineEdit>("knobSearch")->setText(QStringLiteral("log"));
    look(QStringLiteral("5-tuning-log"));
    find<QLineEdit>("knobSearch")->setText(QStringLiteral("innodb"));
    find<QScrollArea>("knobScroll")->verticalScrollBar()->setValue(1'000'000);
    look(QStringLiteral("5-tuning-end"));
    if (auto *redoLog = window.findChild<QAbstractButton *>(QStringLiteral("knob_innodb_redo_log"))) {
        redoLog->click();
        look(QStringLiteral("5-tuning-confirm"));
        find<QAbstractButton>("redoLogNo")->click();
    }
    find<QLineEdit>("knobSearch")->clear();
    find<QAbstractButton>("confToggle")->click();
    look(QStringLiteral("5-tuning-conf"));
    find<QAbstractButton>("confToggle")->click();
    ASSERT_TRUE(window.goTo(WizardWindow::ReviewStep));
    ASSERT_TRUE(settle());
    look(QStringLiteral("6-review-fast"));
    ASSERT_TRUE(window.goTo(WizardWindow::TuningStep));
    find<QAbstractButton>("preset_safe")->click();
    draft->setOnError(OnError::SetAside);
    draft->setOnDuplicate(OnDuplicate::SetAside);
    draft->setIndexes(IndexPolicy::Defer);
    ASSERT_TRUE(window.goTo(WizardWindow::ChunksStep));
    look(QStringLiteral("4-chunks-aside"));
    window.calibration()->start({.secondsPerTrial = 0.3});
    ASSERT_TRUE(QTest::qWaitFor([this] { return !window.calibration()->found().trials.isEmpty(); }, 20'000));
    find<QAbstractButton>("calibrateStop")->setFocus();
    look(QStringLiteral("4-chunks-measuring"));
    ASSERT_TRUE(QTest::qWaitFor([this] { return !window.calibration()->isRunning(); }, 60'000));
    look(QStringLiteral("4-chunks-measured"));
    draft->setLimits({.rowsPerSecond = 50'000, .threadsRunning = 40});
    find<QAbstractButton>("limitsToggle")->click();
    look(QStringLiteral("4-chunks-limits"));
    find<QAbstractButton>("limitsToggle")->click();
    look(QStringLiteral("4-chunks-limits-closed"));
    ASSERT_TRUE(window.goTo(WizardWindow::ReviewStep));
    ASSERT_TRUE(settle());
    look(QStringLiteral("6-review-aside"));
    draft->setOnError(OnError::AsServer);
    draft->setMapping(*withColumnExpression(autoMap(5, {}, *draft->tableSchema()), QStringLiteral("action"),
                                            QStringLiteral("CONCAT('web_', @action)")));
    draft->setOrder(RowOrder::PrimaryKey);
    ASSERT_TRUE(window.goTo(WizardWindow::ChunksStep));
    ASSERT_TRUE(settle());
    look(QStringLiteral("4-chunks-as-server"));
    ASSERT_TRUE(window.goTo(WizardWindow::ReviewStep));
    write(QStringLiteral("credits_2010_03.txt"), "changed\n");
    window.serverWork()->requestPreflight();
    ASSERT_TRUE(settle());
    look(QStringLiteral("6-review-blocked"));
}

TEST_P(WizardLooks, aTableAsTheSourceIsTold)
{
    PrivateServer &server = PrivateServer::shared();
    for (const char *statement :
         {"DROP DATABASE IF EXISTS causes", "CREATE DATABASE causes",
          "CREATE TABLE causes.credits_2010 (id bigint PRIMARY KEY, user_id int unsigned NOT NULL, action "
          "varchar(20) NOT NULL, created_at datetime NOT NULL)",
          "CREATE TABLE causes.credits LIKE causes.credits_2010",
          "INSERT INTO causes.credits_2010 VALUES (18734001, 4711, 'recruit', '2010-01-01 00:00:01'), "
          "(18734002, 4748, 'pledge', '2010-01-01 00:00:02'), (18734003, 4785, 'sign', '2010-01-01 "
          "00:00:03')"})
        server.execute(QString::fromLatin1(statement));
    const ResolvedConnection target = server.connection(QStringLiteral("causes"));
    Plan plan{.name = QStringLiteral("credits_2010 into credits"), .connection = target.spec};
    plan.connection.scratch = false;
    plan.schema = QStringLiteral("causes");
    plan.table = QStringLiteral("credits");
    {
        const auto connection = Connection::open(target);
        ASSERT_TRUE(connection);
        plan.source = inspectTable(**connection, plan.schema, QStringLiteral("credits_2010")).value();
    }
    plan.mapping.fields = parseColumnList(QStringLiteral("(id, user_id, @action, created_at)")).value();
    plan.mapping.expressions = {parseExpression(QStringLiteral("action=CONCAT('web_', @action)")).value()};
    chooser.plan = folder.filePath(QStringLiteral("t.millrace"));
    ASSERT_TRUE(plan.save(chooser.plan));
    QFile::remove(KnownServers::path());
    qputenv("MILLRACE_PASSWORD", target.password.toUtf8());
    ASSERT_TRUE(window.openPlan(chooser.plan));
    ASSERT_TRUE(settle());
    look(QStringLiteral("server-not-known"));
    window.findChild<QPushButton *>(QStringLiteral("connectHeld"))->click();
    ASSERT_TRUE(settle());
    for (const int step : {WizardWindow::MappingStep, WizardWindow::SourceStep, WizardWindow::ChunksStep,
                           WizardWindow::ReviewStep}) {
        ASSERT_TRUE(window.goTo(step));
        ASSERT_TRUE(settle());
        look(QStringLiteral("table-%1-%2").arg(step + 1).arg(window.page(step)->stepName().toLower()));
    }
    qunsetenv("MILLRACE_PASSWORD");
}

/// What the scan finds, and a table made from the rows.
TEST_P(WizardLooks, aDumpWithOddBytesAndNoDdl)
{
    QByteArray rows = "id,price,bought_at,what,note\n";
    for (int i = 1; i <= 3000; ++i)
        rows += QByteArray::number(i) + ',' + (i % 7 == 0 ? QByteArray() : QByteArray::number(i) + ".50") +
                ",2010-04-01 10:00:00,\"gift, wrapped\"," +
                (i % 3 == 0   ? "NULL"
                 : i % 3 == 1 ? ""
                              : "\"NULL\"") +
                '\n';
    rows += QByteArray(
        "3001,1.50,2010-04-01 10:00:00,\"Ren\xE9\",a\0b\n3002,2.50,2010-04-02 11:00:00,x,y\r\n", 76);
    PrivateServer server;
    const QString schema = server.freshSchema();
    window.addPaths({write(QStringLiteral("gifts.csv"), rows)});
    ASSERT_TRUE(settle());
    EXPECT_EQ(window.draft()->scanNotes().size(), 3);
    look(QStringLiteral("text-1-source"));
    ASSERT_TRUE(window.goTo(WizardWindow::TargetStep));
    ResolvedConnection target = server.connection(schema);
    target.spec.scratch = false;
    window.draft()->setConnection(target.spec, target.password);
    window.serverWork()->connectToServer();
    ASSERT_TRUE(settle());
    find<QAbstractButton>("createFromDump")->click();
    look(QStringLiteral("text-2-target"));
}

TEST_P(WizardLooks, anSqlDumpAsTheSourceIsTold)
{
    QByteArray dump = "-- MariaDB dump 10.19  Distrib 10.11.6-MariaDB, for debian-linux-gnu (x86_64)\n"
                      "/*!40101 SET NAMES utf8mb4 */;\n";
    for (const char *table : {"credits", "customers", "orders"}) {
        dump += QByteArray("CREATE TABLE `") + table +
                "` (`id` bigint, `user_id` int unsigned, `action` varchar(20), `created_at` "
                "datetime);\nINSERT INTO `" +
                table + "` VALUES ";
        for (int row = 1; row <= 40; ++row)
            dump += QByteArray(row > 1 ? "," : "") + "(" + QByteArray::number(row) + ",47" +
                    QByteArray::number(row) + ",'it\\'s a pledge','2010-01-01 00:00:01')";
        dump += ";\n";
    }
    chooser.dumps = {write(QStringLiteral("shop.sql"), dump)};
    press("addFiles");
    ASSERT_TRUE(settle());
    look(QStringLiteral("sqldump-1-source"));
}

TEST_P(WizardLooks, aTableOfAnotherServerIsTold)
{
    static PrivateServer from;
    PrivateServer &server = PrivateServer::shared();
    const QString definition = QStringLiteral("(id bigint PRIMARY KEY, user_id int unsigned NOT NULL, action "
                                              "varchar(20) NOT NULL, created_at datetime NOT NULL)");
    for (PrivateServer *one : {&from, &server}) {
        one->execute(QStringLiteral("DROP DATABASE IF EXISTS causes"));
        one->execute(QStringLiteral("CREATE DATABASE causes"));
        one->execute(QStringLiteral("CREATE TABLE causes.credits ") + definition);
    }
    QStringList rows;
    for (int row = 1; row <= 60; ++row)
        rows << QStringLiteral("(%1, %2, 'recruit', '2010-01-01 00:00:%3')")
                    .arg(18'734'000 + row)
                    .arg(4711 + row * 37)
                    .arg(row % 60);
    from.execute(QStringLiteral("INSERT INTO causes.credits VALUES ") + rows.join(QLatin1Char(',')));
    from.execute(QStringLiteral("ANALYZE TABLE causes.credits"));
    press("dropAddServer");
    look(QStringLiteral("server-1-empty"));
    SourceAddress address{.server = from.connection(QStringLiteral("causes")).spec,
                          .table = QStringLiteral("credits")};
    address.server.scratch = false;
    window.sourceWork()->readServer(address, {}, QStringLiteral("wrong"));
    ASSERT_TRUE(settle());
    look(QStringLiteral("server-1-refused"));
    window.sourceWork()->readServer(address, {}, from.connection().password);
    ASSERT_TRUE(settle());
    look(QStringLiteral("server-1-source"));
    press("sourceKindQuery");
    look(QStringLiteral("server-1-select"));
    press("sourceKindTable");
    ResolvedConnection target = server.connection(QStringLiteral("causes"));
    target.spec.scratch = false;
    window.draft()->setConnection(target.spec, target.password);
    window.serverWork()->connectToServer();
    ASSERT_TRUE(settle());
    window.serverWork()->chooseTable(QStringLiteral("causes"), QStringLiteral("credits"));
    ASSERT_TRUE(settle());
    for (const int step : {WizardWindow::TargetStep, WizardWindow::MappingStep, WizardWindow::ChunksStep,
                           WizardWindow::ReviewStep}) {
        ASSERT_TRUE(window.goTo(step));
        ASSERT_TRUE(settle());
        look(QStringLiteral("server-%1-%2").arg(step + 1).arg(window.page(step)->stepName().toLower()));
    }
}

TEST_P(WizardLooks, aScratchServerShowsItsStateAndWhatCanBeDone)
{
    ASSERT_TRUE(ScratchServer({}).remove());
    window.addPaths({write(QStringLiteral("credits.txt"), shard(1, 100, false))});
    ASSERT_TRUE(settle());
    ASSERT_TRUE(window.goTo(WizardWindow::TargetStep));
    ASSERT_TRUE(QTest::qWaitFor([this] { return window.scratch()->isKnown(); }));
    press("kindScratch");
    look(QStringLiteral("2-scratch-off"));
    ScratchServer::Options options{.durability = ScratchServer::Durability::None,
                                   .memoryBytes = 64LL * 1024 * 1024,
                                   .program = qEnvironmentVariable("MILLRACE_TEST_SERVER")};
    window.scratch()->setOptions(options);
    press("connectButton");
    look(QStringLiteral("2-scratch-starting"));
    ASSERT_TRUE(QTest::qWaitFor([this] { return window.draft()->facts().has_value(); }, 60'000));
    ASSERT_TRUE(settle());
    look(QStringLiteral("2-scratch-on"));
    press("scratchDelete");
    look(QStringLiteral("2-scratch-delete"));
    press("scratchDeleteNo");
    press("scratchSeal");
    ASSERT_TRUE(QTest::qWaitFor([this] { return window.scratch()->sealed().has_value(); }, 60'000));
    ASSERT_TRUE(settle());
    look(QStringLiteral("2-scratch-sealed"));
    ASSERT_TRUE(ScratchServer({}).remove());
}

INSTANTIATE_TEST_SUITE_P(Looks, WizardLooks, allLooks(), nameOfLook);

} // namespace
} // namespace millrace::test
