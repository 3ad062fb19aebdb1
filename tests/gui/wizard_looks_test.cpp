// SPDX-License-Identifier: GPL-3.0-or-later
// Draws every page of the wizard over a realistic migration, light and dark, in both window sizes, and checks
// that no text is cut. With MILLRACE_SHOTS set to a folder the pictures are left there for people to look
// at.
#include "core/base/literals.h"
#include "core/mapping/automatch.h"
#include "core/server/connection.h"
#include "core/server/login/knownservers.h"
#include "core/source/tableinspection.h"
#include "tests/gui/support/looks_fixture.h"
#include "tests/support/awaited.h"
#include "tests/support/privateserver.h"
#include "ui/models/mappingedits.h"
#include "ui/theme/theme.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/messagebar.h"
#include "ui/wizard/frame/wizardpage.h"
#include "ui/wizard/mapping/transformbar.h"

#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>

namespace millrace::test::wizard_looks_test {
namespace {

class WizardLooks : public LooksTest
{
protected:
    static QByteArray shard(int month, int rows, bool withBadRows)
    {
        static const char *const actions[] = {"recruit", "pledge", "sign", "join", "share"};
        const QByteArray day = "2010-" + QByteArray::number(month).rightJustified(2, '0') + "-01 00:00:";
        QByteArray text;
        text.reserve(48LL * rows);
        for (int row = 1; row <= rows; ++row) {
            text += QByteArray::number(18'734'000 + row) + '\t' +
                    (withBadRows && row == 7 ? "5000000001" : QByteArray::number(4711 + row * 37)) + '\t' +
                    actions[row % 5] + '\t' + QByteArray::number(133'730 + row % 900) + '\t';
            if (withBadRows && row == 4)
                text += "2010-02-30 11:00:00";
            else
                ((text += day) += static_cast<char>('0' + row % 60 / 10)) +=
                    static_cast<char>('0' + row % 10);
            text += '\n';
        }
        return text;
    }

    /// Connects there and takes the table of the schema that is named.
    void chooseCredits(const ResolvedConnection &target)
    {
        window.draft()->setConnection(target.spec, target.password);
        window.serverWork()->connectToServer();
        ASSERT_TRUE(settle());
        ASSERT_TRUE(awaited([this] { return !window.serverWork()->tables().isEmpty(); }));
        window.serverWork()->chooseTable(target.spec.schema, u"credits"_s);
        ASSERT_TRUE(settle());
    }
};

TEST_P(WizardLooks, everyPageShowsAllItsText)
{
    PrivateServer &server = PrivateServer::shared();
    const QString schema = u"causes"_s;
    server.execute(u"DROP DATABASE IF EXISTS causes"_s);
    server.execute(u"CREATE DATABASE causes"_s);
    server.execute(
        u"CREATE TABLE causes.credits (id bigint NOT NULL AUTO_INCREMENT PRIMARY KEY, user_id int "
        "unsigned NOT NULL, action varchar(20) NOT NULL, cause_id int unsigned NOT NULL, "
        "created_at datetime NOT NULL, KEY by_user (user_id), KEY by_cause (cause_id)) ENGINE=InnoDB"_s);
    for (const char *name : {"users", "causes", "donations", "sessions", "audit_log", "mail_queue"})
        server.execute(u"CREATE TABLE causes.%1 (id int PRIMARY KEY, note varchar(80))"_s.arg(
            QString::fromLatin1(name)));
    server.execute(u"INSERT INTO causes.users VALUES (1,'a'),(2,'b'),(3,'c')"_s);
    server.execute(u"ANALYZE TABLE causes.users"_s);

    look(u"1-empty"_s);
    static const QVector<QByteArray> shards = [] { // of all the looks
        QVector<QByteArray> made;
        for (int month = 1; month <= 12; ++month)
            made << shard(month, 20'000 + month * 1371, month == 1);
        return made;
    }();
    QStringList paths;
    for (int month = 1; month <= 12; ++month)
        paths << write(u"credits_2010_%1.txt"_s.arg(month, 2, 10, '0'_L1), shards[month - 1]);
    for (int month = 1; month <= 12; ++month)
        write(u"credits_2010_%1.sql"_s.arg(month, 2, 10, '0'_L1),
              "CREATE TABLE `credits` (\n  `id` bigint NOT NULL "
              "AUTO_INCREMENT,\n  `user_id` int(10) unsigned NOT NULL,\n"
              "  `action` varchar(20) NOT NULL,\n  `cause_id` int(10) "
              "unsigned NOT NULL,\n  `created_at` datetime NOT NULL,\n"
              "  PRIMARY KEY (`id`)\n) ENGINE=InnoDB;\n");
    window.addPaths(paths);
    ASSERT_TRUE(settle());
    look(u"1-source"_s);

    ASSERT_TRUE(window.goTo(WizardWindow::TargetStep));
    look(u"2-target-empty"_s);
    auto *tls = find<QComboBox>("tls");
    tls->setCurrentIndex(static_cast<int>(ConnectionSpec::Tls::VerifyIdentity));
    auto *compression = find<QComboBox>("compression");
    compression->setCurrentIndex(static_cast<int>(Compression::Auto));
    look(u"2-target-tls"_s);
    tls->setCurrentIndex(static_cast<int>(ConnectionSpec::Tls::Preferred));
    compression->setCurrentIndex(static_cast<int>(Compression::Off));
    auto *ssh = find<QLineEdit>("ssh");
    ssh->setText(u"ops@bastion"_s);
    look(u"2-target-ssh"_s);
    ssh->clear();
    ResolvedConnection target = server.connection(schema);
    target.spec.scratch = false; // as any other server, by its socket
    window.draft()->setConnection(target.spec, u"wrong"_s);
    window.serverWork()->connectToServer();
    ASSERT_TRUE(settle());
    look(u"2-target-refused"_s);
    ASSERT_NO_FATAL_FAILURE(chooseCredits(target));
    look(u"2-target"_s);
    find<QAbstractButton>("accountPowersButton")->click();
    look(u"2-target-account"_s);
    find<QAbstractButton>("accountClose")->click();
    find<QAbstractButton>("createFromDump")->click();
    look(u"2-target-create"_s);
    find<QAbstractButton>("createCancel")->click();

    ASSERT_TRUE(window.goTo(WizardWindow::MappingStep));
    Mapping mapping = withColumnFromRowNumber(window.draft()->mapping(), u"id"_s);
    mapping = *withColumnExpression(mapping, u"action"_s, u"CONCAT('web_', @action)"_s);
    window.draft()->setMapping(mapping);
    ASSERT_TRUE(settle());
    look(u"3-mapping"_s);
    find<QAbstractButton>("previewFindings")->click();
    window.draft()->change(&SourceDraft::setPinnedRows, {150'000});
    window.serverWork()->requestPreview();
    ASSERT_TRUE(settle());
    find<TransformBar>("transformBar")
        ->ask(*transformNamed(u"lookup"_s), u"action"_s, u"CONCAT('web_', @action)"_s, {});
    look(u"3-mapping-findings"_s);
    find<TransformBar>("transformBar")->dismiss();
    find<QAbstractButton>("previewFindings")->click();
    auto *statement = find<QPlainTextEdit>("statement");
    find<QAbstractButton>("openStatement")->click();
    QTest::keyClick(statement, Qt::Key_End, Qt::ControlModifier);
    QTest::keyClicks(statement, u") -- once more"_s);
    look(u"3-mapping-text"_s);
    QTest::keyClick(statement, Qt::Key_Escape);
    find<QAbstractButton>("openStatement")->click();
    find<QAbstractButton>("previewWarningsMore")->click();
    look(u"3-mapping-warnings"_s);
    find<QAbstractButton>("previewWarningsMore")->click();
    for (const int step : {WizardWindow::ChunksStep, WizardWindow::TuningStep, WizardWindow::ReviewStep}) {
        ASSERT_TRUE(window.goTo(step));
        ASSERT_TRUE(settle());
        look(u"%1-%2"_s.arg(step + 1).arg(window.page(step)->stepName().toLower()));
    }
    MigrationDraft *draft = window.draft();
    ASSERT_TRUE(window.goTo(WizardWindow::TuningStep));
    find<QAbstractButton>("preset_fast")->click();
    look(u"5-tuning-fast"_s);
    find<QLineEdit>("knobSearch")->setText(u"machine"_s);
    look(u"5-tuning-search"_s);
    find<QLineEdit>("knobSearch")->setText(u"log"_s);
    look(u"5-tuning-log"_s);
    find<QLineEdit>("knobSearch")->setText(u"innodb"_s);
    find<QScrollArea>("knobScroll")->verticalScrollBar()->setValue(1'000'000);
    look(u"5-tuning-end"_s);
    if (auto *redoLog = window.findChild<QAbstractButton *>(u"knob_innodb_redo_log"_s)) {
        redoLog->click();
        look(u"5-tuning-confirm"_s);
        find<QAbstractButton>("redoLogNo")->click();
    }
    find<QLineEdit>("knobSearch")->clear();
    find<QAbstractButton>("confToggle")->click();
    look(u"5-tuning-conf"_s);
    find<QAbstractButton>("confToggle")->click();
    ASSERT_TRUE(window.goTo(WizardWindow::ReviewStep));
    ASSERT_TRUE(settle());
    look(u"6-review-fast"_s);
    ASSERT_TRUE(window.goTo(WizardWindow::TuningStep));
    find<QAbstractButton>("preset_safe")->click();
    draft->change(&Plan::onError, OnError::SetAside);
    draft->change(&Plan::onDuplicate, OnDuplicate::SetAside);
    draft->change(&Plan::indexes, IndexPolicy::Defer);
    ASSERT_TRUE(window.goTo(WizardWindow::ChunksStep));
    look(u"4-chunks-aside"_s);
    window.calibration()->start({.secondsPerTrial = 0.3});
    ASSERT_TRUE(awaited([this] { return !window.calibration()->found().trials.isEmpty(); }));
    find<QAbstractButton>("calibrateStop")->setFocus();
    look(u"4-chunks-measuring"_s);
    ASSERT_TRUE(awaited([this] { return !window.calibration()->isRunning(); }));
    look(u"4-chunks-measured"_s);
    draft->change(&Plan::shipServer, qEnvironmentVariable("MILLRACE_TEST_SERVER"));
    draft->change(&Plan::onDuplicate, OnDuplicate::Stop);
    draft->change(&Plan::wayIn, WayIn::Ship);
    ASSERT_TRUE(settle());
    look(u"4-chunks-ship"_s);
    ASSERT_TRUE(window.goTo(WizardWindow::ReviewStep));
    ASSERT_TRUE(settle());
    look(u"6-review-ship"_s);
    draft->change(&Plan::shipServer, u"/bin/true"_s);
    ASSERT_TRUE(window.goTo(WizardWindow::ChunksStep));
    ASSERT_TRUE(settle());
    look(u"4-chunks-ship-missing"_s);
    draft->change(&Plan::onDuplicate, OnDuplicate::SetAside);
    draft->change(&Plan::wayIn, WayIn::Auto);
    ASSERT_TRUE(settle());
    draft->change(&Plan::limits, {.rowsPerSecond = 50'000, .threadsRunning = 40});
    find<QAbstractButton>("limitsToggle")->click();
    look(u"4-chunks-limits"_s);
    find<QAbstractButton>("limitsToggle")->click();
    look(u"4-chunks-limits-closed"_s);
    ASSERT_TRUE(window.goTo(WizardWindow::ReviewStep));
    ASSERT_TRUE(settle());
    look(u"6-review-aside"_s);
    draft->change(&Plan::onError, OnError::AsServer);
    draft->setMapping(*withColumnExpression(autoMap(5, {}, *draft->tableSchema()), u"action"_s,
                                            u"CONCAT('web_', @action)"_s));
    draft->change(&Plan::order, RowOrder::PrimaryKey);
    ASSERT_TRUE(window.goTo(WizardWindow::ChunksStep));
    ASSERT_TRUE(settle());
    look(u"4-chunks-as-server"_s);
    ASSERT_TRUE(window.goTo(WizardWindow::ReviewStep));
    write(u"credits_2010_03.txt"_s, "changed\n");
    window.serverWork()->requestPreflight();
    ASSERT_TRUE(settle());
    look(u"6-review-blocked"_s);
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
    const ResolvedConnection target = server.connection(u"causes"_s);
    Plan plan{.name = u"credits_2010 into credits"_s, .connection = target.spec};
    plan.connection.scratch = false;
    plan.schema = u"causes"_s;
    plan.table = u"credits"_s;
    {
        const auto connection = Connection::open(target);
        ASSERT_TRUE(connection);
        plan.source = inspectTable(**connection, plan.schema, u"credits_2010"_s).value();
    }
    plan.mapping.fields = parseColumnList(u"(id, user_id, @action, created_at)"_s).value();
    plan.mapping.expressions = {parseExpression(u"action=CONCAT('web_', @action)"_s).value()};
    chooser.plan = folder.filePath(u"t.millrace"_s);
    ASSERT_TRUE(plan.save(chooser.plan));
    QFile::remove(KnownServers::path());
    qputenv("MILLRACE_PASSWORD", target.password.toUtf8());
    ASSERT_TRUE(window.openPlan(chooser.plan));
    ASSERT_TRUE(settle());
    look(u"server-not-known"_s);
    window.findChild<QPushButton *>(u"connectHeld"_s)->click();
    ASSERT_TRUE(settle());
    for (const int step : {WizardWindow::MappingStep, WizardWindow::SourceStep, WizardWindow::ChunksStep,
                           WizardWindow::ReviewStep}) {
        ASSERT_TRUE(window.goTo(step));
        ASSERT_TRUE(settle());
        look(u"table-%1-%2"_s.arg(step + 1).arg(window.page(step)->stepName().toLower()));
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
    window.addPaths({write(u"gifts.csv"_s, rows)});
    ASSERT_TRUE(settle());
    EXPECT_EQ(window.draft()->input().scanNotes().size(), 3);
    look(u"text-1-source"_s);
    ASSERT_TRUE(window.goTo(WizardWindow::TargetStep));
    ResolvedConnection target = server.connection(schema);
    target.spec.scratch = false;
    window.draft()->setConnection(target.spec, target.password);
    window.serverWork()->connectToServer();
    ASSERT_TRUE(settle());
    find<QAbstractButton>("createFromDump")->click();
    look(u"text-2-target"_s);
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
    chooser.dumps = {write(u"shop.sql"_s, dump)};
    press("addFiles");
    ASSERT_TRUE(settle());
    look(u"sqldump-1-source"_s);
}

TEST_P(WizardLooks, aCommandAsTheSourceIsTold)
{
    press("dropAddCommand");
    look(u"command-1-empty"_s);
    // Of what a command says nobody can ask for a translation.
    find<QPlainTextEdit>("commandText")
        ->setPlainText(u"echo 'aws: HeadObject: 404: s3://bucket/dump.sql.zst' >&2; exit 1"_s);
    press("commandRead");
    ASSERT_TRUE(awaited([this] { return find<MessageBar>("commandBar")->isVisible(); }));
    look(u"command-2-failed"_s);
}

TEST_P(WizardLooks, aStreamThatArrivesIsTold)
{
    QByteArray rows;
    for (int row = 1; row <= 60'000; ++row)
        rows += QByteArray::number(row) + "\t17\t2026-11-28 23:59:59\tdelivered\n";
    const QString go = folder.filePath(u"go"_s);
    press("dropAddCommand");
    find<QPlainTextEdit>("commandText")
        ->setPlainText(
            u"cat '%1'; while ! test -e '%2'; do sleep 0.02; done; exit 3"_s.arg(write(u"head"_s, rows), go));
    press("commandRead");
    ASSERT_TRUE(awaited([this] { return window.draft()->source().isArriving(); }));
    ASSERT_TRUE(settle());
    look(u"arriving-1-source"_s);
    write(u"go"_s, {});
    ASSERT_TRUE(awaited([this] { return find<MessageBar>("arrivalBar")->isVisible(); }));
    look(u"arriving-2-broken-off"_s);
    press("arrivalCancel");
}

TEST_P(WizardLooks, anObjectStoreAsTheSourceIsTold)
{
    press("dropAddStore");
    look(u"store-1-empty"_s);
    // Refused before anything is sent: it has no TLS.
    find<QLineEdit>("storeUrl")->setText(u"s3://backups/2026-11-28/shop.sql.zst?anonymous=1"_s);
    find<QLineEdit>("storeEndpoint")->setText(u"http://minio.example:9000"_s);
    press("storeFetch");
    ASSERT_TRUE(awaited([this] { return find<MessageBar>("storeBar")->isVisible(); }));
    look(u"store-2-refused"_s);
    press("storeTypeKeys");
    find<QLineEdit>("storeKeyId")->setText(u"AKIAIOSFODNN7EXAMPLE"_s);
    look(u"store-3-keys"_s);
}

TEST_P(WizardLooks, aTableOfAnotherServerIsTold)
{
    static PrivateServer from;
    PrivateServer &server = PrivateServer::shared();
    const QString definition = u"(id bigint PRIMARY KEY, user_id int unsigned NOT NULL, action "
                               "varchar(20) NOT NULL, created_at datetime NOT NULL)"_s;
    for (PrivateServer *one : {&from, &server}) {
        one->execute(u"DROP DATABASE IF EXISTS causes"_s);
        one->execute(u"CREATE DATABASE causes"_s);
        one->execute(u"CREATE TABLE causes.credits "_s + definition);
    }
    QStringList rows;
    for (int row = 1; row <= 60; ++row)
        rows << u"(%1, %2, 'recruit', '2010-01-01 00:00:%3')"_s.arg(18'734'000 + row)
                    .arg(4711 + row * 37)
                    .arg(row % 60);
    from.execute(u"INSERT INTO causes.credits VALUES "_s + rows.join(u','));
    from.execute(u"ANALYZE TABLE causes.credits"_s);
    press("dropAddServer");
    look(u"server-1-empty"_s);
    SourceAddress address{.server = from.connection(u"causes"_s).spec, .table = u"credits"_s};
    address.server.scratch = false;
    window.sourceWork()->readServer(address, {}, u"wrong"_s);
    ASSERT_TRUE(settle());
    look(u"server-1-refused"_s);
    window.sourceWork()->readServer(address, {}, from.connection().password);
    ASSERT_TRUE(settle());
    look(u"server-1-source"_s);
    press("sourceKindQuery");
    look(u"server-1-select"_s);
    press("sourceKindTable");
    ResolvedConnection target = server.connection(u"causes"_s);
    target.spec.scratch = false;
    window.draft()->setConnection(target.spec, target.password);
    window.serverWork()->connectToServer();
    ASSERT_TRUE(settle());
    window.serverWork()->chooseTable(u"causes"_s, u"credits"_s);
    ASSERT_TRUE(settle());
    for (const int step : {WizardWindow::TargetStep, WizardWindow::MappingStep, WizardWindow::ChunksStep,
                           WizardWindow::ReviewStep}) {
        ASSERT_TRUE(window.goTo(step));
        ASSERT_TRUE(settle());
        look(u"server-%1-%2"_s.arg(step + 1).arg(window.page(step)->stepName().toLower()));
    }
}

TEST_P(WizardLooks, aFinishedRunShowsRowsOfTheDumpBesideThoseOfTheTable)
{
    PrivateServer &server = PrivateServer::shared();
    const QString schema = server.freshSchema();
    server.execute(
        u"CREATE TABLE %1.credits (id bigint NOT NULL PRIMARY KEY, user_id int unsigned NOT NULL, "
        "action varchar(20) NOT NULL, cause_id int unsigned NOT NULL, created_at datetime NOT NULL)"_s.arg(
            schema));
    for (const int month : {1, 2, 3})
        chooser.dumps << write(u"credits_2010_0%1.txt"_s.arg(month), shard(month, 4'000, false));
    press("addFiles");
    ASSERT_TRUE(settle());
    ResolvedConnection target = server.connection(schema);
    target.spec.scratch = false;
    ASSERT_NO_FATAL_FAILURE(chooseCredits(target));
    window.draft()->setMapping(withColumnFromRowNumber(window.draft()->mapping(), u"id"_s));
    ASSERT_TRUE(settle());
    ASSERT_TRUE(window.goTo(WizardWindow::ReviewStep));
    ASSERT_TRUE(settle());
    press("primaryButton");
    ASSERT_TRUE(awaited([this] { return !window.isRunning(); }));
    ASSERT_TRUE(window.goTo(WizardWindow::FinishStep));
    look(u"8-finish"_s);
    server.execute(u"UPDATE %1.credits SET action = 'by hand' WHERE id = 12000"_s.arg(schema));
    server.execute(u"DELETE FROM %1.credits WHERE id = 1"_s.arg(schema));
    press("rowsTab");
    auto *rows = find<QTableView>("lookRows");
    ASSERT_TRUE(awaited([rows] { return rows->model()->rowCount() == 2; }));
    look(u"8-finish-rows"_s);
    press("lookSlowest");
    ASSERT_TRUE(awaited([rows] { return rows->model()->rowCount() >= 4; }));
    rows->horizontalScrollBar()->setValue(rows->horizontalScrollBar()->maximum());
    look(u"8-finish-rows-end"_s);
}

TEST_P(WizardLooks, aScratchServerShowsItsStateAndWhatCanBeDone)
{
    ASSERT_TRUE(ScratchServer({}).remove());
    window.addPaths({write(u"credits.txt"_s, shard(1, 100, false))});
    ASSERT_TRUE(settle());
    ASSERT_TRUE(window.goTo(WizardWindow::TargetStep));
    ASSERT_TRUE(awaited([this] { return window.scratch()->isKnown(); }));
    press("kindScratch");
    look(u"2-scratch-off"_s);
    ScratchServer::Options options{.durability = ScratchServer::Durability::None,
                                   .memoryBytes = 64LL * 1024 * 1024,
                                   .program = qEnvironmentVariable("MILLRACE_TEST_SERVER")};
    window.scratch()->setOptions(options);
    press("connectButton");
    look(u"2-scratch-starting"_s);
    ASSERT_TRUE(awaited([this] { return window.draft()->facts().has_value(); }));
    ASSERT_TRUE(settle());
    look(u"2-scratch-on"_s);
    press("scratchDelete");
    look(u"2-scratch-delete"_s);
    press("scratchDeleteNo");
    press("scratchSeal");
    ASSERT_TRUE(awaited([this] { return window.scratch()->sealed().has_value(); }));
    ASSERT_TRUE(settle());
    look(u"2-scratch-sealed"_s);
    ASSERT_TRUE(ScratchServer({}).remove());
}

INSTANTIATE_TEST_SUITE_P(Looks, WizardLooks, allLooks(), nameOfLook);

} // namespace
} // namespace millrace::test::wizard_looks_test
