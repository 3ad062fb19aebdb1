// SPDX-License-Identifier: GPL-3.0-or-later
// From dropped files, or from a saved plan, to rows in a table: the whole wizard by keys and object names,
// against a real private server.
#include "core/base/literals.h"
#include "core/base/paths.h"
#include "core/record/runfolder.h"
#include "core/server/connection.h"
#include "core/server/login/knownservers.h"
#include "core/source/inspect/inspector.h"
#include "core/source/stream/spoolstore.h"
#include "core/source/tableinspection.h"
#include "core/verify/warmupreport.h"
#include "tests/gui/support/mappingcells.h"
#include "tests/gui/support/walk_fixture.h"
#include "tests/support/awaited.h"
#include "tests/support/factsof.h"
#include "tests/support/stores/s3server.h"
#include "ui/models/run/rowlookmodel.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/messagebar.h"
#include "ui/wizard/frame/wizardpage.h"

#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QTableView>
#include <thread>
#include <vector>

namespace millrace::test::wizard_walk_test {
namespace {

using WizardWalk = WalkTest;

TEST_F(WizardWalk, fromDroppedFileToVerifiedRows)
{
    makeTable();
    QByteArray rows;
    for (int row = 1; row <= 5000; ++row)
        rows += "7\t" + QByteArray::number(row * 3) + "\trecruit\n";
    ASSERT_NO_FATAL_FAILURE(toMapping(rows));

    // id gets the row's number, action an expression: by keys, in the tables.
    auto *mapped = find<QTableView>("mapping");
    mapped->setFocus();
    mapped->setCurrentIndex(ofColumn(mapped, 0, MappingModel::Gets));
    QTest::keyClick(mapped, Qt::Key_F2);
    auto *editor = mapped->findChild<QComboBox *>(u"cellEditor"_s);
    ASSERT_NE(editor, nullptr);
    editor->lineEdit()->selectAll();
    QTest::keyClicks(editor->lineEdit(), u"@row_number"_s);
    QTest::keyClick(editor->lineEdit(), Qt::Key_Return);
    ASSERT_TRUE(awaited([&] { return window.draft()->mapping().usesRowNumber(); }));
    ASSERT_TRUE(giveColumn(mapped, 2, u"CONCAT('web_', @action)"_s));
    ASSERT_TRUE(settle());
    EXPECT_EQ(bindingOf(mapped, 0), u"@discard"_s);
    EXPECT_EQ(bindingOf(mapped, 2), u"@action"_s);
    auto *preview = find<QTableView>("preview")->model();
    ASSERT_EQ(preview->rowCount(), 161) << "the first 100, 60 from anywhere, the last";
    EXPECT_EQ(preview->index(160, 0).data().toString(), u"5,000"_s);
    EXPECT_EQ(preview->index(160, 2).data().toString(), u"5000"_s) << "its row number";
    EXPECT_EQ(preview->index(1, 2).data().toString(), u"2"_s);
    EXPECT_EQ(preview->index(0, 4).data().toString(), u"recruit → web_recruit"_s);
    press("copyStatement");
    EXPECT_TRUE(QGuiApplication::clipboard()->text().startsWith(u"LOAD DATA LOCAL INFILE"_s));

    ASSERT_NO_FATAL_FAILURE(next());
    type("chunkRows", u"1,000"_s);
    EXPECT_EQ(window.draft()->chunkCount(), 5);
    ASSERT_NO_FATAL_FAILURE(next());
    const auto before = window.draft()->asked().session.size();
    QTest::keyClick(find<QAbstractButton>("knob_wait_timeout"), Qt::Key_Space);
    EXPECT_EQ(window.draft()->asked().session.size(), before - 1);
    ASSERT_NO_FATAL_FAILURE(next());
    ASSERT_TRUE(settle());
    // A rehearsal shows how it would go, and nothing happens to the table.
    auto *rehearsal = find<MessageBar>("rehearsalBar");
    EXPECT_TRUE(rehearsal->isHidden());
    press("rehearse");
    ASSERT_TRUE(QTest::qWaitFor([&] { return rehearsal->what().startsWith(u"Rehearsed on"_s); }, 90'000))
        << qPrintable(rehearsal->what() + rehearsal->howToFix());
    EXPECT_TRUE(rehearsal->what().contains(u"5,000 rows loaded and verified"_s))
        << qPrintable(rehearsal->what());
    EXPECT_EQ(rehearsal->severity(), MessageBar::Severity::Good);
    auto *primary = find<QAbstractButton>("primaryButton");
    EXPECT_EQ(primary->text(), u"&Load 5,000 rows"_s);
    EXPECT_TRUE(find<QPlainTextEdit>("reviewStatements")->toPlainText().contains(u"CONCAT('web_'"_s));
    EXPECT_EQ(server->value(u"SELECT COUNT(*) FROM "_s + tableName()).toInt(), 0)
        << "nothing happens before the button";
    QTest::keyClick(&window, Qt::Key_Right, Qt::AltModifier);
    EXPECT_EQ(window.currentStep(), WizardWindow::ReviewStep) << "no shortcut starts a load";
    QTest::mouseClick(primary, Qt::LeftButton);
    ASSERT_EQ(window.currentStep(), WizardWindow::LoadStep);
    ASSERT_TRUE(awaited([&] {
        return !window.isRunning() && window.page(WizardWindow::LoadStep)->isReady() &&
               window.page(WizardWindow::LoadStep)->nextText().isEmpty();
    }));
    EXPECT_EQ(server->value(u"SELECT COUNT(*) FROM "_s + tableName()).toInt(), 5000);
    EXPECT_EQ(server->value(u"SELECT user_id FROM %1 WHERE id = 4321"_s.arg(tableName())).toInt(), 12963);
    EXPECT_EQ(
        server->value(u"SELECT COUNT(*) FROM %1 WHERE action = 'web_recruit'"_s.arg(tableName())).toInt(),
        5000);
    ASSERT_NO_FATAL_FAILURE(next());
    EXPECT_EQ(window.currentStep(), WizardWindow::FinishStep);

    // The table is read into memory when asked to, by keys, and the evidence is on screen and in the run's
    // folder.
    auto *indexes = find<QAbstractButton>("warmIndexes");
    indexes->setFocus();
    QTest::keyClick(indexes, Qt::Key_Space);
    press("warmStart");
    auto *evidence = find<QLabel>("warmEvidence");
    ASSERT_TRUE(awaited([&] { return evidence->text().contains("PRIMARY"_L1); }))
        << qPrintable(find<QLabel>("warmWords")->text());
    EXPECT_TRUE(evidence->text().contains("first scan"_L1)) << qPrintable(evidence->text());
    EXPECT_TRUE(find<QAbstractButton>("warmStart")->isVisible());
    const auto record = WarmupReport::load(runsHome() + u'/' + listRuns().first());
    ASSERT_TRUE(record && *record);
    EXPECT_EQ((*record)->tables.size(), 1);

    // Rows of the dump beside those of the table, by keys: the first and the last, one by its id, one by its
    // number, the slowest chunk's.
    press("rowsTab");
    auto *looked = find<QTableView>("lookRows")->model();
    const auto at = [looked](int row, int column) { return looked->index(row, column).data().toString(); };
    ASSERT_TRUE(awaited([&] { return looked->rowCount() == 2; }))
        << qPrintable(find<ElidedLabel>("lookNotes")->fullText());
    EXPECT_EQ(at(0, RowLookModel::Verdict), u"equal"_s);
    EXPECT_EQ(at(1, RowLookModel::Raw), u"7⇥15000⇥recruit"_s);
    EXPECT_EQ(at(1, RowLookModel::Values + 2), u"web_recruit"_s);
    server->execute(u"UPDATE %1 SET action = 'mine' WHERE id = 4321"_s.arg(tableName()));
    type("lookKey", u"4321"_s);
    QTest::keyClick(find<QLineEdit>("lookKey"), Qt::Key_Return);
    ASSERT_TRUE(awaited([&] { return looked->rowCount() == 3; }))
        << qPrintable(find<ElidedLabel>("lookNotes")->fullText());
    EXPECT_EQ(at(0, RowLookModel::Verdict), u"differs"_s);
    EXPECT_EQ(at(0, RowLookModel::Values + 2), u"≠ web_recruit → mine"_s);
    EXPECT_TRUE(find<ElidedLabel>("lookNotes")->fullText().contains(u"row 4,321 · id = 4321"_s))
        << qPrintable(find<ElidedLabel>("lookNotes")->fullText());
    type("lookKey", u"#1,000"_s);
    QTest::keyClick(find<QLineEdit>("lookKey"), Qt::Key_Return);
    ASSERT_TRUE(awaited([&] { return looked->rowCount() == 4; }));
    EXPECT_EQ(at(0, RowLookModel::Title), u"Row 1,000"_s);
    press("lookSlowest");
    ASSERT_TRUE(awaited([&] { return looked->rowCount() == 6; }));
    EXPECT_TRUE(at(0, RowLookModel::Title).startsWith("Chunk "_L1));
    type("lookKey", u"x"_s);
    QTest::keyClick(find<QLineEdit>("lookKey"), Qt::Key_Return);
    ASSERT_TRUE(awaited([&] {
        return find<ElidedLabel>("lookNotes")->fullText().contains(u"is not a value of id"_s);
    })) << "and what was found stays";
    EXPECT_EQ(looked->rowCount(), 6);
}

TEST_F(WizardWalk, anObjectOfAStoreIsNamedUnderReview)
{
    makeTable();
    S3Server store;
    store.put(u"dumps"_s, u"credits.txt"_s, "1\t2\ta\n2\t3\tb\n");
    qputenv("AWS_ACCESS_KEY_ID", S3Server::keyId);
    qputenv("AWS_SECRET_ACCESS_KEY", S3Server::secret);
    press("dropAddStore");
    const QString url = u"s3://dumps/credits.txt?endpoint="_s + store.endpoint();
    find<QLineEdit>("storeUrl")->setText(url);
    press("storeFetch");
    ASSERT_TRUE(awaited([this] { return !window.draft()->source().isEmpty(); }));
    qunsetenv("AWS_ACCESS_KEY_ID");
    qunsetenv("AWS_SECRET_ACCESS_KEY");
    ASSERT_TRUE(settle());
    ASSERT_NO_FATAL_FAILURE(next());
    ASSERT_NO_FATAL_FAILURE(connectServer(server->connection().password));
    ASSERT_NO_FATAL_FAILURE(chooseTable(u"credits"_s));
    ASSERT_TRUE(window.goTo(WizardWindow::ReviewStep));
    ASSERT_TRUE(settle());
    const QString words = find<QLabel>("reviewWords")->text().remove(QChar(0x200B)); // it folds long words
    EXPECT_TRUE(words.contains(
        (u"The dump is the object "_s + url + u", 12 B, of 2026-11-18 11:06:40 UTC"_s).toHtmlEscaped()))
        << words;
    const QString spool = window.draft()->source().files.first().path;
    EXPECT_TRUE(words.contains(u"It is kept in "_s + spool)) << words;
    chooser.planToSave = folder.filePath(u"p.millrace"_s);
    press("savePlan");
    const auto saved = readWholeFile(chooser.planToSave);
    ASSERT_TRUE(saved);
    EXPECT_TRUE(saved->contains("\"store\""));
    EXPECT_FALSE(saved->contains(S3Server::keyId) || saved->contains(S3Server::secret));
    // Without what was fetched it does not open, and nothing is fetched because a plan is opened.
    EXPECT_TRUE(removeSpool(spool));
    EXPECT_FALSE(window.openPlan(chooser.planToSave));
    EXPECT_TRUE(find<MessageBar>("windowBar")->what().contains(url));
    window.startOver();
    EXPECT_FALSE(window.openPlan(chooser.planToSave));
    qputenv("AWS_ACCESS_KEY_ID", S3Server::keyId);
    qputenv("AWS_SECRET_ACCESS_KEY", S3Server::secret);
    press("readStreamAgain");
    ASSERT_TRUE(awaited([this] { return !window.draft()->source().isEmpty(); }))
        << find<MessageBar>("windowBar")->what();
    qunsetenv("AWS_ACCESS_KEY_ID");
    qunsetenv("AWS_SECRET_ACCESS_KEY");
    ASSERT_TRUE(settle());
    const QString again = window.draft()->source().files.first().path;
    EXPECT_EQ(readWholeFile(again).value(), "1\t2\ta\n2\t3\tb\n");
    EXPECT_TRUE(removeSpool(again));
}

TEST_F(WizardWalk, fromACommandToVerifiedRows)
{
    makeTable();
    press("dropAddCommand");
    const QString command = u"printf '1\\t2\\ta\\n2\\t3\\tb\\n'"_s;
    find<QPlainTextEdit>("commandText")->setPlainText(command);
    press("commandRead");
    ASSERT_TRUE(awaited([this] { return !window.draft()->source().isEmpty(); }));
    ASSERT_TRUE(settle());
    ASSERT_NO_FATAL_FAILURE(next());
    ASSERT_NO_FATAL_FAILURE(connectServer(server->connection().password));
    ASSERT_NO_FATAL_FAILURE(chooseTable(u"credits"_s));
    ASSERT_TRUE(window.goTo(WizardWindow::ReviewStep));
    ASSERT_TRUE(settle());
    const QString words = find<QLabel>("reviewWords")->text().remove(QChar(0x200B)); // it folds long words
    EXPECT_TRUE(words.contains((u"The dump is written by this command: "_s + command).toHtmlEscaped()))
        << words;
    // The saved plan opens while its dump is there.
    chooser.planToSave = folder.filePath(u"p.millrace"_s);
    press("savePlan");
    const auto saved = RunPlan::load(chooser.planToSave);
    ASSERT_TRUE(saved && saved->stream());
    EXPECT_EQ(saved->stream()->text, command);
    QTest::mouseClick(find<QAbstractButton>("primaryButton"), Qt::LeftButton);
    ASSERT_EQ(window.currentStep(), WizardWindow::LoadStep);
    ASSERT_TRUE(awaited([&] {
        return !window.isRunning() && window.page(WizardWindow::LoadStep)->isReady() &&
               window.page(WizardWindow::LoadStep)->nextText().isEmpty();
    }));
    EXPECT_EQ(server->value(u"SELECT COUNT(*) FROM "_s + tableName()).toInt(), 2);
    // Verified: its pages still have the dump's rows, until there is another migration.
    EXPECT_TRUE(QFile::exists(saved->stream()->spool));
    ASSERT_TRUE(window.goTo(WizardWindow::FinishStep));
    press("rowsTab");
    ASSERT_TRUE(awaited([this] { return find<QTableView>("lookRows")->model()->rowCount() == 2; }));
    const auto kept = RunFolder::open(listRuns().first());
    ASSERT_TRUE(kept);
    EXPECT_EQ((*kept)->runPlan()->stream()->text, command);
    press("primaryButton"); // New migration
    ASSERT_EQ(window.currentStep(), WizardWindow::SourceStep);
    // Its plan does not open without its dump, and no command runs because a plan is opened.
    EXPECT_FALSE(window.openPlan(chooser.planToSave));
    EXPECT_TRUE(find<MessageBar>("windowBar")->what().contains(command));
    EXPECT_TRUE(spools().isEmpty());
    window.startOver();
    ASSERT_TRUE(settle());
    EXPECT_FALSE(window.openPlan(chooser.planToSave));
    press("readStreamAgain"); // that is the yes
    ASSERT_TRUE(awaited([this] { return !window.draft()->source().isEmpty(); }))
        << find<MessageBar>("windowBar")->what();
    ASSERT_TRUE(settle());
    EXPECT_EQ(readWholeFile(window.draft()->source().files.first().path).value(), "1\t2\ta\n2\t3\tb\n");
}

TEST_F(WizardWalk, aLoadThatIsHeldBackSaysByWhatWhileItRuns)
{
    makeTable();
    QByteArray rows;
    for (int row = 1; row <= 120'000; ++row)
        rows += QByteArray::number(row) + "\t7\trecruit\n";
    ASSERT_NO_FATAL_FAILURE(toMapping(rows));
    ASSERT_NO_FATAL_FAILURE(next());
    window.draft()->change(&Plan::chunkRows, 10'000);
    window.draft()->change(&Plan::limits, {.rowsPerSecond = 40'000, .threadsRunning = 2});
    ASSERT_TRUE(window.goTo(WizardWindow::ReviewStep));
    ASSERT_TRUE(settle());
    std::vector<std::jthread> others; // keep the server busy for a while
    for (int i = 0; i < 6; ++i)
        others.emplace_back([this] { (void)server->value(u"SELECT SLEEP(2.5)"_s); });
    press("primaryButton");
    WizardPage *page = window.page(WizardWindow::LoadStep);
    const auto says = [page](const char *words) {
        return awaited([&] { return page->sentence().contains(QString::fromLatin1(words)); });
    };
    EXPECT_TRUE(says("limited to 40,000 rows/s")) << page->sentence();
    EXPECT_TRUE(says("slowed down: ")) << page->sentence();
    EXPECT_TRUE(page->sentence().contains(u"(limit 2)"_s)) << page->sentence();
    if (const QString pictures = qEnvironmentVariable("MILLRACE_SHOTS"); !pictures.isEmpty())
        window.grab().save(pictures + u"/load-held-back.png"_s);
    ASSERT_TRUE(
        awaited([&] { return !window.isRunning() && page->isReady() && page->nextText().isEmpty(); }));
    EXPECT_FALSE(page->sentence().contains(u"slowed down"_s));
    EXPECT_EQ(server->value(u"SELECT COUNT(*) FROM "_s + tableName()).toInt(), 120'000);
}

TEST_F(WizardWalk, aBadRowIsSetAsideAndTheEndSaysWhereItLies)
{
    server->execute(
        u"CREATE TABLE %1.credits (id bigint NOT NULL PRIMARY KEY, user_id int unsigned "
        "NOT NULL, action varchar(20) NOT NULL, KEY by_user (user_id)) ENGINE=InnoDB"_s.arg(schema));
    ASSERT_NO_FATAL_FAILURE(toMapping("3\t2\ta\n2\tabc\tb\n1\t4\tc\n3\t5\td\n"));
    ASSERT_NO_FATAL_FAILURE(next());
    for (const char *choice : {"errorSetAside", "duplicateSetAside", "indexesDefer", "orderKey"})
        QTest::keyClick(find<QAbstractButton>(choice), Qt::Key_Space);
    ASSERT_TRUE(window.goTo(WizardWindow::ReviewStep));
    ASSERT_TRUE(settle());
    press("primaryButton");
    WizardPage *page = window.page(WizardWindow::LoadStep);
    ASSERT_TRUE(
        awaited([&] { return !window.isRunning() && page->isReady() && page->nextText().isEmpty(); }));
    const QString said = find<MessageBar>("loadBar")->howToFix();
    EXPECT_TRUE(said.contains(u"2 rows set aside: "_s)) << said;
    const QString rejects = runsHome() + u'/' + listRuns().first() + u"/rejects.txt"_s;
    EXPECT_TRUE(said.contains(rejects)) << said;
    QFile file(rejects);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    const QByteArray rows = file.readAll();
    EXPECT_TRUE(rows.contains("2\tabc\tb\n") && rows.contains("3\t5\td\n")) << rows;
    EXPECT_EQ(server->value(u"SELECT COUNT(*) FROM "_s + tableName()).toInt(), 2);
    EXPECT_EQ(server
                  ->value(u"SELECT COUNT(*) FROM information_schema.STATISTICS WHERE "
                          "TABLE_SCHEMA='%1' AND INDEX_NAME='by_user'"_s.arg(schema))
                  .toInt(),
              1)
        << "built again";
}

TEST_F(WizardWalk, aSavedPlanComesBackWholeAndGoesToReview)
{
    makeTable();
    ASSERT_NO_FATAL_FAILURE(toMapping("1\t2\ta\n"));
    chooser.planToSave = folder.filePath(u"p.millrace"_s);
    QTest::keyClick(&window, Qt::Key_S, Qt::ControlModifier);
    ASSERT_TRUE(QFile::exists(chooser.planToSave));
    const Mapping mapping = window.draft()->mapping();

    qputenv("MILLRACE_PASSWORD", server->connection().password.toUtf8());
    WizardWindow other(&chooser);
    other.show();
    other.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&other));
    chooser.plan = chooser.planToSave;
    QTest::keyClick(&other, Qt::Key_O, Qt::ControlModifier);
    EXPECT_EQ(other.currentStep(), WizardWindow::ReviewStep);
    ASSERT_TRUE(awaited([&] { return !other.isBusy(); }));
    qunsetenv("MILLRACE_PASSWORD");
    EXPECT_EQ(other.draft()->mapping(), mapping);
    EXPECT_TRUE(other.page(WizardWindow::ReviewStep)->isReady());
    EXPECT_TRUE(other.page(WizardWindow::TargetStep)->isReady());
}

/// A plan may come from anybody: it is read and shown, and until the button on Review nothing of it happens.
TEST_F(WizardWalk, ofAPlanThatIsOpenedNothingIsDone)
{
    makeTable();
    server->execute(u"INSERT INTO %1.credits VALUES (1, 2, 'kept')"_s.arg(schema));
    const QString dump = write(u"credits_1.txt"_s, "7\t8\tx\n");
    const auto sources = inspectPaths({dump});
    ASSERT_TRUE(sources);
    Plan plan{.name = u"from a stranger"_s, .source = sources->first().source};
    plan.connection = server->connection(schema).spec;
    plan.connection.scratch = false;
    plan.schema = schema;
    plan.mapping.fields = parseColumnList(u"(id, user_id, action)"_s).value();
    plan.indexes = IndexPolicy::Defer;
    plan.onDuplicate = OnDuplicate::Replace;
    plan.session = {{u"foreign_key_checks"_s, u"0"_s}};
    plan.global = {{u"innodb_flush_log_at_trx_commit"_s, u"0"_s}};
    const auto done = [this] { // by anybody, to anything
        QStringList names;
        for (const char *what :
             {"load", "insert", "insert_select", "replace", "replace_select", "update", "delete", "truncate",
              "create_table", "create_db", "create_user", "grant", "alter_table", "rename_table",
              "drop_table", "drop_db", "lock_tables", "call_procedure", "kill"})
            names << u"'Com_%1'"_s.arg(QLatin1String(what));
        const auto connection = Connection::open(server->connection());
        const auto rows =
            (*connection)->rows(u"SHOW GLOBAL STATUS WHERE Variable_name IN (%1)"_s.arg(names.join(u',')));
        QStringList counts;
        for (const auto &row : rows.value())
            counts << row.value(0).toString() + u' ' + row.value(1).toString();
        EXPECT_EQ(counts.size(), names.size());
        counts << server->value(u"SELECT @@GLOBAL.innodb_flush_log_at_trx_commit"_s).toString();
        return counts;
    };
    // What the server does with a row is tried: one LOAD DATA into a temporary table, which MySQL counts
    // among the tables that are made and dropped, and MariaDB does not.
    const bool countsTemporary = !factsOf(*server).isMariaDb();
    const auto withTrials = [countsTemporary](QStringList counts, const QStringList &now) {
        const auto countIn = [](const QStringList &all, const QString &name) {
            const QStringList found = all.filter(QRegularExpression(u'^' + name + u' '));
            return found.value(0).section(u' ', 1).toLongLong();
        };
        const qint64 trials = countIn(now, u"Com_load"_s) - countIn(counts, u"Com_load"_s);
        EXPECT_LE(trials, 3);
        for (QString &count : counts) {
            const QString name = count.section(u' ', 0, 0);
            if (name == "Com_load"_L1 ||
                (countsTemporary && (name == "Com_create_table"_L1 || name == "Com_drop_table"_L1)))
                count = name + u' ' + QString::number(count.section(u' ', 1).toLongLong() + trials);
        }
        return counts;
    };
    const auto connectionsSoFar = [this] {
        const auto connection = Connection::open(server->connection());
        const auto rows = (*connection)->rows(u"SHOW GLOBAL STATUS LIKE 'Connections'"_s);
        return rows.value().first().value(1).toLongLong();
    };
    qputenv("MILLRACE_PASSWORD", server->connection().password.toUtf8());
    const int runs = static_cast<int>(listRuns().size());
    for (const bool there : {true, false}) {
        SCOPED_TRACE(there ? "a table that is there" : "a table the plan makes");
        plan.table = there ? u"credits"_s : u"made_by_the_plan"_s;
        plan.createSql = there ? QString() : u"CREATE TABLE made_by_the_plan LIKE credits"_s;
        const QString path = folder.filePath(u"stranger.millrace"_s);
        ASSERT_TRUE(plan.save(path));
        QFile::remove(KnownServers::path()); // other tests have been there
        const QStringList before = done();
        // Nobody signed in to its server here before: not even a connection, until it is asked for.
        const qint64 connections = connectionsSoFar();
        ASSERT_TRUE(window.openPlan(path));
        ASSERT_TRUE(settle());
        EXPECT_EQ(window.currentStep(), WizardWindow::ReviewStep);
        EXPECT_FALSE(window.page(WizardWindow::ReviewStep)->isReady());
        for (const int step : {WizardWindow::MappingStep, WizardWindow::ChunksStep, WizardWindow::TuningStep,
                               WizardWindow::ReviewStep}) {
            ASSERT_TRUE(window.goTo(step));
            ASSERT_TRUE(settle());
        }
        EXPECT_EQ(connectionsSoFar(), connections + 1) << "the one that asks";
        auto *connect = find<QPushButton>("connectHeld");
        ASSERT_TRUE(connect && connect->isVisible());
        EXPECT_TRUE(find<MessageBar>("windowBar")->what().contains(plan.connection.displayName()));
        connect->click();
        ASSERT_TRUE(settle());
        EXPECT_EQ(window.currentStep(), WizardWindow::ReviewStep);
        EXPECT_TRUE(window.page(WizardWindow::ReviewStep)->isReady());
        EXPECT_TRUE(KnownServers::contains(plan.connection));
        // Nor by the keys that lead from page to page.
        QTest::keyClick(&window, Qt::Key_Right, Qt::AltModifier);
        QTest::keyClick(&window, Qt::Key_Return);
        QTest::qWait(200);
        ASSERT_TRUE(settle());
        EXPECT_EQ(window.currentStep(), WizardWindow::ReviewStep);
        EXPECT_FALSE(window.isRunning());
        const QStringList now = done();
        EXPECT_EQ(now, withTrials(before, now));
        EXPECT_EQ(listRuns().size(), runs);
    }
    qunsetenv("MILLRACE_PASSWORD");
    EXPECT_EQ(server->value(u"SELECT GROUP_CONCAT(action) FROM "_s + tableName()).toString(), u"kept"_s);
}

TEST_F(WizardWalk, aPlanThatLoadsFromATableIsShownAndRun)
{
    makeTable();
    server->execute(u"CREATE TABLE %1.old LIKE %1.credits"_s.arg(schema));
    server->execute(u"INSERT INTO %1.old VALUES (1, 2, 'a'), (2, 3, 'b'), (5, 6, 'c')"_s.arg(schema));
    const ResolvedConnection target = server->connection(schema);
    Plan plan{.name = u"old into credits"_s, .connection = target.spec};
    plan.connection.scratch = false;
    plan.schema = schema;
    plan.table = u"credits"_s;
    {
        const auto connection = Connection::open(target);
        ASSERT_TRUE(connection);
        const auto found = inspectTable(**connection, schema, u"old"_s);
        ASSERT_TRUE(found) << found.error().text();
        plan.source = *found;
    }
    plan.mapping.fields = parseColumnList(u"(id, user_id, @action)"_s).value();
    plan.mapping.expressions = {parseExpression(u"action=CONCAT('x_', @action)"_s).value()};
    chooser.plan = folder.filePath(u"t.millrace"_s);
    ASSERT_TRUE(plan.save(chooser.plan));

    ASSERT_TRUE(KnownServers::add(plan.connection));
    qputenv("MILLRACE_PASSWORD", server->connection().password.toUtf8());
    ASSERT_TRUE(window.openPlan(chooser.plan));
    EXPECT_EQ(window.currentStep(), WizardWindow::ReviewStep);
    ASSERT_TRUE(settle());
    EXPECT_TRUE(window.page(WizardWindow::ReviewStep)->isReady());
    EXPECT_TRUE(find<QPlainTextEdit>("reviewStatements")
                    ->toPlainText()
                    .contains(u"SELECT src.`id`, src.`user_id`, CONCAT('x_', src.`action`)"_s));

    ASSERT_TRUE(window.goTo(WizardWindow::SourceStep));
    EXPECT_EQ(find<QLabel>("sourceTableName")->text(), schema + u".old, InnoDB"_s);
    EXPECT_EQ(find<QLabel>("sourceTableKey")->text(), u"ranges of id (PRIMARY)"_s);
    ASSERT_TRUE(window.goTo(WizardWindow::MappingStep));
    ASSERT_TRUE(settle());
    EXPECT_EQ(window.draft()->input().sample.size(), 3);
    ASSERT_TRUE(window.serverWork()->preview());
    EXPECT_EQ(window.serverWork()->preview()->rows.last().cells.last().value, "x_c");

    ASSERT_TRUE(window.goTo(WizardWindow::ReviewStep));
    ASSERT_TRUE(settle());
    press("primaryButton");
    ASSERT_TRUE(awaited([this] { return !window.isRunning(); }));
    qunsetenv("MILLRACE_PASSWORD");
    EXPECT_EQ(server->value(u"SELECT GROUP_CONCAT(id, action ORDER BY id) FROM "_s + tableName()).toString(),
              u"1x_a,2x_b,5x_c"_s);
}

TEST_F(WizardWalk, aBlockingFindingKeepsTheLoadButtonOffAndLeadsToItsPage)
{
    makeTable();
    ASSERT_NO_FATAL_FAILURE(toMapping("1\t2\ta\n"));
    write(u"credits_1.txt"_s, "1\t2\ta\n2\t3\tb\n"); // behind our back
    ASSERT_TRUE(window.goTo(WizardWindow::ReviewStep));
    ASSERT_TRUE(settle());
    EXPECT_FALSE(find<QAbstractButton>("primaryButton")->isEnabled());
    press("remedy1");
    EXPECT_EQ(window.currentStep(), WizardWindow::SourceStep);
}

} // namespace
} // namespace millrace::test::wizard_walk_test
